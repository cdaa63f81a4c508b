"""Learning to judge the tables games by playing against oneself.

    python -m ludoteka.search.learning backgammon --minutes 20 [--seed 1] [--hidden 96] [--from FILE ...] [--to FILE]
    python -m ludoteka.search.learning backgammon --duel FILE FILE [--games 10000]

Both sides move to the position that the net judges best. After a game every position of it is told what came of it: a
mean of what the net said one, two, three ... turns later, each weighing TRACE times the one before it, and of the
result (TD(lambda), as Gerald Tesauro's TD-Gammon learned in 1992). The rate at which it learns falls with the games; a
run that begins `--from` a file goes on where that one stopped. From several files, which learned at the same time with
different seeds, it goes on from their mean.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from ..play import Position, Variant, variant
from ..rules.abi import ACTORS, CHANCE, PHASE, Row, State, new_rng
from ..rules.backgammon import DECIDING, ROLL, SECOND_SHIFT, play
from ..rules.backgammon_men import MOVER
from ..rules.common import random_below
from ..rules.free import kernel
from . import bearoff
from .chances import CHANCES, outcome, points_of, turn_round
from .net import INPUTS, KNOWN, MOST_INPUTS, answer, judge, look
from .turns import begin, copy, new_walk, next_end

RATE, TRACE = 0.015, 0.7
"""How much is learnt from a position, and how far ahead it looks for what came of it, at first."""
HALF = 20_000
"""Games after which both have fallen to half; after twice as many to a third, and so on."""
LONGEST = 2_000
"""Turns of a game that are learnt from."""
BATCH = 500
DUEL = 10_000
"""Games after which it is known which of two nets is better."""
REMEMBERED = 10_000
"""The net that is kept is a mean over about so many games: what single games taught it wrongly cancels out."""


@kernel
def throw_dice(s: State, t: Row, rng: Row) -> None:
    """Throw; the first seat begins with any throw but a doublet, which is as fair to learn from."""
    first, second = random_below(rng, 6) + 1, random_below(rng, 6) + 1
    if s[ACTORS] == CHANCE or s[PHASE] == DECIDING:
        if s[ACTORS] != CHANCE:
            play(s, t, ROLL)
        play(s, t, max(first, second) | min(first, second) << SECOND_SHIFT)


@kernel
def correct(
    first: Any, second: Any, places: Row, values: Any, n: int, hidden: Any, out: Any, aim: Any, rate: float
) -> None:
    """Draw the net's answer a little towards what it should have been."""
    answer(first, second, places, values, n, hidden, out)
    units = len(hidden) - 1
    step = np.float32(rate)
    a, b, c = aim[0] - out[0], aim[1] - out[1], aim[2] - out[2]
    d, e = aim[3] - out[3], aim[4] - out[4]
    for j in range(units):
        said, row = hidden[j], second[j]
        slope = (np.float32(1.0) - abs(said)) * (np.float32(1.0) - abs(said))
        blame = slope * (a * row[0] + b * row[1] + c * row[2] + d * row[3] + e * row[4])
        row[0] += step * a * said
        row[1] += step * b * said
        row[2] += step * c * said
        row[3] += step * d * said
        row[4] += step * e * said
        hidden[j] = step * blame
    row = second[units]
    row[0] += step * a
    row[1] += step * b
    row[2] += step * c
    row[3] += step * d
    row[4] += step * e
    for i in range(n):
        value, row = values[i], first[places[i]]
        for j in range(units):
            row[j] += value * hidden[j]


@kernel
def new_room(units: int) -> tuple[Any, Any, Any, Any]:
    """Room for a judgement: inputs, hidden units, chances."""
    places, values = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32)
    return places, values, np.zeros(units, np.float32), np.zeros(CHANCES, np.float32)


@kernel
def advance(s: State, t: Row, first: Any, second: Any, left: Any, walk: Any, room: Any, best: State) -> None:
    """Play a throw: `best` becomes the end of the turn that brings the most points, as the net judges."""
    places, values, hidden, out = room
    player, highest = s[MOVER], -10.0
    begin(walk, s, t)
    level = next_end(walk, t)
    while level:
        end = walk[0][level]
        if end[ACTORS] == 0:
            outcome(end, s, player, out)
        else:
            judge(end, t, first, second, left, places, values, hidden, out)
            turn_round(out)
        if points_of(out) > highest:
            highest = points_of(out)
            copy(end, best)
        level = next_end(walk, t)


@kernel
def duel(root: State, t: Row, nets: Any, left: Any, rng: Any, games: int, points: Any) -> None:
    """Pairs of games with the same dice, the nets changing seats: what each pair brings the first net, for a game.

    A game ends when the chances are known exactly; they are the result then.
    """
    walk, out = new_walk(t), np.zeros(CHANCES, np.float32)
    rooms = (new_room(nets[0][1].shape[1]), new_room(nets[1][1].shape[1]))
    s, best, dice = root.copy(), root.copy(), rng.copy()
    for pair in range(games // 2):
        for seat in range(2):
            dice[:] = rng
            copy(root, s)
            while True:
                player = s[MOVER]
                if bearoff.serves(s, t):
                    bearoff.chances(s, left, out)
                    break
                throw_dice(s, t, dice)
                player = s[MOVER]
                if player == seat:
                    advance(s, t, nets[0][0], nets[0][1], left, walk, rooms[0], best)
                else:
                    advance(s, t, nets[1][0], nets[1][1], left, walk, rooms[1], best)
                if best[ACTORS] == 0:
                    outcome(best, s, player, out)
                    break
                copy(best, s)
            points[pair] += (points_of(out) if player == seat else -points_of(out)) / 2.0
        rng[:] = dice


@kernel
def learn(
    root: State, t: Row, first: Any, second: Any, left: Any, rng: Row, games: int, trace: float, rate: float
) -> float:
    """Play so many games and learn from each; how many turns they had, on an average."""
    walk, room = new_walk(t), new_room(second.shape[1])
    s, best = root.copy(), root.copy()
    places, values = np.zeros((LONGEST + 1, MOST_INPUTS), np.int64), np.zeros((LONGEST + 1, MOST_INPUTS), np.float32)
    counts, phases = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
    said = np.zeros((LONGEST + 1, CHANCES), np.float32)
    hidden = np.zeros(second.shape[1], np.float32)
    out, aim = np.zeros(CHANCES, np.float32), np.zeros(CHANCES, np.float32)
    turns = 0
    for _ in range(games):
        copy(root, s)
        length, over = 0, False
        while not over and length < LONGEST:
            phase = judge(s, t, first, second, left, places[length], values[length], hidden, said[length])
            if phase == KNOWN:
                aim[:] = said[length]
                turn_round(aim)
                break
            counts[length], phases[length] = look(s, t, places[length], values[length])
            length += 1
            throw_dice(s, t, rng)
            player = s[MOVER]
            advance(s, t, first, second, left, walk, room, best)
            if best[ACTORS] == 0:
                outcome(best, s, player, aim)
                over = True
            copy(best, s)
        turns += length
        if length == LONGEST:
            continue
        for k in range(length - 1, -1, -1):
            correct(first[phases[k]], second[phases[k]], places[k], values[k], counts[k], hidden, out, aim, rate)
            for i in range(CHANCES):
                aim[i] = trace * aim[i] + (1.0 - trace) * said[k, i]
            turn_round(aim)
    return turns / games


def new_net(hidden: int, seed: int) -> tuple[Any, Any]:
    """A net that knows nothing."""
    random = np.random.default_rng(seed)
    first = random.normal(0, 0.1, (2, INPUTS, hidden)).astype(np.float32)
    second = random.normal(0, 0.1, (2, hidden + 1, CHANCES)).astype(np.float32)
    second[:, hidden] = (0, -1, -3, -1, -3)
    return first, second


def fallen(value: float, games: int) -> float:
    """What is left after so many games of a number that falls."""
    return value / (1 + games / HALF)


class Learner:
    """A net that learns, and the mean of what it was lately, which plays better."""

    def __init__(self, first: Any, second: Any, games: int) -> None:
        self.first, self.second, self.games = first, second, games
        self.mean_first, self.mean_second = first.copy(), second.copy()

    @classmethod
    def load(cls, paths: list[Path]) -> Learner:
        """The mean of several nets that began from the same one."""
        known = [np.load(path) for path in paths]
        first, second = (
            np.mean([one[name].astype(np.float32) for one in known], axis=0) for name in ("first", "second")
        )
        return cls(first, second, sum(int(one["games"]) for one in known) // len(known))

    def step(self, root: State, t: Row, rng: Any) -> float:
        """One batch of games; how many turns they had, on an average."""
        trace, rate = fallen(TRACE, self.games), fallen(RATE, self.games)
        turns = learn(root, t, self.first, self.second, bearoff.table(), rng, BATCH, trace, rate)
        self.games += BATCH
        share = max(BATCH / REMEMBERED, BATCH / self.games)
        self.mean_first += share * (self.first - self.mean_first)
        self.mean_second += share * (self.second - self.mean_second)
        return turns

    def save(self, path: Path) -> None:
        first, second = self.mean_first.astype(np.float16), self.mean_second.astype(np.float16)
        np.savez_compressed(path, first=first, second=second, games=self.games)


def compare(of: Variant, paths: list[Path], games: int, seed: int) -> None:
    """Say what a game brings the first of two nets, without the cube and without looking ahead."""
    nets = tuple((known.first, known.second) for known in (Learner.load([path]) for path in paths))
    points = np.zeros(games // 2)
    duel(Position.start(of).row, of.tables.row, nets, bearoff.table(), new_rng(seed), games, points)
    error = points.std() / len(points) ** 0.5
    print(f"{2 * len(points)} games: {points.mean():+.4f} ± {error:.4f} points a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a game of the family, with its preset: backgammon:hypergammon")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=1 << 40, help="stop after so many, if that comes first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--from", dest="sources", type=Path, nargs="*")
    parser.add_argument("--to", type=Path, default=Path("net.npz"))
    parser.add_argument("--duel", type=Path, nargs=2, help="two nets play against each other, and nothing is learned")
    wish = parser.parse_args()
    of = variant(wish.game)
    if wish.duel:
        compare(of, wish.duel, min(wish.games, DUEL), wish.seed)
        return
    learner = Learner.load(wish.sources) if wish.sources else Learner(*new_net(wish.hidden, wish.seed), 0)
    rng, begun, told = new_rng(wish.seed + learner.games), monotonic(), 0.0
    root = Position.start(of).row.copy()
    until = begun + 60 * wish.minutes
    while monotonic() < until and learner.games < wish.games:
        turns = learner.step(root, of.tables.row, rng)
        if monotonic() > told + 30:
            told = monotonic()
            learner.save(wish.to)
            rate = fallen(RATE, learner.games)
            print(f"{learner.games} games, {turns:.1f} turns a game, rate {rate:.4f}, {told - begun:.0f} s", flush=True)
    learner.save(wish.to)


if __name__ == "__main__":
    main()
