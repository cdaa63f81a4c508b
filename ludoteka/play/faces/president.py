"""Words and clicks of president."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.cards import PACK_OF_54
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Material, pack
from ..scene import Count, Scene, Tray
from ..words import Sentence
from ._cards import BACK, card_item, cards_of

if TYPE_CHECKING:
    from ...declare.president import President

TITLES = ("", "president", "vice-president", "last-but-one", "last")


class Face(face.Face):
    """Cards by their names, sets of equal rank joined by spaces: "5C 5D"; "?" is a card that is not seen."""

    game: President

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    # --- moves -----------------------------------------------------------------------------------------------------

    def _laid(self, s: State, move: int) -> list[str]:
        """The first so many cards of the rank in the hand of the player to act."""
        rules = self.rules
        player = int(s[ACTORS]).bit_length() - 1
        cards = rules.cards_to_choose(s, player) & rules.cards_of_rank(move & 15)
        return [PACK_OF_54[card] for card in cards_of(int(cards))[: move >> 4]]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if move == rules.PASS:
            return ("do:pass",)
        if s[PHASE] != rules.PLAYING:
            card = move & int(rules.UNSEEN)
            return ("card:?" if card == rules.UNSEEN else f"card:{PACK_OF_54[card]}",)
        return (*(f"card:{name}" for name in self._laid(s, move)), "do:lay")

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        return " ".join(step[5:] for step in self.steps(s, move) if step.startswith("card:"))

    def seen_text(self, s: State, move: int, viewer: int) -> str:
        """Of others one is told the rank and the number: "5 5". Which cards they are lies on the table."""
        own = int(s[ACTORS]) == 1 << viewer if viewer >= 0 else False
        if s[PHASE] != self.rules.PLAYING or move == self.rules.PASS or own:
            return super().seen_text(s, move, viewer)
        names = {int(self.rules.rank_of(card)): name[:-1] for card, name in enumerate(PACK_OF_54)}
        return " ".join([names[move & 15]] * (move >> 4))

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        names = [step[5:] for step in steps if step.startswith("card:")]
        if not names or any(name not in PACK_OF_54 for name in names):
            return None
        cards = [PACK_OF_54.index(name) for name in names]
        hand = int(s[rules.HAND + player])
        for name, card in zip(names, cards, strict=True):
            if not hand >> card & 1:
                return Sentence("tricks-not-yours", {"card": name})
        ranks = {int(rules.rank_of(card)) for card in cards}
        if s[PHASE] != rules.PLAYING:
            return None
        if len(ranks) > 1:
            return Sentence("president-one-rank")
        rank = ranks.pop()
        have = cards_of(hand & int(rules.cards_of_rank(rank)))
        if s[rules.TOP] and rank < s[rules.TOP]:
            return Sentence("president-higher")
        if s[rules.TOP] and (len(have) < s[rules.SIZE] or len(cards) > s[rules.SIZE]):
            return Sentence("president-as-many", {"cards": int(s[rules.SIZE])})
        if list(have[: len(cards)]) != cards:
            return Sentence("president-in-order", {"card": PACK_OF_54[have[0]]})
        return None

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        rules = self.rules
        trays = [self._hand(s, player, viewer) for player in range(4)]
        laid = cards_of(int(s[rules.TABLE]))
        trays.append(Tray("table", tuple(card_item(card, int(s[rules.OWNER])) for card in laid)))
        counts = [Count("points", int(s[POINTS + player]), player) for player in range(4)]
        counts.append(Count("game", min(int(s[rules.GAME]) + 1, self.game.games)))
        return Scene(
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=("dealing", "giving-back", self.laying(s, viewer))[int(s[PHASE])],
            roles=tuple(TITLES[int(s[rules.PLACE + p]) or int(s[rules.TITLE + p])] for p in range(4)),
        )

    def laying(self, s: State, viewer: int) -> str:
        """What is to be done in a trick; that nothing can be laid is told only to who holds the cards."""
        if not s[self.rules.TOP]:
            return "new-trick"
        own = viewer >= 0 and s[ACTORS] == 1 << viewer
        return "passing" if own and self.legal(s) == [self.rules.PASS] else "covering"

    def _hand(self, s: State, player: int, viewer: int) -> Tray:
        rules = self.rules
        known = sorted(cards_of(int(s[rules.HAND + player])), key=lambda card: (int(rules.rank_of(card)), card))
        unseen = int(s[rules.HELD + player]) - len(known)
        shown = tuple(card_item(card, player, picked=player == viewer) for card in known)
        return Tray("hand", shown + (BACK,) * unseen, player)

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(pack(PACK_OF_54))

    def check(self, s: State) -> None:
        rules = self.rules
        hands = [int(s[rules.HAND + p]) for p in range(4)]
        held = [int(s[rules.HELD + p]) for p in range(4)]
        stock, played, phase, actors = int(s[rules.STOCK]), int(s[rules.PLAYED]), int(s[PHASE]), int(s[ACTORS])
        places = [*hands, stock, played]
        if sum(places) != rules.WHOLE_PACK or sum(place.bit_count() for place in places) != rules.PACK:
            raise self.refuse("expected every card in one place")
        lacking = [have - hand.bit_count() for have, hand in zip(held, hands, strict=True)]
        to_deal = int(s[rules.TO_DEAL])
        if min(lacking) < 0 or sum(lacking) + to_deal != stock.bit_count():
            raise self.refuse("the hands and the stock do not agree")
        if phase > rules.PLAYING or (phase == rules.DEALING) != (to_deal > 0) or (to_deal > 0) != (actors == CHANCE):
            raise self.refuse("cards are dealt by chance, and then played")
        titles = sorted(int(s[rules.TITLE + p]) for p in range(4))
        if titles != ([1, 2, 3, 4] if s[rules.GAME] else [0] * 4):
            raise self.refuse("after a game everybody has a title of his own")
        if actors and s[rules.GAME] >= self.game.games:
            raise self.refuse("all games are over")
        self._check_acting(s, held)

    def _check_acting(self, s: State, held: list[int]) -> None:
        rules, actors, phase = self.rules, int(s[ACTORS]), int(s[PHASE])
        if actors in (0, CHANCE):
            return
        player = actors.bit_length() - 1
        if actors.bit_count() > 1 or player > 3 or not held[player]:
            raise self.refuse("expected one player with cards to act")
        places = [int(s[rules.PLACE + p]) for p in range(4)]
        if any((place > 0) != (have == 0) for place, have in zip(places, held, strict=True)):
            raise self.refuse("who has no cards has a place")
        out = sorted(place for place in places if place)
        if out != list(range(1, len(out) + 1)) or len(out) > 2:
            raise self.refuse("places are given one after another")
        if (s[rules.TOP] > 0) != (s[rules.SIZE] > 0):
            raise self.refuse("so many cards of some rank lie on the table, or none")
        if s[rules.TOP] and (player == s[rules.OWNER] or int(s[rules.PASSED]) >> player & 1):
            raise self.refuse("it is another player's turn")
        if s[rules.TOP] == 0 and s[rules.PASSED]:
            raise self.refuse("nobody passes before a card is led")
        due = [int(s[rules.DUE + p]) for p in range(4)]
        if phase == rules.GIVING and (not s[rules.GAME] or due[player] == 0 or self._wrongly_due(s, due)):
            raise self.refuse("nothing is to be given back")
        if phase == rules.PLAYING and any(due):
            raise self.refuse("cards are given back before the first trick")

    def _wrongly_due(self, s: State, due: list[int]) -> bool:
        """Only the president and the vice-president owe cards, and only where they choose them."""
        titles = [int(s[self.rules.TITLE + p]) for p in range(4)]
        most = [(0, 2, 1, 0, 0)[title] for title in titles]
        return not int(self.tables.row[self.rules.RETURN_ANY]) or any(d > m for d, m in zip(due, most, strict=True))
