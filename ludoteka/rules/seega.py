"""Kernel of seega.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; men[p] counts them; hand[p]: men still to be placed, left:
       how many more in this turn; blocked: the other could not move. PHASE: PLACING, MOVING, or CAPTURING when a man
       has just been taken and more may be. QUIET counts moves without capture.
Move   cell: a man is placed; STEP | origin | to << 7: a man moves; STOP ends a series of captures; PASS.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.seega import Seega, Starter
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MEN, HAND, LEFT, BLOCKED = HEADER, HEADER + 2, HEADER + 4, HEADER + 5

CELLS, STEPS, EVERY, CENTRE, TOGETHER, OTHER, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 8)
SLOTS = 8

PART = (1 << 7) - 1
STEP, STOP, PASS = 1 << 14, 1 << 15, 1 << 16
PLACING, MOVING, CAPTURING = range(3)
WAYS = 8
BORDER = 3
TOO_FEW, COUNT = int(Reason.TOO_FEW_PIECES), int(Reason.COUNT)


def pack(game: Seega) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n <= PART
    each = (n - 1) // 2
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=each, derived=True)
    packer.fixed_field("hand", HAND, 2, high=each)
    packer.fixed_field("left", LEFT, high=game.together)
    packer.fixed_field("blocked", BLOCKED, high=1)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.set(EVERY, 1 if game.diagonal else 2)
    packer.set(CENTRE, n // 2)
    packer.set(TOGETHER, game.together)
    packer.set(OTHER, game.starter is Starter.OTHER)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    return packer.tables(most_moves=WAYS * each + 1, whole_turns=False)


def start(game: Seega, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = 1
    s[HAND] = s[HAND + 1] = (t[CELLS] - 1) // 2
    s[LEFT] = t[TOGETHER]
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and count the men."""
    s[MEN] = 0
    s[MEN + 1] = 0
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + code - 1] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == PLACING:
        for cell in range(t[CELLS]):
            out[n] = cell
            n += s[t[AT_CELLS] + cell] == 0 and cell != t[CENTRE]
        return n
    if s[PHASE] == CAPTURING:
        n = list_steps(s, t, out, 1, 0)
        out[n] = STOP
        return n + 1
    if s[BLOCKED]:
        n = list_steps(s, t, out, 0, 1)
    if n == 0:
        n = list_steps(s, t, out, 0, 0)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def list_steps(s: State, t: Row, out: Row, capturing: int, freeing: int) -> int:
    """All steps, or only those that take a man, or only those that let the other move again."""
    own, cells = s[ACTORS], t[AT_CELLS]
    n = 0
    for origin in range(t[CELLS]):
        if s[cells + origin] != own:
            continue
        for way in range(0, WAYS, t[EVERY]):
            to = t[t[STEPS] + origin * WAYS + way]
            if s[cells + to] != 0:
                continue
            fits = True
            if capturing:
                fits = captures(s, t, to, own, origin) > 0
            elif freeing:
                fits = captures(s, t, to, own, origin) > 0 or frees(s, t, origin, to, own)
            if fits:
                out[n] = STEP | origin | to << 7
                n += 1
    return n


@kernel
def captures(s: State, t: Row, to: int, own: int, origin: int) -> int:
    """How many enemies a man who comes to `to` encloses; `origin` is the cell that he leaves."""
    cells, steps = t[AT_CELLS], t[STEPS]
    found = 0
    for way in range(0, WAYS, 2):
        enemy = t[steps + to * WAYS + way]
        if s[cells + enemy] == 3 - own and enemy != t[CENTRE]:
            beyond = t[steps + enemy * WAYS + way]
            found += s[cells + beyond] == own and beyond != origin
    return found


@kernel
def frees(s: State, t: Row, origin: int, to: int, own: int) -> bool:
    """Whether the other can move after this step."""
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_CELLS] + to] = own
    free = can_move(s, t, 3 - own)
    s[t[AT_CELLS] + to] = 0
    s[t[AT_CELLS] + origin] = own
    return free


@kernel
def can_move(s: State, t: Row, own: int) -> bool:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == own:
            for way in range(0, WAYS, t[EVERY]):
                if s[t[AT_CELLS] + t[t[STEPS] + cell * WAYS + way]] == 0:
                    return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == PLACING:
        place(s, t, move)
    elif move == PASS:
        s[BLOCKED] = 1
        s[QUIET] += 1
        end_turn(s, t)
    elif move == STOP:
        end_turn(s, t)
    else:
        step(s, t, move & PART, move >> 7 & PART)


@kernel
def place(s: State, t: Row, cell: int) -> None:
    own = s[ACTORS]
    s[t[AT_CELLS] + cell] = own
    s[MEN + own - 1] += 1
    s[HAND + own - 1] -= 1
    s[LEFT] -= 1
    if s[LEFT] > 0:
        return
    s[TURN] += 1
    s[ACTORS] = 3 - own
    s[LEFT] = t[TOGETHER]
    if s[HAND] == 0 and s[HAND + 1] == 0:
        s[LEFT] = 0
        s[PHASE] = MOVING
        s[ACTORS] = 2 if t[OTHER] else 1


@kernel
def step(s: State, t: Row, origin: int, to: int) -> None:
    own, cells, steps = s[ACTORS], t[AT_CELLS], t[STEPS]
    taken = captures(s, t, to, own, origin)
    s[cells + origin] = 0
    s[cells + to] = own
    s[BLOCKED] = 0
    s[QUIET] += 1
    if taken == 0:
        end_turn(s, t)
        return
    s[QUIET] = 0
    for way in range(0, WAYS, 2):
        enemy = t[steps + to * WAYS + way]
        if s[cells + enemy] == 3 - own and enemy != t[CENTRE] and s[cells + t[steps + enemy * WAYS + way]] == own:
            s[cells + enemy] = 0
            s[MEN + 2 - own] -= 1
    s[PHASE] = CAPTURING
    if s[MEN + 2 - own] <= 1:
        end_turn(s, t)
        end_win(s, t, own - 1, TOO_FEW)
    elif not can_capture(s, t, own):
        end_turn(s, t)


@kernel
def can_capture(s: State, t: Row, own: int) -> bool:
    for origin in range(t[CELLS]):
        if s[t[AT_CELLS] + origin] == own:
            for way in range(0, WAYS, t[EVERY]):
                to = t[t[STEPS] + origin * WAYS + way]
                if s[t[AT_CELLS] + to] == 0 and captures(s, t, to, own, origin) > 0:
                    return True
    return False


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = MOVING
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[QUIET] >= t[QUIET_LIMIT]:
        result(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """Nothing was taken for too long: who has more men wins."""
    if s[MEN] == s[MEN + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[MEN] > s[MEN + 1] else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    ahead = (s[MEN + player] + s[HAND + player]) - (s[MEN + 1 - player] + s[HAND + 1 - player])
    return min(900, max(-900, 80 * ahead))
