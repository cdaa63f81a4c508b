"""Books as HTML pages and in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..boards.hexes import HexBoard
from ..declare import Game
from ..declare.powers import Power, ground_of
from ..play import picture
from ..play.drawing import ways
from ..play.words import name_of, say
from .book import Book, Diagram, Pieces
from .languages import LANGUAGES

Draw = Callable[[Diagram], str]


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def draw_svg(diagram: Diagram, theme: str = "light", language: str = "en") -> str:
    """The picture of a diagram."""
    position, viewer = diagram.seen()
    marks = tuple((mark.kind, mark.cell, mark.to) for mark in diagram.marks)
    return picture.draw(position, viewer, theme, marks, language=language)


def _caption(diagram: Diagram) -> str:
    """What stands between backquotes is written as in the text; a star is a star."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(diagram.caption))


def _playable(diagram: Diagram) -> str:
    """What a table needs to go on from a diagram; nothing where that cannot be: the end, a throw, a secret."""
    position = diagram.at()
    if position.over or position.chance or position.variant.game.hidden:
        return ""
    return f' data-preset="{escape(position.variant.key.preset)}" data-position="{escape(position.text())}"'


def html(book: Book, draw: Draw | None = None, theme: str = "light") -> str:
    """The book as an HTML fragment with anchors for its sections; what is drawn is inline SVG."""
    draw = draw or partial(draw_svg, theme=theme, language=book.language)
    parts = [f"<h1>{escape(book.title)}</h1>", _markdown().render(book.summary)]
    for number, section in enumerate(book.sections, 1):
        parts.append(f'<section id="s{number}"><h2>{escape(section.title)}</h2>')
        for part in section.parts(book.game):
            match part:
                case Diagram():
                    caption = f"<figcaption>{_caption(part)}</figcaption>" if part.caption else ""
                    parts.append(f"<figure{_playable(part)}>{draw(part)}{caption}</figure>")
                case Pieces():
                    parts.append(_gallery(part, book.language, theme))
                case _:
                    parts.append(_markdown().render(part))
        parts.append("</section>")
    return "\n".join(parts)


def _gallery(pieces: Pieces, language: str, theme: str) -> str:
    """A small picture of each piece's ways, and what the signs mean."""
    game = pieces.game_of()
    shown = [(power, _name(power, language)) for power in pieces.powers()]
    figures = "".join(
        f"<figure>{ways.draw(game, power, theme, name)}<figcaption>{escape(name)}</figcaption></figure>"
        for power, name in shown
    )
    return f'<div class="ways">{figures}</div>\n<p class="legend">{escape(_legend(game, pieces, language))}</p>'


def _name(power: Power, language: str) -> str:
    """A piece and, where it matters, the ground it stands on."""
    name = name_of(power.piece, language)
    ground = power.where.replace(" ", "-")
    return f"{name}, {say(f'ways-on-{ground}', language)}" if ground else name


def _legend(game: Game, pieces: Pieces, language: str) -> str:
    hexes = isinstance(ground_of(game), HexBoard)
    used = {sign for power in pieces.powers() for sign in ways.plan(power, hexes=hexes).used}
    told = [f"{ways.MARKS[sign]} {say(sign.message, language)}" for sign in reversed(ways.Sign) if sign in used]
    return f"{f'{LANGUAGES[language].semicolon} '.join(told)}."


def page(book: Book, draw: Draw | None = None) -> str:
    """A whole HTML page that prints well."""
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<style>\n{style}</style>'
    title = f"<title>{escape(book.title)}</title>"
    body = html(book, draw)
    direction = ' dir="rtl"' if LANGUAGES[book.language].rtl else ""
    start = f'<!doctype html>\n<html lang="{book.language}"{direction}>\n<head>{head}{title}</head>'
    return f"{start}\n<body>\n{body}\n</body>\n</html>\n"


def terminal(book: Book, board: Callable[[Diagram], RenderableType]) -> RenderableType:
    """The book for a terminal; `board` draws a diagram's position in text."""
    parts: list[RenderableType] = [Markdown(f"# {book.title}\n\n{book.summary}")]
    for section in book.sections:
        parts.append(Markdown(f"## {section.title}"))
        for part in section.parts(book.game):
            match part:
                case Diagram():
                    parts += [board(part), Text(part.caption.replace("`", ""), style="italic"), Text("")]
                case Pieces():
                    parts += [_small_boards(part, book.language), Text("")]
                case _:
                    parts.append(Markdown(part))
    return Group(*parts)


def _small_boards(pieces: Pieces, language: str) -> RenderableType:
    game = pieces.game_of()
    shown = [
        Group(Text(ways.text(game, power)), Text(f"{_name(power, language)}\n", style="italic"))
        for power in pieces.powers()
    ]
    return Group(Columns(shown, padding=(0, 4)), Text(_legend(game, pieces, language), style="italic"))


def print_book(book: Book, board: Callable[[Diagram], RenderableType], console: Console | None = None) -> None:
    (console or Console()).print(terminal(book, board))
