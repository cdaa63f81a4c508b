"""Kernel of the firing range.

State  cells[c]: 0 empty, else 1 + player * 2 + officer. jumper: 1 + the cell of the piece in the midst of a series;
       lost[p]: officers lost in the last turn, who can be bought back; due: privates still to be given for one.
       PHASE: MARCHING or RANSOM. QUIET: moves without a capture or a step forward.
Move   from | to << 7 | over << 14: over is the cell of the piece taken, NONE for a step; RANSOM: GIVE | cell, or STOP.

Officers may stretch a step or a jump by one cell, before or behind the piece they jump over; that cell is empty or
holds a private of their own.
"""

from __future__ import annotations

from ..boards import GraphBoard
from ..boards.square import NE, NW, SE, SW, N, S
from ..declare import Reason
from ..declare.firing import Firing
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

JUMPER, LOST, DUE = HEADER, HEADER + 1, HEADER + 3

CELLS, STEPS, ROW, PRICE, WORTH, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 7)
SLOTS = 7

PART = (1 << 7) - 1
NONE = PART
WAYS = 8
GIVE, STOP = 1 << 22, 1 << 23
MARCHING, RANSOM = range(2)
NO_MOVES, COUNT = int(Reason.NO_MOVES), int(Reason.COUNT)


def pack(game: Firing) -> Tables:
    board = game.board
    assert isinstance(board, GraphBoard)
    n = len(board)
    assert n < NONE
    packer = Packer(game, SLOTS)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.fixed_field("lost", LOST, 2, high=len(game.officers[0].split()))
    packer.fixed_field("due", DUE, high=game.ransom)
    packer.set(CELLS, n)
    # What lies off the board is one more cell, which leads nowhere and is never empty.
    packer.section(STEPS, [n if to < 0 else to for to in board_steps(game)] + [n] * WAYS)
    heights = sorted({-cell.y for cell in board.cells})
    packer.section(ROW, [heights.index(-cell.y) for cell in board.cells])
    packer.set(PRICE, game.ransom)
    packer.set(WORTH, game.officer_worth)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=4)
    packer.field_at("beyond", 1, derived=True)
    men = len(game.privates[0].split()) + len(game.officers[0].split())
    return packer.tables(most_moves=men * 3 * WAYS, whole_turns=False)


def start(game: Firing, tables: Tables) -> State:
    s = tables.blank()
    board = game.board
    assert board is not None
    for player in range(2):
        for officer, cells in enumerate((game.privates[player], game.officers[player])):
            for cell in board.all_at(cells):
                s[int(tables.row[AT_CELLS]) + cell] = 1 + 2 * player + officer
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = -1


@kernel
def belongs(code: int, player: int) -> bool:
    return code > 0 and (code - 1) >> 1 == player


@kernel
def may_skip(code: int, player: int) -> bool:
    """A cell by which an officer stretches his move: empty, or with a private of his own."""
    return code == 0 or code == 1 + 2 * player


@kernel
def list_jumps(s: State, t: Row, cell: int, player: int, out: Row, n: int) -> int:
    """The jumps of one piece; privates jump along the diagonals only."""
    cells, steps = t[AT_CELLS], t[STEPS]
    officer = (s[cells + cell] - 1) & 1
    for way in range(1 - officer, WAYS, 2 - officer):
        first = t[steps + cell * WAYS + way]
        second = t[steps + first * WAYS + way]
        third = t[steps + second * WAYS + way]
        near, far = s[cells + first], s[cells + second]
        if belongs(near, 1 - player) and far == 0:
            out[n] = cell | second << 7 | first << 14
            n += 1
        if officer and s[cells + third] == 0:
            if belongs(near, 1 - player) and may_skip(far, player):
                out[n] = cell | third << 7 | first << 14
                n += 1
            elif may_skip(near, player) and belongs(far, 1 - player):
                out[n] = cell | third << 7 | second << 14
                n += 1
    return n


@kernel
def list_steps(s: State, t: Row, cell: int, player: int, out: Row, n: int) -> int:
    """The steps of one piece: forward aslant; officers also straight forward and sideways, and stretched."""
    cells, steps = t[AT_CELLS], t[STEPS]
    officer = (s[cells + cell] - 1) & 1
    for way in range(1 - officer, WAYS, 2 - officer):
        back = way == SE or way == S or way == SW
        if player == 1:
            back = way == NE or way == N or way == NW
        if back:
            continue
        first = t[steps + cell * WAYS + way]
        second = t[steps + first * WAYS + way]
        if s[cells + first] == 0:
            out[n] = cell | first << 7 | NONE << 14
            n += 1
        if officer and may_skip(s[cells + first], player) and s[cells + second] == 0:
            out[n] = cell | second << 7 | NONE << 14
            n += 1
    return n


@kernel
def list_march(s: State, t: Row, player: int, out: Row) -> int:
    """All jumps of a player; if there is none, all his steps."""
    n = 0
    for cell in range(t[CELLS]):
        if belongs(s[t[AT_CELLS] + cell], player):
            n = list_jumps(s, t, cell, player, out, n)
    if n > 0:
        return n
    for cell in range(t[CELLS]):
        if belongs(s[t[AT_CELLS] + cell], player):
            n = list_steps(s, t, cell, player, out, n)
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    if s[PHASE] == RANSOM:
        n = 0
        for cell in range(t[CELLS]):
            if s[t[AT_CELLS] + cell] == 1 + 2 * player:
                out[n] = GIVE | cell
                n += 1
        if s[DUE] == t[PRICE]:
            out[n] = STOP
            n += 1
        return n
    if s[JUMPER]:
        return list_jumps(s, t, s[JUMPER] - 1, player, out, 0)
    return list_march(s, t, player, out)


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move == STOP:
        s[LOST + s[ACTORS] - 1] = 0
        open_turn(s, t)
    elif move & GIVE:
        give(s, t, move & PART)
    else:
        march(s, t, move & PART, move >> 7 & PART, move >> 14 & PART)


@kernel
def give(s: State, t: Row, cell: int) -> None:
    """The first private given is replaced by the officer, the others leave."""
    player = s[ACTORS] - 1
    s[t[AT_CELLS] + cell] = 2 + 2 * player if s[DUE] == t[PRICE] else 0
    s[DUE] -= 1
    s[QUIET] = 0
    if s[DUE] == 0:
        s[LOST + player] -= 1
        open_turn(s, t)


@kernel
def march(s: State, t: Row, origin: int, to: int, over: int) -> None:
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    s[JUMPER] = 0
    s[QUIET] += 1
    if t[t[ROW] + to] != t[t[ROW] + origin]:
        s[QUIET] = 0
    if over != NONE:
        s[QUIET] = 0
        s[LOST + 1 - player] += (s[cells + over] - 1) & 1
        s[cells + over] = 0
        if can_jump(s, t, to, player):
            s[JUMPER] = 1 + to
            return
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if s[QUIET] >= t[QUIET_LIMIT]:
        count_soldiers(s, t)
    else:
        open_turn(s, t)


@kernel
def can_jump(s: State, t: Row, cell: int, player: int) -> bool:
    cells, steps = t[AT_CELLS], t[STEPS]
    officer = (s[cells + cell] - 1) & 1
    for way in range(1 - officer, WAYS, 2 - officer):
        first = t[steps + cell * WAYS + way]
        second = t[steps + first * WAYS + way]
        near, far = s[cells + first], s[cells + second]
        if belongs(near, 1 - player) and far == 0:
            return True
        if officer and s[cells + t[steps + second * WAYS + way]] == 0:
            if belongs(near, 1 - player) and may_skip(far, player):
                return True
            if may_skip(near, player) and belongs(far, 1 - player):
                return True
    return False


@kernel
def open_turn(s: State, t: Row) -> None:
    """Who has just lost an officer may buy him back first, if he has privates enough."""
    player = s[ACTORS] - 1
    s[PHASE] = MARCHING
    s[DUE] = 0
    privates = 0
    for cell in range(t[CELLS]):
        privates += s[t[AT_CELLS] + cell] == 1 + 2 * player
    if s[LOST + player] > 0:
        if privates >= t[PRICE]:
            s[PHASE] = RANSOM
            s[DUE] = t[PRICE]
        else:
            s[LOST + player] = 0


@kernel
def strength(s: State, t: Row, player: int) -> int:
    total = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if belongs(code, player):
            total += t[WORTH] if (code - 1) & 1 else 1
    return total


@kernel
def count_soldiers(s: State, t: Row) -> None:
    first, second = strength(s, t, 0), strength(s, t, 1)
    if first == second:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if first > second else 1, COUNT)


@kernel
def can_march(s: State, t: Row, player: int) -> bool:
    """Whether the player has any move at all."""
    cells, steps = t[AT_CELLS], t[STEPS]
    for cell in range(t[CELLS]):
        code = s[cells + cell]
        if not belongs(code, player):
            continue
        if can_jump(s, t, cell, player):
            return True
        officer = (code - 1) & 1
        for way in range(1 - officer, WAYS, 2 - officer):
            back = way == SE or way == S or way == SW
            if player == 1:
                back = way == NE or way == N or way == NW
            first = t[steps + cell * WAYS + way]
            if back:
                continue
            if s[cells + first] == 0:
                return True
            if officer and may_skip(s[cells + first], player) and s[cells + t[steps + first * WAYS + way]] == 0:
                return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost; if the other could not either, the soldiers are counted."""
    player = s[ACTORS] - 1
    if can_march(s, t, 1 - player):
        end_win(s, t, 1 - player, NO_MOVES)
    else:
        count_soldiers(s, t)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    return max(-900, min(900, 45 * (strength(s, t, player) - strength(s, t, 1 - player))))
