"""The format of the books and their checker: what it accepts and what it finds."""

import re
from dataclasses import replace
from html import escape

import pytest

from ludoteka import games
from ludoteka.books import book, catalogue, check, nearest, render
from ludoteka.books.book import BookError
from ludoteka.books.languages import EVERYWHERE, LANGUAGES
from ludoteka.declare.powers import powers
from ludoteka.play import words
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


def test_captions_show_code_and_stars_as_they_are_meant():
    text = SAMPLE.replace("Two stones.", "Lay `\\` for 24/22*, not <b>*.")
    page = render.page(book.parse(text, "sample"), lambda _: "")
    assert "<figcaption>Lay <code>\\</code> for 24/22*, not &lt;b&gt;*.</figcaption>" in page


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
    complete = SAMPLE + "".join(f"\n## {title}\n\ntext\n" for title in LANGUAGES["en"].sections)
    complete = complete.replace("## Play\n", "", 1)
    monkeypatch.setattr(book, "find", lambda *_: book.parse(complete, "sample"))
    found = "\n".join(check.problems("hex", "en"))
    assert "does not name the preset `small`" in found
    assert "item 1 is not decided" in found


# --- languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_nine_titles_and_a_book(code):
    assert len(set(LANGUAGES[code].sections)) == 9
    assert [game for game in games.ids() if code in book.languages_of(game)]


def test_every_book_is_in_a_declared_language_and_of_a_game():
    assert check.strangers() == []


def test_a_leaflet_in_many_languages_has_a_book_in_each():
    spoken = {id: {one.get("lang", "hu") for one in entry.data["sources"]} for id, entry in catalogue.entries().items()}
    assert len(spoken["squadro"]) == 24
    assert [
        (id, spoken[id] - have) for id in games.ids() if not spoken[id] <= (have := set(book.languages_of(id)))
    ] == []


@pytest.mark.parametrize(
    ("wishes", "have", "expected"),
    [
        (["fr"], "en hu fr", "fr"),
        (["fr-CA", "de"], "en hu fr de", "fr"),
        (["sk", "de-AT"], "en hu fr de", "de"),
        (["sk", "hu"], "en hu fr", "hu"),
        (["", "../en", "e"], "en hu", "en"),
        (["zh"], "en zh-CN zh-TW", "zh-CN"),
        (["zh-Hans-CN"], "en zh-CN zh-TW", "zh-CN"),
        (["zh-tw"], "en zh-CN zh-TW", "zh-TW"),
        (["zh-Hant-HK"], "en zh-CN zh-TW", "zh-TW"),
        (["zh-HK"], "en zh-CN zh-TW", "zh-TW"),
        (["fr"], "", "en"),
    ],
)
def test_a_book_is_read_in_the_first_language_wished_for_that_it_has(wishes, have, expected):
    assert nearest(wishes, have.split()) == expected


def test_a_book_that_there_is_not_in_a_language_says_in_which_it_is():
    with pytest.raises(BookError, match="hex has no book in 'fr'; it has one in en, hu"):
        book.find("hex", "fr")
    with pytest.raises(BookError, match="no book"):
        book.find("hex", "../books/en")


def changed(monkeypatch, game, language, old, new):
    """What is wrong with a book in a further language after a change of its text."""
    found, original = book.find(game, language), book.find(game)
    assert old in "".join(section.text for section in found.sections)
    sections = tuple(replace(section, text=section.text.replace(old, new, 1)) for section in found.sections)
    bad = replace(found, sections=sections)
    monkeypatch.setattr(book, "find", lambda _, language="en": original if language == "en" else bad)
    return "\n".join(check.problems(game, language))


def test_a_book_in_another_language_shows_the_diagrams_of_the_english_one(monkeypatch):
    wrong = changed(monkeypatch, "squadro", "fr", "marks: e3>g3 arrow\n", "")
    assert "'Règles particulières' does not show the diagrams of the English one" in wrong


def test_the_legend_of_the_pieces_is_parted_as_the_language_does():
    assert (
        "; " in render.html(book.find("chess", "tr"), lambda _: "").partition('class="legend">')[2].partition("</p>")[0]
    )
    greek = render.html(book.find("chess", "el"), lambda _: "").partition('class="legend">')[2].partition("</p>")[0]
    assert "· " in greek
    assert ";" not in greek, "a question mark to Greeks"


def test_words_that_only_one_seat_sees_are_asked_for_too():
    [seen] = {word for diagram in book.find("kems").diagrams if diagram.eyes for word in check._words(diagram)} & {
        "tray-secret-sign"
    }
    assert not any(seen in check._words(diagram) for diagram in book.find("kems").diagrams if not diagram.eyes)


def test_nothing_in_a_translated_book_is_left_in_english(monkeypatch):
    left = "Squadro was made by Adrián Jiménez Pascual"
    old = book.find("squadro", "fr").sections[7].text
    assert left in changed(monkeypatch, "squadro", "fr", old, book.find("squadro").sections[7].text)


def test_the_words_in_diagrams_are_in_the_language_of_the_book(monkeypatch):
    monkeypatch.setattr(check, "known", lambda id, language="en": id != "count-home" or language == "en")
    assert "fr/pictures.ftl lacks count-home" in "\n".join(check.problems("squadro", "fr"))


def test_words_of_diagrams_are_those_that_the_program_has_in_english():
    for language in set(LANGUAGES) - set(EVERYWHERE):
        text = (words.HOME / language / "pictures.ftl").read_text(encoding="utf-8")
        ids = re.findall(r"(?m)^([a-z][\w-]*) =", text)
        assert sorted(ids) == sorted(set(ids))
        assert [id for id in ids if not id.startswith(("name-", "print-")) and not known(id)] == []


def test_scripts_without_outlines_are_written_as_text_in_diagrams():
    assert re.findall(r"<text[^>]*>([^<]*)</text>", render.html(book.find("squadro", "el")))[:2] == ["Μαύρα", "τέρμα"]
    assert "<text" not in render.html(book.find("squadro", "cs"))


def test_words_printed_on_boards_are_in_the_language_of_the_book(monkeypatch):
    written = re.findall(r"<text[^>]*>([^<]*)</text>", render.html(book.find("game-of-the-goose", "ru")))
    assert {"гусь", "трактир", "колодец"} <= set(written)
    monkeypatch.setattr(check, "known", lambda id, language="en": id != "print-goose" or language == "en")
    assert "ru/pictures.ftl lacks print-goose" in "\n".join(check.problems("game-of-the-goose", "ru"))


@pytest.mark.parametrize(("language", "start"), [("he", '<html lang="he" dir="rtl">'), ("fr", '<html lang="fr">')])
def test_a_page_has_the_direction_of_its_language(language, start):
    assert start in render.page(book.find("squadro", language), lambda _: "")


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


@pytest.mark.parametrize("language", EVERYWHERE)
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
        for language in EVERYWHERE:
            assert known(f"ways-on-{power.where.replace(' ', '-')}", language), power.where


def test_a_table_can_be_set_up_from_a_diagram_unless_it_shows_an_end_or_a_secret() -> None:
    """The attributes by which the page of a book offers to play on."""
    chess = book.find("chess", "en")
    going = [diagram.at() for diagram in chess.diagrams if not diagram.at().over]
    assert 0 < len(going) < len(chess.diagrams)
    positions = re.findall('data-preset="[a-z]+" data-position="([^"]+)"', render.html(chess, lambda _: ""))
    assert positions == [escape(position.text()) for position in going]
    assert "data-position" not in render.html(book.find("stratego", "en"), lambda _: "")
