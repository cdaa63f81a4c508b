"""The format of the books and their checker: what it accepts and what it finds."""

import pytest

from ludoteka.books import book, check, render
from ludoteka.books.book import BookError

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
