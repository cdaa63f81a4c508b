"""Kernel of leapfrog.

State  cells[c]: 0 empty, otherwise what the counter is worth; cells[n] is the border; stock[k]: counters that chance
       has still to lay; jumper: 1 + the cell of the counter that may go on jumping. POINTS: what has been taken.
       PHASE: LAYING (chance), REMOVING (the very first counter), JUMPING, SERIES.
Move   LAYING: the worth of the counter on the next cell; REMOVING: its cell; then origin | to << 9; STOP.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.leapfrog import Leapfrog, Ways
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    TABLES,
    Packer,
    Row,
    State,
    Tables,
)
from .common import actor_of, pass_turn
from .endings import end_by_points
from .lean import kernel

JUMPER, AT_STOCK = HEADER, HEADER + 1
KINDS = 4

CELLS, STEPS, FIRST_WAY, EVERY, AT_CELLS = range(TABLES, TABLES + 5)
SLOTS = 5

WAYS = 8
PART = (1 << 9) - 1
STOP = 1 << 18
LAYING, REMOVING, JUMPING, SERIES = range(4)
COUNT = int(Reason.COUNT)


def pack(game: Leapfrog) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.fixed_field("stock", AT_STOCK, KINDS, high=n)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.set(FIRST_WAY, game.ways is Ways.ASLANT)
    packer.set(EVERY, 1 if game.ways is Ways.ALL else 2)
    packer.field_at("cells", n, AT_CELLS, high=len(game.counters))
    packer.field_at("border", 1, derived=True)
    return packer.tables(most_moves=WAYS * n, whole_turns=False)


def start(game: Leapfrog, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    if game.chance:
        s[ACTORS] = CHANCE
        s[AT_STOCK : AT_STOCK + len(game.counters)] = game.counters
    else:
        s[ACTORS], s[PHASE] = 1, REMOVING
        s[t[AT_CELLS] : t[AT_CELLS] + t[CELLS]] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == LAYING:
        for kind in range(KINDS):
            out[n] = kind + 1
            n += s[AT_STOCK + kind] > 0
    elif s[PHASE] == REMOVING:
        for cell in range(t[CELLS]):
            out[n] = cell
            n += s[t[AT_CELLS] + cell] == 1
    elif s[PHASE] == JUMPING:
        n = list_jumps(s, t, out)
    else:
        n = list_series(s, t, out)
        out[n] = STOP
        n += 1
    return n


@kernel
def list_jumps(s: State, t: Row, out: Row) -> int:
    """Every jump, found from the empty cells on which they end."""
    cells, steps = t[AT_CELLS], t[STEPS]
    n = 0
    for to in range(t[CELLS]):
        if s[cells + to]:
            continue
        for way in range(t[FIRST_WAY], WAYS, t[EVERY]):
            over = t[steps + to * WAYS + way]
            origin = t[steps + over * WAYS + way]
            if s[cells + over] and s[cells + origin]:
                out[n] = origin | to << 9
                n += 1
    return n


@kernel
def list_series(s: State, t: Row, out: Row) -> int:
    """The jumps with which the same counter goes on."""
    cells, steps, origin = t[AT_CELLS], t[STEPS], s[JUMPER] - 1
    n = 0
    for way in range(t[FIRST_WAY], WAYS, t[EVERY]):
        over = t[steps + origin * WAYS + way]
        to = t[steps + over * WAYS + way]
        if s[cells + over] and to < t[CELLS] and s[cells + to] == 0:
            out[n] = origin | to << 9
            n += 1
    return n


@kernel
def goes_on(s: State, t: Row) -> bool:
    cells, steps, origin = t[AT_CELLS], t[STEPS], s[JUMPER] - 1
    for way in range(t[FIRST_WAY], WAYS, t[EVERY]):
        over = t[steps + origin * WAYS + way]
        to = t[steps + over * WAYS + way]
        if s[cells + over] and to < t[CELLS] and s[cells + to] == 0:
            return True
    return False


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    n = 0
    for kind in range(KINDS):
        out[n] = s[AT_STOCK + kind]
        n += s[AT_STOCK + kind] > 0
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == LAYING:
        lay(s, t, move)
    elif s[PHASE] == REMOVING:
        s[POINTS] += s[t[AT_CELLS] + move]
        s[t[AT_CELLS] + move] = 0
        end_turn(s, t)
    elif move == STOP:
        end_turn(s, t)
    else:
        jump(s, t, move & PART, move >> 9)


@kernel
def lay(s: State, t: Row, worth: int) -> None:
    """Chance fills the cells in their order."""
    s[AT_STOCK + worth - 1] -= 1
    left = 0
    for kind in range(KINDS):
        left += s[AT_STOCK + kind]
    s[t[AT_CELLS] + t[CELLS] - 1 - left] = worth
    if left == 0:
        s[PHASE] = REMOVING
        s[ACTORS] = 1


@kernel
def jump(s: State, t: Row, origin: int, to: int) -> None:
    cells, steps = t[AT_CELLS], t[STEPS]
    for way in range(t[FIRST_WAY], WAYS, t[EVERY]):
        over = t[steps + origin * WAYS + way]
        if t[steps + over * WAYS + way] == to:
            s[POINTS + actor_of(s)] += s[cells + over]
            s[cells + over] = 0
    s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    s[JUMPER] = to + 1
    s[PHASE] = SERIES
    if not goes_on(s, t):
        end_turn(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = JUMPING
    s[JUMPER] = 0
    pass_turn(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """Nobody can jump any more: the most points win; several who have as many draw."""
    end_by_points(s, t, 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far ahead of the best of the others."""
    other = 0
    for seat in range(t[PLAYERS]):
        if seat != player:
            other = max(other, s[POINTS + seat])
    return min(900, max(-900, 30 * (s[POINTS + player] - other)))
