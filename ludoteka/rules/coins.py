"""Kernel of the coin chases.

State  at[p]: the points of the hunter and of the hunted; left: moves that the hunter still has
Move   the point to which the coin of the player steps
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.coins import Coins
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_win
from .lean import kernel

MOVE = Packing(8)
REMEMBERED = ()

AT, LEFT = HEADER, HEADER + 2
WAYS, LINES = range(TABLES, TABLES + 2)
SLOTS = 2

NOWHERE = -1
CAPTURED, LIMIT = int(Reason.CAPTURED), int(Reason.LIMIT)


def pack(game: Coins) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    most = max(len(board.neighbours(cell)) for cell in range(n))
    packer = Packer(game, SLOTS)
    packer.fixed_field("at", AT, 2, high=n - 1)
    packer.fixed_field("left", LEFT, high=game.moves)
    packer.set(WAYS, most)
    lines = [[*board.neighbours(cell), *[NOWHERE] * most][:most] for cell in range(n)]
    packer.section(LINES, [to for row in lines for to in row])
    return packer.tables(most_moves=most)


def start(game: Coins, tables: Tables) -> State:
    assert game.board is not None
    s = tables.blank()
    s[ACTORS] = 1
    s[AT], s[AT + 1] = game.board.all_at(game.starts)
    s[LEFT] = game.moves
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    """Every neighbouring point; the hunted does not run into the hunter."""
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for way in range(t[WAYS]):
        to = t[t[LINES] + s[AT + player] * t[WAYS] + way]
        out[n] = to
        n += to != NOWHERE and (player == 0 or to != s[AT])
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[AT + player] = move
    s[ACTORS] = 2 - player
    if player == 0:
        s[LEFT] -= 1
        if move == s[AT + 1]:
            end_win(s, t, 0, CAPTURED)
        elif s[LEFT] == 0:
            end_win(s, t, 1, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """The hunted can always step aside, so this is never asked; a blocked one would have been caught."""
    end_win(s, t, 0, CAPTURED)
