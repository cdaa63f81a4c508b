"""Kernel of the trick-taking games.

State  hand[p]: the cards of player p that are known, as a set, held[p]: how many he has; stock: the cards not dealt,
       or, in a row somebody observes, all that he has not seen: a hand smaller than `held` has some of those;
       played: the cards played in this deal; trick[p] and last[p]: 1 + the card p has in this trick and had in the
       one before, taker: 1 + who took that; won[p]: tricks of this deal; void[p]: the suits p has shown not to have;
       shown: 1 + the card that showed the trump, trump and led: 1 + the suit; leader: who gets the next card, or leads
       this trick; dealer, deal: who deals, and how many deals were complete; to_deal: cards still to be dealt;
       bid[p]: 1 + the tricks he bid; contract: 1 + the one that is played, chosen: those this dealer has chosen, a set.
Move   the card; for chance, the card that goes to the next player, or is turned up; UNSEEN where it goes face down to
       another; BID_MOVE + tricks; CONTRACT_MOVE + the contract.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.tricks import Tricks
from .abi import ACTORS, CHANCE, PAYOFF, PHASE, PLAYERS, PLY, POINTS, REASON, TURN, Row, State, Tables, kernel
from .cards import CARDS, SUIT_SIZE, SUITS, cards_of_suit, count_cards, list_cards, nth_card
from .common import random_below
from .tricks_hidden import conceal, observe, sample
from .tricks_tables import (
    AT_ONCE,
    BID,
    BID_BONUS,
    BID_FINE,
    BID_MOVE,
    BID_TRICK,
    BIDDING,
    BIDS,
    BOOK,
    CARD_PENALTY,
    CHOOSING,
    CHOSEN,
    CONTRACT,
    CONTRACT_MOVE,
    CONTRACTS,
    DEAL,
    DEALER,
    DEALING,
    DEALS,
    DECK,
    FEWEST,
    FINE_TAKEN,
    HAND,
    HELD,
    HOOK,
    LAST,
    LAST_PENALTY,
    LEADER,
    LED,
    MUST_TRUMP,
    PLAYED,
    PLAYING,
    SHOWN,
    SIZE_COUNT,
    SIZES,
    SPREAD,
    STOCK,
    TAKER,
    TARGET,
    TEAM,
    TO_DEAL,
    TRICK,
    TRICK_PENALTY,
    TRUMP,
    TRUMP_SHOWN,
    TRUMP_TURNED,
    TURNING,
    UNSEEN,
    VOIDS,
    WON,
    pack,
)

__all__ = ["UNSEEN", "conceal", "evaluate", "moves", "observe", "pack", "pick", "play", "result", "sample", "start"]

TARGET_REACHED = int(Reason.TARGET)
COUNTED = int(Reason.COUNT)
FAR = 1 << 30
HORIZON = CARDS
"""A deal is played to its end in the head; the next one is not."""


def start(game: Tricks, tables: Tables) -> State:
    s = tables.blank()
    s[DEALER] = 0 if game.contracts else game.players - 1
    shuffle_deck(s, tables.row)
    return s


@kernel
def shuffle_deck(s: State, t: Row) -> None:
    """All cards go back to the deck, and the dealer begins to deal them."""
    for player in range(t[PLAYERS]):
        s[HAND + player] = s[HELD + player] = s[VOIDS + player] = s[TRICK + player] = s[WON + player] = 0
        s[BID + player] = 0
    s[STOCK] = t[DECK]
    s[PLAYED] = s[SHOWN] = s[TRUMP] = s[LED] = s[CONTRACT] = 0
    s[TO_DEAL] = t[PLAYERS] * hand_size(s, t)
    s[LEADER] = left_of(s[DEALER], t[PLAYERS])
    s[PHASE] = DEALING
    s[ACTORS] = CHANCE


@kernel
def hand_size(s: State, t: Row) -> int:
    """How many cards each player gets in this deal."""
    return t[t[SIZES] + s[DEAL] % t[SIZE_COUNT]]


@kernel
def left_of(player: int, players: int) -> int:
    """The next player, clockwise."""
    return player + 1 if player + 1 < players else 0


@kernel
def all_dealt(s: State, t: Row, last: int) -> None:
    """All cards are dealt, the last one to the dealer: it shows the trump, or the next one is turned up."""
    if t[TRUMP_SHOWN]:
        show_trump(s, last)
    if t[TRUMP_TURNED] and s[STOCK]:
        s[PHASE] = TURNING
    else:
        begin_play(s, t)


@kernel
def show_trump(s: State, card: int) -> None:
    s[SHOWN] = card + 1
    s[TRUMP] = card // SUIT_SIZE + 1


@kernel
def begin_play(s: State, t: Row) -> None:
    """The dealer's neighbour leads, or bids first; where there are contracts the dealer chooses one, and leads."""
    if t[CONTRACTS]:
        s[LEADER] = s[DEALER]
        s[PHASE] = CHOOSING
    elif t[BIDS]:
        s[PHASE] = BIDDING
    else:
        s[PHASE] = PLAYING
    s[ACTORS] = 1 << s[LEADER]


@kernel
def seat_of(bits: int) -> int:
    """The player whose bit it is."""
    return count_cards(bits - 1)


@kernel
def playable(hand: int, led: int, trump: int, must_trump: int) -> int:
    """The cards of a hand that may be played: the suit led, else a trump where that is the rule, else any."""
    if led == 0:
        return hand
    follow = hand & cards_of_suit(led - 1)
    if follow:
        return follow
    if must_trump and trump:
        trumps = hand & cards_of_suit(trump - 1)
        if trumps:
            return trumps
    return hand


@kernel
def without_suits(cards: int, suits: int) -> int:
    """The cards of a set that are of none of the suits, which are given as bits."""
    for suit in range(SUITS):
        if suits >> suit & 1:
            cards &= ~cards_of_suit(suit)
    return cards


@kernel
def legal_cards(s: State, t: Row) -> int:
    """The cards that may be dealt or played, as a set; of a hand that is not seen, all that it may have."""
    if s[ACTORS] == CHANCE:
        return s[STOCK]
    player = seat_of(s[ACTORS])
    hand = s[HAND + player]
    if count_cards(hand) < s[HELD + player]:
        return without_suits(hand | s[STOCK], s[VOIDS + player])
    return playable(hand, s[LED], s[TRUMP], t[MUST_TRUMP])


@kernel
def forbidden_bid(s: State, t: Row) -> int:
    """The number of tricks that the last bidder may not bid, because all would add up; -1: there is none."""
    if not t[HOOK] or s[ACTORS] != 1 << s[DEALER]:
        return -1
    left = hand_size(s, t)
    for player in range(t[PLAYERS]):
        left -= max(s[BID + player] - 1, 0)
    return left


@kernel
def list_words(s: State, t: Row, out: Row) -> int:
    """The bids, or the contracts that the dealer has not chosen yet."""
    n = 0
    if s[PHASE] == BIDDING:
        forbidden = forbidden_bid(s, t)
        for bid in range(hand_size(s, t) + 1):
            out[n] = BID_MOVE + bid
            n += bid != forbidden
    else:
        for contract in range(t[CONTRACTS]):
            out[n] = CONTRACT_MOVE + contract
            n += not s[CHOSEN] >> contract & 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] >= BIDDING:
        return list_words(s, t, out)
    return list_cards(legal_cards(s, t), out, 0)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Who follows mostly plays what a plain player would, so that games played in the head tell something.

    As `legal_cards`: passing rows to a function would cost more than all the rest.
    """
    if s[PHASE] >= BIDDING and s[ACTORS]:
        words = list_words(s, t, out)
        return out[random_below(rng, words)] if words else -1
    if s[ACTORS] == CHANCE:
        cards = s[STOCK]
    else:
        player = seat_of(s[ACTORS])
        cards = s[HAND + player]
        if count_cards(cards) < s[HELD + player]:
            cards = without_suits(cards | s[STOCK], s[VOIDS + player])
        else:
            cards = playable(cards, s[LED], s[TRUMP], t[MUST_TRUMP])
    n = count_cards(cards)
    if n == 0:
        return -1
    if n > 1 and s[PHASE] == PLAYING and s[LED] and random_below(rng, 4):
        return plain_card(s, t, out, list_cards(cards, out, 0))
    return nth_card(cards, random_below(rng, n))


@kernel
def wants_tricks(s: State, t: Row, player: int) -> bool:
    if t[BIDS]:
        return s[WON + player] < s[BID + player] - 1
    return t[FEWEST] == 0


@kernel
def plain_card(s: State, t: Row, out: Row, n: int) -> int:
    """One of n cards to follow with: take what one wants as cheaply as it goes, or give what is of least use.

    Who wants no tricks gets rid of his highest card that does not take this one.
    """
    player = seat_of(s[ACTORS])
    best, winner, last = -1, player, True
    for other in range(t[PLAYERS]):
        if s[TRICK + other]:
            worth_here = strength(s[TRICK + other] - 1, s[LED], s[TRUMP])
            if worth_here > best:
                best, winner = worth_here, other
        elif other != player:
            last = False
    wanted = wants_tricks(s, t, player)
    ours = t[t[TEAM] + winner] == t[t[TEAM] + player]
    chosen, liked = out[0], -FAR
    for k in range(n):
        card = out[k]
        power, rank = strength(card, s[LED], s[TRUMP]), card % SUIT_SIZE
        trumps = card // SUIT_SIZE + 1 == s[TRUMP]
        takes = power > best
        if not wanted:
            like = (power if last else -power) if takes else 100 + rank
        elif takes and not ours:
            like = 100 + (-power if last or (trumps and s[LED] != s[TRUMP]) else power)
        else:
            like = -rank - 2 * SUIT_SIZE * trumps
        if like > liked:
            chosen, liked = card, like
    return chosen


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == PLAYING:
        play_card(s, t, move)
    elif s[PHASE] == DEALING:
        deal_card(s, t, move)
    elif s[PHASE] == TURNING:
        s[STOCK] &= ~(1 << move)
        s[PLAYED] |= 1 << move
        show_trump(s, move)
        begin_play(s, t)
    elif s[PHASE] == BIDDING:
        bid(s, t, move - BID_MOVE)
    else:
        s[TURN] += 1
        s[CONTRACT] = move - CONTRACT_MOVE + 1
        s[CHOSEN] |= 1 << move - CONTRACT_MOVE
        s[PHASE] = PLAYING


@kernel
def deal_card(s: State, t: Row, card: int) -> None:
    player = s[LEADER]
    s[LEADER] = left_of(player, t[PLAYERS])
    s[STOCK] &= ~(1 << card)
    s[HAND + player] |= 1 << card
    s[HELD + player] += 1
    s[TO_DEAL] -= 1
    if s[TO_DEAL] == 0:
        all_dealt(s, t, card)


@kernel
def bid(s: State, t: Row, tricks: int) -> None:
    player = seat_of(s[ACTORS])
    s[TURN] += 1
    s[BID + player] = tricks + 1
    after = left_of(player, t[PLAYERS])
    s[ACTORS] = 1 << after
    if s[BID + after]:
        s[PHASE] = PLAYING


@kernel
def play_card(s: State, t: Row, card: int) -> None:
    player = seat_of(s[ACTORS])
    suit = card // SUIT_SIZE + 1
    s[TURN] += 1
    s[STOCK] &= ~(1 << card)
    s[HAND + player] &= ~(1 << card)
    s[HELD + player] -= 1
    s[PLAYED] |= 1 << card
    s[TRICK + player] = card + 1
    if s[LED] == 0:
        s[LED] = suit
    elif suit != s[LED]:
        s[VOIDS + player] |= shown_voids(suit, s[LED], s[TRUMP], t[MUST_TRUMP])
    after = left_of(player, t[PLAYERS])
    s[ACTORS] = 1 << after
    if s[TRICK + after]:
        take_trick(s, t)


@kernel
def shown_voids(suit: int, led: int, trump: int, must_trump: int) -> int:
    """The suits, as bits, that somebody shows not to have who does not follow suit."""
    voids = 1 << led - 1
    if must_trump and trump and suit != trump:
        voids |= 1 << trump - 1
    return voids


@kernel
def strength(card: int, led: int, trump: int) -> int:
    """Trumps beat the suit led, which beats all others; within a suit the higher card wins."""
    suit = card // SUIT_SIZE + 1
    rank = card % SUIT_SIZE
    if suit == trump:
        return 2 * SUIT_SIZE + rank
    if suit == led:
        return SUIT_SIZE + rank
    return 0


@kernel
def take_trick(s: State, t: Row) -> None:
    """The best card takes the trick, and its player leads to the next, or the deal is over."""
    best = -1
    winner = 0
    for player in range(t[PLAYERS]):
        card = s[TRICK + player] - 1
        worth = strength(card, s[LED], s[TRUMP])
        if worth > best:
            best, winner = worth, player
        s[LAST + player] = card + 1
        s[TRICK + player] = 0
    s[WON + winner] += 1
    s[LED] = 0
    s[LEADER] = winner
    s[TAKER] = winner + 1
    s[ACTORS] = 1 << winner
    if s[CONTRACT]:
        count_penalties(s, t, winner)
    elif t[AT_ONCE]:
        score_trick(s, t, winner)
    if s[HELD + winner] == 0 and s[ACTORS]:
        end_deal(s, t)


@kernel
def count_penalties(s: State, t: Row, taker: int) -> None:
    """What the trick, and each card in it, costs in this contract."""
    contract = s[CONTRACT] - 1
    s[POINTS + taker] += t[t[TRICK_PENALTY] + contract]
    for player in range(t[PLAYERS]):
        s[POINTS + taker] += t[t[CARD_PENALTY] + contract * CARDS + s[LAST + player] - 1]
    if s[HELD + taker] == 0:
        s[POINTS + taker] += t[t[LAST_PENALTY] + contract]


@kernel
def team_tricks(s: State, t: Row, player: int) -> int:
    """The tricks that a player and his partners took in this deal."""
    tricks = 0
    for other in range(t[PLAYERS]):
        tricks += s[WON + other] * (t[t[TEAM] + other] == t[t[TEAM] + player])
    return tricks


@kernel
def score_trick(s: State, t: Row, taker: int) -> None:
    """A trick beyond the book is a point for the taker and his partners; who has enough of them has won."""
    if team_tricks(s, t, taker) <= t[BOOK]:
        return
    for player in range(t[PLAYERS]):
        s[POINTS + player] += t[t[TEAM] + player] == t[t[TEAM] + taker]
    if s[POINTS + taker] >= t[TARGET]:
        end_match(s, t)


@kernel
def score_deal(s: State, t: Row) -> None:
    """Every trick of the deal beyond the book is a point; who has enough of them has won."""
    over = False
    for player in range(t[PLAYERS]):
        s[POINTS + player] += max(team_tricks(s, t, player) - t[BOOK], 0)
        over |= s[POINTS + player] >= t[TARGET]
    if over:
        end_match(s, t)


@kernel
def bid_score(s: State, t: Row, player: int, tricks: int) -> int:
    """What so many tricks bring to a player who has bid."""
    wanted = s[BID + player] - 1
    if tricks == wanted:
        return t[BID_BONUS] + t[BID_TRICK] * tricks
    return -t[BID_FINE] * (tricks if t[FINE_TAKEN] else abs(tricks - wanted))


@kernel
def end_deal(s: State, t: Row) -> None:
    """The next dealer deals again, unless the points or the deals are enough."""
    if t[BIDS]:
        for player in range(t[PLAYERS]):
            s[POINTS + player] += bid_score(s, t, player, s[WON + player])
    elif not t[AT_ONCE] and not t[CONTRACTS]:
        score_deal(s, t)
    if s[ACTORS] == 0:
        return
    s[DEAL] += 1
    if t[DEALS] and s[DEAL] >= t[DEALS]:
        end_match(s, t)
        return
    if t[CONTRACTS] == 0 or s[CHOSEN] == (1 << t[CONTRACTS]) - 1:
        s[CHOSEN] = 0
        s[DEALER] = left_of(s[DEALER], t[PLAYERS])
    shuffle_deck(s, t)


@kernel
def end_match(s: State, t: Row) -> None:
    """Payoffs are places: how many have fewer points, less how many have more, or the other way round."""
    s[ACTORS] = 0
    s[REASON] = COUNTED if t[TARGET] == 0 else TARGET_REACHED
    sign = -1 if t[FEWEST] else 1
    for player in range(t[PLAYERS]):
        payoff = 0
        for other in range(t[PLAYERS]):
            payoff += s[POINTS + player] > s[POINTS + other]
            payoff -= s[POINTS + player] < s[POINTS + other]
        s[PAYOFF + player] = sign * payoff


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside, in which nobody can have a card that fits: the points count."""
    end_match(s, t)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far ahead of the best other player one is: a point matters most while it is close."""
    mine = worth(s, t, player)
    best = -FAR
    for other in range(t[PLAYERS]):
        if t[t[TEAM] + other] != t[t[TEAM] + player]:
            best = max(best, worth(s, t, other))
    return 900 * (mine - best) // (abs(mine - best) + 5 * t[SPREAD])


@kernel
def worth(s: State, t: Row, player: int) -> int:
    """Points, in twentieths; tricks that are not yet counted are half a point each, bids what they may still bring."""
    if t[FEWEST]:
        return -20 * s[POINTS + player]
    if t[BIDS]:
        return 20 * (s[POINTS + player] + expected_bid(s, t, player))
    pending = 0 if t[AT_ONCE] or t[CONTRACTS] else team_tricks(s, t, player)
    return 20 * s[POINTS + player] + 10 * pending


@kernel
def expected_bid(s: State, t: Row, player: int) -> int:
    """What the bid will bring if everybody takes his share of the tricks to come."""
    if s[PHASE] != PLAYING or s[BID + player] == 0:
        return 0
    return bid_score(s, t, player, s[WON + player] + s[HELD + player] // t[PLAYERS])
