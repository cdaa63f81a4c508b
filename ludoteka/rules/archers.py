"""Kernel of archers' ambush.

State  cells[c]: 0 empty, else 1 + player * 2 + privileged. wounded[p]. target: 1 + the cell where an archer was shot,
       while his enemies say who shot him. PHASE: WALK, CREDIT (who shot?) or RECALL (a wounded archer may return).
Move   from | to << 5; CREDITED | cell; RECALLED | cell; STAY; PASS.

An archer in the enemy's camp has arrived: he neither moves nor shoots any more, and nobody shoots at who stands still.
"""

from __future__ import annotations

from ..boards import GraphBoard
from ..declare import Reason
from ..declare.archers import Archers
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

WOUNDED, TARGET = HEADER, HEADER + 2

CELLS, NEAR, CAMP, ROW, BACKWARDS, EACH, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 8)
SLOTS = 8

PART = (1 << 5) - 1
CREDITED, RECALLED, STAY, PASS = 1 << 10, 1 << 11, 1 << 12, 1 << 13
WALK, CREDIT, RECALL = range(3)
MOST_NEAR = 8
COUNT = int(Reason.COUNT)


def pack(game: Archers) -> Tables:
    board = game.board
    assert isinstance(board, GraphBoard)
    n, each = len(board), len(game.camps[0].split())
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("wounded", WOUNDED, 2, high=each)
    packer.fixed_field("target", TARGET, high=n)
    packer.set(CELLS, n)
    near = [board.neighbours(cell) for cell in range(n)]
    assert max(map(len, near)) <= MOST_NEAR
    packer.section(NEAR, [to for around in near for to in (*around, *[-1] * (MOST_NEAR - len(around)))])
    camps = [set(board.all_at(camp)) for camp in game.camps]
    packer.section(CAMP, [1 if cell in camps[0] else 2 if cell in camps[1] else 0 for cell in range(n)])
    heights = sorted({-cell.y for cell in board.cells})
    packer.section(ROW, [heights.index(-cell.y) for cell in board.cells])
    packer.set(BACKWARDS, game.backwards)
    packer.set(EACH, each)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=4)
    return packer.tables(most_moves=each * MOST_NEAR + 1, whole_turns=False)


def start(game: Archers, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    for cell in range(int(t[CELLS])):
        camp = int(t[t[CAMP] + cell])
        s[t[AT_CELLS] + cell] = 2 * camp - 1 if camp else 0
    s[ACTORS] = 1
    return s


@kernel
def owner(code: int) -> int:
    return (code - 1) >> 1


@kernel
def has_arrived(s: State, t: Row, cell: int) -> bool:
    """An archer in the enemy's camp."""
    code = s[t[AT_CELLS] + cell]
    return code > 0 and t[t[CAMP] + cell] == 2 - owner(code)


@kernel
def may_shoot(s: State, t: Row, cell: int, player: int) -> bool:
    code = s[t[AT_CELLS] + cell]
    return code > 0 and owner(code) == player and not has_arrived(s, t, cell)


@kernel
def shooters(s: State, t: Row, target: int, player: int, common_only: int) -> int:
    """How many archers of `player` are joined to the target; or only those who are not privileged yet."""
    count = 0
    for k in range(MOST_NEAR):
        to = t[t[NEAR] + target * MOST_NEAR + k]
        if to >= 0 and may_shoot(s, t, to, player):
            count += common_only == 0 or (s[t[AT_CELLS] + to] - 1) & 1 == 0
    return count


@kernel
def list_steps(s: State, t: Row, player: int, out: Row) -> int:
    n = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code == 0 or owner(code) != player or has_arrived(s, t, cell):
            continue
        for k in range(MOST_NEAR):
            to = t[t[NEAR] + cell * MOST_NEAR + k]
            if to < 0 or s[t[AT_CELLS] + to] != 0:
                continue
            ahead = t[t[ROW] + to] - t[t[ROW] + cell]
            if player == 1:
                ahead = -ahead
            if ahead >= 0 or t[BACKWARDS]:
                out[n] = cell | to << 5
                n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    if s[PHASE] == CREDIT:
        target = s[TARGET] - 1
        for k in range(MOST_NEAR):
            to = t[t[NEAR] + target * MOST_NEAR + k]
            if to >= 0 and may_shoot(s, t, to, player) and (s[t[AT_CELLS] + to] - 1) & 1 == 0:
                out[n] = CREDITED | to
                n += 1
        return n
    if s[PHASE] == RECALL:
        for cell in range(t[CELLS]):
            if t[t[CAMP] + cell] == 1 + player and s[t[AT_CELLS] + cell] == 0:
                out[n] = RECALLED | cell
                n += 1
        out[n] = STAY
        return n + 1
    n = list_steps(s, t, player, out)
    if n == 0 and list_steps(s, t, 1 - player, out) > 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    s[PLY] += 1
    if move & CREDITED:
        s[cells + (move & PART)] += 1
        s[TARGET] = 0
        s[PHASE] = WALK
    elif move & RECALLED:
        s[cells + (move & PART)] = 1 + 2 * player
        s[WOUNDED + player] -= 1
        s[QUIET] = 0
        end_turn(s, t)
    elif move == STAY or move == PASS:
        s[QUIET] += 1
        end_turn(s, t)
    else:
        step(s, t, move & PART, move >> 5 & PART, player)


@kernel
def step(s: State, t: Row, origin: int, to: int, player: int) -> None:
    cells = t[AT_CELLS]
    code = s[cells + origin]
    s[cells + origin] = 0
    s[QUIET] += 1
    if shooters(s, t, to, 1 - player, 0) > 0:
        shot(s, t, to, player)
        return
    s[cells + to] = code
    if t[t[CAMP] + to] == 2 - player:
        s[QUIET] = 0
        if (code - 1) & 1 and s[WOUNDED + player] > 0 and room_at_home(s, t, player):
            s[PHASE] = RECALL
            return
    end_turn(s, t)


@kernel
def shot(s: State, t: Row, target: int, player: int) -> None:
    """The archer is taken off; his enemies credit one of their shooters, and it is their turn."""
    s[WOUNDED + player] += 1
    s[QUIET] = 0
    end_turn(s, t)
    if s[ACTORS] == 0:
        return
    common = shooters(s, t, target, 1 - player, 1)
    if common > 1:
        s[PHASE] = CREDIT
        s[TARGET] = 1 + target
    elif common == 1:
        for k in range(MOST_NEAR):
            to = t[t[NEAR] + target * MOST_NEAR + k]
            if to >= 0 and may_shoot(s, t, to, 1 - player) and (s[t[AT_CELLS] + to] - 1) & 1 == 0:
                s[t[AT_CELLS] + to] += 1


@kernel
def room_at_home(s: State, t: Row, player: int) -> bool:
    for cell in range(t[CELLS]):
        if t[t[CAMP] + cell] == 1 + player and s[t[AT_CELLS] + cell] == 0:
            return True
    return False


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = WALK
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[QUIET] >= t[QUIET_LIMIT]:
        result(s, t)


@kernel
def arrived(s: State, t: Row, player: int) -> int:
    count = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        count += code > 0 and owner(code) == player and has_arrived(s, t, cell)
    return count


@kernel
def result(s: State, t: Row) -> None:
    """Nobody can move, or nothing has happened for long: the archers who have arrived are counted."""
    first, second = arrived(s, t, 0), arrived(s, t, 1)
    if first == second:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if first > second else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    value = 250 * (arrived(s, t, player) - arrived(s, t, 1 - player))
    value += 80 * (s[WOUNDED + 1 - player] - s[WOUNDED + player])
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            gone = t[t[ROW] + cell] if owner(code) == 0 else 4 - t[t[ROW] + cell]
            value += gone * 8 if owner(code) == player else -gone * 8
    return max(-900, min(900, value))
