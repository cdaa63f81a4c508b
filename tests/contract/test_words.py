"""Whatever scenes and buttons name is said in words, in both languages; signs ("AB", "F3", "50") stand as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.play import Position, faces
from ludoteka.play.words import HOME, LANGUAGES, word_id
from ludoteka.server import library
from tests.contract.cases import VARIANTS, walk

LONGEST = 150
"""Positions of a random game that are looked at."""
SPOKEN_OTHERWISE = re.compile("card|die|suit:")
"""Pictures that the client has words for itself."""
LITERALS = (
    ("count", re.compile(r'\bCount\("([^"]+)"')),
    ("tray", re.compile(r'\bTray\("([^"]+)"')),
    ("timer", re.compile(r'\bTimer\("([^"]+)"')),
    ("phase", re.compile(r'\bphase="([^"]+)"')),
    ("do", re.compile(r'"do:([^"{]+)"')),
)


def unsaid(kind: str, name: str, language: str) -> list[str]:
    """What of a name has no word."""
    words = library.words(language)
    if word_id(kind, name) in words:
        return []
    parts = re.split("[-_ ]+", name)
    return [part for part in parts if re.search("[a-z]{2}", part) and word_id(kind, part) not in words]


def shown(position: Position) -> Iterator[tuple[str, str]]:
    """What a client would have to put into words."""
    scene = position.scene()
    yield from (("tray", tray.name) for tray in scene.trays)
    yield from (("count", count.name) for count in scene.counts)
    yield from (("timer", timer.name) for timer in scene.timers)
    yield from (("role", role) for role in scene.roles)
    yield "phase", scene.phase
    items = [*scene.items, *(item for tray in scene.trays for item in tray.items)]
    face = position.variant.face
    if not position.over and not position.chance:
        moves = [move for move in position.moves() if move.player >= 0]
        steps = {(step, move.player) for move in moves for step in move.steps}
        yield from (("do", step[3:]) for step, _ in steps if step.startswith("do:"))
        items += [face.choice(step, player) for step, player in steps if step.startswith("as:")]
    yield from (
        ("piece", item.name or item.glyph)
        for item in items
        if not item.hidden and not SPOKEN_OTHERWISE.match(item.glyph)
    )


@pytest.mark.parametrize("key", VARIANTS)
def test_whatever_is_named_has_a_word_in_both_languages(key: str) -> None:
    found = {name for position in walk(key, 3, LONGEST) for name in shown(position)}
    missing = {
        (language, kind, name, *parts)
        for kind, name in found
        for language in LANGUAGES
        if (parts := unsaid(kind, name, language))
    }
    assert not missing


CELL = r"[^:]+$"
CHOICES = {
    "pressing": ("do:roll", "do:stop"),
    "scoring": ("do:roll", CELL),
    "covering": ("do:lay", "do:pass"),
    "ransoming": (CELL, "do:stop"),
    "replacing": (CELL, "do:end"),
    "doubling": ("do:roll", "do:double"),
    "answering": ("do:take", "do:drop"),
    "bonus": (CELL, "do:stop"),
    "jumping-on": (CELL, "do:stop"),
    "taking-back": (CELL, "do:stop"),
    "laying-a-ring": ("do:ring", "do:stop"),
    "lift-or-keep": ("do:lift", "do:keep"),
}
"""Phases whose words name several things that can be done ("throw again or stop"), and the steps of these."""
CHOOSING = ["ten-thousand", "four-twenty-one", "poker-dice", "dice-blackjack", "ship-captain-crew", "yam", "president"]
CHOOSING += ["firing-range", "rings", "backgammon", "latrunculi", "leapfrog", "pylos", "tamsk", "gipf"]


@pytest.mark.parametrize("game", CHOOSING)
def test_the_words_of_a_phase_name_only_what_can_be_done(game: str) -> None:
    met = 0
    presets = [key for key in VARIANTS if key.partition(":")[0] == game]
    for position in (one for key in presets for seed in (3, 4) for one in walk(key, seed, LONGEST)):
        for seat in position.actors:
            wanted = CHOICES.get(position.scene(seat).phase, ())
            offered = {step for move in position.moves(seat) for step in move.steps}
            missing = [one for one in wanted if not any(re.match(one, step) for step in offered)]
            assert not missing, f"{position.scene(seat).phase}: {sorted(offered)}"
            met += bool(wanted)
    assert met


def test_names_that_random_games_seldom_meet_have_words_too() -> None:
    missing = {
        (path.stem, kind, name)
        for path in Path(faces.__path__[0]).glob("*.py")
        for kind, pattern in LITERALS
        for name in pattern.findall(path.read_text(encoding="utf-8"))
        if unsaid(kind, name, "hu")
    }
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    """Of two messages with one id only the first would ever be said."""
    ids = [
        found
        for path in (HOME / language).glob("*.ftl")
        for found in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text(encoding="utf-8"))
    ]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_messages() -> None:
    english, hungarian = (
        {
            (path.name, found)
            for path in (HOME / language).glob("*.ftl")
            for found in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text(encoding="utf-8"))
        }
        for language in LANGUAGES
    )
    assert english == hungarian


def test_roles_and_phases_are_not_shown_by_their_ids() -> None:
    assert library.words("en")["role-lace-tearer"] == "lace tearer"
    assert library.words("hu")["role-lace-tearer"] == "csipketépő"
    assert library.words("hu")["role-number-1"] == "egy szomszédra játszik"
    assert library.words("hu")["phase-by-colour"] == "rendezés színek szerint"
