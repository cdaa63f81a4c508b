"""Many games of one kind at once, for learning and for statistics: arrays in, arrays out.

>>> games = Many("connect-four", 1000, seed=1)
>>> while not games.over.all():
...     games.play(games.at_random())
>>> games.payoffs.sum()
np.float64(0.0)
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules import drive, many
from ..rules.abi import PAYOFF, SCALE
from ..rules.many import NOBODY, NOTHING
from .position import Position
from .variant import Variant, variant

Numbers = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]


class Many:
    """So many games, each of which waits for somebody's decision or is over; chance decides by itself.

    The same seed and the same decisions give the same games, whatever the number of threads.
    """

    def __init__(self, game: str | Variant, count: int, *, seed: int = 0, threads: int = 1) -> None:
        if count < 1 or threads < 1:
            raise ValueError(f"expected at least one game and one thread, got {count} and {threads}")
        self.variant = game if isinstance(game, Variant) else variant(game)
        self.rows: Numbers = np.empty((count, self.variant.tables.state_size), np.int64)
        """The positions. Fields are named by `variant.tables.fields`."""
        self.seats: Numbers = np.full(count, NOBODY)
        """Whose decision is due in each game; -1: it is over."""
        self._choosing, dealing = (np.random.default_rng(own) for own in np.random.SeedSequence(seed).spawn(2))
        self._rngs = dealing.integers(1, 2**63, (count, 1), np.uint64)
        bounds = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._herds = [_Herd(self, slice(first, end)) for first, end in pairwise(bounds)]
        self.restart()

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def over(self) -> Marks:
        """Which games are over."""
        marks: Marks = self.seats == NOBODY
        return marks

    @property
    def payoffs(self) -> npt.NDArray[np.float64]:
        """What each player has won or lost in each game, the most of all being 1; 0 in games that are not over."""
        won = self.rows[:, PAYOFF : PAYOFF + self.variant.game.players] / float(self.variant.tables.row[SCALE])
        return np.where(self.over[:, None], won, 0.0)

    @property
    def counts(self) -> Numbers:
        """How many legal moves there are in each game."""
        return np.concatenate([np.diff(herd.ends, prepend=0) for herd in self._herds])

    @property
    def codes(self) -> Numbers:
        """The legal moves of whoever is to decide, as packed numbers, game after game."""
        return np.concatenate([herd.codes[: herd.ends[-1]] for herd in self._herds])

    @property
    def mask(self) -> Marks:
        """A row for each game, as long as the longest list of moves: which places have a move."""
        counts = self.counts
        return np.arange(max(int(counts.max()), 1)) < counts[:, None]

    def observe(self) -> Numbers:
        """A row for each game: the position as whoever is to decide may know it, without derived fields."""
        look = self.variant.compiled.observe
        seen = self.rows
        if look is not None:
            seen = self.rows.copy()
            many.compiled()[1](look, self.rows.copy(), self.variant.tables.row, self.seats, seen)
        return seen[:, self.variant.tables.core]

    def position(self, game: int) -> Position:
        """One of the games, with words and pictures."""
        return Position(self.variant, self.rows[game].copy())

    def at_random(self) -> Numbers:
        """In each game one of the legal moves, by its place in the list; 0 where there is none."""
        return (self._choosing.random(len(self)) * self.counts).astype(np.int64)

    def play(self, places: npt.ArrayLike, *, again: bool = False) -> None:
        """Play the move at this place of the list in each game, and let chance go on.

        A game that is over stays so, or begins again; what was chosen there does not matter.
        """
        wanted = np.asarray(places)
        if wanted.shape != (len(self),) or not np.issubdtype(wanted.dtype, np.integer):
            raise ValueError(f"expected {len(self)} whole numbers, got {wanted.dtype} of shape {wanted.shape}")
        over, counts = self.over, self.counts
        wrong = np.flatnonzero(~over & ((wanted < 0) | (wanted >= counts)))
        if len(wrong):
            game = int(wrong[0])
            raise ValueError(
                f"{self.variant.key}: expected a number from 0 to {counts[game] - 1} in game {game}, got {wanted[game]}"
            )
        starts = np.cumsum(counts) - counts
        chosen = np.full(len(self), NOTHING)
        chosen[~over] = self.codes[(starts + wanted)[~over]]
        if again:
            self.rows[over] = self.variant.start
        self._go_on(chosen)

    def restart(self) -> None:
        """Begin all games again."""
        self.rows[:] = self.variant.start
        self._go_on(np.full(len(self), NOTHING))

    def _go_on(self, chosen: Numbers) -> None:
        if len(self._herds) == 1:
            self._herds[0].go_on(chosen)
        else:
            list(self._pool.map(lambda herd: herd.go_on(chosen), self._herds))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._herds))


class _Herd:
    """The games that one thread minds, and the legal moves in them."""

    def __init__(self, of: Many, games: slice) -> None:
        self.kernel = of.variant.compiled
        self.tables, self.most = of.variant.tables.row, of.variant.tables.most_moves
        self.games = games
        self.rows, self.rngs, self.seats = of.rows[games], of._rngs[games], of.seats[games]
        self.ends = np.zeros(len(self.rows), np.int64)
        self.codes: Numbers = np.zeros(0, np.int64)
        self.decide: Any = many.compiled()[0]

    def go_on(self, chosen: Numbers) -> None:
        entries = drive.entry_points(self.kernel)[:5]
        own, done = chosen[self.games], 0
        while True:
            arrays = self.rows, self.tables, self.rngs, own, self.codes, self.ends, self.seats
            done = self.decide(*entries, *arrays, done)
            if done == len(self.rows):
                return
            self.codes = np.concatenate([self.codes, np.zeros(len(self.codes) + self.most, np.int64)])
