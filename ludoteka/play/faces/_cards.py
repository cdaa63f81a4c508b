"""What the faces of card games share: cards as items."""

from __future__ import annotations

from ...declare.cards import PACK_OF_54
from ..scene import Item

BACK = Item("card:back", hidden=True, letter="#")


def cards_of(cards: int) -> tuple[int, ...]:
    """The numbers of the cards in a set."""
    return tuple(card for card in range(len(PACK_OF_54)) if cards >> card & 1)


def card_item(card: int, seat: int = -1, *, picked: bool = False) -> Item:
    """A card face up; `picked`: it can be chosen from a hand."""
    name = PACK_OF_54[card]
    return Item(f"card:{name}", owner=seat, id=f"card:{name}" if picked else "", name=name, letter=name)
