"""Whole turns of the tables games: every position that a throw can lead to, each once.

A turn is up to four actions. They are walked depth first; positions that were met before, in the turn or at its end,
are left out by a table of keys that is emptied by counting one further.

Walk   states: the rows of the turn, one a level; lists and counts: the moves of each level that are still to be tried;
       keys, marks: the table; told[LEVEL], told[MARK], told[TURN_NOW], told[FIRST].
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.abi import ACTORS, MOST_MOVES, STATE_SIZE, TURN, Row, State
from ..rules.backgammon import moves, play
from ..rules.backgammon_men import DICE, MEN, PINNED, PLACES
from ..rules.free import kernel

LEVELS = 6
"""A turn has four actions at most, and passing."""
ROOM = 1 << 13
"""Places in the table of keys."""
MOST_MET = ROOM // 2
"""So many positions of a turn are looked at; hardly any throw leads to more."""
LEVEL, MARK, TURN_NOW, FIRST, MET = range(5)
TOLD = 5


@kernel
def new_walk(t: Row) -> tuple[Any, Any, Any, Any, Any, Any]:
    """Room for the walks through the turns of a game, one after the other."""
    return (
        np.zeros((LEVELS, t[STATE_SIZE]), np.int64),
        np.zeros((LEVELS, t[MOST_MOVES]), np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(ROOM, np.int64),
        np.zeros(ROOM, np.int64),
        np.zeros(TOLD, np.int64),
    )


@kernel
def copy(source: State, to: State) -> None:
    for i in range(len(source)):  # compiled, a loop copies faster than a slice
        to[i] = source[i]


@kernel
def met_before(s: State, keys: Row, marks: Row, told: Row) -> bool:
    """Whether this placing of men, with these dice left, was met in this walk; it is remembered."""
    key = np.int64(0)
    for i in range(DICE, MEN + 2 * PLACES):
        key = key * np.int64(6364136223846793005) + s[i] + 1
    key = key * np.int64(6364136223846793005) + s[PINNED] * 31 + s[PINNED + 1]
    at = (key ^ (key >> 29)) & (ROOM - 1)
    while marks[at] == told[MARK]:
        if keys[at] == key:
            return True
        at = (at + 1) & (ROOM - 1)
    keys[at] = key
    marks[at] = told[MARK]
    told[MET] += 1
    return False


@kernel
def begin(walk: Any, s: State, t: Row) -> None:
    """Start a walk at a position in which men are to be moved."""
    states, lists, counts, _, _, told = walk
    copy(s, states[0])
    told[LEVEL] = 0
    told[MARK] += 1
    told[MET] = 0
    told[TURN_NOW] = s[TURN]
    counts[0] = moves(states[0], t, lists[0])


@kernel
def next_end(walk: Any, t: Row) -> int:
    """The level whose row is the next end of the turn; 0 if there is none left. told[FIRST]: the first move to it."""
    states, lists, counts, keys, marks, told = walk
    level = told[LEVEL]
    while level >= 0:
        if counts[level] == 0 or told[MET] >= MOST_MET:
            level -= 1
            continue
        counts[level] -= 1
        move = lists[level, counts[level]]
        if level == 0:
            told[FIRST] = move
        below = states[level + 1]
        copy(states[level], below)
        play(below, t, move)
        if met_before(below, keys, marks, told):
            continue
        if below[ACTORS] == 0 or below[TURN] != told[TURN_NOW]:
            told[LEVEL] = level
            return level + 1
        level += 1
        counts[level] = moves(below, t, lists[level])
    return 0
