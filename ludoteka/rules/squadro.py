"""Kernel of squadro.

State  at[player * 5 + lane]: how far a piece is from its starting space, 0 to 6; leg[...]: OUT, BACK or HOME
       The first player's lane i at p is the crossing with the second player's lane p - 1 at i + 1.
Move   the lane
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.squadro import END, LANES, Squadro
from .abi import ACTORS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

OUT, BACK, HOME = range(3)

SPEEDS, WINS, LONGEST, AT, LEG = range(TABLES, TABLES + 5)
SLOTS = 5
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)


def pack(game: Squadro) -> Tables:
    packer = Packer(game, SLOTS)
    packer.section(SPEEDS, [int(speed) for player in game.speeds for leg in player for speed in leg])
    packer.set(WINS, game.wins)
    packer.set(LONGEST, game.longest)
    packer.field_at("at", 2 * LANES, AT, high=END)
    packer.field_at("leg", 2 * LANES, LEG, high=HOME)
    return packer.tables(most_moves=LANES)


def start(game: Squadro, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    first, n = (s[ACTORS] - 1) * LANES, 0
    for lane in range(LANES):
        if s[t[LEG] + first + lane] != HOME:
            out[n] = lane
            n += 1
    return n


@kernel
def crossing(s: State, t: Row, player: int, lane: int, at: int) -> int:
    """The lane of the enemy piece that stands at `at` of a player's lane; -1: none."""
    if at == 0 or at == END:
        return -1
    enemy = (1 - player) * LANES + at - 1
    if s[t[LEG] + enemy] != HOME and s[t[AT] + enemy] == lane + 1:
        return at - 1
    return -1


@kernel
def speed(s: State, t: Row, player: int, lane: int) -> int:
    return t[t[SPEEDS] + (player * 2 + s[t[LEG] + player * LANES + lane]) * LANES + lane]


@kernel
def send_back(s: State, t: Row, player: int, lane: int) -> None:
    """A piece that was jumped over goes back to where its leg began."""
    piece = player * LANES + lane
    s[t[AT] + piece] = 0 if s[t[LEG] + piece] == OUT else END


@kernel
def walk(s: State, t: Row, player: int, lane: int) -> None:
    """Step by step to the end of the move, of the lane, or behind the enemies that are jumped over."""
    piece = player * LANES + lane
    way = 1 if s[t[LEG] + piece] == OUT else -1
    at, left, jumping = s[t[AT] + piece], speed(s, t, player, lane), False
    while left > 0:
        at += way
        left -= 1
        enemy = crossing(s, t, player, lane, at)
        if enemy >= 0:
            send_back(s, t, 1 - player, enemy)
            jumping, left = True, 1
        elif jumping or at == 0 or at == END:
            left = 0
    s[t[AT] + piece] = at
    if at == END and way == 1:
        s[t[LEG] + piece] = BACK
    elif at == 0 and way == -1:
        s[t[LEG] + piece] = HOME
        s[POINTS + player] += 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    walk(s, t, player, move)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if s[POINTS + player] >= t[WINS]:
        end_win(s, t, player, GOAL)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Whose pieces are all home has won; a position that was set up may be so."""
    end_win(s, t, s[ACTORS] - 1, GOAL)


@kernel
def moves_left(s: State, t: Row, player: int) -> int:
    """How many moves a player's pieces need to get home, undisturbed, without the slowest one."""
    total, most = 0, 0
    for lane in range(LANES):
        leg, at = s[t[LEG] + player * LANES + lane], s[t[AT] + player * LANES + lane]
        out = t[t[SPEEDS] + player * 2 * LANES + lane]
        back = t[t[SPEEDS] + (player * 2 + 1) * LANES + lane]
        need = 0
        if leg == OUT:
            need = (END - at + out - 1) // out + (END + back - 1) // back
        elif leg == BACK:
            need = (at + back - 1) // back
        total += need
        most = max(most, need)
    return total - most


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    ahead = moves_left(s, t, 1 - player) - moves_left(s, t, player)
    return min(900, max(-900, 30 * ahead))
