"""Kernel of the tafl games.

State  cells[c]: 0 empty, GUARD (player 0), ATTACKER (player 1), KING (player 0). QUIET: moves without capture;
       history[i]: where repetition decides, the keys of the positions since the last capture, the last one at QUIET.
Move   from | to << 9.

Once the king has left the throne nobody enters or crosses it, and it helps to enclose whoever stands beside it. Where
he flees to the corners he may enter it again, and all may cross it; corners enclose like it.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.tafl import Tafl
from .abi import ACTORS, PLY, QUIET, TURN, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel
from .tafl_tables import (
    AT_CELLS,
    AT_HISTORY,
    ATTACKER,
    BY_TWO,
    CELLS,
    CORNERS,
    EDGE,
    ENCIRCLING,
    FIGHTS,
    FORTS,
    GUARD,
    KING,
    MOVE,
    OFF_BOARD,
    PART,
    QUIET_LIMIT,
    RANDOM,
    RANGE,
    REPEATS,
    SHIELD_WALLS,
    STEPS,
    THRONE,
    WAYS,
    WORK,
    pack,
)
from .tafl_walls import cut_off, has_fort, take_row

__all__ = [
    "ATTACKER",
    "EDGE",
    "GUARD",
    "KING",
    "MOVE",
    "PART",
    "evaluate",
    "moves",
    "pack",
    "pick",
    "play",
    "result",
    "start",
]

TRIES = 100
FAR, AWAY = 5, 12
"""Of the king's moves to an escape at most so many count, and what each costs him in the judgement."""
SHUT_IN, ROOM, WIDE = 400, 5, 40
"""What it costs the king that no way leads to an escape; less for each cell that he can still reach, up to so many."""
GOAL, CAPTURED, ENCLOSED, NO_MOVES, NO_PROGRESS, REPEATED, FORT = (
    int(Reason.GOAL),
    int(Reason.CAPTURED),
    int(Reason.ENCLOSED),
    int(Reason.NO_MOVES),
    int(Reason.NO_PROGRESS),
    int(Reason.REPETITION),
    int(Reason.FORT),
)


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
    if game.repeats:
        s[t[AT_HISTORY]] = key_of(s, t)
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
    king = take_around(s, t, to, player)
    if t[SHIELD_WALLS] and take_row(s, t, to, player) > 0:
        s[QUIET] = 0
    if king:
        end_win(s, t, 1, CAPTURED)
    elif t[ENCIRCLING] and player == 1 and cut_off(s, t):
        end_win(s, t, 1, ENCLOSED)
    elif t[FORTS] and has_fort(s, t, king_cell(s, t)):
        end_win(s, t, 0, FORT)
    elif t[REPEATS] and comes_too_often(s, t):
        end_win(s, t, 1, REPEATED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def key_of(s: State, t: Row) -> int:
    """The position as one number, from a table of random ones."""
    key = t[t[RANDOM] + KING * t[CELLS]] if s[ACTORS] == 2 else 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            key ^= t[t[RANDOM] + KING * cell + code - 1]
    return key


@kernel
def comes_too_often(s: State, t: Row) -> bool:
    """Keep the position; whether it is there for the third time."""
    history, now = t[AT_HISTORY], key_of(s, t)
    if s[QUIET] == 0:
        for i in range(history, history + t[QUIET_LIMIT] + 1):
            s[i] = 0
    at = history + s[QUIET]
    s[at] = now
    times = 1
    while at >= history + 2:
        at -= 2
        times += s[at] == now
    return times > 2


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
def flight(s: State, t: Row, king: int) -> int:
    """The king's moves to an escape, if nobody else moves, FAR at most; if he is shut in, minus the cells he has."""
    far, queue = t[WORK], t[WORK] + t[CELLS]
    for cell in range(t[CELLS]):
        s[far + cell] = -1
    s[far + king] = 0
    s[queue] = king
    head, tail = 0, 1
    while head < tail:
        cell = s[queue + head]
        head += 1
        for way in range(WAYS):
            to = t[t[STEPS] + cell * WAYS + way]
            steps = 0
            while steps < t[RANGE] and s[t[AT_CELLS] + to] == 0 and (to != t[THRONE] or t[CORNERS]):
                if s[far + to] < 0:
                    s[far + to] = s[far + cell] + 1
                    if t[t[EDGE] + to]:
                        return min(s[far + to], FAR)
                    s[queue + tail] = to
                    tail += 1
                steps += 1
                to = t[t[STEPS] + to * WAYS + way]
    return -tail


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Open ways of the king, how closely he is hemmed in, and the armies, of which the attackers' is twice as large.

    How many moves he is away from an escape counts little, but much that he has none at all: so the attackers close the
    ring first, and then draw it tighter.
    """
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
        value = 30 * (2 * guards - attackers) + 100 * ways
        king = king_cell(s, t)
        if king >= 0:
            for way in range(WAYS):
                value += 12 * min(3, reach(s, t, king, way))
            away = flight(s, t, king)
            value -= AWAY * (away - 2) if away > 0 else SHUT_IN - ROOM * min(-away, WIDE)
    value = max(-900, min(900, value))
    return value if player == 0 else -value
