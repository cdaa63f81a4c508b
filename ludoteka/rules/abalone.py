"""Kernel of abalone.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; POINTS[p]: the balls a player has pushed off.
       QUIET counts turns in which nothing was pushed off.
Move   tail | (length - 1) << 6 | way << 8 | to << 11, or PASS: `length` balls in a row from `tail` in direction `way`,
       all of them going in direction `to`. Lengthwise moves have to = way, and a single ball too; in sidelong moves
       `way` is one of the first three directions, so that each row has one tail.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.abalone import Abalone
from .abi import ACTORS, PLAYERS, PLY, POINTS, QUIET, TABLES, Packer, Row, State, Tables
from .common import actor_of, end_draw, end_win, pass_turn
from .lean import kernel

CELLS, STEPS, TO_WIN, QUIET_LIMIT, MIDDLE, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

CELL = (1 << 6) - 1
LENGTH, WAY, TO = 6, 8, 11
PASS = 1 << 14
WAYS, LONGEST = 6, 3
BORDER = 99
TARGET, NO_PROGRESS = int(Reason.TARGET), int(Reason.NO_PROGRESS)


def pack(game: Abalone) -> Tables:
    board = game.board
    assert board is not None
    n, most = len(board), max(len(cells.split()) for cells in game.balls)
    assert n <= CELL
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.set(TO_WIN, game.to_win)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.section(MIDDLE, [min(len(board.ray(cell, way)) for way in range(WAYS)) for cell in range(n)])
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("border", 1, derived=True)
    sidelong = (WAYS // 2) * (LONGEST - 1) * (WAYS - 2)
    return packer.tables(most_moves=most * (WAYS + sidelong))


def start(game: Abalone, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, names in enumerate(game.balls):
        for cell in game.board.all_at(names):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own, cells = actor_of(s) + 1, t[AT_CELLS]
    n = 0
    for tail in range(t[CELLS]):
        if s[cells + tail] != own:
            continue
        for way in range(WAYS):
            length = lengthwise(s, t, own, tail, way)
            if length:
                out[n] = tail | (length - 1) << LENGTH | way << WAY | way << TO
                n += 1
        for way in range(WAYS // 2):
            n = add_sidelong(s, t, own, tail, way, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def lengthwise(s: State, t: Row, own: int, tail: int, way: int) -> int:
    """How many balls from `tail` on move in direction `way`, pushing what they can; 0 if they cannot."""
    cells, steps = t[AT_CELLS], t[STEPS]
    length, cell = 1, t[steps + tail * WAYS + way]
    while s[cells + cell] == own:
        length += 1
        cell = t[steps + cell * WAYS + way]
    if length > LONGEST or s[cells + cell] == BORDER:
        return 0
    enemies = 0
    while s[cells + cell] != 0 and s[cells + cell] != own and s[cells + cell] != BORDER:
        enemies += 1
        cell = t[steps + cell * WAYS + way]
    return length if enemies < length and s[cells + cell] != own else 0


@kernel
def add_sidelong(s: State, t: Row, own: int, tail: int, way: int, out: Row, n: int) -> int:
    """Rows of two and three from `tail` that step sideways together, each ball to an empty cell."""
    cells, steps = t[AT_CELLS], t[STEPS]
    for to in range(WAYS):
        if to % (WAYS // 2) == way or s[cells + t[steps + tail * WAYS + to]] != 0:
            continue
        cell = tail
        for length in range(2, LONGEST + 1):
            cell = t[steps + cell * WAYS + way]
            if s[cells + cell] != own or s[cells + t[steps + cell * WAYS + to]] != 0:
                break
            out[n] = tail | (length - 1) << LENGTH | way << WAY | to << TO
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[QUIET] += 1
    if move != PASS:
        tail, length, way, to = move & CELL, (move >> LENGTH & 3) + 1, move >> WAY & 7, move >> TO & 7
        if way == to:
            push(s, t, player, tail, way)
        else:
            step_aside(s, t, player + 1, tail, length, way, to)
    pass_turn(s, t)
    if s[POINTS + player] >= t[TO_WIN]:
        end_win(s, t, player, TARGET)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def push(s: State, t: Row, player: int, tail: int, way: int) -> None:
    """Every ball from `tail` on moves up one cell, until one fills an empty cell or falls off the board."""
    cells = t[AT_CELLS]
    moving, cell = s[cells + tail], tail
    s[cells + tail] = 0
    while moving != 0:
        cell = t[t[STEPS] + cell * WAYS + way]
        if s[cells + cell] == BORDER:
            s[POINTS + player] += 1
            s[QUIET] = 0
            moving = 0
        else:
            found = s[cells + cell]
            s[cells + cell] = moving
            moving = found


@kernel
def step_aside(s: State, t: Row, own: int, tail: int, length: int, way: int, to: int) -> None:
    cells, steps, cell = t[AT_CELLS], t[STEPS], tail
    for _ in range(length):
        s[cells + cell] = 0
        s[cells + t[steps + cell * WAYS + to]] = own
        cell = t[steps + cell * WAYS + way]


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    end_draw(s, t, NO_PROGRESS)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Balls pushed off, and how near the middle the others lie, against the average of the others."""
    mine, theirs = 130 * s[POINTS + player], 0
    for other in range(t[PLAYERS]):
        if other != player:
            theirs += 130 * s[POINTS + other]
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        worth = 4 * t[t[MIDDLE] + cell]
        if code == player + 1:
            mine += worth + 20
        elif code:
            theirs += worth + 20
    return min(900, max(-900, mine - theirs // (t[PLAYERS] - 1)))
