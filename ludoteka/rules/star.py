"""Kernel of the star race.

State  mover; die; thrown: throws of the whole game; at[player * 4 + pawn]: the place on the player's own way.
Move   ROLL; a throw: the number; place | way << 8, where the way is the ring, the jump cells, the centre, or entering.
"""

from __future__ import annotations

from functools import cache

from ..declare import MAX_PLAYERS, Reason
from ..declare.star import ARM, CENTRE, FIRST_JUMP, HOME, LAP, LAST_JUMP, PAWNS, RING, StarRace
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import end_draw, end_win, random_below
from .racing import ahead

ENTERING, LONGEST, WAY = range(TABLES, TABLES + 3)
SLOTS = 3

MOVER, DIE, THROWN = range(HEADER, HEADER + 3)
AT = HEADER + 3

READY, FALLING, CHOOSING = range(3)
ROLL = 0
KIND_SHIFT = 8
PLACE_MASK = (1 << KIND_SHIFT) - 1
ROUND, JUMPS, INWARDS, JUMPS_INWARDS, ENTER = range(5)
"""The ways: along the ring, along the jump cells, to the centre by either; out of the nest."""
START_CELL = 9
"""Where the start lies after the jump cell of its arm."""
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)

HORIZON = 6
"""Two throws are played in the head before a position is judged."""
TENTHS, ROUNDS = 10, 300
FEAR = 3
"""What may be hit counts half more than the odds say, in halves."""


@cache
def throws_left() -> list[int]:
    """How many throws a pawn that is alone needs from each place, in tenths, on the best way.

    The nest counts as the start: while a pawn waits, another one runs. Who is home makes room for the next.
    """
    jumps = range(FIRST_JUMP, LAST_JUMP + 1, ARM)

    def walked(place: int, steps: int, jumping: bool) -> int:
        for _ in range(steps):
            place += ARM if jumping and place in jumps[:-1] else 1
        return place

    def after(place: int, die: int) -> list[int]:
        if place == CENTRE:
            return [LAST_JUMP if die == 1 else CENTRE]
        kinds = (False, True) if place in jumps else (False,)
        inner = [CENTRE for jumping in kinds if walked(place, die - 1, jumping) in jumps]
        return inner + [to for jumping in kinds if (to := walked(place, die, jumping)) <= LAP + HOME] or [place]

    mean = [0.0] * (CENTRE + 1)
    for place in range(LAP + 1, CENTRE):
        mean[place] = LAP + HOME - place
    for _ in range(ROUNDS):
        for place in (*range(LAP, 0, -1), CENTRE):
            mean[place] = 1 + sum(min(mean[to] for to in after(place, die)) for die in range(1, 7)) / 6
    return [round(TENTHS * throws) for throws in (mean[1], *mean[1:])]


def pack(game: StarRace) -> Tables:
    packer = Packer(game, SLOTS)
    packer.set(ENTERING, sum(1 << number for number in game.entering))
    packer.set(LONGEST, game.longest)
    packer.section(WAY, throws_left())
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("die", DIE, high=6)
    packer.fixed_field("thrown", THROWN, high=game.longest)
    packer.fixed_field("at", AT, PAWNS * MAX_PLAYERS, high=CENTRE)
    return packer.tables(most_moves=16, whole_turns=False)


def start(game: StarRace, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        for n in range(6):
            out[n] = n + 1
        return 6
    if s[PHASE] == READY:
        out[0] = ROLL
        return 1
    return choices(s, t, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    return random_below(rng, 6) + 1 if s[PHASE] == FALLING else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == READY:
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE
    elif s[PHASE] == FALLING:
        s[DIE] = move
        s[THROWN] += 1
        s[PHASE] = CHOOSING
        s[ACTORS] = 1 << s[MOVER]
        if not can_move(s, t):
            end_throw(s, t, False)
    else:
        run(s, t, move & PLACE_MASK, move >> KIND_SHIFT)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always throw until the game ends."""


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far the player is ahead, by the way that all have made."""
    return ahead(progress, s, t, player, t[t[WAY]])


@kernel
def progress(s: State, t: Row, player: int) -> int:
    """The way that the player's pawns have made, less what they stand to lose."""
    total = 0
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        made = t[t[WAY]] - t[t[WAY] + place]
        total += made
        if 0 < place <= LAP:
            total -= max(made, 0) * FEAR * min(hunters(s, t, player, place), 6) // 12
    return total


@kernel
def hunters(s: State, t: Row, player: int, place: int) -> int:
    """The numbers, of six each, by which others could hit a pawn of the player at their next throw, on the ring."""
    here, found = cell(t, player, place), 0
    for other in range(t[PLAYERS]):
        if other == player:
            continue
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            far = (here - cell(t, other, at)) % RING
            found += 0 < at <= LAP and 0 < far <= 6 and at + far <= LAP
        if own(s, other, 0) and cell(t, other, 1) == here:
            found += 2
    return found


# --- ways --------------------------------------------------------------------------------------------------------


@kernel
def cell(t: Row, player: int, place: int) -> int:
    """The cell of the ring that a player counts as `place`; the centre is the one after the ring."""
    return RING if place == CENTRE else (player * ARM + START_CELL + place - 1) % RING


@kernel
def own(s: State, player: int, place: int) -> bool:
    for k in range(PAWNS):
        if s[AT + player * PAWNS + k] == place:
            return True
    return False


@kernel
def is_jump(place: int) -> bool:
    return FIRST_JUMP <= place <= LAST_JUMP and (place - FIRST_JUMP) % ARM == 0


@kernel
def walk(s: State, player: int, place: int, steps: int, jumping: bool) -> int:
    """So many steps along the ring, or along the jump cells as far as they go; 0 if an own pawn is in the way."""
    for _ in range(steps):
        place += ARM if jumping and is_jump(place) and place < LAST_JUMP else 1
        if place > LAP + HOME or own(s, player, place):
            return 0
    return place


@kernel
def inwards(s: State, player: int, place: int, die: int, jumping: bool) -> int:
    """The centre, if the last step leads there from a jump cell; else 0."""
    before = walk(s, player, place, die - 1, jumping)
    return CENTRE if before > 0 and is_jump(before) and not own(s, player, CENTRE) else 0


@kernel
def destination(s: State, t: Row, player: int, place: int, way: int, die: int) -> int:
    """Where a pawn comes by a throw on one of the ways, or 0 if it cannot."""
    if place == CENTRE:
        return LAST_JUMP if way == ROUND and die == 1 and not own(s, player, LAST_JUMP) else 0
    if way == ROUND:
        return walk(s, player, place, die, False)
    if way == JUMPS:
        return walk(s, player, place, die, True) if is_jump(place) and place < LAST_JUMP else 0
    round_about = inwards(s, player, place, die, False)
    if way == INWARDS:
        return round_about
    # The centre is listed once, though both ways may lead there.
    return inwards(s, player, place, die, True) if is_jump(place) and round_about == 0 else 0


# --- moves -------------------------------------------------------------------------------------------------------


@kernel
def may_enter(s: State, t: Row) -> bool:
    player = s[MOVER]
    return t[ENTERING] >> s[DIE] & 1 == 1 and own(s, player, 0) and not own(s, player, 1)


@kernel
def choices(s: State, t: Row, out: Row) -> int:
    player, n = s[MOVER], 0
    if may_enter(s, t):
        out[0] = ENTER << KIND_SHIFT
        n = 1
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        if place > 0:
            for way in range(ENTER):
                out[n] = place | way << KIND_SHIFT
                n += destination(s, t, player, place, way, s[DIE]) > 0
    return n


@kernel
def can_move(s: State, t: Row) -> bool:
    if may_enter(s, t):
        return True
    for k in range(PAWNS):
        place = s[AT + s[MOVER] * PAWNS + k]
        if place > 0:
            for way in range(ENTER):
                if destination(s, t, s[MOVER], place, way, s[DIE]) > 0:
                    return True
    return False


@kernel
def run(s: State, t: Row, place: int, way: int) -> None:
    """One pawn goes its way; another player's pawn that stands there goes back to its nest."""
    player = s[MOVER]
    to = 1 if way == ENTER else destination(s, t, player, place, way, s[DIE])
    k = 0
    while s[AT + player * PAWNS + k] != place:
        k += 1
    s[AT + player * PAWNS + k] = to
    s[POINTS + player] += LAP < to < CENTRE and place <= LAP
    if to <= LAP or to == CENTRE:
        here = cell(t, player, to)
        for other in range(t[PLAYERS]):
            for pawn in range(PAWNS):
                at = s[AT + other * PAWNS + pawn]
                if other != player and at > 0 and (at <= LAP or at == CENTRE) and cell(t, other, at) == here:
                    s[AT + other * PAWNS + pawn] = 0
    if s[POINTS + player] == PAWNS:
        s[TURN] += 1
        end_win(s, t, player, GOAL)
    else:
        end_throw(s, t, True)


@kernel
def end_throw(s: State, t: Row, used: bool) -> None:
    """A six that was used gives another throw."""
    if s[DIE] != 6 or not used:
        s[TURN] += 1
        s[MOVER] = (s[MOVER] + 1) % t[PLAYERS]
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[THROWN] == t[LONGEST]:
        end_draw(s, t, LIMIT)
