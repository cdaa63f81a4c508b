"""Terrace: levels, ways up and down, taking, the T."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.terrace import KINDS
from ludoteka.games.other_logic.terrace import GAME
from ludoteka.play import NotationError, Position, variant

BOARD = GAME.board


def at(*men: str, actors: int = 1, preset: str = "book", **fields: int) -> Position:
    of = variant(f"terrace:{preset}")
    codes = [0] * len(of.game.board)
    for player, words in enumerate(men):
        for word in words.split():
            codes[of.game.board.at(word[1:])] = 1 + player * 5 + KINDS.index(word[0])
    texts = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(of, " ".join([*texts, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_the_levels_of_the_book():
    height = {name: GAME.height(*BOARD.cells_by_name[name]) for name in BOARD.names}
    assert [height[name] for name in ("a1", "a2", "b1", "b2", "c3", "a4", "d4", "d1")] == [0, 1, 1, 1, 2, 3, 3, 3]
    assert height["h8"] == 0
    assert height["a8"] == height["h1"] == 7
    assert height["d5"] == height["e4"] == 4
    assert {
        abs(height[name] - height[BOARD.names[c]]) for name in BOARD.names for c in BOARD.neighbours(BOARD.at(name))
    } <= {0, 1}


@pytest.mark.parametrize(
    ("preset", "men"), [("book", 16), ("short", 6), ("four", 6), ("six", 12), ("six-short", 4), ("six-four", 4)]
)
def test_every_player_has_as_many_pieces_as_the_book_says(preset, men):
    items = Position.start("terrace", preset).scene().items
    players = variant(f"terrace:{preset}").game.players
    assert [sum(item.owner == seat for item in items) for seat in range(players)] == [men] * players
    assert sum(item.glyph == "crowned" for item in items) == players


def test_along_a_terrace_any_empty_cell_over_friends_but_not_enemies():
    position = at("Aa4 Bc4 Ta1", "Bd2 Th8")
    assert texts(position, "a4") >= {"a4-b4", "a4-d4", "a4-d3"}
    assert not texts(position, "a4-d1")
    assert "no way leads to d1" in str(position.why_not(("a4", "d1")))


def test_the_middle_of_the_board_is_not_crossed():
    position = at("Ad4 Ta1", "Th8")
    assert "d4-e5" not in texts(position)
    assert "middle of the board" in str(position.why_not(("d4", "e5")))


def test_upwards_straight_and_aslant():
    assert texts(at("Db2 Ta1", "Th8"), "b2") >= {"b2-b3", "b2-c2", "b2-c3", "b2-a3", "b2-c1"}


def test_downwards_only_straight_unless_taking():
    position = at("Dc3 Tb4", "Th8")
    assert texts(position, "c3-b") == {"c3-b3"}, "b3 lies on the same level"
    assert "c3-b2" not in texts(position)
    assert "goes down aslant" in str(position.why_not(("c3", "b2")))
    assert "c2-b2" in texts(at("Dc2 Tb4", "Th8"), "c2")


def test_taking_is_downwards_aslant_and_not_of_larger_ones():
    position = at("Bc3 Th1", "Bb2 Th8")
    assert "c3xb2" in texts(position)
    assert "c3xb2" not in texts(at("Ac3 Th1", "Bb2 Th8"))
    assert "too large" in str(at("Ac3 Th1", "Bb2 Th8").why_not(("c3", "b2")))
    assert "downwards and aslant" in str(at("Bb2 Th1", "Ac3 Th8").why_not(("b2", "c3")))
    assert "downwards and aslant" in str(at("Bc2 Th1", "Ab2 Th8").why_not(("c2", "b2")))


def test_own_pieces_may_be_taken_but_not_the_own_t():
    assert "c3xb2" in texts(at("Bc3 Bb2 Th1", "Th8"))
    position = at("Bc3 Tb2", "Th8")
    assert "c3xb2" not in texts(position)
    assert "own T" in str(position.why_not(("c3", "b2")))


def test_who_takes_the_enemys_t_wins():
    end = at("Ac3 Th1", "Tb2").play("c3xb2")
    assert end.result.reason is Reason.CAPTURED
    assert end.result.payoffs == (1, -1)


def test_a_t_takes_what_is_as_small_as_itself():
    assert "c3xb2" in texts(at("Tc3", "Tb2"))
    assert "c3xb2" not in texts(at("Tc3", "Bb2 Th8"))


def test_the_t_wins_on_the_lowest_cell_of_the_other_side():
    end = at("Tg8", "Ta4").play("g8-h8")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert not at("Tb1", "Tf6").play("b1-a1").over, "the own lowest cell is no goal"


def test_of_four_players_the_one_whose_t_is_taken_drops_out():
    position = at("Bg7 Tb1", "Th8 Dh2", "Tf8", "Ta2", preset="four")
    after = position.play("g7xh8")
    assert not after.over
    assert {item.owner for item in after.scene().items} == {0, 2, 3}
    assert after.actors == (2,)


def test_the_last_of_four_players_wins():
    of = variant("terrace:four")
    codes = [0] * 64
    for name, code in (("g7", 2), ("b1", 5), ("h8", 10)):
        codes[of.game.board.at(name)] = code
    position = Position.from_text(of, f"actors=1 cells={','.join(map(str, codes))} out=0,0,1,1")
    end = position.play("g7xh8")
    assert end.result.reason is Reason.LAST
    assert end.result.payoffs == (1, -1, -1, -1)


def test_four_hundred_turns_are_a_draw():
    assert at("Db2 Ta1", "Th8", turn=399).play("b2-b3").result.reason is Reason.LIMIT


def test_those_who_have_dropped_out_have_no_share_in_a_draw():
    """Nobody can move and all pass, or the turns are over: a draw of those who are left."""
    of = variant("terrace:four")
    codes = [0] * 64
    for name, code in (("a1", 5), ("a2", 9), ("b1", 8), ("b2", 14), ("g8", 10), ("f8", 15)):
        codes[of.game.board.at(name)] = code
    cells = f"actors=1 cells={','.join(map(str, codes))} out=0,0,0,1"
    passed = Position.from_text(of, f"{cells} idle=2").play("pass").result
    assert (passed.reason, passed.payoffs) == (Reason.PASSED, (0, 0, 0, -1))
    limit = Position.from_text(of, f"{cells} turn=399").play("pass").result
    assert (limit.reason, limit.payoffs) == (Reason.LIMIT, (0, 0, 0, -1))


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="no T"):
        at("Aa1", "Th8")
    with pytest.raises(NotationError, match="2 pieces of size T"):
        at("Ta1 Ta2", "Th8")


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


def test_a_lead_is_worth_more_when_fewer_pieces_are_left():
    many = at("Ta1 Dd4 Cc3", "Th8 De5")
    few = at("Ta1 Cc3", "Th8")
    assert judged(few) > judged(many) > 0
    assert judged(many) == -judged(many, 1)


def test_a_t_nearer_to_its_goal_and_pieces_nearer_to_the_enemys_t_are_better():
    assert judged(at("Th6 Da3", "Ta8")) > judged(at("Ta2 Da3", "Ta8"))
    assert judged(at("Ta1 Dg6", "Th8 Da3")) > judged(at("Ta1 Db3", "Th8 Da3"))
