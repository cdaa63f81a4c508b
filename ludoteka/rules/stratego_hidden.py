"""What each player of stratego may know, and how the rest is guessed."""

from __future__ import annotations

from .abi import ACTORS, PHASE, PLAYER_SHIFT, Row, State, kernel
from .common import random_below
from .stratego_moves import can_move
from .stratego_tables import (
    ARMY,
    AT_CELLS,
    AT_KNOWN,
    AT_LOST,
    AT_MOVED,
    AT_PIECES,
    AT_SCRATCH,
    AT_STOCK,
    BOMB,
    CELLS,
    COUNT,
    FLAG,
    HOME,
    KINDS,
    LEFT,
    MEN,
    PLACE,
    SETTING_UP,
    TOTAL,
    UNSEEN,
)

SAMPLE_TRIES = 16


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The enemy's ranks are unknown unless they have been shown; his set-up is not seen at all before it is complete.

    When the game is over all pieces are turned round.
    """
    out[:] = s
    for i in range(2 * t[CELLS]):
        out[t[AT_SCRATCH] + i] = 0
    if s[ACTORS] == 0:
        return
    cells, kinds = t[AT_CELLS], t[KINDS]
    for side in range(2):
        if side == player:
            continue
        own = side * kinds
        if s[PHASE] == SETTING_UP:
            for i in range(t[MEN]):
                out[cells + t[t[HOME] + side * t[MEN] + i]] = 0
            for kind in range(kinds):
                out[t[AT_STOCK] + own + kind] = t[t[TOTAL] + kind]
            continue
        for i in range(s[COUNT + side]):
            cell = s[t[AT_PIECES] + side * t[CELLS] + i]
            if not s[t[AT_KNOWN] + cell]:
                out[cells + cell] = own + kinds


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Of the enemy's set-up only that a piece was set up; everything afterwards is seen by all."""
    if s[PHASE] == SETTING_UP and (move >> PLAYER_SHIFT) - 1 != player:
        return (move >> PLAYER_SHIFT << PLAYER_SHIFT) | PLACE | UNSEEN
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Give the unknown pieces ranks at random: each kind as often as it is left, no bomb or flag where one has moved.

    Whoever has to move could do so, or the game would be over.
    """
    if s[ACTORS] == 0:
        return
    for side in range(2):
        if side == player:
            continue
        if s[PHASE] == SETTING_UP:
            sample_set_up(s, t, side, rng)
            continue
        unknown, pool = list_unknown(s, t, side)
        for _ in range(SAMPLE_TRIES):
            enlist(s, t, side, unknown, pool, rng)
            if s[ACTORS] != 1 << side or can_move(s, t, side):
                break


@kernel
def sample_set_up(s: State, t: Row, side: int, rng: Row) -> None:
    """So many pieces as the side has set up, chosen and placed at random."""
    men, scratch = t[MEN], t[AT_SCRATCH]
    for i in range(men):
        s[scratch + i] = t[t[HOME] + side * men + i]
        s[scratch + men + i] = t[t[ARMY] + i]
    shuffle(s, scratch, men, rng)
    shuffle(s, scratch + men, men, rng)
    for i in range(men - s[LEFT + side]):
        code = 1 + side * t[KINDS] + s[scratch + men + i]
        s[t[AT_CELLS] + s[scratch + i]] = code
        s[t[AT_STOCK] + code - 1] -= 1


@kernel
def list_unknown(s: State, t: Row, side: int) -> tuple[int, int]:
    """List the cells with unknown pieces, and the ranks they share, in the scratch; their numbers."""
    cells, kinds, scratch = t[AT_CELLS], t[KINDS], t[AT_SCRATCH]
    unknown = 0
    for i in range(s[COUNT + side]):
        cell = s[t[AT_PIECES] + side * t[CELLS] + i]
        if s[cells + cell] == (side + 1) * kinds:
            s[scratch + unknown] = cell
            unknown += 1
    pool = 0
    # First the kinds that stay where they are: they have the least choice.
    for stays in range(1, -1, -1):
        for kind in range(kinds - 1):
            if (kind == t[FLAG] or kind == t[BOMB]) != stays:
                continue
            left = t[t[TOTAL] + kind] - s[t[AT_LOST] + side * kinds + kind]
            for i in range(s[COUNT + side]):
                left -= s[cells + s[t[AT_PIECES] + side * t[CELLS] + i]] == 1 + side * kinds + kind
            for _ in range(max(left, 0)):
                s[scratch + t[CELLS] + pool] = kind
                pool += 1
    return unknown, pool


@kernel
def enlist(s: State, t: Row, side: int, unknown: int, pool: int, rng: Row) -> None:
    """Give the listed cells the listed ranks, the ones that never move to pieces that have not."""
    cells, moved, scratch = t[AT_CELLS], t[AT_MOVED], t[AT_SCRATCH]
    ranks = scratch + t[CELLS]
    shuffle(s, scratch, unknown, rng)
    given = 0
    while given < min(unknown, pool):
        kind = s[ranks + given]
        if kind != t[FLAG] and kind != t[BOMB]:
            break
        at = given
        while at < unknown and s[moved + s[scratch + at]]:
            at += 1
        if at == unknown:
            break
        s[scratch + given], s[scratch + at] = s[scratch + at], s[scratch + given]
        given += 1
    shuffle(s, ranks + given, pool - given, rng)
    for i in range(min(unknown, pool)):
        s[cells + s[scratch + i]] = 1 + side * t[KINDS] + s[ranks + i]


@kernel
def shuffle(s: State, at: int, n: int, rng: Row) -> None:
    """Put s[at : at + n] in a random order."""
    for i in range(n - 1, 0, -1):
        j = random_below(rng, i + 1)
        s[at + i], s[at + j] = s[at + j], s[at + i]
