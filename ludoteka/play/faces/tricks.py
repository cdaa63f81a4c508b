"""Words and clicks of the trick-taking games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.cards import CARDS, RANKS, SUITS, cards_in
from ...declare.tricks import Trump
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Material, pack
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence

if TYPE_CHECKING:
    from ...declare.tricks import Tricks

BACK = Item("card:back", hidden=True, letter="#")


class Face(face.Face):
    """Cards by their names: "QH" is the queen of hearts, "?" a card that is not seen."""

    game: Tricks

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    # --- moves -----------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if move >= rules.CONTRACT_MOVE:
            return (f"do:contract-{self.text(s, move)}",)
        if move >= rules.BID_MOVE:
            return (f"as:{move - rules.BID_MOVE}",)
        return (f"card:{self.text(s, move)}",)

    def text(self, s: State, move: int) -> str:  # noqa: ARG002
        rules = self.rules
        if move >= rules.CONTRACT_MOVE:
            return self.game.contracts[move - int(rules.CONTRACT_MOVE)].id
        if move >= rules.BID_MOVE:
            return f"bid {move - rules.BID_MOVE}"
        return "?" if move == rules.UNSEEN else CARDS[move]

    @property
    def spoken_as(self) -> dict[str, str]:
        return {contract.id: f"contract-{contract.id}" for contract in self.game.contracts}

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        kind, _, name = steps[0].partition(":")
        if s[PHASE] == self.rules.BIDDING:
            return self._why_no_bid(s, steps)
        if s[PHASE] == self.rules.CHOOSING:
            return Sentence("tricks-choose-first")
        if kind != "card" or name not in CARDS or len(steps) > 1:
            return None
        hand = self._slots(s, self.rules.HAND)[player]
        if not hand >> CARDS.index(name) & 1:
            return Sentence("tricks-not-yours", {"card": name})
        led, trump = int(s[self.rules.LED]), int(s[self.rules.TRUMP])
        suits = {card // len(RANKS) + 1 for card in cards_in(hand)}
        if led in suits:
            return Sentence("tricks-follow", {"suit": SUITS[led - 1]})
        if trump in suits:
            return Sentence("tricks-trump", {"suit": SUITS[led - 1], "trump": SUITS[trump - 1]})
        return None

    def _why_no_bid(self, s: State, steps: tuple[str, ...]) -> Sentence | None:
        size = self._size(s)
        left = size - sum(max(bid - 1, 0) for bid in self._slots(s, self.rules.BID))
        if steps == (f"as:{left}",):
            return Sentence("tricks-hook", {"tricks": left, "size": size})
        return Sentence("tricks-bid-first", {"size": size})

    def _size(self, s: State) -> int:
        """How many cards each player got in this deal."""
        return self.game.sizes[int(s[self.rules.DEAL]) % len(self.game.sizes)]

    def _slots(self, s: State, at: int) -> list[int]:
        """A value for each player."""
        values: list[int] = s[at : at + self.game.players].tolist()
        return values

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        """The hands, the viewer's own to choose from; the trick on the table and the one before; the trump card."""
        rules = self.rules
        order = [(int(s[rules.LEADER]) + k) % self.game.players for k in range(self.game.players)]
        trays = [self._hand(s, seat, viewer) for seat in range(self.game.players)]
        for name, at in (("trick", rules.TRICK), ("last", rules.LAST)):
            if name == "last" and not any(self._slots(s, rules.WON)):
                continue  # of the deal before
            cards = self._slots(s, at)
            trays.append(Tray(name, tuple(self._card(cards[seat] - 1, seat) for seat in order if cards[seat])))
        if s[rules.SHOWN]:
            trays.append(Tray("trump", (self._card(int(s[rules.SHOWN]) - 1),)))
        counts = [Count("points", value, seat) for seat, value in enumerate(self._slots(s, POINTS))]
        counts += [Count("tricks", value, seat) for seat, value in enumerate(self._slots(s, rules.WON))]
        counts += [Count("bid", bid - 1, seat) for seat, bid in enumerate(self._slots(s, rules.BID)) if bid]
        if self.game.last_deal:
            counts.append(Count("deal", min(int(s[rules.DEAL]) + 1, self.game.last_deal)))
        return Scene(trays=tuple(tray for tray in trays if tray.items), counts=tuple(counts), phase=self._phase(s))

    def _phase(self, s: State) -> str:
        """What is being done; while a contract is played, the contract."""
        if s[self.rules.CONTRACT]:
            return f"contract-{self.game.contracts[int(s[self.rules.CONTRACT]) - 1].id}"
        return ("dealing", "", "dealing", "bidding", "choosing")[int(s[PHASE])]

    def _hand(self, s: State, seat: int, viewer: int) -> Tray:
        """Cards that are known face up, all others as backs without identity."""
        known = cards_in(self._slots(s, self.rules.HAND)[seat])
        unseen = self._slots(s, self.rules.HELD)[seat] - len(known)
        cards = tuple(self._card(card, seat, picked=seat == viewer) for card in known)
        return Tray("hand", cards + (BACK,) * unseen, seat)

    def _card(self, card: int, seat: int = -1, *, picked: bool = False) -> Item:
        name = CARDS[card]
        return Item(f"card:{name}", owner=seat, id=f"card:{name}" if picked else "", name=name, letter=name)

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(pack(CARDS[card] for card in self.game.deck.cards))

    def check(self, s: State) -> None:
        self._check_cards(s)
        self._check_phase(s)
        self._check_deal(s)
        if s[PHASE] in (self.rules.DEALING, self.rules.TURNING):
            return
        self._check_trick(s)
        self._check_words(s)

    def _check_cards(self, s: State) -> None:
        """Every card is in one place only; a hand has no more cards than it is said to hold."""
        rules, n = self.rules, self.game.players
        for name in ("hand", "held", "void", "trick", "last", "won", "bid"):
            at = self.tables.field(name).at
            if s[at + n : at + self.tables.field(name).length].any():
                raise self.refuse(f"{name}: there are only {n} players")
        hands = self._slots(s, rules.HAND)
        places = [*hands, int(s[rules.STOCK]), int(s[rules.PLAYED])]
        deck = self.game.in_play
        if sum(places) != deck.mask or sum(place.bit_count() for place in places) != len(deck.cards):
            raise self.refuse("expected every card of the deck in one place")
        lacking = [held - hand.bit_count() for held, hand in zip(self._slots(s, rules.HELD), hands, strict=True)]
        if min(lacking) < 0:
            raise self.refuse("a hand has more cards than are held")
        if sum(lacking) > int(s[rules.STOCK]).bit_count():
            raise self.refuse("there are not enough cards for the hands")

    def _check_phase(self, s: State) -> None:
        """A game has the phases that its rules need."""
        rules, game = self.rules, self.game
        known = {rules.DEALING, rules.PLAYING}
        if game.trump is Trump.TURNED:
            known.add(rules.TURNING)
        if game.bids:
            known.add(rules.BIDDING)
        if game.contracts:
            known.add(rules.CHOOSING)
        if int(s[PHASE]) not in known:
            raise self.refuse(f"expected one of the phases {sorted(known)}, got {s[PHASE]}")
        full = [self._size(s)] * game.players
        if int(s[PHASE]) not in (rules.PLAYING, rules.DEALING) and self._slots(s, rules.HELD) != full:
            raise self.refuse("not all cards are dealt, or some have been played")
        if int(s[PHASE]) in (rules.DEALING, rules.TURNING) and (s[rules.CONTRACT] or any(self._slots(s, rules.BID))):
            raise self.refuse("a bid or a contract needs cards")
        if game.contracts and int(s[rules.CHOSEN]) == (1 << len(game.contracts)) - 1 and not s[rules.CONTRACT]:
            raise self.refuse("the dealer has no contract left")
        if s[PHASE] == rules.TURNING and (not s[rules.STOCK] or s[rules.PLAYED] or s[rules.SHOWN]):
            raise self.refuse("there is no card to turn up, or it has been turned up")
        if game.last_deal and s[rules.DEAL] >= game.last_deal and s[ACTORS]:
            raise self.refuse(f"there are only {game.last_deal} deals")

    def _check_words(self, s: State) -> None:
        """Bids are made in turn before play; one of the dealer's contracts is chosen before play."""
        rules, n = self.rules, self.game.players
        bids, first = self._slots(s, rules.BID), (int(s[rules.DEALER]) + 1) % n
        order = [(first + k) % n for k in range(n)]
        made = sum(bid > 0 for bid in bids)
        bidding, choosing = s[PHASE] == rules.BIDDING, s[PHASE] == rules.CHOOSING
        if any((bids[seat] > 0) != (k < made) for k, seat in enumerate(order)) or max(bids) > self._size(s) + 1:
            raise self.refuse("the bids were not made in turn, or are too high")
        if (made == n) != (self.game.bids is not None and not bidding):
            raise self.refuse("everybody bids before the first card is played")
        if (bidding or choosing) and (any(self._slots(s, rules.TRICK)) or any(self._slots(s, rules.WON))):
            raise self.refuse("cards were played too early")
        if bidding and int(s[ACTORS]) != 1 << order[made]:
            raise self.refuse("it is another player's turn to bid")
        contract, chosen = int(s[rules.CONTRACT]), int(s[rules.CHOSEN])
        if (contract > 0) != bool(self.game.contracts and not choosing):
            raise self.refuse("a contract is chosen before the first card is played")
        if (contract and not chosen >> contract - 1 & 1) or (choosing and s[rules.LEADER] != s[rules.DEALER]):
            raise self.refuse("it is not a contract that this dealer has chosen")

    def _check_deal(self, s: State) -> None:
        """Who deals or plays, and how many cards everybody has."""
        rules, n = self.rules, self.game.players
        dealing, actors, to_deal = s[PHASE] == rules.DEALING, int(s[ACTORS]), int(s[rules.TO_DEAL])
        by_chance = dealing or s[PHASE] == rules.TURNING
        if by_chance != (actors == CHANCE) or dealing != (to_deal > 0):
            raise self.refuse("cards are dealt by chance, and then played by the players")
        if actors != CHANCE and actors.bit_count() > 1:
            raise self.refuse(f"expected one player to act, got the bits {actors}")
        if not dealing:
            return
        size = self._size(s)
        if to_deal > size * n or s[rules.LED] or s[rules.TRUMP] or s[rules.SHOWN] or s[rules.PLAYED]:
            raise self.refuse("nothing can be played or shown while cards are dealt")
        first = (int(s[rules.DEALER]) + 1) % n
        whole, more = divmod(size * n - to_deal, n)
        if self._slots(s, rules.HELD) != [whole + ((seat - first) % n < more) for seat in range(n)]:
            raise self.refuse("the cards were not dealt in turn")
        lacking = sum(self._slots(s, rules.HELD)) - sum(hand.bit_count() for hand in self._slots(s, rules.HAND))
        if int(s[rules.STOCK]).bit_count() < to_deal + lacking or int(s[rules.LEADER]) != (first + more) % n:
            raise self.refuse("there are not enough cards to deal, or the wrong player gets the next")

    def _check_trick(self, s: State) -> None:
        """The trick on the table began with the leader and has come to the player who acts."""
        rules, n = self.rules, self.game.players
        trick, held, leader = self._slots(s, rules.TRICK), self._slots(s, rules.HELD), int(s[rules.LEADER])
        order = [(leader + k) % n for k in range(n)]
        laid = sum(card > 0 for card in trick)
        if laid == n or any((trick[seat] > 0) != (k < laid) for k, seat in enumerate(order)):
            raise self.refuse("the trick was not played in turn")
        if any(not int(s[rules.PLAYED]) >> trick[seat] - 1 & 1 for seat in order[:laid]):
            raise self.refuse("a card of the trick was not played")
        if int(s[rules.LED]) != ((trick[leader] - 1) // len(RANKS) + 1 if laid else 0):
            raise self.refuse("the suit led is not that of the first card")
        bidding = s[PHASE] == rules.BIDDING
        if s[ACTORS] and not bidding and (int(s[ACTORS]) != 1 << order[laid] or held[order[laid]] == 0):
            raise self.refuse("it is another player's turn, or he has no cards")
        if any(held[seat] + (k < laid) != held[leader] + (laid > 0) for k, seat in enumerate(order)):
            raise self.refuse("the hands are not equally large")
        shown, trump = int(s[rules.SHOWN]), int(s[rules.TRUMP])
        if trump != ((shown - 1) // len(RANKS) + 1 if shown else 0):
            raise self.refuse("the trump is not the suit of the card shown")
