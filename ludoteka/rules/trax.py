"""Kernel of trax.

Tile   the two sides that its white line joins, out of N 1, E 2, S 4, W 8; its black line joins the other two
State  cells[c]: 0 empty, else the white sides of the tile, 3 to 12; cells[n] is the border; laid[i], i < count: the
       cells of the tiles, in any order
Move   white sides | cell << 4

A tile that is laid may force others, which are laid with it; if they lead to a contradiction it is not legal. Forced
tiles lie between others, so only the tile of the move widens the layout; when it comes near the edge of the field, all
tiles are shifted to the middle.
"""

from __future__ import annotations

from ..boards import SquareField
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.trax import Aim, Trax
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

COUNT = HEADER
"""Tiles on the table."""
LEFT, RIGHT, LOW, HIGH = HEADER + 1, HEADER + 2, HEADER + 3, HEADER + 4
"""The columns and rows that the tiles reach."""

CELLS, SIDE, NEAR, TILES, LOOPS_ONLY, LINE, WIDEST, AT_CELLS, AT_LAID, AT_WORK = range(TABLES, TABLES + 10)
SLOTS = 10

WAYS = 4
ALL_SIDES = 15
BORDER = 16
UPRIGHT, LEVEL = 5, 10
KINDS = 6
FIRST_CROSS, FIRST_ARC = 5, 9
"""The first tile: other ways to lay it are the same with the table turned."""
ILLEGAL = -1
NOTHING, A_LINE, A_LOOP = 0, 1, 2
RING, CONNECTED, NO_PIECES, NO_MOVES = (
    int(reason) for reason in (Reason.RING, Reason.CONNECTED, Reason.NO_PIECES, Reason.NO_MOVES)
)


def pack(game: Trax) -> Tables:
    board = game.board
    assert isinstance(board, SquareField)
    n, side = len(board), 2 * board.reach + 1
    assert n < 1 << 14
    steps = [[board.step(cell, way) for way in (N, E, S, W)] for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("count", COUNT, high=game.tiles, derived=True)
    packer.fixed_field("box", LEFT, 4, high=side - 1, derived=True)
    packer.set(CELLS, n)
    packer.set(SIDE, side)
    packer.section(NEAR, [to if to >= 0 else n for row in steps for to in row] + [n] * WAYS)
    packer.set(TILES, game.tiles)
    packer.set(LOOPS_ONLY, game.aim is Aim.LOOPS)
    packer.set(LINE, game.line)
    packer.set(WIDEST, game.widest or side)
    packer.field_at("cells", n, AT_CELLS, high=12)
    packer.field_at("border", 1, derived=True)
    packer.field_at("laid", game.tiles, AT_LAID, derived=True)
    packer.scratch(game.tiles, AT_WORK)
    return packer.tables(most_moves=max(2, 3 * (2 * game.tiles + 2)))


def start(game: Trax, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the tiles and find how far they reach."""
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    s[COUNT] = 0
    s[LEFT] = s[LOW] = t[SIDE] - 1
    s[RIGHT] = s[HIGH] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] and s[COUNT] < t[TILES]:
            s[t[AT_LAID] + s[COUNT]] = cell
            s[COUNT] += 1
            widen(s, t, cell)


@kernel
def widen(s: State, t: Row, cell: int) -> None:
    """The layout reaches to this cell."""
    x, y = cell % t[SIDE], cell // t[SIDE]
    s[LEFT], s[RIGHT] = min(s[LEFT], x), max(s[RIGHT], x)
    s[LOW], s[HIGH] = min(s[LOW], y), max(s[HIGH], y)


# --- what fits ----------------------------------------------------------------------------------------------------


@kernel
def white_into(s: State, t: Row, cell: int) -> int:
    """The sides by which white lines come into an empty cell, as bits."""
    found = 0
    for way in range(WAYS):
        code = s[t[AT_CELLS] + t[t[NEAR] + cell * WAYS + way]]
        if 0 < code < BORDER and code >> (way ^ 2) & 1:
            found |= 1 << way
    return found


@kernel
def black_into(s: State, t: Row, cell: int) -> int:
    """The sides by which black lines come into an empty cell."""
    found = 0
    for way in range(WAYS):
        code = s[t[AT_CELLS] + t[t[NEAR] + cell * WAYS + way]]
        if 0 < code < BORDER and code >> (way ^ 2) & 1 == 0:
            found |= 1 << way
    return found


@kernel
def bits(sides: int) -> int:
    return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)


@kernel
def forced_tile(white: int, black: int) -> int:
    """The tile that lines into a cell force; 0 if none, ILLEGAL if three of one colour meet."""
    if bits(white) > 2 or bits(black) > 2:
        return ILLEGAL
    if bits(white) == 2:
        return white
    return ALL_SIDES ^ black if bits(black) == 2 else 0


@kernel
def lay(s: State, t: Row, cell: int, tile: int) -> None:
    s[t[AT_CELLS] + cell] = tile
    s[t[AT_LAID] + s[COUNT]] = cell
    s[COUNT] += 1


@kernel
def lay_forced(s: State, t: Row, first: int) -> bool:
    """Lay all tiles that those from laid[first] on force; false if they contradict each other or run out."""
    i = first
    while i < s[COUNT]:
        tile_at = s[t[AT_LAID] + i]
        for way in range(WAYS):
            cell = t[t[NEAR] + tile_at * WAYS + way]
            if s[t[AT_CELLS] + cell] != 0:
                continue
            tile = forced_tile(white_into(s, t, cell), black_into(s, t, cell))
            if tile == ILLEGAL or (tile > 0 and s[COUNT] == t[TILES]):
                return False
            if tile > 0:
                lay(s, t, cell, tile)
        i += 1
    return True


@kernel
def take_back(s: State, t: Row, count: int) -> None:
    """Take up the tiles that were laid last, until so many are left."""
    while s[COUNT] > count:
        s[COUNT] -= 1
        s[t[AT_CELLS] + s[t[AT_LAID] + s[COUNT]]] = 0


@kernel
def is_legal(s: State, t: Row, cell: int, tile: int) -> bool:
    """Whether the forced tiles fit too; the table is left as it was."""
    before = s[COUNT]
    lay(s, t, cell, tile)
    legal = lay_forced(s, t, before)
    take_back(s, t, before)
    return legal


@kernel
def in_room(s: State, t: Row, cell: int) -> bool:
    """Whether the layout would still be narrow enough."""
    x, y = cell % t[SIDE], cell // t[SIDE]
    wide = max(s[RIGHT], x) - min(s[LEFT], x)
    high = max(s[HIGH], y) - min(s[LOW], y)
    return wide < t[WIDEST] and high < t[WIDEST]


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or s[COUNT] >= t[TILES]:
        return 0
    if s[COUNT] == 0:
        out[0] = FIRST_CROSS | t[CELLS] // 2 << 4
        out[1] = FIRST_ARC | t[CELLS] // 2 << 4
        return 2
    n = 0
    for i in range(s[COUNT]):
        tile_at = s[t[AT_LAID] + i]
        for way in range(WAYS):
            cell = t[t[NEAR] + tile_at * WAYS + way]
            if s[t[AT_CELLS] + cell] == 0 and first_beside(s, t, cell) == tile_at and in_room(s, t, cell):
                n = list_tiles(s, t, out, n, cell)
    return n


@kernel
def first_beside(s: State, t: Row, cell: int) -> int:
    """The first tile beside an empty cell, going round it: each cell is listed for one tile only."""
    for way in range(WAYS):
        to = t[t[NEAR] + cell * WAYS + way]
        if 0 < s[t[AT_CELLS] + to] < BORDER:
            return to
    return -1


@kernel
def list_tiles(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    """The tiles that go on with the lines into this cell, and what they force."""
    white, black = white_into(s, t, cell), black_into(s, t, cell)
    for tile in range(3, 13):
        if bits(tile) == 2 and tile & white == white and tile & black == 0 and is_legal(s, t, cell, tile):
            out[n] = tile | cell << 4
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    before = s[COUNT]
    lay(s, t, move >> 4, move & 15)
    lay_forced(s, t, before)
    widen(s, t, move >> 4)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    judge(s, t, before, own)
    recentre(s, t)


@kernel
def judge(s: State, t: Row, before: int, own: int) -> None:
    """Who has won by the tiles laid since `before`: the mover, if he did, whatever the other has got."""
    best = NOTHING
    for code in (own, 3 - own):
        for i in range(before, s[COUNT]):
            best = max(best, follow(s, t, s[t[AT_LAID] + i], code))
        if best > NOTHING:
            end_win(s, t, code - 1, RING if best == A_LOOP else CONNECTED)
            return
    if s[COUNT] == t[TILES]:
        end_draw(s, t, NO_PIECES)


@kernel
def line_of(tile: int, code: int) -> int:
    """The sides that the white (1) or the black (2) line of a tile joins."""
    return tile if code == 1 else ALL_SIDES ^ tile


@kernel
def follow(s: State, t: Row, cell: int, code: int) -> int:
    """What the line of this colour over a tile makes: A_LOOP, A_LINE across the layout, or NOTHING."""
    sides = line_of(s[t[AT_CELLS] + cell], code)
    ends = 0
    for way in range(WAYS):
        if sides >> way & 1:
            reached = walk(s, t, cell, way, code)
            if reached < 0:
                return A_LOOP
            ends |= reached
    if t[LOOPS_ONLY]:
        return NOTHING
    across = ends & LEVEL == LEVEL and s[RIGHT] - s[LEFT] + 1 >= t[LINE]
    upright = ends & UPRIGHT == UPRIGHT and s[HIGH] - s[LOW] + 1 >= t[LINE]
    return A_LINE if across or upright else NOTHING


@kernel
def walk(s: State, t: Row, first: int, way: int, code: int) -> int:
    """Go along a line out of a tile by one side: the edge of the layout at which it ends, as a bit; 0 if at none; -1 if
    it comes back."""
    at = first
    while True:
        to = t[t[NEAR] + at * WAYS + way]
        tile = s[t[AT_CELLS] + to]
        if tile == 0 or tile == BORDER:
            return edge_of(s, t, at, way)
        if to == first:
            return -1
        way = other_end(line_of(tile, code), way ^ 2)
        at = to


@kernel
def other_end(sides: int, way: int) -> int:
    """The other of the two sides."""
    rest = sides & ~(1 << way)
    other = 0
    while rest > 1:
        rest >>= 1
        other += 1
    return other


@kernel
def edge_of(s: State, t: Row, cell: int, way: int) -> int:
    """The side as a bit, if the cell lies on that edge of the layout."""
    x, y = cell % t[SIDE], cell // t[SIDE]
    outermost = (way == 0 and y == s[HIGH]) or (way == 1 and x == s[RIGHT])
    outermost |= (way == 2 and y == s[LOW]) or (way == 3 and x == s[LEFT])
    return 1 << way if outermost else 0


@kernel
def recentre(s: State, t: Row) -> None:
    """Shift all tiles to the middle of the field, if they have come near its edge."""
    last = t[SIDE] - 1
    if s[LEFT] > 1 and s[LOW] > 1 and s[RIGHT] < last - 1 and s[HIGH] < last - 1:
        return
    by = (last - s[LEFT] - s[RIGHT]) // 2 + (last - s[LOW] - s[HIGH]) // 2 * t[SIDE]
    for i in range(s[COUNT]):
        s[t[AT_WORK] + i] = s[t[AT_CELLS] + s[t[AT_LAID] + i]]
        s[t[AT_CELLS] + s[t[AT_LAID] + i]] = 0
    for i in range(s[COUNT]):
        s[t[AT_LAID] + i] += by
        s[t[AT_CELLS] + s[t[AT_LAID] + i]] = s[t[AT_WORK] + i]
    s[LEFT] = s[LOW] = last
    s[RIGHT] = s[HIGH] = 0
    for i in range(s[COUNT]):
        widen(s, t, s[t[AT_LAID] + i])


@kernel
def result(s: State, t: Row) -> None:
    """No tile can be laid any more."""
    end_draw(s, t, NO_PIECES if s[COUNT] >= t[TILES] else NO_MOVES)
