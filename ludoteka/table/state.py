"""The state of a table: entries by key, and changes that can be taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from .box import Kind, Picture
from .entries import Board, Chip, Deck, Device, Game, Piece, Stroke, Title, Turn, Zone

AnyThing = Piece | Chip | Device | Zone | Stroke
Entry = AnyThing | Kind | Board | Title | Turn | Deck | Game
THINGS = (Piece, Chip, Device, Zone, Stroke)


class Change(msgspec.Struct, frozen=True):
    """What an operation did: each entry before and after; None where there was or is none."""

    entries: dict[str, tuple[Entry | None, Entry | None]]

    def reversed(self) -> Change:
        return Change({key: (after, before) for key, (before, after) in self.entries.items()})


class State:
    """All entries of a table. It counts what is out of the box and backs that are alike, so that nobody else has to."""

    def __init__(self, entries: Mapping[str, Entry] | None = None) -> None:
        self._entries: dict[str, Entry] = {}
        self._out: dict[str, int] = {}
        self._backs: dict[Picture, int] = {}
        self.zones: dict[int, Zone] = {}
        for key, entry in (entries or {}).items():
            self._put(key, entry)

    def after(self, change: Change) -> State:
        """Another state, as this one is after a change."""
        other = State()
        other._entries, other._out, other._backs = dict(self._entries), dict(self._out), dict(self._backs)
        other.zones = dict(self.zones)
        other.apply(change)
        return other

    def get(self, key: str) -> Entry | None:
        return self._entries.get(key)

    @property
    def entries(self) -> Mapping[str, Entry]:
        return self._entries

    def things(self) -> Iterator[AnyThing]:
        return (entry for entry in self._entries.values() if isinstance(entry, THINGS))

    def kinds(self) -> Iterator[Kind]:
        return (entry for entry in self._entries.values() if isinstance(entry, Kind))

    def out(self, kind: str) -> int:
        return self._out.get(kind, 0)

    def face_down(self, piece: Piece) -> bool:
        """Whether its back is up, and does not tell which of several kinds it is."""
        kind = self._entries.get(f"k{piece.kind}")
        if not piece.side or not isinstance(kind, Kind) or kind.back is None:
            return False
        return kind.secret or self._backs[kind.back] > 1

    def place_of(self, thing: AnyThing) -> Zone | None:
        """The private place in which a thing lies; where places overlap, the one that was made first."""
        found = (zone for zone in self.zones.values() if zone.holds(thing))
        return min(found, key=lambda zone: zone.id, default=None)

    def apply(self, change: Change) -> None:
        for key, (_, after) in change.entries.items():
            self._put(key, after)

    def _put(self, key: str, entry: Entry | None) -> None:
        before = self._entries.get(key)
        if isinstance(before, Piece):
            self._out[before.kind] -= 1
        elif isinstance(before, Zone):
            del self.zones[before.id]
        elif isinstance(before, Kind) and before.back is not None:
            self._backs[before.back] -= 1
        if isinstance(entry, Piece):
            self._out[entry.kind] = self._out.get(entry.kind, 0) + 1
        elif isinstance(entry, Zone):
            self.zones[entry.id] = entry
        elif isinstance(entry, Kind) and entry.back is not None:
            self._backs[entry.back] = self._backs.get(entry.back, 0) + 1
        if entry is None:
            self._entries.pop(key, None)
        else:
            self._entries[key] = entry

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._entries == other._entries

    __hash__ = None  # type: ignore[assignment]
