"""Alpha-beta for two players without chance or secrets, compiled once over the kernel interface.

The search keeps its own stack, one frame a level, so that it can stop after any number of nodes and go on later: limits
of nodes and of time are kept exactly, and nothing is recursive. Values are those of the player to act at a node; where
the same player acts again (a jump goes on, an arrow is shot) they keep their sign.

Depth is counted in quarters of a turn: an action that ends the turn costs four, one inside a turn two. Moves are
ordered by the table of positions, then by how the next position looks (`evaluate`), by killers and by history. When the
depth is used up, only moves that change the picture are looked at, until it is quiet.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..rules import free
from ..rules.abi import ACTORS, KEPT, MOST_MOVES, PAYOFF, SCALE, TURN, Row, State, kernel, signatures
from ..rules.drive import compile_as

WHOLE = 4
"""The depth that a turn costs."""
WITHIN = 2
"""The depth that an action inside a turn costs."""
DEEPEST = 96
"""Levels of the stack."""
QUIET_DEPTH = -3 * WHOLE
"""Where the search for quiet ends."""
LOOK_AHEAD = 72
"""With more moves than this, the next positions are not looked at one by one."""
UNIT = 100
"""What one point of `evaluate` is worth."""
WIN = 10_000_000
SURE = WIN // 2
NOISY = 40 * UNIT
"""A move that changes the picture by so much is not quiet."""
MARGIN = 90 * UNIT
"""A move before the last depth that looks this much too weak is left out."""

# The frame of a level.
COUNT, NEXT, DEPTH, ALPHA, BETA, BEST, MOVE, STAGE, FIRST_ALPHA, KEY, ACTOR, TRIED, REDUCED = range(13)
FRAME = 16
# Stages.
ENTER, GO_ON, LEAVE = range(3)
# What a value in the table is.
EXACT, AT_LEAST, AT_MOST = range(3)
# What the search has come to, in `told`.
LEVEL, NODES, VALUE = range(3)
# What it is asked for besides, in `told`, too: how much the moves of the root may be favoured, and by which seed.
SPREAD, SEED = 3, 4
# And what a draw is worth to the player at the root: a little less than nothing, when he plays against somebody.
DRAW = 5
TOLD = 6


@kernel
def key_of(s: State, t: Row, mixers: Row) -> int:
    """A number that tells positions apart; what is only remembered has the mixer 0."""
    total = np.int64(0)
    for i in range(t[KEPT]):
        total += s[i] * mixers[i]
    total ^= total >> 29
    total *= np.int64(-4658895280553007687)
    total ^= total >> 32
    return total & np.int64(0x7FFFFFFFFFFFFFFF)  # type: ignore[return-value]


@kernel
def actor_of(s: State) -> int:
    return 0 if s[ACTORS] & 1 else 1


@kernel
def outcome(s: State, t: Row, player: int, level: int, drawn: int) -> int:
    """The value of a finished game: soon is better than late."""
    value = s[PAYOFF + player] * WIN // t[SCALE]
    if value > 0:
        return value - level
    return value + level if value < 0 else drawn


@kernel
def order(lists: Row, scores: Row, start: int, end: int) -> None:
    """The best of the rest comes first."""
    best = start
    for i in range(start + 1, end):
        if scores[i] > scores[best]:
            best = i
    lists[start], lists[best] = lists[best], lists[start]
    scores[start], scores[best] = scores[best], scores[start]


@kernel
def trace_of(move: int) -> int:
    """Where the history of a move is kept."""
    return (move ^ (move >> 12) ^ (move >> 24) ^ (move >> 40)) & 4095


@kernel
def favour(told: Row, level: int, move: int) -> int:
    """What a move of the root is favoured by, from 0 to less than the spread: other seeds prefer other moves."""
    if level > 0:
        return 0
    mixed = (move + told[SEED]) * np.int64(-7046029254386353131)
    mixed ^= mixed >> 31
    mixed *= np.int64(-4658895280553007687)
    return ((mixed >> 32) & 1023) * told[SPREAD] >> 10


@free.lean
def run(
    moves: Any,
    play: Any,
    result: Any,
    evaluate: Any,
    t: Row,
    mixers: Row,
    states: Row,
    lists: Row,
    scores: Row,
    frames: Row,
    killers: Row,
    history: Row,
    table: Row,
    path: Row,
    told: Row,
    limit: int,
) -> int:
    """Go on with the search in `frames`, for at most `limit` nodes in all: 1 when it is finished, 0 when it is not.

    `table` holds four numbers an entry: key, value, depth * 4 + kind, move; `path` the keys of where the game has been
    twice, then those of this line of play. Who goes there again gets a draw for it.
    """
    size, length = len(mixers), t[KEPT]
    line = len(path) - DEEPEST - 1
    width = t[MOST_MOVES]
    mask = len(table) // 4 - 1
    level = told[LEVEL]
    returned = 0
    while level >= 0:
        f = level * FRAME
        s = states[level * size : (level + 1) * size]
        stage = frames[f + STAGE]
        if stage == ENTER:
            if told[NODES] >= limit:
                told[LEVEL] = level
                return 0
            told[NODES] += 1
            actor = actor_of(s)
            frames[f + ACTOR] = actor
            drawn = told[DRAW] if actor == frames[ACTOR] else -told[DRAW]
            key = key_of(s, t, mixers)
            frames[f + KEY] = key
            path[line + level] = key
            depth = frames[f + DEPTH]
            alpha = frames[f + ALPHA]
            beta = frames[f + BETA]
            known = np.int64(-1)
            done = False
            if level > 0:
                for k in range(line + level - 1, -1, -1):
                    if path[k] == key:
                        returned = drawn
                        done = True
                        break
            at = (key & mask) * 4
            if not done and table[at] == key:
                known = table[at + 3]
                value = table[at + 1]
                if value > SURE:
                    value -= level
                elif value < -SURE:
                    value += level
                kind = table[at + 2] & 3
                if level > 0 and table[at + 2] >> 2 >= max(depth, QUIET_DEPTH):
                    if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                        returned = value
                        done = True
            stand = -WIN
            if not done and depth <= 0:
                stand = evaluate(s, t, actor) * UNIT
                if stand >= beta or depth <= QUIET_DEPTH or level >= DEEPEST - 2:
                    returned = stand
                    done = True
                elif stand > alpha:
                    alpha = stand
            elif not done and level >= DEEPEST - 2:
                returned = evaluate(s, t, actor) * UNIT
                done = True
            if not done:
                first = level * width
                n = moves(s, t, lists[first : first + width])
                if n == 0:
                    below = states[(level + 1) * size : (level + 2) * size]
                    for i in range(length):
                        below[i] = s[i]
                    result(below, t)
                    returned = outcome(below, t, actor, level, drawn)
                    done = True
                elif depth <= 0 and n > LOOK_AHEAD:
                    returned = stand
                    done = True
                else:
                    kept = 0
                    for i in range(n):
                        move = lists[first + i]
                        score = history[actor * 4096 + trace_of(move)]
                        if move == killers[2 * level] or move == killers[2 * level + 1]:
                            score += 30 * UNIT
                        if n <= LOOK_AHEAD:
                            below = states[(level + 1) * size : (level + 2) * size]
                            for j in range(length):
                                below[j] = s[j]
                            play(below, t, move)
                            if below[ACTORS] == 0:
                                looks = outcome(below, t, actor, level + 1, drawn)
                            else:
                                looks = evaluate(below, t, actor) * UNIT
                            if depth <= 0 and looks < stand + NOISY and n > 1:
                                continue
                            if (
                                depth > 0
                                and depth <= WHOLE
                                and level > 0
                                and below[ACTORS] != 0
                                and below[TURN] != s[TURN]
                                and looks + MARGIN <= alpha
                                and move != known
                            ):
                                # Too weak to matter; the node keeps at least this much.
                                if looks + MARGIN > frames[f + BEST]:
                                    frames[f + BEST] = looks + MARGIN
                                continue
                            score += looks
                        if move == known:
                            score = np.int64(1) << 50
                        lists[first + kept] = move
                        scores[first + kept] = score
                        kept += 1
                    frames[f + COUNT] = kept
                    frames[f + NEXT] = 0
                    frames[f + FIRST_ALPHA] = frames[f + ALPHA]
                    if depth <= 0:
                        if kept == n:  # nothing quiet can be played, so the position may not be left as it is
                            alpha = frames[f + ALPHA]
                            frames[f + BEST] = -WIN
                        else:
                            frames[f + BEST] = stand
                    frames[f + ALPHA] = alpha
                    frames[f + MOVE] = -1
                    frames[f + REDUCED] = 0
                    frames[f + STAGE] = GO_ON
                    continue
            frames[f + STAGE] = LEAVE
        elif stage == GO_ON:
            first = level * width
            if frames[f + NEXT] >= frames[f + COUNT] or frames[f + ALPHA] >= frames[f + BETA]:
                best = frames[f + BEST]
                depth = frames[f + DEPTH]
                at = (frames[f + KEY] & mask) * 4
                kind = EXACT
                if best >= frames[f + BETA]:
                    kind = AT_LEAST
                elif best <= frames[f + FIRST_ALPHA]:
                    kind = AT_MOST
                value = best
                if value > SURE:
                    value += level
                elif value < -SURE:
                    value -= level
                held = max(depth, QUIET_DEPTH)
                if table[at] != frames[f + KEY] or held >= table[at + 2] >> 2 or kind == EXACT:
                    if frames[f + MOVE] >= 0 or table[at] != frames[f + KEY]:
                        table[at + 3] = frames[f + MOVE]
                    table[at] = frames[f + KEY]
                    table[at + 1] = value
                    table[at + 2] = held * 4 + kind
                returned = best
                frames[f + STAGE] = LEAVE
            else:
                i = frames[f + NEXT]
                order(lists, scores, first + i, first + frames[f + COUNT])
                move = lists[first + i]
                below = states[(level + 1) * size : (level + 2) * size]
                for j in range(length):
                    below[j] = s[j]
                play(below, t, move)
                frames[f + TRIED] = move
                frames[f + NEXT] = i + 1
                actor = frames[f + ACTOR]
                if below[ACTORS] == 0:
                    drawn = told[DRAW] if actor == frames[ACTOR] else -told[DRAW]
                    returned = outcome(below, t, actor, level + 1, drawn)
                    frames[f + REDUCED] = 0
                    told[NODES] += 1
                    # fall through to taking the value in
                    value = returned
                    if value > frames[f + BEST]:
                        frames[f + BEST] = value
                        frames[f + MOVE] = move
                    if value > frames[f + ALPHA]:
                        frames[f + ALPHA] = value
                    continue
                depth = frames[f + DEPTH]
                cost = WHOLE if below[TURN] != s[TURN] else WITHIN
                if frames[f + COUNT] == 1 and depth > 0:
                    cost = 1
                reduced = 0
                if depth >= 3 * WHOLE and i >= 4 and cost == WHOLE:
                    reduced = WHOLE if i < 16 else 2 * WHOLE
                    if depth - cost - reduced < WHOLE:
                        reduced = depth - cost - WHOLE
                    reduced = max(reduced, 0)
                frames[f + REDUCED] = reduced
                gift = favour(told, level, move)
                descend(frames, level, actor, actor_of(below), depth - cost - reduced, reduced, gift)
                level += 1
        else:
            # The value of this level is known: the level above takes it in.
            level -= 1
            if level < 0:
                break
            up = level * FRAME
            value = returned
            if frames[f + ACTOR] != frames[up + ACTOR]:
                value = -value
            move = frames[up + TRIED]
            if abs(value) < SURE:  # a proof stays one
                value += favour(told, level, move)
            if frames[up + REDUCED] > 0 and value > frames[up + ALPHA]:
                # Better than thought: look again, at full depth.
                above = states[level * size : (level + 1) * size]
                below = states[(level + 1) * size : (level + 2) * size]
                for j in range(length):
                    below[j] = above[j]
                play(below, t, move)
                cost = WHOLE if below[TURN] != above[TURN] else WITHIN
                frames[up + REDUCED] = 0
                gift = favour(told, level, move)
                descend(frames, level, frames[up + ACTOR], actor_of(below), frames[up + DEPTH] - cost, 0, gift)
                level += 1
                continue
            frames[up + REDUCED] = 0
            if value > frames[up + BEST]:
                frames[up + BEST] = value
                frames[up + MOVE] = move
            if value > frames[up + ALPHA]:
                frames[up + ALPHA] = value
            if frames[up + ALPHA] >= frames[up + BETA]:
                place = frames[up + ACTOR] * 4096 + trace_of(move)
                grown = max(frames[up + DEPTH], 1)
                history[place] = min(history[place] + grown * grown, 20 * UNIT)
                if killers[2 * level] != move:
                    killers[2 * level + 1] = killers[2 * level]
                    killers[2 * level] = move
    told[LEVEL] = 0
    told[VALUE] = returned
    return 1


@kernel
def descend(frames: Row, level: int, actor: int, next_actor: int, depth: int, reduced: int, gift: int) -> None:
    """Prepare the frame below; a reduced search only asks whether the move is better than the best so far.

    A move that is favoured by a gift has to reach less by itself; wins and losses are what they are.
    """
    f, d = level * FRAME, (level + 1) * FRAME
    alpha, beta = frames[f + ALPHA], frames[f + BETA]
    if abs(alpha) < SURE:
        alpha -= gift
    if abs(beta) < SURE:
        beta -= gift
    if reduced > 0:
        beta = alpha + 1
    if actor == next_actor:
        frames[d + ALPHA], frames[d + BETA] = alpha, beta
    else:
        frames[d + ALPHA], frames[d + BETA] = -beta, -alpha
    frames[d + DEPTH] = depth
    frames[d + BEST] = -WIN
    frames[d + STAGE] = ENTER


@cache
def compiled_run() -> Any:
    from numba import int64, types

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row = int64[::1]
    compile_as(run, int64(fn["moves"], fn["play"], fn["result"], fn["evaluate"], *([row] * 11), int64))
    return run
