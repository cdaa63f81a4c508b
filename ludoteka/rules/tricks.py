"""Kernel of the trick-taking games.

State  hand[p]: the cards of player p that are known, as a set, held[p]: how many he has; stock: the cards not dealt,
       or, in a row somebody observes, all that he has not seen: a hand smaller than `held` has some of those;
       played: the cards played in this deal; trick[p] and last[p]: 1 + the card p has in this trick and had in the
       one before, taker: 1 + who took that; won[p]: tricks of this deal; void[p]: the suits p has shown not to have;
       shown: 1 + the card that showed the trump, trump and led: 1 + the suit; leader: who leads this trick;
       dealer, deal: who deals, and how many deals were complete; to_deal: cards still to be dealt.
Move   the card; for chance, the card that goes to the next player; UNSEEN where it goes face down to another.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.tricks import Counting, Tricks, Trump, Void
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
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
    kernel,
)
from .cards import ALL, CARDS, SUIT_SIZE, SUITS, cards_of_suit, count_cards, list_cards, nth_card
from .common import actor_of, random_below

DEALING, PLAYING = 0, 1

HAND = HEADER
HELD = HAND + MAX_PLAYERS
VOIDS = HELD + MAX_PLAYERS
TRICK = VOIDS + MAX_PLAYERS
LAST = TRICK + MAX_PLAYERS
WON = LAST + MAX_PLAYERS
STOCK = WON + MAX_PLAYERS
PLAYED = STOCK + 1
TO_DEAL = PLAYED + 1
SHOWN = TO_DEAL + 1
TRUMP = SHOWN + 1
LED = TRUMP + 1
LEADER = LED + 1
TAKER = LEADER + 1
DEALER = TAKER + 1
DEAL = DEALER + 1
SCRATCH_AT = DEAL + 1
NEED = SCRATCH_AT
"""While sampling: how many cards each player, and last the stock, still needs."""
REST = NEED + MAX_PLAYERS + 1
"""While sampling: how many cards of each suit are left to give."""
SCRATCH_SIZE = MAX_PLAYERS + 1 + SUITS

DECK, SIZES, SIZE_COUNT, TRUMP_SHOWN, MUST_TRUMP, AT_ONCE, BOOK, TARGET, TEAM = range(TABLES, TABLES + 9)
SLOTS = 9

UNSEEN = 63
TARGET_REACHED = int(Reason.TARGET)


def pack(game: Tricks) -> Tables:
    n = game.players
    tricks = max(game.hands)
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, MAX_PLAYERS, high=ALL)
    packer.fixed_field("held", HELD, MAX_PLAYERS, high=tricks)
    packer.fixed_field("void", VOIDS, MAX_PLAYERS, high=(1 << SUITS) - 1)
    packer.fixed_field("trick", TRICK, MAX_PLAYERS, high=CARDS)
    packer.fixed_field("last", LAST, MAX_PLAYERS, high=CARDS)
    packer.fixed_field("won", WON, MAX_PLAYERS, high=tricks)
    packer.fixed_field("stock", STOCK, high=ALL)
    packer.fixed_field("played", PLAYED, high=ALL)
    packer.fixed_field("to_deal", TO_DEAL, high=tricks * n)
    packer.fixed_field("shown", SHOWN, high=CARDS)
    packer.fixed_field("trump", TRUMP, high=SUITS)
    packer.fixed_field("led", LED, high=SUITS)
    packer.fixed_field("leader", LEADER, high=n - 1)
    packer.fixed_field("taker", TAKER, high=n)
    packer.fixed_field("dealer", DEALER, high=n - 1)
    packer.fixed_field("deal", DEAL, high=game.bound)
    packer.scratch(SCRATCH_SIZE)
    packer.set(DECK, game.deck.mask)
    packer.section(SIZES, game.hands)
    packer.set(SIZE_COUNT, len(game.hands))
    packer.set(TRUMP_SHOWN, game.trump is Trump.LAST_CARD)
    packer.set(MUST_TRUMP, game.void is Void.TRUMP)
    packer.set(AT_ONCE, game.counting is Counting.AT_ONCE)
    packer.set(BOOK, game.book)
    packer.set(TARGET, game.target)
    teams = game.teams or tuple((seat,) for seat in range(n))
    packer.section(TEAM, [next(i for i, team in enumerate(teams) if seat in team) for seat in range(n)])
    return packer.tables(most_moves=CARDS, scale=n - 1, whole_turns=False)


def start(game: Tricks, tables: Tables) -> State:
    s = tables.blank()
    s[DEALER] = game.players - 1
    shuffle_deck(s, tables.row)
    return s


# --- dealing -------------------------------------------------------------------------------------------------------


@kernel
def shuffle_deck(s: State, t: Row) -> None:
    """All cards go back to the deck, and the dealer begins to deal them."""
    for player in range(t[PLAYERS]):
        s[HAND + player] = s[HELD + player] = s[VOIDS + player] = s[TRICK + player] = s[WON + player] = 0
    s[STOCK] = t[DECK]
    s[PLAYED] = s[SHOWN] = s[TRUMP] = s[LED] = 0
    s[TO_DEAL] = t[PLAYERS] * t[t[SIZES] + s[DEAL] % t[SIZE_COUNT]]
    s[LEADER] = (s[DEALER] + 1) % t[PLAYERS]
    s[PHASE] = DEALING
    s[ACTORS] = CHANCE


@kernel
def receiver(s: State, t: Row) -> int:
    """Who gets the next card: the deal begins at the dealer's left and ends with himself."""
    return (s[DEALER] - s[TO_DEAL] % t[PLAYERS] + 1 + t[PLAYERS]) % t[PLAYERS]


@kernel
def deal_card(s: State, t: Row, card: int) -> None:
    player = receiver(s, t)
    s[HAND + player] |= 1 << card
    s[HELD + player] += 1
    s[STOCK] &= ~(1 << card)
    s[TO_DEAL] -= 1
    if s[TO_DEAL] == 0:
        if t[TRUMP_SHOWN]:
            s[SHOWN] = card + 1
            s[TRUMP] = card // SUIT_SIZE + 1
        s[PHASE] = PLAYING
        s[ACTORS] = 1 << s[LEADER]


# --- moves ---------------------------------------------------------------------------------------------------------


@kernel
def legal_cards(s: State, t: Row) -> int:
    """The cards that may be dealt or played, as a set."""
    if s[ACTORS] == CHANCE:
        return s[STOCK]
    player = actor_of(s)
    hand = s[HAND + player]
    if count_cards(hand) < s[HELD + player]:
        return may_hold(s, player)
    if s[LED] == 0:
        return hand
    follow = hand & cards_of_suit(s[LED] - 1)
    if follow:
        return follow
    if t[MUST_TRUMP] and s[TRUMP]:
        trumps = hand & cards_of_suit(s[TRUMP] - 1)
        if trumps:
            return trumps
    return hand


@kernel
def may_hold(s: State, player: int) -> int:
    """The cards that a player whose hand is not seen may have, as a set."""
    cards = s[HAND + player] | s[STOCK]
    for suit in range(SUITS):
        if s[VOIDS + player] >> suit & 1:
            cards &= ~cards_of_suit(suit)
    return cards


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    return list_cards(legal_cards(s, t), out, 0)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    cards = legal_cards(s, t)
    n = count_cards(cards)
    if n == 0:
        return -1
    return nth_card(cards, random_below(rng, n))


# --- play ----------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DEALING:
        deal_card(s, t, move)
        return
    s[TURN] += 1
    player = actor_of(s)
    lay_card(s, t, player, move)
    after = (player + 1) % t[PLAYERS]
    if s[TRICK + after] == 0:
        s[ACTORS] = 1 << after
        return
    take_trick(s, t)
    if t[AT_ONCE]:
        score(s, t)
    if s[ACTORS] and s[HELD + s[LEADER]] == 0:
        end_deal(s, t)


@kernel
def lay_card(s: State, t: Row, player: int, card: int) -> None:
    """The card goes to the table; who does not follow suit shows that he cannot."""
    suit = card // SUIT_SIZE
    s[HAND + player] &= ~(1 << card)
    s[STOCK] &= ~(1 << card)
    s[HELD + player] -= 1
    s[PLAYED] |= 1 << card
    s[TRICK + player] = card + 1
    if s[LED] == 0:
        s[LED] = suit + 1
    elif suit + 1 != s[LED]:
        s[VOIDS + player] |= 1 << s[LED] - 1
        if t[MUST_TRUMP] and s[TRUMP] and suit + 1 != s[TRUMP]:
            s[VOIDS + player] |= 1 << s[TRUMP] - 1


@kernel
def strength(s: State, card: int) -> int:
    """Trumps beat the suit led, which beats all others; within a suit the higher card wins."""
    suit = card // SUIT_SIZE + 1
    rank = card % SUIT_SIZE
    if suit == s[TRUMP]:
        return 2 * SUIT_SIZE + rank
    if suit == s[LED]:
        return SUIT_SIZE + rank
    return 0


@kernel
def take_trick(s: State, t: Row) -> None:
    """The best card takes the trick, and its player leads to the next."""
    best = -1
    winner = 0
    for player in range(t[PLAYERS]):
        card = s[TRICK + player] - 1
        worth = strength(s, card)
        if worth > best:
            best, winner = worth, player
        s[LAST + player] = card + 1
        s[TRICK + player] = 0
    s[WON + winner] += 1
    s[LED] = 0
    s[LEADER] = winner
    s[TAKER] = winner + 1
    s[ACTORS] = 1 << winner


@kernel
def team_tricks(s: State, t: Row, player: int) -> int:
    """The tricks that a player and his partners took in this deal."""
    tricks = 0
    for other in range(t[PLAYERS]):
        if t[t[TEAM] + other] == t[t[TEAM] + player]:
            tricks += s[WON + other]
    return tricks


@kernel
def score(s: State, t: Row) -> None:
    """Points for the trick just taken, or for the deal just ended; who has enough of them has won."""
    taker = s[LEADER]
    over = False
    for player in range(t[PLAYERS]):
        beyond = team_tricks(s, t, player) - t[BOOK]
        if t[AT_ONCE]:
            s[POINTS + player] += beyond > 0 and t[t[TEAM] + player] == t[t[TEAM] + taker]
        else:
            s[POINTS + player] += max(beyond, 0)
        over |= s[POINTS + player] >= t[TARGET]
    if over:
        end_match(s, t)


@kernel
def end_deal(s: State, t: Row) -> None:
    """The next player to the left deals again, unless the points are enough."""
    if not t[AT_ONCE]:
        score(s, t)
    if s[ACTORS]:
        s[DEAL] += 1
        s[DEALER] = (s[DEALER] + 1) % t[PLAYERS]
        shuffle_deck(s, t)


@kernel
def end_match(s: State, t: Row) -> None:
    """Payoffs are places: how many have fewer points, less how many have more."""
    s[ACTORS] = 0
    s[REASON] = TARGET_REACHED
    for player in range(t[PLAYERS]):
        payoff = 0
        for other in range(t[PLAYERS]):
            payoff += s[POINTS + player] > s[POINTS + other]
            payoff -= s[POINTS + player] < s[POINTS + other]
        s[PAYOFF + player] = payoff


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside, in which nobody can have a card that fits: the points count."""
    end_match(s, t)


# --- what is hidden ------------------------------------------------------------------------------------------------


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The own hand and the card that showed the trump are known; `stock` becomes all cards that are not.

    When the match is over all cards are laid open.
    """
    out[:] = s
    for i in range(SCRATCH_SIZE):
        out[SCRATCH_AT + i] = 0
    if s[ACTORS] == 0:
        return
    shown = 1 << s[SHOWN] - 1 if s[SHOWN] else 0
    for other in range(t[PLAYERS]):
        if other != player:
            unseen = s[HAND + other] & ~shown
            out[HAND + other] &= shown
            out[STOCK] |= unseen


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """A card is dealt face down, but for the last one where it shows the trump."""
    if s[PHASE] == PLAYING or receiver(s, t) == player or (t[TRUMP_SHOWN] and s[TO_DEAL] == 1):
        return move
    return UNSEEN


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Deal the unseen cards at random to the hands that lack them, none to a player who has shown he has not its suit.

    Each card goes to a hand with a chance that grows with the cards it lacks, but never so that another card is left
    that nobody could have: without shown voids all deals are equally likely.
    """
    if s[ACTORS] == 0:
        return
    cards = s[STOCK]
    n = t[PLAYERS]
    left = count_cards(cards)
    voids = 0
    s[NEED + n] = left
    for other in range(n):
        s[NEED + other] = s[HELD + other] - count_cards(s[HAND + other])
        s[NEED + n] -= s[NEED + other]
        voids |= s[VOIDS + other]
    for suit in range(SUITS):
        s[REST + suit] = count_cards(cards & cards_of_suit(suit))
    while left > 0:
        card = nth_card(cards, random_below(rng, left))
        other = choose_hand(s, t, card // SUIT_SIZE, voids != 0, rng)
        if 0 <= other < n:
            s[HAND + other] |= 1 << card
            s[STOCK] &= ~(1 << card)
        cards &= ~(1 << card)
        left -= 1


@kernel
def choose_hand(s: State, t: Row, suit: int, voids: bool, rng: Row) -> int:
    """Who gets a card of the suit: one of the players, or t[PLAYERS] for the stock; -1 if nobody can."""
    n = t[PLAYERS]
    s[REST + suit] -= 1
    refused = 0
    while True:
        total = 0
        for other in range(n + 1):
            if can_take(s, n, other, suit, refused):
                total += s[NEED + other]
        if total == 0:
            return -1
        at = random_below(rng, total)
        chosen = 0
        for other in range(n + 1):
            if can_take(s, n, other, suit, refused):
                if at < s[NEED + other]:
                    chosen = other
                    break
                at -= s[NEED + other]
        s[NEED + chosen] -= 1
        if not voids or all_can_be_given(s, n):
            return chosen
        s[NEED + chosen] += 1
        refused |= 1 << chosen


@kernel
def can_take(s: State, n: int, other: int, suit: int, refused: int) -> bool:
    """Whether a hand (or, as number n, the stock) lacks cards and may have one of the suit."""
    if s[NEED + other] <= 0 or refused >> other & 1:
        return False
    return other == n or not s[VOIDS + other] >> suit & 1


@kernel
def all_can_be_given(s: State, n: int) -> bool:
    """Hall's condition: no group of hands is the only one for more cards than it lacks."""
    for group in range(1 << n + 1):
        room = 0
        for other in range(n + 1):
            room += s[NEED + other] * (group >> other & 1)
        for suit in range(SUITS):
            only_here = True
            for other in range(n + 1):
                if not group >> other & 1 and can_take(s, n, other, suit, 0):
                    only_here = False
                    break
            room -= s[REST + suit] * only_here
        if room < 0:
            return False
    return True


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far ahead of the best other player one is, on the way to the target."""
    mine = worth(s, t, player)
    best = -1
    for other in range(t[PLAYERS]):
        if t[t[TEAM] + other] != t[t[TEAM] + player]:
            best = max(best, worth(s, t, other))
    return max(min(900 * (mine - best) // (20 * t[TARGET]), 900), -900)


@kernel
def worth(s: State, t: Row, player: int) -> int:
    """Points, in twentieths; tricks that are not yet counted are half a point each."""
    pending = 0 if t[AT_ONCE] else team_tricks(s, t, player)
    return 20 * s[POINTS + player] + 10 * pending
