"""Cells that are told apart by their colour bear a sign as well."""

from __future__ import annotations

import re
from math import hypot

import pytest

from ludoteka import games
from ludoteka.boards import Board, Label
from ludoteka.boards.glyphs import glyph
from ludoteka.boards.glyphs.shapes import moved, side_mark
from ludoteka.boards.lettering import lettering, outline_of, width_of
from ludoteka.boards.picture import NAME_INK, draw_board, number
from ludoteka.boards.theme import LIGHT, THEMES, paint_of
from ludoteka.boards.track import Track
from ludoteka.declare import Game, Piece
from ludoteka.declare.estate import RAILROADS, UTILITIES, Kind
from ludoteka.games.chance.monopoly import GAME as MONOPOLY
from ludoteka.games.other_logic.confound import GAME as CONFOUND
from ludoteka.games.word.scramble import GAME
from ludoteka.play import Position, picture
from ludoteka.play.words import LANGUAGES


def pictures_of(game: Game) -> list[str]:
    found = getattr(game, "pieces", ())
    return [piece.picture for piece in found if isinstance(piece, Piece)] if isinstance(found, tuple) else []


def test_the_premium_cells_of_scramble_bear_what_they_multiply_by() -> None:
    for theme in THEMES.values():
        drawn = draw_board(GAME.board, theme).svg
        for region, sign in GAME.board.signed:
            for at in GAME.board.region(region):
                cell = GAME.board.cells[at]
                upright = f'class="label" transform-origin="{number(cell.x)} {number(cell.y)}"'
                assert lettering(sign, cell.x, cell.y, 0.44, NAME_INK, extra=upright) in drawn
    assert {region for region, _ in GAME.board.signed} == set(GAME.premium)


def test_the_homes_of_confound_bear_the_marks_of_their_owners() -> None:
    paints = [paint_of(side.colour) for side in CONFOUND.sides]
    assert paints[0].mark != paints[1].mark
    drawn = draw_board(CONFOUND.board, LIGHT, sides=paints).svg
    for seat, homes in enumerate(CONFOUND.homes):
        for at in CONFOUND.board.all_at(homes):
            cell = CONFOUND.board.cells[at]
            assert moved(side_mark(paints[seat], 20), cell.x, cell.y, 0.01) in drawn


def test_everything_written_on_boards_has_an_outline() -> None:
    unknown = outline_of("?")
    for game in games.every():
        if game.board is None:
            continue
        written = {sign for label in game.board.plan.labels for sign in label.text} - {"?", " "}
        assert not {sign for sign in written if outline_of(sign) == unknown}, game.id


NAMES = {
    "gazdalkodj-okosan": {"START", "TV"},
    "roulette": {"pair", "impair", "manque", "passe"},
    "yam": {"yam", "xxx", "xxxx", "xxyy", "xxxyy"},
    "monopoly": {
        name
        for field in MONOPOLY.fields
        if field.kind is Kind.DEED and field.group not in (RAILROADS, UTILITIES)
        for name in field.short.split("|")
    }
    | {"GO", "Reading", "Pennsylvania", "B & O", "Short Line"},
}
"""What is called the same everywhere: streets and lines of a real town, the croupier's French, patterns of dice."""
PIECES_OF_COORDINATES = re.compile(r"[a-z]{1,2}|[A-Z]{1,2}")


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_words_on_boards_are_in_the_language_of_who_looks(game: str) -> None:
    for preset in games.find(game).presets:
        board = games.find(game).variant(preset.id).board
        if board is None:
            continue
        here = {language: set(board.plan.labels_in(language)) for language in LANGUAGES}
        for label in here["en"] & here["hu"]:
            same = label.text in NAMES.get(game, ()) or PIECES_OF_COORDINATES.fullmatch(label.text)
            assert same or not re.search(r"[^\W\d_]{2}", label.text), label
        only = {language: here[language] - here["en" if language == "hu" else "hu"] for language in LANGUAGES}
        both = {label.text for label in only["en"]} & {label.text for label in only["hu"]}
        assert not {text for text in both - NAMES.get(game, set()) if text[0].isalpha()}
        assert {_field(board, a) for a in only["en"]} == {_field(board, a) for a in only["hu"]}
        assert not [text for _, text in board.signed if re.search(r"[^\W\d_]{2}", text)]


def _field(board: Board, label: Label) -> int:
    return min(range(len(board.cells)), key=lambda at: hypot(board.cells[at].x - label.x, board.cells[at].y - label.y))


def test_the_goose_meets_an_inn_or_a_fogado() -> None:
    board = games.find("game-of-the-goose").board
    assert board is not None
    for language, word, other in (("en", "inn", "fogadó"), ("hu", "fogadó", "inn")):
        words = {label.text for label in board.plan.labels_in(language)}
        assert word in words
        assert other not in words


def test_names_counts_and_trays_beside_a_board_are_in_the_language_of_who_looks() -> None:
    position = Position.start("reversi")
    for language, side, discs in (("en", "Black", "discs"), ("hu", "Sötét", "korong")):
        drawn = picture.draw(position, language=language)
        for text in (side, discs):
            shapes = [outline_of(sign)[1] for sign in text]
            assert re.search("".join(f'[^M]*d="{re.escape(shape)}"/>' for shape in shapes), drawn), text


@pytest.mark.parametrize("game", ["monopoly", "gazdalkodj-okosan", "game-of-the-goose"])
def test_words_fit_their_fields(game: str) -> None:
    board = games.find(game).board
    assert isinstance(board, Track)
    wide = {name: width for name, width, _ in board.sizes}
    for label in board.titles:
        assert width_of(label.text, label.size) < wide.get(board.cells[_field(board, label)].name, 1.0) - 0.04, label


def figure_of(picture: str) -> str:
    return picture.replace("-", "-figure-", 1)


WRITTEN = [
    game.id for game in games.every() if any(name.startswith(("shogi-", "xiangqi-")) for name in pictures_of(game))
]


@pytest.mark.parametrize("game", WRITTEN)
def test_pieces_with_characters_have_figures_or_letters_that_differ(game: str) -> None:
    """For those who do not read the characters."""
    written = [piece for piece in games.find(game).pieces if piece.picture in pictures_of(games.find(game))]  # type: ignore[attr-defined]
    shown = {piece.picture: glyph(figure_of(piece.picture), "red", text=piece.letter) for piece in written}
    assert len(set(shown.values())) == len(shown)
    assert all(svg != glyph(picture, "red") for picture, svg in shown.items())
