"""How a game ended, for two players, many players, teams and scores."""

from __future__ import annotations

from dataclasses import dataclass

from ..declare import Game, Reason
from .words import name_of, say


@dataclass(frozen=True)
class Result:
    """The outcome. `payoffs` decide who won; `points` are what was counted, zeros where nothing is."""

    payoffs: tuple[int, ...]
    points: tuple[int, ...]
    reason: Reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest payoff, or nobody if all have the same; in a puzzle, the solver."""
        best = max(self.payoffs)
        if len(self.payoffs) == 1:
            return (0,) if best > 0 else ()
        if min(self.payoffs) == best:
            return ()
        return tuple(seat for seat, payoff in enumerate(self.payoffs) if payoff == best)

    @property
    def draw(self) -> bool:
        return not self.winners

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the best; equal payoffs share a place."""
        return tuple(1 + sum(other > payoff for other in self.payoffs) for payoff in self.payoffs)

    def say(self, game: Game, language: str = "en") -> str:
        """ "White wins: checkmate." """
        reason = say(f"reason-{self.reason.name.lower().replace('_', '-')}", language)
        if len(self.payoffs) == 1:
            return say("result-solved" if self.winners else "result-unsolved", language, reason=reason)
        if self.draw:
            return say("result-draw", language, reason=reason)
        sides = [game.sides[seat] for seat in self.winners]
        who = " + ".join(name_of(side, language) for side in sides)
        return say("result-win", language, who=who, reason=reason, count=len(sides))

    def __str__(self) -> str:
        return f"{' '.join(str(p) for p in self.payoffs)} {self.reason.name.lower()}"
