"""Kernel of battleship.

State  fleet[sea * cells]: 1 + the number of the ship on each cell of player 0's sea, then of player 1's;
       shot[...]: 0, MISS, HIT, SUNK or AIMED; count[p]: cells drawn, ship[p]: ships begun.
Move   the cell, counted over both seas; while fleets are drawn with the player's tag, UNSEEN for the other.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.battleship import Battleship
from .abi import ACTORS, PHASE, PLAYER_SHIFT, PLY, TURN, Row, State, Tables
from .battleship_drawing import draw_cell, find_open, may_draw
from .battleship_hidden import conceal, observe, sample
from .battleship_tables import (
    AGAIN,
    AIMED,
    CELLS,
    COUNT,
    FLEET,
    HEIGHT,
    HIT,
    MISS,
    OPEN,
    SALVO,
    SETTING_UP,
    SHIPS,
    SHOOTING,
    SHOT_AT,
    SUNK,
    UNSEEN,
    WIDTH,
    has,
    nth_cell,
    pack,
    size_of,
)
from .common import end_draw, end_win, random_below
from .lean import kernel

__all__ = ["UNSEEN", "conceal", "evaluate", "moves", "observe", "pack", "pick", "play", "result", "sample", "start"]

ALL_SUNK, NOTHING_LEFT = int(Reason.NO_PIECES), int(Reason.NO_MOVES)
BOTH = 3


def start(game: Battleship, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = BOTH
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    size = t[WIDTH] * t[HEIGHT]
    n = 0
    if s[PHASE] == SETTING_UP:
        for player in range(2):
            if not s[ACTORS] >> player & 1:
                continue
            find_open(s, t, player)
            for cell in range(size):
                if has(s, t, OPEN, cell) and may_draw(s, t, player, cell):
                    out[n] = player + 1 << PLAYER_SHIFT | player * size + cell
                    n += 1
        return n
    if s[ACTORS] == 0:
        return 0
    target = size * (s[ACTORS] == 1)
    for cell in range(target, target + size):
        out[n] = cell
        n += s[t[SHOT_AT] + cell] == 0
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """While drawing, cells are tried at random; shots go mostly beside a hit, as anybody would shoot."""
    if s[ACTORS] == 0:
        return -1
    size = t[WIDTH] * t[HEIGHT]
    if s[PHASE] == SETTING_UP:
        player = random_below(rng, 2) if s[ACTORS] == BOTH else s[ACTORS] - 1
        find_open(s, t, player)
        n = size_of(s, t, OPEN)
        if n == 0:
            return -2
        for _ in range(64):
            cell = nth_cell(s, t, OPEN, random_below(rng, n))
            if may_draw(s, t, player, cell):
                return player + 1 << PLAYER_SHIFT | player * size + cell
        return -2
    target = size * (s[ACTORS] == 1)
    n = beside_hits(s, t, target, out)
    if n == 0 or random_below(rng, 4) == 0:
        return -2
    return out[random_below(rng, n)]


@kernel
def beside_hits(s: State, t: Row, target: int, out: Row) -> int:
    """The cells not yet shot at that lie beside a hit of a ship that is still afloat."""
    n = 0
    width, height = t[WIDTH], t[HEIGHT]
    for cell in range(width * height):
        at = t[SHOT_AT] + target + cell
        if s[at]:
            continue
        file = cell % width
        near = (file > 0 and s[at - 1] == HIT) or (file + 1 < width and s[at + 1] == HIT)
        near = near or (cell >= width and s[at - width] == HIT)
        if near or (cell + width < width * height and s[at + width] == HIT):
            out[n] = target + cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    size = t[WIDTH] * t[HEIGHT]
    cell = move & UNSEEN
    s[PLY] += 1
    if s[PHASE] == SHOOTING:
        shoot(s, t, cell)
        return
    player = 0 if cell < size else 1
    draw_cell(s, t, player, cell - player * size)
    if s[COUNT + player] == t[CELLS]:
        s[TURN] += 1
        s[ACTORS] &= ~(1 << player)
        if s[ACTORS] == 0:
            s[PHASE] = SHOOTING
            s[ACTORS] = 1


@kernel
def shoot(s: State, t: Row, cell: int) -> None:
    """A shot, answered at once; or one of a salvo, answered with its last. The last cell of a fleet ends the game."""
    size = t[WIDTH] * t[HEIGHT]
    shooter = 0 if s[ACTORS] == 1 else 1
    sea = size * (1 - shooter)
    hit = False
    if t[SALVO]:
        s[t[SHOT_AT] + cell] = AIMED
        if shots_left(s, t, shooter) > 0:
            return
        for other in range(sea, sea + size):
            if s[t[SHOT_AT] + other] == AIMED:
                hit = strike(s, t, sea, other) or hit
    else:
        hit = strike(s, t, sea, cell)
    s[TURN] += 1
    if not (hit and t[AGAIN]):
        s[ACTORS] = BOTH ^ s[ACTORS]
    if hit and cells_hit(s, t, 1 - shooter) == t[CELLS]:
        end_win(s, t, shooter, ALL_SUNK)


@kernel
def shots_left(s: State, t: Row, shooter: int) -> int:
    """How many shots his salvo still has: one for each of his ships afloat, as far as there are cells to shoot at."""
    size = t[WIDTH] * t[HEIGHT]
    sunk, due, untouched = 0, t[SHIPS], 0
    for cell in range(size):
        if s[t[SHOT_AT] + shooter * size + cell] == SUNK:
            sunk |= 1 << s[FLEET + shooter * size + cell]
        at = s[t[SHOT_AT] + (1 - shooter) * size + cell]
        untouched += at == 0
        due -= at == AIMED
    for ship in range(1, t[SHIPS] + 1):
        due -= sunk >> ship & 1
    return min(due, untouched)


@kernel
def strike(s: State, t: Row, sea: int, cell: int) -> bool:
    """What a shot meets: water, or a ship, which sinks with its last cell."""
    ship = s[FLEET + cell]
    if ship == 0:
        s[t[SHOT_AT] + cell] = MISS
        return False
    s[t[SHOT_AT] + cell] = HIT
    if ship_cells(s, t, sea, ship, HIT) == ship_cells(s, t, sea, ship, 0):
        sink(s, t, sea, ship)
    return True


@kernel
def ship_cells(s: State, t: Row, sea: int, ship: int, shot: int) -> int:
    """How many cells of a ship have been shot at with this result; 0: how many it has."""
    n = 0
    for cell in range(sea, sea + t[WIDTH] * t[HEIGHT]):
        n += s[FLEET + cell] == ship and (shot == 0 or s[t[SHOT_AT] + cell] == shot)
    return n


@kernel
def sink(s: State, t: Row, sea: int, ship: int) -> None:
    for cell in range(sea, sea + t[WIDTH] * t[HEIGHT]):
        if s[FLEET + cell] == ship:
            s[t[SHOT_AT] + cell] = SUNK


@kernel
def cells_hit(s: State, t: Row, player: int) -> int:
    """How many cells of a player's fleet have been hit."""
    size = t[WIDTH] * t[HEIGHT]
    n = 0
    for cell in range(player * size, (player + 1) * size):
        n += s[t[SHOT_AT] + cell] == HIT or s[t[SHOT_AT] + cell] == SUNK
    return n


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside, in which a fleet is not known: nothing is left to shoot at."""
    end_draw(s, t, NOTHING_LEFT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Who has hit more; a third of a fleet ahead is as good as won."""
    ahead = cells_hit(s, t, 1 - player) - cells_hit(s, t, player)
    return max(min(2700 * ahead // t[CELLS], 900), -900)
