"""Kernel of borderline.

State  cells[c]: 0 empty, else 1 + kind * 2 + player, where the kind is the home row from which a piece comes (no
       piece is ever turned); men[p] counts them. QUIET counts moves without capture.
Move   origin | to << 6
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.borderline import Borderline
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import actor_of, end_draw, end_win
from .lean import kernel

MOVE = Packing(6, 6)

MEN = HEADER

CELLS, WIDTH, KINDS, STEPS, FAR, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 7)
SLOTS = 7

PART = (1 << 6) - 1
WAYS = 4
GOAL, NO_PIECES, NO_MOVES, NO_PROGRESS = (
    int(reason) for reason in (Reason.GOAL, Reason.NO_PIECES, Reason.NO_MOVES, Reason.NO_PROGRESS)
)


def pack(game: Borderline) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=n, derived=True)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.set(KINDS, len(game.rows))
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    # The second player's pieces look the other way.
    turned = [numbers[2 * player :] + numbers[: 2 * player] for numbers in game.rows for player in (0, 1)]
    packer.section(FAR, [number for numbers in turned for number in numbers])
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=2 * len(game.rows))
    return packer.tables(most_moves=WAYS * board.width * len(game.rows))


def start(game: Borderline, tables: Tables) -> State:
    board = game.board
    assert isinstance(board, Square)
    s, cells, n = tables.blank(), tables.field("cells").at, len(board)
    s[ACTORS] = 1
    for kind in range(len(game.rows)):
        for file in range(board.width):
            s[cells + kind * board.width + file] = 1 + 2 * kind
            s[cells + n - 1 - kind * board.width - file] = 2 + 2 * kind
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Count the pieces."""
    s[MEN] = 0
    s[MEN + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + (code - 1) % 2] += 1


@kernel
def landing(s: State, t: Row, origin: int, way: int) -> int:
    """Where a piece ends that goes this way, or -1: off the board, or on a piece of its own."""
    code = s[t[AT_CELLS] + origin]
    at = origin
    for _ in range(t[t[FAR] + (code - 1) * WAYS + way]):
        at = t[t[STEPS] + at * WAYS + way]
        if at < 0:
            return -1
    there = s[t[AT_CELLS] + at]
    return at if there == 0 or (there - code) % 2 != 0 else -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    for origin in range(t[CELLS]):
        code = s[t[AT_CELLS] + origin]
        if code == 0 or (code - 1) % 2 != player:
            continue
        for way in range(WAYS):
            to = landing(s, t, origin, way)
            if to >= 0:
                out[n] = origin | to << 6
                n += 1
    return n


@kernel
def direction(t: Row, origin: int, to: int) -> int:
    """N, E, S or W, from 0."""
    if origin % t[WIDTH] == to % t[WIDTH]:
        return 0 if to > origin else 2
    return 1 if to > origin else 3


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    origin, to = move & PART, move >> 6
    cells, code = t[AT_CELLS], s[t[AT_CELLS] + origin]
    way = direction(t, origin, to)
    s[QUIET] += 1
    at = origin
    while at != to:
        at = t[t[STEPS] + at * WAYS + way]
        met = s[cells + at]
        if met and (met - 1) % 2 != player:
            s[cells + at] = 0
            s[MEN + 1 - player] -= 1
            s[QUIET] = 0
    s[cells + origin] = 0
    s[cells + to] = code
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << (1 - player)
    if is_across(t, to, player):
        end_win(s, t, player, GOAL)
    elif s[MEN + 1 - player] == 0:
        end_win(s, t, player, NO_PIECES)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def is_across(t: Row, cell: int, player: int) -> bool:
    """Beyond the enemy's border."""
    return cell < t[WIDTH] if player else cell >= t[CELLS] - t[WIDTH]


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 1 - actor_of(s), NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces, and a little for those that have come far."""
    value = 0
    rows = t[CELLS] // t[WIDTH]
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            owner, row = (code - 1) % 2, cell // t[WIDTH]
            worth = 60 + 3 * (rows - 1 - row if owner else row)
            value += worth if owner == player else -worth
    return min(900, max(-900, value))
