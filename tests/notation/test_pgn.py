"""PGN: games of chess as text, read by python-chess too."""

from __future__ import annotations

import io
import random

import chess.pgn
import pytest

from ludoteka.notation import pgn
from ludoteka.notation.convert import convert, read_game
from ludoteka.play import IllegalMove, Match, variant

OPERA = """[Event "Opera"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a \\"pin\\"} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+ Kxd8) 5. Qxf3 dxe5 6. Bc4 Nf6
7. Qb3 Qe7 8. Nc3 c6 9. Bg5 $6 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6
15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0
"""


def test_a_famous_game_is_read_to_the_mate() -> None:
    moves = pgn.read_game(variant("chess"), OPERA)
    assert len(moves) == 33
    assert moves[-1] == "Rd8#"
    record = convert(OPERA, "pgn", "record")
    assert "17. Rd8# 1-0" in " ".join(convert(record, "record", "pgn").split())


def test_python_chess_reads_what_is_written() -> None:
    chooser = random.Random(3)
    match = Match.begin("chess:standard", secret=b"\1" * 32)
    while not match.over:
        move = chooser.choice(match.position.moves())
        match.play(move.player, move)
    game = chess.pgn.read_game(io.StringIO(pgn.write_game(match)))
    assert game is not None
    assert not game.errors
    assert [move.text for move in match.played] == [node.san() for node in game.mainline()]
    assert match.result is not None
    assert game.headers["Result"] == pgn.RESULTS[match.result.payoffs]


def test_another_preset_is_named_in_a_tag() -> None:
    match = Match.begin("chess:box", secret=b"\1" * 32)
    match.play(0, "e4")
    assert '[Variant "chess:box"]' in pgn.write_game(match)
    assert pgn.write_game(match).endswith("\n\n1. e4 *\n")


def test_a_wrong_move_is_refused() -> None:
    with pytest.raises(IllegalMove, match="Ke3"):
        pgn.read_game(variant("chess"), "1. e4 e5 2. Ke3")


def test_a_game_from_another_position_begins_there() -> None:
    text = '[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"]\n\n1. O-O-O Ke7 *'
    match = read_game(text, "pgn")
    assert [move.text for move in match.played] == ["O-O-O", "Ke7"]
    assert '[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"]' in pgn.write_game(match)


def test_the_tag_of_the_variant_says_what_is_played() -> None:
    match = read_game('[Variant "losing-chess:standard"]\n\n1. e3 b5 2. Bxb5 *', "pgn", "chess")
    assert match.variant.key.game == "losing-chess"
