"""Kernel of hexade.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; hand[p]: men left; POINTS: men taken
       free[i], i < free_count: the empty cells in any order; place[c]: where c is in that list
Move   the cell
"""

from __future__ import annotations

from ..boards import OFF, Board
from ..declare import Reason
from ..declare.hexade import Hexade
from .abi import ACTORS, HEADER, PLY, POINTS, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(9)

FREE_COUNT = HEADER
HAND = HEADER + 1

CELLS, NEAR, APART, FAR, SIXES, SIX_COUNT, SIXES_OF, FIRST_OF, AT_CELLS, AT_FREE, AT_PLACE = range(TABLES, TABLES + 11)
SLOTS = 11

WAYS = 6
SIX = 6
BORDER = 3
ROW, FULL_BOARD, NO_PIECES = int(Reason.ROW), int(Reason.FULL_BOARD), int(Reason.NO_PIECES)


def rings(board: Board) -> list[tuple[int, ...]]:
    """The six cells around a cell."""
    return [cells for cell in range(len(board)) if OFF not in (cells := board.plan.steps[cell])]


def triangles(board: Board) -> list[tuple[int, ...]]:
    """Three, two and one cell, each row on the last; the corners come first."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    for cell in range(len(board)):
        for way in range(WAYS):
            one, other = board.ray(cell, way)[:2], board.ray(cell, (way + 1) % WAYS)[:2]
            if len(one) == len(other) == 2:
                middle = board.step(one[0], (way + 1) % WAYS)
                cells = (cell, one[1], other[1], one[0], middle, other[0])
                found.setdefault(frozenset(cells), cells)
    return list(found.values())


def sixes(board: Board) -> list[tuple[int, ...]]:
    """Every perfect six."""
    return [*board.rows(SIX), *rings(board), *triangles(board)]


def distances(board: Board, origin: int) -> list[int]:
    """From one cell to all others, in steps."""
    far = {origin: 0}
    todo = [origin]
    for cell in todo:
        for to in board.neighbours(cell):
            if to not in far:
                far[to] = far[cell] + 1
                todo.append(to)
    return [far[cell] for cell in range(len(board))]


def pack(game: Hexade) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    patterns = sixes(board)
    of_cell = [[at for at, cells in enumerate(patterns) if cell in cells] for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("free_count", FREE_COUNT, high=n, derived=True)
    packer.fixed_field("hand", HAND, 2, high=game.men)
    packer.set(CELLS, n)
    packer.section(NEAR, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.set(APART, game.apart)
    packer.section(FAR, [far for cell in range(n) for far in distances(board, cell)])
    packer.section(SIXES, [cell for cells in patterns for cell in cells])
    packer.set(SIX_COUNT, len(patterns))
    packer.section(SIXES_OF, [at for found in of_cell for at in found])
    packer.section(FIRST_OF, [sum(map(len, of_cell[:cell])) for cell in range(n + 1)])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.field_at("free", n, AT_FREE, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    return packer.tables(most_moves=n)


def start(game: Hexade, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[HAND] = s[HAND + 1] = game.men
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    s[FREE_COUNT] = 0
    for cell in range(t[CELLS]):
        s[t[AT_PLACE] + cell] = 0
        if s[t[AT_CELLS] + cell] == 0:
            give_cell(s, t, cell)


@kernel
def give_cell(s: State, t: Row, cell: int) -> None:
    s[t[AT_FREE] + s[FREE_COUNT]] = cell
    s[t[AT_PLACE] + cell] = s[FREE_COUNT]
    s[FREE_COUNT] += 1


@kernel
def take_cell(s: State, t: Row, cell: int) -> None:
    last = s[t[AT_FREE] + s[FREE_COUNT] - 1]
    at = s[t[AT_PLACE] + cell]
    s[t[AT_FREE] + at] = last
    s[t[AT_PLACE] + last] = at
    s[FREE_COUNT] -= 1


@kernel
def first_man(s: State, t: Row) -> int:
    """Where the first man of who begins stands, when his second is to be placed; else -1."""
    if s[PLY] != 2 or s[ACTORS] != 1:
        return -1
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 1:
            return cell
    return -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or s[HAND + s[ACTORS] - 1] == 0:
        return 0
    first = first_man(s, t)
    n = 0
    for cell in range(t[CELLS]):
        out[n] = cell
        far = first < 0 or t[t[FAR] + first * t[CELLS] + cell] >= t[APART]
        n += s[t[AT_CELLS] + cell] == 0 and far
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[PLY] == 2:
        return -2
    if s[FREE_COUNT] == 0 or s[HAND + s[ACTORS] - 1] == 0:
        return -1
    return s[t[AT_FREE] + random_below(rng, s[FREE_COUNT])]


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    s[t[AT_CELLS] + move] = own
    take_cell(s, t, move)
    s[HAND + own - 1] -= 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    take_pairs(s, t, move, own)
    if makes_six(s, t, move, own):
        end_win(s, t, own - 1, ROW)


@kernel
def take_pairs(s: State, t: Row, cell: int, own: int) -> None:
    """In each direction: two enemies, then an own man."""
    cells, enemy = t[AT_CELLS], 3 - own
    for way in range(WAYS):
        one = t[t[NEAR] + WAYS * cell + way]
        two = t[t[NEAR] + WAYS * one + way]
        if s[cells + one] == enemy and s[cells + two] == enemy and s[cells + t[t[NEAR] + WAYS * two + way]] == own:
            s[cells + one] = 0
            s[cells + two] = 0
            give_cell(s, t, one)
            give_cell(s, t, two)
            s[POINTS + own - 1] += 2


@kernel
def makes_six(s: State, t: Row, cell: int, own: int) -> bool:
    for k in range(t[t[FIRST_OF] + cell], t[t[FIRST_OF] + cell + 1]):
        at = t[SIXES] + SIX * t[t[SIXES_OF] + k]
        found = 0
        while found < SIX and s[t[AT_CELLS] + t[at + found]] == own:
            found += 1
        if found == SIX:
            return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """The board is full, or a player has no man left."""
    end_draw(s, t, FULL_BOARD if s[FREE_COUNT] == 0 else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Every six that still belongs to one player alone, the fuller the better."""
    mine = theirs = 0
    for at in range(t[SIXES], t[SIXES] + SIX * t[SIX_COUNT], SIX):
        both, count = 0, 0
        for k in range(at, at + SIX):
            code = s[t[AT_CELLS] + t[k]]
            both |= code
            count += code != 0
        if both == player + 1:
            mine += 1 << 2 * count
        elif both == 2 - player:
            theirs += 1 << 2 * count
    return 900 * (mine - theirs) // (mine + theirs + 256)
