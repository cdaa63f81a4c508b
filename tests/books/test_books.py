"""The format of the books and their checker: what it accepts and what it finds."""

from dataclasses import replace

import pytest

from ludoteka import games
from ludoteka.books import book, check, render
from ludoteka.books.book import BookError
from ludoteka.declare.powers import powers
from ludoteka.play.drawing import ways
from ludoteka.play.words import known

SAMPLE = """---
game: hex
language: en
title: Hex
---
# Hex

A game of joining two sides of a rhombus of hexagons. Nobody can block the other without joining his own.

## Play

Place a stone.

```diagram
preset: small
moves: a1 b2
marks: a1 circle, a1>b2 arrow
caption: Two stones.
```

More text.
"""


def test_a_book_is_read():
    found = book.parse(SAMPLE, "sample")
    assert (found.game, found.language, found.title) == ("hex", "en", "Hex")
    assert found.summary.startswith("A game of joining")
    [diagram] = found.diagrams
    assert diagram.at().ply == 2
    assert [(mark.kind, mark.cell, mark.to) for mark in diagram.marks] == [("circle", "a1", ""), ("arrow", "a1", "b2")]


def test_a_book_becomes_a_page_with_its_diagram_in_place():
    page = render.page(book.parse(SAMPLE, "sample"), lambda diagram: f"<svg>{diagram.preset}</svg>")
    assert page.index("Place a stone") < page.index("<svg>small</svg>") < page.index("More text")
    assert "<figcaption>Two stones.</figcaption>" in page


def test_markup_in_a_book_is_not_passed_through():
    text = SAMPLE.replace("Place a stone.", "Place <script>alert(1)</script>.")
    assert "<script>" not in render.page(book.parse(text, "sample"), lambda _: "")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("---\ngame", "game", "front matter"),
        ("title: Hex", "title:", "lacks title"),
        ("marks: a1 circle", "marks: a1 blob", "expected a mark"),
        ("caption:", "captoin:", "a diagram has"),
    ],
)
def test_broken_books_are_refused(old, new, error):
    with pytest.raises(BookError, match=error):
        _ = book.parse(SAMPLE.replace(old, new, 1), "sample").diagrams


def test_the_checker_finds_missing_sections_presets_decisions_and_bad_diagrams(monkeypatch):
    broken = SAMPLE.replace("moves: a1 b2", "moves: a1 a1").replace("caption: Two stones.\n", "")
    monkeypatch.setattr(book, "find", lambda *_: book.parse(broken, "sample"))
    found = "\n".join(check.problems("hex", "en"))
    assert "expected the sections" in found
    assert "diagram 1" in found
    complete = SAMPLE + "".join(f"\n## {title}\n\ntext\n" for title in book.SECTIONS["en"])
    complete = complete.replace("## Play\n", "", 1)
    monkeypatch.setattr(book, "find", lambda *_: book.parse(complete, "sample"))
    found = "\n".join(check.problems("hex", "en"))
    assert "does not name the preset `small`" in found
    assert "item 1 is not decided" in found


# --- the ways of the pieces ------------------------------------------------------------------------------------------


def ways_of(game, letter, where=""):
    """The signs of a piece as text, row by row from the top."""
    found = games.find(game)
    [power] = [power for power in powers(found) if (power.piece.letter, power.where) == (letter, where)]
    return ways.text(found, power).replace(" ", "").splitlines()


def test_a_pawn_moves_captures_and_first_steps_by_different_signs():
    assert ways_of("chess", "P") == ["..◌..", ".×○×.", "..P..", ".....", "....."]


def test_riders_have_arrows_and_leapers_dots():
    assert ways_of("capablanca-chess", "C") == [".●↑●.", "●.↑.●", "←←C→→", "●.↓.●", ".●↓●."]


def test_what_stands_in_the_way_of_lame_pieces_is_marked():
    assert ways_of("xiangqi", "N") == [".●.●.", "●.·.●", ".·N·.", "●.·.●", ".●.●."]


def test_the_cannon_needs_a_screen_to_capture():
    rows = ways_of("xiangqi", "C")
    assert [row[3] for row in rows] == ["×", "■", "○", "C", "○", "■", "×"]
    assert rows[3] == "○○○C○○○"


def test_the_lion_goes_on_from_its_first_step():
    assert ways_of("chu-shogi", "Ln") == ["●●●●●", "●◉◉◉●", "●◉Ln◉●", "●◉◉◉●", "●●●●●"]


def test_the_falcon_stings_ahead_only():
    assert ways_of("chu-shogi", "+DH") == ["↖.●.↗", ".↖◉↗.", "←←+DH→→", ".↙↓↘.", "↙.↓.↘"]


def test_ways_change_with_the_ground():
    assert ways_of("great-outer-chess", "N", "inner") == [".●.●.", "●...●", "..N..", "●...●", ".●.●."]
    assert ways_of("congo", "C", "river") == [".....", ".●●●.", "←←C→→", ".●●●.", "....."]


def test_the_monkey_jumps_over_what_it_captures():
    assert ways_of("congo", "M")[1:3] == [".⊗⊗⊗.", "○⊗M⊗○"]


def test_bishops_on_hexagons_go_over_corners():
    found = games.find("hexagonal-chess")
    [bishop] = [power for power in powers(found) if power.piece.letter == "B"]
    assert set(ways.plan(bishop, hexes=True).signs) == {(2, 0), (-2, 0), (1, 3), (1, -3), (-1, 3), (-1, -3)}


@pytest.mark.parametrize("language", book.LANGUAGES)
def test_a_page_has_a_picture_of_every_piece_and_explains_the_signs(language):
    page = render.html(book.find("xiangqi", language))
    gallery = page[page.index('<div class="ways">') : page.index('<p class="legend">')]
    assert gallery.count("<svg") == gallery.count("<figcaption>") == 8
    assert {"en": "soldier, beyond the river", "hu": "katona, a folyón túl"}[language] in gallery
    legend = page[page.index('<p class="legend">') :].partition("</p>")[0]
    assert all(mark in legend for mark in "●○×■·")


def test_a_book_of_pieces_that_does_not_show_their_ways_is_incomplete(monkeypatch):
    found = book.find("xiangqi")
    bare = tuple(replace(section, text=section.text.replace("```pieces\n```", "")) for section in found.sections)
    monkeypatch.setattr(book, "find", lambda *_: replace(found, sections=bare))
    assert [what for what in check.problems("xiangqi", "en") if "ways of the pieces" in what]


def test_every_ground_has_words():
    for power in (power for id in games.ids() for power in powers(games.find(id)) if power.where):
        for language in book.LANGUAGES:
            assert known(f"ways-on-{power.where.replace(' ', '-')}", language), power.where
