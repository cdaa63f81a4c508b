"""Kernel of the property games.

State  mover, round, dice; at, jail (tries + 1), out (the order of dropping out), laps, acts and offers of this turn, of
       each player; owner (player + 1), built, pledged of each deed; passes out of jail (player + 1); seen: cards drawn;
       debtor, creditor, debt, and a queue of debts of `each`; lot, bid, leader, bidders, lots to come; thing_to, pays,
       gets, asks: the trade that is being put together. Cash is POINTS.
Move   kind 5 | what 6 | to 3 | from 3 | step 3, and the player's tag; a throw: first | second << 3; a card: its number.
"""

from __future__ import annotations

from ..declare.estate import DECK, DEEDS, FLAT_TAX, JAIL_FEE, MOST_ADDED, RAISES, SUMS, PropertyGame
from .abi import (
    ACTORS,
    AWAITED,
    CHANCE,
    PAYOFF,
    PHASE,
    PLAYER_SHIFT,
    PLAYERS,
    PLY,
    POINTS,
    SCALE,
    Row,
    State,
    Tables,
)
from .common import random_below
from .estate_deeds import (
    CAN_BUILD,
    CAN_PLEDGE,
    CAN_REDEEM,
    CAN_SELL,
    allowed_acts,
    build,
    can_raise,
    deed_acts,
    fee,
    hotels_left,
    houses_left,
    may_act,
    monopoly,
    pay_bank,
    pledge,
    redeem,
    sell,
    taxed_wealth,
)
from .estate_tables import (
    ACTS,
    ADDED,
    ANSWERING,
    ASKS,
    AT,
    AUCTIONS,
    BID,
    BIDDER,
    BIDDING,
    BUYING,
    DEBT,
    DEBTOR,
    DEED_AT,
    DRAWING,
    ESCAPE,
    FALLING,
    GAMBLE,
    GAMBLING,
    GETS,
    JAIL,
    KINDS,
    LOTS,
    MOVE,
    MOVER,
    OFFERING,
    OUT,
    OWING,
    OWNER,
    PASSES,
    PAYS,
    PRICE,
    PROPOSER,
    PURPOSE,
    READY,
    SETTLING,
    TAXING,
    THING_TO,
    THINGS,
    pack_tables,
)
from .estate_trade import (
    begin_offer,
    clear_offer,
    end_offer,
    exchange,
    fair,
    gives,
    holder,
    may_be_traded,
    may_offer,
    may_take_part,
    partners,
)
from .estate_turn import YELLOW, bid, draw_card, drop_out, in_pile, owe, settle, thrown
from .estate_worth import promise
from .lean import kernel

__all__ = [
    "clear_offer",
    "evaluate",
    "fee",
    "gives",
    "hotels_left",
    "houses_left",
    "monopoly",
    "moves",
    "pack",
    "pick",
    "play",
    "promise",
    "result",
    "start",
    "weights",
]

(
    ROLL,
    PAY_OUT,
    USE_PASS,
    BUY,
    DECLINE,
    RAISE,
    QUIT,
    GIVE_UP,
    FLAT,
    TENTH,
    THROW_ON,
    STOP,
    BUILD,
    SELL,
    PLEDGE,
    REDEEM,
    OFFER,
    GIVE,
    CASH,
    SUBMIT,
    CANCEL,
    ACCEPT,
    REFUSE,
) = range(23)
WHAT_SHIFT, TO_SHIFT, FROM_SHIFT, STEP_SHIFT = 5, 11, 14, 17
KIND_MASK, WHAT_MASK, SEAT_MASK = 31, 63, 7
SECOND_SHIFT = 3
MOST_MOVES = 3 * DEEDS + THINGS * 8 + 8 * 8 * len(SUMS) + 64
SELDOM = 4
"""A random player does something out of the common once in so many times."""
TALK = 10
"""What a trade that is being put together costs, to the computer."""


def pack(game: PropertyGame) -> Tables:
    return pack_tables(game, MOST_MOVES)


def start(game: PropertyGame, tables: Tables) -> State:
    s = tables.blank()
    for player in range(game.players):
        s[POINTS + player] = game.cash
    s[ACTORS] = 1
    return s


# --- who acts ----------------------------------------------------------------------------------------------------


@kernel
def awaited_player(s: State) -> int:
    """For whom the game waits."""
    phase = s[PHASE]
    if phase == BIDDING:
        return s[BIDDER]
    if phase == OWING:
        return s[DEBTOR]
    if phase == OFFERING:
        return s[PROPOSER]
    if phase == ANSWERING:
        player = 0
        while s[ASKS] >> player & 1 == 0 and player < 7:
            player += 1
        return player
    return s[MOVER]


@kernel
def open_to_all(s: State) -> bool:
    """Whether everybody may build, pledge and trade at the moment."""
    return s[PHASE] == READY or s[PHASE] == BUYING or s[PHASE] == TAXING or s[PHASE] == OWING


@kernel
def set_actors(s: State, t: Row) -> None:
    if s[PHASE] == FALLING or s[PHASE] == DRAWING:
        s[ACTORS], s[AWAITED] = CHANCE, 0
        return
    main = awaited_player(s)
    s[ACTORS], s[AWAITED] = 1 << main, 0
    if open_to_all(s):
        for player in range(t[PLAYERS]):
            if player != main and s[OUT + player] == 0 and (may_act(s, t, player) or may_offer(s, t, player)):
                s[ACTORS] |= 1 << player
                s[AWAITED] = 1 << main


# --- moves -------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        n = 0
        for first in range(1, 7):
            for second in range(1, first + 1):
                out[n] = first | second << SECOND_SHIFT
                n += 1
        return n
    if s[PHASE] == DRAWING:
        return cards(s, t, out)
    main = awaited_player(s)
    n = own_moves(s, t, main, out)
    for player in range(t[PLAYERS]):
        if player != main and s[ACTORS] >> player & 1:
            n = free_moves(s, t, player, out, n)
    return n


@kernel
def cards(s: State, t: Row, out: Row) -> int:
    n = 0
    deck = drawn_deck(s, t)
    for card in range(deck * DECK, (deck + 1) * DECK):
        out[n] = card
        n += in_pile(s, t, card)
    return n


@kernel
def drawn_deck(s: State, t: Row) -> int:
    return 1 if t[t[KINDS] + s[AT + s[MOVER]]] == YELLOW else 0


@kernel
def own_moves(s: State, t: Row, player: int, out: Row) -> int:
    """What the awaited player may do; the first one is what is done most."""
    phase, n, tag = s[PHASE], 0, (player + 1) << PLAYER_SHIFT
    if phase == OFFERING:
        return offer_moves(s, t, player, out)
    if phase == ANSWERING:
        out[0], out[1] = tag | ACCEPT, tag | REFUSE
        return 2
    if phase == TAXING:
        out[0], out[1] = tag | FLAT, tag | TENTH
        n = 2
    elif phase == GAMBLING:
        out[0], out[1] = tag | THROW_ON, tag | STOP
        n = 2
    elif phase == BUYING:
        price = t[t[PRICE] + t[t[DEED_AT] + s[AT + player]] - 1]
        out[n] = tag | BUY
        n += s[POINTS + player] >= price
        out[n] = tag | DECLINE
        n += 1
    elif phase == BIDDING:
        n = bids(s, player, out)
    elif phase == OWING:
        out[0] = tag | GIVE_UP
        n = 1 if can_raise(s, t, player) < s[DEBT] else 0
    else:
        n = roll_moves(s, player, out)
    return n if phase == GAMBLING else free_moves(s, t, player, out, n)


@kernel
def roll_moves(s: State, player: int, out: Row) -> int:
    tag, n = (player + 1) << PLAYER_SHIFT, 1
    out[0] = tag | ROLL
    if s[JAIL + player]:
        out[n] = tag | PAY_OUT
        n += s[POINTS + player] >= JAIL_FEE
        out[n] = tag | USE_PASS
        n += s[PASSES] == player + 1 or s[PASSES + 1] == player + 1
    return n


@kernel
def bids(s: State, player: int, out: Row) -> int:
    tag = (player + 1) << PLAYER_SHIFT
    out[0] = tag | QUIT
    n = 1
    for step in range(len(RAISES)):
        out[n] = tag | RAISE | step << STEP_SHIFT
        n += s[BID] + RAISES[step] <= s[POINTS + player]
    return n


@kernel
def free_moves(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Building, selling, pledging, redeeming and proposing a trade."""
    tag, allowed = (player + 1) << PLAYER_SHIFT, allowed_acts(s, t, player)
    if allowed:
        for deed in range(DEEDS):
            acts = deed_acts(s, t, player, deed, allowed)
            if acts:
                code = tag | deed << WHAT_SHIFT
                out[n] = code | BUILD
                n += acts & CAN_BUILD != 0
                out[n] = code | SELL
                n += acts & CAN_SELL != 0
                out[n] = code | PLEDGE
                n += acts & CAN_PLEDGE != 0
                out[n] = code | REDEEM
                n += acts & CAN_REDEEM != 0
    if open_to_all(s) and may_offer(s, t, player):
        out[n] = tag | OFFER
        n += 1
    return n


@kernel
def offer_moves(s: State, t: Row, player: int, out: Row) -> int:
    """Put a thing or cash into the trade, lay it before the others, or drop it."""
    tag = (player + 1) << PLAYER_SHIFT
    out[0] = tag | CANCEL
    out[1] = tag | SUBMIT
    n = 1 + fair(s, t)
    if s[ADDED] >= MOST_ADDED:
        return n
    for thing in range(THINGS):
        if may_be_traded(s, t, thing):
            for to in range(t[PLAYERS]):
                out[n] = tag | GIVE | thing << WHAT_SHIFT | to << TO_SHIFT
                n += holder(s, thing) != to + 1 and may_take_part(s, t, to)
    for payer in range(t[PLAYERS]):
        if s[GETS + payer] == 0 and may_take_part(s, t, payer):
            for to in range(t[PLAYERS]):
                if to != payer and s[PAYS + to] == 0 and may_take_part(s, t, to):
                    for step in range(len(SUMS)):
                        out[n] = tag | CASH | to << TO_SHIFT | payer << FROM_SHIFT | step << STEP_SHIFT
                        n += s[PAYS + payer] + SUMS[step] <= s[POINTS + payer]
    return n


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[PHASE] == DRAWING:
        n = cards(s, t, out)
        for k in range(n):
            out[k] = 1
        return n
    for first in range(1, 7):
        for second in range(1, first + 1):
            out[n] = 1 if first == second else 2
            n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """The awaited player's first choice as a rule; now and then anything."""
    if s[ACTORS] == 0:
        return -1
    if s[PHASE] == FALLING:
        first, second = random_below(rng, 6) + 1, random_below(rng, 6) + 1
        return max(first, second) | min(first, second) << SECOND_SHIFT
    if s[PHASE] == DRAWING:
        return out[random_below(rng, cards(s, t, out))]
    if random_below(rng, SELDOM) == 0:
        return out[random_below(rng, moves(s, t, out))]
    n = own_moves(s, t, awaited_player(s), out)
    if s[PHASE] == OFFERING:
        return out[1] if n > 1 and random_below(rng, 2) else out[0]
    if s[PHASE] == ANSWERING or s[PHASE] == BIDDING or s[PHASE] == OWING:
        return out[random_below(rng, n)]
    return out[0]


# --- playing -----------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        thrown(s, t, move & SEAT_MASK, move >> SECOND_SHIFT & SEAT_MASK)
    elif s[PHASE] == DRAWING:
        draw_card(s, t, move)
    else:
        player, kind = (move >> PLAYER_SHIFT) - 1, move & KIND_MASK
        if kind >= OFFER:
            trade(s, t, player, kind, move)
        elif kind >= BUILD:
            manage(s, t, player, kind, move >> WHAT_SHIFT & WHAT_MASK)
        else:
            decide(s, t, player, kind, move)
    if s[PHASE] == SETTLING:
        settle(s, t)
    if s[ACTORS] != 0:
        set_actors(s, t)


@kernel
def decide(s: State, t: Row, player: int, kind: int, move: int) -> None:
    """What only the awaited player does."""
    if kind == ROLL or kind == THROW_ON:
        s[PURPOSE] = GAMBLE if kind == THROW_ON else (ESCAPE if s[JAIL + player] else MOVE)
        s[PHASE] = FALLING
    elif kind == PAY_OUT:
        pay_bank(s, t, player, JAIL_FEE)
        s[JAIL + player] = 0
    elif kind == USE_PASS:
        s[PASSES + (0 if s[PASSES] == player + 1 else 1)] = 0
        s[JAIL + player] = 0
    elif kind == BUY:
        deed = t[t[DEED_AT] + s[AT + player]] - 1
        pay_bank(s, t, player, t[t[PRICE] + deed])
        s[OWNER + deed] = player + 1
        s[PHASE] = SETTLING
    elif kind == DECLINE:
        if t[AUCTIONS]:
            s[LOTS] |= 1 << (t[t[DEED_AT] + s[AT + player]] - 1)
        s[PHASE] = SETTLING
    elif kind == RAISE:
        bid(s, t, RAISES[move >> STEP_SHIFT & SEAT_MASK])
    elif kind == QUIT:
        bid(s, t, 0)
    elif kind == GIVE_UP:
        drop_out(s, t)
    elif kind == FLAT or kind == TENTH:
        owe(s, player, 0, FLAT_TAX if kind == FLAT else taxed_wealth(s, t, player) // 10)
        s[PHASE] = SETTLING
    else:
        s[PHASE] = SETTLING


@kernel
def manage(s: State, t: Row, player: int, kind: int, deed: int) -> None:
    if kind == BUILD:
        build(s, t, player, deed)
    elif kind == SELL:
        sell(s, t, player, deed)
    elif kind == PLEDGE:
        pledge(s, t, player, deed)
    else:
        redeem(s, t, player, deed)
    if s[PHASE] == OWING and s[DEBTOR] == player:
        s[PHASE] = SETTLING
    else:
        s[ACTS + player] += 1


@kernel
def trade(s: State, t: Row, player: int, kind: int, move: int) -> None:
    if kind == OFFER:
        begin_offer(s, t, player)
    elif kind == GIVE:
        s[THING_TO + (move >> WHAT_SHIFT & WHAT_MASK)] = (move >> TO_SHIFT & SEAT_MASK) + 1
        s[ADDED] += 1
    elif kind == CASH:
        amount = SUMS[move >> STEP_SHIFT & SEAT_MASK]
        s[PAYS + (move >> FROM_SHIFT & SEAT_MASK)] += amount
        s[GETS + (move >> TO_SHIFT & SEAT_MASK)] += amount
        s[ADDED] += 1
    elif kind == SUBMIT:
        s[ASKS] = partners(s, t)
        s[PHASE] = ANSWERING
    elif kind == ACCEPT:
        s[ASKS] &= ~(1 << player)
        if s[ASKS] == 0:
            exchange(s, t)
    else:
        end_offer(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always act until the game ends."""


# --- for the computer --------------------------------------------------------------------------------------------


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The share of all that the estates promise; who only talks of a trade gains nothing by it."""
    if s[ACTORS] == 0:
        return s[PAYOFF + player] * 1000 // t[SCALE]
    total, mine = 1, 0
    for other in range(t[PLAYERS]):
        if s[OUT + other] == 0:
            value = max(promise(s, t, other), 0)
            total += value
            if other == player:
                mine = value
    n = t[PLAYERS]
    talk = TALK if s[PHASE] == OFFERING and s[PROPOSER] == player else 0
    return max(1000 * (n * mine - total) // (total * (n - 1)) - talk, -1000)
