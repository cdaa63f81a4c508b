"""How go is played out by sensible players, for tree search: they save and take what is in danger, answer shapes around
the last stones, fill no eye of their own and pass when nothing is left; and what a move looks like before it is played.
"""

from __future__ import annotations

from ..declare import Reason
from .abi import ACTORS, FOLLY, PHASE, PLY, TURN, Row, State, kernel
from .chains import (
    AT_CELLS,
    AT_CHAIN,
    AT_FREE,
    AT_LIBS,
    AT_LINK,
    AT_SIZE,
    CELLS,
    DEGREE,
    FREE_COUNT,
    KO,
    LAST,
    MOST_NEAR,
    NEAR,
    capture_around,
    put_stone,
)
from .common import actor_of, end_draw, end_win, random_below
from .go_tables import (
    AREA,
    AROUND,
    AT_WORK,
    BEYOND,
    BITS,
    CALM,
    COLUMN,
    COUNTING,
    KOMI,
    LINE,
    PASS,
    PLAYING,
    PRISONERS,
    RESUME,
    ROW,
    SHAPES,
    WIDTH,
)

MANY = 2
"""Liberties that need not be counted further."""
HEED_DANGER, HEED_SHAPE, REFUSE_ATARI = 15, 15, 12
"""Of sixteen times, how often a player saves and takes, answers a shape, and shuns to put himself into atari."""
WIDE = 13
"""Lines of a board with a middle that waits."""
LONG = 1 << 40
COUNT = int(Reason.COUNT)


@kernel
def only_liberty(s: State, t: Row, first: int) -> int:
    """The one empty point beside a chain, or -1 if there are more."""
    cells, link = t[AT_CELLS], t[AT_LINK]
    if s[t[AT_LIBS] + s[t[AT_CHAIN] + first]] > MOST_NEAR:
        return -1
    found = -1
    stone = first
    while True:
        near = t[NEAR] + MOST_NEAR * stone
        for k in range(t[t[DEGREE] + stone]):
            to = t[near + k]
            if s[cells + to] == 0 and to != found:
                if found >= 0:
                    return -1
                found = to
        stone = s[link + stone]
        if stone == first:
            return found


@kernel
def breath(s: State, t: Row, cell: int, player: int) -> int:
    """How many liberties a stone put here would have with its chain: 0 is suicide, 1 atari, MANY enough."""
    cells, link = t[AT_CELLS], t[AT_LINK]
    near = t[NEAR] + MOST_NEAR * cell
    degree = t[t[DEGREE] + cell]
    count, found = 0, -1
    for k in range(degree):
        to = t[near + k]
        if s[cells + to] == 0 or (s[cells + to] == 2 - player and only_liberty(s, t, to) == cell):
            count += 1
            found = to
    if count >= MANY:
        return MANY
    for k in range(degree):
        first = t[near + k]
        if s[cells + first] != 1 + player:
            continue
        stone = first
        while True:
            beside = t[NEAR] + MOST_NEAR * stone
            for j in range(t[t[DEGREE] + stone]):
                to = t[beside + j]
                if s[cells + to] == 0 and to != cell and to != found:
                    if found >= 0:
                        return MANY
                    found = to
                    count = 1
            stone = s[link + stone]
            if stone == first:
                break
    return count


@kernel
def is_eye(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether filling this point would be folly: own stones all around, and the corners not the enemy's."""
    cells, around = t[AT_CELLS], t[AROUND] + 8 * cell
    for k in range(0, 8, 2):
        to = t[around + k]
        if to >= 0 and s[cells + to] != 1 + player:
            return False
    hostile, edge = 0, 0
    for k in range(1, 8, 2):
        to = t[around + k]
        if to < 0:
            edge = 1
        elif s[cells + to] == 2 - player:
            hostile += 1
    return hostile + edge < 2


@kernel
def has_shape(s: State, t: Row, cell: int) -> bool:
    """Whether what is around an empty point calls for a stone."""
    cells, around = t[AT_CELLS], t[AROUND] + 8 * cell
    shape = 0
    for k in range(8):
        to = t[around + k]
        shape |= (s[cells + to] if to >= 0 else BEYOND) << (2 * k)
    return (t[t[SHAPES] + shape // BITS] >> (shape % BITS)) & 1 == 1


@kernel
def list_saves(s: State, t: Row, first: int, player: int, out: Row, n: int) -> int:
    """Moves that get an own chain out of atari: it runs, or takes a chain that shuts it in."""
    cells, link = t[AT_CELLS], t[AT_LINK]
    flight = only_liberty(s, t, first)
    if flight < 0:
        return n
    if breath(s, t, flight, player) == MANY:
        out[n] = flight
        n += 1
    stone = first
    while True:
        near = t[NEAR] + MOST_NEAR * stone
        for k in range(t[t[DEGREE] + stone]):
            to = t[near + k]
            if s[cells + to] == 2 - player:
                taken = only_liberty(s, t, to)
                if taken >= 0 and taken + 1 != s[KO] and n < t[CELLS]:
                    out[n] = taken
                    n += 1
        stone = s[link + stone]
        if stone == first:
            return n


@kernel
def list_dangers(s: State, t: Row, last: int, player: int, out: Row) -> int:
    """What the last stone calls for: take its chain, or save the chains that it put into atari."""
    n = 0
    taken = only_liberty(s, t, last)
    if taken >= 0 and taken + 1 != s[KO]:
        out[n] = taken
        n += 1
    near = t[NEAR] + MOST_NEAR * last
    for k in range(t[t[DEGREE] + last]):
        to = t[near + k]
        if s[t[AT_CELLS] + to] == 1 + player:
            n = list_saves(s, t, to, player, out, n)
    return n


@kernel
def list_shapes(s: State, t: Row, last: int, player: int, out: Row, n: int) -> int:
    """The points around a stone that call for another one, and where it would live."""
    around = t[AROUND] + 8 * last
    for k in range(8):
        to = t[around + k]
        if to < 0 or s[t[AT_CELLS] + to] != 0 or to + 1 == s[KO]:
            continue
        if has_shape(s, t, to) and breath(s, t, to, player) == MANY:
            out[n] = to
            n += 1
    return n


@kernel
def sensible(s: State, t: Row, player: int, last: int, before: int, out: Row, rng: Row) -> int:
    """A move that a person might make, given the last stones put (or -1); PASS if nothing is left."""
    if last >= 0:
        if random_below(rng, 16) < HEED_DANGER:
            n = list_dangers(s, t, last, player, out)
            if n > 0:
                return out[random_below(rng, n)]
        if random_below(rng, 16) < HEED_SHAPE:
            n = list_shapes(s, t, last, player, out, 0)
            if before >= 0:
                n = list_shapes(s, t, before, player, out, n)
            if n > 0:
                return out[random_below(rng, n)]
    m = s[FREE_COUNT]
    if m == 0:
        return PASS
    i = random_below(rng, m)
    for _ in range(m):
        cell = s[t[AT_FREE] + i]
        if cell + 1 != s[KO] and not is_eye(s, t, cell, player):
            liberties = breath(s, t, cell, player)
            if liberties == MANY or (liberties == 1 and random_below(rng, 16) >= REFUSE_ATARI):
                return cell
        i = i + 1 if i + 1 < m else 0
    return PASS


@kernel
def stones_ahead(s: State, t: Row) -> int:
    """How many stones more Black has put on the board than White, from the beginning."""
    ahead = s[PRISONERS + 1] - s[PRISONERS]
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        ahead += int(code == 1) - int(code == 2)
    return ahead


@kernel
def owner_of(s: State, t: Row, cell: int) -> int:
    """Whose a point is on a board that is played out: 1 or 2 as in cells, anything else for nobody."""
    owner = s[t[AT_CELLS] + cell]
    if owner == 0:
        near = t[NEAR] + MOST_NEAR * cell
        for k in range(t[t[DEGREE] + cell]):
            owner |= s[t[AT_CELLS] + t[near + k]]
    return owner


@kernel
def area_ahead(s: State, t: Row) -> int:
    """How many stones and points more Black has than White on a board that is played out."""
    ahead = 0
    for cell in range(t[CELLS]):
        owner = owner_of(s, t, cell)
        ahead += int(owner == 1) - int(owner == 2)
    return ahead


@kernel
def wander(s: State, t: Row, out: Row, rng: Row, limit: int, trail: Row) -> int:
    """Play on sensibly until both pass, or for so many actions.

    Territory with prisoners is area less the stones that one has put more than the other; those of the playout itself
    are not counted, for in it the players fill what is theirs. What is played where a stone was before tells nothing of
    the moves before.
    """
    player = actor_of(s)
    given = 0 if t[AREA] else stones_ahead(s, t)
    calm = 0 if s[PHASE] == COUNTING else s[CALM]
    s[PHASE] = PLAYING
    last, before = s[LAST] - 1, -1
    most = 3 * t[CELLS]
    used = t[AT_WORK]
    for cell in range(t[CELLS]):
        s[used + cell] = 0
    plies = 0
    while calm < 2 and plies < most:
        if plies == limit:
            s[ACTORS] = 1 << player
            s[PLY] += plies
            s[TURN] += plies
            s[LAST] = 1 + last
            s[CALM] = calm
            return plies
        move = sensible(s, t, player, last, before, out, rng)
        if 2 * plies < len(trail):
            first = move != PASS and s[used + move] == 0
            trail[2 * plies] = player if first else -1
            trail[2 * plies + 1] = move
        before = last
        if move == PASS:
            calm += 1
            s[KO] = 0
            last = -1
        else:
            calm = 0
            s[used + move] = 1
            put_stone(s, t, move, player)
            s[PRISONERS + player] += capture_around(s, t, move, player)
            last = move
        player = 1 - player
        plies += 1
    lead = 2 * (area_ahead(s, t) - given) - t[KOMI]
    if lead == 0:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if lead > 0 else 1, COUNT)
    return plies


@kernel
def foresee(s: State, t: Row, work: State, out: Row, rng: Row, games: int, leads: Row) -> None:
    """Adds for each point how often more it became Black's than White's in so many games played out from s."""
    for _ in range(games):
        for i in range(len(s)):
            work[i] = s[i]
        wander(work, t, out, rng, LONG, out[:0])
        for cell in range(t[CELLS]):
            owner = owner_of(work, t, cell)
            leads[cell] += int(owner == 1) - int(owner == 2)


@kernel
def hunch(s: State, t: Row, move: int) -> int:
    """How much better a move looks than the others, in thousandths."""
    if s[PHASE] == COUNTING:  # what the board is worth shows when it is played out
        return 0 if move == RESUME else FOLLY
    if move == PASS:
        if s[CALM]:
            return 300
        return -600 if 2 * s[FREE_COUNT] < t[CELLS] else FOLLY
    player = actor_of(s)
    if is_eye(s, t, move, player):
        return FOLLY
    cells, chain, size = t[AT_CELLS], t[AT_CHAIN], t[AT_SIZE]
    liberties = breath(s, t, move, player)
    value = 0 if liberties == MANY else -300
    near = t[NEAR] + MOST_NEAR * move
    for k in range(t[t[DEGREE] + move]):
        to = t[near + k]
        if s[cells + to] != 0 and only_liberty(s, t, to) == move:
            if s[cells + to] == 2 - player or liberties == MANY:
                value += 300 + 30 * min(10, s[size + s[chain + to]])
    if has_shape(s, t, move):
        value += 200
    last = s[LAST] - 1
    if last >= 0:
        across = abs(t[t[COLUMN] + move] - t[t[COLUMN] + last])
        up = abs(t[t[ROW] + move] - t[t[ROW] + last])
        far = across + up + max(across, up)
        value += 400 if far <= 3 else 300 if far <= 5 else 100 if far <= 6 else 0
    alone = lonely(s, t, move)
    return FOLLY if alone == FOLLY else max(-900, min(900, value + alone))


@kernel
def lonely(s: State, t: Row, cell: int) -> int:
    """Where nothing is near, corners come before sides and sides before the middle; the edge itself is worth little."""
    around = t[AROUND] + 8 * cell
    for k in range(8):
        to = t[around + k]
        if to >= 0 and s[t[AT_CELLS] + to] != 0:
            return 0
    line = t[t[LINE] + cell]
    if line < 2:
        early = t[WIDTH] >= WIDE and 2 * s[FREE_COUNT] > t[CELLS]
        return FOLLY if line == 0 or early else -300
    up, across = t[t[ROW] + cell], t[t[COLUMN] + cell]
    further = max(min(up, t[WIDTH] - 1 - up), min(across, t[WIDTH] - 1 - across))
    if line > 3:
        return 0 if t[WIDTH] < WIDE else -100
    return 200 if further < 4 else 100
