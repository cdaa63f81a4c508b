"""Who sits where: people, computers, free seats; coming, leaving and beginning."""

from __future__ import annotations

from datetime import UTC, datetime

from ..play import SPECTATOR, Match, Seat
from ..search.levels import levels_of
from .entries import Chair, Deed, Plan, Refusal
from .journal import Journal
from .protocol import Code

COMPUTER = "Ludoteka"
"""What a computer is called."""
STAND_IN = 2
"""The level of a computer that takes over."""


class Seating(Journal):
    """The seats of a table, and whether the game may begin."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.chairs = [Chair() for _ in self.variant.game.sides]
        self.closed = False
        """Everybody left before it began."""

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "running"

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    def kept_for(self, person: str) -> tuple[int, ...]:
        """The seats that a computer plays in a person's place, who may come back to them."""
        if self.state != "running":
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.left_by == person)

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
        game = self.variant.game
        if len(mine) == 1 or match is None or match.over or not game.hidden or game.blind:
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
            if not chair.free and seat not in self.kept_for(person):
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

    @property
    def date(self) -> str:
        """The day on which the table was made."""
        return datetime.fromtimestamp(self.plan.made / 1000, UTC).date().isoformat()

    def _begin_if_full(self, now: int) -> None:
        if self.match is None and not any(chair.free for chair in self.chairs):
            self.begun = now
            self._add(Deed.BEGIN, text=str(now))
            self.match = Match.begin(
                self.variant,
                self._seats(),
                secret=self.plan.secret,
                control=self.control,
                first=self.first,
                date=self.date,
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
