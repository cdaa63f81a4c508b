"""Kernel of kem's.

State  where[52]: 0 in the stock or not known, 1 + seat in a hand, TABLE laid out, ASIDE swept away; signal[2]: the
       secret sign of each team, 0 not chosen or not known; old[2]: the sign it had to give up; gesture[4]: the sign a
       seat shows, seen by who watches it; watch[4]: at whom each seat looks; acts[4]: what each has done since cards
       were laid out; passed, countered: bit sets of seats; deal: deals played; to_deal: cards still dealt or laid out.
Move   kind, two cards or a sign, and the player's tag; for chance the card that is dealt or laid out.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.kems import SIGNS, Kems
from .abi import (
    ACTORS,
    AWAITED,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYER_SHIFT,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel

CHOOSING, DEALING, LAYING, PLAYING = 0, 1, 2, 3
CARDS, SEATS, ALL = 52, 4, 15
HAND, LAYOUT, OUTSIDE_HANDS = 4, 4, 36
STOCK, TABLE, ASIDE = 0, 5, 6
SIGN_COUNT = len(SIGNS)

DEAL = HEADER
TO_DEAL = DEAL + 1
PASSED = TO_DEAL + 1
COUNTERED = PASSED + 1
SIGNAL = COUNTERED + 1
OLD = SIGNAL + 2
GESTURE = OLD + 2
WATCH = GESTURE + SEATS
ACTS = WATCH + SEATS
WHERE = ACTS + SEATS

KEMS_POINTS, DOUBLE_POINTS, COUNTER_POINTS, MISSED, WRONG, DESCRIBE, MOST_ACTS, TARGET_POINTS, MOST_DEALS = range(
    TABLES, TABLES + 9
)
SLOTS = 9

KIND_SHIFT, GIVE_SHIFT = 12, 6
EXCHANGE, SIGN, LOOK, CALL_KEMS, CALL_DOUBLE, COUNTER, PASS, CHOOSE = 1, 2, 3, 4, 5, 6, 7, 8
UNSEEN = 63
MOST_MOVES = SEATS * (HAND * LAYOUT + 2 * SIGN_COUNT + 6)

TARGET, LIMIT = int(Reason.TARGET), int(Reason.LIMIT)


def pack(game: Kems) -> Tables:
    packer = Packer(game, SLOTS)
    packer.fixed_field("deal", DEAL, high=game.deals - 1)
    packer.fixed_field("to_deal", TO_DEAL, high=SEATS * HAND)
    packer.fixed_field("passed", PASSED, high=ALL)
    packer.fixed_field("countered", COUNTERED, high=ALL)
    packer.fixed_field("signal", SIGNAL, 2, high=SIGN_COUNT)
    packer.fixed_field("old", OLD, 2, high=SIGN_COUNT)
    packer.fixed_field("gesture", GESTURE, SEATS, high=SIGN_COUNT)
    packer.fixed_field("watch", WATCH, SEATS, high=SEATS - 1)
    packer.fixed_field("acts", ACTS, SEATS, high=game.acts)
    packer.fixed_field("where", WHERE, CARDS, high=ASIDE)
    packer.set(KEMS_POINTS, game.kems)
    packer.set(DOUBLE_POINTS, game.double)
    packer.set(COUNTER_POINTS, game.counter)
    packer.set(MISSED, game.missed)
    packer.set(WRONG, game.wrong)
    packer.set(DESCRIBE, game.describe)
    packer.set(MOST_ACTS, game.acts)
    packer.set(TARGET_POINTS, game.target)
    packer.set(MOST_DEALS, game.deals)
    return packer.tables(most_moves=MOST_MOVES, whole_turns=False)


def start(game: Kems, tables: Tables) -> State:
    s = tables.blank()
    for seat in range(SEATS):
        s[WATCH + seat] = seat ^ 2
    s[ACTORS] = 3
    return s


# --- moves ------------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == CHANCE:
        for card in range(CARDS):
            if s[WHERE + card] == STOCK:
                out[n] = card
                n += 1
        return n
    for seat in range(SEATS):
        if s[ACTORS] >> seat & 1:
            tag = seat + 1 << PLAYER_SHIFT
            n = choices(s, tag, seat, out, n) if s[PHASE] == CHOOSING else doings(s, t, tag, seat, out, n)
    return n


@kernel
def choices(s: State, tag: int, team: int, out: Row, n: int) -> int:
    """The first player of a team chooses its secret sign: any but the one that was found out."""
    for sign in range(1, SIGN_COUNT + 1):
        if sign != s[OLD + team]:
            out[n] = tag | CHOOSE << KIND_SHIFT | sign
            n += 1
    return n


@kernel
def doings(s: State, t: Row, tag: int, seat: int, out: Row, n: int) -> int:
    """Everybody can do everything at any time; only how often is limited."""
    if s[ACTS + seat] < t[MOST_ACTS]:
        n = exchanges(s, tag, seat, out, n)
        for sign in range(1, SIGN_COUNT + 1):
            if sign != s[GESTURE + seat]:
                out[n] = tag | SIGN << KIND_SHIFT | sign
                n += 1
        for other in range(SEATS):
            if other not in (seat, s[WATCH + seat]):
                out[n] = tag | LOOK << KIND_SHIFT | other
                n += 1
    out[n] = tag | CALL_KEMS << KIND_SHIFT
    out[n + 1] = tag | CALL_DOUBLE << KIND_SHIFT
    n += 2
    if not s[PASSED] >> seat & 1:
        out[n] = tag | PASS << KIND_SHIFT
        n += 1
    if not t[DESCRIBE]:
        out[n] = tag | COUNTER << KIND_SHIFT
        return n + 1
    if not s[COUNTERED] >> seat & 1:
        for sign in range(1, SIGN_COUNT + 1):
            out[n] = tag | COUNTER << KIND_SHIFT | sign
            n += 1
    return n


@kernel
def exchanges(s: State, tag: int, seat: int, out: Row, n: int) -> int:
    for take in range(CARDS):
        if s[WHERE + take] != TABLE:
            continue
        for give in range(CARDS):
            if s[WHERE + give] == seat + 1:
                out[n] = tag | EXCHANGE << KIND_SHIFT | give << GIVE_SHIFT | take
                n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Any legal move."""
    if s[ACTORS] == 0:
        return -1
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n else -1


# --- play -------------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[ACTORS] == CHANCE:
        deal_card(s, move)
        return
    s[TURN] += 1
    seat = (move >> PLAYER_SHIFT) - 1
    kind, what = move >> KIND_SHIFT & 15, move & 63
    if kind == CHOOSE:
        choose(s, seat, what)
    elif kind == PASS:
        pass_by(s, t, seat)
    elif kind == CALL_KEMS:
        call(s, t, seat, has_four(s, seat ^ 2), t[KEMS_POINTS])
    elif kind == CALL_DOUBLE:
        call(s, t, seat, has_four(s, seat) and has_four(s, seat ^ 2), t[DOUBLE_POINTS])
    elif kind == COUNTER:
        counter(s, t, seat, what)
    else:
        act(s, seat, kind, what, move >> GIVE_SHIFT & 63)


@kernel
def choose(s: State, seat: int, sign: int) -> None:
    s[SIGNAL + seat] = sign
    s[ACTORS] &= ~(1 << seat)
    if s[ACTORS] == 0:
        begin_deal(s)


@kernel
def begin_deal(s: State) -> None:
    s[PHASE], s[TO_DEAL] = DEALING, SEATS * HAND
    s[ACTORS], s[AWAITED] = CHANCE, 0


@kernel
def begin_laying(s: State) -> None:
    s[PHASE], s[TO_DEAL] = LAYING, LAYOUT
    s[ACTORS], s[AWAITED] = CHANCE, 0


@kernel
def deal_card(s: State, card: int) -> None:
    """To the hands one by one, in turn; then four to the table, and everybody may act."""
    s[WHERE + card] = receiver(s) + 1 if s[PHASE] == DEALING else TABLE
    s[TO_DEAL] -= 1
    if s[TO_DEAL]:
        return
    if s[PHASE] == DEALING:
        begin_laying(s)
        return
    s[PHASE] = PLAYING
    s[PASSED] = 0
    s[ACTORS] = s[AWAITED] = ALL
    for seat in range(SEATS):
        s[ACTS + seat] = 0


@kernel
def receiver(s: State) -> int:
    """Who gets the next card; in the first deal the first player begins, then his left neighbour."""
    return (s[DEAL] + SEATS * HAND - s[TO_DEAL]) % SEATS


@kernel
def held(s: State, seat: int) -> int:
    """How many cards a seat has."""
    if s[PHASE] == CHOOSING:
        return 0
    if s[PHASE] != DEALING:
        return HAND
    dealt = SEATS * HAND - s[TO_DEAL]
    return (dealt + SEATS - 1 - (seat - s[DEAL]) % SEATS) // SEATS


@kernel
def act(s: State, seat: int, kind: int, what: int, give: int) -> None:
    """An exchange ends one's sign, and all think again; signs and looks change nothing else."""
    s[ACTS + seat] += 1
    if kind == SIGN:
        s[GESTURE + seat] = what
    elif kind == LOOK:
        s[WATCH + seat] = what
    else:
        s[WHERE + what], s[WHERE + give] = seat + 1, TABLE
        s[GESTURE + seat] = s[PASSED] = 0
        s[AWAITED] = ALL


@kernel
def pass_by(s: State, t: Row, seat: int) -> None:
    """When nobody wants any of the four cards they are swept away."""
    s[PASSED] |= 1 << seat
    s[AWAITED] = ALL & ~s[PASSED]
    if s[PASSED] == ALL:
        sweep(s, t)


@kernel
def sweep(s: State, t: Row) -> None:
    swept = 0
    for card in range(CARDS):
        if s[WHERE + card] == TABLE:
            s[WHERE + card] = ASIDE
        swept += s[WHERE + card] == ASIDE
    if swept >= OUTSIDE_HANDS:
        finish_deal(s, t)
    else:
        begin_laying(s)


@kernel
def most_alike(s: State, seat: int) -> int:
    """The greatest number of cards of one rank in a hand."""
    most = 0
    for rank in range(13):
        n = 0
        for suit in range(4):
            n += s[WHERE + 13 * suit + rank] == seat + 1
        most = max(most, n)
    return most


@kernel
def has_four(s: State, seat: int) -> bool:
    return most_alike(s, seat) == HAND


@kernel
def score(s: State, team: int, points: int) -> None:
    s[POINTS + team] += points
    s[POINTS + team + 2] += points


@kernel
def call(s: State, t: Row, seat: int, right: bool, points: int) -> None:
    """A call ends the deal, right or wrong."""
    if right:
        score(s, seat & 1, points)
    else:
        score(s, 1 - (seat & 1), t[WRONG])
    finish_deal(s, t)


@kernel
def counter(s: State, t: Row, seat: int, sign: int) -> None:
    """Named rightly, the others' sign is worth points and must be changed; after a wrong name play goes on."""
    other = 1 - (seat & 1)
    if not t[DESCRIBE]:
        call(s, t, seat, has_four(s, other) or has_four(s, other + 2), t[COUNTER_POINTS])
    elif s[SIGNAL + other] == sign:
        s[OLD + other], s[SIGNAL + other] = sign, 0
        score(s, 1 - other, t[COUNTER_POINTS])
        finish_deal(s, t)
    else:
        s[COUNTERED] |= 1 << seat
        score(s, 1 - other, -t[MISSED])


@kernel
def finish_deal(s: State, t: Row) -> None:
    """The next deal, if no team has enough points and it was not the last."""
    if max(s[POINTS], s[POINTS + 1]) >= t[TARGET_POINTS]:
        end(s, TARGET)
        return
    if s[DEAL] + 1 >= t[MOST_DEALS]:
        end(s, LIMIT)
        return
    s[DEAL] += 1
    s[PASSED] = s[COUNTERED] = s[AWAITED] = 0
    for card in range(CARDS):
        s[WHERE + card] = STOCK
    for seat in range(SEATS):
        s[GESTURE + seat] = s[ACTS + seat] = 0
        s[WATCH + seat] = seat ^ 2
    choosers = (s[SIGNAL] == 0) + 2 * (s[SIGNAL + 1] == 0)
    if choosers:
        s[PHASE], s[TO_DEAL], s[ACTORS] = CHOOSING, 0, choosers
    else:
        begin_deal(s)


@kernel
def end(s: State, reason: int) -> None:
    """The team with more points wins."""
    s[ACTORS] = s[AWAITED] = 0
    s[REASON] = reason
    lead = s[POINTS] - s[POINTS + 1]
    won = int(lead > 0) - int(lead < 0)
    for seat in range(SEATS):
        s[PAYOFF + seat] = -won if seat & 1 else won


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end(s, LIMIT)


# --- what is known ----------------------------------------------------------------------------------------------------


@kernel
def sees(s: State, player: int, seat: int) -> bool:
    """Whether a player sees the signs that a seat makes."""
    return player == seat or (player >= 0 and s[WATCH + player] == seat)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """One's own hand, the sign of one's team, and the signs of whom one looks at; the cards on the table and aside."""
    for i in range(WHERE + CARDS):
        out[i] = s[i]
    if s[ACTORS] == 0:
        return
    for card in range(CARDS):
        place = s[WHERE + card]
        if 0 < place <= SEATS and place != player + 1:
            out[WHERE + card] = STOCK
    for team in range(2):
        if player < 0 or player & 1 != team:
            out[SIGNAL + team] = 0
    for seat in range(SEATS):
        if not sees(s, player, seat):
            out[GESTURE + seat] = 0


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Cards dealt to others, the sign another team chooses, and signs of a seat that one does not look at."""
    if s[ACTORS] == CHANCE:
        return UNSEEN if s[PHASE] == DEALING and receiver(s) != player else move
    seat = (move >> PLAYER_SHIFT) - 1
    kind = move >> KIND_SHIFT & 15
    if kind == CHOOSE and (player < 0 or seat & 1 != player & 1):
        return move & ~63
    if kind == SIGN and not sees(s, player, seat):
        return -1
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Hands and signs as they might be: who is seen to make the secret sign has four of a kind."""
    if s[ACTORS] == 0:
        return
    for team in range(2):
        if (player < 0 or player & 1 != team) and not (s[PHASE] == CHOOSING and s[ACTORS] >> team & 1):
            guess_signal(s, team, rng)
    if s[PHASE] == PLAYING:
        for seat in range(SEATS):
            if seat != player and s[GESTURE + seat] and s[GESTURE + seat] == s[SIGNAL + (seat & 1)]:
                give_four(s, seat, rng)
    for seat in range(SEATS):
        fill_hand(s, seat, rng)


@kernel
def guess_signal(s: State, team: int, rng: Row) -> None:
    """Any sign but the one given up; half the time one that an opponent is seen to make."""
    if s[SIGNAL + team]:
        return
    for k in range(2):
        shown = s[GESTURE + team + 2 * k]
        if shown and shown != s[OLD + team] and random_below(rng, 2):
            s[SIGNAL + team] = shown
            return
    sign = 1 + random_below(rng, SIGN_COUNT)
    if sign == s[OLD + team]:
        sign = sign % SIGN_COUNT + 1
    s[SIGNAL + team] = sign


@kernel
def give_four(s: State, seat: int, rng: Row) -> None:
    """Four cards of a rank of which none is seen elsewhere, if there is one and the hand is unknown."""
    if most_alike(s, seat):
        return
    first = random_below(rng, 13)
    for k in range(13):
        rank = (first + k) % 13
        free = 0
        for suit in range(4):
            free += s[WHERE + 13 * suit + rank] == STOCK
        if free == 4:
            for suit in range(4):
                s[WHERE + 13 * suit + rank] = seat + 1
            return


@kernel
def fill_hand(s: State, seat: int, rng: Row) -> None:
    """Cards that are not seen, at random, up to the number the seat holds."""
    missing, unknown = held(s, seat), 0
    for card in range(CARDS):
        missing -= s[WHERE + card] == seat + 1
        unknown += s[WHERE + card] == STOCK
    while missing > 0 and unknown > 0:
        left = random_below(rng, unknown)
        card = 0
        while s[WHERE + card] != STOCK or left > 0:
            left -= s[WHERE + card] == STOCK
            card += 1
        s[WHERE + card] = seat + 1
        missing -= 1
        unknown -= 1


@kernel
def worth(s: State, seat: int) -> int:
    """What a hand promises; four of a kind more when the partner is told, and a false alarm is a danger."""
    alike = most_alike(s, seat)
    told = s[GESTURE + seat] > 0 and s[GESTURE + seat] == s[SIGNAL + (seat & 1)]
    if alike == HAND:
        return 110 if told else 60
    return 8 * alike * alike // 2 - (60 if told else 0)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Points of the team, and the hands of both."""
    team = player & 1
    lead = s[POINTS + team] - s[POINTS + 1 - team]
    value = 600 * lead // t[TARGET_POINTS]
    for k in range(2):
        value += worth(s, team + 2 * k) - worth(s, 1 - team + 2 * k)
    return max(min(value, 900), -900)
