"""Lace and the neighbour game: covering, counting, rounds, roles, sums."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Match, NotationError, Position, variant


def at(key: str, covered: str, **fields: str) -> Position:
    of = variant(key)
    codes = [0] * len(of.game.board)
    for cell in of.game.board.all_at(covered):
        codes[cell] = 1
    words = [f"{name}={value}" for name, value in ({"actors": "1"} | fields).items()]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def finish(position: Position, seed: int = 1) -> Position:
    """Play at random to the end of the round."""
    chooser = random.Random(seed)
    while not position.over and position.scene().phase == "covering-a-cell":
        position = position.play(chooser.choice(position.moves()))
    return position


def covered(position: Position) -> set[str]:
    return {item.cell for item in position.scene().items}


def parts_by_hand(position: Position) -> int:
    """A second count, with names."""
    left, parts = covered(position), 0
    while left:
        parts += 1
        todo = [left.pop()]
        while todo:
            cell = todo.pop()
            for df in (-1, 1):
                for dr in (-1, 1):
                    other = f"{chr(ord(cell[0]) + df)}{int(cell[1:]) + dr}"
                    if other in left:
                        left.remove(other)
                        todo.append(other)
    return parts


def neighbours_by_hand(position: Position, number: int) -> int:
    board, lying = position.variant.game.board, covered(position)
    counts = [sum(board.names[to] in lying for to in board.plan.steps[c][::2] if to >= 0) for c in range(len(board))]
    return sum(count == number and board.names[c] not in lying for c, count in enumerate(counts))


def test_boards_are_empty_and_have_the_sizes_of_the_source():
    assert len(Position.start("lace").moves()) == 400
    assert len(Position.start("neighbour-game").moves()) == 81


def test_a_cell_beside_a_covered_one_cannot_be_covered():
    position = Position.start("lace").play("c3")
    assert not {"c3", "b3", "d3", "c2", "c4"} & texts(position)
    assert {"b2", "d4", "b4", "d2"} <= texts(position)
    assert str(position.why_not(("c4",))) == "c4 has a covered neighbour."


def test_the_round_ends_when_no_cell_is_left_and_the_board_can_be_looked_at():
    end = finish(Position.start("lace"))
    assert end.scene().phase == "round-over"
    assert end.actors == (1,)
    assert texts(end) == {"next"}
    again = end.play("next")
    assert covered(again) == set()
    assert again.actors == (1,)
    assert again.scene().roles == ("lace-tearer", "lace-maker")


def test_the_tearer_gets_a_point_for_each_part_joined_by_corners():
    end = finish(Position.start("lace"), 3)
    assert end.points == (0, parts_by_hand(end))
    assert end.points[1] > 5


def test_a_chessboard_pattern_is_one_part():
    light = " ".join(
        f"{f}{r}" for i, f in enumerate("abcdefghij") for r in range(1, 11) if (i + r) % 2 and f"{f}{r}" != "a1"
    )
    position = at("lace:small", light)
    assert texts(position) == {"a1"}
    assert position.play("a1").points == (0, 1)


def test_after_two_rounds_the_higher_sum_wins():
    position = finish(finish(Position.start("lace"), 4).play("next"), 5)
    assert position.over
    one, two = position.points
    assert position.result.reason is Reason.COUNT
    assert position.result.payoffs == ((1, -1) if one > two else (-1, 1) if one < two else (0, 0))


def test_equal_sums_draw():
    light = " ".join(
        f"{f}{r}" for i, f in enumerate("abcdefghij") for r in range(1, 11) if (i + r) % 2 and f"{f}{r}" != "a1"
    )
    end = at("lace:small", light, round="1", points="0,1,0,0,0,0,0,0").play("a1")
    assert end.points == (1, 1)
    assert end.result.payoffs == (0, 0)


def test_four_players_have_the_numbers_of_the_source_in_turn():
    aims = variant("neighbour-game", "4-players").game.aims()
    by_player = list(zip(*aims, strict=True))
    assert by_player == [(4, 3, 2, 1), (3, 2, 1, 4), (2, 1, 4, 3), (1, 4, 3, 2)]


def test_three_players_change_three_numbers_and_two_players_two():
    assert variant("neighbour-game", "3-players").game.aims() == ((1, 2, 3), (2, 3, 1), (3, 1, 2))
    assert variant("neighbour-game").game.aims() == ((1, 2), (2, 1))
    chosen = variant("neighbour-game", "2-players", {"numbers": "3412"})
    assert chosen.game.aims() == ((3, 4), (4, 3))


@pytest.mark.parametrize("preset", ["2-players", "3-players", "4-players"])
def test_every_player_counts_the_empty_cells_with_his_number_of_covered_neighbours(preset: str):
    of = variant("neighbour-game", preset)
    end = finish(Position.start(of), 6)
    assert end.points == tuple(neighbours_by_hand(end, number) for number in of.game.aims()[0])
    assert end.points[0] > 0


def test_a_later_round_begins_with_the_next_player():
    position = Position.start(variant("neighbour-game", "3-players"))
    for seat in (0, 1, 2):
        assert position.actors == (seat,)
        position = finish(position)
        if seat < 2:
            position = position.play("next")
    assert position.over


def test_in_the_duel_one_number_counts_for_the_one_and_then_for_the_other():
    duel = variant("neighbour-game", "duel", {"numbers": "4321"})
    start = Position.start(duel)
    assert start.scene().roles == ("few-4", "many-4")
    end = finish(start, 8)
    assert end.points == (0, neighbours_by_hand(end, 4))
    assert end.play("next").scene().roles == ("many-4", "few-4")


def test_a_match_keeps_both_rounds():
    match = Match.begin("neighbour-game", secret=b"\1" * 32)
    while not match.over:
        move = match.position.moves()[0]
        match.play(move.player, move)
    assert sum(played.text == "next" for played in match.played) == 1
    assert sum(match.position.points) > 0


def test_covered_neighbours_are_an_impossible_position():
    with pytest.raises(NotationError, match="covered neighbour"):
        at("lace", "c3 c4")
