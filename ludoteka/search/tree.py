"""Tree search with random playouts, for any game: chance, many players, hidden information, compiled once.

Every simulation starts from a position that may be the true one (`sample`), walks down the tree by the moves that are
legal there, adds one node, plays to the end at random and counts the payoffs on the way back. A node belongs to the
moves that led to it, not to a position: so the same tree serves dice (children are outcomes, drawn by their weights)
and hidden cards (children are the moves seen in some sample; each counts how often it could have been chosen).

A move counts twice: by what followed when it was chosen here, and by what followed when the same player made it later
in the same simulation. The second count is there sooner and is trusted less as the first one grows; a family that
judges positions (`evaluate`) starts it off. Where nothing is hidden or drawn, moves that are proven to win or lose are
taken or left.

Tree   node 0 is the first root. For node i: visits[i], chances[i] (how often it was a legal choice), totals[i * players
       + p] (sum of payoffs), later[2 * i] and later[2 * i + 1] (the second count: how often, and the sum), facts[3 * i]
       (1: proven won for who chose it, -1: lost), facts[3 * i + 1] (moves here), facts[3 * i + 2] (moves proven lost);
       the child of node i by a move is found in an open-addressing table.
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
    MOST_MOVES,
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
from . import free

TRAIL = 1024
"""Actions of a simulation that are remembered."""
RECALL = 8
"""Visits of a node before later moves are counted there."""
DEEP = 512
"""Levels of the tree that a simulation goes down at most."""

# What the search is told, as real numbers.
EXPLORE, TRUST, OPEN_AT, PRIOR, URGENCY = range(5)
"""How curious; how long the second count is trusted; visits before children are judged; weight of a judgement; what a
move that was never tried is worth against the mean so far."""
# What it is told, as whole numbers.
ME, HIDDEN, SIMULATIONS, LONGEST, ROOT, USED, SOLVE = range(7)
TOLD = 8


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
def child_of(keys: Row, nodes: Row, node: int, move: int, told: Row, capacity: int) -> int:
    """The child by a move, made if there is room; else -1."""
    at = find_child(keys, nodes, node, move)
    if nodes[at] < 0:
        if told[USED] >= capacity:
            return -1
        keys[2 * at] = node
        keys[2 * at + 1] = move
        nodes[at] = told[USED]
        told[USED] += 1
    return nodes[at]


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
def judge_children(
    play: Any,
    evaluate: Any,
    s: State,
    t: Row,
    work: State,
    out: Row,
    n: int,
    node: int,
    actor: int,
    weight: float,
    later: Any,
    keys: Row,
    nodes: Row,
    told: Row,
    capacity: int,
) -> None:
    """Start the second count of each move with how the next position looks."""
    scale = float(t[SCALE])
    for i in range(n):
        child = child_of(keys, nodes, node, out[i], told, capacity)
        if child < 0:
            return
        for j in range(len(s)):
            work[j] = s[j]
        play(work, t, out[i])
        looks = work[PAYOFF + actor] / scale if work[ACTORS] == 0 else evaluate(work, t, actor) / 1000.0
        later[2 * child] += weight
        later[2 * child + 1] += weight * looks


@kernel
def choose_child(
    out: Row,
    n: int,
    node: int,
    actor: int,
    players: int,
    wish: Any,
    visits: Row,
    chances: Row,
    totals: Any,
    later: Any,
    facts: Row,
    keys: Row,
    nodes: Row,
    rng: Row,
) -> int:
    """The most promising of n moves."""
    mean = totals[node * players + actor] / visits[node] if visits[node] > 0 else 0.0
    untried = mean + wish[URGENCY]
    best = 0
    best_value = -1e30
    same = 1
    for i in range(n):
        at = find_child(keys, nodes, node, out[i])
        value = untried
        if nodes[at] >= 0:
            child = nodes[at]
            if facts[3 * child] == 1:
                return i
            tries = visits[child]
            chances[child] += 1
            share = 0.0
            if later[2 * child] > 0.0:
                share = np.sqrt(wish[TRUST] / (3.0 * tries + wish[TRUST])) if wish[TRUST] > 0.0 else 0.0
                if tries == 0:
                    value = later[2 * child + 1] / later[2 * child] + wish[URGENCY] * 0.5
            if tries > 0:
                value = totals[child * players + actor] / tries
                if share > 0.0:
                    value = (1.0 - share) * value + share * later[2 * child + 1] / later[2 * child]
                value += wish[EXPLORE] * np.sqrt(np.log(float(chances[child])) / tries)
            if facts[3 * child] == -1:
                value -= 1000.0
        if value > best_value:
            best_value = value
            best = i
            same = 1
        elif value == best_value:
            same += 1
            if random_below(rng, same) == 0:
                best = i
    return best


@kernel
def prove(path: Row, choosers: Row, depth: int, facts: Row) -> None:
    """The last node of the path has been proven: tell those above it, as far as it decides them."""
    for k in range(depth - 1, 0, -1):
        node, above = path[k], path[k - 1]
        fact = facts[3 * node]
        if fact == 0 or k - 1 == 0:
            return
        same = choosers[k] == choosers[k - 1]
        if facts[3 * above] != 0:
            return
        if fact == 1:
            facts[3 * above] = 1 if same else -1
        else:
            facts[3 * above + 2] += 1
            if facts[3 * above + 1] == 0 or facts[3 * above + 2] < facts[3 * above + 1]:
                return
            facts[3 * above] = -1 if same else 1


@free.kernel
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
    told: Row,
    wish: Any,
    rng: Row,
    visits: Row,
    chances: Row,
    totals: Any,
    later: Any,
    facts: Row,
    keys: Row,
    nodes: Row,
) -> int:
    """Grow the tree by told[SIMULATIONS]; the number of nodes. told[LONGEST] cuts playouts, `evaluate` judges then."""
    players = t[PLAYERS]
    scale = float(t[SCALE])
    capacity = len(visits)
    me = told[ME]
    size = t[1]
    s = root.copy()
    work = root.copy()
    out = np.zeros(t[MOST_MOVES], np.int64)
    path = np.zeros(DEEP + 1, np.int64)
    choosers = np.zeros(DEEP + 1, np.int64)
    trail = np.zeros(TRAIL, np.int64)
    trail_actors = np.zeros(TRAIL, np.int64)
    payoffs = np.zeros(players, np.float64)
    for _ in range(told[SIMULATIONS]):
        for i in range(size):
            s[i] = root[i]
        if told[HIDDEN]:
            sample(s, t, me, rng)
        node = told[ROOT]
        depth = 1
        length = 0
        path[0] = node
        choosers[0] = -1
        grown = False
        while s[ACTORS] != 0 and not grown and depth < DEEP:
            actor = -1
            if s[ACTORS] & (CLOCK - 1) == 0:  # chance, or only the clock
                move = draw(moves, weights, pick, s, t, out, rng)
                if move < 0:
                    result(s, t)
                    break
            else:
                actor = me if depth == 1 else first_actor(s)
                n = own_moves(s, out, moves(s, t, out), actor)
                if n == 0:
                    result(s, t)
                    break
                facts[3 * node + 1] = n
                if wish[PRIOR] > 0.0 and visits[node] == int(wish[OPEN_AT]):
                    judge_children(
                        play, evaluate, s, t, work, out, n, node, actor, wish[PRIOR], later, keys, nodes, told, capacity
                    )
                move = out[
                    choose_child(
                        out, n, node, actor, players, wish, visits, chances, totals, later, facts, keys, nodes, rng
                    )
                ]
            child = child_of(keys, nodes, node, move, told, capacity)
            play(s, t, move)
            if length < TRAIL:
                trail[length] = move
                trail_actors[length] = actor
                length += 1
            if child < 0:
                break
            grown = visits[child] == 0 and actor >= 0
            if chances[child] == 0:
                chances[child] = 1
            node = child
            path[depth] = node
            choosers[depth] = actor
            depth += 1
        if told[SOLVE] and s[ACTORS] == 0 and facts[3 * node] == 0 and depth > 1 and choosers[depth - 1] >= 0:
            won = s[PAYOFF + choosers[depth - 1]]
            if won == t[SCALE]:
                facts[3 * node] = 1
            elif won == -t[SCALE]:
                facts[3 * node] = -1
            if facts[3 * node] != 0:
                prove(path, choosers, depth, facts)
        plies = 0
        while s[ACTORS] != 0 and plies < told[LONGEST]:
            actor = first_actor(s) if s[ACTORS] & (CLOCK - 1) != 0 else -1
            move = draw(moves, weights, pick, s, t, out, rng)
            if move < 0:
                result(s, t)
                break
            play(s, t, move)
            if length < TRAIL:
                trail[length] = move
                trail_actors[length] = actor
                length += 1
            plies += 1
        for player in range(players):
            if s[ACTORS] != 0:
                payoffs[player] = evaluate(s, t, player) / 1000.0
            else:
                payoffs[player] = s[PAYOFF + player] / scale
        for k in range(depth):
            node = path[k]
            visits[node] += 1
            for player in range(players):
                totals[node * players + player] += payoffs[player]
        if wish[TRUST] > 0.0:
            for k in range(depth):
                node = path[k]
                if visits[node] < RECALL or k >= length or trail_actors[k] < 0:
                    continue
                actor = trail_actors[k]
                for j in range(k, length):
                    if trail_actors[j] == actor:
                        child = child_of(keys, nodes, node, trail[j], told, capacity)
                        if child >= 0:
                            later[2 * child] += 1.0
                            later[2 * child + 1] += payoffs[actor]
    return told[USED]


@cache
def compiled_search() -> Any:
    from numba import float64, int64, types, uint64

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row, real, rng = int64[::1], float64[::1], uint64[::1]
    compile_as(sample, sig["sample"])
    compile_as(evaluate, sig["evaluate"])
    compile_as(
        search,
        int64(
            *(fn[name] for name in ("moves", "play", "result", "weights", "pick", "sample", "evaluate")),
            *(row, row, row, real, rng, row, row, real, real, row, row, row),
        ),
    )
    return search
