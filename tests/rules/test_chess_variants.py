"""The relatives of chess: what each of them does otherwise."""

from __future__ import annotations

import random

import pytest

from ludoteka import notation
from ludoteka.declare.betza import parse
from ludoteka.notation import fen
from ludoteka.play import NotationError, Position, variant
from ludoteka.play.faces.chess import Face
from ludoteka.rules import drive
from tests.perft.test_second_opinion import fairy


def at(game: str, text: str, preset: str = "") -> Position:
    return notation.read(variant(game, preset), text)


def texts(position: Position) -> set[str]:
    return {move.text.rstrip("+#") for move in position.moves()}


def ends(position: Position, cell: str) -> set[str]:
    """Where the piece on a cell can go."""
    return {move.steps[1] for move in position.moves() if move.steps[0] == cell}


def perft(key: str, depth: int) -> int:
    of = variant(key)
    return drive.perft(of.compiled, of.tables.row, of.start, depth)


# --- counts and random games from outside ----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "counts"),
    [
        # Capablanca and minishogi: Fairy-Stockfish, tests/perft.sh; grand chess the same; the others by pyffish.
        ("capablanca-chess:standard", (28, 784, 25228, 805128)),
        ("minishogi", (14, 181, 2512, 35401, 533203)),
        ("grand-chess", (65, 4225, 259514)),
    ],
)
def test_published_counts(key: str, counts: tuple[int, ...]) -> None:
    for depth, count in enumerate(counts, 1):
        assert perft(key, depth) == count


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("key", "theirs"),
    [
        ("capablanca-chess:book", "capablanca"),
        ("capablanca-chess:standard", "capablanca"),
        ("minishogi", "minishogi"),
        ("grand-chess", "grand"),
        ("tori-shogi:standard", "torishogi"),
        ("yari-shogi:standard", "yarishogi"),
    ],
)
def test_random_games_agree_with_fairy_stockfish(key: str, theirs: str, seed: int) -> None:
    pyffish = pytest.importorskip("pyffish")
    position = Position.start(variant(key))
    face = position.variant.face
    assert isinstance(face, Face)
    start = fen.write(position)
    played: list[str] = []
    chooser = random.Random(seed)
    while not position.over and position.ply < 100:
        mine = {fairy(face, position, code): code for code in position.codes}
        other = set(pyffish.legal_moves(theirs, start, played))
        # Fairy-Stockfish lists a pawn drop that mates and scores it as lost; here it is not legal.
        mating = [m for m in other if m[:2] in ("P@", "S@") and pyffish.gives_check(theirs, start, [*played, m])]
        other -= {m for m in mating if m not in mine and not pyffish.legal_moves(theirs, start, [*played, m])}
        assert set(mine) == other, fen.write(position)
        move = chooser.choice(sorted(mine))
        position = position.play(mine[move])
        played.append(move)


# --- capablanca chess ----------------------------------------------------------


def test_capablanca_book_sets_chancellor_on_d1_and_archbishop_on_g1() -> None:
    assert notation.write(Position.start(variant("capablanca-chess"))).startswith("rnbcqkabnr/")
    assert "/RNABQKBCNR " in notation.write(Position.start(variant("capablanca-chess", "standard")))


def test_capablanca_king_castles_three_cells() -> None:
    position = at("capablanca-chess", "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1")
    assert notation.write(position.play("O-O")).startswith("5k4/10/10/10/10/10/10/R6RK1 ")
    assert notation.write(position.play("O-O-O")).startswith("5k4/10/10/10/10/10/10/2KR5R ")


def test_capablanca_pawn_may_become_a_chancellor_or_an_archbishop() -> None:
    position = at("capablanca-chess", "k9/7P2/10/10/10/10/10/K9 w - - 0 1")
    assert {text[-1] for text in texts(position) if text.startswith("h8")} == set("QCARBN")


# --- shogi on small boards ----------------------------------------------------------


def test_minishogi_promotes_on_the_last_row_only() -> None:
    position = at("minishogi", "4k/5/S4/5/K4 b - 1")
    assert {text for text in texts(position) if text.startswith("S")} == {"S-5b", "S-4b", "S-4d"}
    inside = {move.text for move in at("minishogi", "4k/S4/5/5/K4 b - 1").moves()}
    assert {text for text in inside if text.startswith("S-5a")} == {"S-5a+", "S-5a="}


def test_tori_book_allows_one_swallow_in_a_file_and_the_known_rule_two() -> None:
    board = "3k3/7/7/7/4S2/7/3K3 b S 1"
    assert "S*3d" not in texts(at("tori-shogi", board))
    assert "S*3d" in texts(at("tori-shogi", board, "standard"))
    two = "3k3/7/7/4S2/4S2/7/3K3 b S 1"
    assert "S*3f" not in texts(at("tori-shogi", two, "standard"))


def test_tori_birds_must_promote_in_the_last_two_rows_and_with_their_first_move_from_there() -> None:
    position = at("tori-shogi", "k6/7/2S4/7/7/7/3K3 b S 1")
    assert [move.text for move in position.moves() if move.steps[0] == "5c"] == ["S-5b+"]
    assert position.find("S*4b")
    assert "S*4a" not in texts(position)


def test_tori_quails_are_mirror_images() -> None:
    assert {way.path[0] for way in parse("fRbrBblF")} == {(-x, y) for ((x, y),) in (w.path for w in parse("fRblBbrF"))}
    position = at("tori-shogi", "k6/7/7/3L3/7/7/3K3 b - 1")
    assert ends(position, "4d") == {"4c", "4b", "4a", "3e", "2f", "1g", "5e"}


def test_tori_eagle_and_goose() -> None:
    position = at("tori-shogi", "1k5/7/7/3+F3/7/7/3K3 b - 1")
    assert ends(position, "4d") == {*"4c 3d 5d 5c 6b 7a 3c 2b 1a 4e 4f 5e 6f 3e 2f".split()}
    assert ends(at("tori-shogi", "k6/7/7/3+S3/7/7/2K4 b - 1"), "4d") == {"2b", "6b", "4f"}


def test_yari_knight_of_the_book_runs_ahead_and_turns_aside() -> None:
    position = at("yari-shogi", "k6/7/7/7/7/7/7/3N3/3K3 b - 1")
    assert ends(position, "4h") == {f"{file}{row}" for file in "35" for row in "abcdef"}
    blocked = at("yari-shogi", "k6/7/7/7/3P3/7/7/3N3/3K3 b - 1")
    assert ends(blocked, "4h") == {"3f", "5f", "3e", "5e"}


def test_yari_pawn_may_be_dropped_to_mate() -> None:
    position = at("yari-shogi", "2nkn2/2p1p2/4+P2/7/7/7/7/7/3K3 b P 1")
    assert position.play("P*4b").over


# --- grand and quick chess ----------------------------------------------------------


def test_grand_pawn_promotes_by_choice_in_three_rows_and_only_into_what_is_lost() -> None:
    position = at("grand-chess", "4k5/10/10/2P7/10/10/10/10/1NBQKCABN1/R9 w - - 0 1")
    assert {text for text in texts(position) if text.startswith("c8")} == {"c8", "c8=R"}
    last = at("grand-chess", "7k2/2P7/10/10/10/10/10/10/1NBQKCABN1/R9 w - - 0 1")
    assert {text for text in texts(last) if text.startswith("c10")} == {"c10=R"}


def test_grand_pawn_that_cannot_promote_does_not_step_but_gives_check() -> None:
    army = "10/10/10/10/10/10/1NBQKCABN1/R8R"
    assert not ends(at("grand-chess", f"7k2/2P7/{army} w - - 0 1"), "c9")
    with pytest.raises(NotationError, match="in check"):
        at("grand-chess", f"3k6/2P7/{army} w - - 0 1")


def test_quick_pawns_step_one_cell_and_become_lost_officers_only() -> None:
    assert ends(Position.start(variant("quick-chess")), "c2") == {"c3"}
    lost = at("quick-chess", "3k1/P4/5/5/NQKB1 w - - 0 1")
    assert {text for text in texts(lost) if text.startswith("a5")} == {"a5=R"}
    assert not ends(at("quick-chess", "3k1/P4/5/5/NQKBR w - - 0 1"), "a4")
    assert ends(at("quick-chess", "3k1/P4/5/5/NQKBR w - - 0 1", "free"), "a4") == {"a5"}


# --- double chess ----------------------------------------------------------


def test_double_chess_has_four_castlings() -> None:
    position = at("double-chess", "8k7/16/16/16/16/16/16/R3R3K2R3R w KQPA - 0 1")
    assert texts(position) >= {"O-O", "O-O-O"}
    assert not texts(position) & {"OO-OO", "OO-OO-OO"}, "the inner rooks stand in the way of the outer ones"
    outer = at("double-chess", "8k7/16/16/16/16/16/16/R7K6R w PA - 0 1")
    assert notation.write(outer.play("OO-OO")).split("/")[-1].startswith("R10RK3 ")
    assert notation.write(outer.play("OO-OO-OO")).split("/")[-1].startswith("4KR9R ")


# --- omega chess ----------------------------------------------------------


def test_omega_wizard_and_champion_as_the_book_lists_them() -> None:
    wizard = at("omega-chess", "2/k9/10/10/10/10/3W6/10/10/10/K9/2 w - - 0 1")
    assert ends(wizard, "d4") == {*"a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 g3 g5".split()}
    champion = at("omega-chess", "2/k9/10/10/10/10/3C6/10/10/10/K9/2 w - - 0 1")
    assert ends(champion, "d4") == {*"b2 b4 b6 c4 d2 d3 d5 d6 e4 f2 f4 f6".split()}


def test_omega_corner_is_entered_and_left_on_the_diagonal() -> None:
    position = at("omega-chess", "2/k9/10/10/10/10/10/10/10/10/B8K/2 w - - 0 1")
    assert ends(position, "a0") >= {"w1", "b1"}
    back = position.play("Bw1").play("Kb9")
    assert ends(back, "w1") == {*"a0 b1 c2 d3 e4 f5 g6 h7 i8 j9 w3".split()}


def test_omega_pawn_steps_up_to_three_and_is_captured_on_any_cell_it_passed() -> None:
    assert ends(Position.start(variant("omega-chess")), "e1") == {"e2", "e3", "e4"}
    position = at("omega-chess", "2/k9/3p6/10/2P7/4P5/10/10/10/10/K9/2 b - - 0 1")
    after = position.play(["d8", "d5"])
    assert {text for text in texts(after) if "x" in text} == {"cxd7", "exd6"}
    again = notation.read(after.variant, notation.write(after))
    assert texts(again) == texts(after)
