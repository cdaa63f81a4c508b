"""What each player of battleship may know, and how the other fleet is guessed from the shots."""

from __future__ import annotations

from .abi import ACTORS, PHASE, Row, State
from .battleship_drawing import draw_cell, find_open, may_draw
from .battleship_tables import (
    BENDS,
    CELLS,
    COUNT,
    FLEET,
    FOUND,
    FREE,
    GROWN,
    HEIGHT,
    HIT,
    HITS,
    HULL,
    LEFT,
    MISS,
    OPEN,
    OPENED,
    SEA,
    SETS,
    SETTING_UP,
    SHIP,
    SHIPS,
    SHOT_AT,
    SIZES,
    SUNK,
    TOUCHING,
    TRY_HULL,
    UNSEEN,
    WIDTH,
    WORK,
    add,
    beside,
    copy,
    fill,
    has,
    nth_cell,
    remove_around,
    size_of,
)
from .common import random_below
from .lean import kernel

TRIES = 150


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The other's fleet is not seen, nor how many ships it has; when the game is over both are laid open.

    Where the marks would not tell sunk ships apart, these are seen.
    """
    for i in range(t[WORK]):
        out[i] = s[i]
    for i in range(SETS * SEA):
        out[t[WORK] + i] = 0
    if s[ACTORS] == 0:
        return
    for other in range(2):
        if other != player:
            clear(out, t, other)
            out[COUNT + other] = s[COUNT + other]


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Nobody sees what another draws; a shot is called out, and what it met is seen after it."""
    size = t[WIDTH] * t[HEIGHT]
    cell = move & UNSEEN
    if s[PHASE] == SETTING_UP and player != (0 if cell < size else 1):
        return move | UNSEEN
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Give each unseen fleet a shape that agrees with all shots; if none is found it stays unseen."""
    if s[ACTORS] == 0:
        return
    for other in range(2):
        if other == player or s[SHIP + other]:
            continue
        if s[PHASE] == SETTING_UP:
            draw_at_random(s, t, other, rng)
        else:
            for _ in range(TRIES):
                if guess(s, t, other, rng):
                    break


@kernel
def draw_at_random(s: State, t: Row, player: int, rng: Row) -> None:
    """As many cells as have been drawn, each legal."""
    count = s[COUNT + player]
    s[COUNT + player] = 0
    while s[COUNT + player] < count:
        find_open(s, t, player)
        n = size_of(s, t, OPEN)
        first = random_below(rng, n)
        chosen = -1
        for k in range(n):
            cell = nth_cell(s, t, OPEN, (first + k) % n)
            if may_draw(s, t, player, cell):
                chosen = cell
                break
        if chosen < 0:
            return
        draw_cell(s, t, player, chosen)


@kernel
def guess(s: State, t: Row, player: int, rng: Row) -> bool:
    """One try: the sunk ships, then a ship around every hit, then the others anywhere."""
    size = t[WIDTH] * t[HEIGHT]
    clear(s, t, player)
    read_shots(s, t, player)
    if not place_sunk(s, t, player):
        return give_up(s, t, player)
    while size_of(s, t, HITS):
        fill(s, t, HULL, 0)
        add(s, t, HULL, nth_cell(s, t, HITS, random_below(rng, size_of(s, t, HITS))))
        if not place_grown(s, t, player, rng):
            return give_up(s, t, player)
    while s[COUNT + player] < t[CELLS]:
        n = size_of(s, t, FREE)
        if n == 0:
            return give_up(s, t, player)
        fill(s, t, HULL, 0)
        add(s, t, HULL, nth_cell(s, t, FREE, random_below(rng, n)))
        if not place_grown(s, t, player, rng):
            return give_up(s, t, player)
    for cell in range(player * size, (player + 1) * size):
        if s[t[SHOT_AT] + cell] == HIT and s[FLEET + cell] == 0:
            return give_up(s, t, player)
    return True


@kernel
def clear(s: State, t: Row, player: int) -> None:
    """Nothing is known of a fleet but the ships that are laid open."""
    size = t[WIDTH] * t[HEIGHT]
    for cell in range(player * size, (player + 1) * size):
        if not (t[OPENED] and s[t[SHOT_AT] + cell] == SUNK):
            s[FLEET + cell] = 0
    s[SHIP + player] = s[COUNT + player] = 0


@kernel
def give_up(s: State, t: Row, player: int) -> bool:
    clear(s, t, player)
    s[COUNT + player] = t[CELLS]
    return False


@kernel
def read_shots(s: State, t: Row, player: int) -> None:
    """FREE: where ships can be; HITS: hits that no ship explains yet; FOUND: sunk cells."""
    size = t[WIDTH] * t[HEIGHT]
    fill(s, t, FREE, (1 << t[WIDTH]) - 1)
    fill(s, t, HITS, 0)
    fill(s, t, FOUND, 0)
    s[t[WORK] + LEFT] = (1 << t[SHIPS]) - 1
    for cell in range(size):
        shot = s[t[SHOT_AT] + player * size + cell]
        if shot == MISS:
            s[t[WORK] + FREE * SEA + cell // t[WIDTH]] &= ~(1 << cell % t[WIDTH])
        elif shot == HIT:
            add(s, t, HITS, cell)
        elif shot == SUNK:
            add(s, t, FOUND, cell)


@kernel
def place_sunk(s: State, t: Row, player: int) -> bool:
    """Every group of sunk cells is a ship; where sunk ships are laid open, they are known."""
    if t[OPENED]:
        place_opened(s, t, player)
        return True
    while size_of(s, t, FOUND):
        fill(s, t, HULL, 0)
        add(s, t, HULL, nth_cell(s, t, FOUND, 0))
        growing = True
        while growing:
            growing = False
            for rank in range(t[HEIGHT]):
                more = beside(s, t, HULL, rank) & s[t[WORK] + FOUND * SEA + rank]
                if more:
                    s[t[WORK] + HULL * SEA + rank] |= more
                    growing = True
        for rank in range(t[HEIGHT]):
            s[t[WORK] + FOUND * SEA + rank] &= ~s[t[WORK] + HULL * SEA + rank]
        number = ship_of_size(s, t, player, size_of(s, t, HULL))
        if number < 0:
            return False
        write_ship(s, t, player, number)
    return True


@kernel
def place_opened(s: State, t: Row, player: int) -> None:
    """The sunk ships stand in the fleet already: they are not placed again, and keep others off."""
    size = t[WIDTH] * t[HEIGHT]
    for cell in range(size):
        number = s[FLEET + player * size + cell] - 1
        if number >= 0 and has(s, t, FOUND, cell):
            s[COUNT + player] += 1
            s[SHIP + player] += s[t[WORK] + LEFT] >> number & 1
            s[t[WORK] + LEFT] &= ~(1 << number)
    remove_around(s, t, FREE, FOUND)


@kernel
def ship_of_size(s: State, t: Row, player: int, size: int) -> int:
    """The number of a ship that is not placed yet and has so many cells; -1: there is none."""
    if t[SHIPS] == 0:
        return s[SHIP + player]
    for ship in range(t[SHIPS]):
        if s[t[WORK] + LEFT] >> ship & 1 and t[t[SIZES] + ship] == size:
            return ship
    return -1


@kernel
def write_ship(s: State, t: Row, player: int, number: int) -> None:
    """HULL becomes a ship of the fleet, and keeps others off."""
    size = t[WIDTH] * t[HEIGHT]
    for cell in range(size):
        if has(s, t, HULL, cell):
            s[FLEET + player * size + cell] = number + 1
            s[COUNT + player] += 1
    s[t[WORK] + LEFT] &= ~(1 << number)
    s[SHIP + player] += 1
    remove_around(s, t, FREE, HULL)


@kernel
def place_grown(s: State, t: Row, player: int, rng: Row) -> bool:
    """Grow HULL at random to the size of a ship that is left; unless ships may touch, it has all hits beside it."""
    number = wanted_ship(s, t, player, rng)
    if number < 0 or s[COUNT + player] >= t[CELLS]:
        return False
    if t[SHIPS]:
        size = t[t[SIZES] + number]
    else:
        least = 1 + (size_of(s, t, HITS) > 0)
        size = min(least + random_below(rng, 4), t[CELLS] - s[COUNT + player])
    while size_of(s, t, HULL) < size:
        if not grow(s, t, rng):
            return False
    afloat = False
    copy(s, t, HITS, TRY_HULL)
    remove_around(s, t, TRY_HULL, HULL)
    for rank in range(t[HEIGHT]):
        hull, hits = s[t[WORK] + HULL * SEA + rank], s[t[WORK] + HITS * SEA + rank]
        afloat = afloat or hull & ~hits != 0
        if hits & ~hull != s[t[WORK] + TRY_HULL * SEA + rank]:
            return False
        s[t[WORK] + HITS * SEA + rank] = hits & ~hull
    if not afloat:
        return False
    write_ship(s, t, player, number)
    return True


@kernel
def wanted_ship(s: State, t: Row, player: int, rng: Row) -> int:
    """A random ship that is left; -1: none is."""
    if t[SHIPS] == 0:
        return s[SHIP + player]
    if s[t[WORK] + LEFT] == 0:
        return -1
    number = random_below(rng, t[SHIPS])
    if size_of(s, t, HITS):  # a large ship is hit more easily
        number = min(number, random_below(rng, t[SHIPS]))
    while not s[t[WORK] + LEFT] >> number & 1:
        number = number + 1 if number + 1 < t[SHIPS] else 0
    return number


@kernel
def grow(s: State, t: Row, rng: Row) -> bool:
    """One more cell beside HULL: a hit if there is one, else any free one; straight on where ships do not bend.

    Where ships may touch, hits beside each other may be of two ships.
    """
    fill(s, t, GROWN, 0)
    hits = 0
    for rank in range(t[HEIGHT]):
        word = beside(s, t, HULL, rank) & s[t[WORK] + FREE * SEA + rank]
        s[t[WORK] + GROWN * SEA + rank] = word
        hits |= word & s[t[WORK] + HITS * SEA + rank]
    if not t[BENDS] and size_of(s, t, HULL) > 1:
        keep_straight(s, t)
        hits = 0
        for rank in range(t[HEIGHT]):
            hits |= s[t[WORK] + GROWN * SEA + rank] & s[t[WORK] + HITS * SEA + rank]
    if hits and (t[TOUCHING] == 0 or random_below(rng, 4)):
        for rank in range(t[HEIGHT]):
            s[t[WORK] + GROWN * SEA + rank] &= s[t[WORK] + HITS * SEA + rank]
    elif random_below(rng, 4):
        seek_hits(s, t)
    n = size_of(s, t, GROWN)
    if n == 0:
        return False
    add(s, t, HULL, nth_cell(s, t, GROWN, random_below(rng, n)))
    return True


@kernel
def seek_hits(s: State, t: Row) -> None:
    """Where some cells of GROWN lie beside hits, leave only those: one ship may explain several."""
    near = 0
    for rank in range(t[HEIGHT]):
        near |= s[t[WORK] + GROWN * SEA + rank] & beside(s, t, HITS, rank)
    if near:
        for rank in range(t[HEIGHT]):
            s[t[WORK] + GROWN * SEA + rank] &= beside(s, t, HITS, rank)


@kernel
def keep_straight(s: State, t: Row) -> None:
    """Leave in GROWN only the cells on the line of HULL, which has at least two cells."""
    ranks = 0
    files = 0
    for rank in range(t[HEIGHT]):
        word = s[t[WORK] + HULL * SEA + rank]
        ranks += word != 0
        files |= word
    for rank in range(t[HEIGHT]):
        if ranks > 1:
            s[t[WORK] + GROWN * SEA + rank] &= files
        elif s[t[WORK] + HULL * SEA + rank] == 0:
            s[t[WORK] + GROWN * SEA + rank] = 0
