"""A table: who sits where, the match that is played, and all that has happened there as numbered entries.

A room knows no network, no disk and no clock on the wall: it is told what time it is, and its new entries are fetched
with `take` by whoever writes them down. The entries are enough to make the same room again (`Room.again`).
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from .. import notation
from ..play import SPECTATOR, Act, Control, Event, IllegalMove, Match, Position, Seat, Variant, record, variant
from ..play.clock import Kind
from ..search.levels import levels_of
from .entries import MATCH_ACTS, STEPS, Chair, Deed, Entry, Plan, Refusal
from .protocol import MOST_CHAT, Code, NewTable, SeatKind

COMPUTER = "Ludoteka"
"""What a computer is called."""
STAND_IN = 2
"""The level of a computer that takes over."""
MOST_LAG = 500
"""Milliseconds of a move that the network may be blamed for."""
RUNNING_CLOCKS = (Kind.MOVE, Kind.FISCHER, Kind.BYOYOMI)


class Room:
    """The state of a table. Methods that ask for something raise Refusal, or leave new entries."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.variant: Variant = variant(plan.variant)
        self.control = Control.parse(plan.clock)
        self.first: Position | None = notation.read(self.variant, plan.position) if plan.position else None
        self.chairs = [Chair() for _ in self.variant.game.sides]
        self.match: Match | None = None
        self.begun = 0
        """When the match began, in milliseconds since 1970."""
        self.closed = False
        self.next = ""
        self.wants_rematch: set[int] = set()
        self.agreed: set[str] = set()
        """The people who agree to what is offered."""
        self.entries: list[Entry] = []
        self.done: dict[tuple[str, str], Entry] = {}
        """What each request led to: it is not done twice."""
        self.stale = 0
        """A move chosen before this entry was chosen in another position."""
        self.kept = 0
        """How many actions of the line of play have not been touched by the newest entries."""
        self._fresh: list[Entry] = []
        self._taken = 0
        """How many events of the match are entries already."""
        self._seen: dict[int, Position] = {}
        self._chairs_known: tuple[object, str] = ((), "[]")

    # --- making it, and making it again --------------------------------------------------------------------------

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
            room.match = record.resume(room.variant, room._seats(), plan.secret, room.control, room.first, happened)
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

    # --- entries -------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.entries)

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

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "running"

    # --- people --------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    @property
    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person}

    def viewer(self, person: str) -> int:
        """Through whose eyes this person sees the table.

        Who plays several seats of a game with secrets sees through those of the seat whose turn it is, and as a
        spectator while it is nobody's of his: the device goes from hand to hand.
        """
        mine = self.seats_of(person)
        if not mine:
            return SPECTATOR
        match = self.match
        if len(mine) == 1 or match is None or match.over or not self.variant.game.hidden:
            return mine[0]
        for seats in (match.position.awaited, match.position.actors):
            for seat in seats:
                if seat in mine:
                    return seat
        return SPECTATOR

    def may_watch(self, person: str, invitation: str) -> bool:
        """Public tables and games that are over may be seen by all who know where; others by those invited."""
        if self.plan.public or self.state == "over" or invitation == self.plan.invitation:
            return True
        return person == self.plan.maker or person in self.people or any(c.left_by == person for c in self.chairs)

    def sit(self, person: str, name: str, seat: int, level: int, now: int) -> None:
        """Take a free seat, or put a computer there; who left a computer in his place may come back."""
        chair = self._chair(seat)
        if level:
            if not self.seats_of(person):
                raise Refusal(Code.NOT_SEATED, "only who sits at the table can seat a computer")
            if not chair.free:
                raise Refusal(Code.TAKEN, f"seat {seat} is taken")
            self._seat_computer(seat, level)
        else:
            coming_back = chair.level > 0 and chair.left_by == person and self.state == "running"
            if not chair.free and not coming_back:
                raise Refusal(Code.TAKEN, f"seat {seat} is taken")
            if self.closed:
                raise Refusal(Code.OVER, "this table has been closed")
            self._seat(seat, person, name)
        self._name_seats()
        self._begin_if_full(now)

    def _seat(self, seat: int, person: str, name: str) -> None:
        self.chairs[seat] = Chair(person, name)
        self._add(Deed.SIT, seat, person=person, name=name)

    def _seat_computer(self, seat: int, level: int) -> None:
        level = self.fit_level(level)
        self._put_computer(seat, level)
        self._add(Deed.COMPUTER, seat, str(level), name=COMPUTER)

    def _put_computer(self, seat: int, level: int) -> None:
        self.chairs[seat] = Chair("", COMPUTER, level, self.chairs[seat].person)

    def fit_level(self, level: int) -> int:
        """The nearest level that the game offers."""
        numbers = [found.number for found in levels_of(self.variant.game)]
        return min(numbers, key=lambda number: abs(number - level))

    def _begin_if_full(self, now: int) -> None:
        if self.match is None and not any(chair.free for chair in self.chairs):
            self.begun = now
            self._add(Deed.BEGIN, text=str(now))
            self.match = Match.begin(
                self.variant, self._seats(), secret=self.plan.secret, control=self.control, first=self.first
            )
            self._harvest()

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(chair.name, chair.level) for chair in self.chairs)

    def _name_seats(self) -> None:
        if self.match is not None:
            self.match.seats = self._seats()

    def stand(self, person: str, seat: int, level: int, now: int) -> None:
        """Leave: before the game the seat becomes free, during the game it is forfeited or a computer takes it."""
        self._own(person, seat)
        if self.match is None:
            self.chairs[seat] = Chair()
            self._add(Deed.STAND, seat)
            if not self.people:
                self.closed = True
                self._add(Deed.CLOSE)
        elif self.match.over:
            raise Refusal(Code.OVER, "the game is over")
        elif level == 0 and self._leaves_two_sides(seat):
            self.match.forfeit(seat, self.at(now))
        else:
            self._seat_computer(seat, level or STAND_IN)
            self._name_seats()

    def _leaves_two_sides(self, seat: int) -> bool:
        """In a game of two sides, a side that nobody is left to play for has lost."""
        teams = self.variant.game.teams or tuple((other,) for other in range(len(self.chairs)))
        mates = next(team for team in teams if seat in team)
        return len(teams) <= 2 and not any(self.chairs[mate].person for mate in mates if mate != seat)

    def claim(self, person: str, seat: int) -> None:
        """The seat of an absent player goes to a computer; that he is absent has been checked."""
        if not self.seats_of(person):
            raise Refusal(Code.NOT_SEATED, "only who plays can ask that")
        self._running()
        self._seat_computer(seat, STAND_IN)
        self._name_seats()

    # --- playing -------------------------------------------------------------------------------------------------

    def at(self, now: int) -> int:
        """The time of the match; never before what has happened already."""
        last = self.match.events[-1].at if self.match and self.match.events else 0
        return max(last, now - self.begun)

    def play(self, person: str, seat: int, steps: Sequence[str], seq: int, now: int, lag: int, language: str) -> None:
        """A move of a person, chosen when the last entry was `seq`."""
        self._own(person, seat)
        self.pass_time(now)
        match = self._running()
        if seq < self.stale or seq > self.seq:
            raise Refusal(Code.STALE, "the position has changed")
        if seat not in match.position.actors:
            raise Refusal(Code.NOT_YOUR_TURN, f"it is not seat {seat}'s turn")
        wanted = tuple(steps)
        found = [move for move in self.seen(seat).moves(seat) if move.steps == wanted]
        if len(found) != 1:
            why = match.position.why_not(wanted, seat)
            raise Refusal(Code.ILLEGAL, why.say(language) if why else "more steps are needed")
        self._play(match, seat, found[0].code, self.at(now), lag)

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

    def why_not(self, person: str, seat: int, steps: Sequence[str], language: str) -> str:
        """Why these steps are no move, or nothing if they can be one."""
        self._own(person, seat)
        why = self._running().position.why_not(steps, seat)
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

    # --- agreeing ------------------------------------------------------------------------------------------------

    def offer(self, person: str, seat: int, what: str, now: int) -> None:
        """Offer a draw, ask to take back, resign, undo, or ask for a rematch."""
        self._own(person, seat)
        try:
            match what:
                case "draw":
                    self._offer_draw(person, seat, now)
                case "takeback":
                    self._ask_takeback(person, seat, now)
                case "resign":
                    self._running().resign(seat, self.at(now))
                case "undo":
                    self._running().undo(seat, self.at(now))
                    self._went_back()
                case "rematch":
                    self._ask_rematch(person, seat)
                case _:
                    raise Refusal(Code.BAD_FRAME, "expected draw, takeback, resign, undo, rematch or claim")
        except IllegalMove as error:
            raise Refusal(Code.NOT_ALLOWED, str(error)) from None

    def _others(self, person: str) -> set[str]:
        return self.people - {person}

    def _offer_draw(self, person: str, seat: int, now: int) -> None:
        match, at = self._running(), self.at(now)
        if len(self.chairs) == 1:
            raise Refusal(Code.NOT_ALLOWED, "there is nobody to agree")
        match.offer_draw(seat, at)
        self.agreed = {person}
        if self._others(person):
            return
        other = next((other for other in self.seats_of(person) if other != seat), None)
        if other is not None and all(chair.person for chair in self.chairs):
            match.answer_draw(other, True, at)
        else:  # A computer plays on.
            match.answer_draw(next(s for s, chair in enumerate(self.chairs) if chair.level), False, at)

    def _ask_takeback(self, person: str, seat: int, now: int) -> None:
        match, at = self._running(), self.at(now)
        if self._others(person):
            match.ask_takeback(seat, at)
            self.agreed = {person}
            return
        mine = [index for index, move in enumerate(match.played) if move.player == seat]
        if not mine:
            raise Refusal(Code.NOT_ALLOWED, "there is nothing to take back")
        match.take_back(mine[-1], seat, at)
        self._went_back()

    def _went_back(self) -> None:
        assert self.match is not None
        self._changed(self.match.position, several=False)

    def answer(self, person: str, seat: int, what: str, accept: bool, now: int) -> None:
        """Agree to a draw or to taking back, or decline. All the others must agree; one is enough to decline."""
        self._own(person, seat)
        match, at = self._running(), self.at(now)
        asked = {"draw": match.draw_offer, "takeback": match.takeback_asked}.get(what)
        if asked is None:
            raise Refusal(Code.BAD_FRAME, "expected draw or takeback")
        if asked == SPECTATOR or person in self.agreed or seat == asked:
            raise Refusal(Code.NOT_ALLOWED, "nothing has been offered to you")
        if accept and self.people - self.agreed - {person}:
            self.agreed.add(person)
            self._add(Deed.AGREE, seat, what, at=at)
            return
        if what == "draw":
            match.answer_draw(seat, accept, at)
        else:
            match.answer_takeback(seat, accept, at)
            if accept:
                self._went_back()
        self.agreed.clear()

    def _ask_rematch(self, person: str, seat: int) -> None:
        if self.state != "over":
            raise Refusal(Code.NOT_ALLOWED, "the game is not over yet")
        if self.next:
            raise Refusal(Code.TAKEN, "there is a rematch already")
        for mine in self.seats_of(person):
            if mine not in self.wants_rematch:
                self.wants_rematch.add(mine)
                self._add(Deed.REMATCH, mine)
        if not self._fresh:
            raise Refusal(Code.NOT_ALLOWED, f"seat {seat} has asked already")

    @property
    def rematch_agreed(self) -> bool:
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return self.state == "over" and not self.next and bool(people) and self.wants_rematch.issuperset(people)

    def lead_on(self, table: str) -> None:
        """The rematch is at another table."""
        self.next = table
        self._add(Deed.NEXT, text=table)

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.match.position if self.match else self.first or Position.start(self.variant)

    def seen(self, viewer: int) -> Position:
        """The present position as a viewer knows it."""
        if viewer not in self._seen:
            self._seen[viewer] = self.position.observe(viewer)
        return self._seen[viewer]

    # --- what is asked of every request --------------------------------------------------------------------------

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal(Code.BAD_FRAME, f"expected a seat from 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def _own(self, person: str, seat: int) -> None:
        if self._chair(seat).person != person:
            raise Refusal(Code.NOT_SEATED, f"seat {seat} is not yours")

    def _running(self) -> Match:
        if self.closed or (self.match is not None and self.match.over):
            raise Refusal(Code.OVER, "the game is over")
        if self.match is None:
            raise Refusal(Code.NOT_ALLOWED, "the game has not begun: there are free seats")
        return self.match


def check_wishes(wanted: NewTable, of: Variant) -> list[tuple[SeatKind, int]]:
    """Who is to sit where, if that can be."""
    if len(wanted.seats) != of.game.players:
        raise Refusal(Code.BAD_FRAME, f"expected {of.game.players} seats, got {len(wanted.seats)}")
    if of.game.hidden and wanted.position:
        raise Refusal(Code.NOT_ALLOWED, "a game with secrets begins at its usual start")
    for wish in wanted.seats:
        if wish.kind is SeatKind.COMPUTER and wish.level < 1:
            raise Refusal(Code.BAD_FRAME, "a computer has a level from 1 on")
    return [(wish.kind, wish.level) for wish in wanted.seats]
