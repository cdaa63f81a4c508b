"""Kernel of thoughtwave.

Tile   a set of openings: 1 N, 2 E, 4 S, 8 W
State  cells[c]: 0 empty, else openings + 16 * player; cells[n] is the border; hand[p * 5 + kind]: tiles left
Move   openings | cell << 4, or PASS
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.thoughtwave import KINDS, Thoughtwave
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel
from .rounds import line_up

HAND = HEADER

CELLS, STEPS, KIND_OF, EDGES, AT_CELLS, AT_SEEN, AT_QUEUE = range(TABLES, TABLES + 7)
SLOTS = 7

KIND_COUNT = len(KINDS)
WAYS = 4
OPENINGS = 15
BORDER = 32
PASS = 1 << 12
UPRIGHT, LEVEL = 0b0101, 0b1010
CONNECTED, NO_PIECES = int(Reason.CONNECTED), int(Reason.NO_PIECES)


def kind_of(openings: int) -> int:
    """The kind of a tile with these openings, by its place in KINDS."""
    match openings.bit_count():
        case 4:
            return 0
        case 3:
            return 1
        case 2:
            return 2 if openings in (UPRIGHT, LEVEL) else 3
    return 4


def pack(game: Thoughtwave) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PASS >> 4
    steps = [[board.step(cell, way) for way in (N, E, S, W)] for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2 * KIND_COUNT, high=max(game.supply))
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in steps for to in row])
    packer.section(KIND_OF, [kind_of(openings) for openings in range(OPENINGS + 1)])
    packer.section(EDGES, [sum(1 << way for way in range(WAYS) if row[way] < 0) for row in steps])
    packer.field_at("cells", n, AT_CELLS, high=OPENINGS + 16)
    packer.field_at("border", 1, derived=True)
    work = packer.scratch(3 * n, AT_SEEN)
    packer.set(AT_QUEUE, work + n)
    return packer.tables(most_moves=n * OPENINGS)


def start(game: Thoughtwave, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[HAND : HAND + 2 * KIND_COUNT] = game.supply * 2
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def fits(s: State, t: Row, cell: int, openings: int) -> bool:
    """Whether every neighbouring tile has an opening here exactly where this one has an opening there."""
    for way in range(WAYS):
        code = s[t[AT_CELLS] + t[t[STEPS] + cell * WAYS + way]]
        if 0 < code < BORDER and (code >> (way ^ 2) & 1) != (openings >> way & 1):
            return False
    return True


@kernel
def list_tiles(s: State, t: Row, player: int, out: Row) -> int:
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell]:
            continue
        for openings in range(1, OPENINGS + 1):
            held = s[HAND + player * KIND_COUNT + t[t[KIND_OF] + openings]]
            if held > 0 and fits(s, t, cell, openings):
                out[n] = openings | cell << 4
                n += 1
    return n


@kernel
def can_lay(s: State, t: Row, player: int) -> bool:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell]:
            continue
        for openings in range(1, OPENINGS + 1):
            held = s[HAND + player * KIND_COUNT + t[t[KIND_OF] + openings]]
            if held > 0 and fits(s, t, cell, openings):
                return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = list_tiles(s, t, player, out)
    if n == 0 and can_lay(s, t, 1 - player):
        out[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if move == PASS:
        return
    openings, cell = move & OPENINGS, move >> 4
    s[t[AT_CELLS] + cell] = openings + 16 * player
    s[HAND + player * KIND_COUNT + t[t[KIND_OF] + openings]] -= 1
    touched = sides_touched(s, t, cell)
    for winner in (player, 1 - player):
        wanted = LEVEL if winner else UPRIGHT
        if touched & wanted == wanted:
            end_win(s, t, winner, CONNECTED)
            return


@kernel
def sides_touched(s: State, t: Row, first: int) -> int:
    """The sides of the board, as bits, to which the lines from this tile lead."""
    seen, queue = t[AT_SEEN], t[AT_QUEUE]
    for cell in range(t[CELLS]):
        s[seen + cell] = 0
    s[queue] = first
    s[seen + first] = 1
    head, tail, touched = 0, 1, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        openings = s[t[AT_CELLS] + at] & OPENINGS
        touched |= openings & t[t[EDGES] + at]
        for way in range(WAYS):
            to = t[t[STEPS] + at * WAYS + way]
            code = s[t[AT_CELLS] + to]
            if openings >> way & 1 and 0 < code < BORDER and s[seen + to] == 0 and code >> (way ^ 2) & 1:
                s[seen + to] = 1
                s[queue + tail] = to
                tail += 1
    return touched


@kernel
def result(s: State, t: Row) -> None:
    """Nobody can lay a tile any more."""
    end_draw(s, t, NO_PIECES)


@kernel
def tiles_missing(s: State, t: Row, side: int) -> int:
    """How many tiles lead from this side of the board to the opposite one, if any tile can be had.

    Squares are reached in the order of tiles needed: those with a tile for nothing, empty ones for one more.
    """
    reached, n = t[AT_SEEN], t[CELLS]
    here, later = t[AT_QUEUE], t[AT_QUEUE] + n
    tail = waiting = 0
    for cell in range(n):
        code = s[t[AT_CELLS] + cell]
        s[reached + cell] = 0
        if t[t[EDGES] + cell] >> side & 1 and leads(code, side):
            s[reached + cell] = 1
            tail, waiting = line_up(s, cell, code != 0, here, tail, later, waiting)
    for missing in range(n):
        head = 0
        while head < tail:
            at = s[here + head]
            head += 1
            code = s[t[AT_CELLS] + at]
            if t[t[EDGES] + at] >> (side ^ 2) & 1 and leads(code, side ^ 2):
                return missing
            for way in range(WAYS):
                to = t[t[STEPS] + at * WAYS + way]
                there = s[t[AT_CELLS] + to]
                if there == BORDER or s[reached + to] or not leads(code, way) or not leads(there, way ^ 2):
                    continue
                s[reached + to] = 1
                tail, waiting = line_up(s, to, there != 0, here, tail, later, waiting)
        here, later = later, here
        tail, waiting = waiting, 0
    return 2 * n


@kernel
def leads(code: int, way: int) -> bool:
    """Whether a line can go this way from here: by the tile, or by one that is still to be laid."""
    return code == 0 or code >> way & 1 == 1


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Who needs fewer tiles, and a half for the turn."""
    ahead = 2 * (tiles_missing(s, t, 1 - player) - tiles_missing(s, t, player))
    ahead += 1 if s[ACTORS] == 1 + player else -1
    return min(900, max(-900, 45 * ahead))
