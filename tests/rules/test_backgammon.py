"""The rules of backgammon, in the rule sets of all sources."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.backgammon import Contact, Travel
from ludoteka.games.chance.backgammon import GAME
from ludoteka.notation import gnuid, read, write, xgid
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import abi
from ludoteka.rules.abi import ACTORS, CHANCE, PHASE, TURN

MONEY = "backgammon:standard,cube=owned"
JACOBY = f"{MONEY},jacoby=on"
START = "-b----E-C---eE---c-e----B-"
GNUBG = Path(__file__).parents[1] / "data" / "backgammon_gnubg.txt"


def thrown(men: str, throw: str, key: str = "backgammon", mover: int = 1, score: str = "0:0") -> Position:
    """White (or Black) has thrown; men as in XGID, those not on the board are borne off."""
    of = variant(key)
    length = of.game.length  # type: ignore[attr-defined]
    return xgid.read(of, f"XGID={men}:0:0:{mover}:{throw}:{score}:0:{length}:10")


def men(**places: int) -> str:
    """A board for XGID: W6=2 puts two white men on point 6, B7=2 two black ones; W25 and B0 are the bars."""
    signs = ["-"] * 26
    for place, count in places.items():
        signs[int(place[1:])] = chr(ord("A" if place[0] == "W" else "a") + count - 1)
    return "".join(signs)


def texts(position: Position) -> list[str]:
    return sorted(move.text for move in position.moves())


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def stacks(position: Position) -> dict[str, tuple[int, int]]:
    """What stands on each cell: owner and number."""
    found: dict[str, tuple[int, int]] = {}
    for item in position.scene().items:
        found[item.cell] = (item.owner, found.get(item.cell, (0, 0))[1] + 1)
    return found


# --- the set-up and who begins -------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["standard", "match", "book", "tavla", "dead-gammon"])
def test_setup_of_the_sources(preset: str) -> None:
    assert stacks(Position.start("backgammon", preset)) == {
        "24": (0, 2),
        "13": (0, 5),
        "8": (0, 3),
        "6": (0, 5),
        "1": (1, 2),
        "12": (1, 5),
        "17": (1, 3),
        "19": (1, 5),
    }


def test_setup_with_lattjo_numbers_has_opposite_points_alike() -> None:
    assert stacks(Position.start("backgammon", "lattjo")) == {
        "1A": (0, 2),
        "12A": (0, 5),
        "8": (0, 3),
        "6": (0, 5),
        "1": (1, 2),
        "12": (1, 5),
        "8A": (1, 3),
        "6A": (1, 5),
    }


def test_setup_of_nackgammon_has_fifteen_men_of_each_side() -> None:
    assert stacks(Position.start("backgammon", "nackgammon")) == {
        "24": (0, 2),
        "23": (0, 2),
        "13": (0, 4),
        "8": (0, 3),
        "6": (0, 4),
        "1": (1, 2),
        "2": (1, 2),
        "12": (1, 4),
        "17": (1, 3),
        "19": (1, 4),
    }


def test_setup_of_hypergammon() -> None:
    assert stacks(Position.start("backgammon", "hypergammon")) == {
        "24": (0, 1),
        "23": (0, 1),
        "22": (0, 1),
        "1": (1, 1),
        "2": (1, 1),
        "3": (1, 1),
    }


def test_opening_throw_is_one_die_each_and_the_higher_one_begins_with_both_numbers() -> None:
    start = Position.start("backgammon")
    assert start.chance
    assert len(start.moves()) == 30
    assert set(start.weights()) == {1}
    white, black = start.play("3-1"), start.play("1-3")
    assert (white.actors, black.actors) == ((0,), (1,))
    assert [item.glyph for item in black.scene().trays[0].items] == ["die:3", "die:1"]
    assert "4-4" not in texts(start)


def test_white_begins_with_a_throw_of_both_dice_by_the_book() -> None:
    start = Position.start("backgammon", "book").play("roll")
    assert len(start.moves()) == 21
    assert sum(start.weights()) == 36
    assert {move.text: weight for move, weight in zip(start.moves(), start.weights(), strict=True)}["4-4"] == 1
    assert start.play("6-5").actors == (0,)


def test_later_throws_are_doublets_once_and_other_pairs_twice() -> None:
    position = play(Position.start("backgammon"), "3-1", "8/5", "6/5")
    weights = dict(zip(texts(position), position.weights(), strict=True))
    assert position.chance
    assert (len(weights), sum(weights.values())) == (21, 36)
    assert {text for text, weight in weights.items() if weight == 1} == {f"{n}-{n}" for n in range(1, 7)}


# --- moving --------------------------------------------------------------------------------------------------------


def test_each_player_counts_from_his_own_side_and_clicks_the_cells_of_the_board() -> None:
    black = Position.start("backgammon").play("1-3")
    assert black.find("8/5").steps == ("17", "20")
    assert play(black, "8/5", "6/5").turn == 1


def test_moves_are_written_by_the_numbers_of_the_board_where_the_source_does() -> None:
    assert play(Position.start("backgammon", "book"), "roll", "3-1", "8/5", "6/5", "roll", "3-1", "17/20").actors == (
        1,
    )
    assert "12A/10" in texts(Position.start("backgammon", "lattjo").play("3-1"))


def test_a_turn_is_written_as_one_text() -> None:
    start = Position.start("backgammon")
    codes = []
    position = start
    for text in ("3-1", "8/5", "6/5"):
        codes.append(position.find(text).code)
        position = position.play(text)
    assert start.variant.face.turn_text(start.row, codes) == "3-1: 8/5 6/5"


def test_two_men_close_a_point_and_one_does_not() -> None:
    position = thrown(men(W13=1, B8=2, B7=1), "65")
    assert texts(position) == ["13/7*"]


def test_a_hit_man_goes_to_the_bar_and_must_enter_first() -> None:
    position = thrown(men(W13=1, W5=2, B7=1, B1=1), "62").play("13/7*")
    assert stacks(position)["bar2"] == (1, 1)
    black = play(position, "7/5").play("5-3")
    assert texts(black) == ["bar/22"]
    assert texts(thrown(men(W13=1, B0=1, B1=1), "53", mover=-1)) == ["bar/20", "bar/22"]
    assert str(black.why_not(["1"])) == "You have a man on the bar: it must enter before any other man moves."


def test_a_man_that_cannot_enter_loses_the_turn() -> None:
    position = thrown(men(W25=1, W6=2, B20=2, B19=2), "65")
    assert texts(position) == ["pass"]
    after = position.play("pass")
    assert after.turn == 1
    assert after.play("1-1").actors == (1,)


def test_of_two_men_on_the_bar_one_enters_and_the_other_number_is_lost() -> None:
    position = thrown(men(W25=2, W6=2, B23=2), "42")
    assert texts(position) == ["bar/21"]
    after = position.play("bar/21")
    assert after.turn == 1
    assert stacks(after)["bar1"] == (0, 1)


def test_a_doublet_is_played_four_times() -> None:
    position = thrown(START, "44")
    for left in (3, 2, 1):
        position = position.play("24/20" if left > 1 else "13/9")
        assert (position.turn, len(position.scene().trays[0].items)) == (0, left)
    assert position.play("13/9").turn == 1


def test_of_a_doublet_as_much_is_played_as_possible() -> None:
    position = thrown(men(W13=1, B1=2), "66")
    after = position.play("13/7")
    assert after.turn == 1, "point 1 is closed, so the other three sixes are lost"


def test_both_numbers_must_be_played_if_one_order_allows_it() -> None:
    position = thrown(men(W20=1, W12=1, B7=2, B9=2), "65")
    assert texts(position) == ["12/6", "20/15"]
    assert "Both numbers" in str(position.why_not(["20", "14"]))


def test_if_only_one_number_can_be_played_it_is_the_higher() -> None:
    board = men(W13=1, B2=2)
    assert texts(thrown(board, "65")) == ["13/7"]
    assert texts(thrown(board, "65", "backgammon:lattjo")) == ["12A/7"]
    assert texts(thrown(board, "65", "backgammon:tavla")) == ["13/7", "13/8"]
    assert "higher" in str(thrown(board, "65").why_not(["13", "8"]))


def test_the_lower_number_alone_is_played_but_not_by_lattjo_rules() -> None:
    board = men(W13=1, B2=2, B7=2)
    assert texts(thrown(board, "65")) == ["13/8"]
    assert texts(thrown(board, "65", "backgammon:lattjo")) == ["pass"]
    assert texts(thrown(board, "65", "backgammon:tavla")) == ["13/8"]


# --- bearing off ----------------------------------------------------------------------------------------------------


def test_no_man_is_borne_off_while_one_is_not_home() -> None:
    position = thrown(men(W7=1, W4=2, B24=2), "42")
    assert "4/off" not in texts(position)
    assert str(position.why_not(["4", "off1"])) == "Men may be borne off only when all of yours are at home."


def test_the_last_man_comes_home_with_one_die_and_the_other_bears_off() -> None:
    assert "4/off" in texts(thrown(men(W7=1, W4=2, B24=2), "41").play("7/6"))


def test_the_point_thrown_bears_off_and_bearing_off_is_not_obligatory() -> None:
    assert texts(thrown(men(W6=2, W4=2, W3=2, B24=2), "43")) == ["3/off", "4/1", "4/off", "6/2", "6/3"]


def test_a_man_further_back_must_move_before_a_nearer_one_is_borne_off() -> None:
    position = thrown(men(W6=1, W3=2, B24=2), "54")
    assert texts(position) == ["6/1", "6/2"]
    assert str(position.why_not(["3", "off1"])) == "A man further back must be played first."


def test_a_number_too_high_bears_off_the_rearmost_man_with_either_die_alike() -> None:
    assert texts(thrown(men(W3=2, W2=2, B24=2), "65")) == ["3/off"]
    assert texts(thrown(men(W3=1, B24=2), "65", "backgammon:tavla")) == ["3/off"]


def test_the_last_man_may_leave_with_the_higher_number_at_once() -> None:
    assert texts(thrown(men(W5=1, B24=2), "62")) == ["5/3", "5/off"]


def test_tavla_bears_off_only_from_the_rearmost_point() -> None:
    board = men(W6=1, W3=2, B24=2)
    assert texts(thrown(board, "63", "backgammon:tavla")) == ["6/3", "6/off"]
    assert texts(thrown(board, "63")) == ["3/off", "6/3", "6/off"]


def test_a_man_hit_while_bearing_off_must_come_home_again() -> None:
    position = thrown(men(W25=1, W2=5, B24=1, B17=2), "61")
    assert texts(position) == ["bar/19", "bar/24*"]
    assert "2/off" not in texts(position.play("bar/19"))


# --- what a game is worth -------------------------------------------------------------------------------------------


def finish(board: str, preset: str, throw: str = "61") -> tuple[int, ...]:
    position = thrown(board, throw, f"backgammon:{preset},cube=off,match=single").play("1/off")
    assert position.result is not None
    assert position.result.reason is Reason.BORNE_OFF
    return position.result.payoffs


@pytest.mark.parametrize(
    ("black", "standard", "book", "tavla"),
    [
        ({"B19": 14}, 1, 1, 1),  # one man borne off
        ({"B19": 15}, 2, 2, 2),  # none
        ({"B19": 14, "B12": 1}, 2, 2, 3),  # none, and one not at home
        ({"B19": 14, "B6": 1}, 3, 3, 3),  # none, and one in the winner's home
        ({"B19": 14, "B0": 1}, 3, 3, 3),  # none, and one on the bar
        ({"B19": 12, "B0": 1}, 1, 3, 3),  # two borne off, and one on the bar
        ({"B19": 13, "B12": 1}, 1, 1, 3),  # one borne off, and one not at home
    ],
)
def test_single_game_gammon_and_backgammon(black: dict[str, int], standard: int, book: int, tavla: int) -> None:
    board = men(W1=1, **black)
    for preset, points in (("standard", standard), ("lattjo", standard), ("book", book), ("tavla", tavla)):
        assert finish(board, preset) == (points, -points), preset


def test_dead_gammon_is_won_by_the_last_to_bear_off() -> None:
    assert finish(men(W1=1, B19=14), "dead-gammon") == (-1, 1)
    assert finish(men(W1=1, B19=15), "dead-gammon") == (-2, 2)


# --- doubling ----------------------------------------------------------------------------------------------------


def test_the_cube_belongs_to_the_player_who_accepted_it() -> None:
    money = "backgammon:standard,cube=owned"
    position = play(Position.start(money), "3-1", "8/5", "6/5")
    assert texts(position) == ["double", "roll"]
    offered = position.play("double")
    assert offered.actors == (0,)
    taken = offered.play("take")
    cube = taken.scene().trays[-1]
    assert (cube.owner, cube.items[0].label) == (0, "2")
    white = play(taken, "3-1", "8/5", "6/5")
    assert texts(white) == ["double", "roll"]
    black = play(white, "roll", "6-5", "24/18", "18/13")
    assert black.chance, "Black does not own the cube"


def test_a_refused_double_costs_the_stake_before_it() -> None:
    position = play(Position.start("backgammon:standard,cube=owned"), "3-1", "8/5", "6/5", "double")
    first = position.play("drop").result
    assert first is not None
    assert (first.payoffs, first.reason) == ((-1, 1), Reason.DROPPED)
    again = play(position, "take", "3-1", "8/5", "6/5", "double", "drop").result
    assert again is not None
    assert again.payoffs == (2, -2)


def test_by_the_book_the_player_to_throw_may_always_double() -> None:
    white = play(Position.start("backgammon", "book"), "double", "take", "3-1", "8/5", "6/5")
    assert texts(white) == ["double", "roll"]
    again = play(white, "roll", "3-1", "17/20", "19/20")
    assert texts(again) == ["double", "roll"], "the same player again"
    assert again.scene().trays[-1].owner == -1


def test_the_cube_ends_at_64() -> None:
    of = variant("backgammon:standard,cube=owned")
    assert xgid.read(of, f"XGID={START}:5:1:1:00:0:0:0:0:10").actors == (0,)
    assert xgid.read(of, f"XGID={START}:6:1:1:00:0:0:0:0:10").chance
    assert of.tables.row[abi.SCALE] == 192


def test_without_the_cube_nobody_is_asked() -> None:
    position = play(Position.start("backgammon"), "3-1", "8/5", "6/5")
    assert position.chance
    assert str(position.play("3-1").why_not(["do:double"])).startswith("You may not double now")


@pytest.mark.parametrize(("cube", "points"), [(0, 1), (1, 4)])
def test_jacoby_rule_counts_gammons_only_after_a_double(cube: int, points: int) -> None:
    of = variant("backgammon:standard,cube=owned,jacoby=on")
    position = xgid.read(of, f"XGID={men(W1=1, B19=15)}:{cube}:{cube}:1:61:0:0:1:0:10").play("1/off")
    assert position.result is not None
    assert position.result.payoffs == (points, -points)


# --- matches --------------------------------------------------------------------------------------------------------


def test_a_match_goes_on_with_the_score_until_the_agreed_points() -> None:
    board = men(W1=1, B19=15)
    second = thrown(board, "61", "backgammon:match").play("1/off")
    assert not second.over
    assert second.chance
    assert stacks(second) == stacks(Position.start("backgammon", "match"))
    assert [(count.name, count.value) for count in second.scene().counts[2:]] == [
        ("points", 2),
        ("points", 0),
        ("match", 5),
    ]
    last = thrown(board, "61", "backgammon:match", score="3:4").play("1/off").result
    assert last is not None
    assert (last.payoffs, last.points, last.reason) == ((1, -1), (5, 4), Reason.TARGET)


def test_nobody_doubles_in_the_crawford_game_and_both_may_after_it() -> None:
    crawford = thrown(men(W1=1, B19=15), "61", "backgammon:match", score="2:1").play("1/off")
    turn = play(crawford, "3-1", "8/5", "6/5")
    assert turn.chance
    assert write(turn).endswith(":-1:00:4:1:1:5:10")
    of = variant("backgammon:match")
    past = xgid.read(of, f"XGID={men(W1=1, B19=14)}:0:0:-1:00:4:1:0:5:10")
    assert texts(past) == ["double", "roll"]
    won = xgid.read(of, f"XGID={men(W19=14, B24=1)}:0:0:-1:61:4:1:1:5:10").play("1/off")
    assert texts(play(won, "3-1", "8/5", "6/5")) == ["double", "roll"]


def test_without_the_crawford_rule_every_game_may_be_doubled() -> None:
    next_game = thrown(men(W1=1, B19=15), "61", "backgammon:match,crawford=off", score="2:1").play("1/off")
    assert texts(play(next_game, "3-1", "8/5", "6/5")) == ["double", "roll"]


def test_in_a_match_to_one_nobody_doubles() -> None:
    assert play(Position.start("backgammon:match,match=1"), "3-1", "8/5", "6/5").chance


def test_the_book_lets_the_seats_begin_in_turn_in_a_match() -> None:
    key = "backgammon:book,match=3,cube=off"
    assert thrown(men(W1=1, B19=14), "61", key).play("1/off").play("3-1").actors == (1,)


def test_a_tall_stack_has_its_number_on_top() -> None:
    items = [item for item in thrown(men(W6=7, W4=5, B24=2), "31").scene().items if item.cell in ("6", "4")]
    assert [item.label for item in items if item.label] == ["7"]
    assert (items[-1].cell, items[-1].label) == ("6", "7")


# --- the longest game -----------------------------------------------------------------------------------------------


def test_the_longest_game_is_drawn_and_the_longest_match_goes_to_the_leader() -> None:
    def last_turn(key: str, score: str) -> Position:
        text = thrown(START, "31", key, score=score).text()
        return play(Position.from_text(variant(key), f"{text} turn={GAME.longest - 1}"), "8/5", "6/5")

    single = last_turn("backgammon", "0:0").result
    assert single is not None
    assert (single.payoffs, single.reason) == ((0, 0), Reason.LIMIT)
    match = last_turn("backgammon:match", "1:3").result
    assert match is not None
    assert (match.payoffs, match.reason) == ((-1, 1), Reason.LIMIT)


# --- counts from outside --------------------------------------------------------------------------------------------


def test_positions_after_a_throw_are_as_many_as_gnu_backgammon_counts() -> None:
    of = variant("backgammon")
    rules = of.compiled.module
    lines = [line.split() for line in GNUBG.read_text().splitlines() if not line.startswith("#")]
    assert len(lines) > 300
    for id, throw, count in lines:
        s = gnuid.read(of, id).row.copy()
        s[PHASE] = rules.ROLLING
        first, second = int(throw[0]), int(throw[1])
        assert len(rules.ends(of.compiled, of.tables.row, s, first, second)) == max(int(count), 1), (id, throw)
        if count == "0":
            rules.play(s, of.tables.row, first | second << rules.SECOND_SHIFT)
            assert texts(Position(of, s)) == ["pass"]


# --- notation -------------------------------------------------------------------------------------------------------

# Pairs from GNU Backgammon 1.07.001: `set xgid ...`, then gnubg.gnubgid(). It always makes the mover its player 1, so
# only positions with White to move can be compared.
PAIRS = [
    ("backgammon", "XGID=-b---BD-B---eE---c-d--a-B-:0:0:1:00:0:0:0:0:10 xHPwATCwZ/ABMA:cAkAAAAAAAAE"),
    ("backgammon", "XGID=-b---BD-B---eE---c-d--a-B-:0:0:1:31:0:0:0:0:10 xHPwATCwZ/ABMA:cIkFAAAAAAAE"),
    ("backgammon", "XGID=aa---BD-B---eE---c-d--a-AA:0:0:1:31:0:0:0:0:10 xHPwAVCwZ/ABUA:cIkFAAAAAAAE"),
    (JACOBY, "XGID=aa---BD-B---eE---c-d--a-AA:1:1:1:00:0:0:1:0:10 xHPwAVCwZ/ABUA:UQkAAAAAAAAA"),
    (MONEY, "XGID=aa---BD-B---eE---c-d--a-AA:1:-1:1:00:0:0:0:0:10 xHPwAVCwZ/ABUA:QQkAAAAAAAAE"),
    ("backgammon:match,match=7", "XGID=-b---BD-B---eE---c-d--a-B-:0:0:1:00:2:3:0:7:10 xHPwATCwZ/ABMA:cAngADAAEAAE"),
    ("backgammon:match,match=7", "XGID=-b---BD-B---eE---c-d--a-B-:0:0:1:D:2:3:0:7:10 xHPwATCwZ/ABMA:cBHgADAAEAAE"),
    ("backgammon:match,match=7", "XGID=-b---BD-B---eE---c-d--a-B-:1:-1:1:00:2:3:0:7:10 xHPwATCwZ/ABMA:QQngADAAEAAE"),
]


@pytest.mark.parametrize(("key", "pair"), PAIRS)
def test_ids_agree_with_gnu_backgammon(key: str, pair: str) -> None:
    of = variant(key)
    xg, gnu = pair.split()
    position = read(of, xg)
    assert write(position) == xg
    assert gnuid.write(position) == gnu
    assert read(of, gnu) == position


def test_ids_of_the_start_mean_the_opening_throw() -> None:
    start = Position.start("backgammon")
    assert read(start.variant, f"XGID={START}:0:0:1:00:0:0:0:0:10") == start
    assert read(start.variant, "4HPwATDgc/ABMA") == start
    assert write(start) == f"XGID={START}:0:0:1:00:0:0:0:0:10"


@pytest.mark.parametrize("preset", ["match", "lattjo", "hypergammon"])
def test_ids_survive_a_whole_match(preset: str) -> None:
    of = variant("backgammon", preset)
    position, chooser = Position.start(of), np.random.default_rng(5)
    while not position.over:
        position = position.play(int(chooser.choice(position.codes)))
        if not position.over and write(position).startswith("XGID="):
            for again in (read(of, write(position)), read(of, gnuid.write(position))):
                assert (again.actors, again.codes, again.scene()) == (position.actors, position.codes, position.scene())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0", "10 fields"),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10", "26 places"),
        ("XGID=-b----E-C---eE---c-e----B?:0:0:1:00:0:0:0:0:10", "A–O"),
        ("XGID=Ab----E-C---eE---c-e----A-:0:0:1:00:0:0:0:0:10", "first place"),
        ("XGID=-b----E-C---eE---c-e----O-:0:0:1:00:0:0:0:0:10", "more than 15"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:2:00:0:0:0:0:10", "mover"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", "throw"),
        ("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:10", "cube"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10", "Jacoby"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10", "a match to 7"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10", "may not double"),
        ("XGID=-b----E-C---eE---c-e----B-:x:0:1:00:0:0:0:0:10", "cube: field 2 is 0–10"),
        ("4HPwATDgc/ABM", "14 letters"),
        ("4HPwATDgc/AB!A", "14 letters"),
        ("/////////////w", "more than 15"),
        ("4HPwATDgc/ABMA:cAkA", "12 letters"),
        ("4HPwATDgc/ABMA:cAAAAAAAAAAE", "not one in play"),
        ("4HPwATDgc/ABMA:cAngADAAEAAE", "a match to 7"),
        ("4HPwATDgc/ABMA:cBEAAAAAAAAE", "may not double"),
        ("nonsense", "14 letters"),
    ],
)
def test_wrong_ids_are_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read(variant("backgammon"), text)


def test_ids_know_only_whole_turns() -> None:
    position = Position.start("backgammon").play("3-1").play("8/5")
    with pytest.raises(NotationError, match="whole turns"):
        xgid.write(position)
    assert read(position.variant, write(position)) == position


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("actors=1", "expected actors"),
        ("men=0*7,5,0*4,5,0*10,2", "men of White"),
        ("dice=3,2", "numbers left"),
        ("rolled=1,3", "higher number first"),
        ("phase=1 rolled=3,1", "expected actors"),
        ("owner=1", "cannot have owner"),
        ("points=1", "score"),
        ("crawford=1", "Crawford"),
        ("turn=10000", "game is over"),
        ("actors=0", "not ended"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(change: str, why: str) -> None:
    of = variant("backgammon")
    fields = dict(word.split("=") for word in Position.start(of).play("1-3").text().split())
    fields |= dict(word.split("=") for word in change.split())
    with pytest.raises(NotationError, match=why):
        Position.from_text(of, " ".join(f"{name}={value}" for name, value in fields.items()))


# --- reasons --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (["1", "4"], "No man of yours"),
        (["13", "14"], "only forwards"),
        (["13", "11"], "No die takes"),
        (["24", "18"], "No die takes"),
        (["6", "1"], "closed"),
        (["13", "off2"], "do not go"),
        (["6", "off1"], "too low"),
        (["do:pass"], "may not pass"),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(steps: list[str], why: str) -> None:
    position = thrown(START, "54")
    sentence = position.why_not(steps)
    assert sentence is not None
    assert why in sentence.say("en")
    assert sentence.say("hu") != sentence.say("en")


# --- the relatives --------------------------------------------------------------------------------------------------


def test_one_man_closes_a_point_where_there_is_no_hitting_and_both_travel_the_same_way() -> None:
    game = replace(GAME, contact=Contact.BLOCK, travel=Travel.SAME, setup=((24, 15),))
    kernel = abi.load("backgammon", compiled=True)
    tables = kernel.pack(game)
    rules, s = kernel.module, kernel.start(game, tables)
    s[PHASE] = rules.ROLLING
    after = rules.ends(kernel, tables.row, s, 6, 5)
    assert len(after) == 2, "one man goes 11 points, or two go 6 and 5"
    apart = next(row for row in after if row[rules.MEN + 18])
    assert apart[rules.CLOSED + 1] == 1 << 12 | 1 << 7 | 1 << 6, "White's 24, 19 and 18 are Black's 12, 7 and 6"
    black = rules.MEN + rules.PLACES
    apart[black + 24], apart[black + 13] = 14, 1
    rules.derive(apart, tables.row)
    assert all(
        row[black + 12] == row[black + 7] == row[black + 6] == 0 for row in rules.ends(kernel, tables.row, apart, 6, 1)
    )


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(DeclarationError, match="both sides stand"):
        replace(GAME, setup=((24, 10), (1, 5)))
    with pytest.raises(DeclarationError, match="cube_limit"):
        replace(GAME, cube_limit=48)
    with pytest.raises(DeclarationError, match="bound"):
        replace(GAME, bound=100)


# --- how good a position looks --------------------------------------------------------------------------------------


def judge(position: Position, player: int = 0) -> int:
    of = position.variant
    assert of.compiled.evaluate is not None
    return of.compiled.evaluate(position.row.copy(), of.tables.row, player)


def test_evaluation_prefers_a_lead_and_is_fair() -> None:
    ahead = thrown(men(W6=5, W5=5, B12=5, B13=5), "31")
    assert judge(ahead, 0) > 150
    assert judge(ahead, 1) < -150
    assert abs(judge(thrown(START, "31"))) < 100
    assert judge(thrown(men(W6=5, W5=5, B12=5, B13=5), "31", "backgammon:dead-gammon")) < -150


def test_evaluation_beats_random_play() -> None:
    """White plays what looks best die by die, Black at random."""
    of = variant("backgammon")
    kernel, t = of.compiled, of.tables.row
    assert kernel.evaluate is not None
    assert kernel.pick is not None
    rng, out, won = abi.new_rng(11), np.zeros(of.tables.most_moves, np.int64), 0
    for _ in range(40):
        s = of.start.copy()
        while s[ACTORS]:
            move = kernel.pick(s, t, out, rng)
            if s[ACTORS] == 1:
                best = -1001
                for code in out[: kernel.moves(s, t, out)].tolist():
                    after = s.copy()
                    kernel.play(after, t, code)
                    if (value := kernel.evaluate(after, t, 0)) > best:
                        best, move = value, code
            kernel.play(s, t, move)
        won += int(s[abi.PAYOFF] > 0)
    assert won >= 38


def test_turns_and_throws_alternate() -> None:
    position = play(Position.start("backgammon"), "6-2", "24/18", "13/11")
    assert (int(position.row[TURN]), int(position.row[ACTORS])) == (1, CHANCE)
