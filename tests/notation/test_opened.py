"""What people bring along: games and positions in whatever notation, to go on with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.notation.convert import convert, formats_of, opened, write_game
from ludoteka.play import Match, NotationError, Sentence, Told, record, variant
from ludoteka.play.words import HOME

PLAYED = {
    "chess": ["e4", "e5", "Nf3"],
    "shogi": ["P-7f", "P-3d", "Bx2b+"],
    "international-draughts": ["32-28", "19-23", "28x19"],
    "go:9x9": ["e5", "c5"],
    "xiangqi": ["Cbe3", "Nc8"],
}


def played(key: str) -> Match:
    match = Match.begin(variant(key))
    for at, move in enumerate(PLAYED[key]):
        match.play(at % 2, move)
    return match


@pytest.mark.parametrize(
    ("key", "formats"),
    [
        ("chess", ("pgn",)),
        ("shogi", ("kif", "csa")),
        ("international-draughts", ("pdn",)),
        ("go:9x9", ("sgf",)),
        ("xiangqi", ("pgn",)),
        ("hex", ()),
    ],
)
def test_the_fields_formats_and_the_record_open_as_what_was_played(key: str, formats: tuple[str, ...]) -> None:
    of = variant(key)
    assert formats_of(of) == formats
    for name in formats:
        again = opened(of, write_game(played(key), name))
        assert [move.text for move in again.played] == PLAYED[key], name
    if formats:
        text = convert(write_game(played(key), formats[0]), formats[0], "record", key)
        assert [move.text for move in opened(of, text).played] == PLAYED[key]


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
        ("international-draughts", "W:WK5:B40,45"),
        ("hex:small", "actors=2 ply=1 turn=1 cells=1,0*24"),
    ],
)
def test_a_position_alone_is_a_game_that_begins_there(key: str, text: str) -> None:
    match = opened(variant(key), text)
    assert match.first is not None
    assert not match.played


@pytest.mark.parametrize(
    ("key", "text", "says"),
    [
        ("chess", "1. e4 e5 2. Ke3", "move 2: .*Ke3"),
        ("chess", "hello", "“hello” is no game or position"),
        ("chess", "r3k2r/8/8/8 w - - 0 1", "8 rows"),
        ("chess", '[Variant "losing-chess:standard"]\n\n1. e3 *', "expected a game of Chess, got one of Losing chess"),
        ("shogi", "   1 ７六銀(77)", "77"),
        ("shogi", "V2.2\n+\n+7775FU", "7775FU"),
        ("international-draughts", "1. 32-27 19-23 2. 27-36", "move 2: .*27-36"),
        ("chess", "Ludoteka record 9", "version 9"),
        ("chess", "", "no game"),
        ("chess", "1. e4 (1. d4 d5 *", "parentheses"),
        ("international-draughts", "1. 32-28 ) 19-23", "parentheses"),
        ("shogi", "garbage", "garbage"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line_that_quotes_it(key: str, text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as refused:
        opened(variant(key), text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("key", "text", "english", "hungarian"),
    [
        (
            "chess",
            "1. e4 e5 2. Ke3",
            "move 2: Ke3 is not legal here; legal are ",
            "2. lépés: Ke3 itt nem szabályos; szabályos lépés: ",
        ),
        ("chess", "1. f3 e5 2. g4 Qh4# 3. a3", "move 3: the game is over", "3. lépés: a játék már véget ért"),
        ("chess", "r3k2r/8/8/8 w - - 0 1", "expected 8 rows, got 4: “r3k2r/8/8/8”", "8 sor kell, ez 4: „r3k2r/8/8/8”"),
        (
            "chess",
            "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "impossible position: a pawn of White cannot stand on a8",
            "lehetetlen állás: Világos: itt nem állhat gyalog: a8",
        ),
        (
            "chess",
            '[Variant "losing-chess:standard"]\n\n1. e3 *',
            "expected a game of Chess, got one of Losing chess",
            "ez egy másik játék játszmája: ",
        ),
        ("xiangqi", "1. Cbe3 Nc8 2. Ke5", "move 2: Ke5 is not legal here", "2. lépés: Ke5 itt nem szabályos"),
        (
            "shogi",
            "   1 ７六銀(77)",
            "move 1: 銀 does not stand on 77",
            "1. lépés: 銀 nem áll itt: 77",
        ),
        ("shogi", "V2.2\n+\n+7775FU", "move 1: +7775FU is not legal", "1. lépés: +7775FU nem szabályos"),
        (
            "shogi",
            "4k4/9/9/9/9/9/9/9/4K4 x - 1",
            "expected b or w as the player to move, got “x”",
            "a lépő játékos jele b vagy w lehet, nem „x”",
        ),
        (
            "international-draughts",
            "1. 32-27 19-23 2. 27-36",
            "move 2: 27-36 is not legal here",
            "2. lépés: 27-36 itt nem szabályos",
        ),
        (
            "international-draughts",
            "W:W3:B1",
            "impossible position: a man of White on 3, where it would be a king",
            "lehetetlen állás: Világos közönséges bábuja ott áll, ahol dáma volna: 3",
        ),
        (
            "go:9x9",
            "(;SZ[11];B[ee])",
            "expected a board of 9, 10, 13, 19 lines, got SZ[11]",
            "ennyi vonalas tábla lehet: 9, 10, 13, 19; nem SZ[11]",
        ),
        (
            "backgammon",
            "XGID=-b----E-C---eE---c-e----B-:0:0:2:00:0:0:0:0:10",
            "field 4 is 1, -1, got “2”",
            "4. mező: 1, -1 lehet, nem „2”",
        ),
        (
            "chess",
            "Ludoteka record 9",
            "line 1: this record has version 9; this program reads up to 1",
            "1. sor: ez a játszmalap 9. változatú; ez a program csak 1. változatig olvas",
        ),
        (
            "chess",
            "Ludoteka record 1\nGame: chess\n\n0 0 move e9\n",
            "event 1 (0 0 move e9): e9 is not legal here",
            "1. esemény (0 0 move e9): e9 itt nem szabályos",
        ),
        ("hex:small", "actors=2 cells=9", "field cells: expected 0 to 2, got 9", "cells mező: 0 és 2 közti szám kell"),
        ("abalone", "actors=1 cells=1*30", "impossible position: ", "ebben a játékban ilyen állás nem lehet"),
    ],
)
def test_what_cannot_be_read_is_said_in_both_languages(key: str, text: str, english: str, hungarian: str) -> None:
    with pytest.raises(Told) as refused:
        opened(variant(key), text)
    why = refused.value.why
    assert isinstance(why, Sentence)
    assert why.say("en").startswith(english)
    assert why.say("hu").startswith(hungarian)


RUBBISH = {
    "words": "this is no game at all",
    "one long word": "x" * 300_000,
    "many words": "bla " * 80_000,
    "a picture": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe",
    "a page": "<html><body>e4 e5</body></html>",
    "a number": "0",
}
WRITTEN = {
    "chess": "PGN",
    "shogi": "KIF, CSA",
    "international-draughts": "PDN",
    "go": "SGF",
    "backgammon": "XGID=",
    "reversi": "Ludoteka record",
    "halma": "Ludoteka record",
}
"""Games of each way to write, and what of it a visitor is told to bring along."""


@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH)
@pytest.mark.parametrize("key", WRITTEN)
def test_rubbish_is_quoted_in_a_few_words_and_answered_with_what_was_expected(key: str, rubbish: str) -> None:
    with pytest.raises(NotationError) as refused:
        opened(variant(key), rubbish)
    why = refused.value.why
    assert isinstance(why, Sentence)
    for language, expected in (("en", "Expected is"), ("hu", "Ide")):
        said = why.say(language)
        assert expected in said
        assert WRITTEN[key] in said
        assert "cells=" not in said, "the fields of our own text say nothing to people"
        assert len(said) < 400
        assert said.isprintable()


@pytest.mark.parametrize(
    ("key", "other"),
    [("reversi", "1. e4 e5 *"), ("chess", "(;GM[1]SZ[19];B[aa])"), ("go", "1. 32-28 19-23"), ("shogi", "1. e4 e5 *")],
)
def test_a_game_of_another_field_is_answered_with_what_was_expected(key: str, other: str) -> None:
    with pytest.raises(NotationError, match="Expected is"):
        opened(variant(key), other)


def test_a_list_of_moves_needs_no_numbers() -> None:
    assert len(opened(variant("chess"), "e4 e5 Nf3").played) == 3
    with pytest.raises(ValueError, match="move 2: Ke3"):
        opened(variant("chess"), "e4 e5 Ke3")


def test_a_long_word_in_a_game_is_quoted_shortened() -> None:
    with pytest.raises(ValueError, match=r"move 1: Qx{39}… is not legal") as refused:
        opened(variant("chess"), "1. Q" + "x" * 100_000)
    assert len(str(refused.value)) < 300


def test_every_reason_has_the_same_words_in_both_languages() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(HOME).parents[1].rglob("*.py"))
    said = set(re.findall(r'"(written-[a-z-]+)"', code))
    messages = []
    for language in ("en", "hu"):
        text = (HOME / language / "written.ftl").read_text("utf-8")
        found = re.findall(r"(?ms)^(written-[a-z-]+) = (.*?)(?=^\S|\Z)", text.replace("\n}", "\n }"))
        messages.append({id: set(re.findall(r"\$(\w+)", body)) for id, body in found})
    english, hungarian = messages
    assert set(english) == said == set(hungarian)
    assert {id for id in said if english[id] != hungarian[id]} == {"written-impossible-text"}


@pytest.mark.parametrize(
    ("key", "name", "end"),
    [
        ("chess", "pgn", "1-0"),
        ("chess", "pgn", "1/2-1/2"),
        ("international-draughts", "pdn", "0-2"),
        ("international-draughts", "pdn", "1-1"),
        ("shogi", "kif", "投了"),
        ("shogi", "csa", "%TORYO"),
        ("go:9x9", "sgf", "RE[W+R]"),
        ("go:9x9", "sgf", "RE[0]"),
    ],
)
def test_names_and_an_end_that_the_board_does_not_show_are_kept(key: str, name: str, end: str) -> None:
    match = Match.begin(variant(key), ["Anna", "Béla"])
    for at, move in enumerate(PLAYED[key]):
        match.play(at % 2, move)
    if end in ("1/2-1/2", "1-1", "RE[0]"):
        match.offer_draw(0)
        match.answer_draw(1, True)
    else:
        match.resign({"0-2": 0, "RE[W+R]": 0}.get(end, match.position.awaited[0]))
    text = write_game(match, name)
    assert end in text
    again = record.replay(record.read(convert("\ufeff" + text, name, "record", key)))
    assert [seat.name for seat in again.seats] == ["Anna", "Béla"]
    assert again.result == match.result
    assert not opened(variant(key), text).over, "whoever opens it can play on"


def test_the_first_of_several_games_is_read() -> None:
    text = '[White "Anna"]\n\n1. e4 *\n\n[White "Cili"]\n\n1. d4 1-0\n'
    found = record.read(convert(text, "pgn", "record"))
    assert (found.seats[0].name, found.result) == ("Anna", "")


def test_a_game_is_written_only_as_the_field_writes_it() -> None:
    with pytest.raises(NotationError, match="expected one of record, pgn, got “pdn”"):
        convert("1. e4 *", "pgn", "pdn")
