"""Kernel of leapover.

State  cells[c]: 0 empty, 1 + player. POINTS: the leaps of each player, which are penalties.
Move   cell: the nearest empty one of a row (first player, from the left) or a column (second player, from below).
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.leapover import Leapover, Leaps
from .abi import ACTORS, PLY, POINTS, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

CELLS, STEPS, FIRST, EACH, AT_CELLS = range(TABLES, TABLES + 5)
SLOTS = 5

MOVE = Packing(8)
WAYS = 8
COUNT = int(Reason.COUNT)


def pack(game: Leapover) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(FIRST, [board.step(cell, way) < 0 for way in (W, S) for cell in range(n)])
    packer.set(EACH, game.leaps is Leaps.EACH)
    packer.field_at("cells", n, AT_CELLS, high=2)
    return packer.tables(most_moves=max(board.width, board.height))


def start(game: Leapover, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    way = E if player == 0 else N
    n = 0
    for first in range(t[CELLS]):
        if t[t[FIRST] + player * t[CELLS] + first]:
            cell = first
            while cell >= 0 and s[t[AT_CELLS] + cell] != 0:
                cell = t[t[STEPS] + cell * WAYS + way]
            if cell >= 0:
                out[n] = cell
                n += 1
    return n


@kernel
def leaps_over(s: State, t: Row, cell: int, player: int) -> int:
    """How many enemies stand between a new piece and the player's last one in that row, or its beginning."""
    back = W if player == 0 else S
    count = 0
    behind = t[t[STEPS] + cell * WAYS + back]
    while behind >= 0 and s[t[AT_CELLS] + behind] == 2 - player:
        count += 1
        behind = t[t[STEPS] + behind * WAYS + back]
    return count


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    leapt = leaps_over(s, t, move, player)
    s[POINTS + player] += leapt if t[EACH] else min(1, leapt)
    s[t[AT_CELLS] + move] = 1 + player
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player


@kernel
def result(s: State, t: Row) -> None:
    """The board is full: who leapt less has won."""
    if s[POINTS] == s[POINTS + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[POINTS] < s[POINTS + 1] else 1, COUNT)
