"""Kernel of koan.

State  cells[c]: 0 empty, else 1 + player * 2 + shape (0 octagon, 1 square).
Move   from | to << 8.
"""

from __future__ import annotations

from ..boards import OctagonSquare
from ..boards.square import NE, NW, SE, SW, N, S
from ..declare import Reason
from ..declare.koan import Koan
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_win
from .lean import kernel

CELLS, STEPS, FORWARD, SHAPE, GOALS, ROW, AT_CELLS = range(TABLES, TABLES + 7)
SLOTS = 7

MOVE = Packing(8, 8)
PART = (1 << 8) - 1
WAYS = 8
AHEAD = 3
GOAL, NO_MOVES = int(Reason.GOAL), int(Reason.NO_MOVES)


def pack(game: Koan) -> Tables:
    board = game.board
    assert isinstance(board, OctagonSquare)
    n, last = len(board), 2 * board.height - 1
    assert n < PART
    squares, far = set(board.region("squares")), (f"row {last}", "row 1")
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(FORWARD, [NW, N, NE, SW, S, SE])
    packer.section(SHAPE, [cell in squares for cell in range(n)])
    packer.section(GOALS, [cell in board.region(row) for row in far for cell in range(n)])
    packer.section(ROW, [rank for _, rank in board.places()])
    packer.field_at("cells", n, AT_CELLS, high=4)
    return packer.tables(most_moves=AHEAD * (2 * board.width - 1))


def start(game: Koan, tables: Tables) -> State:
    board = game.board
    assert isinstance(board, OctagonSquare)
    s = tables.blank()
    last = 2 * board.height - 1
    for code, row in ((1, 1), (2, 2), (3, last), (4, last - 1)):
        for cell in board.region(f"row {row}"):
            s[int(tables.row[AT_CELLS]) + cell] = code
    s[ACTORS] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        if code < 0 or code >> 1 != player:
            continue
        for ahead in range(AHEAD):
            to = t[t[STEPS] + cell * WAYS + t[t[FORWARD] + player * AHEAD + ahead]]
            if to >= 0 and may_enter(s, t, to, code):
                out[n] = cell | to << 8
                n += 1
    return n


@kernel
def may_enter(s: State, t: Row, to: int, code: int) -> bool:
    """The cell is empty, or an enemy stands on it and it has the shape of the piece."""
    there = s[t[AT_CELLS] + to] - 1
    if there < 0:
        return True
    return there >> 1 != code >> 1 and t[t[SHAPE] + to] == code & 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    origin, to = move & PART, move >> 8 & PART
    s[t[AT_CELLS] + to] = s[t[AT_CELLS] + origin]
    s[t[AT_CELLS] + origin] = 0
    s[PLY] += 1
    s[TURN] += 1
    if t[t[GOALS] + player * t[CELLS] + to]:
        end_win(s, t, player, GOAL)
    else:
        s[ACTORS] = 2 - player


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men, and a little for each row gone forward."""
    last = t[t[ROW] + t[CELLS] - 1]
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        if code >= 0:
            row = t[t[ROW] + cell]
            gone = row if code < 2 else last - row
            value += (50 + gone * gone // 3) * (1 if code >> 1 == player else -1)
    return max(-900, min(900, value))
