"""Kernel of crazy eights.

State  hand[p]: the cards of player p that are known, as a set, held[p]: how many he has; stock: the cards to draw from,
       or, in a row that somebody observes, all he has not seen; left: how many cards the stock really has;
       pile: the cards laid, without the last one; top: 1 + the last one; suit: 1 + the suit to be followed, 0: any;
       turner: whose turn it is; back: 1 when play goes to the right; due: cards he must draw first; drew: 1 when he has
       drawn in this turn; open: who has one card and has not said so, a set; givers: who gives a card to `caught`;
       spared: who has been caught in this turn and is not caught again in it, a set; dealer, game, turns;
       to_deal, next: cards still to be dealt, and to whom.
Move   LAY | rank 4 | suits 4 | last suit 2 | suit asked for 3 (1 +; 0: none): cards of one rank, 13 is the joker (its
       suits are 0 and 1); DRAW, PASS, CALL, CATCH | seat, GIVE | card; all with the player's tag.
       For chance the card that is dealt, turned or drawn, UNSEEN where it goes face down to another.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.eights import Eights
from .abi import (
    ACTORS,
    AWAITED,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYER_SHIFT,
    PLAYERS,
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
from .packs import JOKER, PACK, WHOLE_PACK, deal_unseen, how_many, list_set, random_card

DEALING, TURNING, DRAWING, PLAYING, GIVING = range(5)
SEATS = 5

HAND = HEADER
HELD = HAND + SEATS
STOCK = HELD + SEATS
LEFT = STOCK + 1
PILE = LEFT + 1
TOP = PILE + 1
SUIT = TOP + 1
TURNER = SUIT + 1
BACK = TURNER + 1
DUE = BACK + 1
DREW = DUE + 1
OPEN = DREW + 1
GIVERS = OPEN + 1
CAUGHT = GIVERS + 1
DEALER = CAUGHT + 1
GAME = DEALER + 1
TURNS = GAME + 1
TO_DEAL = TURNS + 1
NEXT = TO_DEAL + 1
SPARED = NEXT + 1

(
    HAND_SIZE,
    GAMES,
    OUT_POINTS,
    MOST_TURNS,
    VALUE,
    DECK,
    ACTS,
    SETS,
    CALLS,
    DRAWS_ON,
    COLLECTS,
) = range(TABLES, TABLES + 11)
SLOTS = 11

LAY = 1 << 14
DRAW = 1 << 15
PASS = 1 << 16
CALL = 1 << 17
CATCH = 1 << 18
GIVE = 1 << 19
UNSEEN = 63
JOKERS = 13
TWO, SEVEN, EIGHT, JACK, ACE = 0, 5, 6, 9, 12

COUNTED = int(Reason.COUNT)


def card_points(card: int, game: Eights) -> int:
    if card >= JOKER:
        return game.joker
    rank = card % 13
    return {ACE: game.ace, EIGHT: game.eight}.get(rank, min(rank + 2, 10))


def pack(game: Eights) -> Tables:
    n = game.players
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, SEATS, high=WHOLE_PACK)
    packer.fixed_field("held", HELD, SEATS, high=PACK)
    packer.fixed_field("stock", STOCK, high=WHOLE_PACK)
    packer.fixed_field("left", LEFT, high=PACK)
    packer.fixed_field("pile", PILE, high=WHOLE_PACK)
    packer.fixed_field("top", TOP, high=PACK)
    packer.fixed_field("suit", SUIT, high=4)
    packer.fixed_field("turner", TURNER, high=n - 1)
    packer.fixed_field("back", BACK, high=1)
    packer.fixed_field("due", DUE, high=8)
    packer.fixed_field("drew", DREW, high=1)
    packer.fixed_field("open", OPEN, high=(1 << n) - 1)
    packer.fixed_field("givers", GIVERS, high=(1 << n) - 1)
    packer.fixed_field("caught", CAUGHT, high=n - 1)
    packer.fixed_field("dealer", DEALER, high=n - 1)
    packer.fixed_field("game", GAME, high=game.games)
    packer.fixed_field("turns", TURNS, high=game.turns)
    packer.fixed_field("to_deal", TO_DEAL, high=game.dealt * n)
    packer.fixed_field("next", NEXT, high=n - 1)
    packer.fixed_field("spared", SPARED, high=(1 << n) - 1)
    packer.set(HAND_SIZE, game.dealt)
    packer.set(GAMES, game.games)
    packer.set(OUT_POINTS, game.out)
    packer.set(MOST_TURNS, game.turns)
    packer.section(VALUE, [card_points(card, game) for card in range(PACK)])
    packer.set(DECK, WHOLE_PACK if game.jokers else (1 << JOKER) - 1)
    packer.set(ACTS, game.acts)
    packer.set(SETS, game.sets)
    packer.set(CALLS, game.calls)
    packer.set(DRAWS_ON, game.draws_on)
    packer.set(COLLECTS, game.collects)
    return packer.tables(most_moves=200, scale=n - 1, whole_turns=False)


def start(game: Eights, tables: Tables) -> State:
    s = tables.blank()
    s[DEALER] = game.players - 1
    begin_game(s, tables.row)
    return s


@kernel
def begin_game(s: State, t: Row) -> None:
    for player in range(t[PLAYERS]):
        s[HAND + player] = s[HELD + player] = 0
    s[STOCK] = t[DECK]
    s[LEFT] = how_many(t[DECK])
    s[PILE] = s[TOP] = s[SUIT] = s[BACK] = s[DUE] = s[DREW] = s[OPEN] = s[GIVERS] = s[CAUGHT] = s[TURNS] = 0
    s[SPARED] = 0
    s[TO_DEAL] = t[HAND_SIZE] * t[PLAYERS]
    s[NEXT] = s[TURNER] = (s[DEALER] + 1) % t[PLAYERS]
    s[PHASE] = DEALING
    s[ACTORS] = CHANCE
    s[AWAITED] = 0


@kernel
def rank_cards(rank: int) -> int:
    """All cards of a rank as a set."""
    return 3 << JOKER if rank == JOKERS else (1 | 1 << 13 | 1 << 26 | 1 << 39) << rank


@kernel
def card_of(rank: int, suit: int) -> int:
    return JOKER + suit if rank == JOKERS else 13 * suit + rank


@kernel
def rank_of(card: int) -> int:
    return JOKERS if card >= JOKER else card % 13


@kernel
def hand_of(s: State, player: int) -> int:
    """The hand; of one that is not seen, all it may have."""
    hand = s[HAND + player]
    return hand | s[STOCK] if how_many(hand) < s[HELD + player] else hand


@kernel
def fits(s: State, card: int) -> bool:
    """Whether a card alone may be laid: the rank or the suit is right, or it is an eight or a joker."""
    rank = rank_of(card)
    if rank == EIGHT or rank == JOKERS or s[SUIT] == 0:
        return True
    return rank == rank_of(s[TOP] - 1) or card // 13 + 1 == s[SUIT]


@kernel
def can_lay(s: State, player: int) -> bool:
    hand = hand_of(s, player)
    for card in range(PACK):
        if hand >> card & 1 and fits(s, card):
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] < PLAYING:
        return list_set(drawable(s, t), out, 0)
    n = 0
    if s[PHASE] == GIVING:
        player = giver(s, t)
        n = list_set(hand_of(s, player), out, 0)
        for k in range(n):
            out[k] |= player + 1 << PLAYER_SHIFT | GIVE
        return n
    n = list_turn(s, t, out)
    for player in range(t[PLAYERS]):
        tag = player + 1 << PLAYER_SHIFT
        if s[OPEN] >> player & 1:
            out[n] = tag | CALL
            n += 1
        for other in range(t[PLAYERS]):
            if other != player and s[OPEN] >> other & 1:
                out[n] = tag | CATCH | other
                n += 1
    return n


@kernel
def drawable(s: State, t: Row) -> int:
    """The cards that chance may give. In the plain game an eight is not turned up, but buried."""
    return s[STOCK] & ~rank_cards(EIGHT) if s[PHASE] == TURNING and not t[ACTS] else s[STOCK]


@kernel
def list_turn(s: State, t: Row, out: Row) -> int:
    """What the player whose turn it is may do: lay, or draw when nothing fits, or pass when he has drawn."""
    player = s[TURNER]
    tag = player + 1 << PLAYER_SHIFT
    n = 0
    hand = hand_of(s, player)
    for card in range(PACK):
        if hand >> card & 1 and fits(s, card):
            n = list_sets(s, t, hand, card, tag, out, n)
    if n == 0:
        can_draw = (t[DRAWS_ON] or not s[DREW]) and (s[LEFT] or s[PILE])
        out[0] = tag | (DRAW if can_draw else PASS)
        n = 1
    return n


@kernel
def list_sets(s: State, t: Row, hand: int, card: int, tag: int, out: Row, n: int) -> int:
    """The ways to lay a card last: alone, or, on its own rank, after others of its rank."""
    rank = rank_of(card)
    suit = card - JOKER if rank == JOKERS else card // 13
    others = 0
    if t[SETS] and s[TOP] and rank == rank_of(s[TOP] - 1):
        for other in range(2 if rank == JOKERS else 4):
            if other != suit and hand >> card_of(rank, other) & 1:
                others |= 1 << other
    subset = 0
    while True:
        code = tag | LAY | rank | (subset | 1 << suit) << 4 | suit << 8
        if rank == EIGHT:
            for asked in range(1, 5):
                out[n] = code | asked << 10
                n += 1
        else:
            out[n] = code
            n += 1
        if subset == others:
            return n
        subset = subset - others & others


@kernel
def giver(s: State, t: Row) -> int:
    """Who gives next: the first one in play's order after the one who was caught."""
    player = s[CAUGHT]
    for _ in range(t[PLAYERS]):
        player = (player + 1) % t[PLAYERS]
        if s[GIVERS] >> player & 1:
            return player
    return player


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == CHANCE:
        return random_card(drawable(s, t), rng)
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] < PLAYING:
        take_card(s, t, move)
        return
    player = (move >> PLAYER_SHIFT) - 1
    s[TURN] += 1
    if move & GIVE:
        give(s, t, player, move & UNSEEN)
    elif move & CALL:
        s[OPEN] &= ~(1 << player)
        wait_for_turner(s, t)
    elif move & CATCH:
        catch(s, t, move & 15)
    elif move & DRAW:
        s[DUE] = s[DREW] = 1
        go_on(s, t)
    elif move & PASS:
        next_turn(s, t, 1)
    else:
        lay(s, t, player, move)


@kernel
def take_card(s: State, t: Row, card: int) -> None:
    """A card of the stock is dealt, turned up, or drawn."""
    s[STOCK] &= ~(1 << card)
    s[LEFT] -= 1
    if s[PHASE] == DEALING:
        s[HAND + s[NEXT]] |= 1 << card
        s[HELD + s[NEXT]] += 1
        s[NEXT] = (s[NEXT] + 1) % t[PLAYERS]
        s[TO_DEAL] -= 1
        if s[TO_DEAL] == 0:
            s[PHASE] = TURNING
    elif s[PHASE] == TURNING:
        s[TOP] = card + 1
        s[SUIT] = 0 if card >= JOKER else card // 13 + 1
        go_on(s, t)
    else:
        s[HAND + s[TURNER]] |= 1 << card
        s[HELD + s[TURNER]] += 1
        s[OPEN] &= ~(1 << s[TURNER])
        s[DUE] -= 1
        go_on(s, t)


@kernel
def go_on(s: State, t: Row) -> None:
    """Draw what is due, from a stock that is renewed when it is empty; then the turn can be played."""
    if s[DUE] > 0:
        if s[LEFT] == 0:
            s[STOCK] |= s[PILE]
            s[LEFT] = how_many(s[PILE])
            s[PILE] = 0
        if s[LEFT] > 0:
            s[PHASE] = DRAWING
            s[ACTORS] = CHANCE
            s[AWAITED] = 0
            return
        s[DUE] = 0
    wait_for_turner(s, t)


@kernel
def wait_for_turner(s: State, t: Row) -> None:
    """Everybody may act while somebody has not said that he has one card; the game waits for the turner."""
    s[PHASE] = PLAYING
    s[ACTORS] = (1 << t[PLAYERS]) - 1 if s[OPEN] else 1 << s[TURNER]
    s[AWAITED] = 1 << s[TURNER] if s[OPEN] else 0


@kernel
def next_turn(s: State, t: Row, steps: int) -> None:
    """The turn goes on by so many places; long games are broken off."""
    n = t[PLAYERS]
    way = n - 1 if s[BACK] else 1
    s[TURNER] = (s[TURNER] + steps * way) % n
    s[DREW] = s[SPARED] = 0
    s[TURNS] += 1
    s[OPEN] &= ~(1 << s[TURNER])
    if s[TURNS] >= t[MOST_TURNS]:
        end_game(s, t)
    else:
        go_on(s, t)


@kernel
def lay(s: State, t: Row, player: int, move: int) -> None:
    """Cards of one rank go on the pile, and each does what it does."""
    rank, suits, last = move & 15, move >> 4 & 15, move >> 8 & 3
    if s[TOP]:
        s[PILE] |= 1 << s[TOP] - 1
    count = 0
    for suit in range(4):
        if suits >> suit & 1:
            card = card_of(rank, suit)
            s[HAND + player] &= ~(1 << card)
            s[STOCK] &= ~(1 << card)
            s[HELD + player] -= 1
            count += 1
            if suit != last:
                s[PILE] |= 1 << card
    s[TOP] = card_of(rank, last) + 1
    if rank == EIGHT:
        s[SUIT] = move >> 10 & 7
    elif rank != JOKERS:
        s[SUIT] = last + 1
    s[OPEN] &= ~(1 << player)
    if s[HELD + player] == 1 and t[CALLS]:
        s[OPEN] |= 1 << player
    if s[HELD + player] <= 0:
        end_game(s, t)
        return
    act(s, t, rank, count)


@kernel
def act(s: State, t: Row, rank: int, count: int) -> None:
    """Twos and jokers make the next one draw, aces turn the way, jacks skip, after a seven one plays again."""
    if not t[ACTS]:
        next_turn(s, t, 1)
        return
    if rank == TWO or rank == JOKERS:
        s[DUE] = 2 * count
    if rank == ACE:
        s[BACK] ^= count & 1
    if rank == SEVEN:
        s[DREW] = s[SPARED] = 0
        s[TURNS] += 1
        if s[TURNS] >= t[MOST_TURNS]:
            end_game(s, t)
        else:
            wait_for_turner(s, t)
    elif rank == JACK:
        next_turn(s, t, 1 + count)
    else:
        next_turn(s, t, 1)


@kernel
def catch(s: State, t: Row, caught: int) -> None:
    """Everybody who has more than one card gives him one."""
    s[OPEN] &= ~(1 << caught)
    s[SPARED] |= 1 << caught
    s[CAUGHT] = caught
    s[GIVERS] = 0
    for player in range(t[PLAYERS]):
        if player != caught and s[HELD + player] > 1:
            s[GIVERS] |= 1 << player
    wait_for_givers(s, t)


@kernel
def wait_for_givers(s: State, t: Row) -> None:
    if s[GIVERS] == 0:
        s[CAUGHT] = 0
        wait_for_turner(s, t)
        return
    s[PHASE] = GIVING
    s[ACTORS] = 1 << giver(s, t)
    s[AWAITED] = 0


@kernel
def give(s: State, t: Row, player: int, card: int) -> None:
    """Who comes down to one card by giving must call it too."""
    s[HAND + player] &= ~(1 << card)
    s[STOCK] &= ~(1 << card)
    s[HELD + player] -= 1
    s[HAND + s[CAUGHT]] |= 1 << card
    s[HELD + s[CAUGHT]] += 1
    s[GIVERS] &= ~(1 << player)
    if s[HELD + player] == 1:
        s[OPEN] |= 1 << player & ~s[SPARED]
    wait_for_givers(s, t)


@kernel
def end_game(s: State, t: Row) -> None:
    """Who is out gets his points, the cards count for him or against their owners; the next one deals."""
    first = -1
    for player in range(t[PLAYERS]):
        if s[HELD + player] <= 0:
            first = player
            s[POINTS + player] += t[OUT_POINTS]
    for player in range(t[PLAYERS]):
        scorer = first if t[COLLECTS] else player
        for card in range(PACK):
            if scorer >= 0 and s[HAND + player] >> card & 1:
                s[POINTS + scorer] += t[t[VALUE] + card]
    s[GAME] += 1
    s[DEALER] = (s[DEALER] + 1) % t[PLAYERS]
    if s[GAME] >= t[GAMES]:
        end_match(s, t)
    else:
        begin_game(s, t)


@kernel
def end_match(s: State, t: Row) -> None:
    """Payoffs are places: how many are behind, less how many are ahead. Few points are good, or many."""
    good = -1 if t[COLLECTS] else 1
    s[ACTORS] = s[AWAITED] = 0
    s[REASON] = COUNTED
    for player in range(t[PLAYERS]):
        place = 0
        for other in range(t[PLAYERS]):
            place += s[POINTS + other] > s[POINTS + player]
            place -= s[POINTS + other] < s[POINTS + player]
        s[PAYOFF + player] = good * place


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end_match(s, t)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The own hand is known; the stock becomes all cards that are not."""
    for i in range(len(s)):
        out[i] = s[i]
    if s[ACTORS] == 0:
        return
    for other in range(t[PLAYERS]):
        if other != player:
            out[STOCK] |= s[HAND + other]
            out[HAND + other] = 0


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Cards are dealt and drawn face down; a card that is given is seen by the two."""
    if s[PHASE] == DEALING and s[NEXT] != player:
        return UNSEEN
    if s[PHASE] == DRAWING and s[TURNER] != player:
        return UNSEEN
    if s[PHASE] == GIVING and player != s[CAUGHT] and player != (move >> PLAYER_SHIFT) - 1:
        return move | UNSEEN
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Deal the unseen cards at random to the hands that lack them."""
    if s[ACTORS]:
        deal_unseen(s, HAND, HELD, STOCK, t[PLAYERS], rng)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Fewer points, and fewer and cheaper cards, than the best other player."""
    best = 1 << 30
    for other in range(t[PLAYERS]):
        if other != player:
            best = min(best, burden(s, t, other))
    lead = best - burden(s, t, player)
    return 900 * lead // (abs(lead) + 100)


@kernel
def burden(s: State, t: Row, player: int) -> int:
    """Points so far, and a part of those that may come."""
    total = -s[POINTS + player] if t[COLLECTS] else s[POINTS + player]
    if s[PHASE] < DRAWING:
        return total
    for card in range(PACK):
        if s[HAND + player] >> card & 1:
            total += t[t[VALUE] + card] // 2
    return total + 4 * s[HELD + player]
