"""Kernel of the tent game.

A tent on a light cell (its point down) has a face over each side, N, SE and SW, and stands on the fourth. Which colour
each of them has is one of 24 orders of the four colours; even and odd orders are the two ways to paint a tent. What is
clockwise on the paper is, folded and seen from above, the other way round: red, green, yellow over blue, an odd order.

State  cells[c]: 0 empty, 1 + order; to a player who sees one face only, SEEN + its colour; UNSEEN to spectators
       own[p]: 1 + the player's colour, 0 before it is known; gap: 1 + the free light cell, 0 not yet; last: 1 + the
       cell of the tent moved last, which may not go back at once
       known[p * cells + c]: the orders that the tent may have by all that the player has seen of it, as bits; 0: all
       those that show what he sees now
Move   origin | to << 5; while the tents are laid by chance: cell | order << 5, the gap with order GAP
"""

from __future__ import annotations

from itertools import permutations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.tents import COLOURS, Tents
from .abi import ACTORS, CHANCE, PHASE, PLAYERS, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import actor_of, end_draw, end_win, random_below
from .lean import kernel

PART = (1 << 5) - 1
ORDERS = 24
SEEN = 1 + ORDERS
UNSEEN = SEEN + len(COLOURS)
GAP = PART
TIPPING, LAYING = 0, 1
FACES = 4
BASE = 3

CELLS, LIGHT, LIGHTS, FACE, ODD, WAYS, ROLLED, SEATS, CLOCKWISE, OPEN, LONGEST = range(TABLES, TABLES + 11)
AT_CELLS, AT_OWN, AT_GAP, AT_LAST, AT_KNOWN = range(TABLES + 11, TABLES + 16)
SLOTS = 16
HORIZON = 6
"""Whoever tips at random after that changes what is seen more than a plan would."""
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)

ORDER = tuple(permutations(range(FACES)))
"""order[face]: the colour of N, SE, SW and the base."""


def tip(order: tuple[int, ...], side: int, *, light: bool) -> tuple[int, ...]:
    """The colours after a tip over a side, by the faces of the other kind of cell: N SE SW base or S NW NE base.

    The face over that side becomes the base, the base comes up on the same side; each other face keeps the end of the
    side that it touched.
    """
    n, se, sw, base = order
    if light:
        # N: SW goes to NW, SE to NE. SE: N goes to NE, SW to S. SW: N goes to NW, SE to S. Faces are S, NW, NE, base.
        return ((base, sw, se, n), (sw, base, n, se), (se, n, base, sw))[side]
    s, nw, ne, base = order
    # S: NW goes to SW, NE to SE. NW: S goes to SW, NE to N. NE: S goes to SE, NW to N. Faces are N, SE, SW, base.
    return ((base, ne, nw, s), (ne, base, s, nw), (nw, s, base, ne))[side]


def sides_of(game: Tents, cell: int) -> tuple[int, int, int]:
    """The cells over the three sides: of a light cell N, SE, SW; of a dark one S, NW, NE."""
    board = game.board
    assert board is not None
    left, right, over = (board.step(cell, board.direction(name)) for name in ("left", "right", "over"))
    light = cell in board.region("light")
    return (over, right, left) if light else (over, left, right)


def pack(game: Tents) -> Tables:
    board = game.board
    assert board is not None
    n, light = len(board), board.region("light")
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(LIGHTS, len(light))
    packer.section(LIGHT, light)
    packer.section(FACE, [colour for order in ORDER for colour in order])
    packer.section(ODD, [odd(order) for order in ORDER])
    ways = ways_of(game)
    packer.section(WAYS, [ways.get((a, b), OFF) for a in range(n) for b in range(n)])
    rolled = []
    for out in range(3):
        for into in range(3):
            ends = (tip(tip(order, out, light=True), into, light=False) for order in ORDER)
            rolled += [ORDER.index(end) for end in ends]
    packer.section(ROLLED, rolled)
    packer.section(SEATS, game.seats)
    packer.set(CLOCKWISE, game.clockwise)
    packer.set(OPEN, game.open)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=UNSEEN)
    packer.field_at("own", game.players, AT_OWN, high=len(COLOURS))
    packer.field_at("gap", 1, AT_GAP, high=n)
    packer.field_at("last", 1, AT_LAST, high=n)
    packer.field_at("known", game.players * n, AT_KNOWN, high=(1 << ORDERS) - 1)
    return packer.tables(most_moves=max(ORDERS, len(light)))


def odd(order: tuple[int, ...]) -> int:
    return sum(order[a] > order[b] for b in range(FACES) for a in range(b)) % 2


def ways_of(game: Tents) -> dict[tuple[int, int], int]:
    """For two light cells beside the same dark one: the sides out of the first and out of the dark one, as a number."""
    assert game.board is not None
    found = {}
    for cell in game.board.region("light"):
        for out, dark in enumerate(sides_of(game, cell)):
            for into, to in enumerate(sides_of(game, dark) if dark != OFF else ()):
                if to not in (OFF, cell):
                    found[cell, to] = 3 * out + into
    return found


def start(game: Tents, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = CHANCE
    s[PHASE] = LAYING
    return s


@kernel
def next_cell(s: State, t: Row) -> int:
    """The first light cell where a tent is still to be put."""
    for k in range(t[LIGHTS]):
        cell = t[t[LIGHT] + k]
        if s[t[AT_CELLS] + cell] == 0 and s[t[AT_GAP]] != cell + 1:
            return cell
    return OFF


@kernel
def left_of(s: State, t: Row, is_odd: int) -> int:
    """How many tents of one way of painting are still to be put down."""
    left = t[CLOCKWISE] if is_odd else t[LIGHTS] - 1 - t[CLOCKWISE]
    for k in range(t[LIGHTS]):
        code = s[t[AT_CELLS] + t[t[LIGHT] + k]]
        if 0 < code < SEEN:
            left -= t[t[ODD] + code - 1] == is_odd
    return left


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """The gap is anywhere; of the tents left each is equally likely, and so is each way to stand."""
    if s[PHASE] == TIPPING or s[t[AT_GAP]] == 0:
        n = moves(s, t, out)
        for k in range(n):
            out[k] = 1
        return n
    n = 0
    for order in range(ORDERS):
        left = left_of(s, t, t[t[ODD] + order])
        if left > 0:
            out[n] = left
            n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == LAYING:
        if s[t[AT_GAP]] == 0:
            for k in range(t[LIGHTS]):
                out[k] = t[t[LIGHT] + k] | GAP << 5
            return t[LIGHTS]
        cell = next_cell(s, t)
        for order in range(ORDERS):
            if left_of(s, t, t[t[ODD] + order]) > 0:
                out[n] = cell | order << 5
                n += 1
        return n
    gap = s[t[AT_GAP]] - 1
    for k in range(t[LIGHTS]):
        cell = t[t[LIGHT] + k]
        if t[t[WAYS] + cell * t[CELLS] + gap] != OFF and s[t[AT_LAST]] != cell + 1:
            out[n] = cell | gap << 5
            n += 1
    return n


@kernel
def colour(s: State, t: Row, cell: int, face: int) -> int:
    """The colour of a face; -1 where no tent stands, or where it is not known."""
    code = s[t[AT_CELLS] + cell]
    if code == 0 or code >= SEEN:
        return -1
    return t[t[FACE] + (code - 1) * FACES + face]


@kernel
def shown(s: State, t: Row, face: int, wanted: int) -> int:
    """How many tents show a colour to a side."""
    found = 0
    for k in range(t[LIGHTS]):
        found += colour(s, t, t[t[LIGHT] + k], face) == wanted
    return found


@kernel
def choose_colours(s: State, t: Row) -> None:
    """Everybody's colour is the one that he sees most often; of equals the first of red, yellow, green, blue."""
    for player in range(t[PLAYERS]):
        best, most = 0, -1
        for wanted in range(FACES):
            count = shown(s, t, t[t[SEATS] + player], wanted)
            if count > most:
                best, most = wanted, count
        s[t[AT_OWN] + player] = best + 1


@kernel
def lay(s: State, t: Row, move: int) -> None:
    cell, order = move & PART, move >> 5
    if order == GAP:
        s[t[AT_GAP]] = cell + 1
    else:
        s[t[AT_CELLS] + cell] = 1 + order
    if next_cell(s, t) == OFF and s[t[AT_GAP]]:
        choose_colours(s, t)
        s[PHASE] = TIPPING
        s[ACTORS] = 1


@kernel
def showing(t: Row, face: int, wanted: int) -> int:
    """The orders that show a colour on a face, as bits."""
    found = 0
    for order in range(ORDERS):
        if t[t[FACE] + order * FACES + face] == wanted:
            found |= 1 << order
    return found


@kernel
def notice(s: State, t: Row, origin: int, to: int) -> None:
    """Everybody remembers what he saw of a tent before it was tipped, and sees another face of it now."""
    way = t[ROLLED] + t[t[WAYS] + origin * t[CELLS] + to] * ORDERS
    before, after = s[t[AT_CELLS] + origin] - 1, s[t[AT_CELLS] + to] - 1
    for player in range(t[PLAYERS]):
        face = t[t[SEATS] + player]
        known = t[AT_KNOWN] + player * t[CELLS]
        was = s[known + origin]
        if was == 0:
            was = showing(t, face, t[t[FACE] + before * FACES + face])
        seen = t[t[FACE] + after * FACES + face]
        found = 0
        for order in range(ORDERS):
            end = t[way + order]
            if was >> order & 1 and t[t[FACE] + end * FACES + face] == seen:
                found |= 1 << end
        s[known + origin], s[known + to] = 0, found


@kernel
def winner_of(s: State, t: Row, first: int) -> int:
    """Who sees his own colour no more, looking round from `first`; -1: nobody."""
    for k in range(t[PLAYERS]):
        player = (first + k) % t[PLAYERS]
        if shown(s, t, t[t[SEATS] + player], s[t[AT_OWN] + player] - 1) == 0:
            return player
    return -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == LAYING:
        lay(s, t, move)
        return
    player, origin, to = actor_of(s), move & PART, move >> 5
    code = s[t[AT_CELLS] + origin]
    if code < SEEN:
        s[t[AT_CELLS] + to] = 1 + t[t[ROLLED] + t[t[WAYS] + origin * t[CELLS] + to] * ORDERS + code - 1]
        if not t[OPEN]:
            notice(s, t, origin, to)
    else:
        s[t[AT_CELLS] + to] = code
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_GAP]] = origin + 1
    s[t[AT_LAST]] = to + 1
    s[TURN] += 1
    s[ACTORS] = 1 << ((player + 1) % t[PLAYERS])
    winner = winner_of(s, t, player)
    if winner >= 0:
        end_win(s, t, winner, GOAL)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """There is always a tent beside the gap."""
    end_draw(s, t, LIMIT)


@kernel
def seen_code(t: Row, code: int, player: int) -> int:
    """A tent as a player sees it: one face; a spectator sees none."""
    if code == 0 or code >= SEEN:
        return code
    if player < 0:
        return UNSEEN
    return SEEN + t[t[FACE] + (code - 1) * FACES + t[t[SEATS] + player]]


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    for k in range(len(s)):
        out[k] = s[k]
    if t[OPEN]:
        return
    for k in range(t[LIGHTS]):
        cell = t[t[LIGHT] + k]
        out[t[AT_CELLS] + cell] = seen_code(t, s[t[AT_CELLS] + cell], player)
        for other in range(t[PLAYERS]):
            if other != player:
                out[t[AT_KNOWN] + other * t[CELLS] + cell] = 0


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Of a tent put down by chance one face is seen; where tents are tipped to everybody sees."""
    if t[OPEN] or s[PHASE] != LAYING or move >> 5 == GAP:
        return move
    return move & PART | (seen_code(t, 1 + (move >> 5), player) - 1) << 5


@kernel
def possible(s: State, t: Row, player: int, cell: int) -> int:
    """The orders that a tent may have, by what a player has seen of it, as bits."""
    code = s[t[AT_CELLS] + cell]
    if player < 0:
        return (1 << ORDERS) - 1
    known = s[t[AT_KNOWN] + player * t[CELLS] + cell]
    if known:
        return known
    face = t[t[SEATS] + player]
    return showing(t, face, code - SEEN if code >= SEEN else colour(s, t, cell, face))


@kernel
def likelihood(s: State, t: Row, player: int, cell: int, order: int) -> int:
    """Everybody's colour is what he saw most often: a tent that nobody has tipped yet rather shows it to him."""
    found = 1
    if player < 0 or s[t[AT_KNOWN] + player * t[CELLS] + cell]:
        return found
    for other in range(t[PLAYERS]):
        face = t[t[SEATS] + other]
        found += found * (other != player and t[t[FACE] + order * FACES + face] == s[t[AT_OWN] + other] - 1)
    return found


@kernel
def weigh(s: State, t: Row, player: int, cell: int, is_odd: int) -> int:
    """The likelihood of all the orders of one way of painting that a tent may have."""
    orders, found = possible(s, t, player, cell), 0
    for order in range(ORDERS):
        if orders >> order & 1 and t[t[ODD] + order] == is_odd:
            found += likelihood(s, t, player, cell, order)
    return found


@kernel
def random_order(s: State, t: Row, player: int, cell: int, is_odd: int, rng: Row) -> int:
    """One of the orders of one way of painting that a tent may have."""
    orders = possible(s, t, player, cell)
    chosen = random_below(rng, weigh(s, t, player, cell, is_odd))
    order = -1
    while chosen >= 0:
        order += 1
        if orders >> order & 1 and t[t[ODD] + order] == is_odd:
            chosen -= likelihood(s, t, player, cell, order)
    return order


@kernel
def fill(s: State, t: Row, player: int, rng: Row) -> None:
    """Give every tent its hidden faces at random; what the player sees of it and remembers stays.

    First the tents whose painting he knows, then the others share what is left of both kinds.
    """
    even, other = t[LIGHTS] - 1 - t[CLOCKWISE], t[CLOCKWISE]
    for certain in range(1, -1, -1):
        for k in range(t[LIGHTS]):
            cell = t[t[LIGHT] + k]
            if s[t[AT_CELLS] + cell] == 0:
                continue
            evens, odds = weigh(s, t, player, cell, 0), weigh(s, t, player, cell, 1)
            if (evens == 0 or odds == 0) != certain:
                continue
            is_odd = 1 if random_below(rng, evens * even + odds * other) >= evens * even else 0
            even, other = even - (1 - is_odd), other - is_odd
            s[t[AT_CELLS] + cell] = 1 + random_order(s, t, player, cell, is_odd, rng)


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Every tent shows what was seen, and has its other faces at random; as far as possible nobody has won yet."""
    if t[OPEN]:
        return
    for _ in range(30):
        fill(s, t, player, rng)
        if s[PHASE] == LAYING or s[ACTORS] == 0 or winner_of(s, t, 0) < 0:
            break


@kernel
def hope(s: State, t: Row, player: int) -> int:
    """How near a player is to his aim: half as much for every tent that shows him his colour."""
    return 900 >> shown(s, t, t[t[SEATS] + player], s[t[AT_OWN] + player] - 1)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How near a player is to his aim, compared with the nearest of the others."""
    others = 0
    for other in range(t[PLAYERS]):
        if other != player:
            others = max(others, hope(s, t, other))
    return hope(s, t, player) - others // 2
