"""Kernel of stratego.

State  cells[c]: 0 empty, else 1 + side * KINDS + kind; the last kind, UNKNOWN, stands where a rank is hidden;
       known[c]: the enemy knows the rank of the piece there; moved[c]: it has moved, so it is neither bomb nor flag;
       left: pieces each side has still to set up; lost[side * KINDS + kind]: pieces taken from each side;
       duel: attacker's and defender's code and 1 + cell, if the last action was an attack;
       recent: the last moves of each side, newest first, for the rule against going to and fro;
       stock, count, pieces, place follow from the cells: what is still to be set up, and a list of each side's pieces.
Move   origin | to << 8; in the set-up PLACE | kind << 8 | cell, with the player in the top bits.
       A set-up that must not be seen is PLACE | UNSEEN, with the player.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.stratego import Stratego
from .abi import ACTORS, PHASE, PLAYER_SHIFT, PLY, QUIET, TURN, Row, State, Tables, kernel
from .common import end_draw, end_win, random_below
from .stratego_hidden import conceal, observe, sample
from .stratego_moves import can_move, marches, placings
from .stratego_tables import (
    AT_CELLS,
    AT_KNOWN,
    AT_LOST,
    AT_MOVED,
    AT_PIECES,
    AT_PLACE,
    AT_RECENT,
    AT_STOCK,
    ATTACKER,
    CELLS,
    COUNT,
    DEFENDER,
    DUEL,
    FLAG,
    HOME,
    KINDS,
    LEFT,
    MEN,
    OUTCOME,
    PLACE,
    PLAYING,
    QUIET_LIMIT,
    SETTING_UP,
    SHUTTLE,
    TOTAL,
    UNSEEN,
    VALUE,
    WIDTH,
    pack,
)

__all__ = [
    "UNSEEN",
    "conceal",
    "derive",
    "evaluate",
    "moves",
    "observe",
    "pack",
    "pick",
    "play",
    "result",
    "sample",
    "start",
]

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)


def start(game: Stratego, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 0b11
    s[LEFT : LEFT + 2] = tables.row[MEN]
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """In the set-up, what is left of each kind; afterwards, the lists of pieces."""
    kinds, stock = t[KINDS], t[AT_STOCK]
    setting_up = s[PHASE] == SETTING_UP
    for side in range(2):
        s[COUNT + side] = 0
        for kind in range(kinds):
            s[stock + side * kinds + kind] = t[t[TOTAL] + kind] if setting_up else 0
    for i in range(t[CELLS]):
        list_piece(s, t, i, 1)
        # The first player's pieces are listed from the front too: those are the ones that can move.
        list_piece(s, t, t[CELLS] - 1 - i, 0)


@kernel
def list_piece(s: State, t: Row, cell: int, side: int) -> None:
    """Note the piece on a cell, if it is one of this side."""
    code = s[t[AT_CELLS] + cell]
    own = side * t[KINDS]
    if code <= own or code > own + t[KINDS]:
        return
    if s[PHASE] == SETTING_UP:
        s[t[AT_STOCK] + code - 1] -= 1
        return
    at = s[COUNT + side]
    s[t[AT_PIECES] + side * t[CELLS] + at] = cell
    s[t[AT_PLACE] + cell] = at
    s[COUNT + side] = at + 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == SETTING_UP:
        n = 0
        for side in range(2):
            if s[ACTORS] >> side & 1:
                n = placings(s, t, side, out, n)
        return n
    return marches(s, t, s[ACTORS] >> 1, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move; every placing is as likely as any other."""
    if s[PHASE] == PLAYING:
        n = marches(s, t, s[ACTORS] >> 1, out)
        return out[random_below(rng, n)] if n > 0 else -1
    first = choices(s, t, 0) if s[ACTORS] & 1 else 0
    second = choices(s, t, 1) if s[ACTORS] & 2 else 0
    if first + second == 0:
        return -1
    side = 0 if random_below(rng, first + second) < first else 1
    kinds = choices(s, t, side) // s[LEFT + side]
    chosen = random_below(rng, kinds)
    kind = -1
    while chosen >= 0:
        kind += 1
        chosen -= s[t[AT_STOCK] + side * t[KINDS] + kind] > 0
    home = t[HOME] + side * t[MEN]
    while True:
        cell = t[home + random_below(rng, t[MEN])]
        if s[t[AT_CELLS] + cell] == 0:
            return PLACE | (side + 1) << PLAYER_SHIFT | kind << 8 | cell


@kernel
def choices(s: State, t: Row, side: int) -> int:
    """How many placings a side has: kinds in stock times empty home cells."""
    kinds = 0
    for kind in range(t[KINDS] - 1):
        kinds += s[t[AT_STOCK] + side * t[KINDS] + kind] > 0
    return kinds * s[LEFT + side]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    s[TURN] += 1
    if s[PHASE] == SETTING_UP:
        set_up(s, t, move)
    else:
        march(s, t, move & 0xFF, move >> 8)


@kernel
def set_up(s: State, t: Row, move: int) -> None:
    """A piece is set up; when both armies stand, the first player begins."""
    side = (move >> PLAYER_SHIFT) - 1
    code = 1 + side * t[KINDS] + (move >> 8 & 0xFF)
    s[t[AT_CELLS] + (move & 0xFF)] = code
    s[t[AT_STOCK] + code - 1] -= 1
    s[LEFT + side] -= 1
    if s[LEFT + side] == 0:
        s[ACTORS] &= ~(1 << side)
    if s[ACTORS] == 0:
        s[PHASE] = PLAYING
        s[ACTORS] = 1
        derive(s, t)
        if not can_move(s, t, 0):
            stand_still(s, t, 0)


@kernel
def march(s: State, t: Row, origin: int, to: int) -> None:
    """A step, a run or an attack."""
    side = s[ACTORS] >> 1
    cells, known, moved, kinds = t[AT_CELLS], t[AT_KNOWN], t[AT_MOVED], t[KINDS]
    code, enemy = s[cells + origin], s[cells + to]
    # Whoever goes far shows what he is.
    distance = abs(to - origin)
    far = distance != 1 and distance != t[WIDTH]
    seen = 1 if far or enemy else s[known + origin]
    s[cells + origin] = s[known + origin] = s[moved + origin] = 0
    if t[SHUTTLE]:
        remember(s, t, side, origin, to)
    s[QUIET] += 1
    s[DUEL] = s[DUEL + 1] = s[DUEL + 2] = 0
    fallen = 0
    if enemy:
        s[QUIET] = 0
        s[DUEL], s[DUEL + 1], s[DUEL + 2] = code, enemy, to + 1
        mine, theirs = code - 1 - side * kinds, enemy - 1 - (1 - side) * kinds
        fallen = t[t[OUTCOME] + mine * kinds + theirs]
    if fallen & DEFENDER:
        s[t[AT_LOST] + enemy - 1] += 1
        strike_off(s, t, 1 - side, to)
        s[cells + to] = s[known + to] = s[moved + to] = 0
    if fallen & ATTACKER:
        s[t[AT_LOST] + code - 1] += 1
        strike_off(s, t, side, origin)
    else:
        at = s[t[AT_PLACE] + origin]
        s[t[AT_PIECES] + side * t[CELLS] + at] = to
        s[t[AT_PLACE] + to] = at
        s[cells + to], s[known + to], s[moved + to] = code, seen, 1
    if fallen == ATTACKER:
        s[known + to] = 1
    if fallen & DEFENDER and enemy == 1 + (1 - side) * kinds + t[FLAG]:
        end_win(s, t, side, CAPTURED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)
    else:
        s[ACTORS] = 2 >> side
        if not can_move(s, t, 1 - side):
            stand_still(s, t, 1 - side)


@kernel
def strike_off(s: State, t: Row, side: int, cell: int) -> None:
    """Take the piece on `cell` off the list of its side."""
    list_ = t[AT_PIECES] + side * t[CELLS]
    last = s[COUNT + side] - 1
    other = s[list_ + last]
    at = s[t[AT_PLACE] + cell]
    s[list_ + at] = other
    s[t[AT_PLACE] + other] = at
    s[COUNT + side] = last


@kernel
def remember(s: State, t: Row, side: int, origin: int, to: int) -> None:
    """Keep the last moves of the side, as many as the rule against shuttling counts."""
    limit = t[SHUTTLE]
    recent = t[AT_RECENT] + side * limit
    for i in range(limit - 1, 0, -1):
        s[recent + i] = s[recent + i - 1]
    s[recent] = 1 + (origin | to << 8)


@kernel
def stand_still(s: State, t: Row, side: int) -> None:
    """Who has to move and cannot has lost, unless the other could not move either."""
    if can_move(s, t, 1 - side):
        end_win(s, t, 1 - side, NO_MOVES)
    else:
        end_draw(s, t, NO_MOVES)


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    stand_still(s, t, s[ACTORS] >> 1)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The worth of both armies compared."""
    if s[PHASE] == SETTING_UP:
        return 0
    mine = worth(s, t, player)
    theirs = worth(s, t, 1 - player)
    return 900 * (mine - theirs) // max(mine + theirs, 1)


@kernel
def worth(s: State, t: Row, side: int) -> int:
    total = 0
    for i in range(s[COUNT + side]):
        cell = s[t[AT_PIECES] + side * t[CELLS] + i]
        total += t[t[VALUE] + s[t[AT_CELLS] + cell] - 1 - side * t[KINDS]]
    return total
