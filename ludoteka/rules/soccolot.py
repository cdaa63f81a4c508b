"""Kernel of soccolot.

State  cells[c]: 0 empty, 1 + side * 6 + number of the player; ball: its cell
Move   origin | to << 7 | kind << 14; RUN and DRIBBLE: where the player goes, KICK: where the ball goes
"""

from __future__ import annotations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.soccolot import Soccolot
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

PART = (1 << 7) - 1
RUN, DRIBBLE, KICK = range(3)
TEAM = 6
WAYS = 8

CELLS, STEPS, GOAL_OF, RANKS, LONGEST, AT_CELLS, BALL = range(TABLES, TABLES + 7)
SLOTS = 7
GOAL, LIMIT, NO_MOVES = int(Reason.GOAL), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Soccolot) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n <= PART
    assert len(board.plan.directions) == WAYS
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(GOAL_OF, [next((k + 1 for k in (0, 1) if c in board.region(game.goals[k])), 0) for c in range(n)])
    packer.section(RANKS, [int(name[1:]) for name in board.names])
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=2 * TEAM)
    packer.field_at("ball", 1, BALL, high=n - 1)
    return packer.tables(most_moves=TEAM * (2 * WAYS + n))


def start(game: Soccolot, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for side, names in enumerate(game.players_at):
        for number, cell in enumerate(game.board.all_at(names)):
            s[t[AT_CELLS] + cell] = 1 + side * TEAM + number
    s[t[BALL]] = game.board.at(game.ball)
    return s


@kernel
def side_of(code: int) -> int:
    """1 or 2, as in ACTORS; 0 for an empty cell."""
    return 0 if code == 0 else 1 if code <= TEAM else 2


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for cell in range(t[CELLS]):
        if side_of(s[t[AT_CELLS] + cell]) == s[ACTORS]:
            n = runs(s, t, cell, out, n)
            for way in range(WAYS):
                if t[t[STEPS] + cell * WAYS + way] == s[t[BALL]]:
                    n = dribbles(s, t, cell, out, n)
                    n = kicks(s, t, cell, way, out, n)
    return n


@kernel
def runs(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        if to != OFF and s[t[AT_CELLS] + to] == 0 and to != s[t[BALL]] and t[t[GOAL_OF] + to] == 0:
            out[n] = cell | to << 7
            n += 1
    return n


@kernel
def dribbles(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """The player steps, and the ball goes the same way; each may take the place that the other leaves."""
    cells, ball = t[AT_CELLS], s[t[BALL]]
    for way in range(WAYS):
        to, beyond = t[t[STEPS] + cell * WAYS + way], t[t[STEPS] + ball * WAYS + way]
        if to == OFF or beyond == OFF or t[t[GOAL_OF] + to]:
            continue
        if s[cells + to] == 0 and (s[cells + beyond] == 0 or beyond == cell):
            out[n] = cell | to << 7 | DRIBBLE << 14
            n += 1
    return n


@kernel
def kicks(s: State, t: Row, cell: int, way: int, out: Row, n: int) -> int:
    """The ball flies away from the player as far as he likes, up to the first obstacle."""
    to = t[t[STEPS] + s[t[BALL]] * WAYS + way]
    while to != OFF and s[t[AT_CELLS] + to] == 0:
        out[n] = cell | to << 7 | KICK << 14
        n += 1
        to = t[t[STEPS] + to * WAYS + way]
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells, side = t[AT_CELLS], s[ACTORS]
    origin, to, kind = move & PART, move >> 7 & PART, move >> 14
    if kind == KICK:
        s[t[BALL]] = to
    else:
        if kind == DRIBBLE:
            way = 0
            while t[t[STEPS] + origin * WAYS + way] != to:
                way += 1
            s[t[BALL]] = t[t[STEPS] + s[t[BALL]] * WAYS + way]
        s[cells + to] = s[cells + origin]
        s[cells + origin] = 0
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - side
    goal = t[t[GOAL_OF] + s[t[BALL]]]
    if goal:
        end_win(s, t, 2 - goal, GOAL)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Nobody of the team can do anything: the other side wins."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The ball towards the other's goal is good; so is a player of one's own close behind it."""
    ball = s[t[BALL]]
    value = 60 * (9 - 2 * t[t[RANKS] + ball])
    for way in range(WAYS):
        near = t[t[STEPS] + ball * WAYS + way]
        if near != OFF:
            side = side_of(s[t[AT_CELLS] + near])
            value += 70 if side == 1 else -70 if side == 2 else 0
    return min(900, max(-900, value if player == 0 else -value))
