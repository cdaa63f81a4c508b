"""The game at a table: moves of people and computers, time, and remarks."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ..play import SPECTATOR, Act, Match, Position
from ..play.clock import Kind
from .entries import Entry, Plan, Refusal
from .protocol import MOST_CHAT, Code
from .seating import Seating

MOST_LAG = 500
"""Milliseconds of a move that the network may be blamed for."""
RUNNING_CLOCKS = (Kind.MOVE, Kind.FISCHER, Kind.BYOYOMI)


class Playing(Seating):
    """A match between the seats."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.agreed: set[str] = set()
        """The people who agree to what is offered."""
        self.stale = 0
        """A move chosen before this entry was chosen in another position."""
        self._seen: dict[int, Position] = {}

    @property
    def position(self) -> Position:
        return self.match.position if self.match else self.first or Position.start(self.variant)

    def seen(self, viewer: int) -> Position:
        """The present position as a viewer knows it."""
        if viewer not in self._seen:
            self._seen[viewer] = self.position.observe(viewer)
        return self._seen[viewer]

    def play(self, person: str, seat: int, steps: Sequence[str], seq: int, now: int, lag: int, language: str) -> None:
        """A move of a person, chosen when the last entry was `seq`."""
        self._own(person, seat)
        self.pass_time(now)
        match = self._running()
        self.check_choice(seat, seq)
        wanted = tuple(steps)
        found = [move for move in self.seen(seat).moves(seat) if move.steps == wanted]
        if len(found) != 1:
            why = self.seen(seat).why_not(wanted, seat)
            raise Refusal(Code.ILLEGAL, why.say(language) if why else "more steps are needed")
        self._play(match, seat, found[0].code, self.at(now), lag)

    def check_choice(self, seat: int, seq: int) -> None:
        """Refuse what a seat cannot choose now, or chose when the last entry was `seq` and things were otherwise."""
        if seq < self.stale or seq > self.seq:
            raise Refusal(Code.STALE, "the position has changed")
        if seat not in self._running().position.actors:
            raise Refusal(Code.NOT_YOUR_TURN, f"it is not seat {seat}'s turn")

    def play_computer(self, seat: int, code: int, now: int) -> None:
        """A move that a search has chosen in the present position."""
        self.pass_time(now)
        match = self._running()
        if seat in match.position.actors:
            self._play(match, seat, code, self.at(now), 0)

    def _play(self, match: Match, seat: int, code: int, at: int, lag: int) -> None:
        before = match.position
        several = len(before.actors) > 1 or before.timed
        if lag > 0 and self.control.kind in RUNNING_CLOCKS:
            match.excuse(seat, min(lag, MOST_LAG), at)
        match.play(seat, code, at)
        self._changed(before, several=several)
        if match.events[-1].act is Act.TIMEOUT:
            raise Refusal(Code.OVER, "the time had run out")

    def _changed(self, before: Position, *, several: bool) -> None:
        """Where others may act at the same time, what they do makes no one's choice stale: it may still be legal."""
        self._seen.clear()
        self.agreed.clear()
        match = self.match
        assert match is not None
        for position in match.positions[-8:-1]:
            position.forget()
        before.forget()
        new = match.events[self._taken :]
        if not several or any(event.act is Act.CHANCE for event in new):
            self.stale = self.seq + len(self._fresh) + len(new)

    def why_not(self, person: str, seat: int, steps: Sequence[str], language: str) -> str:
        """Why these steps are no move, or nothing if they can be one."""
        self._own(person, seat)
        self._running()
        why = self.seen(seat).why_not(steps, seat)
        return why.say(language) if why else ""

    def say(self, person: str, name: str, text: str, now: int) -> None:
        """A remark."""
        words = " ".join("".join(c if unicodedata.category(c) != "Cc" else " " for c in text).split())
        if not words:
            raise Refusal(Code.BAD_FRAME, "a remark has words")
        if len(words) > MOST_CHAT:
            raise Refusal(Code.TOO_LARGE, f"a remark has at most {MOST_CHAT} characters")
        mine = self.seats_of(person)
        seat = mine[0] if mine else SPECTATOR
        if self.match is not None:
            self._harvest()
            self.match.say(seat, words, self.at(now))
            self._harvest(name)
        else:
            self._fresh.append(Entry(0, Act.CHAT.value, seat, words, 0, person, name))

    # --- time ----------------------------------------------------------------------------------------------------

    def pass_time(self, now: int) -> None:
        """Let time do what it does: where it is part of the rules, and to those whose clock has run out."""
        match = self.match
        if match is None or match.over:
            return
        if match.position.timed:
            before = match.position
            match.elapse(self.at(now))
            if match.position is not before:
                self._changed(before, several=True)

    def flag(self, now: int, grace: dict[int, int]) -> None:
        """Let flags fall. `grace`: milliseconds that a move of a seat may still be on its way."""
        match = self.match
        if match is None or match.over:
            return
        at = self.at(now)
        for seat in match.position.awaited:
            left = match.time_left(seat, at)
            if left is not None and left + grace.get(seat, 0) < 0:
                match.flag(seat, at)
                return

    @property
    def timed(self) -> bool:
        """Whether time can do something here."""
        match = self.match
        return match is not None and not match.over and (self.control.kind is not Kind.NONE or match.position.timed)

    def due(self, grace: dict[int, int]) -> int | None:
        """When time will have something to do, in milliseconds since 1970."""
        match = self.match
        if match is None or not self.timed:
            return None
        moments = [] if match.next_tick is None else [match.next_tick]
        now = self.at(self.begun)
        for seat in match.position.awaited:
            left = match.time_left(seat, now)
            if left is not None:
                moments.append(now + left + grace.get(seat, 0) + 1)
        return self.begun + min(moments) if moments else None
