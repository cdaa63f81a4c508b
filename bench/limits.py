"""Limits: every level of every game plays many games, legally, and never longer over a move than it may.

    ./start python bench/limits.py [--games 200] [--levels 1,2,3,4] [--only chess,go] [--processes 2] [--write]

Each level plays itself. A move that is not legal, or a game that does not end, stops the run with an error; of the
time over a move the worst is kept, as a part of what the level may use. A run over all games and levels takes a night;
the tests play a sample (tests/search/test_limits.py).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bench.report import write_table
from ludoteka import games
from ludoteka.play import Match, variant
from ludoteka.search.levels import level, levels_of
from ludoteka.search.player import choose

MOST = 1.2
"""What a level may use, with what is overlooked between two looks at the clock."""


def play(game: str, number: int, count: int) -> tuple[str, int, int, float, float]:
    """So many games of a level with itself: the moves, the longest and the mean part of the time that was used."""
    of, strength = variant(game), level(number)
    choose(Match.begin(of, secret=bytes(32)).position, None, strength)
    moves, worst, total = 0, 0.0, 0.0
    for seed in range(count):
        match = Match.begin(of, secret=seed.to_bytes(32, "big"))
        while not match.over:
            seat = match.position.awaited[0]
            began = time.perf_counter()
            choice = choose(match.position, seat, strength, 1000 * seed + moves)
            used = (time.perf_counter() - began) / strength.seconds
            moves, worst, total = moves + 1, max(worst, used), total + used
            match.play(seat, choice.move)
    return game, number, moves, worst, total / max(moves, 1)


def jobs(only: list[str], numbers: list[int]) -> Iterator[tuple[str, int]]:
    for game in only or games.ids():
        offered = {found.number for found in levels_of(games.find(game))}
        yield from ((game, number) for number in numbers if number in offered)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--only", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    only = arguments.only.split(",") if arguments.only else []
    wanted = list(jobs(only, [int(word) for word in arguments.levels.split(",")]))
    rows, slow = [], 0
    with ProcessPoolExecutor(arguments.processes, mp_context=get_context("spawn")) as pool:
        for game, number, moves, worst, mean in pool.map(
            play, *zip(*wanted, strict=True), [arguments.games] * len(wanted)
        ):
            rows.append([game, str(number), str(arguments.games), str(moves), f"{mean:.1%}", f"{worst:.1%}"])
            slow += worst > MOST
            print(" | ".join(rows[-1]), flush=True)
    print(f"{len(rows)} pairs of game and level, {slow} over {MOST:.0%} of their time")
    if arguments.write:
        head = ("game", "level", "games", "moves", "mean part of the time", "worst")
        write_table(Path(__file__).with_name("results.md"), "Limits", "bench/limits.py", head, rows)
    sys.exit(slow > 0)


if __name__ == "__main__":
    main()
