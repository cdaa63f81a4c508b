"""How a computer trades: it asks for what completes a group of its own, and shares the gain with the owner.

What a trade is worth to somebody is the difference it makes to what his estate promises (`rules/estate_worth.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from types import ModuleType

from ...declare.estate import DEEDS, MOST_ADDED, RAILROADS, SUMS
from ...rules import estate_tables as tables
from ...rules.abi import PHASE, PLAYER_SHIFT, PLAYERS, POINTS, Row, State

EAGER = 0.5
"""How often a good trade is proposed, turn by turn: who refused it once is not asked all the time."""
LEAST = 40
"""Less than this gain is not worth the talk."""
ROUND_TO = 10
"""Sums are proposed in tens."""
SHARES = 5
"""Steps in which the sum is sought, up to half the difference of the gains: cash that is paid builds no houses."""


@dataclass(frozen=True)
class Trade:
    """Deeds for deeds between two, and cash from the one who asks (a minus: to him)."""

    asker: int
    partner: int
    wanted: tuple[int, ...]
    given: tuple[int, ...]
    cash: int = 0

    def parts(self, rules: ModuleType) -> list[int]:
        """The moves that put it together, without the player."""
        found = [rules.GIVE | deed << rules.WHAT_SHIFT | self.asker << rules.TO_SHIFT for deed in self.wanted]
        found += [rules.GIVE | deed << rules.WHAT_SHIFT | self.partner << rules.TO_SHIFT for deed in self.given]
        payer, to = (self.asker, self.partner) if self.cash > 0 else (self.partner, self.asker)
        left = abs(self.cash)
        for step in reversed(range(len(SUMS))):
            count, left = divmod(left, SUMS[step])
            move = rules.CASH | to << rules.TO_SHIFT | payer << rules.FROM_SHIFT | step << rules.STEP_SHIFT
            found += [move] * count
        return found


class Trader:
    """Proposes trades, puts them together step by step, and answers those of others."""

    def __init__(self, rules: ModuleType, t: Row, groups: tuple[int, ...]) -> None:
        self.rules = rules
        self.t = t
        self.groups = tuple(
            tuple(deed for deed in range(DEEDS) if groups[deed] == group) for group in range(RAILROADS + 1)
        )

    def move(self, s: State, seat: int, level: int, luck: float) -> int | None:
        """What is to be said of a trade now; None if nothing is."""
        rules, phase = self.rules, int(s[PHASE])
        tag = (seat + 1) << PLAYER_SHIFT
        if phase == tables.ANSWERING:
            return tag | int(rules.ACCEPT if self.agrees(s, seat, level) else rules.REFUSE)
        if phase == tables.OFFERING:
            return tag | self.next_part(s, seat)
        if phase == tables.READY and luck < EAGER and rules.may_offer(s, self.t, seat) and self.best(s, seat):
            return tag | int(rules.OFFER)
        return None

    # --- answering -------------------------------------------------------------------------------------------------

    def agrees(self, s: State, seat: int, level: int) -> bool:
        """A gain, and not much less than anybody else's; beginners are content with less."""
        after = s.copy()
        self.rules.exchange(after, self.t)
        own = self.gain(s, after, seat)
        others = [player for player in range(int(self.t[PLAYERS])) if player != seat and self.rules.gives(s, player)]
        return own > 0 and own >= max(self.gain(s, after, player) for player in others) * level // 10

    def gain(self, before: State, after: State, player: int) -> int:
        return int(self.rules.promise(after, self.t, player)) - int(self.rules.promise(before, self.t, player))

    # --- proposing -------------------------------------------------------------------------------------------------

    def next_part(self, s: State, seat: int) -> int:
        """The next part of the best trade; when all is there it is submitted; what does not belong to it ends it."""
        rules = self.rules
        bare = s.copy()
        rules.clear_offer(bare, self.t)
        trade = self.best(bare, seat)
        if trade is None:
            return int(rules.CANCEL)
        bare[tables.PROPOSER] = seat
        for part in trade.parts(rules):
            if bare[tables.PROPOSER :].tolist() == s[tables.PROPOSER :].tolist():
                return int(part)
            rules.trade(bare, self.t, seat, part & rules.KIND_MASK, part)
        same = bare[tables.PROPOSER :].tolist() == s[tables.PROPOSER :].tolist()
        return int(rules.SUBMIT if same and rules.fair(s, self.t) else rules.CANCEL)

    def best(self, s: State, seat: int) -> Trade | None:
        """The trade that brings most, of those that bring something to both."""
        best, most = None, LEAST - 1
        for trade in (self.balanced(s, found) for found in self.completing(s, seat)):
            if trade is not None:
                own = self.gains(s, trade)[0]
                if own > most:
                    best, most = trade, own
        return best

    def completing(self, s: State, seat: int) -> Iterator[Trade]:
        """What another one has of a group that is ours but for that: for cash, for the like, or for any other deed."""
        for group in self.groups:
            owners = {int(s[tables.OWNER + deed]) - 1 for deed in group} - {seat}
            if len(owners) != 1 or not any(s[tables.OWNER + deed] == seat + 1 for deed in group):
                continue
            (partner,) = owners
            wanted = tuple(deed for deed in group if s[tables.OWNER + deed] == partner + 1)
            if partner < 0 or not all(self.tradable(s, deed) for deed in wanted):
                continue
            own = [deed for deed in range(DEEDS) if s[tables.OWNER + deed] == seat + 1 and deed not in group]
            singles = [(deed,) for deed in own if self.tradable(s, deed)]
            for given in chain([()], self.like(s, seat, partner, group), singles):
                yield Trade(seat, partner, wanted, given)

    def like(self, s: State, seat: int, partner: int, but: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """What completes a group of the partner's."""
        for group in self.groups:
            owners = {int(s[tables.OWNER + deed]) - 1 for deed in group}
            missing = tuple(deed for deed in group if s[tables.OWNER + deed] == seat + 1)
            if group != but and owners == {seat, partner} and len(missing) > 1 and self.tradable(s, missing[0]):
                yield missing

    def tradable(self, s: State, deed: int) -> bool:
        return bool(self.rules.may_be_traded(s, self.t, deed))

    def balanced(self, s: State, trade: Trade) -> Trade | None:
        """With the cash that shares the gain best; None if somebody would lose, or cannot pay it."""
        own, other = self.gains(s, trade)
        if own + other < 2 * LEAST:
            return None
        found, least = None, LEAST - 1
        for part in range(1, SHARES + 1):
            sized = replace(trade, cash=(own - other) * part // (2 * SHARES) // ROUND_TO * ROUND_TO)
            if (trade.given or sized.cash > 0) and len(sized.parts(self.rules)) <= MOST_ADDED:
                worse = min(self.gains(s, sized))
                if worse > least:
                    found, least = sized, worse
        return found

    def gains(self, s: State, trade: Trade) -> tuple[int, int]:
        """What it brings to the one who asks, and to the other."""
        after = s.copy()
        for player, deeds in ((trade.asker, trade.wanted), (trade.partner, trade.given)):
            for deed in deeds:
                after[tables.OWNER + deed] = player + 1
                if after[tables.PLEDGED + deed]:
                    after[POINTS + player] -= self.rules.fee(self.t, deed)
        after[POINTS + trade.asker] -= trade.cash
        after[POINTS + trade.partner] += trade.cash
        if min(int(after[POINTS + trade.asker]), int(after[POINTS + trade.partner])) < 0:
            return -1, -1
        return self.gain(s, after, trade.asker), self.gain(s, after, trade.partner)
