"""Epaminondas: phalanxes, captures, and the home row judged at the start of a turn; a game of AbstractPlay."""

from __future__ import annotations

import re

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive
from ludoteka.search.player import choose

BOARD = variant("epaminondas").game.board


def at(white: str, black: str, actors: int = 1, preset: str = "book", **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(f"epaminondas:{preset}", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_two_rows_of_fourteen_for_each_side():
    start = Position.start("epaminondas")
    assert {cell[1:] for cell in men(start, 0)} == {"1", "2"}
    assert {cell[1:] for cell in men(start, 1)} == {"11", "12"}
    assert len(men(start, 0)) == len(men(start, 1)) == 28


def test_first_moves_counted_by_hand():
    """Straight 14 singles and 14 pairs by one or two; aslant 13 singles and 12 pairs by one, 11 by two, twice.

    AbstractPlay (gameslib, epam.ts) counts 114 and 12,996 as well.
    """
    of = variant("epaminondas")
    assert drive.perft(of.compiled, of.tables.row, of.start, 1) == 14 + 2 * 14 + 2 * (13 + 12 + 11)
    assert drive.perft(of.compiled, of.tables.row, of.start, 2) == 114 * 114


GAME_OF_ABSTRACTPLAY = """
    114 e1-b4 114 d11-c10 149 m1-m3 131 e11-d11 161 n1-m1 131 k12-i10 161 j1-g4 152 c12-f9 171 f1-e1 176 f11-d9 169
    h3-g3 186 b11-c12 171 c3-a5 171 l11-d11 166 k1-k3 177 i12-i9 177 g1-j1 184 g12-j9 180 c1-d2 194 a11-b11 177
    m3-m4 202 e11-a11 174 k3-j3 185 i11-i6 173 l1-k1 181 a12-a9 175 h1-g1 191 e12-g10 171 a5-a4 199 f9-g9 170 m4-n4
    201 i8-h7 168 b4-a5 199 d12-d10 168 k1-h4 209 b12-a12 191 f2-f1 205 j9-i8 183 c2-b3 210 m12-m9 187 g1-f2 220
    d11-g8 198 g3-h3 231 j12-i11 200 b1-b6 237 g8-g12 217 a4-c4 227 i7-g7 220 h2-i2 216 a12-g6 214 a2-a3 241 c11-b10
    216 g4-j4 238 a9-a11 214 b4-b7 237 h7-j9 215 b6-b9 224 g6-g5 210 h3-g4 222 g10-f10 197 c4-d4 221 f7-i7 196 i4-l1
    232 g9-e9 191 a3-a2 242 h7-h8 189 d1-f3 238 i6-h6 198 f3-i6 238 g12-d12
"""
"""A random game of gameslib's epam.ts: how many moves there are, and the one that was played: its tail and its goal."""


def test_a_game_of_abstractplay_has_as_many_moves_at_every_turn():
    position = Position.start("epaminondas")
    words = GAME_OF_ABSTRACTPLAY.split()
    for number, played in zip(words[::2], words[1::2], strict=True):
        tail, goal = played.split("-")
        moves = position.moves()
        assert len(moves) == int(number), position
        (text,) = (m.text for m in moves if re.match(f"{tail}[-x].*", m.text) and re.split("[-x]", m.text)[-1] == goal)
        position = position.play(text)


def test_a_single_man_steps_in_eight_directions():
    assert len(texts(at("e5", "n11"))) == 8


def test_a_phalanx_goes_as_far_as_it_is_long_along_its_own_line():
    position = at("c3 d3 e3", "n11")
    assert texts(position, "c3-e3") == {"c3-e3-f3", "c3-e3-g3", "c3-e3-h3"}
    assert texts(position, "d3-e3") == {"d3-e3-f3", "d3-e3-g3"}, "a part of the row"
    assert texts(position, "e3-c3") == {"e3-c3-b3", "e3-c3-a3"}, "back as far as the edge"
    assert men(position.play("c3-e3-h3"), 0) == {"f3", "g3", "h3"}
    assert "at most 3 cells" in str(position.why_not(("c3", "e3", "i3")))


def test_a_longer_phalanx_takes_a_shorter_one_whole():
    after = at("c3 d3 e3", "g3 h3 n11").play("c3-e3xg3")
    assert men(after, 0) == {"e3", "f3", "g3"}
    assert men(after, 1) == {"n11"}


def test_an_equal_or_longer_phalanx_is_not_taken():
    assert not any("x" in text for text in texts(at("c3 d3", "e3 f3 n11")))
    assert "c3-d3xe3" in texts(at("c3 d3", "e3 g3 n11")), "a gap ends the phalanx"


def test_what_is_too_far_away_is_not_taken():
    assert not any("x" in text for text in texts(at("c3 d3", "g3 n11")))


def test_men_on_the_home_row_win_only_at_the_start_of_the_next_turn():
    there = at("e11 a1", "h5 b9").play("e11-e12")
    assert not there.over
    won = there.play("h5-h6")
    assert won.result.reason is Reason.GOAL
    assert won.result.payoffs == (1, -1)


def test_the_answer_may_take_the_man_or_arrive_as_well():
    there = at("e11 a5", "h2 e10 d12 c12").play("e11-e12")
    assert not there.play("h2-h1").over
    assert not there.play("c12-d12xe12").over


def test_in_the_known_game_nobody_moves_onto_the_home_row_into_a_mirror_image():
    copied = {"white": "c12 e4", "black": "c2 e9", "actors": 2}
    assert "c2-c1" in texts(at(**copied))
    known = at(**copied, preset="known")
    assert "c2-c1" not in texts(known)
    assert {"c2-b1", "c2-d1", "e9-e8"} <= texts(known), "where it makes no mirror image"
    assert "mirror images" in str(known.why_not(("c2", "c1")))
    assert "moved alone" in str(known.why_not(("c2", "c4")))


def test_a_mirror_image_is_allowed_away_from_the_home_row():
    assert "e9-e8" in texts(at("c12 e5", "c1 e9", actors=2, preset="known"))
    along = at("d12 e5", "c1 e8", actors=2, preset="known")
    assert "c1-d1" in texts(along), "he stood on the home row already"


def test_a_capture_into_a_mirror_image_on_the_home_row_is_forbidden_too():
    # Black's pair would take the man on c1 and stand on c1 and c2 as White's does on c12 and c11.
    position = at("c1 c11 c12", "c2 c3", actors=2, preset="known")
    assert "c3-c2xc1" not in texts(position)
    assert "c3-c2xc1" in texts(at("c1 c11 c12", "c2 c3", actors=2))


def test_a_hundred_moves_without_capture_are_a_draw():
    assert at("c3", "n11", quiet=99).play("c3-c4").result.payoffs == (0, 0)


def test_who_has_no_men_has_lost():
    end = at("c3 d3", "e3").play("c3-d3xe3")
    assert end.result.payoffs == (1, -1)


def judged(position: Position, player: int) -> int:
    of = position.variant
    return int(of.kernel.evaluate(position.row, of.tables.row, player))


def test_what_the_next_move_takes_is_part_of_the_judgement():
    safe = at("a1 c3 d3 e3", "h8 f3 g3 h3", actors=2)
    taken = at("a1 c3 d3 e3", "h8 f3 g3 h3 i3", actors=2)
    assert judged(taken, 1) - judged(safe, 1) > 100
    assert judged(taken, 0) == -judged(taken, 1)


def test_a_computer_goes_to_the_home_row_where_nobody_can_take_him():
    position = at("a1 d11 h5", "c9 c10 c11 e10 f10", actors=1)
    after = position.play(choose(position, level=4).move.code)
    assert men(after, 0) & {"d12", "e12"}
    assert {after.play(code).result.payoffs for code in after.codes} == {(1, -1)}


def test_a_computer_takes_the_man_on_its_home_row():
    position = at("a1 b5 h12", "e5 h10 h11", actors=2)
    assert choose(position, level=4).move.text == "h10-h11xh12"
