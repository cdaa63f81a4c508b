"""Which cells may be drawn: a ship goes on by its sides, keeps clear of others, and the rest of the fleet finds room.

Room is found by trial: the ship being drawn is completed in a simple way, then the other ships are laid one by one,
each on the first place that holds it. Whoever follows the trial finds it possible again at every cell, so there is
always a cell to be drawn.
"""

from __future__ import annotations

from .abi import Row, State
from .battleship_tables import (
    BENDS,
    CELLS,
    COUNT,
    ENDS,
    FLEET,
    FREE,
    HEIGHT,
    HULL,
    OPEN,
    SEA,
    SHIP,
    SHIPS,
    SIZES,
    TRY_FREE,
    TRY_HULL,
    WIDTH,
    WORK,
    add,
    beside,
    copy,
    fill,
    has,
    lowest_bit,
    remove_around,
)
from .lean import kernel


@kernel
def left_of_ship(s: State, t: Row, player: int) -> int:
    """How many cells the ship being drawn still lacks; 0: the next one begins. Where sizes are free: 0."""
    return t[t[ENDS] + s[SHIP + player]] - s[COUNT + player] if t[SHIPS] else 0


@kernel
def find_open(s: State, t: Row, player: int) -> None:
    """OPEN becomes the cells that could be drawn next, if the rest of the fleet had room; FREE, HULL on the way."""
    mask = (1 << t[WIDTH]) - 1
    ship = s[SHIP + player]
    fill(s, t, FREE, mask)
    fill(s, t, HULL, 0)
    fill(s, t, TRY_HULL, 0)
    for cell in range(t[WIDTH] * t[HEIGHT]):
        found = s[FLEET + player * t[WIDTH] * t[HEIGHT] + cell]
        if found:
            add(s, t, HULL if found == ship else TRY_HULL, cell)
    remove_around(s, t, FREE, TRY_HULL)
    copy(s, t, FREE, OPEN)
    remove_around(s, t, OPEN, HULL)
    going_on = left_of_ship(s, t, player) > 0
    for rank in range(t[HEIGHT]):
        at = t[WORK] + rank
        extending = beside(s, t, HULL, rank) & s[at + FREE * SEA]
        if going_on:
            s[at + OPEN * SEA] = extending
        elif t[SHIPS] == 0:
            s[at + OPEN * SEA] |= extending


@kernel
def may_draw(s: State, t: Row, player: int, cell: int) -> bool:
    """Whether the fleet can be completed after this cell of OPEN."""
    left = left_of_ship(s, t, player)
    extends = left > 0 or (t[SHIPS] == 0 and beside(s, t, HULL, cell // t[WIDTH]) >> cell % t[WIDTH] & 1 == 1)
    after = s[SHIP + player] + (not extends)
    if t[SHIPS] == 0:
        rest = t[CELLS] - s[COUNT + player] - 1
        return try_free_sizes(s, t, cell, extends, rest, True) or try_free_sizes(s, t, cell, extends, rest, False)
    lacks = left - 1 if extends else t[t[SIZES] + after - 1] - 1
    if t[BENDS]:
        return try_line(s, t, cell, extends, lacks, after) or try_growing(s, t, cell, extends, lacks, after)
    return try_straight(s, t, cell, extends, lacks, after)


@kernel
def begin_trial(s: State, t: Row, cell: int, extends: bool) -> None:
    """TRY_HULL: the ship with the new cell; TRY_FREE: water where it may lie."""
    copy(s, t, FREE, TRY_FREE)
    copy(s, t, HULL, TRY_HULL)
    if not extends:
        remove_around(s, t, TRY_FREE, HULL)
        fill(s, t, TRY_HULL, 0)
    add(s, t, TRY_HULL, cell)


@kernel
def grow_lowest(s: State, t: Row, lacks: int) -> int:
    """Add the first free cells beside TRY_HULL until it lacks nothing; how many it still lacks in the end."""
    while lacks > 0:
        grown = False
        for rank in range(t[HEIGHT]):
            word = beside(s, t, TRY_HULL, rank) & s[t[WORK] + TRY_FREE * SEA + rank]
            if word:
                s[t[WORK] + TRY_HULL * SEA + rank] |= word & -word
                grown = True
                break
        if not grown:
            break
        lacks -= 1
    return lacks


@kernel
def line_of(s: State, t: Row) -> int:
    """The rank of TRY_HULL if it is a row of neighbours on one rank; -1 otherwise."""
    rank = -1
    for other in range(t[HEIGHT]):
        word = s[t[WORK] + TRY_HULL * SEA + other]
        if word:
            if rank >= 0:
                return -1
            rank = other
            word >>= lowest_bit(word)
            if word & word + 1:
                return -1
    return rank


@kernel
def try_line(s: State, t: Row, cell: int, extends: bool, lacks: int, begun: int) -> bool:
    """A ship that is a row so far goes on to the right."""
    begin_trial(s, t, cell, extends)
    rank = line_of(s, t)
    if rank < 0:
        return False
    at = t[WORK] + TRY_HULL * SEA + rank
    for _ in range(lacks):
        step = (s[at] << 1) & ~s[at] & s[t[WORK] + TRY_FREE * SEA + rank]
        if step == 0:
            return False
        s[at] |= step & -step
    return room_for_rest(s, t, begun)


@kernel
def try_growing(s: State, t: Row, cell: int, extends: bool, lacks: int, begun: int) -> bool:
    """The ship takes the first free cells beside it."""
    begin_trial(s, t, cell, extends)
    return grow_lowest(s, t, lacks) == 0 and room_for_rest(s, t, begun)


@kernel
def try_straight(s: State, t: Row, cell: int, extends: bool, lacks: int, begun: int) -> bool:
    """A straight ship goes on along its line, so many cells before its beginning and the others behind its end."""
    begin_trial(s, t, cell, extends)
    low, high, step = cell, cell, 0
    for other in range(t[WIDTH] * t[HEIGHT]):
        if has(s, t, TRY_HULL, other):
            low, high = min(low, other), max(high, other)
    drawn = 0
    for other in range(low, high + 1):
        drawn += has(s, t, TRY_HULL, other)
    if drawn > 1:
        step = 1 if low // t[WIDTH] == high // t[WIDTH] else t[WIDTH]
        if high - low != (drawn - 1) * step:
            return False
    for way in range(2):
        along = 1 if way == 0 else t[WIDTH]
        if step and step != along:
            continue
        for before in range(lacks + 1):
            begin_trial(s, t, cell, extends)
            if lay_straight(s, t, low - before * along, along, drawn + lacks) and room_for_rest(s, t, begun):
                return True
    return False


@kernel
def lay_straight(s: State, t: Row, first: int, step: int, length: int) -> bool:
    """TRY_HULL becomes the straight ship from `first` on, if all of it is in free water."""
    last = first + step * (length - 1)
    if first < 0 or last >= t[WIDTH] * t[HEIGHT] or (step == 1 and first // t[WIDTH] != last // t[WIDTH]):
        return False
    for k in range(length):
        cell = first + step * k
        if not has(s, t, TRY_FREE, cell):
            return False
        add(s, t, TRY_HULL, cell)
    return True


@kernel
def try_free_sizes(s: State, t: Row, cell: int, extends: bool, rest: int, growing: bool) -> bool:
    """Where sizes are free: the ship grows as far as it can, or not at all, and the other cells are ships of one."""
    begin_trial(s, t, cell, extends)
    if growing:
        rest = grow_lowest(s, t, rest)
    while rest > 0:
        remove_around(s, t, TRY_FREE, TRY_HULL)
        if not lay_first(s, t, 1):
            return False
        rest -= 1
    return True


@kernel
def room_for_rest(s: State, t: Row, begun: int) -> bool:
    """Whether the ships that are not begun yet can be laid, each on the first place that holds it."""
    for ship in range(begun, t[SHIPS]):
        remove_around(s, t, TRY_FREE, TRY_HULL)
        if not lay_first(s, t, t[t[SIZES] + ship]):
            return False
    return True


@kernel
def lay_first(s: State, t: Row, size: int) -> bool:
    """TRY_HULL becomes a ship on the first row of free cells, or, if there is none, upright or bent."""
    fill(s, t, TRY_HULL, 0)
    for rank in range(t[HEIGHT]):
        run = s[t[WORK] + TRY_FREE * SEA + rank]
        for k in range(1, size):
            run &= s[t[WORK] + TRY_FREE * SEA + rank] >> k
        if run:
            s[t[WORK] + TRY_HULL * SEA + rank] = ((1 << size) - 1) * (run & -run)
            return True
    for cell in range(t[WIDTH] * t[HEIGHT]):
        if not has(s, t, TRY_FREE, cell):
            continue
        fill(s, t, TRY_HULL, 0)
        if t[BENDS]:
            add(s, t, TRY_HULL, cell)
            if grow_lowest(s, t, size - 1) == 0:
                return True
        elif lay_straight(s, t, cell, t[WIDTH], size):
            return True
    return False


@kernel
def draw_cell(s: State, t: Row, player: int, cell: int) -> None:
    """The cell belongs to the ship being drawn, or begins the next one."""
    size = t[WIDTH] * t[HEIGHT]
    ship = s[SHIP + player]
    goes_on = left_of_ship(s, t, player) > 0
    if t[SHIPS] == 0 and ship:
        file = cell % t[WIDTH]
        at = FLEET + player * size + cell
        goes_on = (
            (file > 0 and s[at - 1] == ship)
            or (file + 1 < t[WIDTH] and s[at + 1] == ship)
            or (cell >= t[WIDTH] and s[at - t[WIDTH]] == ship)
            or (cell + t[WIDTH] < size and s[at + t[WIDTH]] == ship)
        )
    if not goes_on:
        s[SHIP + player] += 1
    s[FLEET + player * size + cell] = s[SHIP + player]
    s[COUNT + player] += 1
