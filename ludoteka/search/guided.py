"""A way through a large puzzle: the position that seems nearest to the goal is looked at first.

The family says how far the goal seems to be; a node's rank is the moves made plus LEAD times that distance. The way
that is found is good, but need not be the shortest.

Found  rows, parents, moves and depths of all nodes; nodes of equal rank wait in a chain.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..rules.abi import ACTORS, MOST_MOVES, PAYOFF, Row, State, kernel, signatures
from ..rules.drive import compile_as
from .puzzle import NONE, identify, line_to, slot_of

LEAD = 3
RANKS = 4096


def search(arguments: tuple[Any, ...], distance: Any, most: int) -> tuple[list[int], int]:
    """The moves of a way to the goal, none if it was not found; and how many positions were met."""
    from numba import int64

    row = int64[::1]
    if hasattr(distance, "compile"):
        distance.compile(int64(row, row))
    goal, count, parents, moves = compiled()(*arguments, distance, most)
    return line_to(int(goal), parents, moves), int(count)


@kernel
def rank_of(depth: int, far: int) -> int:
    return min(RANKS - 1, depth + LEAD * far)


@kernel
def walk(
    moves: Any, play: Any, result: Any, identity: Any, start: State, t: Row, core: Row, distance: Any, most: int
) -> tuple[int, int, Row, Row]:
    """The solved node (NONE: not found), how many there are, parents and moves."""
    width = len(start)
    out, s = np.zeros(t[MOST_MOVES], np.int64), start.copy()
    key = np.zeros(max(len(core), width), np.int64)
    size = identify(identity, s, t, core, key)
    rows, identities = np.empty(most * width, np.int64), np.empty(most * size, np.int64)
    parents, codes = np.full(most, NONE, np.int64), np.full(most, NONE, np.int64)
    depths, behind = np.full(most, NONE, np.int64), np.full(most, NONE, np.int64)
    first = np.full(RANKS, NONE, np.int64)
    room = 1
    while room < 2 * most:
        room *= 2
    table = np.full(room, NONE, np.int64)
    rows[:width] = start
    identities[:size] = key[:size]
    table[slot_of(table, identities, size, key)] = 0
    depths[0] = 0
    first[rank_of(0, distance(s, t))] = 0
    count, rank = 1, 0
    while rank < RANKS:
        node = first[rank]
        if node == NONE:
            rank += 1
            continue
        first[rank] = behind[node]
        here = rows[node * width : (node + 1) * width]
        n = moves(here, t, out)
        for k in range(n):
            s[:] = here
            play(s, t, out[k])
            identify(identity, s, t, core, key)
            at = slot_of(table, identities, size, key)
            if table[at] >= 0:
                continue
            if count == most:
                return NONE, count, parents, codes
            table[at] = count
            identities[count * size : (count + 1) * size] = key[:size]
            parents[count], codes[count], depths[count] = node, out[k], depths[node] + 1
            count += 1
            if s[ACTORS] == 0:
                if s[PAYOFF] > 0:
                    return count - 1, count, parents, codes
                continue
            rows[(count - 1) * width : count * width] = s
            wanted = rank_of(depths[count - 1], distance(s, t))
            behind[count - 1] = first[wanted]
            first[wanted] = count - 1
            rank = min(rank, wanted)
    return NONE, count, parents, codes


@cache
def compiled() -> Any:
    from numba import int64, types

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row = int64[::1]
    far = types.FunctionType(int64(row, row))
    given = (fn["moves"], fn["play"], fn["result"], fn["moves"], row, row, row, far, int64)
    found = types.Tuple((int64, int64, row, row))  # type: ignore[no-untyped-call]
    compile_as(walk, found(*given))
    return walk
