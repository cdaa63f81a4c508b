"""Kernel of latrunculi.

State  cells[c]: 0 empty, 1 + player a soldier, 3 + player a centurion; cells[n] is the border; men[p] counts those on
       the board; hand[p]: soldiers to be placed; lead[p]: 1 if the centurion is still to be placed. PHASE: PLACING,
       LEADING (the centurions), MOVING, or BONUS when a man has just been taken. QUIET counts moves without capture.
Move   origin | to << 6; PAIR | cell | cell << 6 places two soldiers, LEAD | cell the centurion; STOP waives a bonus.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.latrunculi import Goes, Latrunculi
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MEN, HAND, LEADER = HEADER, HEADER + 2, HEADER + 4

CELLS, WIDTH, STEPS, NOT_BACK, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

PART = 63
PAIR, LEAD, STOP = 1 << 12, 1 << 13, 1 << 14
PLACING, LEADING, MOVING, BONUS = range(4)
UP, RIGHT, DOWN, LEFT = range(4)
WAYS = 4
BORDER = 9
CENTURION = 3
NO_PIECES, NO_MOVES, COUNT = int(Reason.NO_PIECES), int(Reason.NO_MOVES), int(Reason.COUNT)


def pack(game: Latrunculi) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n <= PART
    most = game.soldiers + game.centurion
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=most, derived=True)
    packer.fixed_field("hand", HAND, 2, high=game.soldiers)
    packer.fixed_field("lead", LEADER, 2, high=int(game.centurion))
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    ways = (N, E, S, W)
    packer.section(STEPS, [to if (to := board.step(c, way)) >= 0 else n for c in range(n) for way in ways] + [n] * WAYS)
    packer.set(NOT_BACK, game.goes is Goes.NOT_BACK)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=4)
    packer.field_at("border", 1, derived=True)
    return packer.tables(most_moves=2 * n + WAYS * (most + 1), whole_turns=False)


def start(game: Latrunculi, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    board = game.board
    assert isinstance(board, Square)
    s[ACTORS] = 1
    if game.placing:
        s[HAND] = s[HAND + 1] = game.soldiers
        s[LEADER] = s[LEADER + 1] = 1
    else:
        s[PHASE] = MOVING
        s[t[AT_CELLS] : t[AT_CELLS] + game.soldiers] = 1
        s[t[AT_CELLS] + len(board) - game.soldiers : t[AT_CELLS] + len(board)] = 2
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and count the men."""
    s[MEN] = 0
    s[MEN + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + ((code - 1) & 1)] += 1
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def belongs(code: int, player: int) -> bool:
    return code != 0 and code != BORDER and (code - 1) & 1 == player


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == PLACING:
        return list_pairs(s, t, out)
    n = 0
    if s[PHASE] == LEADING:
        for cell in range(t[CELLS]):
            out[n] = LEAD | cell
            n += s[t[AT_CELLS] + cell] == 0
        return n
    n = list_steps(s, t, s[ACTORS] - 1, out)
    if s[PHASE] == BONUS:
        out[n] = STOP
        n += 1
    return n


@kernel
def list_pairs(s: State, t: Row, out: Row) -> int:
    """Two empty cells side by side."""
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0:
            for way in range(2):
                other = t[t[STEPS] + cell * WAYS + way]
                out[n] = PAIR | cell | other << 6
                n += s[t[AT_CELLS] + other] == 0
    return n


@kernel
def list_steps(s: State, t: Row, player: int, out: Row) -> int:
    """Steps of all men, and the centurion's leaps over enemy soldiers, which take nothing."""
    n, back = 0, DOWN if player == 0 else UP
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if not belongs(code, player):
            continue
        for way in range(WAYS):
            if t[NOT_BACK] and way == back:
                continue
            to = t[t[STEPS] + cell * WAYS + way]
            if code >= CENTURION and s[t[AT_CELLS] + to] == 2 - player:
                to = t[t[STEPS] + to * WAYS + way]
            if s[t[AT_CELLS] + to] == 0:
                out[n] = cell | to << 6
                n += 1
    return n


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    back = DOWN if player == 0 else UP
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if belongs(code, player):
            for way in range(WAYS):
                to = t[t[STEPS] + cell * WAYS + way]
                if code >= CENTURION and s[t[AT_CELLS] + to] == 2 - player:
                    to = t[t[STEPS] + to * WAYS + way]
                if s[t[AT_CELLS] + to] == 0 and not (t[NOT_BACK] and way == back):
                    return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    if move & PAIR:
        for cell in (move & PART, move >> 6 & PART):
            s[t[AT_CELLS] + cell] = 1 + player
        s[HAND + player] -= 2
        s[MEN + player] += 2
        if s[HAND] == 0 and s[HAND + 1] == 0:
            s[PHASE] = LEADING
        pass_on(s)
    elif move & LEAD:
        s[t[AT_CELLS] + (move & PART)] = CENTURION + player
        s[LEADER + player] = 0
        s[MEN + player] += 1
        if s[LEADER] == 0 and s[LEADER + 1] == 0:
            s[PHASE] = MOVING
        pass_on(s)
    elif move == STOP:
        end_turn(s, t)
    else:
        step(s, t, player, move & PART, move >> 6)


@kernel
def pass_on(s: State) -> None:
    s[ACTORS] = 3 - s[ACTORS]
    s[TURN] += 1


@kernel
def captures(s: State, t: Row, to: int, player: int, origin: int) -> int:
    """The directions, as bits, in which a man who comes from `origin` to `to` encloses an enemy."""
    found = 0
    for way in range(WAYS):
        enemy = t[t[STEPS] + to * WAYS + way]
        if belongs(s[t[AT_CELLS] + enemy], 1 - player):
            beyond = t[t[STEPS] + enemy * WAYS + way]
            if beyond != origin and belongs(s[t[AT_CELLS] + beyond], player):
                found |= 1 << way
    return found


@kernel
def step(s: State, t: Row, player: int, origin: int, to: int) -> None:
    taken = captures(s, t, to, player, origin)
    s[t[AT_CELLS] + to] = s[t[AT_CELLS] + origin]
    s[t[AT_CELLS] + origin] = 0
    s[QUIET] += 1
    if taken == 0:
        end_turn(s, t)
        return
    s[QUIET] = 0
    for way in range(WAYS):
        if taken >> way & 1:
            s[t[AT_CELLS] + t[t[STEPS] + to * WAYS + way]] = 0
            s[MEN + 1 - player] -= 1
    s[PHASE] = BONUS
    if s[MEN + 1 - player] == 0:
        s[TURN] += 1
        end_win(s, t, player, NO_PIECES)


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = MOVING
    pass_on(s)
    if s[QUIET] >= t[QUIET_LIMIT]:
        count(s, t)


@kernel
def count(s: State, t: Row) -> None:
    """More men win."""
    if s[MEN] == s[MEN + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[MEN] > s[MEN + 1] else 1, COUNT)


@kernel
def result(s: State, t: Row) -> None:
    """Who is shut in has lost, unless the other is shut in too: then more men win."""
    other = 2 - s[ACTORS]
    if can_move(s, t, other):
        end_win(s, t, other, NO_MOVES)
    else:
        count(s, t)


@kernel
def threats(s: State, t: Row, player: int) -> int:
    """Enemies beside a man of the player, with an empty cell behind them."""
    found = 0
    for cell in range(t[CELLS]):
        if not belongs(s[t[AT_CELLS] + cell], player):
            continue
        for way in range(WAYS):
            beside = t[t[STEPS] + cell * WAYS + way]
            if belongs(s[t[AT_CELLS] + beside], 1 - player):
                found += s[t[AT_CELLS] + t[t[STEPS] + beside * WAYS + way]] == 0
    return found


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men, enemies that are half enclosed, and, where nobody goes back, how far the men have come."""
    ahead = 70 * ((s[MEN + player] + s[HAND + player]) - (s[MEN + 1 - player] + s[HAND + 1 - player]))
    ahead += 4 * (threats(s, t, player) - threats(s, t, 1 - player))
    if t[NOT_BACK]:
        for cell in range(t[CELLS]):
            code = s[t[AT_CELLS] + cell]
            if belongs(code, player):
                ahead += 3 * advance(t, cell, player)
            elif code:
                ahead -= 3 * advance(t, cell, 1 - player)
    return min(900, max(-900, ahead))


@kernel
def advance(t: Row, cell: int, player: int) -> int:
    """The rows that a man has come from his own edge."""
    row = cell // t[WIDTH]
    return row if player == 0 else t[CELLS] // t[WIDTH] - 1 - row
