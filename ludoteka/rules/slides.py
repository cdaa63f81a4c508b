"""Kernel of neutron.

State  cells[c]: 0 empty, 1 + player a pawn, NEUTRON; PHASE: LEAD when the neutron moves, FOLLOW when a pawn does.
Move   from | to << 6.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.slides import Home, Slides
from .abi import ACTORS, PHASE, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

CELLS, WIDTH, STEPS, OTHER_HOME, LONGEST, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

MOVE = Packing(6, 6)
PART = (1 << 6) - 1
LEAD, FOLLOW = range(2)
WAYS = 8
NEUTRON = 3
GOAL, NO_MOVES, LIMIT = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.LIMIT)


def pack(game: Slides) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.section(STEPS, board_steps(game))
    packer.set(OTHER_HOME, game.home is Home.OTHER)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=NEUTRON)
    return packer.tables(most_moves=board.width * WAYS, whole_turns=False)


def start(game: Slides, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    n, width = int(t[CELLS]), int(t[WIDTH])
    cells = int(t[AT_CELLS])
    s[cells : cells + width] = 1
    s[cells + n - width : cells + n] = 2
    s[cells + n // 2] = NEUTRON
    s[ACTORS] = 1
    s[PHASE] = LEAD if game.neutron_first else FOLLOW
    return s


@kernel
def slide(s: State, t: Row, cell: int, way: int) -> int:
    """Where a piece comes to rest that slides this way."""
    to = t[t[STEPS] + cell * WAYS + way]
    while to >= 0 and s[t[AT_CELLS] + to] == 0:
        cell = to
        to = t[t[STEPS] + cell * WAYS + way]
    return cell


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    moved = NEUTRON if s[PHASE] == LEAD else s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == moved:
            for way in range(WAYS):
                to = slide(s, t, cell, way)
                out[n] = cell | to << 6
                n += to != cell
    return n


@kernel
def home_of(t: Row, cell: int) -> int:
    """The player on whose home row the cell lies, or -1."""
    if cell < t[WIDTH]:
        return 0
    return 1 if cell >= t[CELLS] - t[WIDTH] else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells = t[AT_CELLS]
    origin, to = move & PART, move >> 6 & PART
    s[PLY] += 1
    s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    if s[PHASE] == LEAD:
        s[PHASE] = FOLLOW
        owner = home_of(t, to)
        if owner >= 0:
            s[TURN] += 1
            end_win(s, t, 1 - owner if t[OTHER_HOME] else owner, GOAL)
        return
    s[PHASE] = LEAD
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot complete his turn has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How many ways of the neutron lead to each goal; whoever leads it next needs only one."""
    value = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == NEUTRON:
            for way in range(WAYS):
                owner = home_of(t, slide(s, t, cell, way))
                if owner >= 0:
                    winner = 1 - owner if t[OTHER_HOME] else owner
                    weight = 600 if s[PHASE] == LEAD and s[ACTORS] == 1 + winner else 60
                    value += weight if winner == player else -weight
    return max(-900, min(900, value))
