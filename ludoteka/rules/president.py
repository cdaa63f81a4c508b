"""Kernel of president.

State  hand[p]: the cards of player p that are known, as a set, held[p]: how many he has; stock: cards not dealt, or, in
       a row that somebody observes, all he has not seen; played: cards laid in this game; table: the last ones laid;
       top: 1 + their rank, size: how many; owner: who laid them; passed: who has passed since, a set; place[p]: his
       place in this game, from 1, title[p]: in the game before; game: how many are over; to_deal, next: cards still to
       be dealt, and to whom; due[p]: cards he must give back; told[p]: cards p knows in other hands.
Move   rank 4 | cards 3: the first so many cards of the rank (3 is 0, ace 11, two 12, joker 13); PASS; GIVE | card;
       for chance the card that is dealt, UNSEEN where it goes face down to another.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.president import President, Return, Starter
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PHASE,
    PLY,
    POINTS,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel
from .packs import JOKER, PACK, WHOLE_PACK, deal_unseen, how_many, list_set, lowest_card, random_card
from .throws import end_by_points

DEALING, GIVING, PLAYING = 0, 1, 2
SEATS = 4

HAND = HEADER
HELD = HAND + SEATS
PLACE = HELD + SEATS
TITLE = PLACE + SEATS
DUE = TITLE + SEATS
TOLD = DUE + SEATS
STOCK = TOLD + SEATS
PLAYED = STOCK + 1
TABLE = PLAYED + 1
TOP = TABLE + 1
SIZE = TOP + 1
OWNER = SIZE + 1
PASSED = OWNER + 1
GAME = PASSED + 1
TO_DEAL = GAME + 1
NEXT = TO_DEAL + 1

GAMES, LAST_BUT_ONE_STARTS, RETURN_ANY, FROM_LAST, PASS_FINAL = range(TABLES, TABLES + 5)
SLOTS = 5

RANKS = 14
PASS = 1 << 8
GIVE = 1 << 9
HORIZON = 80
"""A game is played to its end in the head; the next one is not."""
UNSEEN = 63

COUNTED = int(Reason.COUNT)


def pack(game: President) -> Tables:
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, SEATS, high=WHOLE_PACK)
    packer.fixed_field("held", HELD, SEATS, high=16)
    packer.fixed_field("place", PLACE, SEATS, high=SEATS)
    packer.fixed_field("title", TITLE, SEATS, high=SEATS)
    packer.fixed_field("due", DUE, SEATS, high=2)
    packer.fixed_field("told", TOLD, SEATS, high=WHOLE_PACK)
    packer.fixed_field("stock", STOCK, high=WHOLE_PACK)
    packer.fixed_field("played", PLAYED, high=WHOLE_PACK)
    packer.fixed_field("table", TABLE, high=WHOLE_PACK)
    packer.fixed_field("top", TOP, high=RANKS)
    packer.fixed_field("size", SIZE, high=4)
    packer.fixed_field("owner", OWNER, high=SEATS - 1)
    packer.fixed_field("passed", PASSED, high=(1 << SEATS) - 1)
    packer.fixed_field("game", GAME, high=game.games)
    packer.fixed_field("to_deal", TO_DEAL, high=PACK)
    packer.fixed_field("next", NEXT, high=SEATS - 1)
    packer.set(GAMES, game.games)
    packer.set(LAST_BUT_ONE_STARTS, game.starter is Starter.LAST_BUT_ONE)
    packer.set(RETURN_ANY, game.returned is Return.ANY)
    packer.set(FROM_LAST, game.vice_takes_from_last)
    packer.set(PASS_FINAL, game.pass_is_final)
    return packer.tables(most_moves=PACK, scale=SEATS - 1, whole_turns=False)


def start(game: President, tables: Tables) -> State:
    s = tables.blank()
    begin_game(s, SEATS - 1)
    return s


@kernel
def begin_game(s: State, dealer: int) -> None:
    """All cards are shuffled and dealt one by one, beginning at the dealer's left."""
    for player in range(SEATS):
        s[HAND + player] = s[HELD + player] = s[PLACE + player] = s[DUE + player] = s[TOLD + player] = 0
    s[STOCK] = WHOLE_PACK
    s[PLAYED] = s[TABLE] = s[TOP] = s[SIZE] = s[PASSED] = s[OWNER] = 0
    s[TO_DEAL] = PACK
    s[NEXT] = (dealer + 1) % SEATS
    s[PHASE] = DEALING
    s[ACTORS] = CHANCE


@kernel
def cards_of_rank(rank: int) -> int:
    """All cards of a rank as a set: 3 is 0, ace 11, two 12, joker 13."""
    if rank == RANKS - 1:
        return 3 << JOKER
    place = 0 if rank == RANKS - 2 else rank + 1
    return (1 | 1 << 13 | 1 << 26 | 1 << 39) << place


@kernel
def rank_of(card: int) -> int:
    if card >= JOKER:
        return RANKS - 1
    return RANKS - 2 if card % 13 == 0 else card % 13 - 1


@kernel
def seat(bits: int) -> int:
    player = 0
    while bits > 1:
        bits >>= 1
        player += 1
    return player


@kernel
def cards_to_choose(s: State, player: int) -> int:
    """The hand; of one that is not seen, all it may have."""
    hand = s[HAND + player]
    return hand | s[STOCK] if how_many(hand) < s[HELD + player] else hand


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == DEALING:
        return list_set(s[STOCK], out, 0)
    player = seat(s[ACTORS])
    cards = cards_to_choose(s, player)
    n = 0
    if s[PHASE] == GIVING:
        n = list_set(cards, out, 0)
        for k in range(n):
            out[k] |= GIVE
        return n
    if s[TOP]:
        out[0] = PASS
        n = 1
    for rank in range(s[TOP], RANKS):
        have = min(how_many(cards & cards_of_rank(rank)), s[HELD + player])
        low, high = (s[SIZE], min(s[SIZE], have)) if s[TOP] else (1, have)
        for size in range(low, high + 1):
            out[n] = rank | size << 4
            n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == CHANCE:
        return random_card(s[STOCK], rng)
    n = moves(s, t, out)
    if n == 0:
        return -1
    return plain_move(s, out, n) if random_below(rng, 4) else out[random_below(rng, n)]


@kernel
def plain_move(s: State, out: Row, n: int) -> int:
    """What a plain player does: the lowest cards first, all of a rank at once; nobody passes who need not."""
    if s[PHASE] == GIVING:
        return GIVE | worst_card(cards_to_choose(s, seat(s[ACTORS])))
    if s[TOP]:
        return out[min(1, n - 1)]
    last = 0
    while last + 1 < n and out[last + 1] & 15 == out[0] & 15:
        last += 1
    return out[last]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DEALING:
        deal(s, t, move)
        return
    s[TURN] += 1
    player = seat(s[ACTORS])
    if s[PHASE] == GIVING:
        give_back(s, t, player, move & UNSEEN)
    elif move == PASS:
        s[PASSED] |= 1 << player
        pass_on(s, t, player)
    else:
        lay(s, t, player, move & 15, move >> 4)


@kernel
def deal(s: State, t: Row, card: int) -> None:
    player = s[NEXT]
    s[STOCK] &= ~(1 << card)
    s[HAND + player] |= 1 << card
    s[HELD + player] += 1
    s[NEXT] = (player + 1) % SEATS
    s[TO_DEAL] -= 1
    if s[TO_DEAL] == 0:
        if s[GAME] == 0:
            begin_play(s, t)
        else:
            exchange(s, t)


@kernel
def holder(s: State, title: int) -> int:
    """Who came in on this place in the game before."""
    for player in range(SEATS):
        if s[TITLE + player] == title:
            return player
    return 0


@kernel
def exchange(s: State, t: Row) -> None:
    """The last gives his two best cards to the president, the last but one his best to the vice-president."""
    president, vice, poor, last = holder(s, 1), holder(s, 2), holder(s, 3), holder(s, 4)
    for _ in range(2):
        hand_over(s, last, president, best_card(s[HAND + last]))
    giver = last if t[FROM_LAST] else poor
    hand_over(s, giver, vice, best_card(s[HAND + giver]))
    s[DUE + president] = 2
    s[DUE + vice] = 1
    if t[RETURN_ANY]:
        s[PHASE] = GIVING
        s[ACTORS] = 1 << president
        return
    for _ in range(2):
        give_back(s, t, president, worst_card(s[HAND + president]))
    give_back(s, t, vice, worst_card(s[HAND + vice]))


@kernel
def hand_over(s: State, giver: int, taker: int, card: int) -> None:
    """A card changes hands; who gave it knows where it is."""
    s[HAND + giver] &= ~(1 << card)
    s[HAND + taker] |= 1 << card
    s[HELD + giver] -= 1
    s[HELD + taker] += 1
    s[TOLD + giver] |= 1 << card
    s[TOLD + taker] &= ~(1 << card)


@kernel
def best_card(cards: int) -> int:
    for rank in range(RANKS - 1, -1, -1):
        if cards & cards_of_rank(rank):
            return lowest_card(cards & cards_of_rank(rank))
    return 0


@kernel
def worst_card(cards: int) -> int:
    for rank in range(RANKS):
        if cards & cards_of_rank(rank):
            return lowest_card(cards & cards_of_rank(rank))
    return 0


@kernel
def give_back(s: State, t: Row, player: int, card: int) -> None:
    """The president to the last, the vice-president to his giver; when nothing is due the game begins."""
    taker = holder(s, 4 if s[TITLE + player] == 1 or t[FROM_LAST] else 3)
    s[STOCK] &= ~(1 << card)
    hand_over(s, player, taker, card)
    s[DUE + player] -= 1
    if s[DUE + holder(s, 1)]:
        s[ACTORS] = 1 << holder(s, 1)
    elif s[DUE + holder(s, 2)]:
        s[ACTORS] = 1 << holder(s, 2)
    else:
        begin_play(s, t)


@kernel
def begin_play(s: State, t: Row) -> None:
    s[PHASE] = PLAYING
    first = 0
    if s[GAME]:
        first = holder(s, 3 if t[LAST_BUT_ONE_STARTS] else 4)
    s[ACTORS] = 1 << first


@kernel
def lay(s: State, t: Row, player: int, rank: int, size: int) -> None:
    """The first so many cards of the rank go on the table."""
    cards = cards_to_choose(s, player) & cards_of_rank(rank)
    laid = 0
    for _ in range(size):
        laid |= 1 << lowest_card(cards & ~laid)
    s[HAND + player] &= ~laid
    s[STOCK] &= ~laid
    s[HELD + player] -= size
    s[PLAYED] |= laid
    s[TABLE] = laid
    s[TOP] = rank + 1
    s[SIZE] = size
    s[OWNER] = player
    if not t[PASS_FINAL]:
        s[PASSED] = 0
    for other in range(SEATS):
        s[TOLD + other] &= ~laid
    if s[HELD + player] == 0:
        s[PLACE + player] = 1 + players_out(s)
        if players_out(s) == SEATS - 1:
            end_game(s, t)
            return
    pass_on(s, t, player)


@kernel
def players_out(s: State) -> int:
    n = 0
    for player in range(SEATS):
        n += s[PLACE + player] > 0
    return n


@kernel
def pass_on(s: State, t: Row, player: int) -> None:
    """The next one who has cards and has not passed; when nobody but the owner is left, a new trick begins."""
    for k in range(1, SEATS + 1):
        other = (player + k) % SEATS
        if other == s[OWNER]:
            new_trick(s)
            return
        if s[HELD + other] and not s[PASSED] >> other & 1:
            s[ACTORS] = 1 << other
            return


@kernel
def new_trick(s: State) -> None:
    """Who laid the last cards leads, or, if he has none left, the next one to the left who has."""
    s[TOP] = s[SIZE] = s[PASSED] = 0
    player = s[OWNER]
    while s[HELD + player] == 0:
        player = (player + 1) % SEATS
    s[ACTORS] = 1 << player


@kernel
def end_game(s: State, t: Row) -> None:
    """Places become titles and points; the last one deals."""
    last = 0
    for player in range(SEATS):
        if s[PLACE + player] == 0:
            s[PLACE + player] = SEATS
            last = player
    for player in range(SEATS):
        s[TITLE + player] = s[PLACE + player]
        s[POINTS + player] += SEATS - s[PLACE + player]
    s[GAME] += 1
    if s[GAME] >= t[GAMES]:
        end_by_points(s, t, COUNTED)
    else:
        begin_game(s, last)


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end_by_points(s, t, COUNTED)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The own hand is known, and the cards one gave away; the stock becomes all that is not."""
    for i in range(len(s)):
        out[i] = s[i]
    if s[ACTORS] == 0:
        return
    told = s[TOLD + player] if player >= 0 else 0
    for other in range(SEATS):
        if other != player:
            out[TOLD + other] = 0
            out[STOCK] |= s[HAND + other] & ~told
            out[HAND + other] &= told


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Cards are dealt face down, and those given back are seen only by the two."""
    if s[PHASE] == DEALING:
        return move if s[NEXT] == player else UNSEEN
    if s[PHASE] == GIVING:
        giver = seat(s[ACTORS])
        taker = holder(s, 4 if s[TITLE + giver] == 1 or t[FROM_LAST] else 3)
        return move if player == giver or player == taker else GIVE | UNSEEN
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Deal the unseen cards at random to the hands that lack them."""
    if s[ACTORS]:
        deal_unseen(s, HAND, HELD, STOCK, SEATS, rng)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Points, then places, then the fewest and the best cards left, compared with the average."""
    mine, all_of_them = worth(s, player), 0
    for other in range(SEATS):
        all_of_them += worth(s, other)
    lead = (mine * SEATS - all_of_them) // 2
    return 900 * lead // (abs(lead) + 900)


@kernel
def worth(s: State, player: int) -> int:
    value = 120 * s[POINTS + player]
    if s[PHASE] != PLAYING:
        return value
    if s[PLACE + player]:
        return value + 120 * (SEATS - s[PLACE + player])
    return value + 180 - 12 * s[HELD + player]
