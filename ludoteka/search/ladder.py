"""The ladder: how strong each level of each game is, measured by games between levels, kept, and told as a number.

The number is on Elo's scale: 400 points more win ten games of eleven; random play is 0. `ladder.json` has the games
that were counted: of each game and each pair of levels ("4-2"), how many the first won, drew and lost. Measuring goes
on where it stopped, so that the numbers become surer with every run. Levels think as at a table, and it is watched that
they keep to their time; only the time in which they really work counts.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from .. import games
from ..declare import Skill
from ..play import Match, Variant, variant
from ..play.chance import SECRET_BYTES
from .arena import AtRandom, OfLevel, Pace, Player, play_between
from .levels import USUAL
from .levels import level as level_of
from .pace import count_own_time, now
from .player import choose

Tally = list[int]
"""Won, drawn and lost by the first of the two."""
Kept = dict[str, dict[str, Tally]]

PAIRS = ("4-0", "1-0", "2-0", "3-1", "4-2", "5-3", "6-4", "7-5", "8-6")
"""Each level against the one two below; random play is level 0, and the middle level has to beat it soundly."""
ENOUGH = 200
"""Games of a pair after which the next pair has its turn."""
STEP, DOUBT = 120.0, 200.0
"""How far neighbouring levels are expected to be apart before they have played, and how little that is sure."""
SURE = 450
"""A strength that may be off by more than this is not told."""
SCALE = 400 / math.log(10)


@dataclass(frozen=True)
class Strength:
    """How strong a level is, and how far that may be off (one standard error)."""

    elo: int
    error: int


def measured(game: str) -> bool:
    """Only where players of different skill can meet."""
    found = games.find(game)
    return found.players > 1 and found.skill is not Skill.LUCK


def home() -> Path:
    return Path(str(resources.files(__package__) / "ladder.json"))


@cache
def kept() -> Kept:
    """The games that were counted."""
    return msgspec.json.decode(home().read_bytes(), type=Kept)


@cache
def strengths(game: str) -> dict[int, Strength]:
    """Of each level that was measured well enough to be told, how strong it is."""
    return {level: one for level, one in fit(kept().get(game, {})).items() if one.error <= SURE}


def fit(tallies: dict[str, Tally]) -> dict[int, Strength]:
    """The strengths that make the results most likely (Bradley and Terry's model), with a weak expectation before.

    Levels that no chain of games joins to random play have none.
    """
    pairs = [(*map(int, pair.split("-")), *tally) for pair, tally in tallies.items() if sum(tally)]
    known = {0}
    for _ in pairs:
        known |= {level for a, b, *_ in pairs for level in (a, b) if known & {a, b}}
    pairs = [pair for pair in pairs if pair[0] in known]
    levels = sorted(known - {0})
    if not levels:
        return {}
    at = {level: place for place, level in enumerate(levels)}

    def between(a: int, b: int) -> npt.NDArray[np.float64]:
        """Picks how much stronger `a` is than `b` from all strengths; random play is none of them."""
        return np.array([float(level == a) - float(level == b) for level in levels])

    value = np.zeros(len(levels))
    for _ in range(50):
        slope, bend = np.zeros(len(levels)), np.zeros((len(levels), len(levels)))
        for below, above in pairwise((0, *levels)):
            signs, weight = between(above, below), (SCALE / DOUBT) ** 2 / (above - below)
            slope += signs * weight * ((above - below) * STEP / SCALE - signs @ value)
            bend += np.outer(signs, signs) * weight
        for a, b, won, drawn, lost in pairs:
            signs, number = between(a, b), won + drawn + lost
            chance = 1 / (1 + math.exp(-signs @ value))
            slope += signs * (won + drawn / 2 - number * chance)
            bend += np.outer(signs, signs) * number * chance * (1 - chance)
        step = np.linalg.solve(bend, slope)
        value += np.clip(step, -1, 1)
        if abs(step).max() < 1e-6:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    return {
        level: Strength(round(float(value[at[level]]) * SCALE), round(float(errors[at[level]]) * SCALE))
        for level in levels
    }


def seats(of: Variant, first: str, second: str, game: int) -> list[str]:
    """Who sits where: the two take turns, by teams where there are such, and exchange seats from game to game."""
    team_of = {seat: number for number, team in enumerate(of.game.teams) for seat in team}
    return [(first, second)[(team_of.get(seat, seat) + game) % 2] for seat in range(of.game.players)]


@dataclass
class Met:
    """What came of some games: for each pair what is to be added, and how long each level thought."""

    tallies: dict[str, Tally]
    paces: dict[int, Pace]


def meet(game: str, tallies: dict[str, Tally], pairs: Sequence[str], seconds: float) -> Met:
    """Play for so many seconds of a processor, pair after pair."""
    of = variant(game)
    added = {pair: [0, 0, 0] for pair in pairs}
    players: dict[str, Player] = {"0": AtRandom()}
    paces: dict[int, Pace] = {}
    for number in sorted({int(word) for pair in pairs for word in pair.split("-")} - {0}):
        paces[number] = Pace()
        players[str(number)] = OfLevel(level_of(number), pace=paces[number])
    # What is compiled or read at first is no thought.
    choose(Match.begin(of, secret=bytes(SECRET_BYTES)).position, None, replace(level_of(USUAL), seconds=0.1))
    began = now()
    while now() - began < seconds:
        open_pairs = [pair for pair in pairs if sum(tallies.get(pair, ())) + sum(added[pair]) < ENOUGH]
        if not open_pairs:
            break
        pair = min(open_pairs, key=lambda one: sum(tallies.get(one, ())) + sum(added[one]))
        number = sum(tallies.get(pair, ())) + sum(added[pair])
        first, second = pair.split("-")
        words = seats(of, first, second, number)
        match = play_between(of, [players[word] for word in words], f"ladder/{pair}/{number}")
        assert match.result is not None
        reached = {
            word: float(np.mean([match.result.payoffs[seat] for seat, who in enumerate(words) if who == word]))
            for word in (first, second)
        }
        apart = reached[first] - reached[second]
        added[pair][0 if apart > 0 else 2 if apart < 0 else 1] += 1
    return Met(
        {pair: tally for pair, tally in added.items() if sum(tally)},
        {number: pace for number, pace in paces.items() if pace.moves},
    )


def measure(which: Iterable[str], pairs: Sequence[str], seconds: float, processes: int) -> Iterator[tuple[str, Met]]:
    """Measure games, each for so many seconds, and tell all that is known of them now and how long levels thought.

    What was played is kept as soon as a game is done with.
    """
    waiting = [game for game in which if measured(game)]
    held = msgspec.json.decode(home().read_bytes(), type=Kept)
    workers = min(processes, os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=count_own_time) as pool:
        running: dict[Future[Met], str] = {}
        while waiting or running:
            while waiting and len(running) < workers:
                game = waiting.pop(0)
                running[pool.submit(meet, game, held.get(game, {}), pairs, seconds)] = game
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                game = running.pop(done)
                own, met = held.setdefault(game, {}), done.result()
                for pair, tally in met.tallies.items():
                    own[pair] = [a + b for a, b in zip(own.get(pair, [0, 0, 0]), tally, strict=True)]
                _keep(held)
                yield game, Met(own, met.paces)


def _keep(held: Kept) -> None:
    """One line a game, so that changes can be read."""
    order = {pair: place for place, pair in enumerate(sorted(PAIRS))}
    lines = [
        f"{msgspec.json.encode(game).decode()}: "
        + msgspec.json.encode(
            {pair: held[game][pair] for pair in sorted(held[game], key=lambda p: order.get(p, 99))}
        ).decode()
        for game in sorted(held)
        if held[game]
    ]
    new = home().with_suffix(".new")
    new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    new.replace(home())
