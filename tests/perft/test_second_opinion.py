"""Random games of the chess family, move by move against Fairy-Stockfish: hoppers, screens, lame pieces, drops."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from ludoteka.notation import fen
from ludoteka.play import Position, variant
from ludoteka.play.faces.chess import Face
from ludoteka.rules import drive


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


def compare(key: str, name: str, seed: int, plies: int) -> None:
    pyffish = import_module("pyffish")
    of = variant(key)
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
    ("key", "name"),
    [
        ("capablanca-chess:standard", "capablanca"),
        ("minishogi", "minishogi"),
        ("xiangqi:repetition", "xiangqi"),
        ("grand-chess", "grand"),
        ("losing-chess:standard", "antichess"),
    ],
)
def test_random_games_agree_with_fairy_stockfish(key: str, name: str, seed: int) -> None:
    compare(key, name, seed, 120)


CONFIGURED = """
[quickchess:chess]
maxRank = 5
maxFile = 5
startFen = nqkbr/ppppp/5/PPPPP/NQKBR w - - 0 1
doubleStep = false
castling = false
promotionRank = 5

[fogchess:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
nFoldRule = 0
"""
"""Games that Fairy-Stockfish plays when it is told their rules: quick chess, and dark chess seen by everybody."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("key", "name", "depth"),
    [
        ("chess:standard", "chess", 2),
        ("capablanca-chess:standard", "capablanca", 2),
        ("grand-chess", "grand", 2),
        ("xiangqi:repetition", "xiangqi", 2),
        ("losing-chess:standard", "antichess", 3),
        ("yari-shogi:standard", "yarishogi", 2),
        ("quick-chess:free", "quickchess", 3),
        ("dark-chess", "fogchess", 2),
    ],
)
def test_perft_of_middle_games_agrees_with_fairy_stockfish(key: str, name: str, depth: int, seed: int) -> None:
    pyffish = import_module("pyffish")
    pyffish.load_variant_config(CONFIGURED)

    def count(text: str, played: list[str], depth: int) -> int:
        moves = pyffish.legal_moves(name, text, played)
        return len(moves) if depth == 1 else sum(count(text, [*played, move], depth - 1) for move in moves)

    of, chooser = variant(key), random.Random(seed)
    positions = [Position(of, of.start)]
    while not positions[-1].over and len(positions) <= 30:
        positions.append(positions[-1].play(chooser.choice(positions[-1].codes)))
    position = positions[-1 - positions[-1].over]
    text = fen.write(position)
    assert drive.perft(of.compiled, of.tables.row, position.row, depth) == count(text, [], depth), text


def test_a_chinese_position_reads_and_writes_as_fen() -> None:
    text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
    assert fen.write(fen.read(variant("xiangqi"), text)) == text
