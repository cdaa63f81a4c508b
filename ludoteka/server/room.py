"""A table: who sits where, the match that is played, and all that has happened there as numbered entries.

A room knows no network, no disk and no clock on the wall: it is told what time it is, and its new entries are fetched
with `take` by whoever writes them down. The entries are enough to make the same room again (`Room.again`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from ..play import SPECTATOR, Act, Event, Variant, record
from ..play.words import Sentence
from .agreeing import Agreeing
from .entries import MATCH_ACTS, STEPS, Chair, Deed, Entry, Plan, Refusal
from .protocol import Code, NewTable, SeatKind


class Room(Agreeing):
    """The state of a table. Methods that ask for something raise Refusal, or leave new entries."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._chairs_known: tuple[object, str] = ((), "[]")

    @classmethod
    def make(cls, plan: Plan, wishes: Iterable[tuple[SeatKind, int]], name: str, now: int) -> Room:
        """A new table; the maker sits where he wished."""
        room = cls(plan)
        room._add(Deed.MADE, person=plan.maker, name=name)
        for seat, (kind, level) in enumerate(wishes):
            if kind is SeatKind.ME:
                room._seat(seat, plan.maker, name)
            elif kind is SeatKind.COMPUTER:
                room._seat_computer(seat, level)
        room._begin_if_full(now)
        return room

    @classmethod
    def follow(cls, plan: Plan, before: Room, now: int) -> Room:
        """The rematch: everybody sits one seat further on."""
        room = cls(plan)
        room._add(Deed.MADE, person=plan.maker, text=before.plan.id)
        for seat, chair in enumerate(before.chairs):
            to = (seat + 1) % len(before.chairs)
            if chair.level:
                room._seat_computer(to, chair.level)
            else:
                room._seat(to, chair.person, chair.name)
        room._begin_if_full(now)
        return room

    @classmethod
    def again(cls, plan: Plan, entries: Sequence[Entry], begun: int) -> Room:
        """The room that these entries led to. `begun` counts: clocks stood while no server ran."""
        room = cls(plan)
        room.entries = list(entries)
        happened: list[Event] = []
        for entry in entries:
            if entry.request:
                room.done[entry.person, entry.request] = entry
            if entry.act in MATCH_ACTS:
                room._remember_act(entry)
                if room.begun:
                    happened.append(Event(Act(entry.act), entry.seat, entry.text, entry.at))
            else:
                room._remember_deed(Deed(entry.act), entry)
        if room.begun:
            room.begun = begun
            room.match = record.resume(
                room.variant, room._seats(), plan.secret, room.control, room.first, happened, room.date
            )
            room._taken = len(room.match.events)
            for position in room.match.positions[:-1]:
                position.forget()
        return room

    def _remember_act(self, entry: Entry) -> None:
        if entry.act in STEPS or entry.act == Act.TAKEBACK.value:
            self.stale = entry.seq
            self.agreed.clear()
        elif entry.act in (Act.OFFER_DRAW.value, Act.ASK_TAKEBACK.value):
            self.agreed = {entry.person}

    def _remember_deed(self, deed: Deed, entry: Entry) -> None:
        match deed:
            case Deed.SIT:
                self.chairs[entry.seat] = Chair(entry.person, entry.name)
            case Deed.COMPUTER:
                self._put_computer(entry.seat, int(entry.text))
            case Deed.STAND:
                self.chairs[entry.seat] = Chair()
            case Deed.BEGIN:
                self.begun = int(entry.text)
            case Deed.AGREE:
                self.agreed.add(entry.person)
            case Deed.REMATCH:
                self.wants_rematch.add(entry.seat)
            case Deed.NEXT:
                self.next = entry.text
            case Deed.CLOSE:
                self.closed = True

    def row(self, due: int | None, now: int) -> dict[str, Any]:
        """What lists show of it."""
        match = self.match
        return {
            "key": self.plan.id,
            "state": self.state,
            "begun": self.begun,
            "last": now,
            "due": due,
            "turn": next(iter(match.position.awaited), SPECTATOR) if match and not match.over else SPECTATOR,
            "result": str(match.result) if match and match.over else "",
            "seats": self._chairs_text(),
        }

    def _chairs_text(self) -> str:
        """Seldom new, so it is written once."""
        now = tuple((chair.person, chair.name, chair.level) for chair in self.chairs)
        if self._chairs_known[0] != now:
            self._chairs_known = now, json.dumps(now)
        return self._chairs_known[1]


def check_wishes(wanted: NewTable, of: Variant) -> list[tuple[SeatKind, int]]:
    """Who is to sit where, if that can be."""
    if len(wanted.seats) != of.game.players:
        raise Refusal(Code.BAD_FRAME, f"expected {of.game.players} seats, got {len(wanted.seats)}")
    if of.game.hidden and wanted.position:
        raise Refusal(Code.NOT_ALLOWED, Sentence("table-secrets-start"))
    for wish in wanted.seats:
        if wish.kind is SeatKind.COMPUTER and wish.level < 1:
            raise Refusal(Code.BAD_FRAME, "a computer has a level from 1 on")
    return [(wish.kind, wish.level) for wish in wanted.seats]
