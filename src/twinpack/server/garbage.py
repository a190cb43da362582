"""Full garbage collections, which stop everything: as long as 400 ms with a thousand tables, several times a minute."""

import asyncio
import gc

EVERY = 1800.0
"""Seconds between two full collections. There is little for them to find: a table and its clients leave no cycles."""

NEVER = 1_000_000


async def collect_rarely() -> None:
    """Have full collections on a schedule in place of whenever much has been allocated; for ever."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(young, middle, old)
