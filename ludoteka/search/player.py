"""The computer's choice of a move, from what the player in that seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from ..play import GameOver, Move, Position, Variant
from . import chase, deepening, expect, growing, puzzle, retrograde
from .exact import TooLarge, line_of
from .levels import LEVELS, USUAL, Level
from .levels import level as level_of
from .pace import now


class Engine(StrEnum):
    """How moves are found."""

    TABLE = "table"
    """The game is solved: the best move is looked up."""
    SOLVER = "solver"
    """A puzzle: a solution is looked for, and its first move is made."""
    ALPHA_BETA = "alpha-beta"
    EXPECT = "expect"
    """All throws are looked at, and judged by what was learned of the game."""
    TREE = "tree"


MOST_MOVES = 95
"""With more moves than this on an average, alpha-beta sees too little, unless the judgement itself looks ahead."""
SAMPLE = 60
"""Actions of a random game by which that is measured."""


@dataclass(frozen=True)
class Choice:
    """The chosen move, with how often each move was tried and how well it did for the player (-1 to 1)."""

    move: Move
    value: float
    tried: tuple[tuple[Move, int, float], ...]
    """Moves that were tried: the move, how often, and its value; the best first. Alpha-beta tells only of the best."""
    line: tuple[int, ...] = ()
    """How play is expected to go on, as codes; the chosen move comes first."""


@cache
def engine(of: Variant, *, master: bool = False) -> Engine:
    """The engine for a game, chosen by what the game declares and by how many moves there are."""
    if of.game.small and (master or not chase.serves(of)):
        return Engine.TABLE
    if of.game.players == 1 and not of.game.hidden:
        return Engine.SOLVER
    if expect.serves(of):
        return Engine.EXPECT
    if not deepening.serves(of) or of.compiled.wander is not None:
        return Engine.TREE
    if getattr(of.kernel.module, "TACTICAL", False):
        return Engine.ALPHA_BETA
    chooser = random.Random(1)
    position, moves, asked = Position.start(of), 0, 0
    while not position.over and asked < SAMPLE:
        if len(position.actors) != 1:
            return Engine.TREE
        moves, asked = moves + len(position.codes), asked + 1
        position = position.play(chooser.choice(position.codes))
    return Engine.ALPHA_BETA if moves <= MOST_MOVES * asked else Engine.TREE


def choose(
    position: Position,
    player: int | None = None,
    level: int | Level = USUAL,
    seed: int = 0,
    threads: int = 1,
    past: Sequence[Position] = (),
    memory: growing.Memory | None = None,
) -> Choice:
    """A move for `player`, who may be left out when only one is to act; `past`: the positions before this one.

    The same arguments give the same move, unless the level's seconds end the search or there is a `memory` of what was
    thought before; it has to hear every move that is played.
    """
    if position.over or position.chance:
        raise GameOver(f"{position.variant.key}: nobody is to move")
    who = position.awaited[0] if player is None else player
    if who not in position.actors:
        raise ValueError(f"{position.variant.key}: it is not seat {who}'s turn")
    strength = level if isinstance(level, Level) else level_of(level)
    seen = position.observe(who)
    legal = seen.moves(who)
    if len(legal) == 1:
        return Choice(legal[0], 0.0, ((legal[0], 0, 0.0),), (legal[0].code,))
    slips = 0.0 if position.variant.face.settling(seen.row) else strength.slips
    if slips and (chooser := random.Random(f"slip {seed}")).random() < slips:
        move = chooser.choice(legal)
        return Choice(move, 0.0, ((move, 0, 0.0),), (move.code,))
    if position.variant.face.reacts and (ready := _react(seen, who, strength, seed)):
        return Choice(ready, 0.0, ((ready, 0, 0.0),), (ready.code,))
    if planned := _plan(seen, who, strength, seed):
        return Choice(planned, 0.0, ((planned, 0, 0.0),), (planned.code,))
    master = strength.number == LEVELS[-1].number
    if master and (found := sure(seen, seed)):
        return found
    match engine(position.variant, master=master):
        case Engine.TABLE:
            return _look_up(position, strength, seed, past)
        case Engine.SOLVER:
            began = now()
            if solved := _solve(position, strength.seconds):
                return solved
            left = replace(strength, seconds=strength.seconds - (now() - began))
            return _grow(seen, who, legal, left, seed, threads, memory)
        case Engine.ALPHA_BETA:
            return _deepen(seen, strength, seed, past)
        case Engine.EXPECT:
            return _expect(seen, strength, seed)
        case Engine.TREE:
            return _grow(seen, who, legal, strength, seed, threads, memory)


def sure(seen: Position, seed: int = 0) -> Choice | None:
    """A move that wins by what is known of the game, without a search; the highest level and hints know that."""
    if not (codes := seen.variant.face.sure(seen.row)):
        return None
    move, others = _any(seen, codes, seed)
    return Choice(move, 1.0, tuple((other, 0, 1.0) for other in (move, *others)), (move.code,))


def _any(position: Position, codes: Sequence[int], seed: int) -> tuple[Move, list[Move]]:
    """One of moves that are equally good, and the others."""
    moves = [position.find(code) for code in codes]
    return moves.pop(seed % len(moves)), moves


def _react(seen: Position, who: int, strength: Level, seed: int) -> Move | None:
    """What comes to mind at once, in games where nobody has time to search."""
    luck = random.Random(f"reaction {seed}").random()
    reaction = seen.variant.face.reaction(seen.row, who, strength.number, luck)
    return seen.find(reaction.code) if reaction else None


def _plan(seen: Position, who: int, strength: Level, seed: int) -> Move | None:
    """A step of what takes many moves, where the game has such plans."""
    luck = random.Random(f"plan {seed}").random()
    code = seen.variant.face.plan(seen.row, who, strength.number, luck)
    return None if code is None else seen.find(code)


def _look_up(position: Position, strength: Level, seed: int, past: Sequence[Position]) -> Choice:
    """One of the best moves of a game that is solved; below the highest level as far as the level sees."""
    table = retrograde.table(position)
    value = float(table.value(position))
    if isinstance(table, chase.Chase):
        codes = table.best(position)
    else:
        horizon = None if strength.number == LEVELS[-1].number else strength.nodes.bit_length()
        codes = table.choice(position, horizon, past)
        if horizon is not None and table.distance(position) > horizon:
            value = 0.0
    move, others = _any(position, codes, seed)
    after = position.play(move.code)
    line = (move, *line_of(after, retrograde.table(after))) if value and not after.over else (move,)
    return Choice(move, value, tuple((other, 0, value) for other in (move, *others)), tuple(one.code for one in line))


def _solve(position: Position, seconds: float) -> Choice | None:
    """The first move of a solution; None if there is none, or if it would take too long to find."""
    try:
        found = puzzle.way(position, seconds=seconds)
    except TooLarge:
        return None
    if not found.moves:
        return None
    return Choice(found.moves[0], 1.0, ((found.moves[0], found.positions, 1.0),), tuple(m.code for m in found.moves))


def _deepen(seen: Position, strength: Level, seed: int, past: Sequence[Position]) -> Choice:
    entries = 1 << max(10, min(20, strength.nodes.bit_length() + 1))
    search = deepening.Deepening(seen.variant, entries)
    found = search.think(seen, strength.nodes, strength.seconds, seed=seed, past=past)
    move = seen.find(found.move)
    return Choice(move, found.value, ((move, found.nodes, found.value),), found.line)


def _expect(seen: Position, strength: Level, seed: int) -> Choice:
    found = expect.Thinker(seen, strength.nodes, strength.seconds, seed).think()
    tried = tuple((seen.find(code), 1, value) for code, value in found.values)
    return Choice(tried[0][0], 2 * found.chance - 1, tried, (found.move,))


def _grow(
    seen: Position,
    who: int,
    legal: tuple[Move, ...],
    strength: Level,
    seed: int,
    threads: int,
    memory: growing.Memory | None,
) -> Choice:
    simulations = strength.simulations_of(len(legal))
    trees = growing.grown(seen, who, simulations, strength.seconds, seed, threads, memory=memory)
    found = []
    for move in legal:
        told = [tree.tried(move.code, who) for tree in trees]
        tries, sign = sum(one[0] for one in told), sum(one[2] for one in told)
        proven = (sign > 0) - (sign < 0)
        if tries > 0:
            value = sum(one[0] * one[1] for one in told) / tries
            found.append((proven, tries, float(proven) if proven else value, move))
    found.sort(key=lambda one: (-one[0], -one[1], -one[2], one[3].code))
    if not found:
        move = legal[seed % len(legal)]
        return Choice(move, 0.0, ((move, 0, 0.0),), (move.code,))
    best = tuple((move, tries, value) for _, tries, value, move in found)
    return Choice(best[0][0], best[0][2], best, (best[0][0].code,))
