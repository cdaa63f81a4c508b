"""Drivers that serve all games: random play and perft, compiled once over the types of the entry points.

Families without `weights`, `pick` or `rollout` are driven with the stand-ins below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from .abi import ACTORS, CHANCE, KEPT, MOST_MOVES, PLY, TURN, WHOLE_TURNS, Kernel, Row, State, load, signatures
from .common import first_actor, random_below
from .lean import kernel, part

ENTRIES = ("moves", "play", "result", "weights", "pick", "rollout")
"""The entry points by which a game is driven, in order."""


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """Stand-in: all outcomes weigh the same."""
    return 0


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Stand-in: draw from the full list."""
    return -2


@kernel
def rollout(s: State, t: Row, out: Row, rng: Row, limit: int, trail: Row) -> int:
    """Stand-in: play on move by move."""
    return -2


@part
def draw(moves: Any, weights: Any, pick: Any, s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move, outcomes of chance by their weights; -1 if there is none."""
    move = pick(s, t, out, rng)
    if move != -2:
        return move
    if s[ACTORS] == CHANCE:
        n = weights(s, t, out)
        if n > 0:
            total = 0
            for i in range(n):
                total += out[i]
            left = random_below(rng, total)
            at = 0
            while left >= out[at]:
                left -= out[at]
                at += 1
            moves(s, t, out)
            return out[at]
    n = moves(s, t, out)
    if n == 0:
        return -1
    return out[random_below(rng, n)]


@part
def play_on(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    s: State,
    t: Row,
    out: Row,
    rng: Row,
    limit: int,
    trail: Row,
) -> int:
    """Play s on at random, to the end or for `limit` actions; how many there were.

    `trail` is told who acted and what he did, action by action, as far as it has room. A family whose games are short
    makes its `rollout` of this: compiled together with the rules it takes half the time.
    """
    plies = 0
    while s[ACTORS] != 0 and plies < limit:
        move = draw(moves, weights, pick, s, t, out, rng)
        if move < 0:
            result(s, t)
            break
        if 2 * plies < len(trail):
            trail[2 * plies] = first_actor(s)
            trail[2 * plies + 1] = move
        play(s, t, move)
        plies += 1
    return plies


@kernel
def playout(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    rollout: Any,
    s: State,
    t: Row,
    out: Row,
    rng: Row,
    limit: int,
) -> int:
    """Play s to the end at random; the number of actions, or -1 if `limit` of them were not enough."""
    plies = rollout(s, t, out, rng, limit + 1, out[:0])
    if plies == -2:
        plies = play_on(moves, play, result, weights, pick, s, t, out, rng, limit + 1, out[:0])
    return plies if plies <= limit else -1


@kernel
def playouts(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    rollout: Any,
    start: State,
    s: State,
    t: Row,
    out: Row,
    rng: Row,
    limit: int,
    count: int,
) -> int:
    """`count` random games from `start`, played in `s`; the number of actions in all, or -1 if a game did not end."""
    total = 0
    for _ in range(count):
        for i in range(t[KEPT]):
            s[i] = start[i]
        plies = playout(moves, play, result, weights, pick, rollout, s, t, out, rng, limit)
        if plies < 0:
            return -1
        total += plies
    return total


@kernel
def perft_whole(moves: Any, play: Any, t: Row, depth: int, states: Row, lists: Row, count: Row) -> int:
    """Positions after `depth` turns, where every action is a turn. `states` and `lists` hold one row a level."""
    size = len(states) // (depth + 1)
    width = len(lists) // depth
    level = 0
    total = 0
    count[0] = moves(states[:size], t, lists[:width])
    if depth == 1:
        return count[0]
    while level >= 0:
        if count[level] == 0:
            level -= 1
            continue
        count[level] -= 1
        above = states[level * size : (level + 1) * size]
        below = states[(level + 1) * size : (level + 2) * size]
        for i in range(t[KEPT]):  # compiled, a loop copies four times as fast as a slice
            below[i] = above[i]
        play(below, t, lists[level * width + count[level]])
        found = moves(below, t, lists[(level + 1) * width : (level + 2) * width])
        if level + 2 == depth:
            total += found
        else:
            level += 1
            count[level] = found
    return total


def perft(kern: Kernel, tables: Row, start: State, depth: int) -> int:
    """The number of different positions after `depth` complete turns, each sequence of turns counted.

    Within a turn of several actions, ways that end in the same position count once.
    """
    if depth <= 0:
        return 1
    most = int(tables[MOST_MOVES])
    if tables[WHOLE_TURNS] and kern.compiled:
        drivers = compiled_drivers()
        states, lists = np.tile(start, depth + 1), np.zeros(depth * most, np.int64)
        count = np.zeros(depth, np.int64)
        return int(drivers.perft_whole(kern.moves, kern.play, tables, depth, states, lists, count))
    return _perft_turns(kern, tables, start, depth, np.zeros(most, np.int64))


def _perft_turns(kern: Kernel, t: Row, start: State, depth: int, out: Row) -> int:
    if depth == 0:
        return 1
    ends: dict[bytes, State] = {}
    todo = [start]
    while todo:
        s = todo.pop()
        n = kern.moves(s, t, out)
        for move in out[:n].tolist():
            below = s.copy()
            kern.play(below, t, move)
            if below[TURN] == start[TURN] and below[ACTORS] != 0:
                todo.append(below)
            else:
                key = below.copy()
                key[PLY] = 0
                ends[key[: t[KEPT]].tobytes()] = below
    if depth == 1:
        return len(ends)
    return sum(_perft_turns(kern, t, below, depth - 1, out) for below in ends.values())


@dataclass(frozen=True)
class Drivers:
    """The drivers, compiled with the signatures that all families share."""

    playout: Callable[..., int]
    playouts: Callable[..., int]
    perft_whole: Callable[..., int]


@cache
def compiled_drivers() -> Drivers:
    from numba import int64, types, uint64

    fn = {name: types.FunctionType(s) for name, s in signatures().items()}
    row, rng = int64[::1], uint64[::1]
    six = [fn[name] for name in ENTRIES]
    compile_stand_ins()
    compile_as(playout, int64(*six, row, row, row, rng, int64))
    compile_as(playouts, int64(*six, row, row, row, row, rng, int64, int64))
    compile_as(perft_whole, int64(fn["moves"], fn["play"], row, int64, row, row, row))
    return Drivers(playout, playouts, perft_whole)


@cache
def compile_stand_ins() -> None:
    for stand_in in (weights, pick, rollout):
        compile_as(stand_in, signatures()[stand_in.__name__])


def compile_as(function: Any, signature: Any) -> None:
    """Compile a kernel for these types and no others; nothing to do where compiling is switched off.

    Left free, Numba compiles anew for each family's functions, and what it saves then cannot be loaded again.
    """
    if hasattr(function, "compile"):
        function.compile(signature)
        function.disable_compile()


def entry_points(kern: Kernel) -> tuple[Any, ...]:
    """ENTRIES of a family, with the stand-ins where it has none of its own."""
    return kern.moves, kern.play, kern.result, kern.weights or weights, kern.pick or pick, kern.rollout or rollout


def random_games(family: str, tables: Row, start: State, *, seed_row: Any, limit: int, count: int) -> int:
    """`count` random games by the compiled kernel; the number of actions in all."""
    kern = load(family, compiled=True)
    drivers = compiled_drivers()
    out = np.zeros(int(tables[MOST_MOVES]), np.int64)
    s = start.copy()
    return int(drivers.playouts(*entry_points(kern), start.copy(), s, tables, out, seed_row, limit, count))
