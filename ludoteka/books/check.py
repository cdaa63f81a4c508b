"""The checker of books: what is missing or wrong, one line each."""

from __future__ import annotations

import re

from .. import games
from ..declare.powers import powers
from . import book, catalogue
from .book import Book, BookError

FEWEST_WORDS = 12
"""A section shorter than this says nothing."""


def problems(game: str, language: str) -> list[str]:
    """Everything wrong with one book; empty if it is fine."""
    where = f"books/{language}/{game}.md"
    try:
        found = book.find(game, language)
    except BookError as error:
        return [str(error)]
    wrong = [
        *_front(found, game, language),
        *_sections(found, language),
        *_variants(found),
        *_decisions(found),
        *_diagrams(found),
        *_pieces(found),
    ]
    return [f"{where}: {what}" for what in wrong]


def _front(found: Book, game: str, language: str) -> list[str]:
    wrong = []
    if found.game != game:
        wrong.append(f"the front matter says game {found.game!r}")
    if found.language != language:
        wrong.append(f"the front matter says language {found.language!r}")
    if len(found.summary.split()) < FEWEST_WORDS:
        wrong.append("the first paragraph does not say what the game is")
    return wrong


def _sections(found: Book, language: str) -> list[str]:
    titles = tuple(section.title for section in found.sections)
    expected = book.SECTIONS[language]
    if titles != expected:
        missing = [title for title in expected if title not in titles]
        extra = [title for title in titles if title not in expected]
        return [f"expected the sections {', '.join(expected)}; missing {missing}, unknown {extra}, or in another order"]
    return [f"section {section.title!r} is empty" for section in found.sections if not section.text]


def _variants(found: Book) -> list[str]:
    if len(found.sections) <= book.VARIANTS_SECTION:
        return []
    text = found.section(book.VARIANTS_SECTION).text
    game = games.find(found.game)
    wrong = [f"Variants does not name the preset `{p.id}`" for p in game.presets if f"`{p.id}`" not in text]
    return wrong + [f"Variants does not name the option `{o.id}`" for o in game.options if f"`{o.id}`" not in text]


def _decisions(found: Book) -> list[str]:
    if len(found.sections) <= book.DECISIONS_SECTION:
        return []
    text = found.section(book.DECISIONS_SECTION).text
    answered = {int(number) for number in re.findall(r"^- \((\d+)\) \S", text, re.MULTILINE)}
    entry = catalogue.entries().get(found.game)
    unclear = entry.unclear if entry else ()
    wrong = [f"item {n} is not decided: {what}" for n, what in enumerate(unclear, 1) if n not in answered]
    return wrong + [f"there is no unclear item {n}" for n in sorted(answered) if not 1 <= n <= len(unclear)]


def _diagrams(found: Book) -> list[str]:
    try:
        diagrams = found.diagrams
    except BookError as error:
        return [str(error)]
    wrong = [] if diagrams else ["there is no diagram"]
    for number, diagram in enumerate(diagrams, 1):
        try:
            position = diagram.at()
        except ValueError as error:
            wrong.append(f"diagram {number}: {error}")
            continue
        board = position.variant.game.board
        names = set(board.names) if board else set()
        cells = {cell for mark in diagram.marks for cell in (mark.cell, mark.to) if cell}
        wrong += [f"diagram {number}: no cell {cell!r} to mark" for cell in sorted(cells - names)]
        if not diagram.caption:
            wrong.append(f"diagram {number} has no caption")
    return wrong


def _pieces(found: Book) -> list[str]:
    """Where pieces have ways of their own, the book shows them."""
    try:
        shown = found.pieces
        empty = [pieces for pieces in shown if not pieces.powers()]
    except ValueError as error:
        return [str(error)]
    if empty:
        return ["the declaration has no pieces whose ways could be shown"]
    return ["the ways of the pieces are not shown"] if powers(games.find(found.game)) and not shown else []


def all_problems() -> list[str]:
    """What is wrong with the books of all games, in all languages that must be complete."""
    return [what for game in games.ids() for language in book.LANGUAGES for what in problems(game, language)]
