"""Congo: the ways of the animals, the river and who drowns in it, the monkey's series, and every way to end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules.abi import PAYOFF, REASON

GAME = "congo"
LETTERS = "LGECZMPS"


def laid(white: str, black: str, key: str = GAME, *, turn: int = 0, more: str = "") -> Position:
    """Pieces as "Ld1"."""
    board = variant(key).game.board
    assert board is not None
    codes = [0] * len(board)
    for sign, pieces in ((1, white), (-1, black)):
        for piece in pieces.split():
            codes[board.at(piece[1:])] = sign * (LETTERS.index(piece[0]) + 1)
    cells = ",".join(map(str, codes))
    text = f"actors={1 + turn % 2} ply={turn} turn={turn} cells={cells} {more}"
    return Position.from_text(variant(key), text)


def of(position: Position, cell: str) -> set[str]:
    return {move.steps[1] for move in position.moves() if move.steps[0] == cell}


def pieces(position: Position) -> dict[str, str]:
    return {item.cell: item.letter for item in position.scene().items}


def test_the_set_up_of_the_book() -> None:
    start = Position.start(GAME)
    white = "Ga1 Mb1 Ec1 Ld1 Ee1 Cf1 Zg1 " + " ".join(f"P{file}2" for file in "abcdefg")
    black = "Ga7 Mb7 Ec7 Ld7 Ee7 Cf7 Zg7 " + " ".join(f"P{file}6" for file in "abcdefg")
    assert start == laid(white, black)
    assert start.actors == (0,)


def test_the_lion_stays_on_its_bank() -> None:
    position = laid("Lb3 Pa1", "Ld7 Pa7")
    assert of(position, "b3") == {"a2", "b2", "c2", "a3", "c3"}
    assert str(position.why_not(["b3", "b4"])) == "The lion may not enter the river."


def test_as_usually_played_the_lion_stays_in_its_castle() -> None:
    assert of(laid("Lc2 Pa1", "Le7 Pa7", "congo:castle"), "c2") == {"c1", "d1", "d2", "d3", "c3"}
    with pytest.raises(NotationError, match="cannot stand"):
        laid("Lb3 Pa1", "Ld7 Pa7", "congo:castle")


@pytest.mark.parametrize(("lion", "other"), [("d1", "d7"), ("a2", "e6"), ("g3", "e5")])
def test_a_lion_takes_the_other_along_an_open_line(lion: str, other: str) -> None:
    over = laid(f"L{lion} Pa1", f"L{other} Pg7").play(f"L{lion}x{other}")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)


def test_what_stands_between_protects_the_lion() -> None:
    assert "d7" not in of(laid("Ld1 Pd4", "Ld7 Pg7"), "d1")


def test_the_giraffe_steps_without_taking_and_takes_at_two() -> None:
    position = laid("Gd2 Ld1", "Ld7 Pd3 Pf4 Pb2")
    assert of(position, "d2") == {"c1", "e1", "c2", "e2", "c3", "e3", "b2", "f2", "b4", "d4", "f4"}


def test_the_elephant_goes_and_takes_one_or_two_straight() -> None:
    assert of(laid("Ec3 La1", "Ld7 Pc4 Pe3"), "c3") == {"c2", "c1", "b3", "a3", "d3", "e3", "c4", "c5"}


def test_the_crocodile_goes_straight_to_the_river_and_swims_along_it() -> None:
    assert of(laid("Cb1 Lg1", "Ld7 Pg7"), "b1") == {"a1", "c1", "a2", "b2", "c2", "b3", "b4"}
    assert of(laid("Cb4 Lg1", "Ld7 Pg4"), "b4") == {
        "a3", "b3", "c3", "a5", "b5", "c5", "a4", "c4", "d4", "e4", "f4", "g4",
    }  # fmt: skip
    assert of(laid("Cb7 Lg1", "Le7 Pg5"), "b7") == {"a7", "c7", "a6", "b6", "c6", "b5", "b4"}


def test_the_crocodile_does_not_jump() -> None:
    assert of(laid("Cb1 Lg1 Pb3", "Ld7 Pg7"), "b1") >= {"b2"}
    assert not of(laid("Cb1 Lg1 Pb3", "Ld7 Pg7"), "b1") & {"b3", "b4"}


def test_the_zebra_leaps_as_a_knight() -> None:
    assert of(laid("Zd3 Ld1", "Ld7 Pd4"), "d3") == {"b2", "f2", "c1", "e1", "b4", "f4", "c5", "e5"}


def test_the_pawn_goes_and_takes_straight_and_slanting_forward() -> None:
    assert of(laid("Pd3 Ld1", "Le7 Pd4 Pc4"), "d3") == {"c4", "d4", "e4"}


def test_beyond_the_river_a_pawn_may_go_back_without_taking_or_jumping() -> None:
    assert of(laid("Pd6 Ld1", "Le5 Pg7"), "d6") == {"c7", "d7", "e7", "d5", "d4"}
    assert of(laid("Pd6 Ld1", "Le5 Pd5"), "d6") == {"c7", "d7", "e7"}
    assert of(laid("Pd4 Ld1", "Le7 Pg7"), "d4") == {"c5", "d5", "e5"}


def test_on_the_last_row_a_pawn_becomes_a_superpawn() -> None:
    assert pieces(laid("Pd6 La1", "Le5 Pg7").play("d6-c7"))["c7"] == "S"


def test_the_superpawn_goes_sideways_and_back_without_taking_backwards() -> None:
    assert of(laid("Sd5 La1", "Le7 Pg7 Pc4 Pd6"), "d5") == {"c6", "d6", "e6", "c5", "e5", "d4", "d3", "e4", "f3"}


def test_who_does_not_leave_the_river_drowns() -> None:
    position = laid("Zd4 Ld1 Pa2", "Le7 Pg7")
    after = position.play("a2-a3")
    assert "d4" not in pieces(after)
    assert "d4" not in pieces(position.play("Zd4-c6"))


def test_who_has_just_entered_the_river_does_not_drown() -> None:
    assert pieces(laid("Zb3 La1 Pa2", "Le7 Pg7").play("Zb3-d4"))["d4"] == "Z"


def test_who_takes_inside_the_river_takes_and_drowns() -> None:
    after = laid("Ed4 La1", "Le7 Pf4 Pg7").play("Ed4xf4")
    assert set(pieces(after)) == {"a1", "e7", "g7"}


def test_the_crocodile_does_not_drown() -> None:
    assert pieces(laid("Cd4 La1 Pa2", "Le7 Pg7").play("a2-a3"))["d4"] == "C"


def test_the_enemys_pieces_drown_only_after_their_own_turn() -> None:
    assert "d4" in pieces(laid("La1 Pa2", "Le7 Zd4").play("a2-a3"))


def test_the_monkey_steps_without_taking_and_takes_by_jumping() -> None:
    position = laid("Md2 Ld1", "Le7 Pd3 Pg7")
    assert of(position, "d2") == {"c1", "e1", "c2", "e2", "c3", "e3", "d4"}
    assert "d3" not in pieces(position.play("Md2xd4"))


def test_a_monkeys_series_may_be_stopped() -> None:
    position = laid("Mb1 Ld1", "Le7 Pb2 Pc3 Pg7").play("Mb1xb3")
    assert {move.text for move in position.moves()} == {"Mb3xd3", "stop"}
    assert position.actors == (0,)
    assert position.turn == 0
    stopped = position.play("stop")
    assert "c3" in pieces(stopped)
    assert "b2" not in pieces(stopped)
    assert stopped.actors == (1,)
    assert "c3" not in pieces(position.play("Mb3xd3"))


def test_no_piece_is_jumped_over_twice_and_what_was_taken_still_bars() -> None:
    position = laid("Mb1 Ld1", "Le7 Pb2 Pa5 Pg7").play("Mb1xb3")
    assert "b2" not in pieces(position)
    series = laid("Mb1 Ld1", "Le7 Pb2 Pc3 Pg7").play("Mb1xb3")
    assert "b2" in pieces(series)
    assert "Mb3xb1" not in {move.text for move in series.moves()}


def test_a_monkey_that_stops_twice_running_in_the_river_drowns_but_its_captures_count() -> None:
    after = laid("Mb4 Ld1", "Le7 Pc4 Pe4 Pg7").play("Mb4xd4")
    assert set(pieces(after)) == {"d1", "e7", "e4", "g7"}
    assert after.actors == (1,)


def test_a_monkey_may_jump_in_and_out_of_the_river() -> None:
    """From the river over d5 to the bank, and back over e5 into the river: it does not drown."""
    position = laid("Mc4 Ld1", "Lg6 Pd5 Pf5 Pa7").play("Mc4xe6")
    after = position.play("Me6xg4")
    assert pieces(after)["g4"] == "M"


def test_a_monkey_that_takes_the_lion_ends_the_game() -> None:
    over = laid("Me6 Ld1", "Ld5 Pd6 Pa7").play("Me6xc4")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED


def test_lions_alone_draw_unless_they_face_each_other() -> None:
    over = laid("La1 Ec3", "Lf7", turn=0).play("Ec3-c4").play("Lf7-f6").play("La1-a2")
    assert over.result is not None
    assert over.result.reason is Reason.INSUFFICIENT
    assert over.result.payoffs == (0, 0)
    over = laid("Lb1 Ec4", "La7", turn=0).play("Lb1-a1")
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_a_hundred_quiet_turns_are_a_draw() -> None:
    over = laid("La1 Gc3", "Lf7 Gg7", turn=200, more="quiet=99").play("Gc3-c2")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_who_cannot_move_would_have_lost() -> None:
    """It hardly ever happens, because pieces are only barred by their own side; so the rule is asked directly."""
    of = variant(GAME)
    row = of.start.copy()
    of.kernel.result(row, of.tables.row)
    assert row[REASON] == Reason.NO_MOVES
    assert row[PAYOFF : PAYOFF + 2].tolist() == [-1, 1]


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError):
        laid("Ld1 La1", "Ld7")
    with pytest.raises(NotationError):
        laid("Ld1 Pa7", "Ld7")
    with pytest.raises(IllegalMove):
        Position.start(GAME).play("d2-d4")


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return of.kernel.evaluate(position.row.copy(), of.tables.row, player)


def test_pawns_are_judged_by_how_far_they_have_come() -> None:
    assert judged(laid("Ld1 Pa6", "Le7 Pg6")) > judged(laid("Ld1 Pa5", "Le7 Pg6")) > 0
    assert judged(laid("Ld1 Pa6", "Le7 Pg6"), 1) == -judged(laid("Ld1 Pa6", "Le7 Pg6"))


def test_pieces_near_the_enemys_lion_are_judged_better() -> None:
    assert judged(laid("Ld1 Zd5", "Le7 Pg6")) > judged(laid("Ld1 Za2", "Le7 Pg6"))


def test_of_two_pieces_in_the_river_one_is_judged_as_lost() -> None:
    assert judged(laid("Ld1 Ea4 Zg4", "Le7 Pg6")) < judged(laid("Ld1 Ea4 Zg3", "Le7 Pg6")) - 100


def test_an_advantage_without_progress_is_judged_to_melt() -> None:
    fresh, stale = laid("Ld1 Ea1", "Le7", turn=80), laid("Ld1 Ea1", "Le7", turn=80, more="quiet=80")
    assert 0 < judged(stale) < judged(fresh) // 4
