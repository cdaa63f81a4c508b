"""Kernel of the cowrie races.

State  mover; die; thrown: throws and passes of the whole game; begun[player]: he has thrown before;
       at[player * 4 + disc]: the place on the player's own way, 0 in the nest, 1 the start, from ring + 1 on the home
       column, the goal last. Discs of a player on one place are a pile and move together.
Move   ROLL; a throw: the number; the place from which a disc or a pile moves; PASS.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.cowries import ARMS, PAWNS, CowrieRace
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import end_draw, end_win, random_below
from .racing import ahead

RING, LAST, NUMBERS, WEIGHTS, COUNT, THROWS, GREAT, CASTLES, PASSING, LONGEST, WAY = range(TABLES, TABLES + 11)
SLOTS = 11

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
    """How far the player is ahead, by the way that all have made."""
    return ahead(progress, s, t, player, t[t[WAY]])


@kernel
def progress(s: State, t: Row, player: int) -> int:
    """The way that the player's discs have made, less what they stand to lose."""
    total = 0
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        made = t[t[WAY]] - t[t[WAY] + place]
        total += made
        if 0 < place <= t[RING] and t[t[CASTLES] + cell(t, player, place)] == 0:
            total -= max(made, 0) * min(hunters(s, t, player, place), t[THROWS]) // t[THROWS]
    return total


@kernel
def hunters(s: State, t: Row, player: int, place: int) -> int:
    """How likely others hit the player's discs there at their next throw, in parts of all throws."""
    here, strong, found = cell(t, player, place), pile(s, player, place), 0
    for other in range(t[PLAYERS]):
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            far = (here - cell(t, other, at)) % t[RING]
            if other != player and at > 0 and at + far <= t[RING] and pile(s, other, at) >= strong:
                for n in range(t[COUNT]):
                    if t[t[NUMBERS] + n] == far:
                        found += t[t[WEIGHTS] + n]
    return found


# --- places ------------------------------------------------------------------------------------------------------


@kernel
def cell(t: Row, player: int, place: int) -> int:
    """The cell of the ring that a player counts as `place`."""
    return (player * (t[RING] // ARMS) + place - 1) % t[RING]


@kernel
def pile(s: State, player: int, place: int) -> int:
    """How many discs of a player are on a place of his."""
    count = 0
    for k in range(PAWNS):
        count += s[AT + player * PAWNS + k] == place
    return count


@kernel
def place_of(t: Row, player: int, here: int) -> int:
    """What a player calls a cell of the ring."""
    return (here - player * (t[RING] // ARMS)) % t[RING] + 1


@kernel
def destination(s: State, t: Row, player: int, place: int) -> int:
    """Where a disc or pile comes by the throw, or 0 if it cannot move: piles are not jumped, nor hit by fewer discs."""
    to = place + s[DIE]
    if to > t[LAST]:
        return 0
    for between in range(place + 1, to):
        if pile(s, player, between) > 1:
            return 0
        if between <= t[RING] and greatest_pile(s, t, player, between) > 1:
            return 0
    moving = pile(s, player, place) if place > 0 else 1
    if to <= t[RING] and greatest_pile(s, t, player, to) > moving:
        return 0
    return to


@kernel
def greatest_pile(s: State, t: Row, player: int, place: int) -> int:
    """The discs of that other player who has most of them where `player` counts `place`."""
    here, most = cell(t, player, place), 0
    for other in range(t[PLAYERS]):
        if other != player:
            most = max(most, pile(s, other, place_of(t, other, here)))
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
            if place == 0:
                break
    hit = False
    if to <= t[RING] and t[t[CASTLES] + cell(t, player, to)] == 0:
        hit = strike(s, t, player, cell(t, player, to))
    if s[POINTS + player] == PAWNS:
        s[TURN] += 1
        end_win(s, t, player, GOAL)
    else:
        end_throw(s, t, hit or t[GREAT] >> s[DIE] & 1 == 1)


@kernel
def strike(s: State, t: Row, player: int, here: int) -> bool:
    """Send home the discs of the others on a cell; whether there were any."""
    hit = False
    for other in range(t[PLAYERS]):
        place = place_of(t, other, here)
        for k in range(PAWNS):
            if other != player and s[AT + other * PAWNS + k] == place:
                s[AT + other * PAWNS + k] = 0
                hit = True
    return hit


@kernel
def end_throw(s: State, t: Row, again: bool) -> None:
    """The throw is used, or cannot be."""
    s[BEGUN + s[MOVER]] = 1
    if not again:
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
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[THROWN] == t[LONGEST]:
        end_draw(s, t, LIMIT)
