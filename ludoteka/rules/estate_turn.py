"""Turns of the property games: moving, fields, cards, debts, auctions, and dropping out."""

from __future__ import annotations

from ..declare import Reason
from ..declare.estate import (
    DECK,
    DEEDS,
    FIELDS,
    JAIL_FEE,
    JAIL_FIELD,
    LUXURY,
    MOST_BIDS,
    MOST_DOUBLES,
    RAILROADS,
    TRIES,
    UTILITIES,
    Act,
    Kind,
)
from .abi import ACTORS, AWAITED, PAYOFF, PHASE, PLAYERS, POINTS, REASON, TURN, Row, State
from .estate_deeds import pay_bank, players_left, refund, rent, wealth
from .estate_tables import (
    ACTS,
    AFTER,
    AGAIN,
    AT,
    AUCTIONS,
    BID,
    BIDDER,
    BIDDERS,
    BIDDING,
    BIDS,
    BUILT,
    BUYING,
    CARD_ACT,
    CARD_FIRST,
    CARD_SECOND,
    CREDITOR,
    DEBT,
    DEBTOR,
    DEED_AT,
    DICE,
    DOUBLES,
    DOUBLES_JAIL,
    DRAWING,
    DRAWN,
    DROPPED,
    EACH,
    ESCAPE,
    FALLING,
    FINISH,
    FIRST_LAP,
    FROM_EACH,
    GAMBLE,
    GAMBLE_RULE,
    GAMBLING,
    GO,
    GO_LANDING,
    GROUP,
    JAIL,
    JAIL_RENT,
    KINDS,
    LAPS,
    LEADER,
    LOT,
    LOTS,
    MOVE_ON,
    MOVER,
    OFFERS,
    ORANGE_CARDS,
    OUT,
    OWING,
    OWNER,
    PASSES,
    PAYS_EACH,
    PLEDGED,
    POT,
    POT_RULE,
    PRIZE,
    PURPOSE,
    QUEUE,
    QUEUE_KIND,
    READY,
    ROUND,
    ROUNDS,
    SEEN,
    SETTLING,
    TAXING,
    TEN_TIMES,
    THIRD_THROW,
    THROW_AGAIN,
    TOP,
    YELLOW_CARDS,
)
from .lean import kernel

LAST, LIMIT = int(Reason.LAST), int(Reason.LIMIT)
ORANGE, YELLOW, INCOME_TAX, LUXURY_TAX = (int(k) for k in (Kind.ORANGE, Kind.YELLOW, Kind.INCOME_TAX, Kind.LUXURY_TAX))
DEED, PARKING, TO_JAIL = int(Kind.DEED), int(Kind.PARKING), int(Kind.TO_JAIL)
RECEIVE, PAY, GO_TO, BACK, TO_PRISON, PASS = (
    int(a) for a in (Act.RECEIVE, Act.PAY, Act.GO_TO, Act.BACK, Act.JAIL, Act.PASS)
)
PAY_EACH, TAKE_EACH, REPAIRS, NEXT_RAILROAD, NEXT_UTILITY = (
    int(a) for a in (Act.PAY_EACH, Act.FROM_EACH, Act.REPAIRS, Act.RAILROAD, Act.UTILITY)
)
PLAIN_RENT, DOUBLE_RENT, THROWN_RENT = range(3)
OUTRANKED = 1 << 40
"""Whoever is still in the game stands above all who dropped out."""


# --- moving ------------------------------------------------------------------------------------------------------


@kernel
def go_to(s: State, t: Row, player: int, field: int) -> None:
    """Forwards to a field; who passes Go is paid."""
    if field <= s[AT + player]:
        s[LAPS + player] = 1
        s[POINTS + player] += t[GO_LANDING] if field == 0 else t[GO]
    s[AT + player] = field


@kernel
def imprison(s: State, player: int) -> None:
    s[AT + player] = JAIL_FIELD
    s[JAIL + player] = 1
    s[AGAIN] = 0


@kernel
def walk(s: State, t: Row) -> None:
    """The mover goes as far as the dice show, and the field has its effect."""
    go_to(s, t, s[MOVER], (s[AT + s[MOVER]] + s[DICE] + s[DICE + 1]) % FIELDS)
    land(s, t)


@kernel
def thrown(s: State, t: Row, first: int, second: int) -> None:
    """The dice have fallen, for whatever they were thrown."""
    player, double = s[MOVER], first == second
    s[PHASE] = SETTLING
    if s[PURPOSE] == TEN_TIMES:
        owner = s[OWNER + t[t[DEED_AT] + s[AT + player]] - 1]
        owe(s, player, owner, 10 * (first + second))
        return
    if s[PURPOSE] == GAMBLE:
        gamble(s, t, first, second)
        return
    s[DICE], s[DICE + 1] = first, second
    if s[PURPOSE] == ESCAPE:
        escape(s, t, double)
        return
    s[AGAIN] = 0
    if double:
        s[DOUBLES] += 1
        if s[DOUBLES] == 3 and t[DOUBLES_JAIL]:
            imprison(s, player)
            return
        s[AGAIN] = s[DOUBLES] < MOST_DOUBLES
    walk(s, t)


@kernel
def escape(s: State, t: Row, double: bool) -> None:
    """A prisoner has thrown: out by a double; after the third try he must pay."""
    player = s[MOVER]
    if double:
        s[JAIL + player] = 0
        walk(s, t)
    elif s[JAIL + player] < TRIES:
        s[JAIL + player] += 1
    else:
        s[JAIL + player] = 0
        s[AFTER] = MOVE_ON if t[THIRD_THROW] else THROW_AGAIN
        owe(s, player, 0, JAIL_FEE)


@kernel
def gamble(s: State, t: Row, first: int, second: int) -> None:
    """The game of luck on Free Parking; a double counts among the three of the turn, and may be thrown on."""
    if first == second:
        s[DOUBLES] = min(s[DOUBLES] + 1, MOST_DOUBLES)
        if s[DOUBLES] == 3 and t[DOUBLES_JAIL]:
            imprison(s, s[MOVER])
            return
    s[POINTS + s[MOVER]] += t[GAMBLE_RULE] * (first + second)
    if first == second and s[DOUBLES] < MOST_DOUBLES:
        s[PHASE] = GAMBLING


# --- fields ------------------------------------------------------------------------------------------------------


@kernel
def land(s: State, t: Row) -> None:
    """What the field does to the mover who stopped there."""
    player = s[MOVER]
    kind = t[t[KINDS] + s[AT + player]]
    s[PHASE] = SETTLING
    if kind == DEED:
        land_on_deed(s, t, t[t[DEED_AT] + s[AT + player]] - 1, PLAIN_RENT)
    elif kind == ORANGE or kind == YELLOW:
        reshuffle(s, t, kind == YELLOW)
        s[PHASE] = DRAWING
    elif kind == INCOME_TAX:
        s[PHASE] = TAXING
    elif kind == LUXURY_TAX:
        owe(s, player, 0, LUXURY)
    elif kind == TO_JAIL:
        imprison(s, player)
    elif kind == PARKING:
        s[POINTS + player] += t[PRIZE] + s[POT]
        s[POT] = 0
        if t[GAMBLE_RULE]:
            s[PURPOSE] = GAMBLE
            s[PHASE] = FALLING


@kernel
def land_on_deed(s: State, t: Row, deed: int, rule: int) -> None:
    """It may be bought if nobody has it; otherwise the rent is due."""
    player, owner = s[MOVER], s[OWNER + deed]
    if owner == 0:
        if t[FIRST_LAP] == 0 or s[LAPS + player]:
            s[PHASE] = BUYING
        return
    if owner == player + 1 or s[PLEDGED + deed] or (s[JAIL + owner - 1] and t[JAIL_RENT] == 0):
        return
    if rule == THROWN_RENT:
        s[PURPOSE] = TEN_TIMES
        s[PHASE] = FALLING
        return
    due = rent(s, t, deed, owner - 1)
    owe(s, player, owner, 2 * due if rule == DOUBLE_RENT else due)


# --- cards -------------------------------------------------------------------------------------------------------


@kernel
def deck_size(t: Row, deck: int) -> int:
    return t[YELLOW_CARDS] if deck else t[ORANGE_CARDS]


@kernel
def in_pile(s: State, t: Row, card: int) -> bool:
    """Whether a card can still be drawn."""
    deck = card // DECK
    kept = t[t[CARD_ACT] + card] == PASS and s[PASSES + deck] > 0
    return s[SEEN + card] == 0 and not kept and card % DECK < deck_size(t, deck)


@kernel
def reshuffle(s: State, t: Row, deck: int) -> None:
    """When the last card has been drawn all are shuffled again."""
    for card in range(deck * DECK, (deck + 1) * DECK):
        if in_pile(s, t, card):
            return
    for card in range(deck * DECK, (deck + 1) * DECK):
        s[SEEN + card] = 0


@kernel
def draw_card(s: State, t: Row, card: int) -> None:
    player = s[MOVER]
    act, first = t[t[CARD_ACT] + card], t[t[CARD_FIRST] + card]
    s[SEEN + card] = 1
    s[DRAWN] = card + 1
    s[PHASE] = SETTLING
    if act == RECEIVE:
        s[POINTS + player] += first
    elif act == PAY:
        owe(s, player, 0, first)
    elif act == PASS:
        s[PASSES + card // DECK] = player + 1
    elif act == TO_PRISON:
        imprison(s, player)
    elif act == PAY_EACH or act == TAKE_EACH:
        s[QUEUE] = others(s, t, player)
        s[QUEUE_KIND] = PAYS_EACH if act == PAY_EACH else FROM_EACH
        s[EACH] = first
    elif act == REPAIRS:
        owe(s, player, 0, repairs(s, t, player, first, t[t[CARD_SECOND] + card]))
    else:
        follow_card(s, t, act, first)


@kernel
def follow_card(s: State, t: Row, act: int, first: int) -> None:
    """A card that moves the player."""
    player = s[MOVER]
    if act == GO_TO:
        if first == 0:
            s[AT + player] = 0
            s[LAPS + player] = 1
            s[POINTS + player] += t[GO]
        else:
            go_to(s, t, player, first)
        land(s, t)
    elif act == BACK:
        s[AT + player] = (s[AT + player] - first) % FIELDS
        land(s, t)
    else:
        group = RAILROADS if act == NEXT_RAILROAD else UTILITIES
        field = (s[AT + player] + 1) % FIELDS
        while t[t[DEED_AT] + field] == 0 or t[t[GROUP] + t[t[DEED_AT] + field] - 1] != group:
            field = (field + 1) % FIELDS
        go_to(s, t, player, field)
        land_on_deed(s, t, t[t[DEED_AT] + field] - 1, DOUBLE_RENT if act == NEXT_RAILROAD else THROWN_RENT)


@kernel
def repairs(s: State, t: Row, player: int, house: int, hotel: int) -> int:
    total = 0
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1:
            total += hotel if s[BUILT + deed] == t[TOP] else house * s[BUILT + deed]
    return total


@kernel
def others(s: State, t: Row, player: int) -> int:
    """All players who are still in the game but one, as bits."""
    bits = 0
    for other in range(t[PLAYERS]):
        if other != player and s[OUT + other] == 0:
            bits |= 1 << other
    return bits


# --- debts -------------------------------------------------------------------------------------------------------


@kernel
def owe(s: State, debtor: int, creditor: int, amount: int) -> None:
    """A debt to a player (by his number + 1) or to the bank (0); it is paid when things are settled."""
    s[DEBTOR], s[CREDITOR], s[DEBT] = debtor, creditor, amount


@kernel
def pay_debt(s: State, t: Row) -> None:
    if s[CREDITOR]:
        s[POINTS + s[DEBTOR]] -= s[DEBT]
        s[POINTS + s[CREDITOR] - 1] += s[DEBT]
    else:
        pay_bank(s, t, s[DEBTOR], s[DEBT])
    s[DEBT] = 0


@kernel
def next_of_queue(s: State) -> None:
    """The next one of many to be paid, or to pay."""
    bits, other = s[QUEUE], 0
    while bits >> other & 1 == 0:
        other += 1
    s[QUEUE] &= ~(1 << other)
    if s[QUEUE_KIND] == PAYS_EACH:
        owe(s, s[MOVER], other + 1, s[EACH])
    else:
        owe(s, other, s[MOVER] + 1, s[EACH])


@kernel
def settle(s: State, t: Row) -> None:
    """Auction what is to be auctioned, pay what is owed, and let the turn go on, until somebody has to decide."""
    while s[PHASE] == SETTLING and s[ACTORS] != 0:
        if s[LOTS]:
            open_auction(s, t)
        elif s[DEBT]:
            if s[POINTS + s[DEBTOR]] >= s[DEBT]:
                pay_debt(s, t)
            else:
                s[PHASE] = OWING
        elif s[QUEUE]:
            next_of_queue(s)
        elif s[AFTER] == MOVE_ON and s[OUT + s[MOVER]] == 0:
            s[AFTER] = FINISH
            walk(s, t)
        elif s[OUT + s[MOVER]] == 0 and (s[AFTER] == THROW_AGAIN or s[AGAIN]):
            s[AFTER] = FINISH
            s[PHASE] = READY
        else:
            next_turn(s, t)


@kernel
def next_turn(s: State, t: Row) -> None:
    s[TURN] += 1
    player = s[MOVER]
    for _ in range(t[PLAYERS]):
        player += 1
        if player == t[PLAYERS]:
            player = 0
            s[ROUND] += 1
        if s[OUT + player] == 0:
            break
    s[MOVER] = player
    s[DOUBLES], s[AGAIN], s[AFTER] = 0, 0, FINISH
    for other in range(t[PLAYERS]):
        s[ACTS + other] = 0
        s[OFFERS + other] = 0
    s[PHASE] = READY
    if s[ROUND] >= t[ROUNDS]:
        s[ROUND] = t[ROUNDS]
        end_by_rank(s, t, LIMIT)


# --- dropping out ------------------------------------------------------------------------------------------------


@kernel
def drop_out(s: State, t: Row) -> None:
    """The debtor is bankrupt: all he has goes to the creditor, or back to the bank, which auctions the deeds."""
    player, creditor = s[DEBTOR], s[CREDITOR]
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1:
            s[POINTS + player] += s[BUILT + deed] * refund(t, deed)
            s[BUILT + deed] = 0
            s[OWNER + deed] = creditor
            if creditor == 0:
                s[PLEDGED + deed] = 0
                if t[AUCTIONS]:
                    s[LOTS] |= 1 << deed
    for deck in range(2):
        if s[PASSES + deck] == player + 1:
            s[PASSES + deck] = creditor
    if creditor:
        s[POINTS + creditor - 1] += s[POINTS + player]
    elif t[POT_RULE]:
        s[POT] += s[POINTS + player]
    s[POINTS + player] = 0
    s[JAIL + player] = 0
    s[DROPPED] += 1
    s[OUT + player] = s[DROPPED]
    s[DEBT] = 0
    s[QUEUE] &= ~(1 << player)
    if player == s[MOVER]:
        s[QUEUE] = 0
    s[PHASE] = SETTLING
    if players_left(s, t) == 1:
        end_by_rank(s, t, LAST)


@kernel
def rank(s: State, t: Row, player: int) -> int:
    """The richer the better, and better in the game than out of it; who dropped out later stands higher."""
    return s[OUT + player] if s[OUT + player] else OUTRANKED + wealth(s, t, player)


@kernel
def end_by_rank(s: State, t: Row, reason: int) -> None:
    s[ACTORS], s[AWAITED] = 0, 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        place = 0
        for other in range(t[PLAYERS]):
            place += rank(s, t, other) < rank(s, t, player)
            place -= rank(s, t, other) > rank(s, t, player)
        s[PAYOFF + player] = place


# --- auctions ----------------------------------------------------------------------------------------------------


@kernel
def open_auction(s: State, t: Row) -> None:
    """The lowest lot comes under the hammer; all who may buy are asked in turn, the mover first."""
    deed = 0
    while s[LOTS] >> deed & 1 == 0:
        deed += 1
    s[LOTS] &= ~(1 << deed)
    s[BIDDERS] = 0
    for player in range(t[PLAYERS]):
        if s[OUT + player] == 0 and (t[FIRST_LAP] == 0 or s[LAPS + player]):
            s[BIDDERS] |= 1 << player
    if s[BIDDERS] == 0:
        return
    s[LOT], s[BID], s[LEADER], s[BIDS] = deed + 1, 0, 0, 0
    s[BIDDER] = s[MOVER]
    if s[BIDDERS] >> s[BIDDER] & 1 == 0:
        s[BIDDER] = next_bidder(s, t)
    s[PHASE] = BIDDING


@kernel
def next_bidder(s: State, t: Row) -> int:
    player = s[BIDDER]
    for _ in range(t[PLAYERS]):
        player = (player + 1) % t[PLAYERS]
        if s[BIDDERS] >> player & 1:
            break
    return player


@kernel
def bid(s: State, t: Row, amount: int) -> None:
    """Raise by an amount, or leave the auction (0)."""
    if amount:
        s[BID] += amount
        s[LEADER] = s[BIDDER] + 1
        s[BIDS] += 1
    else:
        s[BIDDERS] &= ~(1 << s[BIDDER])
    alone = s[LEADER] > 0 and s[BIDDERS] == 1 << (s[LEADER] - 1)
    if s[BIDDERS] == 0 or alone or s[BIDS] == MOST_BIDS:
        if s[LEADER]:
            pay_bank(s, t, s[LEADER] - 1, s[BID])
            s[OWNER + s[LOT] - 1] = s[LEADER]
        s[LOT], s[BID], s[LEADER], s[BIDDERS], s[BIDDER], s[BIDS] = 0, 0, 0, 0, 0, 0
        s[PHASE] = SETTLING
    else:
        s[BIDDER] = next_bidder(s, t)
