"""Words and clicks of the trick-taking games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.cards import CARDS, RANKS, SUITS, cards_in
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind
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
        return (f"card:{self.text(s, move)}",)

    def text(self, s: State, move: int) -> str:  # noqa: ARG002
        return "?" if move == self.rules.UNSEEN else CARDS[move]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        kind, _, name = steps[0].partition(":")
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
            cards = self._slots(s, at)
            trays.append(Tray(name, tuple(self._card(cards[seat] - 1, seat) for seat in order if cards[seat])))
        if s[rules.SHOWN]:
            trays.append(Tray("trump", (self._card(int(s[rules.SHOWN]) - 1),)))
        counts = [Count("points", value, seat) for seat, value in enumerate(self._slots(s, POINTS))]
        counts += [Count("tricks", value, seat) for seat, value in enumerate(self._slots(s, rules.WON))]
        return Scene(
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase="dealing" if s[PHASE] == rules.DEALING else "",
        )

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

    def check(self, s: State) -> None:
        self._check_cards(s)
        self._check_deal(s)
        if s[PHASE] == self.rules.DEALING:
            return
        self._check_trick(s)

    def _check_cards(self, s: State) -> None:
        """Every card is in one place only; a hand has no more cards than it is said to hold."""
        rules, n = self.rules, self.game.players
        for name in ("hand", "held", "void", "trick", "last", "won"):
            at = self.tables.field(name).at
            if s[at + n : at + self.tables.field(name).length].any():
                raise self.refuse(f"{name}: there are only {n} players")
        hands = self._slots(s, rules.HAND)
        places = [*hands, int(s[rules.STOCK]), int(s[rules.PLAYED])]
        deck = self.game.deck
        if sum(places) != deck.mask or sum(place.bit_count() for place in places) != len(deck.cards):
            raise self.refuse("expected every card of the deck in one place")
        lacking = [held - hand.bit_count() for held, hand in zip(self._slots(s, rules.HELD), hands, strict=True)]
        if min(lacking) < 0:
            raise self.refuse("a hand has more cards than are held")
        if sum(lacking) > int(s[rules.STOCK]).bit_count():
            raise self.refuse("there are not enough cards for the hands")

    def _check_deal(self, s: State) -> None:
        """Who deals or plays, and how many cards everybody has."""
        rules, n = self.rules, self.game.players
        dealing, actors, to_deal = s[PHASE] == rules.DEALING, int(s[ACTORS]), int(s[rules.TO_DEAL])
        if s[PHASE] > rules.PLAYING:
            raise self.refuse(f"expected phase 0 (dealing) or 1 (playing), got {s[PHASE]}")
        if dealing != (actors == CHANCE) or dealing != (to_deal > 0):
            raise self.refuse("cards are dealt by chance, and then played by the players")
        if actors != CHANCE and actors.bit_count() > 1:
            raise self.refuse(f"expected one player to act, got the bits {actors}")
        if not dealing:
            return
        size = self.game.hands[int(s[rules.DEAL]) % len(self.game.hands)]
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
        if s[ACTORS] and (int(s[ACTORS]) != 1 << order[laid] or held[order[laid]] == 0):
            raise self.refuse("it is another player's turn, or he has no cards")
        if any(held[seat] + (k < laid) != held[leader] + (laid > 0) for k, seat in enumerate(order)):
            raise self.refuse("the hands are not equally large")
        shown, trump = int(s[rules.SHOWN]), int(s[rules.TRUMP])
        if trump != ((shown - 1) // len(RANKS) + 1 if shown else 0):
            raise self.refuse("the trump is not the suit of the card shown")
