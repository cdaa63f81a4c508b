"""Kernel of blockade.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; men[p] counts them.
Move   the cell where a man is laid

All changes that a man brings to the player are judged at once, on the board as it is when he has been laid; then, on
the board that results, all losses. What has changed changes nothing further.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.blockade import Blockade
from .abi import ACTORS, HEADER, PLY, POINTS, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(9)
MEN = HEADER

CELLS, AROUND, CONVERTS, FILLS, LOSES, AT_CELLS, AT_MARKS = range(TABLES, TABLES + 7)
SLOTS = 7

WAYS = 8
BORDER = 3
SPREAD = 8
"""Moves that gain the same are told apart by chance."""
COUNT = int(Reason.COUNT)


def pack(game: Blockade) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=n, derived=True)
    packer.set(CELLS, n)
    packer.section(AROUND, [to if to >= 0 else n for row in board.plan.steps for to in row])
    packer.set(CONVERTS, game.converts)
    packer.set(FILLS, game.fills)
    packer.set(LOSES, game.loses)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.scratch(WAYS, AT_MARKS)
    return packer.tables(most_moves=n)


def start(game: Blockade, tables: Tables) -> State:
    s, t, board = tables.blank(), tables.row, game.board
    assert isinstance(board, Square)
    small, shift = Square(4, 4), (board.width - 4) // 2
    s[ACTORS] = 1
    for player, names in enumerate(game.men):
        for cell in small.all_at(names):
            s[t[AT_CELLS] + (cell // 4 + shift) * board.width + cell % 4 + shift] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and count the men."""
    s[MEN] = 0
    s[MEN + 1] = 0
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + code - 1] += 1


@kernel
def beside(s: State, t: Row, cell: int, code: int) -> int:
    """How many neighbours of a cell have this code."""
    found = 0
    for way in range(WAYS):
        found += s[t[AT_CELLS] + t[t[AROUND] + cell * WAYS + way]] == code
    return found


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0 and beside(s, t, cell, 1) > 0 and beside(s, t, cell, 2) > 0:
            out[n] = cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    own, cells, marks = s[ACTORS], t[AT_CELLS], t[AT_MARKS]
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    put(s, t, move, own)
    for way in range(WAYS):
        cell = t[t[AROUND] + move * WAYS + way]
        code = s[cells + cell]
        s[marks + way] = 0
        if code == 0 or code == 3 - own:
            s[marks + way] = beside(s, t, cell, own) >= (t[FILLS] if code == 0 else t[CONVERTS])
    for way in range(WAYS):
        if s[marks + way]:
            put(s, t, t[t[AROUND] + move * WAYS + way], own)
    for way in range(WAYS):
        cell = t[t[AROUND] + move * WAYS + way]
        s[marks + way] = 0
        if s[cells + cell] == own:
            s[marks + way] = beside(s, t, cell, 3 - own) >= t[LOSES]
    for way in range(WAYS):
        if s[marks + way]:
            put(s, t, t[t[AROUND] + move * WAYS + way], 3 - own)
    if s[MEN] + s[MEN + 1] == t[CELLS]:
        result(s, t)


@kernel
def gain(s: State, t: Row, move: int) -> int:
    """By how many men the player would get ahead of the other, beside the one he lays."""
    own, found = s[ACTORS], 0
    s[t[AT_CELLS] + move] = own
    for way in range(WAYS):
        cell = t[t[AROUND] + move * WAYS + way]
        code = s[t[AT_CELLS] + cell]
        if code == 0:
            found += beside(s, t, cell, own) >= t[FILLS]
        elif code == 3 - own and beside(s, t, cell, own) >= t[CONVERTS]:
            found += 2
        elif code == own and beside(s, t, cell, 3 - own) >= t[LOSES]:
            found -= 2
    s[t[AT_CELLS] + move] = 0
    return found


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Mostly the move that gains most, now and then any other: so playouts are games that people might play."""
    n = moves(s, t, out)
    if n == 0:
        return -1
    best, most = out[random_below(rng, n)], -SPREAD * WAYS * 2
    if random_below(rng, 4) == 0:
        return best
    for i in range(n):
        looks = SPREAD * gain(s, t, out[i]) + random_below(rng, SPREAD)
        if looks > most:
            best, most = out[i], looks
    return best


@kernel
def put(s: State, t: Row, cell: int, code: int) -> None:
    old = s[t[AT_CELLS] + cell]
    if old:
        s[MEN + old - 1] -= 1
    s[MEN + code - 1] += 1
    s[t[AT_CELLS] + cell] = code


@kernel
def result(s: State, t: Row) -> None:
    """The board is full, or the player to move cannot: the men are counted."""
    s[POINTS] = s[MEN]
    s[POINTS + 1] = s[MEN + 1]
    if s[MEN] == s[MEN + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[MEN] > s[MEN + 1] else 1, COUNT)
