"""Words and clicks of crazy eights."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...declare.cards import PACK_OF_54, SUITS
from ...rules.abi import ACTORS, CHANCE, PHASE, PLAYER_SHIFT, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind, Reaction
from ..material import Lot, Material, pack
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._cards import BACK, card_item, cards_of

if TYPE_CHECKING:
    from ...declare.eights import Eights

SUIT_NAMES = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))


def suit_item(sign: str) -> Item:
    """A suit that is asked for, without a card."""
    return Item(f"suit:{sign}", name=SUIT_NAMES[sign], letter=sign)


class Face(face.Face):
    """Cards by their names, the last one laid last: "5C 5D"; an eight with the suit asked for: "8C=H"."""

    game: Eights
    races = True
    patience = 1.0
    spoken_as: ClassVar[dict[str, str]] = {"card!": "call-card"}

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    # --- moves -----------------------------------------------------------------------------------------------------

    def _laid(self, move: int) -> list[str]:
        """The cards of a move, the one that lies on top in the end last."""
        rules = self.rules
        last = move >> 8 & 3
        suits = [suit for suit in range(4) if move >> 4 & 1 << suit and suit != last]
        return [PACK_OF_54[int(rules.card_of(move & 15, suit))] for suit in (*suits, last)]

    def _asked(self, move: int) -> str:
        asked = move >> 10 & 7 if move & 15 == self.rules.EIGHT else 0
        return SUITS[asked - 1] if asked else ""

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if s[PHASE] < rules.PLAYING or move & rules.GIVE:
            card = move & int(rules.UNSEEN)
            return ("card:?" if card == rules.UNSEEN else f"card:{PACK_OF_54[card]}",)
        for code, word in ((rules.DRAW, "draw"), (rules.PASS, "pass"), (rules.CALL, "call-card")):
            if move & code:
                return (f"do:{word}",)
        if move & rules.CATCH:
            return "do:catch", f"as:seat{(move & 15) + 1}"
        cards = tuple(f"card:{name}" for name in self._laid(move))
        if self._asked(move):
            return (*cards, f"as:{self._asked(move)}")
        same = s[rules.TOP] and rules.rank_of(s[rules.TOP] - 1) == move & 15
        return (*cards, "do:lay") if same and self.game.sets else cards

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if steps[0] == "do:call-card":
            return "card!"
        if steps[0].startswith("do:"):
            return " ".join(step.partition(":")[2] for step in steps)
        cards = " ".join(step[5:] for step in steps if step.startswith("card:"))
        asked = self._asked(move) if move & self.rules.LAY else ""
        return f"{cards}={asked}" if asked else cards

    def choice(self, step: str, player: int) -> Item:
        sign = step.partition(":")[2]
        if sign in SUITS:
            return suit_item(sign)
        if sign.startswith("seat") and sign[4:].isdigit() and 0 < int(sign[4:]) <= self.game.players:
            seat = int(sign[4:]) - 1
            return Item("person", owner=seat, name=self.game.sides[seat].name)
        return super().choice(step, player)

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        names = [step[5:] for step in steps if step.startswith("card:")]
        if not names or any(name not in PACK_OF_54 for name in names):
            return None
        hand = int(s[rules.HAND + player])
        for name in names:
            if not hand >> PACK_OF_54.index(name) & 1:
                return Sentence("tricks-not-yours", {"card": name})
        if s[PHASE] != rules.PLAYING:
            return None
        if player != s[rules.TURNER]:
            return Sentence("why-not-your-turn")
        cards = [PACK_OF_54.index(name) for name in names]
        if not any(rules.fits(s, card) for card in cards):
            return Sentence("eights-fits", {"suit": SUITS[int(s[rules.SUIT]) - 1] if s[rules.SUIT] else "any"})
        if len(cards) > 1:
            return Sentence("eights-several" if self.game.sets else "eights-one")
        return None

    def reaction(self, s: State, seat: int, level: int, luck: float) -> Reaction | None:
        """A computer calls its last card, unless it forgets; it catches others, but leaves them some time."""
        rules, tag, opened = self.rules, seat + 1 << PLAYER_SHIFT, int(s[self.rules.OPEN])
        if opened >> seat & 1:
            forgets = luck < 0.4 / (level + 1)
            return None if forgets else Reaction(tag | int(rules.CALL), 0.7 + luck)
        others = [other for other in range(self.game.players) if opened >> other & 1]
        return Reaction(tag | int(rules.CATCH) | others[0], 2.5 + 3 * luck) if others else None

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        rules, n = self.rules, self.game.players
        trays = [self._hand(s, player, viewer) for player in range(n)]
        if s[rules.TOP]:
            trays.append(Tray("discard", (card_item(int(s[rules.TOP]) - 1),)))
        if s[rules.LEFT]:
            trays.append(Tray("stock", (BACK,)))
        if s[rules.SUIT]:
            trays.append(Tray("suit", (suit_item(SUITS[int(s[rules.SUIT]) - 1]),)))
        counts = [Count("points", int(s[POINTS + player]), player) for player in range(n)]
        counts.append(Count("game", min(int(s[rules.GAME]) + 1, self.game.games)))
        counts.append(Count("stock", int(s[rules.LEFT])))
        phases = ("dealing", "dealing", "drawing-cards", "backwards" if s[rules.BACK] else "", "giving-cards")
        return Scene(
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=phases[int(s[PHASE])],
        )

    def _hand(self, s: State, player: int, viewer: int) -> Tray:
        known = cards_of(int(s[self.rules.HAND + player]))
        unseen = int(s[self.rules.HELD + player]) - len(known)
        shown = tuple(card_item(card, player, picked=player == viewer) for card in known)
        return Tray("hand", shown + (BACK,) * unseen, player)

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """And a marker for the suit that was asked for."""
        return Material((*pack(PACK_OF_54), *(Lot(suit_item(suit), 1) for suit in SUITS)))

    def check(self, s: State) -> None:
        rules, n = self.rules, self.game.players
        hands = [int(s[rules.HAND + p]) for p in range(rules.SEATS)]
        held = [int(s[rules.HELD + p]) for p in range(rules.SEATS)]
        if any(hands[n:]) or any(held[n:]):
            raise self.refuse(f"there are only {n} players")
        top = 1 << int(s[rules.TOP]) - 1 if s[rules.TOP] else 0
        pack = int(self.tables.row[rules.DECK])
        places = [*hands, int(s[rules.STOCK]), int(s[rules.PILE]), top]
        if sum(places) != pack or sum(place.bit_count() for place in places) != pack.bit_count():
            raise self.refuse("expected every card in one place")
        lacking = [have - hand.bit_count() for have, hand in zip(held, hands, strict=True)]
        if min(lacking) < 0 or sum(lacking) + int(s[rules.LEFT]) != int(s[rules.STOCK]).bit_count():
            raise self.refuse("the hands and the stock do not agree")
        if s[ACTORS]:
            self._check_acting(s, held[:n])

    def _check_acting(self, s: State, held: list[int]) -> None:
        rules, n, phase, actors = self.rules, self.game.players, int(s[PHASE]), int(s[ACTORS])
        by_chance = phase < rules.PLAYING
        if phase > rules.GIVING or by_chance != (actors == CHANCE) or (by_chance and not s[rules.LEFT]):
            raise self.refuse("cards are dealt and drawn by chance")
        if s[rules.GAME] >= self.game.games or s[rules.TURNS] >= self.game.turns:
            raise self.refuse("the game is over")
        dealt = self.game.dealt * n - int(s[rules.TO_DEAL])
        if (phase == rules.DEALING) != (s[rules.TO_DEAL] > 0) or (phase == rules.DEALING and sum(held) != dealt):
            raise self.refuse("not all cards are dealt")
        if (phase > rules.TURNING) != (s[rules.TOP] > 0) or (phase == rules.TURNING and sum(held) != dealt):
            raise self.refuse("a card is turned up when all are dealt")
        if (phase == rules.DRAWING) != (s[rules.DUE] > 0):
            raise self.refuse("cards are drawn as long as some are due")
        if phase > rules.TURNING and not all(held):
            raise self.refuse("who has no cards has ended the game")
        self._check_others(s, held)

    def _check_others(self, s: State, held: list[int]) -> None:
        rules, n, phase, actors = self.rules, self.game.players, int(s[PHASE]), int(s[ACTORS])
        opened, givers, caught = int(s[rules.OPEN]), int(s[rules.GIVERS]), int(s[rules.CAUGHT])
        if any(opened >> p & 1 and held[p] != 1 for p in range(n)):
            raise self.refuse("only who has one card can have forgotten to say so")
        if (phase == rules.GIVING) != (givers > 0) or givers >> caught & 1:
            raise self.refuse("cards are given to somebody who was caught")
        if any(givers >> p & 1 and held[p] < 2 for p in range(n)):
            raise self.refuse("nobody gives his last card")
        if phase == rules.GIVING and actors != 1 << int(rules.giver(s, self.tables.row)):
            raise self.refuse("somebody else is to give a card")
        wanted = (1 << n) - 1 if opened else 1 << int(s[rules.TURNER])
        if phase == rules.PLAYING and actors != wanted:
            raise self.refuse("somebody else is to act")
