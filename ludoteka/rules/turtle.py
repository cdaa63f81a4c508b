"""Kernel of the turtle game.

State  cells[c]: 0 empty, 1 + player, for the nodes; then for the areas who owns them, derived
Move   the node
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.turtle import Turtle
from .abi import ACTORS, PLY, POINTS, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(8)

NODES, AREAS, CORNERS, FIRST, OF, FIRST_OF, AT_CELLS, AT_AREAS = range(TABLES, TABLES + 8)
SLOTS = 8
COUNT = int(Reason.COUNT)


def pack(game: Turtle) -> Tables:
    board = game.board
    assert board is not None
    corners = game.corners()
    nodes = len(board.region("nodes"))
    packer = Packer(game, SLOTS)
    packer.set(NODES, nodes)
    packer.set(AREAS, len(corners))
    packer.section(CORNERS, [node for area in corners for node in area])
    packer.section(FIRST, [sum(map(len, corners[:k])) for k in range(len(corners) + 1)])
    touching = [[k for k, area in enumerate(corners) if node in area] for node in range(nodes)]
    packer.section(OF, [area for areas in touching for area in areas])
    packer.section(FIRST_OF, [sum(map(len, touching[:k])) for k in range(nodes + 1)])
    packer.field_at("cells", nodes, AT_CELLS, high=2)
    packer.field_at("areas", len(corners), AT_AREAS, high=2, derived=True)
    return packer.tables(most_moves=nodes)


def start(game: Turtle, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[POINTS] = s[POINTS + 1] = 0
    for area in range(t[AREAS]):
        s[t[AT_AREAS] + area] = 0
        take(s, t, area)


@kernel
def take(s: State, t: Row, area: int) -> None:
    """A marker is put on an area that nobody has, if somebody holds more than half of its corners."""
    if s[t[AT_AREAS] + area]:
        return
    first, end = t[t[FIRST] + area], t[t[FIRST] + area + 1]
    held = 0
    for k in range(first, end):
        code = s[t[AT_CELLS] + t[t[CORNERS] + k]]
        held += 1 if code == 1 else 64 if code == 2 else 0
    sides = end - first
    owner = 1 if 2 * (held & 63) > sides else 2 if 2 * (held >> 6) > sides else 0
    if owner:
        s[t[AT_AREAS] + area] = owner
        s[POINTS + owner - 1] += sides


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for node in range(t[NODES]):
        if s[t[AT_CELLS] + node] == 0:
            out[n] = node
            n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    for _ in range(64):
        node = random_below(rng, t[NODES])
        if s[t[AT_CELLS] + node] == 0:
            return node
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[t[AT_CELLS] + move] = s[ACTORS]
    for k in range(t[t[FIRST_OF] + move], t[t[FIRST_OF] + move + 1]):
        take(s, t, t[t[OF] + k])
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    for node in range(t[NODES]):
        if s[t[AT_CELLS] + node] == 0:
            return
    result(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """The board is full: the areas are counted."""
    ahead = s[POINTS] - s[POINTS + 1]
    if ahead == 0:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if ahead > 0 else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Points won, and a part of those of areas that nobody has yet, by who holds more corners."""
    value = 10 * (s[POINTS] - s[POINTS + 1])
    for area in range(t[AREAS]):
        if s[t[AT_AREAS] + area] == 0:
            for k in range(t[t[FIRST] + area], t[t[FIRST] + area + 1]):
                code = s[t[AT_CELLS] + t[t[CORNERS] + k]]
                value += 3 if code == 1 else -3 if code == 2 else 0
    value = min(900, max(-900, value))
    return value if player == 0 else -value
