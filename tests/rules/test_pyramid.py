"""Pyramid: steps, attacks and retreats, repelled attackers, quarantine, the top."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("pyramid").game.board


BOARD_SLOPES = ("b5", "l5", "c6", "k6", "d7", "j7", "e8", "i8", "f9", "h9")


def at(blue: str, yellow: str, actors: int = 1, turn: int = 10) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, blue), (2, yellow)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    return Position.from_text("pyramid", f"actors={actors} turn={turn} cells={','.join(map(str, codes))}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_board_has_thirteen_cells_in_four_rows_and_gets_narrower_to_one():
    rows = [[name for name in BOARD.names if name[1:] == str(rank)] for rank in range(1, 11)]
    assert [len(row) for row in rows] == [13, 13, 13, 13, 11, 9, 7, 5, 3, 1]
    assert rows[9] == ["g10"]
    assert set(BOARD.names) & {"a5", "m5", "b6"} == set()
    assert {BOARD.names[c] for c in BOARD.region("striped")} == {*BOARD_SLOPES}


def test_three_pieces_each_stand_by_turns_on_the_red_cells_of_the_first_row():
    items = {item.cell: item.owner for item in Position.start("pyramid").scene().items}
    assert items == {"b1": 0, "d1": 1, "f1": 0, "h1": 1, "j1": 0, "l1": 1}


def test_the_pieces_at_the_ends_do_not_make_the_first_move():
    start = Position.start("pyramid")
    assert texts(start) == {"f1-e2", "f1-g2", "j1-i2", "j1-k2"}
    assert str(start.why_not(("b1",))) == "The pieces at the two ends do not make the first move."
    assert not any(text.startswith("l1") for text in texts(start.play("f1-e2")))


def test_pieces_step_diagonally_forwards_and_backwards():
    assert {t for t in texts(at("g4", "a2 m2")) if t.startswith("g4")} == {"g4-f5", "g4-h5", "g4-f3", "g4-h3"}


def test_an_attacked_piece_must_step_back_out_of_the_line():
    # From e4 blue looks along the rising diagonal at g6; the way back off that line is h5.
    position = at("f3 b1", "g6 m2").play("f3-e4")
    assert position.scene().phase == "retreating"
    assert texts(position) == {"g6-h5"}
    assert "must step back out of the line" in str(position.why_not(("m2", "l3")))
    assert position.play("g6-h5").scene().phase == ""


def test_a_piece_on_the_first_row_neither_attacks_nor_is_attacked():
    assert at("c2 j1", "f1 m4").play("c2-d3").scene().phase == ""
    assert at("g4 b1", "e2 m4", actors=2).play("e2-d1").scene().phase == ""


def test_an_own_piece_ends_the_line_of_attack():
    assert at("f3 f5", "g6 m2").play("f3-e4").scene().phase == ""


def test_of_two_in_a_line_the_higher_one_retreats_and_the_other_repels_the_attack():
    position = at("e2 b1", "f5 h7").play("e2-d3")
    assert texts(position) == {"h7-i6"}
    after = position.play("h7-i6")
    assert after.scene().phase == "stepping-back"
    assert texts(after) == {"d3-e2"}, "down, out of the line on which the attack failed"
    assert "repelled" in str(after.why_not(("b1", "a2")))
    assert texts(after.play("d3-e2")) == {"i6-j5"}, "the step back attacks on another line; f5 stays where it is"


def test_a_repelled_attacker_who_can_only_step_back_along_the_line_attacks_nobody_on_it():
    after = at("d3 f3", "g6 h5 m2").play("d3-e4").play("m2-l3")
    assert texts(after) == {"e4-d3"}, "the way out of the line is taken"
    stepped = after.play("e4-d3")
    assert stepped.scene().phase == ""
    assert {"g6-f7", "h5-i6", "l3-m2"} <= texts(stepped)
    assert stepped.play("l3-m2").scene().phase == "", "no attack was made, so none is repelled"


def test_a_repelled_attacker_still_attacks_along_the_other_line():
    # Stepping down the failed rising line to d3, blue comes onto the falling diagonal of b5.
    stepped = at("d3 f3", "g6 h5 b5").play("d3-e4").play("h5-i4").play("e4-d3")
    assert texts(stepped) == {"b5-a4"}
    assert stepped.play("b5-a4").scene().phase == "", "g6 was not attacked and has repelled nothing"


def test_an_attack_repelled_on_two_lines_is_given_up_either_way():
    # g6 on the rising line and c6 on the falling one can neither of them step back.
    after = at("f3 h5 b5", "g6 c6 m2").play("f3-e4").play("m2-l3")
    assert texts(after) == {"e4-d3", "e4-f3"}
    for step in ("e4-d3", "e4-f3"):
        assert after.play(step).play("l3-m2").scene().phase == "", "no new attack was made that could be repelled"


def test_of_two_neighbours_the_nearer_one_retreats():
    position = at("e2 b1", "f5 g6").play("e2-d3")
    assert texts(position) == {"f5-g4"}
    assert position.play("f5-g4").scene().phase == "stepping-back"


def test_who_cannot_retreat_makes_the_attacker_step_back():
    # The way back from g6 is h5, which is taken by a piece of its own side.
    position = at("f3 b1", "g6 h5").play("f3-e4")
    assert position.scene().phase == ""
    assert {"g6-f7", "h5-i6"} <= texts(position)
    after = position.play("h5-i6")
    assert texts(after) == {"e4-f3"}


def test_a_retreat_can_be_an_attack_itself():
    after = at("f3 j3", "g6 m2").play("f3-e4").play("g6-h5")
    assert after.scene().phase == "retreating"
    assert texts(after) == {"j3-i2"}


def test_a_piece_on_a_slope_is_kept_in_quarantine():
    position = at("c4 m2", "d7 a2").play("c4-b5")
    assert "d7-e8" not in texts(position)
    assert "d7-c6" in texts(position), "it need not retreat, it may only not go up"
    assert str(position.why_not(("d7", "e8"))) == "This piece is in quarantine and cannot go upwards."


def test_quarantine_ends_when_the_holder_leaves():
    held = at("c4 b1", "d7 m2").play("c4-b5").play("m2-l3")
    assert "d7-e8" in texts(held.play("b5-c4"))
    assert "d7-e8" not in texts(held.play("b1-a2"))


def test_quarantine_ends_when_the_holder_is_held_himself():
    held = at("c4 b1", "d7 d5").play("c4-b5")
    assert "d7-e8" not in texts(held)
    after = held.play("d5-c6").play("b1-a2")
    assert "d7-e8" in texts(after)


def test_who_is_in_quarantine_repels_other_attacks():
    # d7 is held from b5; then blue also comes into its falling diagonal, on f5.
    position = at("c4 e4 b1", "d7 m2").play("c4-b5").play("m2-l3").play("e4-f5")
    assert position.scene().phase == ""
    assert position.play("l3-m2").scene().phase == "stepping-back"


def test_the_top_wins():
    end = at("f9 b1", "l3 m2").play("f9-g10")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.GOAL


def test_after_two_hundred_turns_nobody_has_won():
    assert at("d3 b1", "l3 m2", turn=199).play("b1-a2").result.reason is Reason.LIMIT
