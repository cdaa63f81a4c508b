"""Emergo and hexemergo: entering, feeding, the shadow, capturing the most, turning back, ends; a second generator."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant


def at(columns: dict[str, str], hand: str = "", key: str = "emergo", actors: int = 1, **fields: int) -> Position:
    """A position by its columns, the lowest disc first: {"e5": "wb"}; what is missing is in hand."""
    of = variant(key)
    board, game = of.game.board, of.game
    height, colours, discs = [0] * len(board), [0] * len(board), [0, 0]
    for cell, column in columns.items():
        height[board.at(cell)] = len(column)
        colours[board.at(cell)] = sum((disc == "b") << k for k, disc in enumerate(column))
        discs[0] += column.count("w")
        discs[1] += column.count("b")
    hands = hand or f"{game.discs - discs[0]},{game.discs - discs[1]}"
    words = [f"actors={actors}", f"hand={hands}", "ply=9", *(f"{name}={value}" for name, value in fields.items())]
    lists = f"height={','.join(map(str, height))} colours={','.join(map(str, colours))}"
    return Position.from_text(of, " ".join([*words, lists]))


FULL = {"a5": "wwwwwwwww", "i5": "bbbbbbbbb"}
"""Two far columns that hold nine discs of each side, so that nothing is left in hand with three more."""


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def column(position: Position, cell: str) -> str:
    return "".join("wb"[item.owner] for item in position.scene().items if item.cell == cell)


def hands(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts]


# --- entering ---------------------------------------------------------------------------------------------------------


def test_the_rhombus_has_41_cells_and_the_first_disc_may_not_enter_on_its_centre():
    start = Position.start("emergo")
    assert len(start.variant.game.board) == 41
    assert len(start.moves()) == 40
    assert hands(start) == [12, 12]
    assert str(start.why_not(("e5",))) == "The first disc may not enter on the centre."
    assert "@e5" in texts(start.play("@e4").play("@a5"))


def test_entering_comes_before_moving():
    position = Position.start("emergo").play("@e4").play("@a5")
    assert all(text.startswith("@") for text in texts(position))
    assert "Enter a disc first" in str(position.why_not(("e4", "e3")))


def test_no_feeding_as_long_as_the_other_attacks_nothing():
    position = Position.start("emergo").play("@e4").play("@a5")
    # Beside a5 a white disc on b5 could be jumped from a5 to c5; on d5 it could not.
    assert "@b5" not in texts(position)
    assert "@d5" in texts(position)
    assert "not allowed" in str(position.why_not(("b5",)))


def test_who_is_attacked_may_feed():
    # Black on e5 attacks e4, since e3 is empty; so White may enter beside him.
    position = at({"e4": "w", "e5": "b", "a5": "b"}, actors=1)
    assert texts(position) == {"e4xe6"}
    quiet = at({"e4": "w", "e3": "w", "e5": "b", "e6": "b", "a5": "b", "b5": "w"}, actors=1)
    assert "@d5" in texts(quiet)


def test_the_shadow_enters_as_one_column():
    white = {"a5": "w", "b5": "w", "c5": "w"}
    position = at(white | {"i5": "bbbbbbbbbbbb"}, actors=1)
    assert position.scene().phase == "shadow"
    after = position.play("@e1")
    assert column(after, "e1") == "w" * 9
    assert hands(after) == []


def test_discs_enter_one_by_one_while_both_have_some():
    after = at({"a5": "w", "i5": "b"}, actors=1).play("@e1")
    assert column(after, "e1") == "w"


# --- capturing --------------------------------------------------------------------------------------------------------


def test_a_jump_takes_the_top_disc_under_the_own_column():
    after = at(FULL | {"e4": "ww", "e5": "wb", "d6": "bb"}).play("e4xe6")
    assert column(after, "e6") == "bww"
    assert column(after, "e5") == "w"


def test_capturing_comes_first():
    assert texts(at({"e4": "w", "e5": "b"})) == {"e4xe6"}
    assert str(at({"e4": "w", "e5": "b"}).why_not(("c5",))) == "You must capture."


def test_the_series_that_takes_the_most_discs_must_be_chosen():
    # From e2 two jumps, over e3 and e5; from b5 only one.
    position = at(FULL | {"e2": "w", "e3": "b", "e5": "b", "b4": "ww", "c4": "b"})
    assert texts(position) == {"e2xe4"}
    after = position.play("e2xe4")
    assert after.actors == (0,)
    assert after.scene().phase == "capturing"
    assert texts(after) == {"e4xe6"}
    end = after.play("e4xe6")
    assert column(end, "e6") == "bbw"
    assert end.actors == (1,)


def test_a_column_is_not_jumped_straight_back_but_after_a_round_it_is():
    # After e4xe6 over e5 a black disc is still on top there; turning straight back is forbidden.
    position = at({"a5": "w" * 11, "e4": "w", "e5": "bbb", "i5": "b" * 9})
    after = position.play("e4xe6")
    assert after.actors == (1,)
    # Four columns around f5: after a round of four jumps the column on the way is jumped over again.
    ring = at({"a5": "w" * 11, "e4": "w", "e5": "bb", "f6": "b", "g5": "b", "f4": "b", "i5": "b" * 7})
    line = [ring]
    while line[-1].actors == (0,) and not line[-1].over:
        line.append(line[-1].play(line[-1].moves()[0]))
    taken = [before.moves()[0].text for before in line[:-1]]
    assert len(taken) == 5
    assert taken[0] in {"e4xe6", "e4xg4"}
    assert column(line[-1], "e6") + column(line[-1], "e4") + column(line[-1], "g4") == "bbbbbw"


def test_in_a_round_the_cell_where_the_column_began_is_empty():
    ring = at({"a5": "w" * 11, "e4": "w", "e5": "b", "f6": "b", "g5": "b", "f4": "b", "i5": "b" * 8})
    first = ring.play(ring.moves()[0])
    for _ in range(3):
        first = first.play(first.moves()[0])
    assert column(first, "e4") == "bbbbw"


def naive(position: Position) -> set[str]:
    """The legal first jumps by a plain recursive search over names and lists."""
    game, board = position.variant.game, position.variant.game.board
    ways = [board.direction(name) for name in game.ways]
    player = position.actors[0]
    tops: dict[int, list[int]] = {}
    for item in position.scene().items:
        tops.setdefault(board.at(item.cell), []).append(item.owner)

    def best(at: int, back: int) -> int:
        found = 0
        for way in ways:
            over = board.step(at, way)
            to = board.step(over, way) if over >= 0 else -1
            if way == back or to < 0 or tops.get(to) or not tops.get(over) or tops[over][-1] == player:
                continue
            disc = tops[over].pop()
            found = max(found, 1 + best(to, board.plan.opposite[way]))
            tops[over].append(disc)
        return found

    values: dict[str, int] = {}
    for cell in [c for c, discs in tops.items() if discs and discs[-1] == player]:
        for way in ways:
            over = board.step(cell, way)
            to = board.step(over, way) if over >= 0 else -1
            if to < 0 or tops.get(to) or not tops.get(over) or tops[over][-1] == player:
                continue
            own, disc = tops.pop(cell), tops[over].pop()
            values[f"{board.names[cell]}x{board.names[to]}"] = 1 + best(to, board.plan.opposite[way])
            tops[over].append(disc)
            tops[cell] = own
    most = max(values.values(), default=0)
    return {text for text, value in values.items() if value == most}


@pytest.mark.parametrize("key", ["emergo", "hexemergo", "hexemergo:set-up"])
def test_captures_are_those_of_a_second_search(key: str):
    chooser = random.Random(key)
    seen = 0
    for _ in range(12):
        position = Position.start(key)
        while not position.over and position.ply < 150:
            wanted = naive(position) if position.scene().phase != "capturing" else set()
            if wanted:
                seen += 1
                assert texts(position) == wanted, position
            position = position.play(chooser.choice(position.moves()))
    assert seen > 50


GAME_OF_ABSTRACTPLAY = """
    40 @d8 38 @d4 35 @e7 34 @i5 32 @g4 30 @g3 35 @c4 2 g3xg5 1 c4xe4 28 @h5 32 @e6 26 @e2 30 @h4 32 @c4 1 h4xh6 24
    @b5 27 @d3 20 @g4 26 @h5 28 @f7 2 e7xg7 28 @c7 1 h5xf5 1 g4xg6 2 g7xg5 17 @c5 25 @e9 15 @f8 22 @c6 15 e2-d2 24
    g5-h5 1 d2xd4+d4xf4+f4xf6+f6xd6+d6xb6 9 d8-d7 2 b6xd6+d6xd8 8 g6-g5 19 e4-e5 7 h6-g6 17 c7-d7 10 h5-h4 2 c5xc7 8
    h4-h5 19 d8-e8 1 e9xe7 2 d7xf7 1 e8xe6+e6xe4 17 f7-f6 2 g6xe6 1 f5xf7 13 e6-f6 1 f7xf5 1 g5xe5 1 f6xf4+f4xd4 10
    f5-g5 1 d4xf4 1 e4xg4 1 f4xh4+h4xh6 9 e5-f5 14 h6-g6 1 g5xg7 15 b5-a5
"""
"""A random game of gameslib's emergo.ts, on our cells: how many positions a turn can lead to, and what was played."""


def test_a_game_of_abstractplay_has_as_many_turns():
    position = Position.start("emergo")
    words = GAME_OF_ABSTRACTPLAY.split()
    for number, played in zip(words[::2], words[1::2], strict=True):
        assert len(after_turn(position)) == int(number), position
        for text in played.split("+"):
            position = position.play(text)


def after_turn(position: Position) -> set[tuple[tuple[str, int], ...]]:
    """Every board to which a whole turn can lead."""
    found = set()
    for move in position.moves():
        after = position.play(move)
        if after.turn == position.turn and not after.over:
            found |= after_turn(after)
        else:
            found.add(tuple((item.cell, item.owner) for item in after.scene().items))
    return found


# --- moving and ending ------------------------------------------------------------------------------------------------


def test_without_discs_in_hand_a_column_steps_to_a_neighbour():
    position = at(FULL | {"e4": "wwb", "g4": "bbw"}, actors=2)
    assert {"e4-e5", "e4-d4", "e4-f4", "e4-e3"} == texts(position, "e4")
    assert str(position.why_not(("e4", "e6"))) == "A column goes to a neighbouring empty cell; e6 is none."


def test_who_commands_no_column_has_lost():
    end = at({"a5": "b" * 11 + "w" * 11, "e4": "w", "e5": "b"}).play("e4xe6")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_who_cannot_move_has_lost():
    # e9 has one neighbour, e8, and behind that e7 is taken.
    end = at({"e9": "b" * 12, "e8": "w" * 10, "e6": "w", "a5": "w"}).play("e6-e7")
    assert end.result.reason is Reason.NO_MOVES
    assert end.result.payoffs == (1, -1)


def test_sixty_quiet_turns_and_four_hundred_turns_are_draws():
    columns = FULL | {"e4": "www", "g4": "bbb"}
    assert at(columns, quiet=59).play("e4-e3").result.reason is Reason.NO_PROGRESS
    assert at(columns, turn=399).play("e4-e3").result.reason is Reason.LIMIT


# --- hexemergo --------------------------------------------------------------------------------------------------------


def test_hexemergo_has_37_cells_and_six_directions():
    start = Position.start("hexemergo")
    assert len(start.moves()) == 36
    assert "@d4" not in texts(start)
    position = at({"d4": "w" * 12, "a1": "b" * 12}, key="hexemergo")
    assert len(texts(position, "d4-")) == 6


def test_hexemergo_with_a_set_up_has_thirteen_discs_on_three_rows():
    start = Position.start(variant("hexemergo", "set-up"))
    white = {item.cell for item in start.scene().items if item.owner == 0}
    assert white == {f"a{k}" for k in range(1, 5)} | {f"b{k}" for k in range(1, 6)} | {f"c{k}" for k in range(2, 6)}
    assert sum(item.owner == 1 for item in start.scene().items) == 13
    assert all("-" in text for text in texts(start))


def test_a_disc_too_many_is_an_impossible_position():
    with pytest.raises(NotationError, match="12 discs of White"):
        at({"e4": "w"}, hand="12,12")
