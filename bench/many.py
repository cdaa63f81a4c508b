"""Many games stepped from Python: ours as arrays, OpenSpiel's states in a loop, in the same run, one thread each.

    ./start python bench/many.py [GAME ...] [--games 1000] [--seconds 3] [--write]

Both choose at random among all legal moves, see who is to act, and begin again when a game is over: what a program that
learns does around its own computing. OpenSpiel's rules are C++, called from Python for every state; chance is drawn by
its outcomes. A decision is a player's, not that of the dice; seconds are seconds of the processor.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import pyspiel

from bench.playouts import PAIRS
from bench.report import write_table
from ludoteka.play.many import Many

GAMES = ("connect-four", "reversi:othello", "chess", "go:9x9", "hex:book", "backgammon")


def ours(game: str, count: int, seconds: float) -> float:
    """Decisions a second."""
    many = Many(game, count, seed=1)
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += int((~many.over).sum())
        many.play(many.at_random(), again=True)
    return decisions / (time.process_time() - began)


def theirs(game: str, count: int, seconds: float) -> float:
    """The same with OpenSpiel."""
    loaded, chooser = pyspiel.load_game(game), random.Random(1)
    states = [loaded.new_initial_state() for _ in range(count)]
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for k, state in enumerate(states):
            if state.is_terminal():
                state = states[k] = loaded.new_initial_state()  # noqa: PLW2901
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            if not state.is_terminal():
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("which", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    peers = {own: other for own, other, *_ in PAIRS}
    rows = []
    for game in wish.which:
        own = ours(game, wish.games, wish.seconds)
        other = theirs(peers[game], wish.games, wish.seconds)
        rows.append((game, f"{own:,.0f}", f"{other:,.0f}", f"{own / other:.1f}"))
        print("  ".join(rows[-1]), flush=True)
    if wish.write:
        head = ("game", "ours, decisions/s", "OpenSpiel, decisions/s", "ratio")
        write_table(Path(__file__).with_name("results.md"), "Many games from Python", "bench/many.py", head, rows)


if __name__ == "__main__":
    main()
