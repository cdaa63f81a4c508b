"""What an estate promises its owner, for the computer: cash, deeds, rents to come, and houses that can be paid for."""

from __future__ import annotations

from ..declare.estate import DEEDS, RAILROADS, UTILITIES
from .abi import POINTS, Row, State
from .estate_deeds import monopoly, owned_of_group, players_left, redeem_price
from .estate_tables import BUILT, GROUP, GROUP_SIZE, HOUSE, LEVELS, OWNER, PLEDGED, PRICE, RENTS, TOP
from .lean import kernel

HITS = 90
"""How often each opponent is expected to stop on a field, in hundredths."""
THROW = 7
"""An average throw."""
RESERVE = 150
"""Cash that is not spent on houses; less than that is a danger."""
GOOD_LEVEL = 3
"""Houses on a field that one aims at."""
LIKELY = 70
"""What a house that could be built counts against one that stands, in hundredths."""


@kernel
def promise(s: State, t: Row, player: int) -> int:
    """What all that a player has may be worth to him, in money."""
    cash, hits = s[POINTS + player], HITS * (players_left(s, t) - 1)
    total = cash - max(RESERVE - cash, 0) // 2
    spare = max(cash - RESERVE, 0)
    for deed in range(DEEDS):
        if s[OWNER + deed] == player + 1:
            total += t[t[PRICE] + deed]
            if s[PLEDGED + deed]:
                total -= redeem_price(t, deed)
            else:
                total += s[BUILT + deed] * t[t[HOUSE] + deed] // 2 + hits * usual_rent(s, t, deed, player) // 100
    for group in range(RAILROADS):
        if owned_of_group(s, t, player, group) == t[t[GROUP_SIZE] + group]:
            steps = houses_to_come(s, t, group, spare)
            spare -= steps * group_house(t, group)
            total += gain_of_houses(s, t, group, steps, hits) * LIKELY // 100
    return total


@kernel
def level_rent(t: Row, deed: int, level: int) -> int:
    """The rent of a street of a complete group."""
    rents = t[RENTS] + deed * LEVELS
    if level == 0:
        return 2 * t[rents]
    return t[rents + LEVELS - 1] if level == t[TOP] else t[rents + level]


@kernel
def usual_rent(s: State, t: Row, deed: int, player: int) -> int:
    """The rent as things stand, with an average throw."""
    group, rents = t[t[GROUP] + deed], t[RENTS] + deed * LEVELS
    if group >= RAILROADS:
        due = t[rents + owned_of_group(s, t, player, group) - 1]
        return due * THROW if group == UTILITIES else due
    return level_rent(t, deed, s[BUILT + deed]) if monopoly(s, t, deed) else t[rents]


@kernel
def group_house(t: Row, group: int) -> int:
    """What a house costs in a group."""
    deed = 0
    while t[t[GROUP] + deed] != group:
        deed += 1
    return t[t[HOUSE] + deed]


@kernel
def houses_to_come(s: State, t: Row, group: int, spare: int) -> int:
    """How many houses the spare cash buys in a complete group, up to a good level; none if a field is pledged."""
    standing = 0
    for deed in range(DEEDS):
        if t[t[GROUP] + deed] == group:
            standing += s[BUILT + deed]
            if s[PLEDGED + deed]:
                return 0
    wanted = GOOD_LEVEL * t[t[GROUP_SIZE] + group] - standing
    return max(min(wanted, spare // group_house(t, group)), 0)


@kernel
def gain_of_houses(s: State, t: Row, group: int, steps: int, hits: int) -> int:
    """What the rents of so many more houses, built evenly, bring beyond half their price."""
    size, standing, gain, at = t[t[GROUP_SIZE] + group], 0, 0, 0
    for deed in range(DEEDS):
        if t[t[GROUP] + deed] == group:
            standing += s[BUILT + deed]
    for deed in range(DEEDS):
        if t[t[GROUP] + deed] == group:
            level = (standing + steps + at) // size
            gain += hits * (level_rent(t, deed, level) - level_rent(t, deed, s[BUILT + deed])) // 100
            at += 1
    return max(gain - steps * group_house(t, group) // 2, 0)
