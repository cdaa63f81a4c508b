"""Strength: our best engine against others at equal thinking time, on one core, in the same run.

    ./start python bench/strength.py openspiel [--games 200] [--seconds 0.2] [--only hex,havannah] [--write]
    ./start python bench/strength.py stockfish [--games 50] [--seconds 1] [--nodes 100000] [--processes 2]
    ./start python bench/strength.py gnugo [--games 50] [--seconds 2] [--nodes 20000] [--processes 2]

Stockfish and GNU Go are Debian's packages.

OpenSpiel is its own C++ MCTSBot with random rollouts, given as many simulations as it can make in the same time,
measured at each move on the same position; where ours really takes longer than it may, theirs is given as long. Its
solver is on. Seats change from game to game; games begin with two random moves, the same for a pair of games, so that
they differ. What both really took for a move is printed, too.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyspiel

from bench.report import write_table
from ludoteka.play import Position, variant
from ludoteka.search.arena import interval, tournament
from ludoteka.search.levels import Level
from ludoteka.search.player import choose

RESULTS = Path(__file__).with_name("results.md")
PAIRS = [
    ("connect-four", "connect_four"),
    ("hex:book", "hex(board_size=11)"),
    ("reversi:othello", "othello"),
    ("breakthrough", "breakthrough"),
    ("nine-mens-morris", "nine_mens_morris"),
    ("havannah:eight,swap=no", "havannah(board_size=8)"),
    ("amazons:known", "amazons"),
]


class Watch:
    """How long moves took."""

    def __init__(self) -> None:
        self.moves, self.total = 0, 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.moves, self.total = self.moves + 1, self.total + time.perf_counter() - began

    @property
    def mean(self) -> float:
        return self.total / max(self.moves, 1)


def ours(position: Position, seconds: float, seed: int) -> int:
    best = Level(9, "", "", 1 << 60, 1 << 22, 0.0, seconds)
    return choose(position, None, best, seed).move.code


class Bot:
    """OpenSpiel's tree search, given the simulations that fit into the time."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = pyspiel.load_game(game)
        self.seconds = seconds
        self.simulations = 1000

    def choose(self, state: pyspiel.State, seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, self.simulations, 1000, True, seed, False)
        began = time.perf_counter()
        action = bot.step(state)
        took = time.perf_counter() - began
        wanted = self.simulations * self.seconds / max(took, 1e-4)
        self.simulations = int(min(max(wanted, self.simulations / 2), self.simulations * 2, 2_000_000))
        return int(action)


def theirs(key: str, position: Position, code: int) -> list[str]:
    """Our move as the texts of OpenSpiel's actions."""
    move = position.find(code)
    match key.partition(":")[0]:
        case "connect-four":
            return [f"{'xo'[position.actors[0]]}{'abcdefg'.index(move.steps[0][0])}"]
        case "breakthrough":
            one, other = (f"{step[0]}{9 - int(step[1:])}" for step in move.steps)
            return [one + other]
        case "amazons":
            side = "XO"[position.actors[0]]
            cells = [f"({11 - int(step[1:])}, {'abcdefghij'.index(step[0]) + 1})" for step in move.steps]
            return [f"{side} {word} {cell}" for word, cell in zip(("From", "To", "Shoot:"), cells, strict=True)]
        case "reversi":
            return ["pass" if "pass" in move.text else move.text]
    return [move.text]


def actions_of(state: pyspiel.State) -> dict[str, int]:
    return {state.action_to_string(action).rstrip("*"): action for action in state.legal_actions()}


def play(key: str, game: str, seconds: float, number: int, watches: tuple[Watch, Watch]) -> float:
    """One game; what it brought us."""
    position, bot = Position.start(variant(key)), Bot(game, seconds)
    state = bot.game.new_initial_state()
    chooser = random.Random(number // 2)
    me = number % 2
    while not position.over:
        if position.ply < 2:
            code = chooser.choice(position.codes)
        elif position.actors[0] == me:
            with watches[0].running():
                code = ours(position, seconds, position.ply)
            bot.seconds = max(seconds, watches[0].mean)
        else:
            code = answer(key, position, state, bot, watches[1])
        for text in theirs(key, position, code):
            state.apply_action(actions_of(state)[text])
        position = position.play(code)
    assert state.is_terminal(), f"{key}: the two programs do not agree that the game is over"
    assert position.result is not None
    payoff = position.result.payoffs[me]
    assert (payoff > 0) == (state.returns()[me] > 0), f"{key}: the two programs do not agree who has won"
    return (payoff > 0) + (payoff == 0) / 2


def answer(key: str, position: Position, state: pyspiel.State, bot: Bot, watch: Watch) -> int:
    """OpenSpiel's move, which may be several actions, as one of ours."""
    moves = {tuple(theirs(key, position, code)): code for code in position.codes}
    parts = len(next(iter(moves)))
    bot.seconds, whole = bot.seconds / parts, bot.seconds
    clone, said = state.clone(), []
    with watch.running():
        for _ in range(parts):
            action = bot.choose(clone, position.ply)
            said.append(clone.action_to_string(action).rstrip("*"))
            clone.apply_action(action)
    bot.seconds = whole
    return moves[tuple(said)]


def against_openspiel(games: int, seconds: float, only: set[str]) -> list[list[str]]:
    rows = []
    for key, game in PAIRS:
        if only and key.partition(":")[0] not in only:
            continue
        ours(Position.start(variant(key)), 0.05, 0)
        watches = Watch(), Watch()
        score = sum(play(key, game, seconds, number, watches) for number in range(games))
        low, high = interval(score / games, games)
        limit = f"{seconds} s (ours {watches[0].mean:.3f}, theirs {watches[1].mean:.3f})"
        rows.append([key, "OpenSpiel MCTSBot", limit, str(games), f"{score / games:.1%}", f"{low:.0%}-{high:.0%}"])
        print(" | ".join(rows[-1]), flush=True)
    return rows


def against_program(key: str, player: str, games: int, seconds: float, nodes: int, processes: int) -> list[list[str]]:
    """Ours against a program that speaks UCI or GTP."""
    mine = f"nodes:{nodes}" if nodes else f"time:{seconds}"
    found = tournament(
        variant(key),
        [mine, player],
        games,
        1,
        seconds=seconds,
        processes=processes,
        progress=lambda played: print(f"{played} of {games} games", file=sys.stderr, flush=True),
    )
    score = found.scores[0]
    low, high = interval(score.rate, score.games)
    limit = f"{nodes:,} nodes against {seconds} s" if nodes else f"{seconds} s"
    other = player.rpartition("/")[2]
    row = [key, other, limit, str(games), f"{score.rate:.1%}", f"{low:.0%}-{high:.0%}"]
    print(" | ".join(row), flush=True)
    return [row]


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/games")
    if found is None:
        raise SystemExit(f"{name} is missing (Debian: apt-get install {name})")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=("openspiel", "stockfish", "gnugo"))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument(
        "--nodes", type=int, default=0, help="for us, instead of seconds: a busy machine changes nothing"
    )
    parser.add_argument("--only", default="", help="games, with commas")
    parser.add_argument("--processes", type=int, default=1, help="games at the same time, against a program")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    match wish.peer:
        case "openspiel":
            rows = against_openspiel(wish.games, wish.seconds, {word for word in wish.only.split(",") if word})
        case "stockfish":
            weakest = f"uci:{program('stockfish')} UCI_LimitStrength=true UCI_Elo=1320"
            rows = against_program("chess", weakest, wish.games, wish.seconds, wish.nodes, wish.processes)
        case _:
            weakest = f"gtp:{program('gnugo')} --mode gtp --level 1 --chinese-rules --capture-all-dead"
            rows = against_program("go:9x9", weakest, wish.games, wish.seconds, wish.nodes, wish.processes)
    if wish.write:
        head = ["game", "against", "a move", "games", "our score", "95 %"]
        title = f"Strength against {wish.peer}" + (f": {wish.only}" if wish.only else "")
        write_table(RESULTS, title, "bench/strength.py", head, rows)


if __name__ == "__main__":
    main()
