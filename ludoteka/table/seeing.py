"""What one person may see of a table. Whatever leaves the server has passed through here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import asdict, replace

from .box import Kind, Picture
from .entries import Board, Chip, Deck, Device, Game, Piece, Stroke, Thing, Title, Turn, Zone
from .marks import Circle, Line, Marks
from .state import THINGS, AnyThing, Change, Entry, State

UNKNOWN = Picture("g:unknown~~~~")
AROUND = 0.5
"""How large a mark is around the middle of a private place, whatever was done in it."""


class Hidden(Thing, frozen=True, tag="hidden", kw_only=True):
    """A piece of which only the back is seen."""

    picture: Picture


class Shut(Zone, frozen=True, tag="shut", kw_only=True):
    """Somebody else's private place."""

    things: int = 0
    """How many lie in it."""


Shown = Piece | Hidden | Chip | Device | Zone | Shut | Stroke | Kind | Board | Title | Turn | Game


def veiled(state: State, thing: AnyThing, viewer: str) -> bool:
    """Whether it lies in somebody else's private place."""
    place = state.place_of(thing)
    return place is not None and place.owner != viewer


def covered(state: State, piece: Piece, viewer: str) -> bool:
    """Whether the viewer sees no more than the back."""
    if piece.hand:
        return piece.hand != viewer
    return state.face_down(piece) or veiled(state, piece, viewer)


def hides(state: State) -> bool:
    """Whether there is anything that somebody shall not know."""
    return any(veiled(state, e, "") or (isinstance(e, Piece) and covered(state, e, "")) for e in state.things())


def see(state: State, entry: Entry, viewer: str) -> Shown | None:
    """An entry as the viewer may know it, if he may."""
    match entry:
        case Deck():
            # Chance cards are seen when they are drawn.
            return None
        case Zone() if entry.owner != viewer:
            things = sum(state.place_of(thing) == entry for thing in state.things())
            return Shut(**asdict(entry), things=things)
        case Piece() | Chip() | Device() | Stroke() if veiled(state, entry, viewer):
            return None
        case Piece() if covered(state, entry, viewer):
            kind = state.get(f"k{entry.kind}")
            back = kind.back if isinstance(kind, Kind) and kind.back is not None else UNKNOWN
            if entry.hand:
                # Where it was taken from, and when, is nobody's business.
                return Hidden(id=entry.id, hand=entry.hand, picture=back)
            x, y = entry.x, entry.y
            return Hidden(id=entry.id, x=x, y=y, z=entry.z, turn=entry.turn, locked=entry.locked, picture=back)
    return entry


def see_all(state: State, viewer: str) -> dict[str, Shown]:
    seen = ((key, see(state, entry, viewer)) for key, entry in state.entries.items())
    return {key: shown for key, shown in seen if shown is not None}


def affected(state: State, change: Change) -> Iterable[str]:
    """The keys of all that may look different after a change.

    That is also what lies where a place was or is, the places in which something lay or lies, and what lies face down
    with a back that came or went.
    """
    changed = [entry for pair in change.entries.values() for entry in pair]
    zones = [entry for entry in changed if isinstance(entry, Zone)]
    backs = {entry.back for entry in changed if isinstance(entry, Kind) and entry.back is not None}
    things = [entry for entry in changed if isinstance(entry, THINGS)]
    places = (f"t{z.id}" for z in state.zones.values() if zones or any(z.holds(thing) for thing in things))
    keys = dict.fromkeys((*change.entries, *places))
    if not zones and not backs:
        return keys
    alike = {kind.id for kind in state.kinds() if kind.back in backs}
    others = (
        f"t{thing.id}"
        for thing in state.things()
        if (isinstance(thing, Piece) and thing.side and thing.kind in alike) or any(z.holds(thing) for z in zones)
    )
    return keys | dict.fromkeys(others)


@dataclass(frozen=True)
class Sight:
    """What one person sees of an operation."""

    entries: dict[str, tuple[Shown | None, Shown | None]]
    """What looks different, before and after."""
    marks: Marks
    unseen: bool
    """Something was done of which no more is seen than how many things lie in a private place."""

    def now(self) -> list[Shown]:
        """What is seen after it, and what is seen no more as it was before."""
        seen = (after or before for before, after in self.entries.values())
        return [entry for entry in seen if entry is not None]

    def count(self) -> int:
        """How many things it was about. What comes out of a private place has another number than it had there."""
        pairs = [pair for pair in self.entries.values() if not isinstance(pair[0] or pair[1], Shut)]
        return max(sum(isinstance(pair[side], (*THINGS, Hidden)) for pair in pairs) for side in (0, 1))


def watch(before: State, after: State, change: Change, marks: Marks, viewer: str) -> Sight:
    """A change as the viewer sees it."""
    found = {}
    for key in affected(after, change):
        was, now = before.get(key), after.get(key)
        pair = (
            None if was is None else see(before, was, viewer),
            None if now is None else see(after, now, viewer),
        )
        if pair[0] != pair[1]:
            found[key] = pair
    unseen = bool(change.entries) and all(_fuller(*pair) for pair in found.values())
    return Sight(found, Marks() if unseen else _seen_marks(before, after, marks, viewer), unseen)


def _fuller(before: Shown | None, after: Shown | None) -> bool:
    """Whether it is a place in which there is only more or less than before."""
    return isinstance(before, Shut) and isinstance(after, Shut) and replace(before, things=after.things) == after


def _seen_marks(before: State, after: State, marks: Marks, viewer: str) -> Marks:
    """Marks in somebody else's place are around its middle."""
    if not before.zones and not after.zones:
        return marks

    def spot(x: float, y: float) -> tuple[float, float]:
        point = Stroke(id=0, x=x, y=y, points=())
        place = after.place_of(point) or before.place_of(point)
        return (x, y) if place is None or place.owner == viewer else (place.x, place.y)

    def circle(x: float, y: float, r: float) -> Circle:
        seen = spot(x, y)
        return (*seen, r if seen == (x, y) else AROUND)

    lines: list[Line] = [(*spot(x1, y1), *spot(x2, y2)) for x1, y1, x2, y2 in marks.lines]
    turned, removed = (dict.fromkeys(circle(*one) for one in kind) for kind in (marks.turned, marks.removed))
    return Marks(tuple(line for line in lines if line[:2] != line[2:]), tuple(turned), tuple(removed))
