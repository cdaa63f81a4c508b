"""Kernel of wanderers.

State  cells[c]: 0 empty, else 1 + player * 2 + piece. QUIET: passes in a row.
Move   from | to << 6, or PASS.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.wanderers import Wanderers
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

CELLS, NEAR, TOWNS, FAR, LONGEST, PASSES, AT_CELLS = range(TABLES, TABLES + 7)
SLOTS = 7

PART = (1 << 6) - 1
PASS = 1 << 12
MOST_NEAR = 8
GOAL, PASSED, LIMIT = int(Reason.GOAL), int(Reason.PASSED), int(Reason.LIMIT)


def pack(game: Wanderers) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    near = [board.neighbours(cell) for cell in range(n)]
    assert max(map(len, near)) <= MOST_NEAR
    packer.section(NEAR, [to for around in near for to in (*around, *[-1] * (MOST_NEAR - len(around)))])
    towns = [town for k in (1, 2) for town in board.region(f"towns {k}")]
    packer.section(TOWNS, towns)
    packer.section(FAR, [far for town in towns for far in distances(near, town)])
    packer.set(LONGEST, game.longest)
    packer.set(PASSES, game.passes)
    packer.field_at("cells", n, AT_CELLS, high=4)
    return packer.tables(most_moves=2 * MOST_NEAR + 1)


def distances(near: list[tuple[int, ...]], start: int) -> list[int]:
    """Steps from each cell to `start`."""
    far = {start: 0}
    todo = [start]
    for cell in todo:
        for to in near[cell]:
            if to not in far:
                far[to] = far[cell] + 1
                todo.append(to)
    return [far[cell] for cell in range(len(near))]


def start(game: Wanderers, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    for piece in range(4):
        s[t[AT_CELLS] + t[t[TOWNS] + piece]] = 1 + piece
    s[ACTORS] = 1
    return s


@kernel
def is_closed(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether an enemy, or a town of his, is next to the cell."""
    for k in range(MOST_NEAR):
        to = t[t[NEAR] + cell * MOST_NEAR + k]
        if to < 0:
            break
        code = s[t[AT_CELLS] + to]
        if code > 0 and (code - 1) >> 1 != player:
            return True
        enemy = t[TOWNS] + 2 * (1 - player)
        if to == t[enemy] or to == t[enemy + 1]:
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    """Passing is always allowed."""
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0 and (code - 1) >> 1 == player:
            for k in range(MOST_NEAR):
                to = t[t[NEAR] + cell * MOST_NEAR + k]
                if to >= 0 and s[t[AT_CELLS] + to] == 0 and not is_closed(s, t, to, player):
                    out[n] = cell | to << 6
                    n += 1
    out[n] = PASS
    return n + 1


@kernel
def at_home(s: State, t: Row, player: int) -> bool:
    """Whether the two pieces have changed places."""
    first, second = t[t[TOWNS] + 2 * player], t[t[TOWNS] + 2 * player + 1]
    return s[t[AT_CELLS] + first] == 2 + 2 * player and s[t[AT_CELLS] + second] == 1 + 2 * player


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if move == PASS:
        s[QUIET] += 1
        if s[QUIET] >= t[PASSES]:
            end_draw(s, t, PASSED)
            return
    else:
        s[QUIET] = 0
        origin, to = move & PART, move >> 6
        s[t[AT_CELLS] + to] = s[t[AT_CELLS] + origin]
        s[t[AT_CELLS] + origin] = 0
        if at_home(s, t, player):
            end_win(s, t, player, GOAL)
            return
    if s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Cannot happen: passing is always possible."""
    end_draw(s, t, PASSED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Whose pieces have less far to go."""
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell] - 1
        if code >= 0:
            far = t[t[FAR] + (code ^ 1) * t[CELLS] + cell]
            value += -far if code >> 1 == player else far
    return max(-900, min(900, 50 * value))
