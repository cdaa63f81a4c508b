"""Halma and Chinese checkers: camps, steps and chains of jumps, arriving, places; jumps against a naive search."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.races import Race
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive


def at(key: str, *men: str, actors: int = 1, **fields: int | str) -> Position:
    game = variant(key).game
    assert game.board is not None
    codes = [0] * len(game.board)
    for seat, cells in enumerate(men):
        for cell in game.board.all_at(cells):
            codes[cell] = seat + 1
    words = [f"actors={actors}", f"cells={','.join(map(str, codes))}"]
    return Position.from_text(variant(key), " ".join([*words, *(f"{name}={value}" for name, value in fields.items())]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def cells(position: Position, seat: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == seat}


# --- camps ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "men", "seats"),
    [("book", 19, 2), ("large", 19, 2), ("four", 13, 4), ("four-places", 13, 4), ("small", 10, 2), ("medium", 15, 2)],
)
def test_halma_camps(preset: str, men: int, seats: int):
    start = Position.start("halma", preset)
    assert [len(cells(start, seat)) for seat in range(seats)] == [men] * seats
    game = variant(f"halma:{preset}").game
    assert isinstance(game, Race)
    for seat, target in enumerate(game.targets):
        assert set(target.split()) == cells(start, (seat + seats // 2) % seats)


def test_the_border_of_the_large_camp_runs_as_the_book_says():
    camp = cells(Position.start("halma"), 0)
    assert {"a5", "b5", "c4", "d3", "e1", "e2"} <= camp
    assert not camp & {"c5", "d4", "e3", "f1", "a6"}


@pytest.mark.parametrize(
    ("preset", "tips"),
    [
        ("two", "a5 q13"),
        ("three", "e1 e13 q13"),
        ("four", "a5 e1 m17 q13"),
        ("five", "a5 e1 m5 m17 q13"),
        ("six", "a5 e1 e13 m5 m17 q13"),
        ("two-beside", "a5 e13"),
        ("three-beside", "a5 e1 e13"),
    ],
)
def test_star_points_of_each_seating(preset: str, tips: str):
    start = Position.start("chinese-checkers", preset)
    corners = {"a5", "e13", "m17", "q13", "m5", "e1"}
    taken = {item.cell for item in start.scene().items}
    assert taken & corners == set(tips.split())
    assert len(taken) == 10 * len(tips.split())
    assert len(variant("chinese-checkers").game.board or ()) == 121


def test_first_moves_of_chinese_checkers():
    """Two steps for each of the four in front, two jumps for each of the three behind them; the others are shut in."""
    start = Position.start("chinese-checkers")
    assert len(start.moves()) == 14
    assert drive.perft(start.variant.compiled, start.variant.tables.row, start.row, 2) == 196


# --- moving --------------------------------------------------------------------------------------------------------


def test_a_chain_of_jumps_is_one_move_and_takes_nothing():
    position = at("halma:small", "a1 b1", "d1 e2")
    assert "a1-c1" in texts(position)
    assert "a1-e1" in texts(position)
    assert "a1-e3" in texts(position)
    after = position.play("a1-e3")
    assert cells(after, 0) == {"b1", "e3"}
    assert cells(after, 1) == {"d1", "e2"}


def test_a_man_does_not_jump_over_two_or_over_himself():
    position = at("halma:small", "a1 b1 c1", "h8")
    assert "a1-d1" not in texts(position)
    assert "a1-e1" not in texts(position)
    assert "b1-d1" in texts(position)
    assert "a1-a1" not in texts(position)


def naive(position: Position) -> set[str]:
    """Every cell that steps or chains lead to, by depth-first search on names."""
    board = position.variant.game.board
    assert board is not None
    taken = {item.cell for item in position.scene().items}
    found = set()
    for man in cells(position, position.actors[0]):
        others = taken - {man}
        origin = board.at(man)
        found |= {f"{man}-{board.names[to]}" for to in board.neighbours(origin) if board.names[to] not in others}
        seen, todo = {man}, [origin]
        while todo:
            cell = todo.pop()
            for way in range(len(board.plan.directions)):
                ray = [board.names[to] for to in board.ray(cell, way)[:2]]
                if len(ray) == 2 and ray[0] in others and ray[1] not in others and ray[1] not in seen:
                    seen.add(ray[1])
                    todo.append(board.at(ray[1]))
        found |= {f"{man}-{to}" for to in seen - {man}}
    return found


@pytest.mark.parametrize("key", ["halma:small", "halma:four", "chinese-checkers:two", "chinese-checkers:six"])
def test_all_moves_agree_with_a_naive_search(key: str):
    chooser = random.Random(key)
    position = Position.start(key)
    for _ in range(120):
        if position.over:
            break
        assert texts(position) == naive(position)
        position = position.play(chooser.choice(position.codes))


# --- arriving ------------------------------------------------------------------------------------------------------

SMALL = "e8 f8 g8 h8 f7 g7 h7 g6 h6 h5"


def test_the_opposite_corner_full_of_own_men_wins():
    men = SMALL.replace("e8", "d8")
    position = at("halma:small", men, "a1 b2")
    result = position.play("d8-e8").result
    assert result is not None
    assert (result.payoffs, result.reason) == ((1, -1), Reason.GOAL)


def test_who_stays_at_home_cannot_prevent_the_end():
    own, stayed = "d8 f8 g8 h8 f7 g7 h7 g6", "h6 h5 a1"
    position = at("halma:small", own, stayed, turn=60)
    result = position.play("d8-e8").result
    assert result is not None
    assert result.payoffs == (1, -1)
    gap = at("halma:small", own, "h6 a1", turn=60)
    assert not gap.play("d8-e8").over


@pytest.mark.parametrize(("key", "leaving"), [("halma:small", 20), ("halma:book", 38), ("chinese-checkers:two", 20)])
def test_all_have_two_moves_for_each_man_to_leave(key: str, leaving: int):
    game = variant(key).game
    assert isinstance(game, Race)
    assert game.leaving == leaving


def test_a_single_man_in_the_first_gap_does_not_win_while_the_others_may_still_leave():
    stayed = SMALL.replace("e8", "a4")
    early = at("halma:small", "d8 a1", stayed, turn=38).play("d8-e8")
    assert not early.over, "nineteen moves of each, and White's twentieth"
    late = at("halma:small", "d8 a1", stayed, turn=40).play("d8-e8").result
    assert late is not None
    assert late.payoffs == (1, -1)


def test_a_corner_that_was_full_before_counts_when_the_time_to_leave_is_over():
    position = at("halma:small", "d8 a1", SMALL.replace("e8", "a4"), turn=38).play("d8-e8").play("a4-a5")
    assert not position.over, "each has had his twenty moves"
    result = position.play("a1-b1").result
    assert result is not None
    assert result.payoffs == (1, -1)


def test_who_goes_home_again_to_fill_the_last_cell_loses():
    """The corner is full and White's men are in it, whoever came last."""
    own = "f8 g8 h8 f7 g7 h7 g6 h6 h5"
    result = at("halma:small", own, "d8 a1", actors=2, turn=61).play("d8-e8").result
    assert result is not None
    assert (result.payoffs, result.reason) == ((1, -1), Reason.GOAL)
    empty_of_white = at("halma:small", "a1", own + " d8", actors=2, turn=61).play("d8-e8")
    assert not empty_of_white.over


def test_who_arrives_by_another_mans_move_has_his_place_and_the_others_go_on():
    game = variant("halma:four-places").game
    assert isinstance(game, Race)
    own = " ".join(cell for cell in game.targets[0].split() if cell != "m16")
    position = at("halma:four-places", own, "h8", "l16", "j8", actors=4, turn=142).play("l16-m16")
    assert not position.over
    assert position.actors == (3,)
    assert position.play("j8-j9").actors == (1,)


def test_a_camp_that_nobody_has_entered_is_not_reached():
    start = Position.start("halma", "small")
    assert not start.over
    moved = start.play(start.moves()[0])
    assert not moved.over


def test_four_players_play_on_for_the_places():
    game = variant("halma:four-places").game
    assert isinstance(game, Race)
    board = game.board
    assert board is not None

    def almost(target: list[str]) -> tuple[str, str]:
        """All but one cell of a target, and a free cell beside the missing one."""
        for missing in target:
            for to in board.neighbours(board.at(missing)):
                name = board.names[to]
                if not any(name in cells.split() for cells in game.targets):
                    return " ".join(c for c in target if c != missing) + f" {name}", f"{name}-{missing}"
        raise AssertionError

    men, moves = zip(*(almost(target.split()) for target in game.targets), strict=True)
    position = at("halma:four-places", *men)
    for move in moves[:3]:
        assert not position.over
        position = position.play(move)
    assert position.result is not None
    assert position.result.payoffs == (3, 1, -1, -3)


def test_at_the_limit_the_most_men_at_home_win():
    last = at("halma:small", "e8 b4", "a1 c1 h2", actors=2, turn=599, ply=599)
    result = last.play("h2-g2").result
    assert result is not None
    assert (result.payoffs, result.reason) == ((-1, 1), Reason.LIMIT)
    even = at("halma:small", "e8 b4", "a1 h2", actors=2, turn=599, ply=599).play("h2-g2").result
    assert even is not None
    assert even.payoffs == (0, 0)


def test_who_cannot_move_passes():
    position = at("halma:small", "a1", "b1 c1 a2 a3 b2 c3")
    assert texts(position) == {"pass"}
    assert position.play("pass").actors == (1,)


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="men"):
        at("halma:small", " ".join(f"{f}1" for f in "abcdefgh") + " a2 b2 c2", "h8")
    with pytest.raises(NotationError, match="place"):
        at("halma:four-places", "a1", "b1", "c1", "d1", place="2")
