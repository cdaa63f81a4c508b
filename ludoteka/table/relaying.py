"""After a move by the rules: which piece goes where, so that as little as possible has to move."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import hypot
from typing import TYPE_CHECKING

from msgspec.structs import replace

from .entries import Piece
from .marks import Marks
from .operations import Target

if TYPE_CHECKING:
    from .doing import Doing

SAME = 0.05


def relay(doing: Doing, targets: Sequence[Target], brought: Collection[int] = ()) -> Marks:
    """Lay the pieces of the game, and those brought to it, as the targets say; returns the marks of what happened."""
    left = {p.id: p for p in doing.state.things() if isinstance(p, Piece) and (p.game or p.id in brought)}
    placed: list[Piece | None] = [_pop_at(left, target) for target in targets]
    lines: list[tuple[float, float, float, float]] = []
    turned: list[tuple[float, float, float]] = []
    for at, target in enumerate(targets):
        there = placed[at]
        if there is not None and there.side != target.side and doing.kind(there.kind).back is not None:
            turned.append(doing.circle(there))
        if there is None and (near := _pop_nearest(left, target)) is not None:
            placed[at] = near
            lines.append((near.x, near.y, target.x, target.y))
    for piece in left.values():
        doing.put(f"t{piece.id}", None)
    removed = tuple(doing.circle(piece) for piece in left.values())
    for at, target in enumerate(targets):
        if placed[at] is None:
            _copy(doing, target.kind)
            new = doing._lay(target.kind, target.x, target.y, target.side, target.turn, game=True)
            placed[at] = new
            turned.append(doing.circle(new))
    _settle(doing, targets, [piece for piece in placed if piece is not None])
    return Marks(tuple(lines), tuple(turned), removed)


def _pop_at(left: dict[int, Piece], target: Target) -> Piece | None:
    for piece in left.values():
        if piece.kind == target.kind and abs(piece.x - target.x) < SAME and abs(piece.y - target.y) < SAME:
            return left.pop(piece.id)
    return None


def _pop_nearest(left: dict[int, Piece], target: Target) -> Piece | None:
    same = [piece for piece in left.values() if piece.kind == target.kind]
    if not same:
        return None
    found = min(same, key=lambda piece: (hypot(piece.x - target.x, piece.y - target.y), piece.id))
    return left.pop(found.id)


def _copy(doing: Doing, kind: str) -> None:
    """The box of a game never runs out."""
    if doing.in_box(kind) < 1:
        doing.put(f"k{kind}", replace(doing.kind(kind), count=doing.kind(kind).count + 1))


def _settle(doing: Doing, targets: Sequence[Target], pieces: Sequence[Piece]) -> None:
    """Exact places and sides; where several share a place, in the order of the targets from below."""
    last: dict[tuple[int, int], int] = {}
    for target, piece in zip(targets, pieces, strict=True):
        place = round(target.x), round(target.y)
        moved = hypot(piece.x - target.x, piece.y - target.y) > SAME
        z = doing.rise() if moved or piece.z <= last.get(place, -1) else piece.z
        last[place] = z
        side = target.side if doing.kind(piece.kind).back is not None else 0
        settled = replace(piece, x=target.x, y=target.y, z=z, turn=target.turn, side=side, hand="", game=True)
        doing.put_thing(settled)
