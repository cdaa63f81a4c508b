"""Random games of the test declarations, move by move against Fairy-Stockfish: hoppers, screens, lame pieces, drops."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.chess import ChessGame
from ludoteka.notation import fen
from ludoteka.play import Position
from ludoteka.play.faces.chess import Face
from ludoteka.play.variant import Key, Variant
from tests.perft import declared


def variant_of(game: ChessGame) -> Variant:
    """A variant of a game that is not in the box."""
    of = Variant.__new__(Variant)
    of.game, of.key = game, Key(game.id, "test")
    return of


def fairy(face: Face, position: Position, code: int) -> str:
    """A move as Fairy-Stockfish writes it: files from the left, rows from below."""

    def cell(at: int) -> str:
        file, row = face.game.place_of[at]
        return f"{'abcdefghij'[file]}{row + 1}"

    end = cell(face.end_of(code))
    if face.is_drop(code):
        return f"{face.game.letters[face.kind_moved(position.row, code)]}@{end}"
    becomes = face.becomes(code)
    return cell(face.start_of(code)) + end + ("+" if becomes.startswith("+") else becomes.lower())


def compare(declare: Callable[[], ChessGame], name: str, seed: int, plies: int) -> None:
    pyffish = pytest.importorskip("pyffish")
    of = variant_of(declare())
    face = of.face
    assert isinstance(face, Face)
    chooser = random.Random(seed)
    their = pyffish.start_fen(name)
    position = Position(of, of.start)
    while not position.over and position.ply < plies:
        mine = {fairy(face, position, code): code for code in position.codes if face.special(code) != 3}
        theirs = set(pyffish.legal_moves(name, their, []))
        # Fairy-Stockfish lists a pawn drop that mates and scores it as lost; here it is not legal.
        for drop in [move for move in theirs if move.startswith("P@") and pyffish.gives_check(name, their, [move])]:
            if not pyffish.legal_moves(name, their, [drop]):
                theirs.remove(drop)
        assert set(mine) == theirs, fen.write(position)
        move = chooser.choice(sorted(mine))
        position, their = position.play(mine[move]), pyffish.get_fen(name, their, [move])
        ours, other = fen.write(position).split()[0], their.split()[0]
        assert sorted(ours) == sorted(other.replace("-", ""))
        assert ours.split("[")[0] == other.split("[")[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("declare", "name"),
    [
        (declared.capablanca, "capablanca"),
        (declared.minishogi, "minishogi"),
        (declared.xiangqi, "xiangqi"),
        (declared.grand_chess, "grand"),
        (declared.losing_chess, "antichess"),
    ],
)
def test_random_games_agree_with_fairy_stockfish(declare: Callable[[], ChessGame], name: str, seed: int) -> None:
    compare(declare, name, seed, 120)


def test_who_captures_the_king_wins_where_there_is_no_check() -> None:
    position = fen.read(variant_of(declared.king_capture()), "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1")
    assert position.play("O-O").ply == 1
    taken = position.play("Rh2").play("Rxe1")
    assert taken.result is not None
    assert taken.result.winners == (1,)
    assert taken.result.reason is Reason.CAPTURED


def test_a_chinese_position_reads_and_writes_as_fen() -> None:
    text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
    assert fen.write(fen.read(variant_of(declared.xiangqi()), text)) == text
