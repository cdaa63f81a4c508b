"""Boards, pieces and sets that lie ready, decks from files, and what is refused."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from ludoteka.play.words import say
from ludoteka.table import DeckError, Refused, boardmaker, equipment, read_deck
from ludoteka.table import art as arts


@pytest.mark.parametrize(("name", "recipe"), equipment.BOARDS)
def test_every_ready_board_can_be_drawn(name: str, recipe: str):
    if recipe.startswith("c:"):
        return
    for theme in ("light", "dark"):
        assert ET.fromstring(boardmaker.draw(recipe, theme)).tag.endswith("svg"), name
    assert boardmaker.box_of(recipe)[2] > 3


def test_every_offered_picture_can_be_drawn():
    offered = [offer for folder in equipment.folders().values() for offer in folder]
    assert len(offered) > 500, "several hundred pictures"
    for offer in offered:
        ET.fromstring(arts.draw(offer.picture.art))


def test_sets_are_complete():
    sets = equipment.sets()
    assert sum(kind.count for kind in sets["cards-52"]) == 52
    assert sum(kind.count for kind in sets["cards-54"]) == 54
    assert sum(kind.count for kind in sets["dominoes-28"]) == 28
    assert sum(kind.count for kind in sets["letters-en"]) == 100
    assert sum(kind.count for kind in sets["letters-hu"]) == 100
    assert len(sets["money"]) >= 5
    ids = [
        kind.id for kinds in (sets["cards-54"], sets["dominoes-55"], sets["money"], sets["prizes"]) for kind in kinds
    ]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "recipe",
    [
        "m:square,99,99",
        "m:square,8",
        "m:nothing,3",
        "square,8,8",
        "m:square,8,8,without=z9",
        "m:graph,1 2 3,",
        "m:square,0,3",
    ],
)
def test_a_board_that_cannot_be_made_is_refused(recipe: str):
    with pytest.raises(Refused):
        boardmaker.make(recipe)


@pytest.mark.parametrize(
    "art", ["", "x:1", "g:king", "p:disc~red~#000000~A", "p:blob~#000000~#000000~A", "domino:x-1", "money::#000000"]
)
def test_a_picture_that_does_not_exist_is_refused(art: str):
    with pytest.raises(Refused):
        arts.draw(art)


def test_text_in_a_picture_is_drawn_not_inserted():
    assert "<script" not in arts.draw("p:disc~#ffffff~#000000~<script>")


def test_cards_of_a_file():
    assert read_deck(b"1\nGo to start\nMiss a turn\n") == ("Go to start", "Miss a turn")
    assert read_deck("2\nSzerencsekártya\nLépj előre\nBírság\n500\n".encode("cp1250")) == (
        "Szerencsekártya\nLépj előre",
        "Bírság\n500",
    )
    assert read_deck(b"\xef\xbb\xbf3\r\na\r\nb\r\n\r\n") == ("a\nb",), "the last line of a card may be empty"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b"one\ntwo", "Line 1: expected the number"),
        (b"0\nx", "Line 1"),
        (b"2\na\nb\nc", "the last card has 1 of its 2 lines"),
        (b"1\n", "no cards"),
        (b"1\na\n\nb", "Card 2 (line 3) is empty"),
        (b"\x00\x01\x02", "plain text"),
    ],
)
def test_a_bad_file_says_where_and_why(data: bytes, says: str):
    with pytest.raises(DeckError) as found:
        read_deck(data)
    assert says in say(found.value.id, **found.value.filled)
    assert says not in say(found.value.id, "hu", **found.value.filled)
