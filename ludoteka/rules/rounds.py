"""Shortest ways on which some steps cost nothing and the others one: cells are reached in rounds, by what they cost.

A family keeps two lists of cells, those of this round and those of the next, and exchanges them when a round is over.
"""

from __future__ import annotations

from .abi import Row
from .lean import kernel


@kernel
def line_up(s: Row, cell: int, free: bool, here: int, now: int, later: int, then: int) -> tuple[int, int]:
    """Write a cell behind the `now` cells of this round if it costs nothing, else behind the `then` cells of the next.

    How many there are in each afterwards.
    """
    if free:
        s[here + now] = cell
        return now + 1, then
    s[later + then] = cell
    return now, then + 1
