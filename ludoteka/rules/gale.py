"""Kernel of gale.

State  cells[x]: who has laid a stick over crossing x, 0 or 1 + player
       parent[d]: dots that are joined have the same root, found by going from parent to parent; behind the dots come
       the two edges of each player
Move   the crossing
"""

from __future__ import annotations

from ..boards import Board
from ..declare import Reason
from ..declare.gale import Gale
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(9)

CROSSINGS, NODES, ENDS, SIDES, SIDE_COUNT, AT_CELLS, AT_PARENT, AT_FAR = range(TABLES, TABLES + 8)
SLOTS = 8

CONNECTED, FULL_BOARD = int(Reason.CONNECTED), int(Reason.FULL_BOARD)


def place_of(name: str) -> tuple[int, int]:
    """File and rank on the lattice, from 0."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def ends(board: Board, crossing: int, player: int) -> tuple[int, int]:
    """The two dots that a player's stick over this crossing joins, the lower or left one first."""
    file, rank = place_of(board.names[crossing])
    upright = (file % 2 == 1) == (player == 0)
    near, far = ((file, rank - 1), (file, rank + 1)) if upright else ((file - 1, rank), (file + 1, rank))
    a, b = (board.at(f"{chr(ord('a') + f)}{r + 1}") for f, r in (near, far))
    return a, b


def edges(board: Board) -> list[tuple[int, int]]:
    """Each dot on an edge with that edge: 0 and 1 for the lower and upper one, 2 and 3 for the left and right one."""
    found = []
    for player, region in enumerate(("dots 1", "dots 2")):
        dots = board.region(region)
        along = {dot: place_of(board.names[dot])[1 - player] for dot in dots}
        found += [(dot, 2 * player) for dot in dots if along[dot] == 0]
        found += [(dot, 2 * player + 1) for dot in dots if along[dot] == max(along.values())]
    return found


def pack(game: Gale) -> Tables:
    board = game.board
    assert board is not None
    crossings, n = len(board.region("crossings")), len(board)
    packer = Packer(game, SLOTS)
    packer.set(CROSSINGS, crossings)
    packer.set(NODES, n + 4)
    packer.section(ENDS, [dot for x in range(crossings) for player in (0, 1) for dot in ends(board, x, player)])
    sides = edges(board)
    packer.section(SIDES, [node for dot, edge in sides for node in (dot, n + edge)])
    packer.set(SIDE_COUNT, len(sides))
    packer.field_at("cells", crossings, AT_CELLS, high=2)
    packer.field_at("parent", n + 4, AT_PARENT, derived=True)
    packer.scratch(n + 4, AT_FAR)
    return packer.tables(most_moves=crossings)


def start(game: Gale, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    for node in range(t[NODES]):
        s[t[AT_PARENT] + node] = node
    for k in range(t[SIDE_COUNT]):
        join(s, t, t[t[SIDES] + 2 * k], t[t[SIDES] + 2 * k + 1])
    for x in range(t[CROSSINGS]):
        if s[t[AT_CELLS] + x]:
            lay(s, t, x, s[t[AT_CELLS] + x] - 1)


@kernel
def root_of(s: State, t: Row, node: int) -> int:
    parent = t[AT_PARENT]
    while s[parent + node] != node:
        s[parent + node] = s[parent + s[parent + node]]
        node = s[parent + node]
    return node


@kernel
def join(s: State, t: Row, one: int, other: int) -> None:
    s[t[AT_PARENT] + root_of(s, t, one)] = root_of(s, t, other)


@kernel
def lay(s: State, t: Row, crossing: int, player: int) -> None:
    """A stick joins two dots."""
    at = t[ENDS] + 4 * crossing + 2 * player
    join(s, t, t[at], t[at + 1])


@kernel
def has_joined(s: State, t: Row, player: int) -> bool:
    edge = t[NODES] - 4 + 2 * player
    return root_of(s, t, edge) == root_of(s, t, edge + 1)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS]:
        for x in range(t[CROSSINGS]):
            out[n] = x
            n += s[t[AT_CELLS] + x] == 0
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[t[AT_CELLS] + move] = 1 + player
    lay(s, t, move, player)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if has_joined(s, t, player):
        end_win(s, t, player, CONNECTED)


@kernel
def result(s: State, t: Row) -> None:
    """Sticks on all crossings always join one player's edges, so only a position that was set up comes here."""
    end_draw(s, t, FULL_BOARD)


@kernel
def sticks_missing(s: State, t: Row, player: int) -> int:
    """How many sticks the player still needs, if the other lays none."""
    far, most = t[AT_FAR], t[NODES]
    edge = t[NODES] - 4 + 2 * player
    for node in range(t[NODES]):
        s[far + node] = most
    s[far + root_of(s, t, edge)] = 0
    changed = True
    while changed:
        changed = False
        for x in range(t[CROSSINGS]):
            if s[t[AT_CELLS] + x]:
                continue
            at = t[ENDS] + 4 * x + 2 * player
            a, b = root_of(s, t, t[at]), root_of(s, t, t[at + 1])
            if s[far + a] + 1 < s[far + b]:
                s[far + b] = s[far + a] + 1
                changed = True
            elif s[far + b] + 1 < s[far + a]:
                s[far + a] = s[far + b] + 1
                changed = True
    return s[far + root_of(s, t, edge + 1)]


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Who is nearer to his goal, and a half stick for the turn."""
    ahead = 2 * (sticks_missing(s, t, 1 - player) - sticks_missing(s, t, player))
    ahead += 1 if s[ACTORS] == 1 + player else -1
    return min(900, max(-900, 50 * ahead))
