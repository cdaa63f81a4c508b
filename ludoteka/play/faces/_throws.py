"""What the faces of dice games share: throws in words and clicks, dice as items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..scene import Item, Tray

DIE_BITS = 3


def dice_of(code: int) -> list[int]:
    """The dice of a throw, the highest first."""
    dice = []
    while code:
        dice.append(code & 7)
        code >>= DIE_BITS
    return dice


def die_item(die: int, *, picked: bool = False, owner: int = -1) -> Item:
    return Item(f"die:{die}", owner=owner, id=f"die:{die}" if picked else "", name=str(die), letter=str(die))


def dice_tray(name: str, dice: Iterable[int], owner: int = -1, *, picked: bool = False) -> list[Tray]:
    """A tray of dice; none if there are no dice."""
    items = tuple(die_item(int(die), picked=picked) for die in dice if die)
    return [Tray(name, items, owner)] if items else []


def throw_text(code: int) -> str:
    return "-".join(str(die) for die in dice_of(code))


def throw_steps(code: int) -> tuple[str, ...]:
    return tuple(f"die:{die}" for die in dice_of(code))


def decision(moves: Sequence[int], stop: int) -> str:
    """The phase in which a player has thrown, called by what can be done now: throw again, stop, or either of them."""
    if stop not in moves:
        return "throwing-again"
    return "pressing" if len(moves) > 1 else "stopping"
