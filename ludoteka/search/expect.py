"""Playing the tables games by a learned judgement: which men to move, when to double, when to give up."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..declare.backgammon import TablesGame
from ..play import Position, Variant
from ..rules.abi import PHASE, new_rng
from ..rules.backgammon import ANSWERING, DECIDING, DOUBLE, DROP, ROLL, TAKE, play
from ..rules.backgammon_men import CUBE, MOVER
from . import bearoff, expectimax, rollouts, stakes
from .chances import CHANCES, WIN
from .pace import now

NETS = Path(__file__).with_name("nets")
FEW, MANY = 4_000, 100_000
"""From so many positions on a search looks ahead over one throw, and over two."""
WIDTHS = ((8, 0.2), (5, 0.1))
"""Ends that are looked at over one throw, and over two: at most so many, no worse than the best by so much."""
CLEAR = 0.15
"""Whether to double is looked at over one throw only if that makes such a difference."""
UNSURE, SURER = 5.0, 0.7
"""A search of n positions judges with an error of UNSURE / n ** SURER games."""
BATCH, CHECK, PROOF = 25, 100, 500
"""Games played out between two looks at the clock, to check a judgement, and to replace one that they deny."""
DENIED = 1.0
"""A judgement is denied if it is off by this part of a game: four times as much as chance explains."""


@dataclass(frozen=True)
class Net:
    """What was learned of a game."""

    first: Any
    second: Any


@dataclass(frozen=True)
class Found:
    """What thinking came to."""

    move: int
    chance: float
    """To win the game, for the player who is to act."""
    values: tuple[tuple[int, float], ...]
    """Of each move that was thought of: what it is worth, -1 to 1; the best first."""


@cache
def learned(name: str) -> Net:
    """The net of this name."""
    with np.load(NETS / f"{name}.npz") as known:
        return Net(known["first"].astype(np.float32), known["second"].astype(np.float32))


def serves(of: Variant) -> bool:
    """Whether somebody has learned to judge this game."""
    return isinstance(of.game, TablesGame) and of.game.learned != ""


def warm() -> None:
    """Compile all that thinks, and compute the table of bearing off: the first who plays should not wait for it."""
    position = Position.start("backgammon")
    while position.chance:
        position = position.play(position.codes[0])
    Thinker(position, FEW, 1.0, 0).think()
    doubled = Position.start("backgammon:standard,cube=owned,jacoby=on")
    while doubled.chance or DOUBLE not in doubled.codes:
        doubled = doubled.play(doubled.codes[0])
    Thinker(doubled.play(DOUBLE), MANY, 1.0, 0).think()


class Thinker:
    """One thought about one position."""

    def __init__(self, position: Position, nodes: int, seconds: float, seed: int, net: Net | None = None) -> None:
        game = position.variant.game
        assert isinstance(game, TablesGame)
        self.net = net or learned(game.learned)
        self.s, self.t = position.row.copy(), position.variant.tables.row
        self.wins = stakes.wins_of(self.s, self.t)
        self.desk = expectimax.new_desk(self.t, self.wins, self.net.second.shape[1], bearoff.table())
        self.throws = 0 if nodes < FEW else 1 if nodes < MANY else 2
        level = int(self.s[CUBE])
        self.game_worth = float(self.wins[0, level, 0] + self.wins[1, level, 0]) / 2 or 1.0
        """What half of the way from losing to winning once is worth."""
        self.error = UNSURE / nodes**SURER * self.game_worth
        self.random = random.Random(f"judge {seed}")
        self.until = now() + seconds

    def think(self) -> Found:
        phase = int(self.s[PHASE])
        if phase == DECIDING:
            return self._double()
        return self._answer() if phase == ANSWERING else self._move()

    def _ahead(self, s: Any, throws: int, *, may_cash: bool = True) -> float:
        """The worth to the player who is to throw."""
        value = expectimax.look_ahead(s, self.t, self.net.first, self.net.second, self.desk, throws, may_cash)
        return float(value)

    def _chance(self, s: Any) -> float:
        """To win, for the player who is to throw."""
        self._ahead(s, 0)
        return float(self.desk[3][WIN])

    def _unsure(self, value: float) -> float:
        return value + self.random.gauss(0.0, self.error)

    def _after(self, *codes: int) -> Any:
        s = self.s.copy()
        for code in codes:
            play(s, self.t, code)
        return s

    def _scaled(self, value: float) -> float:
        return max(-1.0, min(1.0, value / self.game_worth))

    def _taken(self, throws: int) -> float:
        """What a double that is accepted is worth to the player who offers it."""
        after = self._after(TAKE) if self.s[PHASE] == ANSWERING else self._after(DOUBLE, TAKE)
        return self._unsure(self._ahead(after, throws))

    def _worth(self, s: Any, chances: Any) -> float:
        """The worth to the player who is to throw, whose chances these are."""
        return float(stakes.worth(s, self.t, self.wins, self.desk[5], chances, int(s[MOVER])))

    def _denied(self, s: Any) -> Any | None:
        """The chances of the player who is to throw, if games played out deny what the net says of them.

        What comes of a man behind a prime while the other waits on the bar is decided many throws later: there the net
        can be wrong by a whole game, and as each side believes to be ahead, the cube goes from hand to hand.
        """
        if self.throws < len(WIDTHS):
            return None
        said = self._ahead(s, 0)
        sums, rng, played = np.zeros(CHANCES, np.float32), new_rng(self.random.randrange(1 << 32)), 0
        while played < PROOF and now() < self.until:
            rollouts.roll_out(s, self.t, self.net.first, self.net.second, self.desk, rng, BATCH, sums)
            played += BATCH
            if played == CHECK and abs(self._worth(s, sums / np.float32(played)) - said) < DENIED * self.game_worth:
                return None
        return sums / np.float32(played) if played > CHECK else None

    def _double(self) -> Found:
        player, level = int(self.s[MOVER]), int(self.s[CUBE])
        chance = self._chance(self.s)
        rolled = doubled = 0.0
        for throws in range(1, max(1, self.throws) + 1):
            rolled = self._ahead(self._after(ROLL), throws, may_cash=False)
            doubled = min(self._taken(throws), float(self.wins[player, level, 0]))
            if abs(doubled - rolled) > CLEAR * self.game_worth:
                break
        taken = self._after(DOUBLE, TAKE)
        if doubled > rolled and (chances := self._denied(taken)) is not None:
            chance, rolled = float(chances[WIN]), self._worth(self.s, chances)
            doubled = min(self._worth(taken, chances), float(self.wins[player, level, 0]))
        values = [(ROLL, self._scaled(rolled)), (DOUBLE, self._scaled(doubled))]
        if doubled > rolled:
            values.reverse()
        return Found(values[0][0], chance, tuple(values))

    def _answer(self) -> Found:
        doubler, level = int(self.s[MOVER]), int(self.s[CUBE])
        chance = 1.0 - self._chance(self._after(TAKE))
        taken, dropped = -self._taken(max(1, self.throws)), -float(self.wins[doubler, level, 0])
        after = self._after(TAKE)
        if (chances := self._denied(after)) is not None:
            chance, taken = 1.0 - float(chances[WIN]), -self._worth(after, chances)
        values = [(TAKE, self._scaled(taken)), (DROP, self._scaled(dropped))]
        if dropped > taken:
            values.reverse()
        return Found(values[0][0], chance, tuple(values))

    def _move(self) -> Found:
        rows, moves, values = expectimax.list_ends(self.s, self.t, self.net.first, self.net.second, self.desk)
        ranked = sorted(range(len(moves)), key=lambda i: -values[i])
        known = {i: float(values[i]) for i in ranked}
        looked = ranked
        for throws in range(1, self.throws + 1):
            most, margin = WIDTHS[throws - 1]
            looked = [i for i in looked[:most] if known[i] > known[looked[0]] - margin * self.game_worth]
            if len({int(moves[i]) for i in looked}) == 1:
                break
            deeper: dict[int, float] = {}
            for i in looked:
                if now() > self.until:
                    break
                over = expectimax.ended(rows[i], self.s)
                deeper[i] = known[i] if over else -self._ahead(rows[i], throws)
            if len(deeper) < len(looked):
                break
            known |= deeper
            looked.sort(key=lambda i: -known[i])
        thought = {i: self._unsure(known[i]) for i in looked}
        order = sorted(thought, key=lambda i: -thought[i])
        best = order[0]
        found: dict[int, float] = {}
        for i in (*order, *(i for i in ranked if i not in thought)):
            found.setdefault(int(moves[i]), self._scaled(thought.get(i, min(known[i], thought[order[-1]]))))
        over = expectimax.ended(rows[best], self.s)
        chance = (1.0 if known[best] > 0 else 0.0) if over else 1.0 - self._chance(rows[best])
        return Found(int(moves[best]), chance, tuple(found.items()))
