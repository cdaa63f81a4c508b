"""Kernel of the skyscraper game.

State  cells[c]: 0 empty, 1 + 6 * player + stand of a cube; placed: cubes set up so far. PHASE: SETTING, TIPPING.
Move   SETTING: the stand of the next cube; TIPPING: cell | way << 7; PASS

A stand is one of the six orders in which the profiles O, X and S lie along three axes: upright, north to south, west to
east. Tipping exchanges the upright one with that of the direction; a cube falls where the hole is as its upright one.
"""

from __future__ import annotations

from itertools import permutations

from ..boards import HoledSquare
from ..boards.holes import SIGNS
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.tipping import Tipping
from .abi import ACTORS, HEADER, PHASE, PLAYERS, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import actor_of, end_draw, end_win, pass_turn
from .lean import kernel

PLACED = HEADER

CELLS, STEPS, HOLES, TIPS, HOMES, EACH, TIPPED, UPRIGHT, TOP, LONGEST, AT_CELLS = range(TABLES, TABLES + 11)
SLOTS = 11

WAYS, STANDS = 4, 6
PASS = 1 << 9
PART = 127
SETTING, TIPPING = range(2)
NO_HOLE = -1
TOO_FAR = 99
GOAL, LIMIT, NO_MOVES = int(Reason.GOAL), int(Reason.LIMIT), int(Reason.NO_MOVES)

ORDERS = tuple(permutations(range(3)))
"""The profiles along the three axes, for each stand."""


def tipped(stand: int, way: int) -> int:
    """How a cube stands after it was tipped; N and S exchange the first two, E and W the first and the third."""
    upright, along, across = ORDERS[stand]
    return ORDERS.index((along, upright, across) if way % 2 == 0 else (across, along, upright))


def tips_to_top(board: HoledSquare, holes: dict[int, int]) -> list[int]:
    """For each cell and stand: how often a cube alone on the board must be tipped until it stands on the top."""
    far = [TOO_FAR] * (len(board) * STANDS)
    top = board.region("top")[0]
    todo = [(top, stand) for stand in range(STANDS) if ORDERS[stand][0] != holes[top]]
    for cell, stand in todo:
        far[cell * STANDS + stand] = 0
    for cell, stand in todo:  # grows as it is walked
        for way, direction in enumerate((N, E, S, W)):
            origin, before = board.step(cell, direction), tipped(stand, way)
            free = origin >= 0 and holes.get(origin, NO_HOLE) != ORDERS[before][0]
            if free and far[origin * STANDS + before] == TOO_FAR:
                far[origin * STANDS + before] = far[cell * STANDS + stand] + 1
                todo.append((origin, before))
    return far


def pack(game: Tipping) -> Tables:
    board = game.board
    assert isinstance(board, HoledSquare)
    n = len(board)
    assert n <= PART
    holes = {cell: sign for sign, name in enumerate(SIGNS) for cell in board.region(name)}
    each = len(game.starts[0])
    packer = Packer(game, SLOTS)
    packer.fixed_field("placed", PLACED, high=each * game.players)
    packer.set(CELLS, n)
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    packer.section(HOLES, [holes.get(cell, NO_HOLE) for cell in range(n)])
    packer.section(TIPS, tips_to_top(board, holes))
    own = [cell for cells in game.starts for cell in board.all_at(cells)]
    others = [cell for cell in range(n) if cell not in holes and cell not in own]
    packer.section(HOMES, [*own, *others, -1])
    packer.set(EACH, each)
    packer.section(TIPPED, [tipped(stand, way) for stand in range(STANDS) for way in range(WAYS)])
    packer.section(UPRIGHT, [order[0] for order in ORDERS])
    packer.set(TOP, board.region("top")[0])
    packer.set(LONGEST, game.limit)
    packer.field_at("cells", n, AT_CELLS, high=STANDS * game.players)
    return packer.tables(most_moves=max(STANDS, WAYS * each))


def start(game: Tipping, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """Whose cube stands there; -1: none."""
    code = s[t[AT_CELLS] + cell]
    return (code - 1) // STANDS if code else -1


@kernel
def next_home(s: State, t: Row) -> int:
    """The cell of the cube that is set up next: the players take turns."""
    return t[t[HOMES] + s[PLACED] % t[PLAYERS] * t[EACH] + s[PLACED] // t[PLAYERS]]


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == SETTING:
        for stand in range(STANDS):
            out[stand] = stand
        return STANDS
    player, n = actor_of(s), 0
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == player:
            for way in range(WAYS):
                out[n] = cell | way << 7
                n += can_tip(s, t, cell, way, player)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def can_tip(s: State, t: Row, cell: int, way: int, player: int) -> bool:
    """Onto an empty cell, or onto that of an enemy who can be tipped on to an empty one."""
    to = t[t[STEPS] + cell * WAYS + way]
    if to < 0:
        return False
    if s[t[AT_CELLS] + to] == 0:
        return True
    beyond = t[t[STEPS] + to * WAYS + way]
    return owner(s, t, to) != player and beyond >= 0 and s[t[AT_CELLS] + beyond] == 0


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    pass_turn(s, t)
    if s[PHASE] == SETTING:
        s[t[AT_CELLS] + next_home(s, t)] = 1 + STANDS * player + move
        s[PLACED] += 1
        if s[PLACED] == t[PLAYERS] * t[EACH]:
            s[PHASE] = TIPPING
        return
    if move != PASS:
        tip(s, t, move & PART, move >> 7)
    top = owner(s, t, t[TOP])
    if top >= 0:
        end_win(s, t, top, GOAL)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def tip(s: State, t: Row, cell: int, way: int) -> None:
    """The enemy goes on first, then the cube itself; what falls comes back to the start when both have moved."""
    cells, to = t[AT_CELLS], t[t[STEPS] + cell * WAYS + way]
    pushed = 0
    if s[cells + to]:
        pushed = roll(s, t, to, way)
    fallen = roll(s, t, cell, way)
    if pushed:
        bring_back(s, t, pushed)
    if fallen:
        bring_back(s, t, fallen)


@kernel
def roll(s: State, t: Row, cell: int, way: int) -> int:
    """Tip the cube of a cell; 0 if it stands on the next one, its code if it fell there."""
    code = s[t[AT_CELLS] + cell] - 1
    to = t[t[STEPS] + cell * WAYS + way]
    stand = t[t[TIPPED] + code % STANDS * WAYS + way]
    code += 1 + stand - code % STANDS
    s[t[AT_CELLS] + cell] = 0
    if t[t[HOLES] + to] == t[t[UPRIGHT] + stand]:
        return code
    s[t[AT_CELLS] + to] = code
    return 0


@kernel
def bring_back(s: State, t: Row, code: int) -> None:
    """A fallen cube comes to the first free home cell of its owner, else to any free cell of the start."""
    homes, first = t[HOMES], (code - 1) // STANDS * t[EACH]
    for k in range(t[EACH]):
        if s[t[AT_CELLS] + t[homes + first + k]] == 0:
            s[t[AT_CELLS] + t[homes + first + k]] = code
            return
    k = 0
    while t[homes + k] >= 0:
        if s[t[AT_CELLS] + t[homes + k]] == 0:
            s[t[AT_CELLS] + t[homes + k]] = code
            return
        k += 1


@kernel
def result(s: State, t: Row) -> None:
    """A player who can tip nothing passes, so this is never asked."""
    end_draw(s, t, NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How near the best cube of each is to the top, if nobody were in its way."""
    mine, others = TOO_FAR, TOO_FAR
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        if code >= 0:
            tips = t[t[TIPS] + cell * STANDS + code % STANDS]
            if code // STANDS == player:
                mine = min(mine, tips)
            else:
                others = min(others, tips)
    return min(900, max(-900, 50 * (others - mine)))
