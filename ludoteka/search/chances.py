"""The chances of a player in the tables games: to win, to win twice or more, three times, to lose twice or more, three
times."""

from __future__ import annotations

from typing import Any

from .free import kernel

WIN, WIN_TWO, WIN_THREE, LOSE_TWO, LOSE_THREE = range(5)
CHANCES = 5


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
