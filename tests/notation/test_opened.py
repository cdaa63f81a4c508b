"""What people bring along: games and positions in whatever notation, to go on with."""

from __future__ import annotations

import pytest

from ludoteka.notation.convert import convert, formats_of, opened, write_game
from ludoteka.play import Match, variant

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
        ("chess", "hello", "hello"),
        ("chess", "r3k2r/8/8/8 w - - 0 1", "8 rows"),
        ("chess", '[Variant "losing-chess:standard"]\n\n1. e3 *', "expected a game of Chess, got one of Losing chess"),
        ("shogi", "   1 ７六銀(77)", "77"),
        ("shogi", "V2.2\n+\n+7775FU", "7775FU"),
        ("international-draughts", "1. 32-27 19-23 2. 27-36", "move 2: .*27-36"),
        ("chess", "Ludoteka record 9", "version 9"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line_that_quotes_it(key: str, text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as refused:
        opened(variant(key), text)
    assert "\n" not in str(refused.value)
