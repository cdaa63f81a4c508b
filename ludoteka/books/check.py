"""The checker of books: what is missing or wrong, one line each."""

from __future__ import annotations

import re
from dataclasses import replace

from .. import games
from ..declare.powers import powers
from ..play.drawing.board import words_on
from ..play.face import SPECTATOR
from ..play.words import known, word_id
from . import book, catalogue, render
from .book import Book, BookError, Diagram, Pieces, Section
from .languages import EVERYWHERE, LANGUAGES

FEWEST_WORDS = 12
"""A section shorter than this says nothing."""
WORD = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+")
"""A word, or a character of Chinese, which has no spaces."""


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
        *([] if language == "en" else _translated(found)),
    ]
    return [f"{where}: {what}" for what in wrong]


def _front(found: Book, game: str, language: str) -> list[str]:
    wrong = []
    if found.game != game:
        wrong.append(f"the front matter says game {found.game!r}")
    if found.language != language:
        wrong.append(f"the front matter says language {found.language!r}")
    if len(WORD.findall(found.summary)) < FEWEST_WORDS:
        wrong.append("the first paragraph does not say what the game is")
    return wrong


def _sections(found: Book, language: str) -> list[str]:
    titles = tuple(section.title for section in found.sections)
    expected = LANGUAGES[language].sections
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


def _translated(found: Book) -> list[str]:
    """In another language a book shows what the English one shows; in a further one, nothing in it is English."""
    original = book.find(found.game)
    if len(found.sections) != len(original.sections):
        return []
    wrong = [
        f"section {one.title!r} does not show the diagrams of the English one"
        for one, english in zip(found.sections, original.sections, strict=True)
        if _drawn(found, one) != _drawn(original, english)
    ]
    if found.language in EVERYWHERE or wrong:
        return wrong
    game = games.find(found.game)
    names = {found.title, game.called(found.language), *(p.id for p in game.presets), *(o.id for o in game.options)}
    same = (_said(found) & _said(original)) - names
    words = {id for diagram in found.diagrams for id in _words(diagram)}
    words |= {word_id("name", power.piece.name) for pieces in found.pieces for power in pieces.powers()}
    unknown = {id for id in words if not known(id, found.language)}
    return [
        *(f"still in English: {text!r}" for text in sorted(same)),
        *(f"play/locale/{found.language}/pictures.ftl lacks {id}, a word in its diagrams" for id in sorted(unknown)),
    ]


def _said(found: Book) -> set[str]:
    """Every sentence that the reader sees; a word alone may be the same in two languages."""
    texts = {text.strip() for text in re.findall(r">([^<>]+)<", render.html(found))}
    return {text for text in texts if len(re.findall("[A-Za-z]{2,}", text)) > 1}


def _words(diagram: Diagram) -> set[str]:
    """The words in the picture of a diagram, which are drawn as lines."""
    position, viewer = diagram.seen()
    game, scene = position.variant.game, position.scene(viewer)
    named = [("count", count.name) for count in scene.counts]
    named += [("role", role) for role in scene.roles if role]
    named += [("tray", tray.name) for tray in scene.trays if game.board is None and tray.owner == SPECTATOR]
    ids = {id for id in (word_id(kind, name) for kind, name in named) if known(id)}
    ids |= {word_id("name", side.name) for side in game.sides}
    return ids | {word_id("print", text) for text in (words_on(game.board, "en") if game.board else ())}


def _drawn(found: Book, section: Section) -> list[Diagram | Pieces]:
    """What a section shows, without the captions."""
    parts = [part for part in section.parts(found.game) if not isinstance(part, str)]
    return [replace(part, caption="") if isinstance(part, Diagram) else part for part in parts]


def strangers() -> list[str]:
    """Books in languages that are not declared, or of games that do not exist."""
    ids = set(games.ids())
    return [
        f"books/{path.parent.name}/{path.name}: no such language or game"
        for path in sorted(book.HOME.glob("*/*.md"))
        if path.parent.name not in LANGUAGES or path.stem not in ids
    ]


def all_problems() -> list[str]:
    """What is wrong with the books of all games, in the languages that must be complete and in all others they have."""
    wrong = strangers()
    for game in games.ids():
        for language in dict.fromkeys((*EVERYWHERE, *book.languages_of(game))):
            wrong += problems(game, language)
    return wrong
