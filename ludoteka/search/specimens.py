"""Plays the specimens of games whose set-up is bare. `python -m ludoteka.search.specimens [GAME ...]`"""

from __future__ import annotations

import sys

import msgspec

from .. import games
from ..play import Match, Variant, variant
from ..play.specimen import FEW, SECRET, home, is_bare, kept, seen_small, viewer_of
from .levels import USUAL, level
from .player import choose

MOST = 24
"""Actions after which a game is played no further: enough lies on a board then, and not too much."""


def played(of: Variant) -> list[str]:
    """What computers play, up to the moment that is worth a picture; beginners, where others leave little to see."""
    for strength in (USUAL, 1):
        texts, seen = played_at(of, strength)
        if seen > FEW:
            break
    return texts


def played_at(of: Variant, strength: int) -> tuple[list[str], int]:
    """A game up to the last moment, or where most lies on a table; and how much is seen then."""
    match = Match.begin(of, secret=SECRET)
    texts: list[str] = []
    seen: list[int] = []
    while not match.over and match.position.awaited and len(texts) < MOST:
        seen.append(seen_small(of, match.position.scene(viewer_of(of))))
        seat = match.position.awaited[0]
        move = choose(match.position, seat, level(strength), len(texts), past=match.positions[:-1]).move
        match.play(seat, move)
        texts.append(move.text)
    best = len(seen) - 1 if of.game.board else max(range(len(seen)), key=lambda ply: seen[ply])
    return texts[:best], seen[best]


def main(which: list[str]) -> None:
    held = dict(kept())
    for game in which or games.ids():
        of = variant(game)
        held.pop(game, None)
        if is_bare(of):
            held[game] = played(of)
            print(game, *held[game], sep=" | ", flush=True)
        lines = [f"{_json(game)}: {_json(held[game])}" for game in sorted(held)]
        home().write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main(sys.argv[1:])
