"""Limits: every level of every game plays many games, legally, and never longer over a move than it may.

    ./start python bench/limits.py [--games 200] [--seconds 5] [--share 0.1] [--levels 1,2,3,4] [--only chess,go]
        [--processes 2] [--write]

Each level plays itself. A move that is not legal, or a game that does not end, stops the run with an error; of the
time over a move the worst is kept, as a part of what the level may use. A run over all games and levels takes a night;
the tests play a sample (tests/search/test_limits.py). A shorter run ends each pair of game and level after so many
seconds, and lets the level think over a share of the moves only: the others are random, so that positions from all of
a game are met.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path

from bench.report import write_table
from ludoteka import games
from ludoteka.play import Match, variant
from ludoteka.search.levels import Level, levels_of
from ludoteka.search.player import choose

MOST = 1.2
"""What a level may use, with what is overlooked between two looks at the clock."""


@dataclass(frozen=True)
class Task:
    """A level of a game, and how much it is to play."""

    game: str
    strength: Level
    games: int
    seconds: float
    share: float


@dataclass
class Tally:
    """What came of it: whole games, moves that were thought over, the sum and the worst of the parts of the time."""

    games: int = 0
    moves: int = 0
    total: float = 0.0
    worst: float = 0.0

    def note(self, used: float) -> None:
        self.moves += 1
        self.total += used
        self.worst = max(self.worst, used)


def play(task: Task) -> tuple[Task, Tally]:
    """The level plays itself, so many games or so long."""
    of, found, chance = variant(task.game), Tally(), random.Random(task.game)
    choose(Match.begin(of, secret=bytes(32)).position, None, replace(task.strength, seconds=0.1))
    until = time.monotonic() + task.seconds
    while found.games < task.games and time.monotonic() < until:
        match = Match.begin(of, secret=found.games.to_bytes(32, "big"))
        while not match.over and time.monotonic() < until:
            seat = match.position.awaited[0]
            if chance.random() < task.share:
                began = time.perf_counter()
                move = choose(match.position, seat, task.strength, 1000 * found.games + found.moves).move
                found.note((time.perf_counter() - began) / task.strength.seconds)
            else:
                move = chance.choice(match.position.moves(seat))
            match.play(seat, move)
        found.games += match.over
    return task, found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--only", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    numbers = {int(word) for word in wish.levels.split(",")}
    tasks = [
        Task(game, strength, wish.games, wish.seconds, wish.share)
        for game in (wish.only.split(",") if wish.only else games.ids())
        for strength in levels_of(games.find(game))
        if strength.number in numbers
    ]
    tallies: dict[int, list[tuple[Tally, str]]] = {}
    with ProcessPoolExecutor(wish.processes, mp_context=get_context("spawn")) as pool:
        for task, found in pool.map(play, tasks):
            number, mean = task.strength.number, found.total / max(found.moves, 1)
            tallies.setdefault(number, []).append((found, task.game))
            print(
                f"{task.game} | {number} | {found.games} | {found.moves} | {mean:.1%} | {found.worst:.1%}", flush=True
            )
    rows = [row(number, tallies[number]) for number in sorted(tallies)]
    slow = [found for each in tallies.values() for found, _ in each if found.worst > MOST]
    print(*map(" | ".join, rows), sep="\n")
    print(f"{len(tasks)} pairs of game and level, {len(slow)} over {MOST:.0%} of their time")
    if wish.write:
        head = (
            "level",
            "games of the box",
            "played to the end",
            "moves thought over",
            "mean part of the time",
            "worst",
        )
        title = f"Limits: {wish.only}" if wish.only else "Limits"
        write_table(Path(__file__).with_name("results.md"), title, "bench/limits.py", head, rows)
    sys.exit(bool(slow))


def row(number: int, tallies: list[tuple[Tally, str]]) -> list[str]:
    """A level over all games."""
    ended, moves = sum(found.games for found, _ in tallies), sum(found.moves for found, _ in tallies)
    mean = sum(found.total for found, _ in tallies) / max(moves, 1)
    worst, where = max((found.worst, game) for found, game in tallies)
    return [str(number), str(len(tallies)), f"{ended:,}", f"{moves:,}", f"{mean:.1%}", f"{worst:.1%} ({where})"]


if __name__ == "__main__":
    main()
