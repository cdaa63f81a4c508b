"""Tree search with random playouts, for any game: chance, many players, hidden information, compiled once.

Every simulation starts from a position that may be the true one (`sample`), walks down the tree by the moves that are
legal there, adds one node, plays to the end at random and counts the payoffs on the way back. A node belongs to the
moves that led to it, not to a position: so the same tree serves dice (children are outcomes, drawn by their weights)
and hidden cards (children are the moves seen in some sample; each counts how often it could have been chosen).

A move counts twice: by what followed when it was chosen here, and by what followed when the same player made it later
in the same simulation. The second count is there sooner and is trusted less as the first one grows; a family that
judges positions (`evaluate`) or moves (`hunch`) starts it off. Where nothing is hidden or drawn, moves that are proven
to win or lose are taken or left.

Tree   node 0 is the first root. A node is a stretch of `tree`: VISITS, SPREAD (1 by their square root), LATER and
       LATER_SUM (the second count: how often, and the sum), FACT (1: proven won for who chose it, -1: lost), then
       CHANCES (how often it was a legal choice) where something is hidden, and OPEN (moves here that are not proven
       lost) in its place where nothing is; from TOTAL on the sum of what each player won. For two players a node is one
       line of the processor's cache.
Table  `children` finds the child of a node by a move: node, move, child in each place; child 0: the place is empty.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..rules import free
from ..rules.abi import (
    ACTORS,
    CHANCE,
    CLOCK,
    FOLLY,
    KEPT,
    PAYOFF,
    PLAYER_SHIFT,
    PLAYERS,
    SCALE,
    STATE_SIZE,
    Row,
    State,
    signatures,
)
from ..rules.common import first_actor, random_below
from ..rules.drive import ENTRIES, compile_as, draw, play_on
from ..rules.lean import kernel

TRAIL = 1024
"""Actions of a simulation that are remembered."""
RECALL = 8
"""Visits of a node before later moves are counted there."""
DEEP = 512
"""Levels of the tree that a simulation goes down at most."""
DESK = 2 * DEEP + 2 * TRAIL
"""What a simulation writes down on its desk, before two positions and a list of moves."""

# What the search is told, as real numbers.
EXPLORE, TRUST, OPEN_AT, OPEN_SHARE, PRIOR, URGENCY, WISHES = range(7)
"""How curious; how long the second count is trusted; visits before children are judged: so many, and below the root so
many for each child; weight of a judgement; what a move that was never tried is worth against the mean so far; how many
there are."""
NEVER = 1e12
"""The weight of a judgement that nothing changes."""
AT_ONCE = 1000.0
"""The urgency of moves that are all tried before any is tried again."""
# What it is told, as whole numbers.
ME, HIDDEN, SIMULATIONS, LONGEST, ROOT, USED, SOLVE, FRESH, GUESSES, TOLD = range(10)
"""Who thinks; whether something is hidden from him; how many simulations; how long a playout may be; the node to begin
with; nodes used; whether moves can be proven; whether the moves of the root are still to be judged; whether moves are
judged before they are played; how many there are.
"""
# A node.
VISITS, SPREAD, LATER, LATER_SUM, FACT, CHANCES, TOTAL = range(7)
OPEN = CHANCES


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Stand-in for games in which nothing is hidden."""
    return


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Stand-in for families that judge no unfinished position."""
    return 0


@kernel
def hunch(s: State, t: Row, move: int) -> int:
    """Stand-in for families that judge positions, not moves."""
    return 0


@kernel
def find_child(children: Row, node: int, move: int) -> int:
    """The place of (node, move) in the table, or the empty one where it belongs; moves that differ little are close."""
    mask = len(children) // 3 - 1
    fold = move ^ (move >> 9) ^ (move >> 20)
    key = (node * 7919 ^ fold >> 3) * 1000003
    at = 3 * ((((key >> 17) ^ key) << 3 | fold & 7) & mask)
    while children[at + 2] != 0 and not (children[at] == node and children[at + 1] == move):
        at = at + 3 if at < 3 * mask else 0
    return at


@kernel
def child_of(children: Row, node: int, move: int, told: Row, capacity: int) -> int:
    """The child by a move, made if there is room; else -1."""
    at = find_child(children, node, move)
    if children[at + 2] == 0:
        if told[USED] >= capacity:
            return -1
        children[at] = node
        children[at + 1] = move
        children[at + 2] = told[USED]
        told[USED] += 1
    return children[at + 2]


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
def to_judge(told: Row, wish: Any, depth: int, visits: float, n: int) -> bool:
    """Whether it is time to judge the n moves of a node: below the root when it was visited often for their number."""
    if depth > 1:
        return visits == max(wish[OPEN_AT], np.floor(wish[OPEN_SHARE] * n))
    now = told[FRESH] != 0 and visits >= wish[OPEN_AT]
    if now:
        told[FRESH] = 0
    return now


@kernel
def judge_children(
    play: Any,
    evaluate: Any,
    hunch: Any,
    s: State,
    t: Row,
    work: State,
    out: Row,
    n: int,
    node: int,
    actor: int,
    weight: float,
    tree: Any,
    children: Row,
    told: Row,
    capacity: int,
) -> None:
    """Start the second count of each move with how the next position looks, or the move itself."""
    scale = float(t[SCALE])
    wide = TOTAL + t[PLAYERS]
    root = told[ROOT] * wide
    mean = tree[root + TOTAL + actor] / max(tree[root + VISITS], 1.0)
    for i in range(n):
        child = child_of(children, node, out[i], told, capacity)
        if child < 0:
            return
        if told[GUESSES]:  # against the mean of the root, which is known best
            guess = hunch(s, t, out[i])
            looks = mean + guess / 1000.0
            if guess == FOLLY:
                tree[child * wide + LATER] += NEVER
                tree[child * wide + LATER_SUM] += NEVER * looks
        else:
            for j in range(t[KEPT]):
                work[j] = s[j]
            play(work, t, out[i])
            looks = work[PAYOFF + actor] / scale if work[ACTORS] == 0 else evaluate(work, t, actor) / 1000.0
        tree[child * wide + LATER] += weight
        tree[child * wide + LATER_SUM] += weight * looks


@kernel
def choose_child(
    out: Row, n: int, node: int, actor: int, wide: int, hidden: bool, wish: Any, tree: Any, children: Row, rng: Row
) -> int:
    """The most promising of n moves."""
    visits, trust = tree[node * wide + VISITS], wish[TRUST]
    mean = tree[node * wide + TOTAL + actor] / visits if visits > 0.0 else 0.0
    untried = mean + wish[URGENCY]
    curious = wish[EXPLORE] * np.sqrt(np.log(visits)) if visits > 1.0 else 0.0
    best_value = -1e30
    i = best = random_below(rng, n)  # of equal ones, the first from here on
    for _ in range(n):
        i = i + 1 if i + 1 < n else 0
        child = children[find_child(children, node, out[i]) + 2]
        value = untried
        if child == 0:
            if wish[URGENCY] >= AT_ONCE:
                return i
        else:
            at = child * wide
            if tree[at + FACT] == 1.0:
                return i
            tries = tree[at + VISITS]
            if hidden:
                tree[at + CHANCES] += 1.0
                curious = wish[EXPLORE] * np.sqrt(np.log(tree[at + CHANCES]))
            later = tree[at + LATER]
            if tries > 0.0:
                spread = tree[at + SPREAD]
                value = tree[at + TOTAL + actor] * spread * spread
                if later > 0.0 and trust > 0.0:
                    share = np.sqrt(trust / (3.0 * tries + trust))
                    value = (1.0 - share) * value + share * tree[at + LATER_SUM] / later
                value += curious * spread
            elif later > 0.0:
                value = tree[at + LATER_SUM] / later + wish[URGENCY] * 0.5
            if tree[at + FACT] == -1.0:
                value -= 1000.0
        if value > best_value:
            best_value = value
            best = i
    return best


@kernel
def prove(path: Row, choosers: Row, depth: int, wide: int, tree: Any) -> None:
    """The last node of the path has been proven: tell those above it, as far as it decides them."""
    for k in range(depth - 1, 1, -1):
        fact, above = tree[path[k] * wide + FACT], path[k - 1] * wide
        if fact == 0.0 or tree[above + FACT] != 0.0:
            return
        same = choosers[k] == choosers[k - 1]
        if fact == 1.0:
            tree[above + FACT] = 1.0 if same else -1.0
        else:
            tree[above + OPEN] -= 1.0
            if tree[above + OPEN] > 0.0:
                return
            tree[above + FACT] = -1.0 if same else 1.0


@free.lean
def search(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    rollout: Any,
    sample: Any,
    evaluate: Any,
    hunch: Any,
    root: State,
    t: Row,
    told: Row,
    wish: Any,
    rng: Row,
    tree: Any,
    children: Row,
    desk: Row,
    payoffs: Any,
) -> int:
    """Grow the tree by told[SIMULATIONS]; the number of nodes. told[LONGEST] cuts playouts, `evaluate` judges then."""
    players = t[PLAYERS]
    scale = float(t[SCALE])
    wide = TOTAL + players
    capacity = len(tree) // wide
    recalls = wish[TRUST] > 0.0
    me = told[ME]
    size, kept = t[STATE_SIZE], t[KEPT]
    path, choosers = desk[:DEEP], desk[DEEP : 2 * DEEP]
    trail = desk[2 * DEEP : DESK]
    s, work, out = desk[DESK : DESK + size], desk[DESK + size : DESK + 2 * size], desk[DESK + 2 * size :]
    for _ in range(told[SIMULATIONS]):
        for i in range(kept):
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
                if told[SOLVE] and tree[node * wide + VISITS] <= 1.0:
                    tree[node * wide + OPEN] = n
                if wish[PRIOR] > 0.0 and to_judge(told, wish, depth, tree[node * wide + VISITS], n):
                    judge_children(
                        play,
                        evaluate,
                        hunch,
                        *(s, t, work, out, n, node, actor, wish[PRIOR], tree, children, told, capacity),
                    )
                move = out[choose_child(out, n, node, actor, wide, told[HIDDEN] != 0, wish, tree, children, rng)]
            child = child_of(children, node, move, told, capacity)
            play(s, t, move)
            trail[2 * depth - 2] = actor
            trail[2 * depth - 1] = move
            length = depth
            if child < 0:
                break
            grown = tree[child * wide + VISITS] == 0.0 and actor >= 0
            if told[HIDDEN] and tree[child * wide + CHANCES] == 0.0:
                tree[child * wide + CHANCES] = 1.0
            node = child
            path[depth] = node
            choosers[depth] = actor
            depth += 1
        fact = node * wide + FACT
        if told[SOLVE] and s[ACTORS] == 0 and tree[fact] == 0.0 and depth > 1 and choosers[depth - 1] >= 0:
            won = s[PAYOFF + choosers[depth - 1]]
            if won == t[SCALE]:
                tree[fact] = 1.0
            elif won == -t[SCALE]:
                tree[fact] = -1.0
            if tree[fact] != 0.0:
                prove(path, choosers, depth, wide, tree)
        if s[ACTORS] != 0:
            rest = trail[2 * length :] if recalls else trail[:0]
            plies = rollout(s, t, out, rng, told[LONGEST], rest)
            if plies == -2:
                plies = play_on(moves, play, result, weights, pick, s, t, out, rng, told[LONGEST], rest)
            length = min(length + plies, TRAIL)
        for player in range(players):
            if s[ACTORS] != 0:
                payoffs[player] = evaluate(s, t, player) / 1000.0
            else:
                payoffs[player] = s[PAYOFF + player] / scale
        for k in range(depth):
            at = path[k] * wide
            tree[at + VISITS] += 1.0
            tree[at + SPREAD] = 1.0 / np.sqrt(tree[at + VISITS])
            for player in range(players):
                tree[at + TOTAL + player] += payoffs[player]
        if recalls:
            for k in range(depth):
                node = path[k]
                if tree[node * wide + VISITS] < RECALL or k >= length or trail[2 * k] < 0:
                    continue
                actor = trail[2 * k]
                for j in range(k, length):
                    if trail[2 * j] == actor:
                        child = child_of(children, node, trail[2 * j + 1], told, capacity)
                        if child >= 0:
                            tree[child * wide + LATER] += 1.0
                            tree[child * wide + LATER_SUM] += payoffs[actor]
    return told[USED]


@cache
def compiled_search() -> Any:
    from numba import float64, int64, types, uint64

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row, real, rng = int64[::1], float64[::1], uint64[::1]
    compile_as(sample, sig["sample"])
    compile_as(evaluate, sig["evaluate"])
    compile_as(hunch, sig["hunch"])
    compile_as(
        search,
        int64(
            *(fn[name] for name in (*ENTRIES, "sample", "evaluate", "hunch")),
            *(row, row, row, real, rng, real, row, row, real),
        ),
    )
    return search
