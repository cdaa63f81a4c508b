"""Kernel of flitter.

State  laid[k]: 1 + the cell of the k-th triangle, 0 where none has been laid yet; the players lay by turns, so the even
       ones are the first player's. Nothing ever moves, so no board is kept.
Move   the cell where a triangle is laid
"""

from __future__ import annotations

from ..boards import TriangleField
from ..declare import Reason
from ..declare.flitter import Flitter
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(16)

MOST, CENTRE, SIDES, AT_LAID = range(TABLES, TABLES + 4)
SLOTS = 4

WAYS = 3
NEITHER = -1
TRIANGLE, NO_PIECES = int(Reason.ROW), int(Reason.NO_PIECES)


def pack(game: Flitter) -> Tables:
    board = game.board
    assert isinstance(board, TriangleField)
    sides = [board.direction(name) for name in ("left", "right", "over")]
    packer = Packer(game, SLOTS)
    packer.set(MOST, 2 * game.each)
    packer.set(CENTRE, board.region("centre")[0])
    packer.section(SIDES, [board.step(cell, way) for cell in range(len(board)) for way in sides])
    packer.field_at("laid", 2 * game.each, AT_LAID, high=len(board))
    # A triangle more offers two places more and takes one away.
    return packer.tables(most_moves=2 * game.each + 2)


def start(game: Flitter, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """Whose triangle lies there."""
    for k in range(s[PLY]):
        if s[t[AT_LAID] + k] == cell + 1:
            return k & 1
    return NEITHER


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PLY] == 0:
        out[0] = t[CENTRE]
        return 1
    n = 0
    for k in range(s[PLY]):
        for way in range(WAYS):
            to = t[t[SIDES] + (s[t[AT_LAID] + k] - 1) * WAYS + way]
            fresh = owner(s, t, to) == NEITHER
            for i in range(n):
                fresh &= out[i] != to
            if fresh:
                out[n] = to
                n += 1
    return n


@kernel
def surrounded_by(s: State, t: Row, cell: int) -> int:
    """Who has all three triangles around a laid one."""
    if owner(s, t, cell) == NEITHER:
        return NEITHER
    first = owner(s, t, t[t[SIDES] + cell * WAYS])
    for way in range(1, WAYS):
        if owner(s, t, t[t[SIDES] + cell * WAYS + way]) != first:
            return NEITHER
    return first


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[t[AT_LAID] + s[PLY]] = move + 1
    s[PLY] += 1
    s[TURN] += 1
    mover = s[ACTORS] - 1
    s[ACTORS] = 2 - mover
    winner = surrounded_by(s, t, move)
    for way in range(WAYS):
        # Where both come about at once, the one that the player himself makes comes first.
        found = surrounded_by(s, t, t[t[SIDES] + move * WAYS + way])
        if found == mover or winner == NEITHER:
            winner = found
    if winner != NEITHER:
        end_win(s, t, winner, TRIANGLE)
    elif s[PLY] == t[MOST]:
        end_draw(s, t, NO_PIECES)


@kernel
def result(s: State, t: Row) -> None:
    """There is always room for another triangle, so this is never asked."""
    end_draw(s, t, NO_PIECES)
