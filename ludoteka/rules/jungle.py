"""Kernel of jungle.

State  cells[c]: 0 empty, 1 + player * 8 + kind, kinds from the strongest (0) to the weakest, which swims.
       QUIET counts moves without capture.
Move   origin | to << 7
"""

from __future__ import annotations

from ..boards import OFF, Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.jungle import Jungle, Shore, Traps, Weaker
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(7, 7)
PART = (1 << 7) - 1
KINDS = 8
WAYS = 4
FOUR = (N, E, S, W)

CELLS, STEPS, GROUND, LEAPS, BEATS, SWIMMER, SUICIDE, STRENGTHEN, CLOSED, QUIET_LIMIT, NEAR, AT_CELLS = range(
    TABLES, TABLES + 12
)
SLOTS = 12

LAND, WATER, DEN, TRAP = 0, 1, 2, 4
"""What a cell is; DEN and TRAP are added to the player to whom they belong."""
WINS, LOSES, FORBIDDEN = range(3)
NOWHERE = -1
REACHED, NO_PIECES = int(Reason.GOAL), int(Reason.NO_PIECES)
NO_MOVES, NO_PROGRESS = int(Reason.NO_MOVES), int(Reason.NO_PROGRESS)


def pack(game: Jungle) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, kinds = len(board), len(game.animals)
    ground = [LAND] * n
    for name, code in (("water", WATER), ("den 1", DEN), ("den 2", DEN + 1), ("traps 1", TRAP), ("traps 2", TRAP + 1)):
        for cell in board.region(name):
            ground[cell] = code
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in FOUR])
    packer.section(GROUND, ground)
    packer.section(LEAPS, [animal.leaps for animal in game.animals] + [0] * (KINDS - kinds))
    packer.section(BEATS, [beats(mine, other, kinds) for mine in range(KINDS) for other in range(KINDS)])
    packer.set(SWIMMER, kinds - 1)
    packer.set(SUICIDE, game.weaker is Weaker.EATEN)
    packer.set(STRENGTHEN, game.traps is Traps.STRENGTHEN)
    packer.set(CLOSED, game.shore is Shore.CLOSED)
    packer.set(QUIET_LIMIT, game.quiet)
    dens = [board.region("den 2")[0], board.region("den 1")[0]]
    packer.section(NEAR, [nearness(board, cell, den) for den in dens for cell in range(n)])
    packer.field_at("cells", n, AT_CELLS, high=2 * KINDS)
    return packer.tables(most_moves=WAYS * kinds)


def beats(mine: int, other: int, kinds: int) -> bool:
    """Whether an animal that steps on another on open land takes it."""
    weakest = kinds - 1
    if {mine, other} == {0, weakest}:
        return mine == weakest
    return mine <= other


def nearness(board: Square, cell: int, den: int) -> int:
    far = abs(cell % board.width - den % board.width) + abs(cell // board.width - den // board.width)
    return board.width + board.height - far


def start(game: Jungle, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for kind, animal in enumerate(game.animals):
        for player in range(2):
            s[t[AT_CELLS] + game.board.at(animal.cells[player])] = 1 + player * KINDS + kind
    return s


@kernel
def goal(s: State, t: Row, origin: int, way: int, kind: int) -> int:
    """The cell to which an animal steps or leaps, or NOWHERE."""
    to = t[t[STEPS] + origin * WAYS + way]
    if to == OFF or t[t[GROUND] + to] != WATER or kind == t[SWIMMER]:
        return to
    if not t[t[LEAPS] + kind]:
        return NOWHERE
    while t[t[GROUND] + to] == WATER:
        if s[t[AT_CELLS] + to]:
            return NOWHERE
        to = t[t[STEPS] + to * WAYS + way]
    return to


@kernel
def meeting(s: State, t: Row, player: int, origin: int, to: int) -> int:
    """What comes of a step on an enemy: WINS, LOSES (the mover is eaten) or FORBIDDEN."""
    mine = (s[t[AT_CELLS] + origin] - 1) % KINDS
    other = (s[t[AT_CELLS] + to] - 1) % KINDS
    here, there = t[t[GROUND] + origin], t[t[GROUND] + to]
    if (here == WATER) != (there == WATER) and (t[CLOSED] or (here == WATER and other == 0)):
        return FORBIDDEN
    wins = t[t[BEATS] + mine * KINDS + other] == 1
    if t[STRENGTHEN]:
        if there == TRAP + 1 - player:
            wins = False
        elif here == TRAP + player:
            wins = True
    elif there == TRAP + player:
        wins = True
    if wins:
        return WINS
    return LOSES if t[SUICIDE] else FORBIDDEN


@kernel
def allowed(s: State, t: Row, player: int, origin: int, to: int) -> bool:
    """Not the own den, not an own animal, not an enemy that may not be met."""
    if to == NOWHERE or t[t[GROUND] + to] == DEN + player:
        return False
    code = s[t[AT_CELLS] + to]
    if code == 0:
        return True
    return (code - 1) // KINDS != player and meeting(s, t, player, origin, to) != FORBIDDEN


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if t[STRENGTHEN]:
        n = list_moves(s, t, out, 1)
        if n:
            return n
    return list_moves(s, t, out, 0)


@kernel
def list_moves(s: State, t: Row, out: Row, trapped: int) -> int:
    """The moves of all animals, or only of those that must leave their own traps."""
    player = s[ACTORS] - 1
    n = 0
    for origin in range(t[CELLS]):
        code = s[t[AT_CELLS] + origin] - 1
        if code < 0 or code // KINDS != player:
            continue
        if trapped and t[t[GROUND] + origin] != TRAP + player:
            continue
        for way in range(WAYS):
            to = goal(s, t, origin, way, code % KINDS)
            if allowed(s, t, player, origin, to):
                out[n] = origin | to << 7
                n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    origin, to = move & PART, move >> 7
    player, cells = s[ACTORS] - 1, t[AT_CELLS]
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] += 1
    outcome = WINS
    if s[cells + to]:
        s[QUIET] = 0
        outcome = meeting(s, t, player, origin, to)
    if outcome == WINS:
        s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    s[ACTORS] = 2 - player
    if t[t[GROUND] + to] == DEN + 1 - player:
        end_win(s, t, player, REACHED)
    elif s[QUIET] == 0 and animals(s, t, 1 - player) == 0:
        end_win(s, t, player, NO_PIECES)
    elif s[QUIET] == 0 and animals(s, t, player) == 0:
        end_win(s, t, 1 - player, NO_PIECES)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def animals(s: State, t: Row, player: int) -> int:
    """How many animals a player has."""
    found = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        found += code >= 0 and code // KINDS == player
    return found


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Animals by their strength, and how near they are to the enemy's den."""
    score = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        if code >= 0:
            side = code // KINDS
            worth = 40 + 10 * (KINDS - code % KINDS) + 2 * t[t[NEAR] + side * t[CELLS] + cell]
            score += worth if side == player else -worth
    return min(900, max(-900, score))
