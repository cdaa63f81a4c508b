"""Backgammon for money, with the cube and the Jacoby rule, against GNU Backgammon at 0-ply.

    ./start python bench/gnubg.py [--games 1000] [--level 8] [--processes 2] [--write]     needs gnubg (Debian)

Games come in pairs with the same dice, the programs changing seats, and the luck of each throw is taken off: how much
better than the mean of all throws our net judged what it led to. That is zero on an average, however well the net
judges, so it only makes the error smaller. The standard errors are those of the pairs. Their program is asked through
bench/gnubg_side.py, as a process of its own.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from bench.report import write_table
from bench.strength import program
from ludoteka.play import Position, variant
from ludoteka.rules.abi import PHASE
from ludoteka.rules.backgammon import ANSWERING, DECIDING, DIE_SHIFT, DOUBLE, DROP, PASS, POINT_MASK, ROLL, TAKE
from ludoteka.rules.backgammon_men import BAR, CUBE, MEN, MOVER, OWNER, PLACES, ROLLED
from ludoteka.search import expect, expectimax
from ludoteka.search.levels import Level, level
from ludoteka.search.player import choose

RESULTS = Path(__file__).with_name("results.md")
SIDE = Path(__file__).with_name("gnubg_side.py")
MONEY = "backgammon:standard,cube=owned,jacoby=on"
AIM = -0.15


class Gnubg:
    """Their program, in a process."""

    def __init__(self) -> None:
        command = [program("gnubg"), "-t", "-q", "-r", "-p", str(SIDE)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hear()

    def hear(self) -> list[str]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("="):
                return line.split()[1:]
        raise SystemExit("gnubg has stopped")

    def ask(self, kind: str, position: Position, *words: int) -> list[str]:
        s = position.row
        mover, owner = int(s[MOVER]), int(s[OWNER])
        has = -1 if owner == 0 else int(owner == mover + 1)
        boards = [
            ",".join(str(s[MEN + player * PLACES + point]) for point in range(1, BAR + 1))
            for player in (1 - mover, mover)
        ]
        assert self.process.stdin is not None
        print(kind, 1 << int(s[CUBE]), has, *boards, *words, file=self.process.stdin, flush=True)
        return self.hear()

    def choose(self, position: Position) -> list[int]:
        """What it does now, as our codes."""
        phase = int(position.row[PHASE])
        if phase in (DECIDING, ANSWERING):
            kept, taken, dropped = (float(word) for word in self.ask("cube", position))
            if phase == DECIDING:
                return [DOUBLE if min(taken, dropped) > kept else ROLL]
            return [TAKE if taken <= dropped else DROP]
        if position.codes == (PASS,):
            return [PASS]
        told = [int(word) for word in self.ask("move", position, *position.row[ROLLED : ROLLED + 2])]
        found = as_codes(position, list(zip(told[::2], told[1::2], strict=True)))
        assert found, f"gnubg's {told} cannot be played in {position}"
        return found


def as_codes(position: Position, parts: list[tuple[int, int]]) -> list[int]:
    """Their men's ways as our actions, in an order that can be played; none if there is none."""
    for number, (point, to) in enumerate(parts):
        for code in position.codes:
            if code & POINT_MASK != point or max(point - (code >> DIE_SHIFT), 0) != to:
                continue
            left = parts[:number] + parts[number + 1 :]
            if not left:
                return [code]
            if rest := as_codes(position.play(code), left):
                return [code, *rest]
    return []


def luck(position: Position, code: int) -> float:
    """By how many points a throw is better than the mean, for the player who throws."""
    mind = expect.Thinker(position, 1, 1.0, 0)
    given = (mind.t, mind.net.first, mind.net.second, mind.desk)
    thrown = position.play(code).row.copy()
    return float(expectimax.best_end(thrown, *given, thrown.copy()) - expectimax.after_throw(mind.s, *given))


def play(gnubg: Gnubg, pair: str, ours: int, number: int) -> tuple[float, float]:
    """One game; the points it brought us, and how many of them were luck."""
    dice = random.Random(pair)
    position, lucky = Position.start(variant(MONEY)), 0.0
    while not position.over:
        if position.chance:
            code = dice.choice(position.codes) if position.ply == 0 else throw(dice)
            if position.ply > 0:
                lucky += luck(position, code) * (1 if position.row[MOVER] == ours else -1)
            position = position.play(code)
        elif position.actors[0] == ours:
            position = position.play(choose(position, ours, patient(number), position.ply).move.code)
        else:
            for code in gnubg.choose(position):
                position = position.play(code)
    assert position.result is not None
    return position.result.payoffs[ours], lucky


@cache
def patient(number: int) -> Level:
    """A level that looks at as many positions as it may, also on a machine that has other work to do."""
    return replace(level(number), seconds=60.0)


@cache
def opponent() -> Gnubg:
    """One for each process, as long as it lives."""
    return Gnubg()


def play_pair(job: tuple[str, int]) -> tuple[float, float]:
    """Two games with the same dice; the means of the points they brought us, and of the luck in them."""
    games = [play(opponent(), job[0], seat, job[1]) for seat in range(2)]
    return statistics.fmean(points for points, _ in games), statistics.fmean(lucky for _, lucky in games)


def throw(dice: random.Random) -> int:
    first, second = dice.randint(1, 6), dice.randint(1, 6)
    return max(first, second) | min(first, second) << 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after this time, if that comes first")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    began = time.monotonic()
    plain: list[float] = []
    fair: list[float] = []
    jobs = [(f"{wish.seed}/{number}", wish.level) for number in range(wish.games // 2)]
    with ProcessPoolExecutor(wish.processes, mp_context=get_context("spawn")) as pool:
        for points, lucky in pool.map(play_pair, jobs):
            plain.append(points)
            fair.append(points - lucky)
            took = time.monotonic() - began
            if len(plain) % 10 == 0:
                print(f"{2 * len(plain)} games: {told(plain)}, less luck {told(fair)}; {took:.0f} s", flush=True)
            if took > 60 * wish.minutes:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    if wish.write:
        head = ["we", "against", "games", "points a game", "less luck", "aim"]
        row = [f"level {wish.level}", "gnubg, 0-ply", str(2 * len(plain)), told(plain), told(fair), f"{AIM:+.2f}"]
        title = f"Backgammon for money against gnubg, level {wish.level}"
        write_table(RESULTS, title, "bench/gnubg.py", head, [row])


def told(points: list[float]) -> str:
    """The mean and its standard error."""
    error = statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else float("inf")
    return f"{statistics.fmean(points):+.3f} ± {error:.3f}"


if __name__ == "__main__":
    main()
