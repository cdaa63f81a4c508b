"""Specimens: how a game looks while it is played, for those whose set-up says little: an empty board, an empty table.

`specimens.json` has the first moves of a game between computers; `python -m ludoteka.search.specimens` plays them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from .face import SPECTATOR
from .match import Match
from .scene import Scene, open_trays
from .variant import Variant, variant

SECRET = bytes(32)
"""By which specimens are dealt, always the same."""
FEW = 6
"""Things: so few do not show what is played."""


@cache
def kept() -> dict[str, list[str]]:
    """By game, what was played, without what chance decided."""
    return msgspec.json.decode(home().read_bytes(), type=dict[str, list[str]])


def home() -> Path:
    return Path(str(resources.files(__package__) / "specimens.json"))


def viewer_of(of: Variant) -> int:
    """Where something is hidden, the first player looks on."""
    return 0 if of.game.hidden else SPECTATOR


def specimen(of: Variant) -> Match:
    """A game as it looks while it is played; where the set-up shows it, and by other rules, as it begins."""
    match = Match.begin(of, secret=SECRET)
    for text in kept().get(of.game.id, ()) if of is variant(of.game.id) else ():
        match.play(match.position.awaited[0], text)
    return match


def is_bare(of: Variant) -> bool:
    """Whether the set-up looks like that of many other games."""
    scene = Match.begin(of, secret=SECRET).position.scene(viewer_of(of))
    return of.game.players > 1 and seen_small(of, scene) <= FEW


def seen_small(of: Variant, scene: Scene) -> int:
    """How many things a thumbnail shows: on the board, or of a game without one what lies open on the table."""
    if of.game.board is not None:
        return len(scene.items) + len(scene.links)
    return sum(len(tray.items) for tray in open_trays(scene))
