"""Kernel of the move-and-shoot games.

State  cells[c]: 0 empty, ARROW, or FIRST + player; cells[n] is a border that stops every ray;
       out[p]: whether player p has dropped out; piece[p * each + i]: the cell of a player's i-th piece.
Move   origin | to << 9 | target << 18
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.shooting import Flight, Shooting
from .abi import ACTORS, PLAYERS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables, kernel
from .common import actor_of, end_win, random_below

MOVE = Packing(9, 9, 9)
PART = (1 << 9) - 1

CELLS, WAYS, EACH, FAR, RAYS, AT_CELLS, AT_OUT, AT_PIECE, AT_WORK = range(TABLES, TABLES + 9)
SLOTS = 9

ARROW = 1
FIRST = 2
"""The code of the first player's pieces."""
FAR_AWAY = 99
NO_MOVES = int(Reason.NO_MOVES)
LAST = int(Reason.LAST)


def pack(game: Shooting) -> Tables:
    board = game.board
    assert board is not None
    n, ways = len(board), len(board.plan.directions)
    each = len(game.setup[0].split())
    rays = [[board.ray(cell, way) for way in range(ways)] for cell in range(n)]
    reach = max(sum(map(len, ray)) for ray in rays)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    packer.set(EACH, each)
    packer.set(FAR, game.flight is Flight.FAR)
    pack_rays(packer, RAYS, [ray for of_cell in rays for ray in of_cell], n)
    packer.field_at("cells", n, AT_CELLS, high=1 + game.players)
    packer.field_at("border", 1, derived=True)
    packer.field_at("out", game.players, AT_OUT, high=1)
    packer.field_at("piece", game.players * each, AT_PIECE, high=n - 1, derived=True)
    packer.scratch(3 * n + 1, AT_WORK)
    return packer.tables(most_moves=each * reach * (ways if game.flight is Flight.FAR else reach))


def pack_rays(packer: Packer, slot: int, rays: list[tuple[int, ...]], border: int) -> None:
    """The places of all rays, then the rays themselves, each closed by the border cell."""
    places: list[int] = []
    cells: list[int] = []
    for ray in rays:
        places.append(len(rays) + len(cells))
        cells += [*ray, border]
    at = packer.section(slot, [])
    packer.section(slot, [at + place for place in places] + cells)


def start(game: Shooting, tables: Tables) -> State:
    board = game.board
    assert board is not None
    s = tables.blank()
    s[ACTORS] = 1
    cells = tables.field("cells").at
    for player, names in enumerate(game.setup):
        for cell in board.all_at(names):
            s[cells + cell] = FIRST + player
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and list the pieces of each player."""
    n, each, cells, piece = t[CELLS], t[EACH], t[AT_CELLS], t[AT_PIECE]
    s[cells + n] = ARROW
    for player in range(t[PLAYERS]):
        found = 0
        for cell in range(n):
            if s[cells + cell] == FIRST + player and found < each:
                s[piece + player * each + found] = cell
                found += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    each, ways, cells, far = t[EACH], t[WAYS], t[AT_CELLS], t[FAR]
    pieces = t[AT_PIECE] + actor_of(s) * each
    n = 0
    for i in range(each):
        origin = s[pieces + i]
        # The piece has left its cell before it shoots: an arrow may cross or hit the cell just left.
        s[cells + origin] = 0
        for way in range(ways):
            along = t[t[RAYS] + origin * ways + way]
            to = t[along]
            while s[cells + to] == 0:
                head = origin | to << 9
                for shot in range(ways):
                    flight = t[t[RAYS] + to * ways + shot]
                    target = t[flight]
                    if far:
                        last = -1
                        while s[cells + target] == 0:
                            last = target
                            flight += 1
                            target = t[flight]
                        if last >= 0:
                            out[n] = head | last << 18
                            n += 1
                    else:
                        while s[cells + target] == 0:
                            out[n] = head | target << 18
                            n += 1
                            flight += 1
                            target = t[flight]
                along += 1
                to = t[along]
        s[cells + origin] = FIRST + actor_of(s)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draws step by step: a piece that can move, one of its cells to go to, one of its targets from there."""
    each = t[EACH]
    player = actor_of(s)
    pieces = t[AT_PIECE] + player * each
    n = 0
    for i in range(each):
        if can_leave(s, t, s[pieces + i]):
            out[n] = s[pieces + i]
            n += 1
    if n == 0:
        return -1
    origin = out[random_below(rng, n)]
    to = out[random_below(rng, reachable(s, t, origin, 0, out))]
    s[t[AT_CELLS] + origin] = 0
    target = out[random_below(rng, reachable(s, t, to, t[FAR], out))]
    s[t[AT_CELLS] + origin] = FIRST + player
    return origin | to << 9 | target << 18


@kernel
def reachable(s: State, t: Row, cell: int, far: int, out: Row) -> int:
    """Lists the free cells in line with `cell`, or only the farthest in each direction."""
    ways, cells = t[WAYS], t[AT_CELLS]
    n = 0
    for way in range(ways):
        along = t[t[RAYS] + cell * ways + way]
        first = n
        to = t[along]
        while s[cells + to] == 0:
            out[n] = to
            n += 1
            along += 1
            to = t[along]
        if far and n > first:
            out[first] = out[n - 1]
            n = first + 1
    return n


@kernel
def can_leave(s: State, t: Row, cell: int) -> bool:
    """Whether any cell beside this one is free."""
    ways, cells = t[WAYS], t[AT_CELLS]
    rays = t[RAYS] + cell * ways
    for way in range(ways):
        if s[cells + t[t[rays + way]]] == 0:
            return True
    return False


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    each = t[EACH]
    pieces = t[AT_PIECE] + player * each
    for i in range(each):
        if can_leave(s, t, s[pieces + i]):
            return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    origin, to, target = move & PART, move >> 9 & PART, move >> 18 & PART
    player = actor_of(s)
    cells, pieces = t[AT_CELLS], t[AT_PIECE] + player * t[EACH]
    s[cells + origin] = 0
    s[cells + to] = FIRST + player
    s[cells + target] = ARROW
    i = 0
    while s[pieces + i] != origin:
        i += 1
    s[pieces + i] = to
    s[PLY] += 1
    s[TURN] += 1
    next_player(s, t, player)


@kernel
def next_player(s: State, t: Row, player: int) -> None:
    """The turn goes round to the next who can move; those passed over are out, and the last one left wins."""
    players, out = t[PLAYERS], t[AT_OUT]
    other = player
    while True:
        other += 1
        if other == players:
            other = 0
        if other == player:
            end_win(s, t, player, NO_MOVES if players == 2 else LAST)
            return
        if s[out + other] == 0:
            if can_move(s, t, other):
                s[ACTORS] = 1 << other
                return
            s[out + other] = 1


@kernel
def result(s: State, t: Row) -> None:
    """Only a position that was set up can have a blocked player to move; with two players, the other has won."""
    end_win(s, t, 1 - actor_of(s), NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Cells that `player` reaches in fewer moves than any other, against the best of the others."""
    n = t[CELLS]
    if s[ACTORS] == 0:
        return 0
    near, far = t[AT_WORK], t[AT_WORK] + n
    for cell in range(n):
        s[far + cell] = FAR_AWAY
    for other in range(t[PLAYERS]):
        if other != player and s[t[AT_OUT] + other] == 0:
            spread(s, t, other, far)
    for cell in range(n):
        s[near + cell] = FAR_AWAY
    spread(s, t, player, near)
    mine, theirs, free = 0, 0, 1
    for cell in range(n):
        if s[t[AT_CELLS] + cell] == 0:
            free += 1
            mine += s[near + cell] < s[far + cell]
            theirs += s[far + cell] < s[near + cell]
    return 900 * (mine - theirs) // free


@kernel
def spread(s: State, t: Row, player: int, moves_to: int) -> None:
    """Lowers `moves_to[cell]` to the number of moves in which the player's pieces reach it."""
    n, ways, cells = t[CELLS], t[WAYS], t[AT_CELLS]
    queue = t[AT_WORK] + 2 * n
    tail = 0
    for i in range(t[EACH]):
        s[queue + tail] = s[t[AT_PIECE] + player * t[EACH] + i]
        tail += 1
    pieces, head = tail, 0
    while head < tail:
        cell = s[queue + head]
        steps = 1 if head < pieces else s[moves_to + cell] + 1
        head += 1
        for way in range(ways):
            along = t[t[RAYS] + cell * ways + way]
            to = t[along]
            while s[cells + to] == 0 and s[moves_to + to] >= steps:
                if s[moves_to + to] > steps and tail < n:
                    s[moves_to + to] = steps
                    s[queue + tail] = to
                    tail += 1
                along += 1
                to = t[along]
