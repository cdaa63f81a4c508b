"""Kernel of the cowrie races.

State  mover; die; thrown: throws and passes of the whole game; begun[player]: he has thrown before;
       at[player * 4 + disc]: the place on the player's own way, 0 in the nest, then perhaps the own column outwards,
       the ring, the home column, the goal last. Where there are piles, discs of a player on one place move together.
Move   ROLL; a throw: the number; the place from which a disc or a pile moves; PASS.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.cowries import ARMS, PAWNS, CowrieRace
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .common import end_draw, end_win, random_below
from .racing import ahead

(
    RING,
    LAST,
    NUMBERS,
    WEIGHTS,
    COUNT,
    THROWS,
    GREAT,
    CASTLES,
    PASSING,
    LONGEST,
    WAY,
    OUT,
    LAP,
    STEP,
    PILES,
    SHUT,
    PARTNERS,
    GRACES,
) = range(TABLES, TABLES + 18)
SLOTS = 18

MOVER, DIE, THROWN = range(HEADER, HEADER + 3)
BEGUN = HEADER + 3
AT = BEGUN + MAX_PLAYERS

READY, FALLING, CHOOSING = range(3)
"""The phases: a throw is due; the shells fall; a disc is chosen."""
ROLL, PASS = 0, 255
SELDOM = 12
"""A random player passes once in so many times."""
HORIZON = 1
"""A position is judged at once: who moves at random often runs where no throw leads home."""
TENTHS, ROUNDS = 10, 200
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)


def throws_left(game: CowrieRace) -> list[int]:
    """How many throws a disc that is alone needs from each place of its way to the goal, in tenths.

    Where no throw leads home, because there is no 1, is no better than the start. The nest counts as the start: while a
    disc waits, another one runs.
    """
    every = sum(weight for _, weight in game.throw.value)
    mean = [0.0] * (game.goal + 1)
    for _ in range(ROUNDS):
        for place in range(game.goal - 1, 0, -1):
            mean[place] = (
                1.0
                + sum(
                    weight * (min(mean[place], mean[to]) if game.passing else mean[to])
                    for number, weight in game.throw.value
                    for to in (place + number if place + number <= game.goal else place,)
                )
                / every
            )
    return [round(TENTHS * min(throws, mean[1])) for throws in (mean[1], *mean[1:])]


def pack(game: CowrieRace) -> Tables:
    if game.board is None:
        raise ValueError(f"{game.id} has no board")
    packer = Packer(game, SLOTS)
    packer.set(RING, game.ring)
    packer.set(LAST, game.goal)
    packer.section(NUMBERS, [number for number, _ in game.throw.value])
    packer.section(WEIGHTS, [weight for _, weight in game.throw.value])
    packer.set(COUNT, len(game.throw.value))
    packer.set(THROWS, sum(weight for _, weight in game.throw.value))
    packer.set(GREAT, sum(1 << number for number in game.great))
    castles = game.board.region("green")
    packer.section(CASTLES, [cell in castles for cell in range(game.ring)])
    packer.set(PASSING, game.passing)
    packer.set(OUT, game.out)
    packer.set(LAP, game.lap)
    packer.set(STEP, 1 if game.clockwise else -1)
    packer.set(PILES, game.piles)
    packer.set(SHUT, game.shut)
    packer.set(PARTNERS, len(game.teams) > 0)
    packer.set(GRACES, game.graces)
    packer.set(LONGEST, game.longest)
    packer.section(WAY, throws_left(game))
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("die", DIE, high=max(number for number, _ in game.throw.value))
    packer.fixed_field("thrown", THROWN, high=game.longest)
    packer.fixed_field("begun", BEGUN, MAX_PLAYERS, high=1)
    packer.fixed_field("at", AT, PAWNS * MAX_PLAYERS, high=game.goal)
    return packer.tables(most_moves=8, whole_turns=False)


def start(game: CowrieRace, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == FALLING:
        for n in range(t[COUNT]):
            out[n] = t[t[NUMBERS] + n]
        return t[COUNT]
    if s[PHASE] == READY:
        out[0] = ROLL
        n = 1
    else:
        n = choices(s, t, out)
    out[n] = PASS
    return n + t[PASSING]


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    for n in range(t[COUNT]):
        out[n] = t[t[WEIGHTS] + n]
    return t[COUNT]


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    if s[PHASE] == FALLING:
        left, n = random_below(rng, t[THROWS]), 0
        while left >= t[t[WEIGHTS] + n]:
            left -= t[t[WEIGHTS] + n]
            n += 1
        return t[t[NUMBERS] + n]
    if t[PASSING] and random_below(rng, SELDOM) == 0:
        return PASS
    return ROLL if s[PHASE] == READY else out[random_below(rng, choices(s, t, out))]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        s[DIE] = move
        s[THROWN] += 1
        s[PHASE] = CHOOSING
        s[ACTORS] = 1 << s[MOVER]
        if not can_move(s, t):
            end_throw(s, t, False)
    elif move == PASS:
        if s[PHASE] == READY:
            s[THROWN] += 1
            s[DIE] = 0
            end_turn(s, t)
        else:
            end_throw(s, t, False)
    elif s[PHASE] == READY:
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE
    else:
        run(s, t, move)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always throw until the game ends."""


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far the player, or his team, is ahead, by the way that all have made."""
    if t[PARTNERS] and s[ACTORS]:
        lead = 0
        for other in range(t[PLAYERS]):
            lead += progress(s, t, other) * (-1 if are_foes(t, player, other) else 1)
        return 1000 * lead // (abs(lead) + t[t[WAY]])
    return ahead(progress, s, t, player, t[t[WAY]])


@kernel
def progress(s: State, t: Row, player: int) -> int:
    """The way that the player's discs have made, less what they stand to lose."""
    total = 0
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        made = t[t[WAY]] - t[t[WAY] + place]
        total += made
        if on_ring(t, place) and t[t[CASTLES] + cell(t, player, place)] == 0:
            total -= max(made, 0) * min(hunters(s, t, player, place), t[THROWS]) // t[THROWS]
    return total


@kernel
def hunters(s: State, t: Row, player: int, place: int) -> int:
    """How likely others hit the player's discs there at their next throw, in parts of all throws."""
    here, strong, found = cell(t, player, place), pile(s, player, place), 0
    for other in range(t[PLAYERS]):
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            far = (here - cell(t, other, at)) * t[STEP] % t[RING]
            if are_foes(t, player, other) and on_ring(t, at) and on_ring(t, at + far) and pile(s, other, at) >= strong:
                for n in range(t[COUNT]):
                    if t[t[NUMBERS] + n] == far:
                        found += t[t[WEIGHTS] + n]
    return found


# --- places ------------------------------------------------------------------------------------------------------


@kernel
def cell(t: Row, player: int, place: int) -> int:
    """The cell of the ring that a player counts as `place`; who comes from the middle begins at the exit."""
    first = player * (t[RING] // ARMS) - (t[OUT] > 0)
    return (first + t[STEP] * (place - t[OUT] - 1)) % t[RING]


@kernel
def on_ring(t: Row, place: int) -> bool:
    return t[OUT] < place <= t[OUT] + t[LAP]


@kernel
def are_foes(t: Row, player: int, other: int) -> bool:
    return other != player and not (t[PARTNERS] and (player + other) % 2 == 0)


@kernel
def pile(s: State, player: int, place: int) -> int:
    """How many discs of a player are on a place of his."""
    count = 0
    for k in range(PAWNS):
        count += s[AT + player * PAWNS + k] == place
    return count


@kernel
def discs_on(s: State, t: Row, player: int, here: int) -> int:
    """How many discs of a player are on a cell of the ring."""
    count = 0
    for k in range(PAWNS):
        at = s[AT + player * PAWNS + k]
        count += on_ring(t, at) and cell(t, player, at) == here
    return count


@kernel
def destination(s: State, t: Row, player: int, place: int) -> int:
    """Where a disc or pile comes by the throw, or 0 if it cannot move: piles are not jumped, nor hit by fewer discs."""
    to = place + s[DIE]
    if to > t[LAST]:
        return 0
    if not t[PILES]:
        closed = t[SHUT] and on_ring(t, to) and t[t[CASTLES] + cell(t, player, to)]
        return 0 if closed and greatest_pile(s, t, player, to) > 0 else to
    for between in range(place + 1, to):
        if pile(s, player, between) > 1:
            return 0
        if on_ring(t, between) and greatest_pile(s, t, player, between) > 1:
            return 0
    moving = pile(s, player, place) if place > 0 else 1
    if on_ring(t, to) and greatest_pile(s, t, player, to) > moving:
        return 0
    return to


@kernel
def greatest_pile(s: State, t: Row, player: int, place: int) -> int:
    """The discs of that opponent who has most of them where `player` counts `place`."""
    here, most = cell(t, player, place), 0
    for other in range(t[PLAYERS]):
        if are_foes(t, player, other):
            most = max(most, discs_on(s, t, other, here))
    return most


# --- moves -------------------------------------------------------------------------------------------------------


@kernel
def may_enter(s: State, t: Row) -> bool:
    """By a great number, and by any at a player's very first throw."""
    return s[BEGUN + s[MOVER]] == 0 or t[GREAT] >> s[DIE] & 1 == 1


@kernel
def choices(s: State, t: Row, out: Row) -> int:
    """The places from which a disc or pile can move."""
    player, n = s[MOVER], 0
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        seen = False
        for other in range(k):
            seen |= s[AT + player * PAWNS + other] == place
        if not seen and place < t[LAST] and (place > 0 or may_enter(s, t)) and destination(s, t, player, place) > 0:
            out[n] = place
            n += 1
    return n


@kernel
def can_move(s: State, t: Row) -> bool:
    player = s[MOVER]
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        if place < t[LAST] and (place > 0 or may_enter(s, t)) and destination(s, t, player, place) > 0:
            return True
    return False


@kernel
def run(s: State, t: Row, place: int) -> None:
    """A disc or pile moves; who of the others is hit goes back to the nest."""
    player = s[MOVER]
    to = destination(s, t, player, place)
    for k in range(PAWNS):
        if s[AT + player * PAWNS + k] == place:
            s[AT + player * PAWNS + k] = to
            s[POINTS + player] += to == t[LAST]
            if place == 0 or not t[PILES]:
                break
    hit = False
    if on_ring(t, to) and t[t[CASTLES] + cell(t, player, to)] == 0:
        hit = strike(s, t, player, cell(t, player, to))
    if s[POINTS + player] == PAWNS and (not t[PARTNERS] or s[POINTS + (player + 2) % ARMS] == PAWNS):
        s[TURN] += 1
        win_together(s, t, player)
    else:
        end_throw(s, t, hit or t[GREAT] >> s[DIE] & 1 == 1)


@kernel
def win_together(s: State, t: Row, player: int) -> None:
    """The player wins, and his partner with him."""
    end_win(s, t, player, GOAL)
    if t[PARTNERS]:
        s[PAYOFF + (player + 2) % ARMS] = 1


@kernel
def strike(s: State, t: Row, player: int, here: int) -> bool:
    """Send home the discs of the others on a cell; whether there were any."""
    hit = False
    for other in range(t[PLAYERS]):
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            if are_foes(t, player, other) and on_ring(t, at) and cell(t, other, at) == here:
                s[AT + other * PAWNS + k] = 0
                hit = True
    return hit


@kernel
def end_throw(s: State, t: Row, again: bool) -> None:
    """The throw is used, or cannot be."""
    s[BEGUN + s[MOVER]] = 1
    if t[GRACES] and t[GREAT] >> s[DIE] & 1:
        again = True
    if not again or s[POINTS + s[MOVER]] == PAWNS:
        end_turn(s, t)
        return
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[THROWN] == t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def end_turn(s: State, t: Row) -> None:
    s[TURN] += 1
    s[MOVER] = (s[MOVER] + 1) % t[PLAYERS]
    while s[POINTS + s[MOVER]] == PAWNS:
        # Who is home waits for his partner.
        s[MOVER] = (s[MOVER] + 1) % t[PLAYERS]
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[THROWN] == t[LONGEST]:
        end_draw(s, t, LIMIT)
