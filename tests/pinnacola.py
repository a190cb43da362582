"""What tests of Pinnacola share: its family, and positions in short notation."""

from twinpack.families import FAMILIES

FAMILY = FAMILIES["pinnacola"]

OWNERS = {"own": 0, "opponent": 1, "partner": 2}


def written(before: str, **more: str) -> str:
    """The text of a position of four in which seat 0 is to draw, from parts like `hand`, `row`, `stock` and `own`.

    `own`, `partner` and `opponent` are melds, numbered in their order; `more` are further lines.
    """
    lines = {"row": '""'}
    melds = []
    for part in before.split("; "):
        word, _, cards = part.partition(" ")
        if word in OWNERS:
            melds.append(f'{{owner = {OWNERS[word]}, cards = "{cards}"}}')
        elif word == "hand":
            lines["hands"] = f'["{cards}", 13, 13, 13]'
        elif word == "opened":
            lines["opened"] = "[0]"
        else:
            lines[word] = f'"{cards}"'
    lines["melds"] = f"[{', '.join(melds)}]"
    return "\n".join(f"{key} = {value}" for key, value in {**lines, **more}.items())
