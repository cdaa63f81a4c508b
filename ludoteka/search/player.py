"""The computer's choice of a move, from what the player in that seat may know."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..play import GameOver, Move, Position
from ..rules import drive
from ..rules.abi import new_rng
from . import retrograde, tree
from .levels import LEVELS, Level
from .levels import level as level_of


@dataclass(frozen=True)
class Choice:
    """The chosen move, with how often each move was tried and how well it did for the player (-1 to 1)."""

    move: Move
    value: float
    tried: tuple[tuple[Move, int, float], ...]
    """All moves that were tried: the move, how often, and its value; the most tried first."""


def choose(position: Position, player: int | None = None, level: int | Level = 2, seed: int = 0) -> Choice:
    """A move for `player`, who may be left out when only one is to act. The same arguments give the same move."""
    if position.over or position.chance:
        raise GameOver(f"{position.variant.key}: nobody is to move")
    who = position.awaited[0] if player is None else player
    if who not in position.actors:
        raise ValueError(f"{position.variant.key}: it is not seat {who}'s turn")
    strength = level if isinstance(level, Level) else level_of(level)
    seen = position.observe(who)
    legal = seen.moves(who)
    if len(legal) == 1:
        return Choice(legal[0], 0.0, ((legal[0], 0, 0.0),))
    if position.variant.game.small and strength.number == LEVELS[-1].number:
        return _look_up(position, seed)
    return _grow(seen, who, legal, strength, seed)


def _look_up(position: Position, seed: int) -> Choice:
    """One of the best moves of a game that is solved."""
    table = retrograde.table(position)
    best = [position.find(code) for code in table.best(position)]
    value = float(table.value(position))
    move = best[seed % len(best)]
    return Choice(move, value, tuple((other, 0, value) for other in (move, *(m for m in best if m != move))))


def _grow(seen: Position, who: int, legal: tuple[Move, ...], strength: Level, seed: int) -> Choice:
    of = seen.variant
    kernel, tables = of.compiled, of.tables.row
    hidden = of.game.hidden
    if hidden and kernel.sample is None:
        raise TypeError(f"rules/{of.game.family}.py hides something but has no `sample`")
    simulations = max(strength.simulations, 2 * len(legal) if strength.number > 1 else 0)
    players = of.game.players
    size = 1 << (2 * simulations + 4).bit_length()
    visits = np.zeros(simulations + 2, np.int64)
    chances = np.zeros(simulations + 2, np.int64)
    totals = np.zeros((simulations + 2) * players, np.float64)
    keys, nodes = np.zeros(2 * size, np.int64), np.full(size, -1, np.int64)
    longest = of.game.bound if kernel.evaluate is None else 60
    tree.compiled_search()(
        *drive.entry_points(kernel),
        kernel.sample or tree.sample,
        kernel.evaluate or tree.evaluate,
        seen.row.copy(),
        tables,
        who,
        int(hidden),
        simulations,
        longest,
        new_rng(seed),
        visits,
        chances,
        totals,
        keys,
        nodes,
    )
    found = []
    for move in legal:
        node = nodes[tree.find_child(keys, nodes, 0, move.code)]
        if node >= 0:
            tries = int(visits[node])
            found.append((move, tries, float(totals[node * players + who] / max(tries, 1))))
    found.sort(key=lambda entry: (-entry[1], -entry[2], entry[0].code))
    return Choice(found[0][0], found[0][2], tuple(found))
