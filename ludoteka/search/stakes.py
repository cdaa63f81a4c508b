"""What chances are worth where stakes can be doubled: in single games, where points count, and in matches.

Wins     wins[player, level, times - 1]: what it is worth to win so many times the cube, which shows 2 ** level; losing
         is worth the opposite. In a single game this is the number of points; in a match, twice the chance to win it,
         less 1.
Takes    takes[player, level]: the least chance of winning with which the player accepts a double of the cube from
         `level`, if he can double again just when the other would have to give up.

Between a cube that will never be turned and one that is always turned at the best moment the truth lies at LIVELY, as
Rick Janowski has shown (Take-points in money games, 1993). The chances to win a match from each score are computed by
the same rule, for two equal players who win GAMMONS of their games twice.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..rules.abi import POINTS, Row, State
from ..rules.backgammon import CRAWFORD_NOW, NO_CRAWFORD, OWNED
from ..rules.backgammon_men import CRAWFORD, CRAWFORD_RULE, CUBE, CUBE_RULE, FACES, JACOBY, LENGTH, MOVER, OWNER
from ..rules.free import kernel
from .chances import LOSE_THREE, LOSE_TWO, WIN, WIN_THREE, WIN_TWO

LIVELY = 0.68
GAMMONS, BACKGAMMONS = 0.26, 0.012
"""Of the games that are won: how many are won twice or more, and three times."""
MOST = 26
"""Points to go, at most, of the matches that are offered, and one more."""
LEVELS = 8
"""More than the cube has."""


@kernel
def mean_win(wins: Any, player: int, level: int, one: float, two: float, three: float) -> float:
    """What a win is worth, when `one`, `two`, `three` are the chances to win at all, twice or more, and three times."""
    if one <= 0.0:
        return wins[player, level, 0]
    total = (
        (one - two) * wins[player, level, 0] + (two - three) * wins[player, level, 1] + three * wins[player, level, 2]
    )
    return total / one


@kernel
def find_takes(wins: Any, faces: int, chances: Any, player: int, takes: Any) -> None:
    """Fill `takes` for positions with these chances, as `player` sees them."""
    for level in range(faces - 1, -1, -1):
        for side in range(2):
            mine = side == player
            won = chances[WIN] if mine else 1.0 - chances[WIN]
            two, three = (chances[WIN_TWO], chances[WIN_THREE]) if mine else (chances[LOSE_TWO], chances[LOSE_THREE])
            lost_two, lost_three = (
                (chances[LOSE_TWO], chances[LOSE_THREE]) if mine else (chances[WIN_TWO], chances[WIN_THREE])
            )
            lose = -mean_win(wins, 1 - side, level + 1, 1.0 - won, lost_two, lost_three)
            at, top = 1.0, mean_win(wins, side, level + 1, won, two, three)
            if gains_by_doubling(wins, side, level + 1, faces):
                at, top = 1.0 - takes[1 - side, level + 1], wins[side, level + 1, 0]
            drop = -wins[1 - side, level, 0]
            takes[side, level] = min(1.0, max(0.0, at * (drop - lose) / (top - lose))) if top > lose else 1.0


@kernel
def gains_by_doubling(wins: Any, player: int, level: int, faces: int) -> bool:
    """Whether there is a higher number on the cube, and winning it would bring the player more."""
    return level < faces and wins[player, level + 1, 0] > wins[player, level, 0]


@kernel
def live(wins: Any, takes: Any, faces: int, chances: Any, player: int, level: int, owner: int) -> float:
    """The worth to `player` if each doubles at the best moment. `owner`: 0, or 1 + the player who has the cube."""
    p = chances[WIN]
    low_at, low = 0.0, -mean_win(wins, 1 - player, level, 1.0 - p, chances[LOSE_TWO], chances[LOSE_THREE])
    high_at, high = 1.0, mean_win(wins, player, level, p, chances[WIN_TWO], chances[WIN_THREE])
    if owner != player + 1 and gains_by_doubling(wins, 1 - player, level, faces):
        at, value = takes[player, level], -wins[1 - player, level, 0]
        if p >= at:
            low_at, low = at, value
        else:
            high_at, high = at, value
    if owner != 2 - player and gains_by_doubling(wins, player, level, faces):
        at, value = 1.0 - takes[1 - player, level], wins[player, level, 0]
        if p <= at < high_at:
            high_at, high = at, value
        elif p > at > low_at:
            low_at, low = at, value
    return low + (high - low) * (p - low_at) / (high_at - low_at) if high_at > low_at else low


@kernel
def dead(wins: Any, chances: Any, player: int, level: int) -> float:
    """The worth to `player` if nobody doubles any more."""
    p, other = chances[WIN], 1 - player
    won = p * mean_win(wins, player, level, p, chances[WIN_TWO], chances[WIN_THREE])
    return won - (1.0 - p) * mean_win(wins, other, level, 1.0 - p, chances[LOSE_TWO], chances[LOSE_THREE])


@kernel
def worth(s: State, t: Row, wins: Any, takes: Any, chances: Any, player: int) -> float:
    """What a position of a running game is worth to `player`, whose chances these are."""
    level, faces = s[CUBE], t[FACES]
    flat = dead(wins, chances, player, level)
    if level >= faces or t[CUBE_RULE] != OWNED or t[LENGTH] == 1 or s[CRAWFORD] == CRAWFORD_NOW:
        return flat
    find_takes(wins, faces, chances, player, takes)
    return LIVELY * live(wins, takes, faces, chances, player, level, s[OWNER]) + (1.0 - LIVELY) * flat


@kernel
def gives_up(s: State, t: Row, wins: Any, takes: Any, chances: Any) -> bool:
    """Whether the other player should refuse a double now, and the mover is not too good to offer one."""
    player, level = s[MOVER], s[CUBE]
    find_takes(wins, t[FACES], chances, player, takes)
    if 1.0 - chances[WIN] >= takes[1 - player, level]:
        return False
    return dead(wins, chances, player, level) <= wins[player, level, 0]


# --- matches -----------------------------------------------------------------------------------------------------


@kernel
def after(met: Any, late: Any, mine: int, other: int, past: bool) -> float:
    """The chance to win a match with so many points to go; `past`: the Crawford game is over, or being played."""
    if mine <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    if past and mine == 1:
        return 1.0 - late[other] if other > 1 else 0.5
    if past and other == 1:
        return late[mine]
    return met[mine, other]


@kernel
def fill_wins(met: Any, late: Any, mine: int, other: int, past: bool, wins: Any) -> None:
    """What wins are worth in a match with so many points to go, to the player 0 (`mine`) and the player 1."""
    for level in range(LEVELS):
        for times in range(3):
            points = (times + 1) << level
            wins[0, level, times] = 2.0 * after(met, late, mine - points, other, past) - 1.0
            wins[1, level, times] = 1.0 - 2.0 * after(met, late, mine, other - points, past)


@kernel
def find_chances(crawford: bool, met: Any, late: Any) -> None:
    """Chances to win a match: met[to go, other's to go]; late[to go] when the other lacks 1, after Crawford's game."""
    chances = np.zeros(5)
    chances[WIN] = 0.5
    chances[WIN_TWO] = chances[LOSE_TWO] = 0.5 * GAMMONS
    chances[WIN_THREE] = chances[LOSE_THREE] = 0.5 * BACKGAMMONS
    wins, takes = np.zeros((2, LEVELS, 3)), np.zeros((2, LEVELS))
    late[1] = 0.5
    for to_go in range(2, MOST):
        # He doubles at once, and the leader gives up the one point if that is better.
        fill_wins(met, late, to_go, 1, True, wins)
        late[to_go] = min((1.0 + dead(wins, chances, 0, 1)) / 2.0, late[to_go - 1])
    met[1, 1] = 0.5
    for to_go in range(2, MOST):
        fill_wins(met, late, 1, to_go, True, wins)
        met[1, to_go] = (1.0 + dead(wins, chances, 0, 0)) / 2.0 if crawford else 1.0 - late[to_go]
        met[to_go, 1] = 1.0 - met[1, to_go]
    for mine in range(2, MOST):
        for other in range(2, mine + 1):
            fill_wins(met, late, mine, other, not crawford, wins)
            find_takes(wins, LEVELS - 1, chances, 0, takes)
            flat = dead(wins, chances, 0, 0)
            value = LIVELY * live(wins, takes, LEVELS - 1, chances, 0, 0, 0) + (1.0 - LIVELY) * flat
            met[mine, other] = (1.0 + value) / 2.0
            met[other, mine] = 1.0 - met[mine, other]


@cache
def match_chances(*, crawford: bool) -> tuple[Any, Any]:
    """The chances to win a match from each score, and after the Crawford game."""
    met, late = np.zeros((MOST, MOST)), np.zeros(MOST)
    find_chances(crawford, met, late)
    return met, late


def wins_of(s: State, t: Row) -> Any:
    """What wins are worth in the game that is being played."""
    wins = np.zeros((2, LEVELS, 3))
    if t[LENGTH] == 0:
        for level in range(LEVELS):
            single = t[JACOBY] and level == 0
            wins[:, level] = [1, 1, 1] if single else [1 << level, 2 << level, 3 << level]
        return wins
    met, late = match_chances(crawford=bool(t[CRAWFORD_RULE]))
    to_go = [int(t[LENGTH] - s[POINTS + player]) for player in range(2)]
    fill_wins(met, late, to_go[0], to_go[1], bool(s[CRAWFORD] != NO_CRAWFORD), wins)
    return wins
