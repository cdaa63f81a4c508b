"""Kernel of tanbo, hexbo and tanbo in three dimensions.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; root[c]: 1 + a cell that stands for the root of c
Move   the cell where a root grows

A root lives while there is an empty cell that touches one of its men and no other of that colour.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.tanbo import Tanbo
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_win
from .lean import kernel

MOVE = Packing(9)

CELLS, NEAR, WAYS, AT_CELLS, AT_ROOT, AT_GROW = range(TABLES, TABLES + 6)
SLOTS = 6

BORDER = 3
NO_PIECES, NO_MOVES = int(Reason.NO_PIECES), int(Reason.NO_MOVES)


def pack(game: Tanbo) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n < 511
    ways = [board.direction(name) for name in game.ways]
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WAYS, len(ways))
    packer.section(NEAR, [to if (to := board.step(cell, way)) >= 0 else n for cell in range(n) for way in ways])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.field_at("root", n + 1, AT_ROOT, derived=True)
    packer.scratch(n + 1, AT_GROW)
    return packer.tables(most_moves=n)


def start(game: Tanbo, tables: Tables) -> State:
    board = game.board
    assert board is not None
    s = tables.blank()
    s[ACTORS] = 1
    for player, cells in enumerate(game.seeds):
        for cell in board.all_at(cells):
            s[tables.field("cells").at + cell] = 1 + player
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and name every root by its first cell; the queue is where growth is counted later."""
    n, cells, root, queue = t[CELLS], t[AT_CELLS], t[AT_ROOT], t[AT_GROW]
    s[cells + n] = BORDER
    for cell in range(n + 1):
        s[root + cell] = 0
    for first in range(n):
        code = s[cells + first]
        if code == 0 or s[root + first]:
            continue
        s[root + first] = 1 + first
        s[queue] = first
        head, tail = 0, 1
        while head < tail:
            at = s[queue + head]
            head += 1
            for k in range(t[NEAR] + at * t[WAYS], t[NEAR] + (at + 1) * t[WAYS]):
                to = t[k]
                if s[cells + to] == code and s[root + to] == 0:
                    s[root + to] = 1 + first
                    s[queue + tail] = to
                    tail += 1


@kernel
def parent_of(s: State, t: Row, cell: int, code: int) -> int:
    """The name of the root that may grow to this empty cell, or 0: exactly one man of the colour touches it."""
    found, root = 0, 0
    for k in range(t[NEAR] + cell * t[WAYS], t[NEAR] + (cell + 1) * t[WAYS]):
        to = t[k]
        if s[t[AT_CELLS] + to] == code:
            found += 1
            root = s[t[AT_ROOT] + to]
    return root if found == 1 else 0


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own = s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0 and parent_of(s, t, cell, own) > 0:
            out[n] = cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    grown = parent_of(s, t, move, own)
    s[t[AT_CELLS] + move] = own
    s[t[AT_ROOT] + move] = grown
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    count_growth(s, t)
    if s[t[AT_GROW] + grown] == 0:
        remove(s, t, grown)
    else:
        for cell in range(t[CELLS]):
            root = s[t[AT_ROOT] + cell]
            if root and s[t[AT_GROW] + root] == 0:
                s[t[AT_CELLS] + cell] = 0
                s[t[AT_ROOT] + cell] = 0
    if not has_root(s, t, own):
        end_win(s, t, 2 - own, NO_PIECES)
    elif not has_root(s, t, 3 - own):
        end_win(s, t, own - 1, NO_PIECES)


@kernel
def count_growth(s: State, t: Row) -> None:
    """For every root, by its name, the cells to which it can grow."""
    grow = t[AT_GROW]
    for root in range(t[CELLS] + 1):
        s[grow + root] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0:
            s[grow + parent_of(s, t, cell, 1)] += 1
            s[grow + parent_of(s, t, cell, 2)] += 1


@kernel
def remove(s: State, t: Row, root: int) -> None:
    for cell in range(t[CELLS]):
        if s[t[AT_ROOT] + cell] == root:
            s[t[AT_CELLS] + cell] = 0
            s[t[AT_ROOT] + cell] = 0


@kernel
def has_root(s: State, t: Row, code: int) -> bool:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == code:
            return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """Only in a position that was set up can nothing grow: that player has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Room to grow, and most of all for those roots that have little of it."""
    count_growth(s, t)
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code and s[t[AT_ROOT] + cell] == 1 + cell:
            room = s[t[AT_GROW] + 1 + cell]
            worth = 40 + 60 * min(room, 4) // 4 + room
            value += worth if code == player + 1 else -worth
    return min(900, max(-900, value))
