"""What has happened at a table, as numbered entries; the lowest part of a room.

The rooms of this server are built up from here: a journal, seats at it, a game between them, and what they agree on.
"""

from __future__ import annotations

from .. import notation
from ..play import Act, Control, Match, Position, Variant, variant
from .entries import STEPS, Deed, Entry, Plan


class Journal:
    """Entries, old and new, and the match that many of them come from."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.variant: Variant = variant(plan.variant)
        self.control = Control.parse(plan.clock)
        self.first: Position | None = notation.read(self.variant, plan.position) if plan.position else None
        self.match: Match | None = None
        self.begun = 0
        """When the match began, in milliseconds since 1970."""
        self.entries: list[Entry] = []
        self.done: dict[tuple[str, str], Entry] = {}
        """What each request led to: it is not done twice."""
        self.kept = 0
        """How many actions of the line of play have not been touched by the newest entries."""
        self._fresh: list[Entry] = []
        self._taken = 0
        """How many events of the match are entries already."""

    @property
    def seq(self) -> int:
        return len(self.entries)

    def at(self, now: int) -> int:
        """The time of the match; never before what has happened already."""
        last = self.match.events[-1].at if self.match and self.match.events else 0
        return max(last, now - self.begun)

    def _add(
        self, deed: Deed, seat: int = -1, text: str = "", *, person: str = "", name: str = "", at: int = 0
    ) -> None:
        self._fresh.append(Entry(0, deed.value, seat, text, at, person, name))

    def _harvest(self, name: str = "") -> None:
        """Make entries of what has happened in the match."""
        if self.match is None:
            return
        for event in self.match.events[self._taken :]:
            self._fresh.append(Entry(0, event.act.value, event.seat, event.text, event.at, name=name))
        self._taken = len(self.match.events)

    def take(self, person: str = "", request: str = "") -> list[Entry]:
        """The new entries, numbered; the request stands with the last one."""
        self._harvest()
        fresh, self._fresh = self._fresh, []
        self.kept = length = len(self.match.played) if self.match else 0
        found: list[Entry] = []
        for number, entry in enumerate(fresh, self.seq + 1):
            asked = request if number == self.seq + len(fresh) else ""
            found.append(
                Entry(number, entry.act, entry.seat, entry.text, entry.at, entry.person or person, entry.name, asked)
            )
        for entry in reversed(found):
            length = self._length_before(entry, length)
            self.kept = min(self.kept, length)
        self.entries += found
        if request and found:
            self.done[person, request] = found[-1]
        return found

    @staticmethod
    def _length_before(entry: Entry, length: int) -> int:
        if entry.act in STEPS:
            return length - 1
        return int(entry.text) if entry.act == Act.TAKEBACK.value else length

    def kept_since(self, seq: int) -> int:
        """How many actions of the line that somebody saw at `seq` still stand."""
        length, kept = 0, 0
        for entry in self.entries:
            if entry.act in STEPS:
                length += 1
            elif entry.act == Act.TAKEBACK.value:
                length = int(entry.text)
            kept = length if entry.seq <= seq else min(kept, length)
        return kept
