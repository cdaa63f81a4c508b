"""Exact values by working backwards: for games of two whose positions may come again.

All positions that can be reached are listed, each without what only counts moves or remembers the past; then the ends
are known, and from them the positions one action before, two before, and so on. Who can go to a position that is won
for him wins; who can go only to positions that are lost has lost; what is never decided is a draw. A family takes part
by naming, as REMEMBERED, the fields of its positions that only serve to find repetitions (none: an empty tuple).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from time import monotonic

import numpy as np

from ..play import Position, Variant, variant
from ..rules.abi import ACTORS, PAYOFF, PLY, QUIET, TURN, State
from . import chase

COUNTERS = (PLY, TURN, QUIET)
MOST_SECONDS = 30
"""A game that takes longer to list is not small."""
FAR_OFF = 5
"""A loss that is so many actions away may be overlooked."""
HASTE = 0.95
"""What a chance is worth that comes one action later."""
SWEEPS = 200
"""After so many rounds chances have settled."""


class TooManyPositions(ValueError):
    """The positions of the game cannot all be listed."""


def serves(of: Variant) -> bool:
    """Whether the positions of this variant can be told apart without their past."""
    game = of.game
    exact = game.players == 2 and not game.chance and not game.hidden
    return exact and hasattr(of.kernel.module, "REMEMBERED")


@dataclass
class Table:
    """The values of all positions that can be reached from a start; numbers stand for positions."""

    of: Variant
    numbers: dict[bytes, int] = field(default_factory=dict)
    movers: list[int] = field(default_factory=list)
    """Who acts there; -1 where the game is over."""
    children: list[list[tuple[int, int]]] = field(default_factory=list)
    """Each move and the position to which it leads."""
    winners: list[int] = field(default_factory=list)
    """Who wins under best play; -1: nobody."""
    distances: list[int] = field(default_factory=list)
    """Actions to the end, if the winner hurries and the loser delays; 0 where nobody wins."""

    def __len__(self) -> int:
        return len(self.movers)

    def number(self, position: Position) -> int:
        return self.numbers[self.bare(position.row.copy())]

    def value(self, position: Position) -> int:
        """1, 0 or -1 for the player to act."""
        at = self.number(position)
        return 0 if self.winners[at] < 0 else (1 if self.winners[at] == self.movers[at] else -1)

    def distance(self, position: Position) -> int:
        return self.distances[self.number(position)]

    def best(self, position: Position) -> tuple[int, ...]:
        """All moves that keep the value of the position, win soonest and lose latest."""
        at = self.number(position)
        mover = self.movers[at]
        wanted, sooner = self.winners[at], self.distances[at] - 1
        kept = [(move, to) for move, to in self.children[at] if self.winners[to] == wanted]
        if wanted == mover:
            kept = [(move, to) for move, to in kept if self.distances[to] == sooner]
        elif wanted >= 0:
            longest = max(self.distances[to] for _, to in kept)
            kept = [(move, to) for move, to in kept if self.distances[to] == longest]
        return tuple(move for move, _ in kept)

    def choice(self, position: Position, horizon: int | None = None, past: Iterable[Position] = ()) -> tuple[int, ...]:
        """The best moves of one who sees ends only so many actions away (None: all), and beyond them sees a draw.

        In a draw he would rather not go where the game has been before, and then where the other most easily errs;
        there he goes when he has lost, too, unless the end is near.
        """
        at = self.number(position)
        mover, chances = self.movers[at], self.chances[self.movers[at]]
        met = Counter(self.numbers.get(self.bare(one.row.copy()), -1) for one in past)

        def worth(to: int) -> tuple[float, ...]:
            if self.winners[to] < 0 or (horizon is not None and self.distances[to] >= horizon):
                return 0, -met[to], round(chances[to], 9)
            if self.winners[to] == mover:
                return 1, -self.distances[to]
            return -1, min(self.distances[to], FAR_OFF), round(chances[to], 9), self.distances[to]

        found = {move: worth(to) for move, to in self.children[at]}
        return tuple(move for move, one in found.items() if one == max(found.values()))

    @cached_property
    def chances(self) -> tuple[list[float], list[float]]:
        """For each player, how surely and how soon he wins from each position against somebody who moves at random."""
        return self._chances(0), self._chances(1)

    def _chances(self, player: int) -> list[float]:
        found = [float(mover < 0 and winner == player) for mover, winner in zip(self.movers, self.winners, strict=True)]
        for _ in range(SWEEPS):
            change = 0.0
            for at, mover in enumerate(self.movers):
                if mover < 0:
                    continue
                after = [found[to] for _, to in self.children[at]]
                now = HASTE * (max(after) if mover == player else sum(after) / len(after))
                change, found[at] = max(change, abs(now - found[at])), now
            if change < 1e-6:
                break
        return found

    # --- listing all positions ---------------------------------------------------------------------------------------

    def bare(self, row: State) -> bytes:
        """Strip a position of its past, in place; what is left is its key."""
        for slot in COUNTERS:
            row[slot] = 0
        for name in self.of.kernel.module.REMEMBERED:
            found = self.of.tables.field(name)
            row[found.at : found.at + found.length] = 0
        return bytes(row[self.of.tables.core].tobytes())

    def fill(self, start: State) -> None:
        kernel, t = self.of.kernel, self.of.tables.row
        out = np.zeros(self.of.tables.most_moves, np.int64)
        deadline = monotonic() + MOST_SECONDS
        todo = deque([self._add(start.copy())])
        while todo:
            if monotonic() > deadline:
                raise TooManyPositions(f"{self.of.key}: more than {len(self)} positions")
            at, row = todo.popleft()
            n = kernel.moves(row.copy(), t, out) if row[ACTORS] else 0
            if n == 0:
                self._end(at, row)
                continue
            for move in out[:n].tolist():
                child = row.copy()
                kernel.play(child, t, move)
                known = len(self)
                to, child = self._add(child)
                self.children[at].append((move, to))
                if to == known:
                    todo.append((to, child))
        self._work_backwards()

    def _add(self, row: State) -> tuple[int, State]:
        key = self.bare(row)
        at = self.numbers.setdefault(key, len(self))
        if at == len(self):
            self.movers.append(int(row[ACTORS]).bit_length() - 1)
            self.children.append([])
            self.winners.append(-1)
            self.distances.append(0)
        return at, row

    def _end(self, at: int, row: State) -> None:
        if row[ACTORS]:
            row = row.copy()
            self.of.kernel.result(row, self.of.tables.row)
        self.movers[at] = -1
        if row[PAYOFF] != row[PAYOFF + 1]:
            self.winners[at] = 0 if row[PAYOFF] > row[PAYOFF + 1] else 1

    # --- backwards from the ends -------------------------------------------------------------------------------------

    def _work_backwards(self) -> None:
        parents: list[list[int]] = [[] for _ in self.movers]
        for at, moves in enumerate(self.children):
            for _, to in moves:
                parents[to].append(at)
        hopes = [len(moves) for moves in self.children]
        decided = deque(at for at, mover in enumerate(self.movers) if mover < 0 and self.winners[at] >= 0)
        known = set(decided)
        while decided:
            at = decided.popleft()
            for parent in parents[at]:
                if parent in known:
                    continue
                hopes[parent] -= 1
                if self.winners[at] == self.movers[parent] or hopes[parent] == 0:
                    self.winners[parent] = self.winners[at]
                    self.distances[parent] = self.distances[at] + 1
                    known.add(parent)
                    decided.append(parent)


@lru_cache(maxsize=4)
def _table(key: str, start: bytes) -> Table:
    found = Table(variant(key))
    found.fill(np.frombuffer(start, np.int64).copy())
    return found


def table(position: Position) -> Table | chase.Chase:
    """The values of all positions that can be reached: from the start of the game, if this one is among them."""
    of = position.variant
    if chase.serves(of):
        return chase.table(str(of.key))
    whole = _table(str(of.key), of.start.tobytes())
    row = position.row.copy()
    if whole.bare(row) in whole.numbers:
        return whole
    return _table(str(of.key), row.tobytes())
