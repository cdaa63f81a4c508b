"""Ways of pieces as tables, for families beside the chess family.

ways  for side, kind and cell: where its list begins; a list has its number of ways, then each: mode, skip, length,
      cells; the first `skip` cells must be empty and are no places to stop at.

Pieces on cells are kind + 1 for the first player, -(kind + 1) for the second, 0 for none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..declare.betza import Mode
from ..declare.chess import Trail
from .abi import Packer, Row, State
from .lean import kernel

MOVE_ONLY, CAPTURE_ONLY = int(Mode.MOVE), int(Mode.CAPTURE)


def pack_ways(packer: Packer, slot: int, spare: int, lists: Iterable[Sequence[Trail]]) -> None:
    """Store the ways of all pieces, equal lists once; `spare` is a slot of no other use."""
    known: dict[tuple[int, ...], int] = {}
    index = []
    for trails in lists:
        values = [value for way in trails for value in (way.mode, way.skip, len(way.cells), *way.cells)]
        key = (len(trails), *values)
        if key not in known:
            known[key] = packer.section(spare, key)
        index.append(known[key])
    packer.section(slot, index)


@kernel
def reach(s: State, t: Row, ways: int, cells: int, sign: int, out: Row, n: int, stem: int, shift: int) -> int:
    """Write the places that a piece can go to by the list `ways`, as stem | place << shift."""
    at = ways + 1
    for _ in range(t[ways]):
        mode, skip, length = t[at], t[at + 1], t[at + 2]
        at += 3
        for i in range(length):
            to = t[at + i]
            there = s[cells + to]
            if i >= skip:
                if there == 0 and mode != CAPTURE_ONLY:
                    out[n] = stem | to << shift
                    n += 1
                elif there * sign < 0 and mode != MOVE_ONLY:
                    out[n] = stem | to << shift
                    n += 1
            if there != 0:
                break
        at += length
    return n


@kernel
def strikes(s: State, t: Row, ways: int, cells: int, target: int) -> bool:
    """Whether a piece with these ways could capture on the cell `target`, whatever stands there."""
    at = ways + 1
    for _ in range(t[ways]):
        mode, skip, length = t[at], t[at + 1], t[at + 2]
        at += 3
        if mode != MOVE_ONLY:
            for i in range(length):
                to = t[at + i]
                if to == target:
                    if i >= skip:
                        return True
                    break
                if s[cells + to] != 0:
                    break
        at += length
    return False
