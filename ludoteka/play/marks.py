"""What the last action did to the board, for the book's own marks: a green line, green circles, red circles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from .scene import Item, Scene


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """`path`: cells a piece travelled or was placed on; `turned`: pieces that changed; `removed`: pieces gone."""

    path: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


def marks(before: Scene, after: Scene, steps: Sequence[str]) -> Marks:
    """Compare two scenes as one viewer sees them; `steps` are the clicks of the action between them."""
    same = _same(before, after)
    old, new = _by_cell(before, same), _by_cell(after, same)
    changed = {cell for cell in {*old, *new} if old.get(cell) != new.get(cell)}
    clicked = set(steps) & ({item.cell for item in before.items} | {item.cell for item in after.items})
    first = next((step for step in steps if step in clicked), "")
    clicked -= {cell for cell in clicked if cell != first and _count(old, cell) and not _count(new, cell)}
    path = tuple(step for step in steps if step in clicked)
    removed = tuple(sorted(cell for cell in changed - clicked if _count(old, cell) > _count(new, cell)))
    turned = tuple(sorted(cell for cell in changed - clicked if cell not in removed))
    return Marks(path, turned, removed)


def _same(before: Scene, after: Scene) -> set[Item]:
    """The pieces that need no second look; none where pieces are alike, because then their number counts."""
    old, new = set(before.items), set(after.items)
    alike = len(old) < len(before.items) or len(new) < len(after.items)
    return set() if alike else old & new


def _by_cell(scene: Scene, without: set[Item]) -> dict[str, Counter[tuple[str, int, str]]]:
    found: dict[str, Counter[tuple[str, int, str]]] = {}
    for item in scene.items:
        if item.cell and item not in without:
            found.setdefault(item.cell, Counter())[_look(item)] += 1
    return found


def _look(item: Item) -> tuple[str, int, str]:
    return item.glyph, item.owner, item.label


def _count(cells: dict[str, Counter[tuple[str, int, str]]], cell: str) -> int:
    return sum(cells.get(cell, Counter()).values())
