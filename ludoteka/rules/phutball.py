"""Kernel of philosophers' football.

State  cells[c]: 0 empty, 1 a man; ball: its cell; PHASE: JUMPING in the midst of a series of jumps.
Move   cell: a man is put there; JUMP | way: the ball jumps; STOP ends a series.

Each jump is an action of its own. The men leave at once, so a series is never longer than there are men.
"""

from __future__ import annotations

from ..boards import OFF, Square
from ..declare import Reason
from ..declare.phutball import Phutball
from .abi import ACTORS, HEADER, PHASE, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

BALL = HEADER

CELLS, WIDTH, STEPS, LONGEST, AT_CELLS = range(TABLES, TABLES + 5)
SLOTS = 5

WAYS = 8
JUMP, STOP = 1 << 10, 1 << 14
FREE, JUMPING = range(2)
NOWHERE, UPPER, LOWER = -1, -2, -3
"""Where a jump can lead besides a cell: nowhere, over the upper or over the lower goal line."""
HORIZON = 12
"""Actions of a playout: it takes several men before the ball has a way to jump."""
GOAL, LIMIT, NO_MOVES = int(Reason.GOAL), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Phutball) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < JUMP
    packer = Packer(game, SLOTS)
    packer.fixed_field("ball", BALL, high=n - 1)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.section(STEPS, [to for row in board.plan.steps for to in row])
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=1)
    return packer.tables(most_moves=n + WAYS, whole_turns=False)


def start(game: Phutball, tables: Tables) -> State:
    s = tables.blank()
    assert game.board is not None
    s[ACTORS] = 1
    s[BALL] = game.board.at(game.ball)
    return s


@kernel
def landing(s: State, t: Row, way: int) -> int:
    """Where the ball comes down behind the men who stand this way, or NOWHERE, UPPER, LOWER."""
    cell = s[BALL]
    to = t[t[STEPS] + cell * WAYS + way]
    if to == OFF or s[t[AT_CELLS] + to] == 0:
        return NOWHERE
    while to != OFF and s[t[AT_CELLS] + to] == 1:
        cell = to
        to = t[t[STEPS] + cell * WAYS + way]
    if to != OFF:
        return to
    if cell >= t[CELLS] - t[WIDTH] and (way == 7 or way <= 1):
        return UPPER
    if cell < t[WIDTH] and 3 <= way <= 5:
        return LOWER
    return NOWHERE


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for way in range(WAYS):
        out[n] = JUMP | way
        n += landing(s, t, way) != NOWHERE
    if s[PHASE] == JUMPING:
        out[n] = STOP
        return n + 1
    for cell in range(t[CELLS]):
        out[n] = cell
        n += s[t[AT_CELLS] + cell] == 0 and cell != s[BALL]
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move < JUMP:
        s[t[AT_CELLS] + move] = 1
        end_turn(s, t)
    elif move == STOP:
        end_turn(s, t)
    else:
        jump(s, t, move - JUMP)


@kernel
def jump(s: State, t: Row, way: int) -> None:
    to = landing(s, t, way)
    cell = t[t[STEPS] + s[BALL] * WAYS + way]
    while cell != OFF and s[t[AT_CELLS] + cell] == 1:
        s[t[AT_CELLS] + cell] = 0
        if to < 0:
            s[BALL] = cell
        cell = t[t[STEPS] + cell * WAYS + way]
    if to == UPPER or to == LOWER:
        # Over the line: the ball is shown where it left the board.
        end_turn(s, t)
        return
    s[BALL] = to
    s[PHASE] = JUMPING
    for way_on in range(WAYS):
        if landing(s, t, way_on) != NOWHERE:
            return
    end_turn(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    """The turn is over; a ball on a goal line is a goal."""
    s[PHASE] = FREE
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[BALL] >= t[CELLS] - t[WIDTH]:
        end_win(s, t, 0, GOAL)
    elif s[BALL] < t[WIDTH]:
        end_win(s, t, 1, GOAL)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """The board is full and the ball cannot jump."""
    end_draw(s, t, NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far the ball has come, and how far it could jump at once."""
    width = t[WIDTH]
    rows = t[CELLS] // width
    best, worst = s[BALL] // width, s[BALL] // width
    for way in range(WAYS):
        to = landing(s, t, way)
        if to == UPPER:
            best = rows
        elif to == LOWER:
            worst = -1
        elif to >= 0:
            best = max(best, to // width)
            worst = min(worst, to // width)
    score = 60 * (s[BALL] // width + best + worst) - 90 * (rows - 1)
    score = min(900, max(-900, score))
    return score if player == 0 else -score
