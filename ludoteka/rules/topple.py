"""Kernel of topple.

State  colours[c]: the discs of a tower as bits, lowest first, 0 for the first player's and 1 for the second's;
       height[c]: how many there are.
Move   cell | way << 6: the top disc steps; TOPPLE | cell | way << 6: the tower falls that way.

A king is the tallest tower of one colour alone; there may be several. Kings are looked up before the move: one that
comes about in the move cannot be caught in it.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.topple import MOST_DISCS, Topple
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

CELLS, STEPS, LONGEST, AT_COLOURS, AT_HEIGHT, AT_KINGS = range(TABLES, TABLES + 6)
SLOTS = 6

WAYS = 8
PART = (1 << 6) - 1
TOPPLE = 1 << 9
TACTICAL = True
"""A tower that falls is seen two moves ahead."""
CAPTURED, NO_MOVES, LIMIT = int(Reason.CAPTURED), int(Reason.NO_MOVES), int(Reason.LIMIT)


def pack(game: Topple) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, discs = len(board), 2 * sum(game.towers.values())
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.set(LONGEST, game.longest)
    assert discs <= MOST_DISCS
    packer.field_at("colours", n, AT_COLOURS, high=(1 << discs) - 1)
    packer.field_at("height", n, AT_HEIGHT, high=discs)
    packer.scratch(n, AT_KINGS)
    return packer.tables(most_moves=2 * WAYS * n)


def start(game: Topple, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    for name, discs in game.towers.items():
        cell = game.board.at(name)
        s[t[AT_HEIGHT] + cell] = discs
        s[t[AT_COLOURS] + cell] = (1 << discs) - 1
        s[t[AT_HEIGHT] + t[CELLS] - 1 - cell] = discs
    s[ACTORS] = 1
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """Whose the tower is: the top disc decides. -1: there is none."""
    high = s[t[AT_HEIGHT] + cell]
    return s[t[AT_COLOURS] + cell] >> (high - 1) & 1 if high > 0 else -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        if owner(s, t, cell) != player:
            continue
        tall = s[t[AT_HEIGHT] + cell] > 1
        for way in range(WAYS):
            if t[t[STEPS] + cell * WAYS + way] >= 0:
                out[n] = cell | way << 6
                n += 1
                out[n] = TOPPLE | cell | way << 6
                n += tall
    return n


@kernel
def mark_kings(s: State, t: Row, player: int) -> None:
    """Write down where the player's kings stand."""
    tallest = 0
    for cell in range(t[CELLS]):
        high = s[t[AT_HEIGHT] + cell]
        pure = high > 0 and s[t[AT_COLOURS] + cell] == ((1 << high) - 1 if player == 1 else 0)
        s[t[AT_KINGS] + cell] = high if pure else 0
        if pure:
            tallest = max(tallest, high)
    for cell in range(t[CELLS]):
        s[t[AT_KINGS] + cell] = s[t[AT_KINGS] + cell] == tallest and tallest > 0


@kernel
def is_caught(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a tower has enemy discs below and the player's above, and no other mixture."""
    colours, high = s[t[AT_COLOURS] + cell], s[t[AT_HEIGHT] + cell]
    enemies = 0
    while enemies < high and colours >> enemies & 1 != player:
        enemies += 1
    own = enemies
    while own < high and colours >> own & 1 == player:
        own += 1
    return 0 < enemies < high and own == high


@kernel
def put(s: State, t: Row, cell: int, colour: int) -> None:
    s[t[AT_COLOURS] + cell] |= colour << s[t[AT_HEIGHT] + cell]
    s[t[AT_HEIGHT] + cell] += 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    cell, way = move & PART, move >> 6 & 7
    mark_kings(s, t, 1 - player)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    high, colours = s[t[AT_HEIGHT] + cell], s[t[AT_COLOURS] + cell]
    lifted = high if move & TOPPLE else 1
    s[t[AT_HEIGHT] + cell] = high - lifted
    s[t[AT_COLOURS] + cell] = colours & ((1 << (high - lifted)) - 1)
    to = cell
    for disc in range(high - lifted, high):
        beyond = t[t[STEPS] + to * WAYS + way]
        if beyond >= 0:
            to = beyond
        put(s, t, to, colours >> disc & 1)
    caught = False
    to = cell
    for _ in range(lifted):
        to = t[t[STEPS] + to * WAYS + way]
        if to < 0:
            break
        caught |= s[t[AT_KINGS] + to] == 1 and is_caught(s, t, to, player)
    if caught:
        end_win(s, t, player, CAPTURED)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Who has no tower of his own cannot move and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def threatens(s: State, t: Row, player: int) -> bool:
    """Whether the player can put a disc on an enemy king: by a step, or by one disc of a falling tower."""
    mark_kings(s, t, 1 - player)
    for cell in range(t[CELLS]):
        if owner(s, t, cell) != player:
            continue
        high, colours = s[t[AT_HEIGHT] + cell], s[t[AT_COLOURS] + cell]
        for way in range(WAYS):
            to = t[t[STEPS] + cell * WAYS + way]
            if to >= 0 and s[t[AT_KINGS] + to] == 1:
                return True
            disc = 0
            while to >= 0 and disc < high:
                last = t[t[STEPS] + to * WAYS + way] < 0 and disc < high - 1
                if s[t[AT_KINGS] + to] == 1 and colours >> disc & 1 == player and not last:
                    return True
                disc += 1
                to = t[t[STEPS] + to * WAYS + way]
    return False


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """A king that can be caught next, then the towers one owns."""
    mover = s[ACTORS] - 1
    if threatens(s, t, mover):
        return 850 if mover == player else -850
    value = 0
    for cell in range(t[CELLS]):
        mine = owner(s, t, cell)
        if mine >= 0:
            value += 15 if mine == player else -15
    if threatens(s, t, 1 - mover):
        value += -60 if mover == player else 60
    return max(-800, min(800, value))
