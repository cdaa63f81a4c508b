"""Yam: throws, columns, and what every throw scores in every box."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.sheet import Box, SheetGame
from ludoteka.play import IllegalMove, NotationError, Position, Variant, variant


def expected(dice: tuple[int, ...]) -> dict[str, int]:
    """The score table of the leaflet, by counting."""
    counts = sorted(Counter(dice).values(), reverse=True)
    faces = set(dice)
    runs = [set(range(first, first + 4)) for first in (1, 2, 3)]
    table = {str(face): face * dice.count(face) for face in range(1, 7)}
    table["min"] = sum(dice) if sum(dice) < 20 else 0
    table["max"] = sum(dice) if sum(dice) > 20 else 0
    table["three"] = 25 * (counts[0] >= 3)
    table["full"] = 30 * (counts == [3, 2])
    table["small"] = 25 * any(run <= faces for run in runs)
    table["four"] = 35 * (counts[0] >= 4)
    table["large"] = 40 * (faces in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}))
    table["yam"] = 50 * (counts[0] == 5)
    return table


def boxes_of(of: Variant) -> tuple[Box, ...]:
    assert isinstance(of.game, SheetGame)
    return of.game.boxes


def test_every_throw_scores_as_the_table_says_in_every_box() -> None:
    of = variant("yam")
    rules, s = of.compiled.module, of.start.copy()
    for dice in product(range(1, 7), repeat=5):
        s[rules.DICE : rules.DICE + 5] = sorted(dice, reverse=True)
        found = {box.value: int(rules.box_score(s, of.tables.row, k)) for k, box in enumerate(boxes_of(of))}
        assert found == expected(dice), dice


def after(key: str, *moves: str) -> Position:
    position = Position.start(key)
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_sheet_has_fourteen_boxes_in_three_columns_for_each_player() -> None:
    board = Position.start("yam").variant.game.board
    assert board is not None
    assert len(board.names) == 4 * 3 * 14
    two = Position.start("yam", options={"players": "2"}).variant.game.board
    assert two is not None
    assert len(two.names) == 2 * 3 * 14


def test_any_dice_may_be_held_and_each_choice_is_listed_once() -> None:
    position = after("yam", "roll", "6-6-5-3-1")
    rolls = {text for text in texts(position) if text.endswith("roll")}
    assert len(rolls) == 3 * 2 * 2 * 2 - 1
    assert "6-roll" in rolls
    assert "roll" in rolls
    assert len(position.play("6-6-roll").codes) == 56


def test_held_dice_join_the_new_throw() -> None:
    position = after("yam", "roll", "6-6-5-3-1", "6-6-roll", "6-6-2", "6-6-6-6-roll", "6", "yam-up")
    assert position.points[0] == 50


def test_after_three_throws_a_box_must_be_filled() -> None:
    position = after("yam", "roll", "6-6-5-3-1", "roll", "6-6-5-3-1", "roll", "6-6-5-3-1")
    assert not any(text.endswith("roll") for text in texts(position))
    assert len(texts(position)) == 1 + 1 + 14
    why = position.why_not(("do:roll",))
    assert why is not None
    assert "box" in why.say("en")


def test_a_player_may_score_before_the_third_throw() -> None:
    assert after("yam", "roll", "5-4-3-2-1", "large-free").points[0] == 40


def test_columns_are_filled_downwards_upwards_and_freely() -> None:
    position = after("yam", "roll", "5-4-3-2-1")
    assert {"1-down", "yam-up", "full-free"} <= texts(position)
    with pytest.raises(IllegalMove):
        position.play("2-down")
    with pytest.raises(IllegalMove):
        position.play("large-up")


def test_a_combination_that_was_not_thrown_scores_nothing() -> None:
    position = after("yam", "roll", "5-4-3-2-1", "yam-up")
    assert position.points[0] == 0
    assert position.actors == (1,)


def test_twenty_counts_neither_as_least_nor_as_greatest() -> None:
    assert after("yam", "roll", "6-6-4-3-1", "min-free").points[0] == 0
    assert after("yam", "roll", "6-6-4-3-1", "max-free").points[0] == 0


def test_the_bonus_comes_with_sixty_three_points() -> None:
    three_of_each = "4,7,10,13,16"
    text = f"actors=1 phase=2 thrown=1 dice=6,6,6,2,1 sheet={three_of_each},0*9,{three_of_each} points=45,45 mover=0"
    position = Position.from_text(variant("yam", "free", {"players": "2"}), text)
    assert position.play("6-free").points[0] == 45 + 18 + 35


def test_the_game_ends_when_all_boxes_are_filled() -> None:
    full = ",".join(["1"] * 13)
    text = f"actors=2 phase=2 mover=1 thrown=3 dice=6*5 sheet={full},1,{full},0"
    result = Position.from_text(variant("yam", "free", {"players": "2"}), text).play("yam-free").result
    assert result is not None
    assert result.reason is Reason.COUNT
    assert result.points == (0, 50)
    assert result.payoffs == (-1, 1)


def test_impossible_sheets_are_refused() -> None:
    for text in (
        "actors=1 free=5 points=5",
        "actors=1 free=5 sheet=0,3 points=2",
        "actors=1 free=4",
        "actors=1 phase=2",
    ):
        with pytest.raises(NotationError):
            Position.from_text("yam", text)


# --- yahtzee and yatzy -------------------------------------------------------------------------------------------


def expected_at_yahtzee(dice: tuple[int, ...]) -> dict[str, int]:
    """The score card of the published game."""
    table, plain = expected(dice), {str(face): face * dice.count(face) for face in range(1, 7)}
    most = max(Counter(dice).values())
    return plain | {
        "three": sum(dice) * (most >= 3),
        "four": sum(dice) * (most >= 4),
        "full": 25 * (table["full"] > 0),
        "small": 30 * (table["small"] > 0),
        "large": table["large"],
        "yam": table["yam"],
        "chance": sum(dice),
    }


def expected_at_yatzy(dice: tuple[int, ...]) -> dict[str, int]:
    """The score card of the Scandinavian game: the dice of the combination count."""
    table, count = expected(dice), Counter(dice)
    plain = {str(face): face * dice.count(face) for face in range(1, 7)}
    alike = {n: max((n * face for face in count if count[face] >= n), default=0) for n in (2, 3, 4)}
    pairs = [face for face in count if count[face] >= 2]
    return plain | {
        "pair": alike[2],
        "pairs": 2 * sum(pairs) if len(pairs) == 2 else 0,
        "three": alike[3],
        "four": alike[4],
        "low": 15 * (set(dice) == {1, 2, 3, 4, 5}),
        "high": 20 * (set(dice) == {2, 3, 4, 5, 6}),
        "full": sum(dice) * (table["full"] > 0),
        "chance": sum(dice),
        "yam": table["yam"],
    }


@pytest.mark.parametrize(("key", "table"), [("yam:yahtzee", expected_at_yahtzee), ("yam:yatzy", expected_at_yatzy)])
def test_the_published_cards_score_every_throw(key: str, table: Callable[[tuple[int, ...]], dict[str, int]]) -> None:
    of = variant(key)
    rules, s = of.compiled.module, of.start.copy()
    for dice in product(range(1, 7), repeat=5):
        s[rules.DICE : rules.DICE + 5] = sorted(dice, reverse=True)
        found = {box.value: int(rules.box_score(s, of.tables.row, k)) for k, box in enumerate(boxes_of(of))}
        assert found == table(dice), dice


def test_yatzy_pays_fifty_points_for_three_of_each_number() -> None:
    game = variant("yam:yatzy").game
    assert isinstance(game, SheetGame)
    assert (game.bonus_from, game.bonus) == (63, 50)


def sixes(*written: str) -> Position:
    """Two play yahtzee: the first fills these boxes with sixes, the second others; then sixes lie before the first."""
    position = Position.start("yam:yahtzee", options={"players": "2"})
    fill = iter(["1", "2", "3", "4", "5", "6", "three", "four", "full", "small", "large", "chance", "yam"])
    for box in written:
        for move in ("roll", "6-6-6-6-6", f"{box}-free", "roll", "5-4-3-2-1", f"{next(fill)}-free"):
            position = position.play(move)
    return position.play("roll").play("6-6-6-6-6")


def boxes(position: Position) -> set[str]:
    return {text.removesuffix("-free") for text in texts(position) if text.endswith("-free")}


def test_yahtzee_pays_a_hundred_for_every_further_five_of_a_kind() -> None:
    assert sixes("yam").play("6-free").points[0] == 50 + 30 + 100


def test_a_joker_goes_to_the_box_of_its_number_first() -> None:
    position = sixes("yam")
    assert boxes(position) == {"6"}
    why = position.why_not(("Rffull",))
    assert why is not None
    assert "joker" in why.say("en")


def test_a_joker_scores_whatever_a_lower_box_asks_for() -> None:
    position = sixes("yam", "6")
    assert boxes(position) == {"three", "four", "full", "small", "large", "chance"}
    for box, worth in (("three", 30), ("full", 25), ("small", 30), ("large", 40)):
        assert position.play(f"{box}-free").points[0] == 50 + 30 + 100 + worth + 100


def test_a_joker_with_nothing_else_left_is_written_into_an_upper_box() -> None:
    position = sixes("yam", "6", "three", "four", "full", "small", "large", "chance")
    assert boxes(position) == {"1", "2", "3", "4", "5"}
    before = position.points[0]
    assert position.play("1-free").points[0] == before + 100


def test_after_a_nought_for_five_of_a_kind_jokers_count_but_are_not_paid() -> None:
    position = Position.start("yam:yahtzee", options={"players": "2"})
    for move in ("roll", "6-5-4-3-1", "yam-free", "roll", "5-4-3-2-1", "1-free", "roll", "6-6-6-6-6"):
        position = position.play(move)
    assert boxes(position) == {"6"}
    assert position.play("6-free").points[0] == 30
