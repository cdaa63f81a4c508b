"""Match: a game being played, as a list of events. The position is derived from them; nothing else is kept.

Events never change and never go away: a takeback is a further event. Chance draws from the match's secret by the
number of the draw on the current line of play, so that a roll taken back comes again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

import msgspec

from ..declare import Reason
from ..rules.abi import CLOCK_TAG
from . import chance
from .clock import NO_CLOCK, SECOND, Budget, Control
from .errors import GameOver, IllegalMove
from .face import CLOCK_SEAT, SPECTATOR, Move
from .position import Position
from .result import Result
from .variant import Variant, variant
from .words import Sentence


class Act(Enum):
    """What happened; the value is the word in the record."""

    MOVE = "move"
    CHANCE = "chance"
    CLOCK = "clock"
    """Time passed, where it is part of the rules."""
    OFFER_DRAW = "offer-draw"
    ACCEPT_DRAW = "accept-draw"
    DECLINE_DRAW = "decline-draw"
    RESIGN = "resign"
    ASK_TAKEBACK = "ask-takeback"
    TAKEBACK = "takeback"
    """Grants what was asked, or is taken by agreement; `text` is the number of actions kept."""
    DECLINE_TAKEBACK = "decline-takeback"
    TIMEOUT = "timeout"
    FORFEIT = "forfeit"
    CHAT = "chat"
    LAG = "lag"
    """`text` milliseconds of the seat's thinking time were lost on the way and do not count."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `seat` is -1 for chance; `at` is milliseconds since the match began."""

    act: Act
    seat: int = -1
    text: str = ""
    at: int = 0


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and for a computer its level."""

    name: str = ""
    level: int = 0


@dataclass
class Match:
    """A match. Use the methods; each appends events and returns nothing, or raises and changes nothing."""

    variant: Variant
    seats: tuple[Seat, ...]
    secret: bytes = field(repr=False)
    control: Control = NO_CLOCK
    first: Position | None = None
    """Where it began, if not at the usual start."""
    date: str = ""
    """The day on which it began: 2026-11-18; empty where nobody knows."""
    events: list[Event] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list, repr=False)
    """The current line of play, from the start on."""
    played: list[Move] = field(default_factory=list, repr=False)
    """The actions of that line, chance included."""
    budgets: list[Budget] = field(default_factory=list)
    _since: list[int] = field(default_factory=list)
    """When the match began to wait for each seat."""
    _dealt: bool = False
    """Chance has been decided already: this match repeats events, and its outcomes are among them."""
    _ticked: int = 0
    """Up to when time has been turned into actions of the clock."""
    _ended: Result | None = None
    _stopped: int = 0
    """When something else than a move ended the match: the clocks show that moment."""
    _draw_offer: int = SPECTATOR
    _takeback: tuple[int, int] | None = None
    """Who asked, and how many actions would be kept."""

    def __post_init__(self) -> None:
        n = self.variant.game.players
        if len(self.seats) != n:
            raise ValueError(f"{self.variant.key}: expected {n} seats, got {len(self.seats)}")
        if not self.positions:
            self.positions = [self.first or Position.start(self.variant)]
            self.budgets = [self.control.start() for _ in range(n)]
            self._since = [0] * n

    @classmethod
    def begin(
        cls,
        game: str | Variant,
        seats: Sequence[str | Seat] = (),
        *,
        secret: bytes | None = None,
        control: Control | None = None,
        first: Position | None = None,
        date: str = "",
    ) -> Match:
        """A new match; empty seats get the names of the sides. Dice that come first are rolled at once."""
        of = game if isinstance(game, Variant) else variant(game)
        sides = of.game.sides
        named = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
        named += [Seat(side.name) for side in sides[len(named) :]]
        usual = Control.parse(of.game.control) if of.game.control else NO_CLOCK
        match = cls(of, tuple(named), secret or chance.new_secret(), control or usual, first, date)
        match._roll(0)
        return match

    # --- what is going on ------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def result(self) -> Result | None:
        return self._ended or self.position.result

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def commitment(self) -> str:
        return chance.commitment(self.secret)

    @property
    def draw_offer(self) -> int:
        """The seat whose offer of a draw stands, or -1."""
        return self._draw_offer

    @property
    def takeback_asked(self) -> int:
        """The seat that asks to take back, or -1."""
        return self._takeback[0] if self._takeback else SPECTATOR

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds this seat has at the moment `now`; None: it has no clock."""
        left = self.budgets[seat].left(self.control)
        if left is None or self.position.over or seat not in self.position.awaited:
            return left
        return left - ((self._stopped if self._ended else now) - self._since[seat])

    @property
    def next_tick(self) -> int | None:
        """When `elapse` has something to do, if nobody moves before; None: time is no part of the position."""
        if self.over or not self.position.timed:
            return None
        seconds = max((move.code - CLOCK_TAG for move in self.position.moves(CLOCK_SEAT)), default=None)
        return None if seconds is None else self._ticked + seconds * SECOND

    def standing(self, now: int) -> int:
        """Whole seconds that the position has stood, where time is part of it: so much its timers have run down."""
        return (now - self._ticked) // SECOND if self.position.timed and not self.over else 0

    def still(self) -> Match:
        """A copy of all that has happened, which does not go on: for another thread."""
        return replace(self, events=[*self.events], positions=[*self.positions], played=[*self.played])

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | int | str | Sequence[str], at: int | None = None) -> Move:
        """A move of the player in `seat`; what chance decides next is decided at once."""
        at = self._now(at)
        self._must_run()
        if seat == CLOCK_SEAT:
            return self._tick(self.position.find(move, seat), at)
        position = self.position
        if seat not in position.actors:
            raise IllegalMove(Sentence("written-not-yours", {"move": str(move)}), self.variant.key)
        found = position.find(move, seat)
        after = position.play(found.code)
        used = at - self._since[seat] if seat in position.awaited else 0
        spent = self.budgets[seat].spend(self.control, used)
        if spent is None:
            self._flag(seat, at)
            return found
        self._step(Event(Act.MOVE, seat, found.text, at), found, after)
        self.budgets[seat] = spent
        self._draw_offer, self._takeback = SPECTATOR, None
        self._roll(at)
        return found

    def elapse(self, at: int) -> None:
        """Turn the time that has passed into actions of the clock, where time is part of the rules.

        Call it before a player's move is played, and when the next event is due. Where only the clock can act, time
        jumps.
        """
        while self.position.timed and not self.over:
            alone = not self.position.actors
            whole = (at - self._ticked) // SECOND
            due = [move for move in self.position.moves(CLOCK_SEAT) if alone or move.code - CLOCK_TAG <= whole]
            if not due:
                return
            self._tick(max(due, key=lambda move: move.code), at)

    def _tick(self, move: Move, at: int) -> Move:
        self._ticked += (move.code - CLOCK_TAG) * SECOND
        self._step(Event(Act.CLOCK, text=move.text, at=at), move, self.position.play(move.code))
        self._roll(at)
        return move

    def _roll(self, at: int) -> None:
        while not self._dealt and self._ended is None and self.position.chance:
            outcomes = self.position.moves()
            draw = sum(move.player == SPECTATOR for move in self.played)
            found = outcomes[chance.weighted(self.secret, draw, self.position.weights())]
            self._step(Event(Act.CHANCE, text=found.text, at=at), found, self.position.play(found.code))

    def _step(self, event: Event, move: Move, after: Position) -> None:
        before = self.position
        if not before.timed:
            self._ticked = event.at
        for seat in after.awaited:
            if seat == move.player or seat not in before.awaited:
                self._since[seat] = event.at
        self.events.append(event)
        self.played.append(move)
        self.positions.append(after)

    def _now(self, at: int | None) -> int:
        last = self.events[-1].at if self.events else 0
        if at is not None and at < last:
            raise ValueError(f"time runs forward: {at} ms comes before {last} ms")
        return last if at is None else at

    def _must_run(self) -> None:
        if self.over:
            raise GameOver(Sentence("written-over"), self.variant.key)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"{self.variant.key}: expected a seat from 0 to {len(self.seats) - 1}, got {seat}")
        return seat

    # --- agreeing, giving up, taking back ----------------------------------------------------------------------------

    def offer_draw(self, seat: int, at: int | None = None) -> None:
        self._must_run()
        self.events.append(Event(Act.OFFER_DRAW, self._seat(seat), at=self._now(at)))
        self._draw_offer = seat

    def answer_draw(self, seat: int, accept: bool, at: int | None = None) -> None:
        self._must_run()
        if self._draw_offer in (SPECTATOR, self._seat(seat)):
            raise IllegalMove(f"{self.variant.key}: there is no offer of a draw that seat {seat} could answer")
        self.events.append(Event(Act.ACCEPT_DRAW if accept else Act.DECLINE_DRAW, seat, at=self._now(at)))
        self._draw_offer = SPECTATOR
        if accept:
            self._end([0] * len(self.seats), Reason.AGREED)

    def resign(self, seat: int, at: int | None = None) -> None:
        """The player gives up: he, or his team, loses. With more than two sides nobody can decide it for the others."""
        self._must_run()
        sides = len(self.variant.game.teams) or len(self.seats)
        if sides > 2:
            raise IllegalMove(f"{self.variant.key}: with {sides} sides nobody can resign; a computer can take the seat")
        self.events.append(Event(Act.RESIGN, self._seat(seat), at=self._now(at)))
        self._lose(seat, Reason.RESIGNED)

    def forfeit(self, seat: int, at: int | None = None) -> None:
        """The player has left for good."""
        self._must_run()
        self.events.append(Event(Act.FORFEIT, self._seat(seat), at=self._now(at)))
        self._lose(seat, Reason.FORFEIT)

    def flag(self, seat: int, at: int) -> None:
        """The player's time has run out, as the clock shows."""
        self._must_run()
        left = self.time_left(self._seat(seat), self._now(at))
        if left is None or left >= 0:
            raise IllegalMove(f"{self.variant.key}: seat {seat} still has time")
        self._flag(seat, at)

    def _flag(self, seat: int, at: int) -> None:
        self.events.append(Event(Act.TIMEOUT, seat, at=at))
        self._lose(seat, Reason.TIMEOUT)

    def _lose(self, seat: int, reason: Reason) -> None:
        team = next((team for team in self.variant.game.teams if seat in team), (seat,))
        self._end([-1 if other in team else 1 for other in range(len(self.seats))], reason)

    def _end(self, payoffs: Iterable[int], reason: Reason) -> None:
        points = tuple(self.position.points)
        self._ended = Result(tuple(payoffs), points, reason)
        self._stopped = self.events[-1].at

    def ask_takeback(self, seat: int, at: int | None = None) -> None:
        """Ask to take back this player's last action and all that followed."""
        self._must_run()
        mine = [index for index, move in enumerate(self.played) if move.player == self._seat(seat)]
        if not mine:
            raise IllegalMove(f"{self.variant.key}: seat {seat} has nothing to take back")
        self.events.append(Event(Act.ASK_TAKEBACK, seat, at=self._now(at)))
        self._takeback = (seat, mine[-1])

    def answer_takeback(self, seat: int, accept: bool, at: int | None = None) -> None:
        self._must_run()
        if self._takeback is None or self._takeback[0] == self._seat(seat):
            raise IllegalMove(f"{self.variant.key}: nobody asked seat {seat} to take back")
        keep = self._takeback[1]
        if accept:
            self.take_back(keep, seat, at)
        else:
            self.events.append(Event(Act.DECLINE_TAKEBACK, seat, at=self._now(at)))
            self._takeback = None

    def take_back(self, keep: int, seat: int = SPECTATOR, at: int | None = None) -> None:
        """Go back to the position after `keep` actions."""
        self._must_run()
        if not 0 <= keep < len(self.played):
            raise IllegalMove(f"{self.variant.key}: expected to keep 0 to {len(self.played) - 1} actions, got {keep}")
        at = self._now(at)
        self.events.append(Event(Act.TAKEBACK, seat, str(keep), at))
        del self.played[keep:]
        del self.positions[keep + 1 :]
        self._takeback, self._draw_offer = None, SPECTATOR
        self._since = [at] * len(self.seats)
        self._ticked = at
        self._roll(at)

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back one's own last action of an unfinished turn, without asking; not where anything is hidden."""
        self._must_run()
        mine = bool(self.played) and self.played[-1].player == self._seat(seat)
        if not mine or self.variant.game.hidden or self.positions[-2].turn != self.position.turn:
            raise IllegalMove(f"{self.variant.key}: seat {seat} has nothing to take back without asking")
        self.take_back(len(self.played) - 1, seat, at)

    def excuse(self, seat: int, lag: int, at: int | None = None) -> None:
        """Milliseconds that the network took: they are not counted as the seat's thinking time."""
        self._must_run()
        at = self._now(at)
        counted = min(lag, at - self._since[self._seat(seat)])
        if counted > 0:
            self.events.append(Event(Act.LAG, seat, str(counted), at))
            self._since[seat] += counted

    def say(self, seat: int, text: str, at: int | None = None) -> None:
        """A remark; -1 for a spectator."""
        self.events.append(Event(Act.CHAT, seat, text, self._now(at)))

    # --- what others may see -----------------------------------------------------------------------------------------

    def seen_events(self, viewer: int = SPECTATOR) -> list[Event]:
        """The events as a viewer may know them: what is hidden in a move is hidden in its text.

        Once the match is over, everything may be known.
        """
        if self.over or self.variant.kernel.conceal is None:
            return list(self.events)
        seen: list[Event] = []
        line: list[Position] = [self.positions[0]]
        whole = all(event.act is not Act.TAKEBACK for event in self.events)
        for event in self.events:
            if event.act in (Act.MOVE, Act.CHANCE, Act.CLOCK):
                number, position = len(line), line[-1]
                if whole:
                    move, after = self.played[number - 1], self.positions[number]
                else:
                    move = position.find(event.text, CLOCK_SEAT if event.act is Act.CLOCK else event.seat)
                    after = position.play(move.code)
                line.append(after)
                text = self.variant.face.seen_text(position.row, move.code, viewer)
                seen.append(Event(event.act, event.seat, text, event.at))
                continue
            if event.act is Act.TAKEBACK:
                del line[int(event.text) + 1 :]
            seen.append(event)
        return seen
