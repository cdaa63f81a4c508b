"""What the contract tests share: every preset of every game, and random play through the typed interface."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteka import games
from ludoteka.play import Position


def variants() -> list[str]:
    """Every preset; a game that cannot even be loaded is listed as such, so that its own tests fail and no others."""
    found = []
    for id in games.ids():
        try:
            found += [f"{id}:{preset.id}" for preset in games.find(id).presets]
        except Exception as error:
            found.append(f"{id}:cannot be loaded, {error}")
    return found


VARIANTS = variants()


def families() -> list[str]:
    return sorted({games.find(key.partition(":")[0]).family for key in VARIANTS if "cannot be loaded" not in key})


def walk(key: str, seed: int, most: int = 10**9) -> Iterator[Position]:
    """The positions of one random game, from the start on; outcomes of chance are drawn by their weights."""
    chooser = random.Random(f"{key} {seed}")
    position = Position.start(key)
    yield position
    while not position.over and position.ply < most:
        if position.chance:
            code = chooser.choices(position.codes, position.weights())[0]
        else:
            code = chooser.choice(position.codes)
        position = position.play(code)
        yield position


NUMBERS = (int, np.integer)
GET, SET = np.ndarray.__getitem__, np.ndarray.__setitem__


class Guarded(np.ndarray[Any, Any]):
    """A row that refuses negative indices: compiled code would wrap them silently."""

    # Asked millions of times, so the check is written out in both.
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, NUMBERS) and index < 0:
            raise IndexError(f"negative index {index}")
        return GET(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, NUMBERS) and index < 0:
            raise IndexError(f"negative index {index}")
        SET(self, index, value)


def guarded(row: Any) -> Any:
    return row.copy().view(Guarded)
