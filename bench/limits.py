"""Limits: every level of every game plays many games, legally, and never longer over a move than it may.

    ./start python bench/limits.py [--games 200] [--seconds 5] [--share 0.1] [--levels 1,2,3,4] [--only chess,go]
        [--processes 2] [--write]
    ./start python bench/limits.py --pairs 7-5,8-6 [--seconds 5] [--only chess,go] [--processes 2] [--write]

Each level plays itself. A move that is not legal, or a game that does not end, stops the run with an error; of the
time over a move the worst is kept, as a part of what the level may use. A run over all games and levels takes a night;
the tests play a sample (tests/search/test_limits.py). A shorter run ends each pair of game and level after so many
seconds, and lets the level think over a share of the moves only: the others are random, so that positions from all of
a game are met.

With --pairs the games of the ladder are watched instead: levels meet as in `ludoteka ladder`, for so many seconds of a
processor (a game that was begun is finished), up to two hundred games of a pair, and who won is kept there. So every
night makes the ladder surer and goes on with the matrix of limits.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path

from bench.report import write_table
from ludoteka import games
from ludoteka.play import Match, variant
from ludoteka.search import ladder
from ludoteka.search.arena import Pace
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
class Found:
    """What came of a level of a game: how many games it played to the end, and how long it thought."""

    game: str
    level: int
    games: int = 0
    pace: Pace = field(default_factory=Pace)


def play(task: Task) -> Found:
    """The level plays itself, so many games or so long."""
    of, found, chance = variant(task.game), Found(task.game, task.strength.number), random.Random(task.game)
    choose(Match.begin(of, secret=bytes(32)).position, None, replace(task.strength, seconds=0.1))
    until = time.monotonic() + task.seconds
    while found.games < task.games and time.monotonic() < until:
        match = Match.begin(of, secret=found.games.to_bytes(32, "big"))
        while not match.over and time.monotonic() < until:
            seat = match.position.awaited[0]
            if chance.random() < task.share:
                began = time.perf_counter()
                move = choose(match.position, seat, task.strength, 1000 * found.games + found.pace.moves).move
                found.pace.note((time.perf_counter() - began) / task.strength.seconds)
            else:
                move = chance.choice(match.position.moves(seat))
            match.play(seat, move)
        found.games += match.over
    return found


def alone(wish: argparse.Namespace, which: list[str]) -> Iterator[Found]:
    """Each level plays itself."""
    numbers = {int(word) for word in wish.levels.split(",")}
    tasks = [
        Task(game, strength, wish.games, wish.seconds, wish.share)
        for game in which
        for strength in levels_of(games.find(game))
        if strength.number in numbers
    ]
    with ProcessPoolExecutor(wish.processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, tasks)


def in_pairs(wish: argparse.Namespace, which: list[str]) -> Iterator[Found]:
    """Levels meet as on the ladder."""
    pairs = wish.pairs.split(",")
    before = {game: dict(tallies) for game, tallies in ladder.kept().items()}
    for game, met in ladder.measure(which, pairs, wish.seconds, wish.processes):
        for number, pace in met.paces.items():
            own = [pair for pair in pairs if str(number) in pair.split("-")]
            played = sum(sum(met.tallies.get(pair, ())) - sum(before.get(game, {}).get(pair, ())) for pair in own)
            yield Found(game, number, played, pace)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--pairs", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    which = wish.only.split(",") if wish.only else games.ids()
    levels: dict[int, list[Found]] = {}
    for found in (in_pairs if wish.pairs else alone)(wish, which):
        levels.setdefault(found.level, []).append(found)
        pace = found.pace
        print(
            f"{found.game} | {found.level} | {found.games} | {pace.moves} | {pace.mean:.1%} | {pace.worst:.1%}",
            flush=True,
        )
    rows = [row(number, levels[number]) for number in sorted(levels)]
    slow = [found for each in levels.values() for found in each if found.pace.worst > MOST]
    print(*map(" | ".join, rows), sep="\n")
    print(f"{sum(map(len, levels.values()))} pairs of game and level, {len(slow)} over {MOST:.0%} of their time")
    if wish.write:
        head = (
            "level",
            "games of the box",
            "played to the end",
            "moves thought over",
            "mean part of the time",
            "worst",
        )
        title = ": ".join(filter(None, ("Limits on the ladder" if wish.pairs else "Limits", wish.only)))
        write_table(Path(__file__).with_name("results.md"), title, "bench/limits.py", head, rows)
    sys.exit(bool(slow))


def row(number: int, each: list[Found]) -> list[str]:
    """A level over all games."""
    whole = Pace()
    for found in each:
        whole.add(found.pace)
    worst = max(each, key=lambda found: found.pace.worst)
    ended = sum(found.games for found in each)
    parts = f"{whole.mean:.1%}", f"{whole.worst:.1%} ({worst.game})"
    return [str(number), str(len(each)), f"{ended:,}", f"{whole.moves:,}", *parts]


if __name__ == "__main__":
    main()
