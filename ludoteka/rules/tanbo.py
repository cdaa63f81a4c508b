"""Kernel of tanbo, hexbo and tanbo in three dimensions.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; root[c]: 1 + a cell that stands for the root of c;
       near[c]: the men beside c, those of the second player times SECOND; grow[root]: the cells to which it can grow;
       starved: 1 where some root cannot grow or somebody has none, so that the next move has to look at all of them
Move   the cell where a root grows

A root lives while there is an empty cell that touches one of its men and no other of that colour.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.tanbo import Tanbo
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_win
from .lean import kernel

MOVE = Packing(9)

STARVED = HEADER

CELLS, STEPS, WAYS, AT_CELLS, AT_ROOT, AT_NEAR, AT_GROW, AT_QUEUE = range(TABLES, TABLES + 8)
SLOTS = 8

BORDER = 3
SECOND = 16
NO_PIECES, NO_MOVES = int(Reason.NO_PIECES), int(Reason.NO_MOVES)


def pack(game: Tanbo) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n < 511
    ways = [board.direction(name) for name in game.ways]
    packer = Packer(game, SLOTS)
    packer.fixed_field("starved", STARVED, derived=True)
    packer.set(CELLS, n)
    packer.set(WAYS, len(ways))
    packer.section(STEPS, [to if (to := board.step(cell, way)) >= 0 else n for cell in range(n) for way in ways])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.field_at("root", n + 1, AT_ROOT, derived=True)
    packer.field_at("near", n + 1, AT_NEAR, derived=True)
    packer.field_at("grow", n + 1, AT_GROW, derived=True)
    packer.scratch(n, AT_QUEUE)
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
    """Put up the border, name every root by its first cell, and count where it can grow."""
    n, cells, root, queue = t[CELLS], t[AT_CELLS], t[AT_ROOT], t[AT_QUEUE]
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
            for k in range(t[STEPS] + at * t[WAYS], t[STEPS] + (at + 1) * t[WAYS]):
                to = t[k]
                if s[cells + to] == code and s[root + to] == 0:
                    s[root + to] = 1 + first
                    s[queue + tail] = to
                    tail += 1
    count(s, t)


@kernel
def count(s: State, t: Row) -> None:
    """Count the men beside each cell and the cells to which each root can grow, all anew."""
    n, near, grow = t[CELLS], t[AT_NEAR], t[AT_GROW]
    for cell in range(n + 1):
        s[near + cell] = 0
        s[grow + cell] = 0
    for cell in range(n):
        if s[t[AT_CELLS] + cell]:
            unit = unit_of(s[t[AT_CELLS] + cell])
            for k in range(t[STEPS] + cell * t[WAYS], t[STEPS] + (cell + 1) * t[WAYS]):
                s[near + t[k]] += unit
    for cell in range(n):
        if s[t[AT_CELLS] + cell] == 0:
            s[grow + parent_of(s, t, cell, 1)] += 1
            s[grow + parent_of(s, t, cell, 2)] += 1
    alive, starved = 0, False
    for cell in range(n):
        code = s[t[AT_CELLS] + cell]
        alive |= code
        starved |= code != 0 and s[grow + s[t[AT_ROOT] + cell]] == 0
    s[STARVED] = starved or alive != 3


@kernel
def unit_of(code: int) -> int:
    """What a man of this colour adds to `near`."""
    return 1 if code == 1 else SECOND


@kernel
def men_near(s: State, t: Row, cell: int, code: int) -> int:
    """How many men of this colour are beside the cell."""
    return s[t[AT_NEAR] + cell] // unit_of(code) % SECOND


@kernel
def parent_of(s: State, t: Row, cell: int, code: int) -> int:
    """The name of the root that may grow to this empty cell, or 0: exactly one man of the colour touches it."""
    return root_beside(s, t, cell, code, t[CELLS]) if men_near(s, t, cell, code) == 1 else 0


@kernel
def root_beside(s: State, t: Row, cell: int, code: int, other: int) -> int:
    """The root of the man of this colour that is beside the cell; not the one on `other`."""
    for k in range(t[STEPS] + cell * t[WAYS], t[STEPS] + (cell + 1) * t[WAYS]):
        to = t[k]
        if s[t[AT_CELLS] + to] == code and to != other:
            return s[t[AT_ROOT] + to]
    return 0


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own = s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0 and men_near(s, t, cell, own) == 1:
            out[n] = cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    grown = parent_of(s, t, move, own)
    fill(s, t, move, own, grown)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if s[STARVED]:
        clear(s, t, own, grown)


@kernel
def fill(s: State, t: Row, cell: int, own: int, grown: int) -> None:
    """A man is put on the cell: what touches it is counted, and roots that could have grown there lose a place."""
    s[t[AT_GROW] + grown] -= 1
    lose_place(s, t, parent_of(s, t, cell, 3 - own))
    s[t[AT_CELLS] + cell] = own
    s[t[AT_ROOT] + cell] = grown
    for k in range(t[STEPS] + cell * t[WAYS], t[STEPS] + (cell + 1) * t[WAYS]):
        to = t[k]
        before = men_near(s, t, to, own)
        s[t[AT_NEAR] + to] += unit_of(own)
        if s[t[AT_CELLS] + to] != 0:
            continue
        if before == 0:
            s[t[AT_GROW] + grown] += 1
        elif before == 1:
            lose_place(s, t, root_beside(s, t, to, own, cell))
    if s[t[AT_GROW] + grown] == 0:
        s[STARVED] = 1


@kernel
def lose_place(s: State, t: Row, root: int) -> None:
    """There is one cell less to which this root can grow; root 0 is none."""
    s[t[AT_GROW] + root] -= 1
    if root and s[t[AT_GROW] + root] == 0:
        s[STARVED] = 1


@kernel
def clear(s: State, t: Row, own: int, grown: int) -> None:
    """Roots that cannot grow are taken off: the one that has just grown alone, else all others."""
    alone = s[t[AT_GROW] + grown] == 0
    alive = 0
    for cell in range(t[CELLS]):
        root = s[t[AT_ROOT] + cell]
        if root and s[t[AT_GROW] + root] == 0 and (root == grown or not alone):
            s[t[AT_CELLS] + cell] = 0
            s[t[AT_ROOT] + cell] = 0
        alive |= s[t[AT_CELLS] + cell]
    count(s, t)
    if alive & own == 0:
        end_win(s, t, 2 - own, NO_PIECES)
    elif alive != 3:
        end_win(s, t, own - 1, NO_PIECES)


@kernel
def result(s: State, t: Row) -> None:
    """Only in a position that was set up can nothing grow: that player has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Room to grow, and most of all for those roots that have little of it."""
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code and s[t[AT_ROOT] + cell] == 1 + cell:
            room = s[t[AT_GROW] + 1 + cell]
            worth = 40 + 60 * min(room, 4) // 4 + room
            value += worth if code == player + 1 else -worth
    return min(900, max(-900, value))
