"""Lines to be laid on a board: sticks from dot to dot, and tiles with pipes that lead to their sides."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box, circle, moved, side_mark
from .tiles import road

WAYS = "nesw"


def stick(paint: Paint, text: str = "") -> str:
    """A stick as long as the field, with the side's mark in its middle."""
    del text
    return body(box(-50, -8, 50, 8, 8), paint, width=2.4) + moved(side_mark(paint, 5), 0, 0)


def pipe(paint: Paint, ways: str = "") -> str:
    """A tile with a pipe from its middle to each named side: "n", "ns", "ne", "nes", "nesw"."""
    tile = body(box(-48, -48, 48, 48, 3), paint, fill="#d9d3c2", width=2)
    turns = (90 * WAYS.index(way) for way in ways if way in WAYS)
    arms = "".join(moved(body(box(-11, -48, 11, 4), paint, width=0.1), 0, 0, 1, turn) for turn in turns)
    return tile + arms + circle(0, 0, 19, paint, width=2.4) + side_mark(paint, 9)


def trail(paint: Paint, pairs: str = "") -> str:
    """A tile with two lines from side to side; one in capitals, as in "NS-ew", is the main line and drawn in red."""
    del paint
    named = pairs if "-" in pairs else "ns-ew"
    main, other = ("#b8433a" if pair.isupper() else "#26221c" for pair in named.split("-"))
    return road(named.lower(), (main, other))
