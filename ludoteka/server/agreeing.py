"""What players agree on: draws, takebacks, another game. And what they do alone: resign, undo."""

from __future__ import annotations

from ..play import SPECTATOR, IllegalMove
from .entries import Deed, Plan, Refusal
from .playing import Playing
from .protocol import Code


class Agreeing(Playing):
    """Offers and answers. All the others must agree; one is enough to decline."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.wants_rematch: set[int] = set()
        self.next = ""
        """The table of the rematch."""

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
        seats = self.seats_of(person)
        mine = [index for index, move in enumerate(match.played) if move.player in seats]
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
