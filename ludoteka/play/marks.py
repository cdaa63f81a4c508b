"""What the last action did to the board, for the book's own marks: a green line, green circles, red circles."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .scene import Item, Scene


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """`path`: cells a piece travelled or was placed on; `turned`: pieces that changed; `removed`: pieces gone."""

    path: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


Look = tuple[str, int, str]


def marks(before: Scene, after: Scene, steps: Sequence[str]) -> Marks:
    """Compare two scenes as one viewer sees them; `steps` are the clicks of the action between them."""
    cells = _unlike(before, after)
    old, new = _looks(before, cells), _looks(after, cells)
    changed = {cell for cell in cells if old.get(cell) != new.get(cell)}
    taken = {item.cell for item in (*before.items, *after.items)}
    clicked = set(steps) & taken
    first = next((step for step in steps if step in clicked), "")
    clicked -= {cell for cell in clicked if cell != first and cell in old and cell not in new}
    path = _way(steps, clicked, taken)
    removed = tuple(sorted(c for c in changed - clicked if len(old.get(c, ())) > len(new.get(c, ()))))
    turned = tuple(sorted(cell for cell in changed - clicked if cell not in removed))
    return Marks(path, turned, removed)


def _way(steps: Sequence[str], clicked: set[str], taken: set[str]) -> tuple[str, ...]:
    """The cells that were clicked, and those between them where a piece touched down on its way."""
    ends = [at for at, step in enumerate(steps) if step in clicked]
    between = range(ends[0], ends[-1]) if ends else range(0)
    return tuple(
        step
        for at, step in enumerate(steps)
        if step in clicked or (at in between and step not in taken and ":" not in step)
    )


def _unlike(before: Scene, after: Scene) -> set[str]:
    """The cells that need a second look: what lies there is not the same, or not as often."""
    more: dict[Item, int] = {}
    for item in before.items:
        more[item] = more.get(item, 0) + 1
    for item in after.items:
        more[item] = more.get(item, 0) - 1
    return {item.cell for item, count in more.items() if count and item.cell}


def _looks(scene: Scene, cells: set[str]) -> dict[str, list[Look]]:
    """How the pieces on these cells look; in which order they lie there does not count."""
    found: dict[str, list[Look]] = {}
    for item in scene.items:
        if item.cell in cells:
            found.setdefault(item.cell, []).append((item.glyph, item.owner, item.label))
    for looks in found.values():
        looks.sort()
    return found
