"""Walls of the tafl games: rows that are taken together at the edge, a ring around all defenders, the king's fort."""

from __future__ import annotations

from .abi import Row, State
from .lean import kernel
from .tafl_tables import (
    AT_CELLS,
    ATTACKER,
    CELLS,
    CORNERS,
    EDGE,
    FIGHTS,
    GUARD,
    KING,
    STEPS,
    THRONE,
    WAYS,
    WORK,
)


@kernel
def fights_for(t: Row, code: int, player: int) -> bool:
    """Whether what stands on a cell encloses for the player."""
    return code == ATTACKER if player == 1 else code == GUARD or (code == KING and t[FIGHTS] == 1)


@kernel
def is_corner(t: Row, cell: int) -> bool:
    """Whether the cell is a corner, where corners matter."""
    return cell < t[CELLS] and t[CORNERS] == 1 and t[t[EDGE] + cell] == 1


@kernel
def way_out(t: Row, cell: int) -> int:
    """The direction in which the board ends beside the cell; -1 within the board."""
    for way in range(WAYS):
        if t[t[STEPS] + cell * WAYS + way] == t[CELLS]:
            return way
    return -1


# --- rows at the edge ------------------------------------------------------------------------------------------------


@kernel
def take_row(s: State, t: Row, to: int, player: int) -> int:
    """Take the rows at the edge that the piece on `to` closes in; how many men.

    A row of two or more is closed in if it lies between that piece and another of the player's, or a corner, and each
    in it has an enemy in front of him. A king in the row stays.
    """
    cells, steps = t[AT_CELLS], t[STEPS]
    out = way_out(t, to)
    if out < 0 or not fights_for(t, s[cells + to], player):
        return 0
    front = (out + 2) % WAYS
    taken = 0
    for way in ((out + 1) % WAYS, (out + 3) % WAYS):
        length = 0
        cell = t[steps + to * WAYS + way]
        while is_enemy(s[cells + cell], player) and fights_for(t, s[cells + t[steps + cell * WAYS + front]], player):
            length += 1
            cell = t[steps + cell * WAYS + way]
        if length > 1 and (fights_for(t, s[cells + cell], player) or is_corner(t, cell)):
            cell = to
            for _ in range(length):
                cell = t[steps + cell * WAYS + way]
                if s[cells + cell] != KING:
                    s[cells + cell] = 0
                    taken += 1
    return taken


@kernel
def is_enemy(code: int, player: int) -> bool:
    return code == GUARD or code == KING if player == 1 else code == ATTACKER


# --- a ring around all defenders -------------------------------------------------------------------------------------


@kernel
def cut_off(s: State, t: Row) -> bool:
    """Whether attackers stand between the edge and all defenders: from the edge, past other cells, none is met."""
    cells, steps, n = t[AT_CELLS], t[STEPS], t[CELLS]
    seen, queue = t[WORK], t[WORK] + n
    size = 0
    for cell in range(n):
        on_edge = False
        for way in range(WAYS):
            on_edge |= t[steps + cell * WAYS + way] == n
        s[seen + cell] = on_edge and s[cells + cell] != ATTACKER
        if s[seen + cell]:
            s[queue + size] = cell
            size += 1
    done = 0
    while done < size:
        cell = s[queue + done]
        done += 1
        if s[cells + cell] != 0:
            return False
        for way in range(WAYS):
            to = t[steps + cell * WAYS + way]
            if to < n and not s[seen + to] and s[cells + to] != ATTACKER:
                s[seen + to] = 1
                s[queue + size] = to
                size += 1
    return True


# --- the king's fort -------------------------------------------------------------------------------------------------
#
# The scratch tail holds, for each cell, whether attackers might come to stand there, whether the king can walk there,
# and a work list.


@kernel
def has_fort(s: State, t: Row, king: int) -> bool:
    """Whether the king is at the edge, can move, and attackers can never come to where he can walk.

    It is assumed that attackers are as many as they like and move as often as they like, while no guard moves. Rows
    that could be taken at the edge need not be looked for: all around them would be the attackers' already.
    """
    n = t[CELLS]
    if king < 0 or way_out(t, king) < 0:
        return False
    room = walk(s, t, king)
    if room < 2:
        return False
    for cell in range(n):
        s[t[WORK] + cell] = s[t[AT_CELLS] + cell] == ATTACKER
    while lose_cells(s, t):
        pass
    for i in range(room):
        if s[t[WORK] + s[t[WORK] + 2 * n + i]]:
            return False
    return True


@kernel
def walk(s: State, t: Row, king: int) -> int:
    """List the cells where the king can walk, his own first; how many, or 0 if an attacker stands beside them."""
    cells, steps, n = t[AT_CELLS], t[STEPS], t[CELLS]
    inside, queue = t[WORK] + n, t[WORK] + 2 * n
    for cell in range(n):
        s[inside + cell] = 0
    s[inside + king] = 1
    s[queue] = king
    done, size = 0, 1
    while done < size:
        cell = s[queue + done]
        done += 1
        for way in range(WAYS):
            to = t[steps + cell * WAYS + way]
            if to == n:
                continue
            if s[cells + to] == ATTACKER:
                return 0
            if s[cells + to] == 0 and not s[inside + to]:
                s[inside + to] = 1
                s[queue + size] = to
                size += 1
    return size


@kernel
def threatens(s: State, t: Row, cell: int) -> bool:
    """Whether guards can be enclosed from the cell: an attacker might stand there, or it is the throne or a corner."""
    if cell == t[CELLS]:
        return False
    return s[t[WORK] + cell] == 1 or is_corner(t, cell) or (cell == t[THRONE] and s[t[AT_CELLS] + cell] == 0)


@kernel
def lose_cells(s: State, t: Row) -> bool:
    """Attackers go on to empty cells, and to those of guards whom they can enclose; whether there were any.

    The king is no wall: he has to move.
    """
    cells, steps = t[AT_CELLS], t[STEPS]
    found = False
    for cell in range(t[CELLS]):
        if s[t[WORK] + cell] or is_corner(t, cell):
            continue
        lost = False
        for way in range(WAYS):
            side = t[steps + cell * WAYS + way]
            if s[cells + cell] == 0 or s[cells + cell] == KING:
                lost = lost or (side < t[CELLS] and s[t[WORK] + side] == 1)
            elif s[cells + cell] == GUARD and way < 2:
                lost = lost or (threatens(s, t, side) and threatens(s, t, t[steps + cell * WAYS + way + 2]))
        if lost:
            s[t[WORK] + cell] = 1
            found = True
    return found
