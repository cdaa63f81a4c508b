"""The box: kinds of piece with two pictures, how many there are of each, and how many are out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from .entries import Piece

if TYPE_CHECKING:
    from .state import State


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a piece: `art` says what is drawn, see `ludoteka.table.art`."""

    art: str
    width: float = 1.0
    height: float = 1.0


class Kind(msgspec.Struct, frozen=True, tag="kind", tag_field="is", omit_defaults=True, kw_only=True):
    """A kind of piece, and how many copies of it there are, in the box and out of it."""

    id: str
    name: str = ""
    hu: str = ""
    """What it is called in Hungarian, if not the same."""
    front: Picture
    back: Picture | None = None
    """Without a back it cannot be flipped."""
    count: int = 1
    secret: bool = False
    """Who sees the back does not know the kind, even if no other in the box has the same back."""

    def picture(self, side: int) -> Picture:
        return self.back if side and self.back is not None else self.front


def taken_out(state: State, kind: str) -> Iterator[Piece]:
    """The copies of a kind that are on the table or in somebody's hand."""
    return (thing for thing in state.things() if isinstance(thing, Piece) and thing.kind == kind)


def in_box(state: State, kind: str) -> int:
    found = state.get(f"k{kind}")
    return found.count - state.out(kind) if isinstance(found, Kind) else 0
