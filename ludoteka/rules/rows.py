"""Kernel of the games of n in a row.

An entry is a way to place a man: the cell where it is put and the direction in which it then goes (STAYS: none). It is
open while its cell is empty. Every rule of placing is a list of entries: all cells for gomoku, the tops of the columns
with "down" for connect four, the edge cells with their ways inward.

State  cells[c]: 0 empty, 1 + player; hand[player]: men not placed yet;
       open[i]: the open entries in any order, behind them the closed ones; place[e]: where entry e is in it;
       word[player]: on small boards of squares, his men as bits, column by column with a bit between two columns that
       is never set, so that all rows of one direction are found by shifting.
Move   entry.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..boards import OFF, Board, Square
from ..declare import Reason
from ..declare.rows import Placing, Rows
from .abi import (
    ACTORS,
    HEADER,
    PLAYERS,
    PLY,
    POINTS,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    board_steps,
    kernel,
)
from .common import actor_of, end_draw, end_win, random_below

OPEN_COUNT = HEADER
HAND = HEADER + 1

SLOTS = 26
(
    CELLS,
    STEPS,
    WAYS,
    ENTRY_COUNT,
    ENTRY_CELL,
    ENTRY_WAY,
    ENTRIES_OF,
    LINES,
    LINE_COUNT,
    LENGTH,
    EXACT,
    CAPTURES,
    CAPTURE_COUNT,
    CAPTURES_TO_WIN,
    ROWS,
    ROW_COUNT,
    VALUES,
    MEN,
    AT_CELLS,
    AT_OPEN,
    AT_PLACE,
    AT_HAND,
    BITS,
    SHIFTS,
    SHIFTS_USED,
    AT_WORD,
) = range(TABLES, TABLES + SLOTS)

STAYS = -1
WORD_BITS = 62

ROW = int(Reason.ROW)
TARGET = int(Reason.TARGET)
FULL_BOARD = int(Reason.FULL_BOARD)
NO_PIECES = int(Reason.NO_PIECES)


# --- the declaration as tables -----------------------------------------------------------------------------------


def entries(game: Rows, board: Board) -> Iterator[tuple[int, int]]:
    """Every way to place a man: the cell and the direction it then goes, cell by cell."""
    ways = range(len(board.plan.directions))
    for cell in range(len(board)):
        match game.placing:
            case Placing.ANYWHERE:
                yield cell, STAYS
            case Placing.FALLS:
                down = board.direction(game.falls)
                if board.step(cell, board.plan.opposite[down]) == OFF:
                    yield cell, down
            case Placing.FROM_EDGE:
                for way in straight_ways(board):
                    if board.step(cell, board.plan.opposite[way]) == OFF:
                        yield cell, way
            case Placing.TO_EDGE:
                nearest = min(len(board.ray(cell, way)) for way in straight_ways(board))
                edges = [way for way in straight_ways(board) if len(board.ray(cell, way)) == nearest]
                yield cell, edges[0] if len(edges) == 1 else corner_way(board, cell, edges, list(ways))


def straight_ways(board: Board) -> list[int]:
    """The directions along files and ranks."""
    return [board.direction(name) for name in ("N", "E", "S", "W")]


def corner_way(board: Board, cell: int, edges: list[int], ways: list[int]) -> int:
    """The slanting direction between two edges that are equally near."""
    names = [board.plan.directions[way] for way in edges]
    slanting = [w for w in ways if set(board.plan.directions[w]) == set(names[0]) | set(names[1])]
    return slanting[0]


def word_bits(game: Rows, board: Board) -> list[int]:
    """The bit of each cell, file by file, where the board is small and its rows can be found by shifting; else none."""
    if not isinstance(board, Square) or board.without or board.wrap or game.exact or game.captures:
        return []
    if (board.height + 1) * board.width > WORD_BITS:
        return []
    return [file * (board.height + 1) + rank for rank in range(board.height) for file in range(board.width)]


def shift(board: Board, bits: list[int], way: int) -> int:
    """How far apart the bits of neighbours in this direction are."""
    cell = next(cell for cell in range(len(board)) if board.step(cell, way) != OFF)
    return abs(bits[board.step(cell, way)] - bits[cell])


def pack(game: Rows) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    listed = list(entries(game, board))
    lines = [board.direction(name) for name in game.lines]
    rows = board.rows(game.length, lines)
    packer = Packer(game, SLOTS)
    packer.fixed_field("open_count", OPEN_COUNT, high=len(listed), derived=True)
    packer.field_at("hand", game.players, AT_HAND, high=game.men or n)
    packer.set(CELLS, n)
    packer.set(WAYS, len(board.plan.directions))
    packer.section(STEPS, board_steps(game))
    packer.set(ENTRY_COUNT, len(listed))
    packer.section(ENTRY_CELL, [cell for cell, _ in listed])
    packer.section(ENTRY_WAY, [way for _, way in listed])
    packer.section(ENTRIES_OF, [sum(at < cell for at, _ in listed) for cell in range(n + 1)])
    packer.section(LINES, [way for line in lines for way in (line, board.plan.opposite[line])])
    packer.set(LINE_COUNT, len(lines))
    packer.set(LENGTH, game.length)
    packer.set(EXACT, game.exact)
    packer.section(CAPTURES, game.captures)
    packer.set(CAPTURE_COUNT, len(game.captures))
    packer.set(CAPTURES_TO_WIN, game.captures_to_win)
    packer.section(ROWS, [cell for row in rows for cell in row])
    packer.set(ROW_COUNT, len(rows))
    packer.section(VALUES, [0, *(4**k for k in range(game.length))])
    men = game.men or -(-n // game.players)
    packer.set(MEN, men)
    bits = word_bits(game, board)
    packer.set(SHIFTS_USED, bool(bits))
    packer.section(BITS, bits)
    packer.section(SHIFTS, [shift(board, bits, way) for way in lines] if bits else [0])
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("word", game.players, AT_WORD, derived=True)
    packer.field_at("open", len(listed), AT_OPEN, high=len(listed) - 1, derived=True)
    packer.field_at("place", len(listed), AT_PLACE, high=len(listed) - 1, derived=True)
    return packer.tables(most_moves=len(listed))


def start(game: Rows, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    hand = tables.field("hand")
    s[hand.at : hand.at + hand.length] = tables.row[MEN]
    derive(s, tables.row)
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def derive(s: State, t: Row) -> None:
    """List the open entries."""
    n = t[ENTRY_COUNT]
    for entry in range(n):
        s[t[AT_OPEN] + entry] = entry
        s[t[AT_PLACE] + entry] = entry
    s[OPEN_COUNT] = n
    for player in range(t[PLAYERS]):
        s[t[AT_WORD] + player] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] > 0:
            put_man(s, t, cell, s[t[AT_CELLS] + cell])


@kernel
def put_man(s: State, t: Row, cell: int, man: int) -> None:
    s[t[AT_CELLS] + cell] = man
    close_entries(s, t, cell)
    if t[SHIFTS_USED]:
        s[t[AT_WORD] + man - 1] |= 1 << t[t[BITS] + cell]


@kernel
def exchange(s: State, t: Row, entry: int, to: int) -> None:
    """Put an entry in place `to` of the list, and what was there in its place."""
    opened, place = t[AT_OPEN], t[AT_PLACE]
    at, other = s[place + entry], s[opened + to]
    s[opened + at] = other
    s[place + other] = at
    s[opened + to] = entry
    s[place + entry] = to


@kernel
def close_entries(s: State, t: Row, cell: int) -> None:
    """A man came to a cell: nobody can be put there."""
    for entry in range(t[t[ENTRIES_OF] + cell], t[t[ENTRIES_OF] + cell + 1]):
        s[OPEN_COUNT] -= 1
        exchange(s, t, entry, s[OPEN_COUNT])


@kernel
def open_entries(s: State, t: Row, cell: int) -> None:
    """A man was taken from a cell."""
    for entry in range(t[t[ENTRIES_OF] + cell], t[t[ENTRIES_OF] + cell + 1]):
        exchange(s, t, entry, s[OPEN_COUNT])
        s[OPEN_COUNT] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or s[t[AT_HAND] + actor_of(s)] == 0:
        return 0
    n = s[OPEN_COUNT]
    for i in range(n):
        out[i] = s[t[AT_OPEN] + i]
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    n = s[OPEN_COUNT]
    if n == 0 or s[t[AT_HAND] + actor_of(s)] == 0:
        return -1
    return s[t[AT_OPEN] + random_below(rng, n)]


@kernel
def landing(s: State, t: Row, entry: int) -> int:
    """Where a man comes to rest that is placed there."""
    cells, ways = t[AT_CELLS], t[WAYS]
    cell = t[t[ENTRY_CELL] + entry]
    way = t[t[ENTRY_WAY] + entry]
    if way == STAYS:
        return cell
    to = t[t[STEPS] + cell * ways + way]
    while to >= 0 and s[cells + to] == 0:
        cell = to
        to = t[t[STEPS] + cell * ways + way]
    return cell


@kernel
def run(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many men of this colour follow each other from the cell on, without the one on it."""
    cells, ways, steps = t[AT_CELLS], t[WAYS], t[STEPS] + way
    n = 0
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] == man:
        n += 1
        to = t[steps + to * ways]
    return n


@kernel
def has_row(word: int, t: Row) -> bool:
    """Whether a row is among the men of a word."""
    for k in range(t[SHIFTS], t[SHIFTS] + t[LINE_COUNT]):
        begun = word
        for step in range(1, t[LENGTH]):
            begun &= word >> step * t[k]
        if begun != 0:
            return True
    return False


@kernel
def makes_row(s: State, t: Row, cell: int, man: int) -> bool:
    """Whether the new man completes a row."""
    for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT], 2):
        length = 1 + run(s, t, cell, t[line], man) + run(s, t, cell, t[line + 1], man)
        if length == t[LENGTH] or (length > t[LENGTH] and t[EXACT] == 0):
            return True
    return False


@kernel
def enemies_between(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many enemies, of whatever colours, lie in line between the new man and the next man of its colour; or 0."""
    cells, ways, steps = t[AT_CELLS], t[WAYS], t[STEPS] + way
    n = 0
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] > 0:
        if s[cells + to] == man:
            return n
        n += 1
        to = t[steps + to * ways]
    return 0


@kernel
def capture(s: State, t: Row, cell: int, man: int) -> int:
    """Take the enemies that the new man has enclosed, in all directions; how many."""
    taken = 0
    for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT]):
        n = enemies_between(s, t, cell, t[line], man)
        for k in range(t[CAPTURES], t[CAPTURES] + t[CAPTURE_COUNT]):
            if t[k] == n:
                taken += n
                to = cell
                for _ in range(n):
                    to = t[t[STEPS] + to * t[WAYS] + t[line]]
                    s[t[AT_CELLS] + to] = 0
                    open_entries(s, t, to)
    return taken


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = 0
    while s[ACTORS] >> player > 1:
        player += 1
    man = player + 1
    cell = landing(s, t, move)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << man if man < t[PLAYERS] else 1
    s[t[AT_HAND] + player] -= 1
    put_man(s, t, cell, man)
    if t[CAPTURE_COUNT] > 0:
        s[POINTS + player] += capture(s, t, cell, man)
    if has_row(s[t[AT_WORD] + player], t) if t[SHIFTS_USED] else makes_row(s, t, cell, man):
        end_win(s, t, player, ROW)
    elif t[CAPTURES_TO_WIN] > 0 and s[POINTS + player] >= t[CAPTURES_TO_WIN]:
        end_win(s, t, player, TARGET)


@kernel
def result(s: State, t: Row) -> None:
    """No place, or no man, is left: a draw."""
    end_draw(s, t, FULL_BOARD if s[OPEN_COUNT] == 0 else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Every row that still belongs to one player alone, the fuller the better."""
    length = t[LENGTH]
    mine = theirs = 0
    for row in range(t[ROWS], t[ROWS] + t[ROW_COUNT] * length, length):
        owner = 0
        n = 0
        for k in range(row, row + length):
            man = s[t[AT_CELLS] + t[k]]
            if man > 0:
                if owner != 0 and owner != man:
                    n = 0
                    break
                owner = man
                n += 1
        if owner == player + 1:
            mine += t[t[VALUES] + n]
        else:
            theirs += t[t[VALUES] + n]
    if t[CAPTURES_TO_WIN] > 0:
        for other in range(t[PLAYERS]):
            part = s[POINTS + other] * t[t[VALUES] + length - 1] // t[CAPTURES_TO_WIN]
            if other == player:
                mine += part
            else:
                theirs += part
    return 900 * (mine - theirs) // (mine + theirs + t[t[VALUES] + length - 1])
