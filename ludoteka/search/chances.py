"""The chances of a player in the tables games: to win, to win twice or more, three times, to lose twice or more, three
times."""

from __future__ import annotations

from typing import Any

from ..rules.abi import POINTS, State
from ..rules.backgammon_men import CUBE
from ..rules.free import kernel

WIN, WIN_TWO, WIN_THREE, LOSE_TWO, LOSE_THREE = range(5)
CHANCES = 5


@kernel
def outcome(s: State, before: State, player: int, out: Any) -> None:
    """The chances of `player` when the game has ended; one that has not is half won."""
    for k in range(CHANCES):
        out[k] = 0.0
    level = before[CUBE]
    won = (s[POINTS + player] - before[POINTS + player]) >> level
    lost = (s[POINTS + 1 - player] - before[POINTS + 1 - player]) >> level
    out[WIN] = 1.0 if won > 0 else 0.0 if lost > 0 else 0.5
    out[WIN_TWO] = 1.0 if won > 1 else 0.0
    out[WIN_THREE] = 1.0 if won > 2 else 0.0
    out[LOSE_TWO] = 1.0 if lost > 1 else 0.0
    out[LOSE_THREE] = 1.0 if lost > 2 else 0.0


@kernel
def keep_order(out: Any) -> None:
    """A gammon is won at most as often as the game, a backgammon at most as often as a gammon."""
    out[WIN_TWO] = min(out[WIN_TWO], out[WIN])
    out[WIN_THREE] = min(out[WIN_THREE], out[WIN_TWO])
    out[LOSE_TWO] = min(out[LOSE_TWO], 1.0 - out[WIN])
    out[LOSE_THREE] = min(out[LOSE_THREE], out[LOSE_TWO])


@kernel
def turn_round(out: Any) -> None:
    """The chances as the other player sees them."""
    out[WIN] = 1.0 - out[WIN]
    out[WIN_TWO], out[LOSE_TWO] = out[LOSE_TWO], out[WIN_TWO]
    out[WIN_THREE], out[LOSE_THREE] = out[LOSE_THREE], out[WIN_THREE]


@kernel
def points_of(out: Any) -> float:
    """What a game with these chances brings, in points."""
    return 2.0 * out[WIN] - 1.0 + out[WIN_TWO] - out[LOSE_TWO] + out[WIN_THREE] - out[LOSE_THREE]
