"""Kernel of the tank battle.

State  cells[c]: 0 empty, 1 + 2 * player a light tank, 2 + 2 * player a command tank; men[player]: tanks left;
       QUIET: moves since the last shot.
Move   origin | to << 7; or PASS.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..declare import Reason
from ..declare.tanks import Tanks
from .abi import ACTORS, HEADER, PLY, POINTS, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

BITS = 7
MOVE = Packing(BITS, BITS)
CELL_MASK = (1 << BITS) - 1
PASS = (1 << 2 * BITS) - 1

MEN = HEADER
SLOTS = 10
CELLS, WAYS, STEPS, AREA, POSTS, SHELTER, FAR, QUIET_LIMIT, MOST_MEN, AT_CELLS = range(TABLES, TABLES + SLOTS)

COUNTED, NO_PIECES, NO_PROGRESS = int(Reason.COUNT), int(Reason.NO_PIECES), int(Reason.NO_PROGRESS)
ON_POST, IN_AREA, ELSEWHERE = 3, 2, 1
TANK, POINT, STEP = 20, 25, 2
"""What a tank counts in the judgement, each point that it is worth, and each step that it still has to go."""
SHOT, AIMED_AT = 36, 4
"""What it counts that a tank will be shot in the next move, and that one can be shot."""


def pack(game: Tanks) -> Tables:
    board = game.board
    assert board is not None
    n, ways, men = len(board), len(board.plan.directions), len(game.areas[0].split())
    mines, shelter = board.all_at(game.mines), board.all_at(game.shelter)
    areas = [board.all_at(area) for area in game.areas]
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=men, derived=True)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    packer.set(MOST_MEN, men)
    packer.set(QUIET_LIMIT, game.quiet)
    # Nothing goes off the board or onto a mine: both lead to the cell behind the last, which is nobody's.
    steps = [n if to < 0 or to in mines else to for to in board_steps(game)] + [n] * ways
    packer.section(STEPS, steps)
    packer.section(AREA, [int(cell in area) for area in areas for cell in range(n)])
    packer.section(POSTS, [board.at(post) for post in game.posts])
    packer.section(SHELTER, [int(cell in shelter) for cell in range(n + 1)])
    ahead = [far for area in areas[::-1] for shut in (shelter, ()) for far in distances(steps, n, ways, area, shut)]
    packer.section(FAR, ahead)
    packer.field_at("cells", n, AT_CELLS, high=4)
    packer.field_at("border", 1, low=-1, derived=True)
    return packer.tables(most_moves=men * ways * (round(n**0.5) - 1) + 1)


def distances(steps: list[int], n: int, ways: int, area: Sequence[int], shut: Sequence[int]) -> list[int]:
    """Steps from each cell to the area, around mines and shut cells; 0 where nothing leads there."""
    far = dict.fromkeys(area, 0)
    todo = list(area)
    for cell in todo:
        for to in steps[cell * ways : (cell + 1) * ways]:
            if to < n and to not in far and to not in shut:
                far[to] = far[cell] + 1
                todo.append(to)
    return [far.get(cell, 0) for cell in range(n)]


def start(game: Tanks, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, (area, post) in enumerate(zip(game.areas, game.posts, strict=True)):
        for cell in game.board.all_at(area):
            s[t[AT_CELLS] + cell] = 1 + 2 * player
        s[t[AT_CELLS] + game.board.at(post)] = 2 + 2 * player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[MEN] = 0
    s[MEN + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + (code - 1) // 2] += 1
    s[t[AT_CELLS] + t[CELLS]] = -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] >> 1
    n = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0 and (code - 1) // 2 == player:
            n = add_moves(s, t, player, cell, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def add_moves(s: State, t: Row, player: int, origin: int, out: Row, n: int) -> int:
    """Slide in all directions up to the first tank, and shoot it if it is an enemy."""
    cells, ways = t[AT_CELLS], t[WAYS]
    command = s[cells + origin] & 1 == 0
    goal = t[AREA] + (1 - player) * t[CELLS]
    settled = t[goal + origin] == 1
    for way in range(ways):
        to = t[t[STEPS] + origin * ways + way]
        while s[cells + to] == 0 and (command or not t[t[SHELTER] + to]):
            out[n] = origin | to << BITS
            n += not settled or t[goal + to] == 1
            to = t[t[STEPS] + to * ways + way]
        code = s[cells + to]
        if code > 0 and (code - 1) // 2 != player and not t[t[SHELTER] + to]:
            out[n] = origin | to << BITS
            n += not settled or t[goal + to] == 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] += 1
    s[ACTORS] = 2 - player
    if move != PASS:
        origin, to = move & CELL_MASK, move >> BITS
        if s[t[AT_CELLS] + to]:
            s[MEN + 1 - player] -= 1
            s[QUIET] = 0
        s[t[AT_CELLS] + to] = s[t[AT_CELLS] + origin]
        s[t[AT_CELLS] + origin] = 0
    if s[MEN + 1 - player] == 0:
        end_win(s, t, player, NO_PIECES)
        count_points(s, t)
    elif all_settled(s, t, player) or all_settled(s, t, 1 - player):
        end_by_points(s, t, COUNTED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_by_points(s, t, NO_PROGRESS)


@kernel
def all_settled(s: State, t: Row, player: int) -> bool:
    """Whether all the player's tanks are in the enemy's area."""
    goal = t[AREA] + (1 - player) * t[CELLS]
    inside = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        inside += (code > 0) & ((code - 1) // 2 == player) & t[goal + cell]
    return inside == s[MEN + player]


@kernel
def worth(t: Row, player: int, cell: int, command: bool) -> int:
    """Points for a tank of the player on a cell."""
    if command and cell == t[t[POSTS] + 1 - player]:
        return ON_POST
    return IN_AREA if t[t[AREA] + (1 - player) * t[CELLS] + cell] else ELSEWHERE


@kernel
def count_points(s: State, t: Row) -> None:
    s[POINTS] = 0
    s[POINTS + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            s[POINTS + (code - 1) // 2] += worth(t, (code - 1) // 2, cell, code & 1 == 0)


@kernel
def command_points(s: State, t: Row, player: int) -> int:
    """What the player's command tank is worth; 0 if it was shot."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 2 + 2 * player:
            return worth(t, player, cell, True)
    return 0


@kernel
def end_by_points(s: State, t: Row, reason: int) -> None:
    """More points win; if they are equal, the more valuable command tank."""
    count_points(s, t)
    ahead = s[POINTS] - s[POINTS + 1]
    if ahead == 0:
        ahead = command_points(s, t, 0) - command_points(s, t, 1)
    if ahead == 0:
        end_draw(s, t, reason)
    else:
        end_win(s, t, 0 if ahead > 0 else 1, reason)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    end_by_points(s, t, COUNTED)


@kernel
def is_exposed(s: State, t: Row, cell: int) -> bool:
    """Whether more tanks can shoot the one on a cell than could shoot back there."""
    cells, ways, area = t[AT_CELLS], t[WAYS], t[AREA]
    owner = (s[cells + cell] - 1) // 2
    if t[t[SHELTER] + cell]:
        return False
    balance = 0
    for way in range(ways):
        to = t[t[STEPS] + cell * ways + way]
        shut = 0
        while s[cells + to] == 0:
            shut |= t[t[SHELTER] + to]
            to = t[t[STEPS] + to * ways + way]
        code = s[cells + to]
        if code < 0 or (code & 1 and (shut or t[t[SHELTER] + to])):
            continue
        other = (code - 1) // 2
        goal = area + (1 - other) * t[CELLS]
        if t[goal + to] <= t[goal + cell]:
            balance += 1 if other != owner else -1
    return balance > 0


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Tanks and how far they have come, and what can be shot next without being shot in turn.

    Who is to move shoots one such tank; of his own he can save one.
    """
    value, own, enemies = 0, 0, 0
    mover = s[ACTORS] >> 1
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            owner = (code - 1) // 2
            far = t[t[FAR] + (code - 1) * t[CELLS] + cell]
            points = TANK + POINT * worth(t, owner, cell, code & 1 == 0) - STEP * far
            exposed = is_exposed(s, t, cell)
            if owner == mover:
                value += points
                own += exposed
            else:
                value -= points
                enemies += exposed
    value += SHOT * (min(enemies, 1) - max(own - 1, 0)) + AIMED_AT * (enemies - own)
    value = max(-990, min(990, value))
    return value if player == mover else -value
