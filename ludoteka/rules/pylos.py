"""Kernel of pylos.

State  cells[c]: 0 empty, 1 + player; due: how many balls may still be taken back in this turn. PHASE: BUILD or TAKE.
Move   cell: a ball from the hand; RAISE | from | to << 6: a ball goes up; GIVE_BACK | cell; STOP.

A ball can lie on the four balls of a square below it. So every place above the lowest storey stands for a square: its
four carriers.
"""

from __future__ import annotations

from ..boards import Pyramid
from ..declare import Reason
from ..declare.pylos import Pylos
from .abi import ACTORS, HEADER, PHASE, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

DUE, MEN = HEADER, HEADER + 1

CELLS, CARRIERS, CARRIED, STOREY, ROWS, ROW_COUNT, ROW_LENGTH, GIVEN, LONGEST, AT_CELLS = range(TABLES, TABLES + 10)
SLOTS = 10

PART = (1 << 6) - 1
RAISE, GIVE_BACK, STOP = 1 << 12, 1 << 13, 1 << 14
BUILD, TAKE = range(2)
FOUR = 4
UP, DOWN = 8, 12
"""The first of the four directions that lead to the next storey, and to the one below."""
GOAL, NO_PIECES, LIMIT = int(Reason.GOAL), int(Reason.NO_PIECES), int(Reason.LIMIT)


def pack(game: Pylos) -> Tables:
    board = game.board
    assert isinstance(board, Pyramid)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("due", DUE, high=game.given_back)
    packer.fixed_field("men", MEN, 2, high=n // 2, derived=True)
    packer.set(CELLS, n)
    packer.section(CARRIERS, [board.step(cell, DOWN + k) for cell in range(n) for k in range(FOUR)])
    packer.section(CARRIED, [board.step(cell, UP + k) for cell in range(n) for k in range(FOUR)])
    packer.section(STOREY, [cell.layer for cell in board.cells])
    rows = full_rows(board) if game.rows_too else []
    packer.set(ROW_COUNT, len(rows))
    packer.section(ROWS, [cell for row in rows for cell in (*row, *[row[0]] * (board.base - len(row)))])
    packer.set(ROW_LENGTH, board.base)
    packer.set(GIVEN, game.given_back)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=2)
    return packer.tables(most_moves=n * n, whole_turns=False)


def full_rows(board: Pyramid) -> list[tuple[int, ...]]:
    """The rows and columns from edge to edge of the two lowest storeys."""
    found = []
    for storey in (0, 1):
        size = board.base - storey
        for k in range(size):
            names = [[f"{storey + 1}{chr(97 + f)}{r + 1}" for f, r in line] for line in
                     ([(i, k) for i in range(size)], [(k, i) for i in range(size)])]  # fmt: skip
            found += [board.all_at(row) for row in names]
    return found


def start(game: Pylos, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[MEN] = 0
    s[MEN + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + code - 1] += 1


@kernel
def is_carried(s: State, t: Row, cell: int, without: int) -> bool:
    """Whether a ball can lie here: on the lowest storey, or on four balls, none of which is `without`."""
    if t[t[STOREY] + cell] == 0:
        return True
    for k in range(FOUR):
        below = t[t[CARRIERS] + cell * FOUR + k]
        if s[t[AT_CELLS] + below] == 0 or below == without:
            return False
    return True


@kernel
def is_free(s: State, t: Row, cell: int) -> bool:
    """Whether a ball carries no other."""
    for k in range(FOUR):
        above = t[t[CARRIED] + cell * FOUR + k]
        if above >= 0 and s[t[AT_CELLS] + above] != 0:
            return False
    return True


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    cells, own = t[AT_CELLS], s[ACTORS]
    n = 0
    if s[PHASE] == TAKE:
        for cell in range(t[CELLS]):
            if s[cells + cell] == own and is_free(s, t, cell):
                out[n] = GIVE_BACK | cell
                n += 1
        out[n] = STOP
        return n + 1
    for cell in range(t[CELLS]):
        if s[cells + cell] == 0 and is_carried(s, t, cell, -1):
            out[n] = cell
            n += 1
    for cell in range(t[CELLS]):
        if s[cells + cell] == own and is_free(s, t, cell):
            for to in range(cell + 1, t[CELLS]):
                if t[t[STOREY] + to] > t[t[STOREY] + cell] and s[cells + to] == 0 and is_carried(s, t, to, cell):
                    out[n] = RAISE | cell | to << 6
                    n += 1
    return n


@kernel
def closes_square(s: State, t: Row, cell: int) -> bool:
    """Whether the ball on this cell completes a square, or a row, of its own colour."""
    own = s[t[AT_CELLS] + cell]
    for k in range(FOUR):
        above = t[t[CARRIED] + cell * FOUR + k]
        if above < 0:
            continue
        count = 0
        for i in range(FOUR):
            count += s[t[AT_CELLS] + t[t[CARRIERS] + above * FOUR + i]] == own
        if count == FOUR:
            return True
    for row in range(t[ROW_COUNT]):
        here, count = False, 0
        for i in range(t[ROW_LENGTH]):
            at = t[t[ROWS] + row * t[ROW_LENGTH] + i]
            here |= at == cell
            count += s[t[AT_CELLS] + at] == own
        if here and count == t[ROW_LENGTH]:
            return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells, own = t[AT_CELLS], s[ACTORS]
    s[PLY] += 1
    if move == STOP:
        end_turn(s, t)
        return
    if move & GIVE_BACK:
        s[cells + (move & PART)] = 0
        s[MEN + own - 1] -= 1
        s[DUE] -= 1
        if s[DUE] == 0 or s[MEN + own - 1] == 0:
            end_turn(s, t)
        return
    to = move & PART
    if move & RAISE:
        s[cells + to] = 0
        s[MEN + own - 1] -= 1
        to = move >> 6 & PART
    s[cells + to] = own
    s[MEN + own - 1] += 1
    if to == t[CELLS] - 1:
        s[TURN] += 1
        end_win(s, t, own - 1, GOAL)
    elif t[GIVEN] and closes_square(s, t, to):
        s[PHASE] = TAKE
        s[DUE] = t[GIVEN]
    else:
        end_turn(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    own = s[ACTORS]
    s[PHASE] = BUILD
    s[DUE] = 0
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if s[MEN + 2 - own] == t[CELLS] // 2:
        end_win(s, t, own - 1, NO_PIECES)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Cannot happen: who is to move has a ball in hand, and there is always a place for it."""
    end_draw(s, t, LIMIT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Balls saved: who has more in hand lays the last one."""
    return max(-900, min(900, 110 * (s[MEN + 1 - player] - s[MEN + player])))
