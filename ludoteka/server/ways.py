"""Legal moves as they are sent: all of them, or, where one frame has no room for so many, how they begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ..play import Move
from .protocol import MoveCard

MOST_BYTES = 128 * 1024
"""Of the moves in one frame."""
LEAST_CARD = 36
"""Bytes that a move has at least."""
LONG = 200
"""To put more moves than these into words takes so long that others would feel it."""

_encode = msgspec.json.Encoder().encode


def ways(moves: Sequence[Move], seat: int, known: int = 0) -> list[MoveCard]:
    """These moves, which have their first `known` steps in common; cut as late as possible if they are too many."""
    if len(moves) * LEAST_CARD <= MOST_BYTES:
        whole = [_whole(move, seat) for move in moves]
        if len(_encode(whole)) <= MOST_BYTES:
            return whole
    depth = known + 1
    found = cut(moves, seat, depth)
    while any(card.more for card in found):
        depth += 1
        if len({move.steps[:depth] for move in moves}) * LEAST_CARD > MOST_BYTES:
            break
        further = cut(moves, seat, depth)
        if len(_encode(further)) > MOST_BYTES:
            break
        found = further
    return found


def cut(moves: Sequence[Move], seat: int, depth: int) -> list[MoveCard]:
    """Of moves that begin with the same `depth` steps only those; a move that has none beside it is left whole."""
    alike = Counter(move.steps[:depth] for move in moves)
    found: list[MoveCard] = []
    for move in moves:
        begin = move.steps[:depth]
        if len(move.steps) <= depth or alike[begin] == 1:
            found.append(_whole(move, seat))
        elif alike[begin] > 1:
            found.append(MoveCard(list(begin), "", seat, more=True))
            alike[begin] = 0
    return found


def _whole(move: Move, seat: int) -> MoveCard:
    return MoveCard(move.steps, move.text, seat)  # type: ignore[arg-type]


def after(moves: Sequence[Move], steps: Sequence[str]) -> list[Move]:
    """The moves that begin with these steps."""
    begin = tuple(steps)
    return [move for move in moves if move.steps[: len(begin)] == begin]
