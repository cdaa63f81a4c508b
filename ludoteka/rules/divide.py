"""Kernel of divide et impera and divide reversed.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border
Move   the cell where a man is laid
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.divide import Aim, Beside, Divide
from .abi import ACTORS, PLAYERS, PLY, POINTS, TABLES, Packer, Packing, Row, State, Tables
from .common import actor_of, pass_turn
from .endings import end_by_points
from .lean import kernel

MOVE = Packing(9)

CELLS, STEPS, MOST, OWN, FIRST, AT_CELLS, AT_SEEN, AT_QUEUE = range(TABLES, TABLES + 8)
SLOTS = 8

WAYS = 4
FOUR = (N, E, S, W)
BORDER = 99
COUNT = int(Reason.COUNT)


def pack(game: Divide) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < 511
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if (to := board.step(cell, way)) >= 0 else n for cell in range(n) for way in FOUR])
    packer.set(MOST, game.aim is Aim.MOST)
    packer.set(OWN, game.beside is Beside.OWN)
    packer.set(FIRST, board.at(game.first) if game.first else -1)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("border", 1, derived=True)
    work = packer.scratch(2 * n, AT_SEEN)
    packer.set(AT_QUEUE, work + n)
    return packer.tables(most_moves=n)


def start(game: Divide, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if t[OWN]:
        n = list_cells(s, t, actor_of(s) + 1, out)
    if n == 0:
        n = list_cells(s, t, 0, out)
    if n == 0:
        n = list_first(s, t, out)
    return n


@kernel
def list_cells(s: State, t: Row, wanted: int, out: Row) -> int:
    """The empty cells beside a man of the wanted player; 0: of anybody."""
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell]:
            continue
        found = 0
        for way in range(WAYS):
            code = s[t[AT_CELLS] + t[t[STEPS] + cell * WAYS + way]]
            found |= (code == wanted) if wanted else (code != 0 and code != BORDER)
        out[n] = cell
        n += found
    return n


@kernel
def list_first(s: State, t: Row, out: Row) -> int:
    """No man lies on the board, or none beside an empty cell: any empty cell, or the one that is fixed."""
    if t[FIRST] >= 0 and s[t[AT_CELLS] + t[FIRST]] == 0:
        out[0] = t[FIRST]
        return 1
    n = 0
    for cell in range(t[CELLS]):
        out[n] = cell
        n += s[t[AT_CELLS] + cell] == 0
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[t[AT_CELLS] + move] = actor_of(s) + 1
    s[PLY] += 1
    pass_turn(s, t)
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0:
            return
    result(s, t)


@kernel
def count_parts(s: State, t: Row) -> None:
    """POINTS becomes the number of parts of each player's area."""
    cells, seen, queue = t[AT_CELLS], t[AT_SEEN], t[AT_QUEUE]
    for player in range(t[PLAYERS]):
        s[POINTS + player] = 0
    for cell in range(t[CELLS]):
        s[seen + cell] = 0
    for first in range(t[CELLS]):
        code = s[cells + first]
        if code == 0 or s[seen + first]:
            continue
        s[POINTS + code - 1] += 1
        s[seen + first] = 1
        s[queue] = first
        head, tail = 0, 1
        while head < tail:
            cell = s[queue + head]
            head += 1
            for way in range(WAYS):
                to = t[t[STEPS] + cell * WAYS + way]
                if s[cells + to] == code and s[seen + to] == 0:
                    s[seen + to] = 1
                    s[queue + tail] = to
                    tail += 1


@kernel
def result(s: State, t: Row) -> None:
    """The board is full: the parts are counted; several who are equally good share the draw."""
    count_parts(s, t)
    end_by_points(s, t, 1 if t[MOST] else -1, COUNT)
