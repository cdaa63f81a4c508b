"""Kernel of the connection games.

State  cells[c]: 0 empty, 1 + player; free[i]: the empty cells in any order, place[c]: where c is in it;
       parent[c]: union-find of stones of one colour; touch[c]: for a root, the sides its group touches, as bits.
Move   cell, or SWAP.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.connection import Connection
from .abi import (
    ACTORS,
    HEADER,
    PHASE,
    PLY,
    TABLES,
    TURN,
    Packer,
    Packing,
    Row,
    State,
    Tables,
    board_steps,
    kernel,
)
from .common import actor_of, end_win, random_below

MOVE = Packing(20)

FREE_COUNT = HEADER
FIRST = HEADER + 1
"""The first stone, for the swap."""
FIELDS = HEADER + 2

CELLS, STEPS, WAYS, SWAP_RULE, TOUCH, WANTED, AT_CELLS, AT_FREE, AT_PLACE, AT_PARENT, AT_TOUCH = range(TABLES, TABLES + 11)
SLOTS = 11

SWAP = 1 << 19
CONNECTED = int(Reason.CONNECTED)


def pack(game: Connection) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("free_count", FREE_COUNT, high=n, derived=True)
    packer.fixed_field("first", FIRST, high=n)
    packer.set(CELLS, n)
    packer.set(WAYS, len(board.plan.directions))
    packer.set(SWAP_RULE, game.swap)
    packer.section(STEPS, board_steps(game))
    touch = [0] * n
    wanted = []
    for regions in game.sides_of:
        bits = 0
        for name in regions:
            bit = 1 << sorted(board.regions).index(name)
            bits |= bit
            for cell in board.region(name):
                touch[cell] |= bit
        wanted.append(bits)
    packer.section(TOUCH, touch)
    packer.section(WANTED, wanted)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("free", n, AT_FREE, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.field_at("parent", n, AT_PARENT, high=n - 1, derived=True)
    packer.field_at("touch", n, AT_TOUCH, derived=True)
    return packer.tables(most_moves=n + 1)


def start(game: Connection, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the empty cells and join the stones."""
    n = t[CELLS]
    cells = t[AT_CELLS]
    s[FREE_COUNT] = n
    for cell in range(n):
        s[t[AT_FREE] + cell] = cell
        s[t[AT_PLACE] + cell] = cell
        s[t[AT_PARENT] + cell] = cell
        s[t[AT_TOUCH] + cell] = 0
    for cell in range(n):
        if s[cells + cell]:
            take_cell(s, t, cell)
            put_stone(s, t, cell, s[cells + cell] - 1)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = s[FREE_COUNT]
    at = t[AT_FREE]
    for i in range(n):
        out[i] = s[at + i]
    if t[SWAP_RULE] and s[TURN] == 1:
        out[n] = SWAP
        n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:  # noqa: ARG001
    n = s[FREE_COUNT]
    if n == 0:
        return -1
    extra = t[SWAP_RULE] and s[TURN] == 1
    i = random_below(rng, n + extra)
    if i == n:
        return SWAP
    return s[t[AT_FREE] + i]


@kernel
def root(s: State, parent: int, cell: int) -> int:
    """The root of a stone's group; halves the path on the way."""
    while s[parent + cell] != cell:
        s[parent + cell] = s[parent + s[parent + cell]]
        cell = s[parent + cell]
    return cell


@kernel
def take_cell(s: State, t: Row, cell: int) -> None:
    """Remove a cell from the list of empty ones."""
    free, place = t[AT_FREE], t[AT_PLACE]
    last = s[FREE_COUNT] - 1
    other = s[free + last]
    at = s[place + cell]
    s[free + at] = other
    s[place + other] = at
    s[free + last] = cell
    s[place + cell] = last
    s[FREE_COUNT] = last


@kernel
def put_stone(s: State, t: Row, cell: int, player: int) -> int:
    """Place a stone and join it to its neighbours; the sides its group now touches."""
    cells, parent, touch = t[AT_CELLS], t[AT_PARENT], t[AT_TOUCH]
    s[cells + cell] = player + 1
    s[touch + cell] = t[t[TOUCH] + cell]
    mine = cell
    ways = t[WAYS]
    steps = t[STEPS] + cell * ways
    for way in range(ways):
        to = t[steps + way]
        if to >= 0 and s[cells + to] == player + 1:
            other = root(s, parent, to)
            if other != mine:
                s[parent + mine] = other
                s[touch + other] |= s[touch + mine]
                mine = other
    return s[touch + mine]


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    if move == SWAP:
        cell = s[FIRST]
        s[t[AT_CELLS] + cell] = player + 1
        s[PHASE] = 1
        s[ACTORS] = 1 << (1 - player)
        return
    take_cell(s, t, move)
    if s[TURN] == 1:
        s[FIRST] = move
    touched = put_stone(s, t, move, player)
    wanted = t[t[WANTED] + player]
    if touched & wanted == wanted:
        end_win(s, t, player, CONNECTED)
    else:
        s[ACTORS] = 1 << (1 - player)


@kernel
def result(s: State, t: Row) -> None:  # noqa: ARG001
    """A full board always has a winner; nothing is left to decide."""
    return
