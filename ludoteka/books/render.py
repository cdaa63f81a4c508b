"""Books as HTML pages and in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..play import Position, picture
from ..play.face import SPECTATOR
from .book import DIAGRAM, Book, Diagram, read_diagram

Draw = Callable[[Diagram], str]


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def draw_svg(diagram: Diagram, theme: str = "light") -> str:
    """The picture of a diagram."""
    position, viewer = diagram.at(), SPECTATOR
    if diagram.eyes == "all":
        position = Position(position.variant, position.row.copy(), viewer=SPECTATOR)
    elif diagram.eyes:
        viewer = int(diagram.eyes) - 1
    return picture.draw(position, viewer, theme, tuple((m.kind, m.cell, m.to) for m in diagram.marks))


def html(book: Book, draw: Draw = draw_svg) -> str:
    """The book as an HTML fragment with anchors for its sections; diagrams are inline SVG."""
    parts = [f"<h1>{escape(book.title)}</h1>", _markdown().render(book.summary)]
    for number, section in enumerate(book.sections, 1):
        parts.append(f'<section id="s{number}"><h2>{escape(section.title)}</h2>')
        at = 0
        for found in DIAGRAM.finditer(section.text):
            parts.append(_markdown().render(section.text[at : found.start()]))
            diagram = read_diagram(book.game, found[1])
            caption = f"<figcaption>{escape(diagram.caption)}</figcaption>" if diagram.caption else ""
            parts.append(f"<figure>{draw(diagram)}{caption}</figure>")
            at = found.end()
        parts += [_markdown().render(section.text[at:]), "</section>"]
    return "\n".join(parts)


def page(book: Book, draw: Draw = draw_svg) -> str:
    """A whole HTML page that prints well."""
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<style>\n{style}</style>'
    title = f"<title>{escape(book.title)}</title>"
    body = html(book, draw)
    start = f'<!doctype html>\n<html lang="{book.language}">\n<head>{head}{title}</head>'
    return f"{start}\n<body>\n{body}\n</body>\n</html>\n"


def terminal(book: Book, board: Callable[[Diagram], RenderableType]) -> RenderableType:
    """The book for a terminal; `board` draws a diagram's position in text."""
    parts: list[RenderableType] = [Markdown(f"# {book.title}\n\n{book.summary}")]
    for section in book.sections:
        parts.append(Markdown(f"## {section.title}"))
        at = 0
        for found in DIAGRAM.finditer(section.text):
            parts.append(Markdown(section.text[at : found.start()]))
            diagram = read_diagram(book.game, found[1])
            parts += [board(diagram), Text(diagram.caption, style="italic"), Text("")]
            at = found.end()
        parts.append(Markdown(section.text[at:]))
    return Group(*parts)


def print_book(book: Book, board: Callable[[Diagram], RenderableType], console: Console | None = None) -> None:
    (console or Console()).print(terminal(book, board))
