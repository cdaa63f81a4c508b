"""What a file says itself: its format, the game, the board, the rules, the komi and the handicap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.notation.convert import decoded, format_of, opened, read_any, written_as
from ludoteka.play import Match, NotationError, variant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("(;GM[1]SZ[9];B[ee])", "go:9x9"),
        ("(;GM[1];B[pd])", "go:book"),
        ("(;SZ[13:13];B[dd])", "go:13x13"),
        ("(;SZ[19]RU[Chinese]KM[7.5];B[pd];W[dd])", "go:area"),
        ("(;SZ[19]RU[New Zealand];B[pd])", "go:area"),
        ("(;SZ[19]RU[Chinese]KM[375];B[pd])", "go:area"),
        ("(;SZ[19]RU[house rules];B[pd])", "go:book"),
        ("(;SZ[19]HA[4]KM[0]AB[dd][pd][dp][pp];W[qf])", "go:book,handicap=4,komi=0"),
        ("(;SZ[19]HA[2]AB[dp][pd];W[qf])", "go:book,handicap=2"),
        ("(;SZ[9]RU[Japanese]KM[5.5];B[ee])", "go:9x9,counting=territory,ko=simple,komi=5.5"),
        ("1. e4 e5", "chess:standard"),
        ('[Variant "Standard"]\n\n1. e4 e5 *', "chess:standard"),
        ('[Variant "From Position"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *', "chess:standard"),
        ('[Variant "Antichess"]\n\n1. e3 *', "losing-chess:standard"),
        ('[Variant "Losing chess"]\n\n1. e3 *', "losing-chess:book"),
        ('[Variant "grand-chess:book"]\n\n1. e5 *', "grand-chess:book"),
        ('[GameType "20,W,10,10,N2,0"]\n\n1. 32-28 19-23 *', "international-draughts:international"),
        ('[GameType "21"]\n\n1. 11-15 23-19 *', "english-draughts:english"),
        ('[GameType "23"]\n\n1. 11-15 23-19 *', "english-draughts:book"),
        ('[GameType "25"]\n\n1. c3-d4 d6-c5 2. b2-c3 *', "english-draughts:russian"),
        ('[GameType "25,W,8,8,N2,0"]\n\n1. 22-18 9-13 *', "english-draughts:russian"),
        ('[GameType "26,W,8,8,A0,0"]\n\n1. c3-d4 *', "english-draughts:brazilian"),
        ('[GameType "30"]\n\n1. c3-c4 *', "turkish-draughts:turkish"),
        ("1. 11-15 23-19 *", "english-draughts:english"),
        ("1. 32-28 19-23 *", "international-draughts:international"),
        ("手合割：平手\n   1 ７六歩(77)\n   2 投了", "shogi:book"),
        ("V2.2\nPI\n+\n+7776FU\n%TORYO", "shogi:book"),
    ],
)
def test_game_and_preset_are_found_in_the_text(text: str, key: str) -> None:
    match, found = read_any(text)
    assert str(match.variant.key) == key
    assert format_of(text) == found
    assert match.played
    assert read_any(written_as(match, found))[0].variant is match.variant


@pytest.mark.parametrize(
    "key",
    [
        "go:9x9,counting=territory",
        "go:area,komi=0.5,handicap=3",
        "go:book-small",
        "gothic-draughts:book",
        "international-draughts:book",
        "english-draughts:american",
        "losing-chess:stalemate-draw",
        "turkish-draughts:large",
    ],
)
def test_what_is_written_is_read_as_the_same_variant(key: str) -> None:
    match = Match.begin(key)
    match.play(match.position.awaited[0], match.position.moves()[0])
    name = {"go": "sgf", "dr": "pdn", "ch": "pgn"}[match.variant.game.family[:2]]
    again, _ = read_any(written_as(match, name), name)
    assert again.variant is match.variant
    assert again.position == match.position


def test_handicap_stones_at_other_points_are_a_set_up() -> None:
    match, _ = read_any("(;GM[1]SZ[19]HA[2]AB[qd][dp];W[qf];B[dd])")
    assert str(match.variant.key) == "go:book,komi=0.5"
    assert match.first is not None
    assert [(move.player, move.text) for move in match.played] == [(1, "r14"), (0, "d16")]


def test_the_text_wins_over_the_preset_that_was_chosen_and_leaves_the_rest_of_it() -> None:
    assert str(opened(variant("go:9x9"), "(;SZ[19]HA[2]AB[dp][pd];W[dd])").variant.key) == "go:book,handicap=2"
    assert str(opened(variant("go:area"), "(;SZ[19];B[dd])").variant.key) == "go:area"
    assert str(opened(variant("go:9x9,komi=5.5"), "(;SZ[10];B[dd])").variant.key) == "go:book-small,komi=5.5"
    assert str(opened(variant("go:9x9,handicap=4"), "(;SZ[9];B[dd])").variant.key) == "go:9x9"
    american = variant("english-draughts:american")
    assert opened(american, '[GameType "21"]\n\n1. 11-15 *').variant is american
    entering = variant("shogi:entering")
    assert opened(entering, "   1 ７六歩(77)").variant is entering


@pytest.mark.parametrize(
    ("text", "game", "says"),
    [
        ("(;GM[11]SZ[9];B[ee])", "", r"expected GM\[1\], got GM\[11\]"),
        ("(;SZ[11];B[ee])", "", r"expected a board of 9, 10, 13, 19 lines, got SZ\[11\]"),
        ("(;SZ[9]KM[4.5];B[ee])", "", r"expected one of 0, 0.5, 5.5, 6.5, 7.5, got KM\[4.5\]"),
        ("(;SZ[9];B[ee])", "chess", "expected a game of Chess, got one of Go"),
        (
            '[GameType "22"]\n\n1. 23-20 *',
            "",
            r"20 \(Int.*, 21 \(English draughts\), 23 \(Am.*, 25 \(Ru.*, 26 \(Br.*, 30 \(Tu.* got .GameType .22",
        ),
        ('[GameType "20"]\n\n1. 32-28 *', "english-draughts", "expected a game of English draughts, got one of Inter"),
        ('[Variant "Crazyhouse"]\n\n1. e4 *', "", "no game here is called so.*Crazyhouse"),
        ("1. e4 *", "hex", "expected one of record, got “pgn”"),
        ("   1 ７六歩(77)", "chess", "expected a game of Chess, got one of Shogi"),
        ("hello", "", "expected a record or one of csa, kif, pdn, pgn, sgf, got “hello”"),
        ("", "", "got “”"),
        ("Ludoteka record 1\nGame: hex\n", "chess", "expected a game of Chess, got one of Hex"),
    ],
)
def test_what_does_not_fit_is_said(text: str, game: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        read_any(text, "", game)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("手合割：平手\n先手：羽生\n   1 ７六歩(77)\n", "cp932"),
        ("(;GM[1]SZ[9]CA[GB2312]PB[聂卫平];B[ee])", "gb2312"),
        ('[White "Tőkés, Á."]\n\n1. e4 *', "utf-8"),
        ('[White "Müller"]\n\n1. e4 *', "latin-1"),
        ("手合割：平手\n", "utf-8-sig"),
    ],
)
def test_files_of_older_programs_are_read_in_their_encoding(text: str, encoding: str) -> None:
    assert decoded(text.encode(encoding)) == text


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\0\0", bytes(range(256)), b"\xff\xfe\xfd"])
def test_a_file_that_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(NotationError, match="expected a text file"):
        decoded(data)


@pytest.mark.parametrize(
    ("key", "to", "written"),
    [
        ("chess", "pgn", '[Date "2026.11.18"]'),
        ("english-draughts", "pdn", '[Date "2026.11.18"]'),
        ("go:9x9", "sgf", "DT[2026-11-18]"),
        ("shogi", "kif", "開始日時：2026/11/18"),
        ("shogi", "csa", "$START_TIME:2026/11/18"),
        ("chess", "record", "Date: 2026-11-18"),
    ],
)
def test_the_day_is_written_and_read(key: str, to: str, written: str) -> None:
    match = Match.begin(key, date="2026-11-18")
    match.play(match.position.awaited[0], match.position.moves()[0])
    text = written_as(match, to)
    assert written in text
    assert read_any(text, to, key)[0].date == "2026-11-18"
    undated = written_as(replace(match, date=""), to)
    assert "2026" not in undated
    assert read_any(undated, to, key)[0].date == ""


@pytest.mark.parametrize("said", ["????.??.??", "2026.??.??", "2026.02.30", "yesterday", ""])
def test_a_day_that_is_not_known_is_none(said: str) -> None:
    assert read_any(f'[Date "{said}"]\n\n1. e4 *', "pgn", "chess")[0].date == ""
