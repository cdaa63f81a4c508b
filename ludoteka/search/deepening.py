"""Alpha-beta, deeper and deeper, within limits of nodes and of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..play import Position, Variant
from ..rules.abi import ACTORS, PLY, QUIET, TURN
from . import alphabeta as ab
from .pace import next_batch, now

SLICE = 256
"""Nodes before the first look at the clock."""
FIRST = 4
"""How many times the limit of nodes the first turn may cost, where a turn is many actions."""
ENTRIES = 1 << 18
"""Places in the table of positions."""
SEED_MASK = (1 << 60) - 1
OPENING = 12
"""Turns in which games go different ways: then a seed decides between moves that look nearly alike."""
LONG_AGO = 200
"""Positions of the game that are remembered."""
CONTEMPT = 10
"""What a draw is worth less than nothing to who plays, in thousandths of a won game: something is tried instead."""
ALIKE = 4
"""How far such moves may be apart in the first turn, in thousandths of a won game; later less and less."""


@dataclass(frozen=True)
class Found:
    """What a search came to."""

    move: int
    value: float
    """For the player to act: -1 (lost) to 1 (won)."""
    depth: int
    """Turns that were searched fully."""
    nodes: int
    line: tuple[int, ...]
    """The moves that both sides are expected to play."""


def serves(of: Variant) -> bool:
    """Whether a game can be searched this way: two players, nothing drawn or hidden, and a way to judge positions."""
    game = of.game
    return game.players == 2 and not game.chance and not game.hidden and of.compiled.evaluate is not None


def allowed(nodes: int, moves: int) -> int:
    """The nodes that a search may cost: each of so many moves is looked at, and the first turn has more."""
    return FIRST * max(nodes, 2 * moves)


class Deepening:
    """A search with its memory, for one variant; the memory may serve the next positions of the same game."""

    def __init__(self, of: Variant, entries: int = ENTRIES) -> None:
        if not serves(of):
            raise ValueError(f"{of.key}: expected a game of two without chance or secrets that can judge a position")
        size, most = of.tables.state_size, of.tables.most_moves
        self.of = of
        self.mixers = mixers(of)
        self.states = np.zeros((ab.DEEPEST + 1) * size, np.int64)
        self.lists = np.zeros((ab.DEEPEST + 1) * most, np.int64)
        self.scores = np.zeros((ab.DEEPEST + 1) * most, np.int64)
        self.frames = np.zeros((ab.DEEPEST + 1) * ab.FRAME, np.int64)
        self.killers = np.full(2 * (ab.DEEPEST + 1), -1, np.int64)
        self.history = np.zeros(2 * 4096, np.int64)
        self.table = np.zeros(4 * entries, np.int64)
        self.path = np.zeros(ab.DEEPEST + 1, np.int64)
        self.told = np.zeros(ab.TOLD, np.int64)
        self.slice = SLICE

    def think(
        self,
        position: Position,
        nodes: int,
        seconds: float | None = None,
        *,
        turns: int = ab.DEEPEST // 2,
        seed: int | None = None,
        past: Sequence[Position] = (),
        stop: Callable[[], bool] = lambda: False,
        tell: Callable[[Found], None] = lambda _: None,
    ) -> Found:
        """The best move within so many nodes and seconds, but each move is looked at.

        `turns` is the greatest depth, `stop` is asked now and then, `tell` hears of every depth that is finished. With
        a `seed` a game is played: openings differ, and draws are avoided; without one it is always the move that looks
        best. Where the game has been twice, in the `past`, nothing is to be gained by a third time.
        """
        until = None if seconds is None else now() + seconds
        self.remember(past[-LONG_AGO:])
        self.history //= 2
        self.killers[:] = -1
        self.told[:] = 0
        if seed is not None:
            self.told[ab.SEED] = seed & SEED_MASK
            self.told[ab.DRAW] = -ab.UNIT * CONTEMPT
            self.told[ab.SPREAD] = ab.UNIT * ALIKE * max(OPENING - int(position.row[TURN]), 0) // OPENING
        codes = position.codes
        nodes = max(nodes, 2 * len(codes))
        best, value, depth = int(codes[0]), 0, 0
        for wanted in range(1, turns + 1):
            finished = self._iterate(position.row, wanted, nodes if depth else FIRST * nodes, until, stop)
            move = int(self.frames[ab.MOVE])
            if move >= 0 and (finished or self.frames[ab.BEST] > -ab.SURE):
                best, value = move, self._earned(move, int(self.frames[ab.BEST]))
                if value == self.told[ab.DRAW]:
                    value = 0
            if not finished:
                break
            depth = wanted
            tell(Found(best, scaled(value), depth, int(self.told[ab.NODES]), self._line(position, best)))
            if abs(value) > ab.SURE or len(codes) == 1:
                break
        return Found(best, scaled(value), depth, int(self.told[ab.NODES]), self._line(position, best))

    def remember(self, past: Sequence[Position]) -> None:
        """Where the game has been more than once stands before the line of play."""
        often = Counter(int(ab.key_of(one.row, self.of.tables.row, self.mixers)) for one in past)
        twice = [key for key, times in often.items() if times > 1]
        self.path = np.array(twice + [0] * (ab.DEEPEST + 1), np.int64)

    def _earned(self, move: int, value: int) -> int:
        """What a move of the root is worth by itself."""
        return value if abs(value) > ab.SURE else value - int(ab.favour(self.told, 0, move))

    def _iterate(self, root: Any, turns: int, nodes: int, until: float | None, stop: Callable[[], bool]) -> bool:
        """One depth; False if a limit came before its end."""
        run, kernel, told = ab.compiled_run(), self.of.compiled, self.told
        self.states[: len(root)] = root
        frame = self.frames
        frame[ab.STAGE] = ab.ENTER
        frame[ab.ALPHA], frame[ab.BETA] = -ab.WIN, ab.WIN
        frame[ab.DEPTH] = turns * ab.WHOLE
        frame[ab.BEST], frame[ab.MOVE] = -ab.WIN, -1
        told[ab.LEVEL] = 0
        while True:
            if told[ab.NODES] >= nodes or (until is not None and now() >= until) or stop():
                return False
            began, so_far = now(), int(told[ab.NODES])
            limit = min(nodes, so_far + self.slice)
            finished = run(
                kernel.moves,
                kernel.play,
                kernel.result,
                kernel.evaluate,
                self.of.tables.row,
                self.mixers,
                self.states,
                self.lists,
                self.scores,
                self.frames,
                self.killers,
                self.history,
                self.table,
                self.path,
                told,
                limit,
            )
            if finished:
                return True
            self.slice = next_batch(int(told[ab.NODES]) - so_far, began, until)

    def _line(self, position: Position, first: int) -> tuple[int, ...]:
        """The expected line, as the table of positions remembers it."""
        line = [first]
        at = position.play(first)
        mask = len(self.table) // 4 - 1
        met = set()
        while not at.over and len(line) < 12:
            key = int(ab.key_of(at.row, self.of.tables.row, self.mixers))
            entry = (key & mask) * 4
            move = int(self.table[entry + 3])
            if self.table[entry] != key or move not in at.codes or key in met:
                break
            met.add(key)
            line.append(move)
            at = at.play(move)
        return tuple(line)


def scaled(value: int) -> float:
    """A value of the search as -1 to 1."""
    if abs(value) > ab.SURE:
        return 1.0 if value > 0 else -1.0
    return max(-1.0, min(1.0, value / (1000 * ab.UNIT)))


def mixers(of: Variant) -> Any:
    """A random odd number for each place of a position that tells it from others; 0 for what is only counted."""
    remembered = ("past", "history", *getattr(of.compiled.module, "REMEMBERED", ()))
    random = np.random.default_rng(2008)
    found = np.zeros(of.tables.state_size, np.int64)
    for field in of.tables.fields:
        if not field.derived and field.name not in remembered:
            part = random.integers(-(1 << 62), 1 << 62, field.length, dtype=np.int64)
            found[field.at : field.at + field.length] = part * 2 + 1
    for place in (PLY, TURN, QUIET):
        found[place] = 0
    found[ACTORS] |= 1
    return found
