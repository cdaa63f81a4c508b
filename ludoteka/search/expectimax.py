"""Looking ahead over all throws: what the ends of a turn are worth, judged at once, or one or two throws later.

Every value is the worth to somebody by `stakes`, so the cube, the score of a match and gammons are all in it. Who is to
throw may double first, if the other gives up then; that is decided by the judgement alone.

Desk   what a search needs at hand: the walk through a turn, rows of the levels, inputs and hidden units of the net,
       chances, wins and takes; the table of bearing off.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.abi import ACTORS, PHASE, POINTS, Row, State
from ..rules.backgammon import DECIDING, ROLL, SECOND_SHIFT, play
from ..rules.backgammon_men import CUBE, GAMES, MOVER
from ..rules.free import kernel
from .chances import CHANCES
from .net import MOST_INPUTS, judge
from .stakes import LEVELS, gives_up, worth
from .turns import FIRST, begin, copy, new_walk, next_end

MOST_ENDS = 4096


@kernel
def new_desk(t: Row, wins: Any, units: int, left: Any) -> Any:
    """Everything a search needs at hand."""
    walk = new_walk(t)
    rows = np.zeros((6, walk[0].shape[1]), np.int64)
    net_room = (np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32), np.zeros(units, np.float32))
    return walk, rows, net_room, np.zeros(CHANCES, np.float32), wins, np.zeros((2, LEVELS)), left


@kernel
def ended(s: State, before: State) -> bool:
    return s[ACTORS] == 0 or s[GAMES] != before[GAMES]


@kernel
def end_worth(s: State, before: State, wins: Any, player: int) -> float:
    """What the end of a game is worth to `player`."""
    level = before[CUBE]
    for side in range(2):
        points = s[POINTS + side] - before[POINTS + side]
        if points > 0:
            value = wins[side, level, min(max(points >> level, 1), 3) - 1]
            return value if side == player else -value
    return 0.0


@kernel
def judged(s: State, t: Row, first: Any, second: Any, desk: Any) -> float:
    """What a position before a throw is worth to the player who is to throw, by the net alone."""
    _, _, (places, values, hidden), chances, wins, takes, left = desk
    judge(s, t, first, second, left, places, values, hidden, chances)
    return worth(s, t, wins, takes, chances, s[MOVER])


@kernel
def best_end(s: State, t: Row, first: Any, second: Any, desk: Any, best: State) -> float:
    """Play a throw as the net advises: `best` becomes the position after it. Its worth to the player."""
    walk, wins = desk[0], desk[4]
    player, highest = s[MOVER], -1e9
    begin(walk, s, t)
    level = next_end(walk, t)
    while level:
        end = walk[0][level]
        value = end_worth(end, s, wins, player) if ended(end, s) else -judged(end, t, first, second, desk)
        if value > highest:
            highest = value
            copy(end, best)
        level = next_end(walk, t)
    return highest


@kernel
def cashes(s: State, t: Row, first: Any, second: Any, desk: Any) -> bool:
    """Whether the player who is to throw does best to double, because the other gives up."""
    if s[PHASE] != DECIDING:
        return False
    judged(s, t, first, second, desk)
    return gives_up(s, t, desk[4], desk[5], desk[3])


@kernel
def throw(s: State, t: Row, higher: int, lower: int, to: State) -> None:
    """`to` becomes the position after this throw, nobody doubling."""
    copy(s, to)
    if to[PHASE] == DECIDING:
        play(to, t, ROLL)
    play(to, t, higher | lower << SECOND_SHIFT)


@kernel
def after_throw(s: State, t: Row, first: Any, second: Any, desk: Any) -> float:
    """The mean over all throws, each played as the net advises."""
    thrown, best = desk[1][0], desk[1][1]
    total = 0.0
    for higher in range(1, 7):
        for lower in range(1, higher + 1):
            throw(s, t, higher, lower, thrown)
            total += (1 if higher == lower else 2) * best_end(thrown, t, first, second, desk, best)
    return total / 36.0


@kernel
def after_two_throws(s: State, t: Row, first: Any, second: Any, desk: Any) -> float:
    """The mean over all throws, each played as the net advises, and over all answers to them."""
    thrown, best = desk[1][2], desk[1][3]
    total = 0.0
    for higher in range(1, 7):
        for lower in range(1, higher + 1):
            throw(s, t, higher, lower, thrown)
            value = best_end(thrown, t, first, second, desk, best)
            if not ended(best, s):
                if cashes(best, t, first, second, desk):
                    value = -desk[4][best[MOVER], best[CUBE], 0]
                else:
                    value = -after_throw(best, t, first, second, desk)
            total += (1 if higher == lower else 2) * value
    return total / 36.0


@kernel
def look_ahead(s: State, t: Row, first: Any, second: Any, desk: Any, throws: int, may_cash: bool) -> float:
    """What a position before a throw is worth to the player who is to throw, looking ahead over so many throws."""
    if throws == 0:
        return judged(s, t, first, second, desk)
    if may_cash and cashes(s, t, first, second, desk):
        return desk[4][s[MOVER], s[CUBE], 0]
    if throws == 1:
        return after_throw(s, t, first, second, desk)
    return after_two_throws(s, t, first, second, desk)


@kernel
def list_ends(s: State, t: Row, first: Any, second: Any, desk: Any) -> tuple[Any, Any, Any]:
    """All ends of the turn: their rows, the first move to each, and what the net thinks they are worth to the mover."""
    walk, wins = desk[0], desk[4]
    rows = np.zeros((MOST_ENDS, len(s)), np.int64)
    moves, values = np.zeros(MOST_ENDS, np.int64), np.zeros(MOST_ENDS)
    player, n = s[MOVER], 0
    begin(walk, s, t)
    level = next_end(walk, t)
    while level and n < MOST_ENDS:
        end = walk[0][level]
        copy(end, rows[n])
        moves[n] = walk[5][FIRST]
        values[n] = end_worth(end, s, wins, player) if ended(end, s) else -judged(end, t, first, second, desk)
        n += 1
        level = next_end(walk, t)
    return rows[:n], moves[:n], values[:n]
