"""Kernel of the tafl games.

State  cells[c]: 0 empty, GUARD (player 0), ATTACKER (player 1), KING (player 0). QUIET: moves without capture.
Move   from | to << 9.

Once the king has left the throne nobody enters or crosses it, and it helps to enclose whoever stands beside it. Where
he flees to the corners he may enter it again, and all may cross it; corners enclose like it.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.tafl import KingTaken, Refuge, Tafl
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

CELLS, STEPS, EDGE, THRONE, FIGHTS, BY_TWO, RANGE, QUIET_LIMIT, AT_CELLS, CORNERS, ENCIRCLING, WORK = range(
    TABLES, TABLES + 12
)
SLOTS = 12

MOVE = Packing(9, 9)
PART = (1 << 9) - 1
WAYS = 4
GUARD, ATTACKER, KING, OFF_BOARD = 1, 2, 3, 4
TRIES = 100
GOAL, CAPTURED, ENCLOSED, NO_MOVES, NO_PROGRESS = (
    int(Reason.GOAL),
    int(Reason.CAPTURED),
    int(Reason.ENCLOSED),
    int(Reason.NO_MOVES),
    int(Reason.NO_PROGRESS),
)


def pack(game: Tafl) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    steps = [[to if to >= 0 else n for to in row[::2]] for row in board.plan.steps]
    packer.section(STEPS, [to for row in steps for to in row] + [n] * WAYS)
    corners = game.refuge is Refuge.CORNERS
    packer.section(EDGE, [row.count(n) == 2 if corners else n in row for row in steps])
    packer.set(CORNERS, corners)
    packer.set(ENCIRCLING, game.encircling)
    packer.set(THRONE, n // 2)
    packer.set(FIGHTS, game.king_fights)
    packer.set(BY_TWO, game.king_taken is KingTaken.TWO)
    packer.set(RANGE, game.king_range or board.width)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=KING)
    packer.field_at("border", 1, derived=True)
    packer.scratch(2 * n, WORK)
    pieces = max(len(game.attackers.split()), len(game.guards.split()) + 1)
    return packer.tables(most_moves=pieces * 2 * (board.width - 1))


def start(game: Tafl, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    board = game.board
    assert board is not None
    for code, cells in ((GUARD, game.guards), (ATTACKER, game.attackers)):
        for cell in board.all_at(cells):
            s[t[AT_CELLS] + cell] = code
    s[t[AT_CELLS] + t[THRONE]] = KING
    s[ACTORS] = 2 if game.attackers_begin else 1
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = OFF_BOARD


@kernel
def is_own(code: int, player: int) -> bool:
    return code == ATTACKER if player == 1 else code == GUARD or code == KING


@kernel
def reach(s: State, t: Row, cell: int, way: int) -> int:
    """How many cells a piece can go this way."""
    if t[CORNERS]:
        return reach_over_throne(s, t, cell, way)
    most = t[RANGE] if s[t[AT_CELLS] + cell] == KING else t[CELLS]
    far = 0
    to = t[t[STEPS] + cell * WAYS + way]
    while far < most and s[t[AT_CELLS] + to] == 0 and to != t[THRONE]:
        far += 1
        to = t[t[STEPS] + to * WAYS + way]
    return far


@kernel
def reach_over_throne(s: State, t: Row, cell: int, way: int) -> int:
    """How many cells a piece can go where the throne is crossed and only the king enters corners."""
    king = s[t[AT_CELLS] + cell] == KING
    most = t[RANGE] if king else t[CELLS]
    far, last = 0, 0
    to = t[t[STEPS] + cell * WAYS + way]
    while far < most and s[t[AT_CELLS] + to] == 0 and (king or not t[t[EDGE] + to]):
        far += 1
        last = far if king or to != t[THRONE] else last
        to = t[t[STEPS] + to * WAYS + way]
    return last


@kernel
def may_stand(s: State, t: Row, cell: int, to: int) -> bool:
    """Only the king stands on the throne; others may cross it at most."""
    return to != t[THRONE] or s[t[AT_CELLS] + cell] == KING


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        if is_own(s[t[AT_CELLS] + cell], player):
            for way in range(WAYS):
                to = cell
                for _ in range(reach(s, t, cell, way)):
                    to = t[t[STEPS] + to * WAYS + way]
                    out[n] = cell | to << 9
                    n += may_stand(s, t, cell, to)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draw a cell, a way and a distance until they make a move; list all if that takes too long."""
    player = s[ACTORS] - 1
    for _ in range(TRIES):
        cell = random_below(rng, t[CELLS])
        if is_own(s[t[AT_CELLS] + cell], player):
            way = random_below(rng, WAYS)
            far = reach(s, t, cell, way)
            if far > 0:
                to = cell
                for _ in range(1 + random_below(rng, far)):
                    to = t[t[STEPS] + to * WAYS + way]
                if may_stand(s, t, cell, to):
                    return cell | to << 9
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    origin, to = move & PART, move >> 9 & PART
    code = s[cells + origin]
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] += 1
    s[cells + origin] = 0
    s[cells + to] = code
    s[ACTORS] = 2 - player
    if code == KING and t[t[EDGE] + to]:
        end_win(s, t, 0, GOAL)
        return
    if take_around(s, t, to, player):
        end_win(s, t, 1, CAPTURED)
    elif t[ENCIRCLING] and player == 1 and cut_off(s, t):
        end_win(s, t, 1, ENCLOSED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def cut_off(s: State, t: Row) -> bool:
    """Whether attackers stand between the edge and all defenders: from the edge, past other cells, none is met."""
    cells, steps, n = t[AT_CELLS], t[STEPS], t[CELLS]
    seen, queue = t[WORK], t[WORK] + n
    size = 0
    for cell in range(n):
        on_edge = False
        for way in range(WAYS):
            on_edge |= t[steps + cell * WAYS + way] == n
        s[seen + cell] = on_edge and s[cells + cell] != ATTACKER
        if s[seen + cell]:
            s[queue + size] = cell
            size += 1
    done = 0
    while done < size:
        cell = s[queue + done]
        done += 1
        if s[cells + cell] != 0:
            return False
        for way in range(WAYS):
            to = t[steps + cell * WAYS + way]
            if to < n and not s[seen + to] and s[cells + to] != ATTACKER:
                s[seen + to] = 1
                s[queue + size] = to
                size += 1
    return True


@kernel
def take_around(s: State, t: Row, to: int, player: int) -> bool:
    """Take whoever the piece that came to `to` encloses; whether that is the king."""
    cells, steps = t[AT_CELLS], t[STEPS]
    if s[cells + to] == KING and t[FIGHTS] == 0:
        return False
    for way in range(WAYS):
        enemy = t[steps + to * WAYS + way]
        code = s[cells + enemy]
        beyond = t[steps + enemy * WAYS + way]
        if code == KING and player == 1:
            if king_enclosed(s, t, enemy, beyond):
                return True
        elif code == 2 - player and hostile(s, t, beyond, player):
            s[cells + enemy] = 0
            s[QUIET] = 0
    return False


@kernel
def hostile(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether `player` has a fighter on the cell, or it is the empty throne, or a corner that matters."""
    code = s[t[AT_CELLS] + cell]
    if code == 0:
        return cell == t[THRONE] or (t[CORNERS] == 1 and t[t[EDGE] + cell] == 1)
    if code == KING:
        return player == 0 and t[FIGHTS] == 1
    return code == 1 + player


@kernel
def king_enclosed(s: State, t: Row, king: int, beyond: int) -> bool:
    """Whether the attacker who has just come beside the king takes him."""
    count, by_throne = 0, king == t[THRONE]
    for way in range(WAYS):
        side = t[t[STEPS] + king * WAYS + way]
        by_throne |= side == t[THRONE]
        count += hostile(s, t, side, 1)
    if t[BY_TWO] and not by_throne:
        return hostile(s, t, beyond, 1)
    return count == WAYS


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def king_cell(s: State, t: Row) -> int:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == KING:
            return cell
    return -1


@kernel
def open_ways(s: State, t: Row) -> int:
    """In how many directions the king can escape at once."""
    king = king_cell(s, t)
    if king < 0:
        return 0
    count = 0
    for way in range(WAYS):
        to = king
        for _ in range(reach(s, t, king, way)):
            to = t[t[STEPS] + to * WAYS + way]
        count += to != king and t[t[EDGE] + to]
    return count


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Open ways of the king, how closely he is hemmed in, and the armies, of which the attackers' is twice as large."""
    ways = open_ways(s, t)
    value = 0
    if ways > 1 or (ways == 1 and s[ACTORS] == 1):
        value = 800
    else:
        guards, attackers = 0, 0
        for cell in range(t[CELLS]):
            code = s[t[AT_CELLS] + cell]
            guards += code == GUARD
            attackers += code == ATTACKER
        king = king_cell(s, t)
        free = 0
        if king >= 0:
            for way in range(WAYS):
                free += min(3, reach(s, t, king, way))
        value = 30 * (2 * guards - attackers) + 12 * free + 100 * ways
    value = max(-900, min(900, value))
    return value if player == 0 else -value
