r"""Kernel of black path.

Tiles  CROSS joins opposite sides; FALLING "\" joins N to E and S to W; RISING "/" joins N to W and S to E
State  cells[c]: 0 empty, 1 + tile; towards: 1 + the side by which the main line leaves the first corner, 0 while there
       is none: before the second tile, or where the line begins at the edge, before the first; head: 1 + the cell
       where it must be continued, enters: the side by which it comes in there
Move   tile | cell << 2
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.black_path import BlackPath
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

TOWARDS, HEAD, ENTERS = HEADER, HEADER + 1, HEADER + 2

CELLS, STEPS, CORNER, BLACK, FROM_EDGE, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

CROSS, FALLING, RISING = range(3)
TILES = 3
WAYS = 4
NORTH, EAST, SOUTH = 0, 1, 2
EDGE, LOOP = -1, -2
"""Where a line that cannot be continued has gone: off the board, or back into its own beginning."""
GOAL, BROKEN_RULE, NO_MOVES = int(Reason.GOAL), int(Reason.BROKEN_RULE), int(Reason.NO_MOVES)


def pack(game: BlackPath) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("towards", TOWARDS, high=1 + SOUTH if game.black_corner else WAYS)
    packer.fixed_field("head", HEAD, low=LOOP, high=n, derived=True)
    packer.fixed_field("enters", ENTERS, high=WAYS - 1, derived=True)
    packer.set(CELLS, n)
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    packer.set(CORNER, board.at(board.name_of(0, board.height - 1)))
    # Without a black corner no cell has this number.
    packer.set(BLACK, board.at(board.name_of(board.width - 1, 0)) if game.black_corner else n)
    packer.set(FROM_EDGE, not game.black_corner)
    packer.field_at("cells", n, AT_CELLS, high=TILES)
    return packer.tables(most_moves=2 * TILES)


def start(game: BlackPath, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Follow the main line from its beginning."""
    s[HEAD] = 0
    s[ENTERS] = 0
    if s[TOWARDS] > 0:
        follow(s, t)


@kernel
def exit_of(tile: int, side: int) -> int:
    """The side to which a tile leads a line that comes in by `side`; sides are 0 to 3: N, E, S, W."""
    if tile == CROSS:
        return side ^ 2
    return side ^ 1 if tile == FALLING else 3 - side


@kernel
def follow(s: State, t: Row) -> None:
    """Find the head of the main line, which runs over all tiles it meets."""
    first = t[CORNER] * WAYS + s[TOWARDS] - 1
    at, side = t[CORNER], s[TOWARDS] - 1
    while True:
        at = t[t[STEPS] + at * WAYS + side]
        side ^= 2
        if at < 0:
            s[HEAD] = EDGE
            return
        if s[t[AT_CELLS] + at] == 0:
            s[HEAD] = 1 + at
            s[ENTERS] = side
            return
        side = exit_of(s[t[AT_CELLS] + at] - 1, side)
        if at * WAYS + side == first:
            s[HEAD] = LOOP
            return


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[TOWARDS] > 0:
        return list_tiles(out, 0, s[HEAD] - 1) if s[HEAD] > 0 and s[HEAD] - 1 != t[BLACK] else 0
    if s[t[AT_CELLS] + t[CORNER]] == 0:
        return list_tiles(out, 0, t[CORNER])
    n = list_tiles(out, 0, t[t[STEPS] + t[CORNER] * WAYS + EAST])
    return list_tiles(out, n, t[t[STEPS] + t[CORNER] * WAYS + SOUTH])


@kernel
def list_tiles(out: Row, n: int, cell: int) -> int:
    for tile in range(TILES):
        out[n + tile] = tile | cell << 2
    return n + TILES


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    tile, cell = move & 3, move >> 2
    s[t[AT_CELLS] + cell] = 1 + tile
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if cell == t[CORNER] and t[FROM_EDGE]:
        s[TOWARDS] = 1 + exit_of(tile, NORTH)
    elif cell == t[CORNER]:
        return
    elif s[TOWARDS] == 0:
        s[TOWARDS] = 1 + (EAST if t[t[STEPS] + t[CORNER] * WAYS + EAST] == cell else SOUTH)
    follow(s, t)
    if s[HEAD] - 1 == t[BLACK]:
        end_win(s, t, player, GOAL)
    elif s[HEAD] < 0:
        end_win(s, t, 1 - player, BROKEN_RULE)


@kernel
def result(s: State, t: Row) -> None:
    """Only in a position that was set up has the line nowhere to go."""
    end_draw(s, t, NO_MOVES)
