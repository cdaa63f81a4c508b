"""Kernel of gess.

State  cells[c]: 0 empty, 1 + player; the rim is always empty. QUIET: moves since a stone left the board.
Move   from | to << 9: the middles of the piece before and after.

A window is the three by three square around a middle; its places are numbered 0 to 7 as the directions, 8 the middle.
"""

from __future__ import annotations

from ..boards import OFF
from ..boards.square import OFFSETS, Square
from ..declare import Reason
from ..declare.gess import Friends, Gess
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(9, 9)
CELL = 511
PLACES = 9
MIDDLE = 8
WAYS = 8
ENEMY_INSIDE = -1
"""No piece: an enemy's stone is in the window."""

SLOTS = 9
(
    CELLS,
    WIDTH,
    HEIGHT,
    WINDOWS,
    RIM,
    REACH,
    FRIENDS_TAKEN,
    QUIET_LIMIT,
    AT_CELLS,
) = range(TABLES, TABLES + SLOTS)

TACTICAL = True
"""A stroke that opens the ring is seen ahead."""
RING_LOST = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def window(board: Square, cell: int) -> list[int]:
    """The nine cells around and at a middle; OFF where they are beyond the rim."""
    rank, file = divmod(cell, board.width)
    return [
        (rank + dy) * board.width + file + dx if 0 <= file + dx < board.width and 0 <= rank + dy < board.height else OFF
        for dx, dy in (*OFFSETS, (0, 0))
    ]


def pack(game: Gess) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    rim = set(board.region("rim"))
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.set(HEIGHT, board.height)
    packer.section(WINDOWS, [to for cell in range(n) for to in window(board, cell)])
    packer.section(RIM, [cell in rim for cell in range(n)])
    packer.set(REACH, game.reach)
    packer.set(FRIENDS_TAKEN, game.friends is Friends.TAKEN)
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.field_at("cells", n, AT_CELLS, high=2)
    stones = max(len(cells.split()) for cells in game.placed)
    far = 2 * (board.width + board.height)
    return packer.tables(most_moves=stones * (far + MIDDLE * WAYS * game.reach))


def start(game: Gess, tables: Tables) -> State:
    assert game.board is not None
    s = tables.blank()
    s[ACTORS] = 1
    at = tables.field("cells").at
    for seat, cells in enumerate(game.placed):
        for cell in game.board.all_at(cells):
            s[at + cell] = 1 + seat
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def piece_at(s: State, t: Row, cell: int, stone: int) -> int:
    """The stones of one colour in the window of a middle, as bits; ENEMY_INSIDE if it has one of the other."""
    first = t[WINDOWS] + cell * PLACES
    found = 0
    for place in range(PLACES):
        at = t[first + place]
        if at >= 0:
            there = s[t[AT_CELLS] + at]
            if there == stone:
                found |= 1 << place
            elif there != 0:
                return ENEMY_INSIDE
    return found


FREE, MEETS, BARRED = range(3)


@kernel
def meets(s: State, t: Row, origin: int, to: int, piece: int, stone: int) -> int:
    """What a piece meets in a further window: nothing, stones that stop it there, or a stone that bars it."""
    width = t[WIDTH]
    file, rank = origin % width, origin // width
    first = t[WINDOWS] + to * PLACES
    found = FREE
    for place in range(PLACES):
        at = t[first + place]
        if at < 0 or s[t[AT_CELLS] + at] == 0:
            continue
        if abs(at % width - file) <= 1 and abs(at // width - rank) <= 1:
            continue
        if s[t[AT_CELLS] + at] == stone and piece >> place & 1 and not t[FRIENDS_TAKEN]:
            return BARRED
        found = MEETS
    return found


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for cell in range(t[CELLS]):
        piece = piece_at(s, t, cell, s[ACTORS])
        if piece > 0:
            n = moves_of(s, t, out, n, cell, piece)
    return n


@kernel
def moves_of(s: State, t: Row, out: Row, n: int, cell: int, piece: int) -> int:
    """Write the moves of one piece: in the directions of its outer stones, until it meets a stone."""
    reach = t[CELLS] if piece >> MIDDLE & 1 else t[REACH]
    for way in range(WAYS):
        if piece >> way & 1:
            to = cell
            for _ in range(reach):
                to = t[t[WINDOWS] + to * PLACES + way]
                if to < 0:
                    break
                met = meets(s, t, cell, to, piece, s[ACTORS])
                if met == BARRED:
                    break
                out[n] = cell | to << 9
                n += 1
                if met == MEETS:
                    break
    return n


@kernel
def carry(s: State, t: Row, move: int) -> int:
    """Move a piece, and take what it meets and what falls off the board; how many stones have left."""
    origin, to = move & CELL, move >> 9
    stone = s[ACTORS]
    piece = piece_at(s, t, origin, stone)
    gone = 0
    for place in range(PLACES):
        if piece >> place & 1:
            s[t[AT_CELLS] + t[t[WINDOWS] + origin * PLACES + place]] = 0
    for place in range(PLACES):
        at = t[t[WINDOWS] + to * PLACES + place]
        if at >= 0 and s[t[AT_CELLS] + at] != 0 and (t[FRIENDS_TAKEN] or s[t[AT_CELLS] + at] != stone):
            s[t[AT_CELLS] + at] = 0
            gone += 1
        if piece >> place & 1:
            if at >= 0 and not t[t[RIM] + at]:
                s[t[AT_CELLS] + at] = stone
            else:
                gone += 1
    return gone


@kernel
def has_ring(s: State, t: Row, stone: int) -> bool:
    """Whether eight stones stand around an empty cell somewhere."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0 and not t[t[RIM] + cell]:
            first = t[WINDOWS] + cell * PLACES
            place = 0
            while place < WAYS and s[t[AT_CELLS] + t[first + place]] == stone:
                place += 1
            if place == WAYS:
                return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    stone = s[ACTORS]
    gone = carry(s, t, move)
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] = 0 if gone > 0 else s[QUIET] + 1
    s[ACTORS] = 3 - stone
    if not has_ring(s, t, stone):
        end_win(s, t, 2 - stone, RING_LOST)
    elif gone > 0 and not has_ring(s, t, 3 - stone):
        end_win(s, t, stone - 1, RING_LOST)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Stones against stones."""
    value = 0
    for at in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        if s[at] > 0:
            value += 20 if s[at] == player + 1 else -20
    return value
