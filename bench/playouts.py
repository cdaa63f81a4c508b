"""Random playouts: ours against OpenSpiel's own C++ rollouts, in the same run, one thread each.

    ./start python bench/playouts.py [--seconds 3] [--rounds 3] [--write]

OpenSpiel plays through its own `RandomRolloutEvaluator`, the whole rollout in C++. The two take turns, round by
round, and seconds are seconds of the processor, so that a busy machine changes little; the ratio is of the medians.
`--write` puts the table into bench/results.md, under a heading of its own if only some games are measured.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import pyspiel

from bench.report import write_table
from ludoteka.cli.measure import measure
from ludoteka.play import variant

# Ours, the game string of OpenSpiel, the ratio aimed at. Rules are the same; where they differ, `note` says how.
PAIRS = [
    ("connect-four", "connect_four", 3.0, ""),
    ("hex:book", "hex(board_size=11)", 3.0, ""),
    ("reversi:othello", "othello", 3.0, ""),
    ("chess", "chess", 3.0, ""),
    ("go:9x9", "go(board_size=9)", 3.0, ""),
    ("nine-mens-morris", "nine_mens_morris", 3.0, "OpenSpiel counts taking a man as a move, and draws later"),
    ("english-draughts:english", "checkers", 3.0, ""),
    ("havannah:eight", "havannah(board_size=8)", 3.0, ""),
    ("gomoku:free", "gomoku(size=15,connect=5)", 3.0, ""),
    ("gomoku:free", "mnk(m=15,n=15,k=5)", 3.0, ""),
    ("qubic", "gomoku(size=4,connect=4,dims=3)", 3.0, ""),
    ("game-of-y:no-swap", "y(board_size=11)", 3.0, ""),
    ("twixt:automatic", "twixt(board_size=24)", 3.0, ""),
    ("chinese-checkers:two", "chinese_checkers", 3.0, "OpenSpiel lists single jumps, ours whole chains"),
    ("amazons:known", "amazons", 1.5, "OpenSpiel counts piece, cell and arrow as three moves"),
    ("breakthrough", "breakthrough", 3.0, ""),
    ("lines-of-action:standard", "lines_of_action", 3.0, ""),
    ("backgammon", "backgammon", 1.5, ""),
]


def peer(game: str, seconds: float) -> float:
    """OpenSpiel's rollouts a second, on one thread.

    Its evaluator cannot be called from Python, but its own tree search calls it: one simulation is one call for
    `rollouts` rollouts, all in C++.
    """
    loaded = pyspiel.load_game(game)
    start = loaded.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])

    def run(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=7)
        bot = pyspiel.MCTSBot(loaded, evaluator, 1.0, 1, 100, False, 7, False)
        began = time.process_time()
        bot.step(start)
        return time.process_time() - began

    rollouts, took = 8, run(8)
    while took < seconds / 3:
        rollouts = max(2 * rollouts, int(rollouts * seconds / 2 / took))
        took = run(rollouts)
    return rollouts / took


def average_length(loaded: pyspiel.Game) -> float:
    """The average number of moves of random games, chance included, by playing some from Python."""
    import random

    lengths = []
    for seed in range(20):
        chooser = random.Random(seed)
        state, moves = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            moves += 1
        lengths.append(moves)
    return statistics.mean(lengths)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for key, theirs, aim, note in PAIRS:
        if arguments.games and key.partition(":")[0] not in arguments.games:
            continue
        of = variant(key)
        ours_seen, theirs_seen = [], []
        for _ in range(arguments.rounds):
            numbers = measure(of, arguments.seconds)
            ours_seen.append(numbers["playouts_per_second"])
            theirs_seen.append(peer(theirs, arguments.seconds))
        ours, peers = statistics.median(ours_seen), statistics.median(theirs_seen)
        length = average_length(pyspiel.load_game(theirs))
        row = (key, f"{ours:,.0f}", f"{numbers['average_plies']:.1f}", f"{peers:,.0f}", f"{length:.1f}")
        by_move = ours * numbers["average_plies"] / (peers * length)
        rows.append((*row, f"{ours / peers:.2f}", f"{by_move:.2f}", f"{aim:.1f}", note))
        print("  ".join(rows[-1]), flush=True)
    ratios = ("ratio of games", "ratio of moves", "aim", "note")
    head = ("game", "ours, games/s", "plies", "OpenSpiel, games/s", "moves", *ratios)
    if arguments.write:
        title = f"Random playouts of {', '.join(arguments.games)}" if arguments.games else "Random playouts"
        write_table(Path(__file__).with_name("results.md"), title, "bench/playouts.py", head, rows)


if __name__ == "__main__":
    main()
