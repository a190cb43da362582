"""Counting bits in one machine instruction, which Numba does not offer by itself."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no type hints
def bit_count(typing: Any, word: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no type hints
def lowest_bit(typing: Any, word: Any) -> Any:
    """The place of the lowest bit that is set. One must be."""
    sure = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda context, builder, signature, given: builder.cttz(given[0], sure)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no type hints
def leading_zeros(typing: Any, word: Any) -> Any:
    """How many bits above the highest that is set are not. One must be."""
    sure = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda context, builder, signature, given: builder.ctlz(given[0], sure)
