"""Kernel of breakthrough.

State  cells[c]: 0 empty, 1 + player; cells[n] is a border that is nobody's and never empty;
       men[p]: how many men a player has, man[p * most + i]: where they stand, place[c]: which of them stands on a cell.
Move   origin | to << 8

A player with a man can always move: before his foremost man no man of his own can stand, so one of the two cells
aslant before it is empty or the enemy's.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import NE, NW, SE, SW, N, S
from ..declare import Reason
from ..declare.breakthrough import Breakthrough
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_win, random_below
from .lean import kernel

MOVE = Packing(8, 8)
PART = (1 << 8) - 1
FORWARD = ((NW, N, NE), (SW, S, SE))
STRAIGHT = 1
"""The middle one of the three ways: it takes nothing."""

CELLS, MOST, AHEAD, GOAL, ROW, ROWS, AT_CELLS, AT_MEN, AT_MAN, AT_PLACE = range(TABLES, TABLES + 10)
SLOTS = 10

REACHED, NO_PIECES = int(Reason.GOAL), int(Reason.NO_PIECES)


def pack(game: Breakthrough) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, most = len(board), game.home_rows * board.width
    assert n <= PART
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(MOST, most)
    packer.set(ROWS, board.height)
    packer.section(ROW, [cell // board.width for cell in range(n)])
    # ahead[(player * n + cell) * 3 + way]; off the board lies the border.
    ahead = [board.step(cell, way) for ways in FORWARD for cell in range(n) for way in ways]
    packer.section(AHEAD, [to if to >= 0 else n for to in ahead])
    goals = [board.height - 1, 0]
    packer.section(GOAL, [cell // board.width == goal for goal in goals for cell in range(n)])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.field_at("men", 2, AT_MEN, high=most, derived=True)
    packer.field_at("man", 2 * most, AT_MAN, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=most, derived=True)
    return packer.tables(most_moves=3 * most)


def start(game: Breakthrough, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    n, most = t[CELLS], t[MOST]
    s[ACTORS] = 1
    for cell in range(most):
        s[t[AT_CELLS] + cell] = 1
        s[t[AT_CELLS] + n - 1 - cell] = 2
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and list the men."""
    n, most = t[CELLS], t[MOST]
    s[t[AT_CELLS] + n] = 3
    s[t[AT_MEN]] = 0
    s[t[AT_MEN] + 1] = 0
    for cell in range(n):
        code = s[t[AT_CELLS] + cell]
        if code:
            men = s[t[AT_MEN] + code - 1]
            s[t[AT_MAN] + (code - 1) * most + men] = cell
            s[t[AT_PLACE] + cell] = men
            s[t[AT_MEN] + code - 1] = men + 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    cells, own = t[AT_CELLS], player + 1
    man = t[AT_MAN] + player * t[MOST]
    n = 0
    for i in range(s[t[AT_MEN] + player]):
        origin = s[man + i]
        ahead = t[AHEAD] + (player * t[CELLS] + origin) * 3
        for way in range(3):
            to = t[ahead + way]
            code = s[cells + to]
            out[n] = origin | to << 8
            n += code == 0 or (code == 3 - own and way != STRAIGHT)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draws a man and a way until they make a move: every legal move is drawn as often as any other."""
    player = s[ACTORS] - 1
    men = s[t[AT_MEN] + player]
    if men == 0:
        return -1
    man = t[AT_MAN] + player * t[MOST]
    while True:
        drawn = random_below(rng, 3 * men)
        way = drawn % 3
        origin = s[man + drawn // 3]
        to = t[t[AHEAD] + (player * t[CELLS] + origin) * 3 + way]
        code = s[t[AT_CELLS] + to]
        if code == 0 or (code == 2 - player and way != STRAIGHT):
            return origin | to << 8


@kernel
def play(s: State, t: Row, move: int) -> None:
    origin, to = move & PART, move >> 8 & PART
    player = s[ACTORS] - 1
    cells, place, most = t[AT_CELLS], t[AT_PLACE], t[MOST]
    if s[cells + to]:
        lose(s, t, 1 - player, to)
    s[cells + origin] = 0
    s[cells + to] = player + 1
    i = s[place + origin]
    s[t[AT_MAN] + player * most + i] = to
    s[place + to] = i
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if t[t[GOAL] + player * t[CELLS] + to]:
        end_win(s, t, player, REACHED)
    elif s[t[AT_MEN] + 1 - player] == 0:
        end_win(s, t, player, NO_PIECES)


@kernel
def lose(s: State, t: Row, player: int, cell: int) -> None:
    """A man is taken: the last of the list fills its place."""
    man = t[AT_MAN] + player * t[MOST]
    i = s[t[AT_PLACE] + cell]
    last = s[t[AT_MEN] + player] - 1
    s[t[AT_MEN] + player] = last
    moved = s[man + last]
    s[man + i] = moved
    s[t[AT_PLACE] + moved] = i


@kernel
def result(s: State, t: Row) -> None:
    """Only a position that was set up can have a player without men to move."""
    end_win(s, t, 2 - s[ACTORS], NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men, and how far they have come."""
    rows, score = t[ROWS], 0
    for side in range(2):
        found = 0
        for i in range(s[t[AT_MEN] + side]):
            row = t[t[ROW] + s[t[AT_MAN] + side * t[MOST] + i]]
            gone = row if side == 0 else rows - 1 - row
            found += 20 + gone * gone
        score += found if side == player else -found
    return min(900, max(-900, score))
