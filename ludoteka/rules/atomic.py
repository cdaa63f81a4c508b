"""Kernel of atomic.

State  cells[c]: 0 empty, 1 + player; atoms[c]: how many; held[p]: how many cells a player has.
Move   the cell to which an atom is added

A cell with as many atoms as neighbours is unstable: each neighbour gets one of them. Unstable cells wait in a queue; in
which order they explode makes no difference to what is left. If more atoms lie on the board than can be stable, the
chain never ends by itself; but then it reaches every cell again and again, so that it turns the last enemy atom, and
there it is cut off.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.atomic import Atomic
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_win
from .lean import kernel

MOVE = Packing(9)
HELD = HEADER

CELLS, ROOM, STEPS, AT_CELLS, AT_ATOMS, AT_QUEUE = range(TABLES, TABLES + 6)
SLOTS = 6

WAYS = 4
FOUR = (N, E, S, W)
NO_PIECES = int(Reason.NO_PIECES)


def pack(game: Atomic) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    beside = [[to for way in FOUR if (to := board.step(cell, way)) >= 0] for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("held", HELD, 2, high=n, derived=True)
    packer.set(CELLS, n)
    packer.section(ROOM, [len(cells) for cells in beside])
    packer.section(STEPS, [to for cells in beside for to in cells + [-1] * (WAYS - len(cells))])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("atoms", n, AT_ATOMS, high=WAYS - 1)
    packer.scratch(n, AT_QUEUE)
    return packer.tables(most_moves=n)


def start(game: Atomic, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[HELD] = 0
    s[HELD + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[HELD + code - 1] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    enemy = 3 - s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        out[n] = cell
        n += s[t[AT_CELLS] + cell] != enemy
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    add_atom(s, t, player, move)
    if s[t[AT_ATOMS] + move] == t[t[ROOM] + move]:
        explode(s, t, player, move)
    # Nobody has lost before he has laid an atom.
    if s[HELD + 1 - player] == 0 and s[PLY] > 1:
        end_win(s, t, player, NO_PIECES)


@kernel
def add_atom(s: State, t: Row, player: int, cell: int) -> None:
    """One more atom on a cell; all that lie there are now the player's."""
    code = s[t[AT_CELLS] + cell]
    if code != player + 1:
        s[HELD + player] += 1
        if code:
            s[HELD + code - 1] -= 1
        s[t[AT_CELLS] + cell] = player + 1
    s[t[AT_ATOMS] + cell] += 1


@kernel
def explode(s: State, t: Row, player: int, first: int) -> None:
    """The chain reaction that begins on a cell. The queue is a ring: no cell waits in it twice."""
    n, queue, atoms = t[CELLS], t[AT_QUEUE], t[AT_ATOMS]
    s[queue] = first
    head, waiting = 0, 1
    while waiting > 0:
        cell = s[queue + head]
        head = (head + 1) % n
        waiting -= 1
        room = t[t[ROOM] + cell]
        s[atoms + cell] -= room
        if s[atoms + cell] == 0:
            s[t[AT_CELLS] + cell] = 0
            s[HELD + player] -= 1
        for way in range(room):
            to = t[t[STEPS] + cell * WAYS + way]
            add_atom(s, t, player, to)
            if s[atoms + to] == t[t[ROOM] + to]:
                s[queue + (head + waiting) % n] = to
                waiting += 1
        if s[atoms + cell] >= room:
            s[queue + (head + waiting) % n] = cell
            waiting += 1
        if s[HELD + 1 - player] == 0:
            settle(s, t)
            return


@kernel
def settle(s: State, t: Row) -> None:
    """The game is won; what is still unstable keeps as many atoms as a cell can hold."""
    for cell in range(t[CELLS]):
        room = t[t[ROOM] + cell]
        if s[t[AT_ATOMS] + cell] >= room:
            s[t[AT_ATOMS] + cell] = room - 1


@kernel
def result(s: State, t: Row) -> None:
    """Only a position that was set up can leave no cell to lay an atom on."""
    end_win(s, t, 2 - s[ACTORS], NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Atoms, and more for cells about to explode."""
    score = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            atoms = s[t[AT_ATOMS] + cell]
            worth = 4 * atoms + (6 if atoms == t[t[ROOM] + cell] - 1 else 0)
            score += worth if code == player + 1 else -worth
    return min(900, max(-900, score))
