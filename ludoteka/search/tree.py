"""Tree search with random playouts, for any game: chance, many players, hidden information, compiled once.

Every simulation starts from a position that may be the true one (`sample`), walks down the tree by the moves that are
legal there, adds one node, plays to the end at random and counts the payoffs on the way back. A node belongs to the
moves that led to it, not to a position: so the same tree serves dice (children are outcomes, drawn by their weights)
and hidden cards (children are the moves seen in some sample; each counts how often it could have been chosen).

Tree   node 0 is the root. For node i: visits[i], chances[i] (how often it was a legal choice), totals[i * players + p]
       (sum of payoffs), parent[i]; the child of node i by a move is found in an open-addressing table.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..rules.abi import (
    ACTORS,
    AWAITED,
    CHANCE,
    CLOCK,
    PAYOFF,
    PLAYER_SHIFT,
    PLAYERS,
    SCALE,
    Row,
    State,
    kernel,
    signatures,
)
from ..rules.common import random_below
from ..rules.drive import compile_as, draw

EXPLORE = 0.9
FAR = 1 << 30


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Stand-in for games in which nothing is hidden."""
    return


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Stand-in for families that judge no unfinished position."""
    return 0


@kernel
def find_child(keys: Row, nodes: Row, node: int, move: int) -> int:
    """The place of (node, move) in the table, or of the empty slot where it belongs."""
    mask = len(nodes) - 1
    key = (move * 1000003) ^ (node * 7919)
    at = (key ^ (key >> 17) ^ (key >> 31)) & mask
    while nodes[at] >= 0 and not (keys[2 * at] == node and keys[2 * at + 1] == move):
        at = (at + 1) & mask
    return at


@kernel
def own_moves(s: State, out: Row, n: int, player: int) -> int:
    """Keep the moves of one player where several may act at once; the number kept."""
    bits = s[ACTORS]
    if bits == CHANCE or bits & (bits - 1) == 0:
        return n
    kept = 0
    for i in range(n):
        if (out[i] >> PLAYER_SHIFT) == player + 1:
            out[kept] = out[i]
            kept += 1
    return kept


@kernel
def first_actor(s: State) -> int:
    """The first of those the game waits for."""
    bits = s[AWAITED]
    if bits == 0:
        bits = s[ACTORS]
    player = 0
    while bits > 1 and bits & 1 == 0:
        bits >>= 1
        player += 1
    return player


@kernel
def search(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    sample: Any,
    evaluate: Any,
    root: State,
    t: Row,
    me: int,
    hidden: int,
    simulations: int,
    longest: int,
    rng: Row,
    visits: Row,
    chances: Row,
    totals: Any,
    keys: Row,
    nodes: Row,
) -> int:
    """Grow the tree by `simulations`; the number of nodes. `longest` cuts playouts, which `evaluate` then judges."""
    players = t[PLAYERS]
    scale = float(t[SCALE])
    s = root.copy()
    out = np.zeros(t[2], np.int64)
    path = np.zeros(simulations + 2, np.int64)
    known = np.zeros(t[2], np.int64)
    used = 1
    for _ in range(simulations):
        s[:] = root
        if hidden:
            sample(s, t, me, rng)
        node = 0
        depth = 1
        path[0] = 0
        grown = False
        while s[ACTORS] != 0 and not grown:
            if s[ACTORS] & (CLOCK - 1) == 0:  # chance, or only the clock
                move = draw(moves, weights, pick, s, t, out, rng)
                at = find_child(keys, nodes, node, move)
            else:
                actor = me if node == 0 else first_actor(s)
                n = own_moves(s, out, moves(s, t, out), actor)
                if n == 0:
                    result(s, t)
                    break
                fresh = 0
                best = -1
                best_value = -1e30
                for i in range(n):
                    at = find_child(keys, nodes, node, out[i])
                    if nodes[at] < 0:
                        known[fresh] = i
                        fresh += 1
                    else:
                        child = nodes[at]
                        chances[child] += 1
                        mean = totals[child * players + actor] / visits[child]
                        value = mean + EXPLORE * np.sqrt(np.log(float(chances[child])) / visits[child])
                        if value > best_value:
                            best_value = value
                            best = i
                if fresh > 0:
                    best = known[random_below(rng, fresh)]
                move = out[best]
                at = find_child(keys, nodes, node, move)
            if nodes[at] < 0:
                keys[2 * at] = node
                keys[2 * at + 1] = move
                nodes[at] = used
                chances[used] = 1
                used += 1
                grown = True
            node = nodes[at]
            play(s, t, move)
            path[depth] = node
            depth += 1
        plies = 0
        while s[ACTORS] != 0 and plies < longest:
            move = draw(moves, weights, pick, s, t, out, rng)
            if move < 0:
                result(s, t)
                break
            play(s, t, move)
            plies += 1
        cut = s[ACTORS] != 0
        for k in range(depth):
            node = path[k]
            visits[node] += 1
            for player in range(players):
                if cut:
                    totals[node * players + player] += evaluate(s, t, player) / 1000.0
                else:
                    totals[node * players + player] += s[PAYOFF + player] / scale
    return used


@cache
def compiled_search() -> Any:
    from numba import float64, int64, types, uint64

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row, rng = int64[::1], uint64[::1]
    compile_as(sample, sig["sample"])
    compile_as(evaluate, sig["evaluate"])
    compile_as(
        search,
        int64(
            *(fn[name] for name in ("moves", "play", "result", "weights", "pick", "sample", "evaluate")),
            *(row, row, int64, int64, int64, int64, rng, row, row, float64[::1], row, row),
        ),
    )
    return search
