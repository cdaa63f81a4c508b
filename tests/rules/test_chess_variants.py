"""The relatives of chess: what each of them does otherwise."""

from __future__ import annotations

import random
import re
from importlib import import_module

import pytest

from ludoteka import notation
from ludoteka.declare import Reason
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
        ("losing-chess:standard", (20, 400, 8067, 153299, 2732672)),
        ("xiangqi", (44, 1920, 79666)),
        ("hexagonal-chess", (51, 2586, 137858)),
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
        ("losing-chess:standard", "antichess"),
        ("xiangqi:repetition", "xiangqi"),
    ],
)
def test_random_games_agree_with_fairy_stockfish(key: str, theirs: str, seed: int) -> None:
    pyffish = import_module("pyffish")
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
    assert ends(position, "4d") == {
        *["4c", "3d", "5d", "5c", "6b", "7a", "3c", "2b", "1a", "4e", "4f", "5e", "6f", "3e", "2f"]
    }
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
    assert ends(wizard, "d4") == {*["a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e5", "e7", "g3", "g5"]}
    champion = at("omega-chess", "2/k9/10/10/10/10/3C6/10/10/10/K9/2 w - - 0 1")
    assert ends(champion, "d4") == {*["b2", "b4", "b6", "c4", "d2", "d3", "d5", "d6", "e4", "f2", "f4", "f6"]}


def test_omega_corner_is_entered_and_left_on_the_diagonal() -> None:
    position = at("omega-chess", "2/k9/10/10/10/10/10/10/10/10/B8K/2 w - - 0 1")
    assert ends(position, "a0") >= {"w1", "b1"}
    back = position.play("Bw1").play("Kb9")
    assert ends(back, "w1") == {*["a0", "b1", "c2", "d3", "e4", "f5", "g6", "h7", "i8", "j9", "w3"]}


def test_omega_pawn_steps_up_to_three_and_is_captured_on_any_cell_it_passed() -> None:
    assert ends(Position.start(variant("omega-chess")), "e1") == {"e2", "e3", "e4"}
    position = at("omega-chess", "2/k9/3p6/10/2P7/4P5/10/10/10/10/K9/2 b - - 0 1")
    after = position.play(["d8", "d5"])
    assert {text for text in texts(after) if "x" in text} == {"cxd7", "exd6"}
    again = notation.read(after.variant, notation.write(after))
    assert texts(again) == texts(after)


# --- losing chess ----------------------------------------------------------


def test_losing_capture_is_compulsory_with_free_choice() -> None:
    position = at("losing-chess", "4k3/p7/8/3p4/4P3/8/8/R3K3 w - - 0 1")
    assert texts(position) == {"exd5", "Rxa7"}


def test_losing_the_last_piece_wins() -> None:
    lost = at("losing-chess", "8/8/8/8/8/1p6/R7/8 b - - 0 1").play("bxa2")
    assert lost.result is not None
    assert lost.result.winners == (0,)
    assert lost.result.reason is Reason.NO_PIECES


def test_losing_stalemate_wins_or_draws_by_preset() -> None:
    board = "8/8/8/8/8/p7/P7/8 b - - 0 1"
    result = at("losing-chess", board).result
    assert result is not None
    assert result.winners == (1,)
    drawn = at("losing-chess", board, "stalemate-draw").result
    assert drawn is not None
    assert drawn.draw


def test_suicide_stalemate_is_won_by_fewer_pieces() -> None:
    for board, winners in (
        ("8/8/8/8/8/p7/P7/8 b - - 0 1", ()),
        ("8/8/8/8/8/p7/P7/7N b - - 0 1", (1,)),
        ("8/8/8/8/p7/p7/P7/8 b - - 0 1", (0,)),
    ):
        result = at("losing-chess", board, "suicide").result
        assert result is not None
        assert (result.winners, result.reason) == (winners, Reason.STALEMATE)
    assert at("losing-chess", "8/8/8/8/p7/p7/P7/8 b - - 0 1").result is not None


def test_losing_pawn_may_become_a_king_and_there_is_no_castling() -> None:
    assert "a8=K" in texts(at("losing-chess", "8/P6k/8/8/8/8/8/8 w - - 0 1"))
    assert "O-O" not in texts(at("losing-chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"))


# --- hexagonal chess ----------------------------------------------------------


def test_hexagonal_set_up_is_the_books() -> None:
    pieces = {item.cell: (item.glyph, item.owner) for item in Position.start(variant("hexagonal-chess")).scene().items}
    white = {"g1": "king", "e1": "queen", "f1": "bishop", "f2": "bishop", "f3": "bishop", "d1": "knight", "c1": "rook"}
    assert all(pieces[cell] == (glyph, 0) for cell, glyph in white.items())
    assert pieces["g10"] == ("king", 1)
    assert {cell for cell, piece in pieces.items() if piece == ("pawn", 0)} == set("b1 c2 d3 e4 f5 g4 h3 i2 j1".split())  # noqa: SIM905


def test_hexagonal_pieces_move_as_the_book_says() -> None:
    board = "6/7/8/9/k9/5{}5/9K/9/8/7/6 w - - 0 1"
    rook = ends(at("hexagonal-chess", board.format("R")), "f6")
    assert {"e5", "d4", "c3", "b2", "a1", "f7", "f11"} <= rook
    assert len(rook) == 30
    bishop = ends(at("hexagonal-chess", board.format("B")), "f6")
    assert {"d5", "b4", "g4", "h2"} <= bishop
    assert len(bishop) == 12
    assert len(ends(at("hexagonal-chess", board.format("N")), "f6")) == 12


def test_hexagonal_pawn_that_captures_onto_a_pawns_first_cell_may_go_two_again() -> None:
    position = at("hexagonal-chess", "k5/7/8/9/6n3/7P3/9K/9/8/7/6 w - - 0 1")
    assert ends(position, "f4") == {"f5", "e4"}
    assert ends(position.play("fxe4").play("Ka5"), "e4") == {"e5", "e6"}


# --- xiangqi ----------------------------------------------------------


def test_xiangqi_kings_never_see_each_other() -> None:
    position = at("xiangqi", "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1")
    assert not ends(position, "e5")


def test_xiangqi_without_a_move_is_lost() -> None:
    result = at("xiangqi", "3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1").result
    assert result is not None
    assert result.winners == (0,)
    assert result.reason is Reason.STALEMATE


def test_xiangqi_the_same_piece_may_not_check_a_fourth_time_in_a_row() -> None:
    position = at("xiangqi", "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1")
    for check, answer in (("Rd2", "Ke10"), ("Re2", "Kd10"), ("Rd2", "Ke10")):
        position = position.play(check).play(answer)
    assert "Re2" not in texts(position)
    assert "Rd9" in texts(position)
    free = at("xiangqi", "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1", "repetition")
    for move in ("Rd2", "Ke10", "Re2", "Kd10", "Rd2", "Ke10"):
        free = free.play(move)
    assert "Re2" in texts(free)


def test_xiangqi_the_same_piece_may_not_chase_an_unprotected_one_a_fourth_time() -> None:
    position = at("xiangqi", "3k5/9/9/n8/9/9/9/1R7/9/5K3 w - - 0 1")
    for chase, flight in (("Ra3", "Nb5"), ("Rb3", "Na7"), ("Ra3", "Nb5")):
        position = position.play(chase).play(flight)
    assert "Rb3" not in texts(position)
    assert "Ra4" in texts(position)


def test_xiangqi_an_attack_on_another_piece_that_stays_is_no_part_of_the_pursuit() -> None:
    position = at("xiangqi", "3k5/9/7c1/p8/9/9/9/9/1R7/5K3 w - - 0 1")
    position = position.play("Ra2").play("Ch9")
    for chase, flight in (("Rh2", "Cg9"), ("Rg2", "Ch9"), ("Rh2", "Cg9")):
        position = position.play(chase).play(flight)
    assert "Rg2" not in texts(position), "the fourth attack on the cannon; the one on the soldier is not counted"
    assert "Rh3" in texts(position)


def test_xiangqi_the_first_attack_on_a_second_piece_counts_as_its_first() -> None:
    position = at("xiangqi", "3k5/9/7c1/n8/9/9/9/9/1R7/5K3 w - - 0 1")
    position = position.play("Ra2").play("Nb5")
    for chase, flight in (("Rh2", "Cg8"), ("Rg2", "Ch8"), ("Rh2", "Cg8")):
        position = position.play(chase).play(flight)
    assert "Rg2" not in texts(position)


def test_xiangqi_the_first_check_after_a_pursuit_counts_as_the_first_of_the_king() -> None:
    position = at("xiangqi", "3k5/9/n8/9/9/9/9/9/1R7/5K3 w - - 0 1")
    position = position.play("Ra2").play("Nb6")
    for check, answer in (("Rd2", "Ke10"), ("Re2", "Kd10"), ("Rd2", "Ke10")):
        position = position.play(check).play(answer)
    assert "Re2" not in texts(position)


def test_xiangqi_a_king_that_only_looks_along_the_file_protects_nothing_there() -> None:
    position = at("xiangqi", "3k5/9/9/9/3c5/9/9/9/9/R4K3 w - - 0 1")
    for chase, flight in (("Ra6", "Cd4"), ("Ra4", "Cd6")):
        position = position.play(chase).play(flight)
    position = position.play("Ra6")
    assert "Ra4" not in texts(position.play("Cd4"))
    assert "Ra9" in texts(position.play("Cd9")), "beside the cannon the king protects it"


def test_xiangqi_a_king_does_not_pursue_what_it_looks_at_from_afar() -> None:
    position = at("xiangqi", "3k5/9/9/9/4p4/9/9/9/9/5K3 w - - 0 1")
    after = position.play("Ke1")
    field = after.variant.tables.field("chases")
    assert after.row[field.at] == 0


# --- the maharajah ----------------------------------------------------------


def test_maharajah_enters_on_any_empty_cell_that_is_not_attacked() -> None:
    position = Position.start(variant("maharajah-and-sepoys"))
    cells = {move.steps[-1] for move in position.moves()}
    assert cells == {f"{file}{row}" for file in "abcdefgh" for row in range(1, 6)}
    after = position.play(next(move for move in position.moves() if move.steps[-1] == "d4"))
    assert after.actors == (1,)
    assert {"e5", "d5"} & texts(after)


def test_maharajah_moves_as_queen_and_knight_and_mates() -> None:
    position = at("maharajah-and-sepoys", "4k3/8/8/8/3M4/8/8/8 w - - 0 2")
    assert len(ends(position, "d4")) == 27 + 8 - len({"d7", "d8"}), "two cells are next to the king"
    mated = at("maharajah-and-sepoys", "7k/8/6M1/8/8/8/8/8 b - - 0 2").result
    assert mated is not None
    assert mated.reason is Reason.CHECKMATE
    assert mated.winners == (0,)


def test_sepoys_promote_only_in_their_preset() -> None:
    board = "4k3/8/8/8/7M/8/p7/8 b - - 0 2"
    assert "a1" in texts(at("maharajah-and-sepoys", board))
    assert "a1=Q" in texts(at("maharajah-and-sepoys", board, "promotion"))


# --- renaissance and great outer chess ----------------------------------------------------------


def test_renaissance_pawn_may_become_a_fox_and_must_promote_on_the_last_row() -> None:
    position = at("renaissance-chess", "11k/4P3F3/1P10/12/12/12/12/12/12/K11 w - - 0 1")
    assert {text for text in texts(position) if text.startswith("b9")} == {"b9", "b9=F"}
    assert {text[-1] for text in texts(position) if text.startswith("e10")} == set("QRBHGESCLANMDT")
    assert {text for text in texts(position) if text.startswith("Fi10")} == {"Fi10", "Fi10=G"}


def test_renaissance_duke_turns_outward_and_is_blocked() -> None:
    position = at("renaissance-chess", "k11/12/12/12/12/12/12/2D9/12/11K w - - 0 1")
    reached = ends(position, "c3")
    assert {"d5", "e6", "f7", "e4", "f5", "d1", "b1", "a2", "a4", "b5"} <= reached
    assert not reached & {"c4", "d4", "d3", "c2", "b2"}
    shut = at("renaissance-chess", "k11/12/12/12/12/12/2PP8/2D9/12/11K w - - 0 1")
    assert "d5" not in ends(shut, "c3")


def test_great_outer_set_up_is_the_inventors() -> None:
    """Big Outer Chess by Peter Blanchard, 1999, as the help of the mail server gamerz.net draws it."""
    rows = notation.write(Position.start(variant("great-outer-chess"))).split()[0].split("/")
    assert rows[:3] == ["nn", "jrmgbqkbgmrj", "pppppppppppp"]
    assert rows[-3:] == ["PPPPPPPPPPPP", "JRMGBQKBGMRJ", "NN"]


def test_great_outer_king_castles_by_three_cells() -> None:
    position = at("great-outer-chess", "2/5k6/12/12/12/12/12/12/12/12/12/12/1R4K3R1/2 w KQ - 0 1")
    short = notation.write(position.play("O-O"))
    assert short.split("/")[-2] == "1R6RK2"
    assert notation.write(position.play("O-O-O")).split("/")[-2] == "3KR5R1"


def test_great_outer_powers_depend_on_the_zone() -> None:
    board = "2/5k6/12/12/12/12/{}/12/12/12/12/{}/11K/2 w - - 0 1"
    outer = at("great-outer-chess", board.format("12", "1N10"))
    assert ends(outer, "b2") == {"f3", "f1", "c6", "a6", "e4", "d5"}
    inner = at("great-outer-chess", board.format("6N5", "12"))
    assert ends(inner, "g7") == {"e8", "e6", "f9", "f5", "h9", "h5", "i8", "i6"}
    assert len(ends(at("great-outer-chess", board.format("6J5", "12")), "g7")) == 8
    matriarch = ends(at("great-outer-chess", board.format("6M5", "12")), "g7")
    assert "g4" in matriarch
    assert "g3" not in matriarch


def test_great_outer_pawn_steps_four_two_and_one() -> None:
    start = Position.start(variant("great-outer-chess"))
    assert ends(start, "e2") == {"e3", "e4", "e5", "e6"}
    later = at("great-outer-chess", "2/8k3/12/1P10/12/4P7/12/12/12/12/12/12/11K/2 w - - 0 1")
    assert ends(later, "e8") == {"e9", "e10"}
    assert ends(later, "b10") == {"b11"}


# --- several moves in a turn ----------------------------------------------------------


def test_double_move_white_begins_with_one_then_everybody_has_two() -> None:
    position = Position.start(variant("double-move-chess"))
    seats = []
    for move in ("e4", "d5", "dxe4", "Nf3", "Nc3", "a6"):
        seats.append(position.actors[0])
        position = position.play(move)
    assert seats == [0, 1, 1, 0, 0, 1]


def test_double_move_king_is_captured_and_nobody_is_warned() -> None:
    position = Position.start(variant("double-move-chess"))
    for move in ("e4", "a6", "a5", "Qh5", "Qxf7", "a4", "a3", "Qxe8"):
        position = position.play(move)
    assert position.result is not None
    assert position.result.reason is Reason.CAPTURED
    assert position.result.winners == (0,)


def test_progressive_series_grow_and_a_check_ends_one() -> None:
    position = Position.start(variant("progressive-chess"))
    seats = []
    for move in ("e4", "d5", "a6", "Bb5+", "c6", "cxb5", "h6", "h5"):
        seats.append(position.actors[0])
        position = position.play(move)
    assert seats == [0, 1, 1, 0, 1, 1, 1, 1]
    assert position.actors == (0,)


def test_progressive_capture_in_passing_only_as_the_first_move_of_a_series() -> None:
    position = Position.start(variant("progressive-chess"))
    for move in ("e4", "a6", "h6", "e5", "Nc3", "Nf3", "d5", "f5", "b6", "g6"):
        position = position.play(move)
    assert {"exd6", "exf6"} <= texts(position)
    assert not {"exd6", "exf6"} & texts(position.play("a3"))
    taken = position.play("exd6")
    assert "d5" not in {item.cell for item in taken.scene().items}


def test_italian_progressive_gives_check_only_with_the_last_move_of_a_series() -> None:
    position = Position.start(variant("progressive-chess", "italian"))
    for move in ("e4", "d5", "a6"):
        position = position.play(move)
    assert "Bb5" not in texts(position)
    why = position.why_not(["f1", "b5"])
    assert why is not None
    assert why.id == "chess-late-check"
    assert "Bb5" in texts(position.play("a3").play("h3"))


def progressive(board: str, preset: str) -> Position:
    """White has two moves left."""
    rows = [re.sub(r"\d", lambda n: "." * int(n[0]), row) for row in board.split("/")]
    codes = {letter: k + 1 for k, letter in enumerate("KQRBNP")} | {".": 0}
    cells = [codes[c.upper()] * (1 if c.isupper() else -1) for row in reversed(rows) for c in row]
    text = f"actors=1 ply=4 turn=2 left=2 rights=0 cells={','.join(map(str, cells))}"
    return Position.from_text(variant("progressive-chess", preset), text)


def test_italian_progressive_mates_where_only_an_early_check_could_help() -> None:
    board = "2k5/8/8/8/8/8/PP6/K1rR4"
    assert texts(progressive(board, "book")) == {"Rxc1"}
    mated = progressive(board, "italian")
    assert mated.result is not None
    assert mated.result.reason is Reason.CHECKMATE
    assert mated.result.winners == (1,)
    # The rook may take if that does not give check.
    assert texts(progressive("1k6/8/8/8/8/8/PP6/K1rR4", "italian")) == {"Rxc1"}


def test_a_stalemate_is_half_a_win_by_the_inventor_of_hexagonal_chess() -> None:
    board = "6/7/8/9/10/k1K7Q/10/9/8/7/6 b - - 0 1"
    drawn, half = at("hexagonal-chess", board).result, at("hexagonal-chess", board, "glinski").result
    assert drawn is not None
    assert half is not None
    assert drawn.draw
    assert (half.payoffs, half.reason) == ((1, -1), Reason.HALF_WIN)
    assert "¾" in half.say(variant("hexagonal-chess").game)
    mate = at("hexagonal-chess", "6/7/8/9/10/k1K8/10/9/8/7/5Q b - - 0 1", "glinski").result
    assert mate is not None
    assert (mate.payoffs, mate.reason) == ((2, -2), Reason.CHECKMATE)


def test_minishogi_repetition_is_lost_for_black_in_tournaments() -> None:
    for preset, winners in (("book", ()), ("first-loses", (1,))):
        position = at("minishogi", "4k/5/5/5/K4 b - 1", preset)
        for _ in range(3):
            for steps in (("5e", "5d"), ("1a", "1b"), ("5d", "5e"), ("1b", "1a")):
                assert not position.over
                position = position.play(steps)
        assert position.result is not None
        assert position.result.reason is Reason.REPETITION
        assert position.result.winners == winners


# --- why not ----------------------------------------------------------


def test_a_wrong_try_is_answered_with_the_rule_of_the_variant() -> None:
    entering = Position.start(variant("maharajah-and-sepoys")).why_not(["d6"])
    assert entering is not None
    assert entering.id == "chess-enter"
    waiting = at("quick-chess", "3k1/P4/5/5/NQKBR w - - 0 1").why_not(["a4", "a5"])
    assert waiting is not None
    assert waiting.id == "chess-nothing-lost"
    position = at("xiangqi", "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1")
    for move in ("Rd2", "Ke10", "Re2", "Kd10", "Rd2", "Ke10"):
        position = position.play(move)
    pursuit = position.why_not(["d2", "e2"])
    assert pursuit is not None
    assert pursuit.id == "chess-pursuit"
    assert pursuit.say("en") != pursuit.say("hu")


@pytest.mark.parametrize(
    ("game", "steps", "says"),
    [
        ("quick-chess", "a2 a4", "This piece does not move so."),
        ("omega-chess", "a1 a5", "This piece does not move so."),
        ("hexagonal-chess", "d1 d2", "This piece does not move so."),
        ("great-outer-chess", "z1 c4", "This piece does not move so."),
        ("yari-shogi", "7i 6h", "This piece does not move so."),
        ("renaissance-chess", "b2 b5", "This piece does not move so."),
        ("grand-chess", "b2 b4", "The knight jumps two cells straight and one to the side."),
        ("minishogi", "1e 2d", "The rook moves any distance along rows and files."),
    ],
)
def test_how_a_piece_moves_is_said_only_where_it_moves_so(game: str, steps: str, says: str) -> None:
    why = Position.start(variant(game)).why_not(steps.split())
    assert why is not None
    assert why.say("en") == says


def test_a_swallow_that_may_not_mate_is_not_called_a_pawn() -> None:
    why = at("tori-shogi", "2pkp2/2p1p2/3C3/7/7/7/3K3 b S 1").why_not(["hand:S", "4b"])
    assert why is not None
    assert why.id == "chess-drop-mate"
    assert "pawn" not in why.say("en")
