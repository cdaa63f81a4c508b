"""Deeds of the property games: who owns them, what they bring, building, selling, pledging and redeeming."""

from __future__ import annotations

from ..declare.estate import DEEDS, MOST_ACTS, RAILROADS, UTILITIES
from .abi import PHASE, PLAYERS, POINTS, Row, State
from .estate_tables import (
    ACTS,
    BIDDING,
    BUILT,
    DEBTOR,
    DICE,
    GROUP,
    GROUP_SIZE,
    HOTELS,
    HOUSE,
    HOUSES,
    JAIL,
    JAIL_BUILD,
    JAIL_REDEEM,
    LEVELS,
    MOVER,
    OUT,
    OWING,
    OWN_TURN,
    OWNER,
    PLEDGED,
    POT,
    POT_RULE,
    PRICE,
    REFUND,
    RENTS,
    TOP,
)
from .lean import kernel

CAN_BUILD, CAN_SELL, CAN_PLEDGE, CAN_REDEEM = 1, 2, 4, 8


@kernel
def pay_bank(s: State, t: Row, player: int, amount: int) -> None:
    s[POINTS + player] -= amount
    if t[POT_RULE]:
        s[POT] += amount


@kernel
def players_left(s: State, t: Row) -> int:
    count = 0
    for player in range(t[PLAYERS]):
        count += s[OUT + player] == 0
    return count


# --- groups ------------------------------------------------------------------------------------------------------


@kernel
def owned_of_group(s: State, t: Row, player: int, group: int) -> int:
    count = 0
    for deed in range(DEEDS):
        count += t[t[GROUP] + deed] == group and s[OWNER + deed] == player + 1
    return count


@kernel
def monopoly(s: State, t: Row, deed: int) -> bool:
    """Whether one player owns the whole group of an owned deed."""
    group = t[t[GROUP] + deed]
    return owned_of_group(s, t, s[OWNER + deed] - 1, group) == t[t[GROUP_SIZE] + group]


@kernel
def built_in_group(s: State, t: Row, deed: int) -> int:
    """All houses of the group, a hotel counted as so many more."""
    total = 0
    for other in range(DEEDS):
        if t[t[GROUP] + other] == t[t[GROUP] + deed]:
            total += s[BUILT + other]
    return total


@kernel
def rent(s: State, t: Row, deed: int, player: int) -> int:
    """What the owner is due, by the dice on the table."""
    group, rents = t[t[GROUP] + deed], t[RENTS] + deed * LEVELS
    owned = owned_of_group(s, t, player, group)
    if group == RAILROADS:
        return t[rents + owned - 1]
    if group == UTILITIES:
        return t[rents + owned - 1] * (s[DICE] + s[DICE + 1])
    level = s[BUILT + deed]
    if level == t[TOP]:
        return t[rents + LEVELS - 1]
    if level == 0 and monopoly(s, t, deed):
        return 2 * t[rents]
    return t[rents + level]


# --- worth -------------------------------------------------------------------------------------------------------


@kernel
def pledge_value(t: Row, deed: int) -> int:
    return t[t[PRICE] + deed] // 2


@kernel
def redeem_price(t: Row, deed: int) -> int:
    """A tenth more than was lent."""
    return (pledge_value(t, deed) * 11 + 9) // 10


@kernel
def fee(t: Row, deed: int) -> int:
    """What the new owner of a pledged deed pays: a tenth of its price."""
    return (t[t[PRICE] + deed] + 9) // 10


@kernel
def refund(t: Row, deed: int) -> int:
    """What the bank pays for a house."""
    return t[t[HOUSE] + deed] * t[REFUND] // 100


@kernel
def taxed_wealth(s: State, t: Row, player: int) -> int:
    """Cash, deeds by their full price, be they pledged or not, houses by theirs."""
    total = s[POINTS + player]
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1:
            total += t[t[PRICE] + deed] + s[BUILT + deed] * t[t[HOUSE] + deed]
    return total


@kernel
def wealth(s: State, t: Row, player: int) -> int:
    """Cash, deeds by their price (pledged ones by half of it), houses by theirs."""
    total = taxed_wealth(s, t, player)
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1 and s[PLEDGED + deed]:
            total -= t[t[PRICE] + deed] - t[t[PRICE] + deed] // 2
    return total


@kernel
def can_raise(s: State, t: Row, player: int) -> int:
    """The cash a player can have by selling all houses and pledging all deeds."""
    total = s[POINTS + player]
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1:
            total += s[BUILT + deed] * refund(t, deed)
            if s[PLEDGED + deed] == 0:
                total += pledge_value(t, deed)
    return total


@kernel
def houses_left(s: State, t: Row) -> int:
    left = t[HOUSES]
    for deed in range(DEEDS):
        if s[BUILT + deed] < t[TOP]:
            left -= s[BUILT + deed]
    return left


@kernel
def hotels_left(s: State, t: Row) -> int:
    left = t[HOTELS]
    for deed in range(DEEDS):
        left -= s[BUILT + deed] == t[TOP]
    return left


# --- what a player may do with a deed ---------------------------------------------------------------------------


@kernel
def allowed_acts(s: State, t: Row, player: int) -> int:
    """What a player may do at all as things stand; a debtor may only raise money, and so may a bidder."""
    if s[PHASE] == OWING and s[DEBTOR] == player:
        return CAN_SELL | CAN_PLEDGE
    if s[ACTS + player] >= MOST_ACTS or s[OUT + player]:
        return 0
    if s[PHASE] == BIDDING:
        return CAN_SELL | CAN_PLEDGE
    acts = CAN_BUILD | CAN_SELL | CAN_PLEDGE | CAN_REDEEM
    if s[JAIL + player] and t[JAIL_BUILD] == 0:
        acts &= ~CAN_BUILD
    if s[JAIL + player] and t[JAIL_REDEEM] == 0:
        acts &= ~CAN_REDEEM
    if t[OWN_TURN] and s[MOVER] != player:
        acts &= ~CAN_BUILD
    return acts


@kernel
def deed_acts(s: State, t: Row, player: int, deed: int, allowed: int) -> int:
    """Those of the `allowed` acts that are possible with a deed of the player's."""
    if s[OWNER + deed] != player + 1 or allowed == 0:
        return 0
    if s[PLEDGED + deed]:
        return allowed & CAN_REDEEM if s[POINTS + player] >= redeem_price(t, deed) else 0
    found, level = 0, s[BUILT + deed]
    lowest, highest, pledged, total = LEVELS, 0, False, 0
    for other in range(DEEDS):
        if t[t[GROUP] + other] == t[t[GROUP] + deed]:
            lowest, highest = min(lowest, s[BUILT + other]), max(highest, s[BUILT + other])
            pledged |= s[PLEDGED + other] == 1
            total += s[BUILT + other]
    if total == 0:
        found |= CAN_PLEDGE
    elif level == highest:
        found |= CAN_SELL
    if allowed & CAN_BUILD and not pledged and level == lowest and may_build(s, t, player, deed):
        found |= CAN_BUILD
    return found & allowed


@kernel
def may_build(s: State, t: Row, player: int, deed: int) -> bool:
    """The whole group is owned, the money is there, and the bank has a house or a hotel left."""
    if t[t[HOUSE] + deed] == 0 or s[POINTS + player] < t[t[HOUSE] + deed] or not monopoly(s, t, deed):
        return False
    level = s[BUILT + deed]
    if level + 1 == t[TOP]:
        return hotels_left(s, t) > 0
    return level < t[TOP] and houses_left(s, t) > 0


@kernel
def may_act(s: State, t: Row, player: int) -> bool:
    allowed = allowed_acts(s, t, player)
    if allowed:
        for deed in range(DEEDS):
            if deed_acts(s, t, player, deed, allowed):
                return True
    return False


# --- doing it ----------------------------------------------------------------------------------------------------


@kernel
def build(s: State, t: Row, player: int, deed: int) -> None:
    pay_bank(s, t, player, t[t[HOUSE] + deed])
    s[BUILT + deed] += 1


@kernel
def sell(s: State, t: Row, player: int, deed: int) -> None:
    """One house less, or four houses for a hotel; if the bank has too few, the group is sold as a whole."""
    if s[BUILT + deed] == t[TOP] and houses_left(s, t) < t[TOP] - 1:
        for other in range(DEEDS):
            if t[t[GROUP] + other] == t[t[GROUP] + deed]:
                s[POINTS + player] += s[BUILT + other] * refund(t, other)
                s[BUILT + other] = 0
    else:
        s[POINTS + player] += refund(t, deed)
        s[BUILT + deed] -= 1


@kernel
def pledge(s: State, t: Row, player: int, deed: int) -> None:
    s[POINTS + player] += pledge_value(t, deed)
    s[PLEDGED + deed] = 1


@kernel
def redeem(s: State, t: Row, player: int, deed: int) -> None:
    pay_bank(s, t, player, redeem_price(t, deed))
    s[PLEDGED + deed] = 0
