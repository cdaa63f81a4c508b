"""Tree search: simulations a second, ours against OpenSpiel's C++ MCTSBot, in the same run.

    ./start python bench/simulations.py [--simulations 50000] [--rounds 5] [--write]

Both search the same positions for the same number of simulations, one random playout each, and remember all of the
tree; ours is UCT without judgement, as OpenSpiel's is, and both are as curious as it usually is: a less curious search
goes deeper, which takes longer. OpenSpiel's bot has one thread; ours is measured with one and with one for each
processor. The three take turns, round by round; the ratios are of the medians.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pyspiel

from bench.report import write_table
from bench.strength import actions_of, theirs
from ludoteka.play import Position, variant
from ludoteka.search import growing

CASES = [("connect-four", "connect_four"), ("reversi:othello", "othello"), ("hex:book", "hex(board_size=11)")]
AIM = 5.0
CURIOUS = 1.4
UCT = replace(growing.ROLLOUTS, explore=CURIOUS)
MIDDLE = 6
"""Moves after which the second position of a game is searched."""
SEED = 12
"""Random moves after which neither side of connect four has won soon: a tree of proven moves is no measure."""


def at(key: str, game: str, plies: int) -> tuple[Position, pyspiel.State]:
    """The same position for both, after so many random moves."""
    position, state = Position.start(variant(key)), pyspiel.load_game(game).new_initial_state()
    chooser = random.Random(SEED)
    for _ in range(plies):
        code = chooser.choice(position.codes)
        for text in theirs(key, position, code):
            state.apply_action(actions_of(state)[text])
        position = position.play(code)
    return position, state


def ours(position: Position, simulations: int, seed: int, threads: int) -> float:
    began = time.perf_counter()
    growing.grown(position, position.actors[0], simulations, None, seed, threads, UCT)
    return simulations / (time.perf_counter() - began)


def peer(state: pyspiel.State, simulations: int, seed: int) -> float:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, CURIOUS, simulations, 1000, False, seed, False)
    began = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--simulations", type=int, default=50_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rows, processors = [], os.cpu_count() or 1
    for key, game in CASES:
        for name, plies in (("start", 0), (f"after {MIDDLE} moves", MIDDLE)):
            position, state = at(key, game, plies)
            ours(position, 100, 0, 1)
            rates: list[list[float]] = [[], [], []]
            for seed in range(1, arguments.rounds + 1):
                rates[0].append(ours(position, arguments.simulations, seed, 1))
                rates[1].append(ours(position, arguments.simulations, seed, processors))
                rates[2].append(peer(state, arguments.simulations, seed))
            one, all_, other = map(statistics.median, rates)
            numbers = [f"{one:,.0f}", f"{all_:,.0f}", f"{other:,.0f}", f"{one / other:.2f}", f"{all_ / other:.2f}"]
            rows.append([key, name, *numbers, f"{AIM}"])
            print(" | ".join(rows[-1]), flush=True)
    if arguments.write:
        many = f"{processors} threads"
        head = (
            "game",
            "position",
            "ours, 1 thread",
            f"ours, {many}",
            "OpenSpiel",
            "ratio, 1 thread",
            f"ratio, {many}",
            "aim",
        )
        path = Path(__file__).with_name("results.md")
        write_table(path, "Simulations a second of tree search", "bench/simulations.py", head, rows)


if __name__ == "__main__":
    main()
