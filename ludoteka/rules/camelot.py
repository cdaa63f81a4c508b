"""Kernel of camelot, the game of knights' paths.

A path leads from one corner of a rectangle of 2 by 3 cells to the opposite one, along its sides: two cells and round
the corner (LONG_FIRST), or one cell, round the corner and two (the other way). Two cells lie on it; what is there must
be an enemy, and is taken. The cell where it ends must be empty.

State  cells[c]: 0 empty, 1 + player; jumper: 1 + the cell of the man that must go on capturing, 0 if none;
       left: moves that are still open to it; POINTS: men taken; QUIET: moves since one was taken.
Move   from | to << 6 | way << 12; without a capture the way that is clear, LONG_FIRST if both are.
"""

from __future__ import annotations

from ..boards import OFF
from ..boards.square import Square
from ..declare import Reason
from ..declare.camelot import Camelot
from .abi import ACTORS, HEADER, PLY, POINTS, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

CELL = 63
LONG_FIRST, SHORT_FIRST = range(2)

JUMPER = HEADER
LEFT = HEADER + 1

SLOTS = 7
(
    CELLS,
    TARGETS,
    TARGETS_OF,
    SERIES,
    FEW,
    QUIET_LIMIT,
    AT_CELLS,
) = range(TABLES, TABLES + SLOTS)

TARGET_SIZE = 5
"""A target is its cell and the two cells on each way to it."""
MOST_TARGETS = 8
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

NO_PIECES = int(Reason.NO_PIECES)
NO_MOVES = int(Reason.NO_MOVES)
COUNT = int(Reason.COUNT)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def ways(file: int, rank: int, leap: tuple[int, int]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The two cells on either way: along the long leg first, along the short leg first."""
    dx, dy = leap
    along, up = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    if abs(dx) > abs(dy):
        return [(file + along, rank), (file + dx, rank)], [(file, rank + dy), (file + along, rank + dy)]
    return [(file, rank + up), (file, rank + dy)], [(file + dx, rank), (file + dx, rank + up)]


def targets(board: Square, cell: int) -> list[list[int]]:
    """Where a man on the cell can go, each with the cells on both ways."""
    rank, file = divmod(cell, board.width)
    found = []
    for leap in LEAPS:
        to = file + leap[0], rank + leap[1]
        if 0 <= to[0] < board.width and 0 <= to[1] < board.height:
            long_way, short_way = ways(file, rank, leap)
            found.append([y * board.width + x for x, y in (to, *long_way, *short_way)])
    return found


def pack(game: Camelot) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    men = len(board.all_at(game.placed[0]))
    listed = [targets(board, cell) for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.fixed_field("left", LEFT, high=game.longest_series)
    packer.set(CELLS, n)
    packer.section(TARGETS, [cell for found in listed for target in found for cell in target])
    packer.section(TARGETS_OF, [sum(map(len, listed[:cell])) for cell in range(n + 1)])
    packer.set(SERIES, game.longest_series)
    packer.set(FEW, game.few)
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.field_at("cells", n, AT_CELLS, high=2)
    return packer.tables(most_moves=2 * MOST_TARGETS * men, whole_turns=False)


def start(game: Camelot, tables: Tables) -> State:
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
def takes(s: State, t: Row, way: int, man: int) -> int:
    """How many enemies stand on the two cells of a way; -1 if an own man bars it."""
    a, b = s[t[AT_CELLS] + t[way]], s[t[AT_CELLS] + t[way + 1]]
    if a == man or b == man:
        return OFF
    return int(a != 0) + int(b != 0)


@kernel
def captures_of(s: State, t: Row, out: Row, n: int, cell: int, man: int) -> int:
    """Write the captures of one man."""
    for k in range(t[t[TARGETS_OF] + cell], t[t[TARGETS_OF] + cell + 1]):
        target = t[TARGETS] + k * TARGET_SIZE
        if s[t[AT_CELLS] + t[target]] == 0:
            for way in range(2):
                if takes(s, t, target + 1 + 2 * way, man) > 0:
                    out[n] = cell | t[target] << 6 | way << 12
                    n += 1
    return n


@kernel
def walks_of(s: State, t: Row, out: Row, n: int, cell: int, man: int) -> int:
    """Write the moves of one man without a capture, one for each target: by the long leg first if that way is clear."""
    for k in range(t[t[TARGETS_OF] + cell], t[t[TARGETS_OF] + cell + 1]):
        target = t[TARGETS] + k * TARGET_SIZE
        if s[t[AT_CELLS] + t[target]] == 0:
            for way in range(2):
                if takes(s, t, target + 1 + 2 * way, man) == 0:
                    out[n] = cell | t[target] << 6 | way << 12
                    n += 1
                    break
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    man = s[ACTORS]
    if s[JUMPER] > 0:
        return captures_of(s, t, out, 0, s[JUMPER] - 1, man)
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            n = captures_of(s, t, out, n, cell, man)
    if n > 0 or is_late(s, t):
        return n
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            n = walks_of(s, t, out, n, cell, man)
    return n


@kernel
def count(s: State, t: Row, man: int) -> int:
    n = 0
    for cell in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        n += s[cell] == man
    return n


@kernel
def is_late(s: State, t: Row) -> bool:
    """Whether both sides have so few men that only captures are legal."""
    return count(s, t, 1) <= t[FEW] and count(s, t, 2) <= t[FEW]


@kernel
def can_capture(s: State, t: Row, cell: int, man: int) -> bool:
    for k in range(t[t[TARGETS_OF] + cell], t[t[TARGETS_OF] + cell + 1]):
        target = t[TARGETS] + k * TARGET_SIZE
        if s[t[AT_CELLS] + t[target]] == 0 and (takes(s, t, target + 1, man) > 0 or takes(s, t, target + 3, man) > 0):
            return True
    return False


@kernel
def walk(s: State, t: Row, move: int, man: int) -> int:
    """Move the man and take the enemies on its way; how many."""
    origin, to, way = move & CELL, move >> 6 & CELL, move >> 12
    taken = 0
    for k in range(t[t[TARGETS_OF] + origin], t[t[TARGETS_OF] + origin + 1]):
        target = t[TARGETS] + k * TARGET_SIZE
        if t[target] == to:
            for on_way in range(target + 1 + 2 * way, target + 3 + 2 * way):
                if s[t[AT_CELLS] + t[on_way]] == 3 - man:
                    s[t[AT_CELLS] + t[on_way]] = 0
                    taken += 1
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_CELLS] + to] = man
    return taken


@kernel
def play(s: State, t: Row, move: int) -> None:
    man = s[ACTORS]
    to = move >> 6 & CELL
    s[PLY] += 1
    left = (s[LEFT] if s[JUMPER] > 0 else t[SERIES]) - 1
    taken = walk(s, t, move, man)
    s[POINTS + man - 1] += taken
    s[QUIET] = 0 if taken > 0 else s[QUIET] + 1
    if taken > 0 and left > 0 and can_capture(s, t, to, man):
        s[JUMPER] = to + 1
        s[LEFT] = left
        return
    s[JUMPER] = s[LEFT] = 0
    s[TURN] += 1
    s[ACTORS] = 3 - man
    if taken > 0 and count(s, t, 3 - man) == 0:
        end_win(s, t, man - 1, NO_PIECES)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """No move: late in the game the men are counted; before that, who cannot move has lost."""
    if not is_late(s, t):
        end_win(s, t, 2 - s[ACTORS], NO_MOVES)
        return
    first, second = count(s, t, 1), count(s, t, 2)
    if first == second:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if first > second else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men against men."""
    return max(-900, min(900, 80 * (s[POINTS + player] - s[POINTS + 1 - player])))
