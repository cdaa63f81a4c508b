"""Kernel of survival.

State  cells[c]: 0 empty, else 1 + player * 6 + way of the arrow; last[p]: 1 + the cell of the player's last arrow.
Move   cell | way << 8.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.survival import Survival
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_win
from .lean import kernel

LAST = HEADER

CELLS, STEPS, OVER, AT_CELLS = range(TABLES, TABLES + 4)
SLOTS = 4

WAYS = 6
PART = (1 << 8) - 1
NO_MOVES = int(Reason.NO_MOVES)


def pack(game: Survival) -> Tables:
    assert game.board is not None
    n = len(game.board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("last", LAST, 2, high=n)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.set(OVER, game.over_pieces)
    packer.field_at("cells", n, AT_CELLS, high=2 * WAYS)
    return packer.tables(most_moves=n * WAYS)


def start(game: Survival, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def list_cell(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """An arrow on this cell, in each direction, if it is empty."""
    if s[t[AT_CELLS] + cell] == 0:
        for way in range(WAYS):
            out[n] = cell | way << 8
            n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    last = s[LAST + s[ACTORS] - 1] - 1
    if last < 0:
        for cell in range(t[CELLS]):
            n = list_cell(s, t, cell, out, n)
        return n
    way = (s[t[AT_CELLS] + last] - 1) % WAYS
    to = t[t[STEPS] + last * WAYS + way]
    while to >= 0 and (t[OVER] or s[t[AT_CELLS] + to] == 0):
        n = list_cell(s, t, to, out, n)
        to = t[t[STEPS] + to * WAYS + way]
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    cell, way = move & PART, move >> 8
    s[PLY] += 1
    s[TURN] += 1
    s[t[AT_CELLS] + cell] = 1 + player * WAYS + way
    s[LAST + player] = 1 + cell
    s[ACTORS] = 2 - player


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot lay an arrow has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def reach(s: State, t: Row, player: int) -> int:
    """How many empty cells the player's last arrow points at."""
    last = s[LAST + player] - 1
    if last < 0:
        return 3
    way = (s[t[AT_CELLS] + last] - 1) % WAYS
    count = 0
    to = t[t[STEPS] + last * WAYS + way]
    while to >= 0 and (t[OVER] or s[t[AT_CELLS] + to] == 0):
        count += s[t[AT_CELLS] + to] == 0
        to = t[t[STEPS] + to * WAYS + way]
    return count


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    mine, theirs = reach(s, t, player), reach(s, t, 1 - player)
    if theirs == 0 and s[ACTORS] == 2 - player:
        return 900
    return max(-600, min(600, 120 * (mine - theirs)))
