"""Kernel of focus.

State  height[c]: discs on a cell; colours[c]: one bit for each, the lowest disc in bit 0; reserve[p]: own discs that
       may come back; prison[p]: enemy discs taken for good. PHASE: ADDED when a disc of the reserve has come back in
       this turn. QUIET counts turns since the last prisoner.
Move   origin | way << 6 | discs << 8; ADD | cell; PASS
"""

from __future__ import annotations

from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.focus import Focus, Return, Travel
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

RESERVE, PRISON = HEADER, HEADER + 2

CELLS, STEPS, TALLEST, STACKS, INSTEAD, QUIET_LIMIT, AT_HEIGHT, AT_COLOURS = range(TABLES, TABLES + 8)
SLOTS = 8

WAYS = 4
ADD, PASS = 1 << 12, 1 << 13
PART = 63
FREE, ADDED = range(2)
NOWHERE = -1
NO_MOVES, COUNT = int(Reason.NO_MOVES), int(Reason.COUNT)


def pack(game: Focus) -> Tables:
    board = game.board
    assert board is not None
    n, discs = len(board), len(game.starts[0].split())
    packer = Packer(game, SLOTS)
    packer.fixed_field("reserve", RESERVE, 2, high=discs)
    packer.fixed_field("prison", PRISON, 2, high=discs)
    packer.set(CELLS, n)
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    packer.set(TALLEST, game.tallest)
    packer.set(STACKS, game.travel is Travel.STACK)
    packer.set(INSTEAD, game.comeback is Return.INSTEAD)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("height", n, AT_HEIGHT, high=game.tallest)
    packer.field_at("colours", n, AT_COLOURS, high=(1 << game.tallest) - 1)
    whole = game.comeback is Return.INSTEAD
    return packer.tables(most_moves=n * (WAYS * game.tallest + 1), whole_turns=whole)


def start(game: Focus, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, cells in enumerate(game.starts):
        for cell in game.board.all_at(cells):
            s[t[AT_HEIGHT] + cell], s[t[AT_COLOURS] + cell] = 1, player
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """The player whose disc is on top; NOWHERE if the cell is empty."""
    high = s[t[AT_HEIGHT] + cell]
    return s[t[AT_COLOURS] + cell] >> (high - 1) & 1 if high else NOWHERE


@kernel
def target(s: State, t: Row, cell: int, way: int, discs: int) -> int:
    """Where so many discs come to rest, or NOWHERE."""
    steps, to = t[STEPS], t[t[STEPS] + cell * WAYS + way]
    if t[STACKS]:
        for _ in range(discs - 1):
            if to < 0:
                return NOWHERE
            to = t[steps + to * WAYS + way]
        return to
    if to >= 0 and s[t[AT_HEIGHT] + to]:
        # Only an enemy next to the tower is jumped over, and his cell does not count.
        if owner(s, t, to) == owner(s, t, cell):
            return NOWHERE
        to = t[steps + to * WAYS + way]
    for far in range(discs):
        if to < 0 or s[t[AT_HEIGHT] + to]:
            return NOWHERE
        if far + 1 < discs:
            to = t[steps + to * WAYS + way]
    return to


@kernel
def list_travels(s: State, t: Row, out: Row) -> int:
    player, n = s[ACTORS] - 1, 0
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == player:
            for way in range(WAYS):
                for discs in range(1, s[t[AT_HEIGHT] + cell] + 1):
                    out[n] = cell | way << 6 | discs << 8
                    n += target(s, t, cell, way, discs) >= 0
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = list_travels(s, t, out)
    if s[PHASE] == ADDED:
        if n == 0:
            out[0] = PASS
            n = 1
    elif s[RESERVE + s[ACTORS] - 1]:
        for cell in range(t[CELLS]):
            out[n] = ADD | cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    if s[PHASE] == FREE:
        s[QUIET] += 1
    if move & ADD:
        s[RESERVE + player] -= 1
        pile(s, t, player, move & PART, player, 1)
        if t[INSTEAD]:
            end_turn(s, t)
        else:
            s[PHASE] = ADDED
        return
    if move != PASS:
        travel(s, t, player, move & PART, move >> 6 & 3, move >> 8)
    end_turn(s, t)


@kernel
def travel(s: State, t: Row, player: int, cell: int, way: int, discs: int) -> None:
    to = target(s, t, cell, way, discs)
    rest = s[t[AT_HEIGHT] + cell] - discs
    upper = s[t[AT_COLOURS] + cell] >> rest
    s[t[AT_HEIGHT] + cell] = rest
    s[t[AT_COLOURS] + cell] &= (1 << rest) - 1
    over = t[t[STEPS] + cell * WAYS + way]
    if t[STACKS] == 0 and s[t[AT_HEIGHT] + over]:
        s[t[AT_HEIGHT] + to] = s[t[AT_HEIGHT] + over]
        s[t[AT_COLOURS] + to] = s[t[AT_COLOURS] + over]
        s[t[AT_HEIGHT] + over] = 0
        s[t[AT_COLOURS] + over] = 0
    pile(s, t, player, to, upper, discs)


@kernel
def pile(s: State, t: Row, player: int, cell: int, colours: int, discs: int) -> None:
    """Discs come upon a cell; those beyond the greatest height go out below."""
    high = s[t[AT_HEIGHT] + cell]
    tower = s[t[AT_COLOURS] + cell] | colours << high
    high += discs
    while high > t[TALLEST]:
        if tower & 1 == player:
            s[RESERVE + player] += 1
        else:
            s[PRISON + player] += 1
            s[QUIET] = 0
        tower >>= 1
        high -= 1
    s[t[AT_HEIGHT] + cell] = high
    s[t[AT_COLOURS] + cell] = tower


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = FREE
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[QUIET] >= t[QUIET_LIMIT]:
        ahead = held(s, t, 0) - held(s, t, 1)
        if ahead == 0:
            end_draw(s, t, COUNT)
        else:
            end_win(s, t, 0 if ahead > 0 else 1, COUNT)


@kernel
def held(s: State, t: Row, player: int) -> int:
    """Enemy discs that a player has got hold of: prisoners, and those in his towers."""
    found = s[PRISON + player]
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == player:
            for disc in range(s[t[AT_HEIGHT] + cell]):
                found += s[t[AT_COLOURS] + cell] >> disc & 1 != player
    return found


@kernel
def result(s: State, t: Row) -> None:
    """Who can move nothing and has no reserve has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Towers that are owned, the reserve, and prisoners."""
    ahead = 3 * (s[RESERVE + player] - s[RESERVE + 1 - player]) + 2 * (s[PRISON + player] - s[PRISON + 1 - player])
    for cell in range(t[CELLS]):
        whose = owner(s, t, cell)
        if whose >= 0:
            worth = 2 + s[t[AT_HEIGHT] + cell]
            ahead += worth if whose == player else -worth
    ahead += 3 * (held(s, t, player) - held(s, t, 1 - player))
    return min(900, max(-900, 10 * ahead))
