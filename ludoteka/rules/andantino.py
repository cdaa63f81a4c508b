"""Kernel of andantino.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; laid[i]: the cells of the tiles, in the order of the board
       as long as they were read, then in the order of play
Move   the cell

The table is as large as the tiles can reach, so only the cells around the tiles are ever looked at.
"""

from __future__ import annotations

from ..boards import HexField
from ..declare import Reason
from ..declare.andantino import Andantino
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(14)

COUNT = HEADER
"""Tiles on the table."""

CELLS, NEAR, ACROSS, DOWN, CENTRE, LENGTH, TOUCHING, TILES, AT_CELLS, AT_LAID, AT_QUEUE = range(TABLES, TABLES + 11)
SLOTS = 11

WAYS = 6
BORDER = 3
SEEN = 8
"""Set on a cell while a flood is under way."""
ROW, ENCLOSED, NO_PIECES = int(Reason.ROW), int(Reason.ENCLOSED), int(Reason.NO_PIECES)


def pack(game: Andantino) -> Tables:
    board = game.board
    assert isinstance(board, HexField)
    n, tiles = len(board), 2 * game.tiles
    assert n < 1 << MOVE.bits[0]
    places = list(board.places())
    packer = Packer(game, SLOTS)
    packer.fixed_field("count", COUNT, high=tiles, derived=True)
    packer.set(CELLS, n)
    packer.section(NEAR, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.section(ACROSS, [q for q, _ in places])
    packer.section(DOWN, [r for _, r in places])
    packer.set(CENTRE, board.region("centre")[0])
    packer.set(LENGTH, game.length)
    packer.set(TOUCHING, game.touching)
    packer.set(TILES, tiles)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.field_at("laid", tiles, AT_LAID, derived=True)
    packer.scratch(n, AT_QUEUE)
    return packer.tables(most_moves=WAYS * tiles)


def start(game: Andantino, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    s[COUNT] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] and s[COUNT] < t[TILES]:
            s[t[AT_LAID] + s[COUNT]] = cell
            s[COUNT] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or s[COUNT] >= t[TILES]:
        return 0
    if s[COUNT] == 0:
        out[0] = t[CENTRE]
        return 1
    wanted = min(s[COUNT], t[TOUCHING])
    n = 0
    for i in range(s[COUNT]):
        tile = s[t[AT_LAID] + i]
        for way in range(WAYS):
            cell = t[t[NEAR] + WAYS * tile + way]
            if s[t[AT_CELLS] + cell] == 0 and first_beside(s, t, cell) == tile and touches(s, t, cell) >= wanted:
                out[n] = cell
                n += 1
    return n


@kernel
def first_beside(s: State, t: Row, cell: int) -> int:
    """The first tile beside an empty cell, going round it: each cell is listed for one tile only."""
    for k in range(t[NEAR] + WAYS * cell, t[NEAR] + WAYS * (cell + 1)):
        if s[t[AT_CELLS] + t[k]] and t[k] < t[CELLS]:
            return t[k]
    return -1


@kernel
def touches(s: State, t: Row, cell: int) -> int:
    """How many tiles lie around a cell."""
    found = 0
    for k in range(t[NEAR] + WAYS * cell, t[NEAR] + WAYS * (cell + 1)):
        code = s[t[AT_CELLS] + t[k]]
        found += code == 1 or code == 2
    return found


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    s[t[AT_CELLS] + move] = own
    s[t[AT_LAID] + s[COUNT]] = move
    s[COUNT] += 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if makes_row(s, t, move, own):
        end_win(s, t, own - 1, ROW)
    elif encloses(s, t, move, own):
        end_win(s, t, own - 1, ENCLOSED)
    elif shut_in(s, t, move, 3 - own) > 0:
        end_win(s, t, 2 - own, ENCLOSED)
    elif s[COUNT] == t[TILES]:
        end_draw(s, t, NO_PIECES)


@kernel
def makes_row(s: State, t: Row, cell: int, own: int) -> bool:
    for way in range(WAYS // 2):
        found = 1
        for turn in (way, way + WAYS // 2):
            at = t[t[NEAR] + WAYS * cell + turn]
            while s[t[AT_CELLS] + at] == own:
                found += 1
                at = t[t[NEAR] + WAYS * at + turn]
        if found >= t[LENGTH]:
            return True
    return False


@kernel
def encloses(s: State, t: Row, cell: int, own: int) -> bool:
    """Whether an area beside the new tile is shut in and has an enemy in it."""
    for k in range(t[NEAR] + WAYS * cell, t[NEAR] + WAYS * (cell + 1)):
        if s[t[AT_CELLS] + t[k]] != own and shut_in(s, t, t[k], own) > 0:
            return True
    return False


@kernel
def shut_in(s: State, t: Row, first: int, own: int) -> int:
    """The other player's tiles in the area around `first` that tiles of `own` shut in; 0 if it is open."""
    cells, queue = t[AT_CELLS], t[AT_QUEUE]
    left, right, top, bottom = bounds(s, t)
    s[queue] = first
    s[cells + first] |= SEEN
    head, tail, enemies = 0, 1, 0
    closed = True
    while head < tail and closed:
        at = s[queue + head]
        head += 1
        across, down = t[t[ACROSS] + at], t[t[DOWN] + at]
        if across < left or across > right or down < top or down > bottom:
            closed = False
            break
        enemies += s[cells + at] == SEEN | (3 - own)
        for k in range(t[NEAR] + WAYS * at, t[NEAR] + WAYS * (at + 1)):
            code = s[cells + t[k]]
            if code == BORDER:
                closed = False
            elif code != own and code < SEEN:
                s[cells + t[k]] = code | SEEN
                s[queue + tail] = t[k]
                tail += 1
    for i in range(tail):
        s[cells + s[queue + i]] &= SEEN - 1
    return enemies if closed else 0


@kernel
def bounds(s: State, t: Row) -> tuple[int, int, int, int]:
    """The box around all tiles."""
    left = right = t[t[ACROSS] + s[t[AT_LAID]]]
    top = bottom = t[t[DOWN] + s[t[AT_LAID]]]
    for i in range(1, s[COUNT]):
        across, down = t[t[ACROSS] + s[t[AT_LAID] + i]], t[t[DOWN] + s[t[AT_LAID] + i]]
        left, right = min(left, across), max(right, across)
        top, bottom = min(top, down), max(bottom, down)
    return left, right, top, bottom


@kernel
def result(s: State, t: Row) -> None:
    end_draw(s, t, NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Rows that can still become long enough, the fuller the better."""
    value = 0
    for i in range(s[COUNT]):
        tile = s[t[AT_LAID] + i]
        for way in range(WAYS):
            worth = row_worth(s, t, tile, way)
            value += worth if s[t[AT_CELLS] + tile] == player + 1 else -worth
    return min(900, max(-900, value))


@kernel
def row_worth(s: State, t: Row, tile: int, way: int) -> int:
    """A window of cells from this tile on that no enemy has entered, by the number of tiles in it."""
    own = s[t[AT_CELLS] + tile]
    at, found = tile, 1
    for _ in range(1, t[LENGTH]):
        at = t[t[NEAR] + WAYS * at + way]
        code = s[t[AT_CELLS] + at]
        if code != own and code != 0:
            return 0
        found += code == own
    return found * found * found // 4
