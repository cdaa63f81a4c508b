"""What one person may see of a table. Whatever leaves the server has passed through here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .box import Kind, Picture
from .entries import Board, Chip, Deck, Device, Game, Piece, Stroke, Thing, Title, Turn, Zone
from .geometry import inside
from .state import Change, Entry, State

UNKNOWN = Picture("g:unknown~~~~")


class Hidden(Thing, frozen=True, tag="hidden", kw_only=True):
    """A piece of which only the back is seen."""

    picture: Picture


class Pack(msgspec.Struct, frozen=True, tag="pack", tag_field="is"):
    """A deck of chance cards from outside."""

    name: str
    cards: int


Shown = Piece | Hidden | Chip | Device | Zone | Stroke | Kind | Board | Title | Turn | Pack | Game


def covered(state: State, piece: Piece, viewer: str) -> bool:
    """Whether the viewer sees no more than the back."""
    if piece.hand:
        return piece.hand != viewer
    if state.face_down(piece):
        return True
    return any(zone.owner != viewer and inside(zone, piece.x, piece.y) for zone in state.zones.values())


def see(state: State, entry: Entry, viewer: str) -> Shown:
    """An entry as the viewer may know it."""
    match entry:
        case Piece() if covered(state, entry, viewer):
            kind = state.get(f"k{entry.kind}")
            back = kind.back if isinstance(kind, Kind) and kind.back is not None else UNKNOWN
            if entry.hand:
                # Where it was taken from, and when, is nobody's business.
                return Hidden(id=entry.id, hand=entry.hand, picture=back)
            x, y = entry.x, entry.y
            return Hidden(
                id=entry.id, x=x, y=y, z=entry.z, turn=entry.turn, hand=entry.hand, locked=entry.locked, picture=back
            )
        case Deck():
            return Pack(entry.name, len(entry.cards))
    return entry


def see_all(state: State, viewer: str) -> dict[str, Shown]:
    return {key: see(state, entry, viewer) for key, entry in state.entries.items()}


def affected(state: State, change: Change) -> Iterable[str]:
    """The keys of all that may look different after a change.

    That is also what lies where a zone was or is, and what lies face down with a back that came or went.
    """
    changed = [entry for pair in change.entries.values() for entry in pair]
    zones = [entry for entry in changed if isinstance(entry, Zone)]
    backs = {entry.back for entry in changed if isinstance(entry, Kind) and entry.back is not None}
    if not zones and not backs:
        return change.entries
    alike = {kind.id for kind in state.kinds() if kind.back in backs}
    others = (
        f"t{thing.id}"
        for thing in state.things()
        if isinstance(thing, Piece)
        and ((thing.side and thing.kind in alike) or any(inside(zone, thing.x, thing.y) for zone in zones))
    )
    return dict.fromkeys((*change.entries, *others))


def name_of(state: State, change: Change, viewer: str) -> str:
    """What the pieces of a change are called, if they are all of one kind that the viewer sees now."""
    names = set()
    for key, (before, after) in change.entries.items():
        # What was hidden and is seen now may be named, and what is hidden now may not.
        entry = before if after is None else after
        if isinstance(entry, Piece):
            kind = state.get(f"k{entry.kind}")
            known = isinstance(kind, Kind) and not covered(state, entry, viewer)
            names.add(kind.name if known and isinstance(kind, Kind) else "")
        if key[0] == "k" and isinstance(after, Kind):
            names.add(after.name)
    return names.pop() if len(names) == 1 else ""
