"""Tablut and its larger kin: set-ups, rook moves, the throne, captures, the king's end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("tablut").game.board


def at(
    king: str, guards: str = "", attackers: str = "", actors: int = 1, preset: str = "tablut", **more: object
) -> Position:
    of = variant("tablut", preset, more.pop("options", None))
    board = of.game.board
    codes = [0] * len(board)
    for code, cells in ((1, guards), (2, attackers), (3, king)):
        for cell in board.all_at(cells):
            codes[cell] = code
    words = [f"actors={actors}", *(f"{name}={value}" for name, value in more.items())]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def cells(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


SOURCE = {
    "tablut": ("c5 d5 f5 g5 e3 e4 e6 e7", "a4 a5 a6 b5 d1 e1 f1 e2 e8 d9 e9 f9 h5 i4 i5 i6"),
    "hnefatafl": (
        "d6 e5 e6 e7 f4 f5 f7 f8 g5 g6 g7 h6",
        "a4 a5 a6 a7 a8 b6 k4 k5 k6 k7 k8 j6 d1 e1 f1 g1 h1 f2 d11 e11 f11 g11 h11 f10",
    ),
    "medium": (
        "d7 e7 f7 g4 g5 g6 g8 g9 g10 h7 i7 j7",
        "a5 a6 a7 a8 a9 b7 m5 m6 m7 m8 m9 l7 e1 f1 g1 h1 i1 g2 e13 f13 g13 h13 i13 g12",
    ),
}


@pytest.mark.parametrize("preset", SOURCE)
def test_the_set_up_is_the_one_of_the_source(preset: str):
    start = Position.start("tablut", preset)
    items = start.scene().items
    kings = [item.cell for item in items if item.glyph == "king"]
    guards, attackers = SOURCE[preset]
    assert {item.cell for item in items if item.owner == 0} - set(kings) == set(guards.split())
    assert cells(start, 1) == set(attackers.split())


@pytest.mark.parametrize(
    ("preset", "guards", "attackers"), [("tablut", 8, 16), ("hnefatafl", 12, 24), ("medium", 12, 24), ("large", 24, 48)]
)
def test_the_attackers_are_twice_as_many_and_stand_alike_on_four_sides(preset: str, guards: int, attackers: int):
    start = Position.start("tablut", preset)
    assert (len(cells(start, 0)), len(cells(start, 1))) == (guards + 1, attackers)
    board = start.variant.game.board
    size = board.width
    for owner in range(2):
        have = {(ord(name[0]) - 97, int(name[1:]) - 1) for name in cells(start, owner)}
        assert {(rank, size - 1 - file) for file, rank in have} == have


def slides(position: Position, owner: int, king: str = "") -> int:
    """An independent count of rook moves: by names of cells, not by the tables of the kernel."""
    board = position.variant.game.board
    size, men = board.width, {item.cell for item in position.scene().items}
    middle = f"{chr(97 + size // 2)}{size // 2 + 1}"
    count = 0
    for name in cells(position, owner):
        for df, dr in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            file, rank = ord(name[0]) - 97 + df, int(name[1:]) - 1 + dr
            while 0 <= file < size and 0 <= rank < size:
                there = f"{chr(97 + file)}{rank + 1}"
                if there in men or there == middle:
                    break
                count += 1
                file, rank = file + df, rank + dr
    return count


@pytest.mark.parametrize("preset", ["tablut", "hnefatafl", "medium", "large", "modern"])
def test_first_moves_agree_with_an_independent_count(preset: str):
    start = Position.start("tablut", preset)
    mover = 1 if preset == "modern" else 0
    assert start.actors == (mover,)
    assert len(start.moves()) == slides(start, mover)
    replies = sum(len(start.play(move).moves()) for move in start.moves()[:20])
    assert replies == sum(slides(start.play(move), 1 - mover) for move in start.moves()[:20])


def test_a_guard_makes_the_first_move():
    start = Position.start("tablut")
    assert start.actors == (0,)
    assert "e5" not in {move.steps[0] for move in start.moves()}
    assert len(start.moves()) == 4 * 8 + 4 * 6


def test_an_enemy_between_two_men_is_taken():
    after = at("e5", "c3 e2", "d3 a1 a9").play("e2-e3xd3")
    assert cells(after, 1) == {"a1", "a9"}
    after = at("e5", "d3", "c3 e1 a9", actors=2).play("e1-e3xd3")
    assert cells(after, 0) == {"e5"}


def test_three_can_be_taken_at_once():
    after = at("e5", "a3 c1 c5 e2", "b3 c2 c4 i9")
    assert cells(after.play("e2-e3"), 1) == {"b3", "c2", "c4", "i9"}
    three = at("e5", "a3 c1 c5 h3", "b3 c2 c4 i9").play("h3-c3xc4xc2xb3")
    assert cells(three, 1) == {"i9"}


def test_who_steps_between_two_enemies_is_safe():
    after = at("e5", "d1", "c3 e3 a9").play("d1-d3")
    assert "d3" in cells(after, 0)


def test_the_king_takes_no_part_in_captures():
    assert cells(at("e3", "c3 a1", "d3 a9", actors=1).play("a1-a2"), 1) == {"d3", "a9"}
    assert "d3" in cells(at("e2", "c3", "d3 a9").play("e2-e3"), 1)
    assert "d3" in cells(at("e3", "c2", "d3 a9").play("c2-c3"), 1)
    assert "d3" not in cells(at("e3", "c2", "d3 a9", preset="modern").play("c2-c3xd3"), 1)


def test_nobody_enters_or_crosses_the_throne_that_the_king_has_left():
    position = at("e3", "c5", "a9")
    assert texts(position, "c5") & {"c5-e5", "c5-f5"} == set()
    assert "c5-d5" in texts(position)
    assert "e3-e5" not in texts(position)
    assert str(position.why_not(("c5", "e5"))) == "Nobody enters the throne again once the king has left it."


def test_an_enemy_is_taken_against_the_empty_throne():
    assert "d5" not in cells(at("e3", "c2", "d5 a9").play("c2-c5xd5"), 1)
    assert "d5" in cells(at("e5", "c2", "d5 a9").play("c2-c5"), 1)


def test_the_king_is_taken_by_four_attackers():
    three = at("c3", "i1", "b3 c2 c4 f3", actors=2)
    end = three.play("f3-d3")
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.CAPTURED
    assert at("c3", "i1", "b3 c2 f3", actors=2).play("f3-d3").result is None


def test_the_throne_may_be_one_of_the_four_sides():
    assert at("e4", "i1", "d4 e3 f1", actors=2).play("f1-f4").result.payoffs == (-1, 1)


def test_in_the_modern_game_two_attackers_take_the_king_away_from_the_throne():
    assert at("c3", "i1", "b3 f3", actors=2, preset="modern").play("f3-d3").result.payoffs == (-1, 1)
    assert at("e4", "i1", "d4 f1", actors=2, preset="modern").play("f1-f4").result is None


def test_the_king_wins_at_the_edge():
    end = at("c3", "i1", "h9").play("c3-a3")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.GOAL


def test_the_king_may_be_limited_to_four_cells():
    limited = at("b5", "i1", "h9", options={"range": "four"})
    assert {"b5-b1", "b5-b9", "b5-a5"} <= texts(limited)
    assert "b6-b1" not in texts(at("b6", "i1", "h9", options={"range": "four"}))
    assert "b6-b1" in texts(at("b6", "i1", "h9"))


def test_open_ways_of_the_king_are_announced():
    assert at("c3", "c2 c6", "d3 h9", actors=2).scene().phase == "raichi"
    assert at("c3", "c6", "d3 h9", actors=2).scene().phase == "tuichi"
    assert Position.start("tablut").scene().phase == ""


def test_who_cannot_move_has_lost_and_quiet_games_are_drawn():
    assert at("c3", "i1", "").play("i1-i2").result.reason is Reason.NO_MOVES
    end = at("c3", "i1", "h9", quiet=99).play("i1-i2")
    assert end.result.reason is Reason.NO_PROGRESS


# --- to the corners ----------------------------------------------------------------------------------------------


def test_brandubh_has_eight_attackers_around_a_king_with_four_guards():
    start = Position.start("tablut", "brandubh")
    assert cells(start, 0) == {"d4", "c4", "e4", "d3", "d5"}
    assert cells(start, 1) == {"a4", "b4", "f4", "g4", "d1", "d2", "d6", "d7"}
    assert start.actors == (1,)


def test_the_king_escapes_only_in_a_corner_where_corners_count():
    edge = at("c4", "e5", "g4", preset="brandubh").play("c4-c1")
    assert not edge.over
    corner = at("c1", "e5", "g4", preset="brandubh").play("c1-a1")
    assert corner.result is not None
    assert (corner.result.winners, corner.result.reason) == ((0,), Reason.GOAL)


def test_only_the_king_enters_corners_and_throne_but_all_may_cross_the_throne():
    position = at("c1", "d2", "g5", preset="brandubh")
    assert "d2-d4" not in texts(position)
    assert {"d2-d3", "d2-d5", "d2-d7"} <= texts(position)
    assert "d3-d4" in texts(at("d3", "a2", "g4", preset="brandubh"))
    attackers = at("c1", "d2", "g6", actors=2, preset="brandubh")
    assert "g6-g7" not in texts(attackers)
    why = attackers.why_not(("g6", "g7"))
    assert why is not None
    assert "corners" in why.say("en")


def test_a_corner_encloses_like_an_enemy():
    taken = at("c4", "b1", "c3", actors=2, preset="brandubh").play("c3-c1xb1")
    assert cells(taken, 0) == {"c4"}


def test_in_brandubh_two_attackers_take_the_king_away_from_the_throne():
    taken = at("b3", "e6", "a3 c7", actors=2, preset="brandubh").play("c7-c3")
    assert taken.result is not None
    assert (taken.result.winners, taken.result.reason) == ((1,), Reason.CAPTURED)
    # Beside the throne three attackers are needed; the empty throne is the fourth side.
    assert not at("d3", "f6", "c3 e7", actors=2, preset="brandubh").play("e7-e3").over
    assert at("d3", "f6", "c3 d2 e7", actors=2, preset="brandubh").play("e7-e3").over


def test_in_fetlar_the_king_needs_four_attackers_and_is_safe_at_the_edge():
    assert not at("c3", "h8", "b3 d8", actors=2, preset="fetlar").play("d8-d3").over
    taken = at("c3", "h8", "b3 c2 c4 d8", actors=2, preset="fetlar").play("d8-d3")
    assert taken.result is not None
    assert taken.result.reason is Reason.CAPTURED
    assert not at("a3", "h8", "a2 a4 b8", actors=2, preset="fetlar").play("b8-b3").over


def test_the_king_helps_to_enclose_in_fetlar():
    assert "h3-d3xc3" in texts(at("b3", "h3", "c3 k8", preset="fetlar"))


def test_attackers_who_cut_off_all_defenders_from_the_edge_win():
    wall = "e4 f5 g4 e3 f2 k3"
    closed = at("f3", "f4", wall, actors=2, preset="fetlar").play("k3-g3")
    assert closed.result is not None
    assert (closed.result.winners, closed.result.reason) == ((1,), Reason.ENCLOSED)
    assert not at("f3", "f4 k8", wall, actors=2, preset="fetlar").play("k3-g3").over, "one guard is outside"
    assert not at("f3", "f4", "e4 f5 g4 e3 k3", actors=2, preset="fetlar").play("k3-g3").over, "f2 is open"


# --- Copenhagen ------------------------------------------------------------------------------------------------------


def copenhagen(king: str, guards: str = "", attackers: str = "", actors: int = 1, **more: object) -> Position:
    return at(king, guards, attackers, actors, "copenhagen", **more)


def test_copenhagen_has_the_set_up_of_fetlar_and_the_attackers_begin():
    start = Position.start("tablut", "copenhagen")
    assert (cells(start, 0), cells(start, 1)) == tuple(
        cells(Position.start("tablut", "fetlar"), owner) for owner in range(2)
    )
    assert start.actors == (1,)


def test_a_row_at_the_edge_is_taken_between_two_enemies_if_each_has_one_in_front_of_him():
    position = copenhagen("f6", "d2 e2 f2 g1 c5", "d1 e1 f1 k9")
    after = position.play("c5-c1xd1xe1xf1")
    assert cells(after, 1) == {"k9"}
    assert "c5-c1" in texts(copenhagen("f6", "d2 e2 g1 c5", "d1 e1 f1 k9")), "f1 has nobody in front of him"
    assert "c5-c1" in texts(copenhagen("f6", "d2 e2 f2 c5", "d1 e1 f1 k9")), "the other end is open"
    assert "c5-c1" in texts(at("f6", "d2 e2 f2 g1 c5", "d1 e1 f1 k9", preset="fetlar")), "Fetlar has no shield walls"


def test_attackers_take_rows_of_guards_too_on_any_side_of_the_board():
    after = copenhagen("f6", "k7 k8", "j7 j8 k9 h6", actors=2).play("h6-k6xk7xk8")
    assert cells(after, 0) == {"f6"}
    after = copenhagen("f6", "a7 a8", "b7 b8 a6 c9", actors=2).play("c9-a9xa8xa7")
    assert cells(after, 0) == {"f6"}


def test_only_a_move_to_the_end_of_the_row_takes_it_not_one_to_its_front():
    after = copenhagen("f6", "d2 e2 f5 c1 g1", "d1 e1 f1 k9").play("f5-f2")
    assert {"d1", "e1", "f1"} <= cells(after, 1)


def test_a_corner_closes_a_row_in():
    after = copenhagen("f6", "b2 c2 d5", "b1 c1 k9").play("d5-d1xc1xb1")
    assert cells(after, 1) == {"k9"}


def test_a_row_with_the_king_is_taken_without_him():
    after = copenhagen("i1", "j1 c8", "i2 j2 e1", actors=2).play("e1-h1xj1")
    assert cells(after, 0) == {"i1", "c8"}
    assert not after.over


def test_the_king_closes_rows_in_and_stands_in_front_of_them():
    assert cells(copenhagen("c5", "d2 e2 f1", "d1 e1 k9").play("c5-c1xd1xe1"), 1) == {"k9"}
    assert cells(copenhagen("d2", "c5 e2 f1", "d1 e1 k9").play("c5-c1xd1xe1"), 1) == {"k9"}


def test_a_single_man_at_the_edge_is_taken_as_everywhere():
    assert "c5-c1xd1" in texts(copenhagen("f6", "d2 e1 c5", "d1 k9"))
    assert "c5-c1" in texts(copenhagen("f6", "d2 e2 c5 ", "d1 k9")), "nobody on e1"


def test_a_king_at_the_edge_in_a_fort_that_cannot_be_broken_wins():
    end = copenhagen("e1", "d1 e2 f2 g5", "a5 k5 c9 c10").play("g5-g1")
    assert end.result is not None
    assert (end.result.winners, end.result.reason) == ((0,), Reason.FORT)
    deep = copenhagen("f1", "e1 e2 e3 f3 g2 h1", "a5 k5 c9 c10").play("h1-g1")
    assert deep.result is not None
    assert deep.result.reason is Reason.FORT
    fetlar = at("e1", "d1 e2 f2 g5", "a5 k5 c9 c10", preset="fetlar").play("g5-g1")
    assert not fetlar.over


@pytest.mark.parametrize(
    ("king", "guards", "move", "why"),
    [
        ("e1", "d1 e2 f2 h5", "h5-h1", "g2 is open"),
        ("f1", "e1 f2 g5", "g5-g1", "the king cannot move"),
        ("f2", "e1 e2 f3 g2 h1", "h1-g1", "the king is not at the edge"),
        ("f1", "e1 e2 f3 g2 h1", "h1-g1", "f3 can be enclosed on e3 and g3"),
        ("f1", "e1 e2 e3 f3 g3 g2 h2", "h2-h3", "g1 is open"),
    ],
)
def test_a_fort_that_is_open_or_can_be_broken_does_not_win(king: str, guards: str, move: str, why: str):
    assert not copenhagen(king, guards, "a5 k5 c9 c10").play(move).over, why


def test_a_fort_may_lean_on_a_corner():
    """b1 stands beside the corner, which encloses; but the cell on his other side is within the walls."""
    end = copenhagen("c1", "b1 c2 d2 g1", "a5 k5 c9 c10").play("g1-e1")
    assert end.result is not None
    assert end.result.reason is Reason.FORT


def test_attackers_within_the_walls_break_the_fort():
    assert not copenhagen("e1", "d1 e2 f2 g2 h5", "g1 a5 k5 c9").play("h5-h1").over


def test_a_fort_holds_though_two_of_its_guards_are_a_row_at_the_edge():
    """d1 and e1 could be taken together only from within, on f1."""
    assert copenhagen("f1", "d1 e1 f2 g2 h5", "a5 k5 c9 c10").play("h5-h1").over


def test_the_empty_throne_breaks_a_wall_that_has_nobody_behind_it():
    """The king can walk from e1 to e5; e6 stands between d6 and the throne, which encloses."""
    walls = "d1 d2 d3 d4 d5 e6 f2 f3 f4 f5 h1"
    assert not copenhagen("e1", walls, "a5 k5 c9 c10").play("h1-f1").over
    assert copenhagen("e1", f"{walls} d6", "a5 k5 c9 c10").play("h1-f1").over


def test_a_position_that_is_there_for_the_third_time_loses_for_the_defenders():
    position = copenhagen("f6", "c3", "k9 a9", history="0")
    round_trip = ("c3-c4", "k9-k8", "c4-c3", "k8-k9")
    position = position.play("c3-c4").play("k9-k8")
    for move in ("c4-c3", "k8-k9", "c3-c4", "k9-k8"):
        position = position.play(move)
        assert not position.over
    position = position.play("c4-c3").play("k8-k9")
    assert not position.over
    end = position.play("c3-c4")
    assert end.result is not None
    assert (end.result.winners, end.result.reason) == ((1,), Reason.REPETITION)
    other = at("f6", "c3", "k9 a9", preset="fetlar")
    for _ in range(4):
        for move in round_trip:
            other = other.play(move)
    assert not other.over, "in Fetlar only quiet moves are counted"


def test_after_a_capture_positions_are_counted_anew():
    position = copenhagen("f6", "c3 d5", "d3 k9 a9")
    for _ in range(2):
        for move in ("d5-d6", "k9-k8", "d6-d5", "k8-k9"):
            if not position.over:
                position = position.play(move)
    assert not position.over
    taken = position.play("d5-e5").play("k9-k8").play("e5-e3xd3")
    history = taken.variant.tables.field("history")
    assert (taken.row[history.at : history.at + history.length] != 0).sum() == 1


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


def test_a_king_without_any_way_to_the_edge_is_judged_worse_the_less_room_he_has():
    ring = "c3 d2 e1 f2 g3 h4 i5 h6 g7 f8 e9 d8 c7 b6 a5 b4"
    shut_in, gap = at("e4", "", ring), at("e4", "", ring.replace("d8", "d9"))
    narrow = at("e4", "", "c3 d2 e2 f2 g3 g4 f5 d5 c4 e9 d8 c7 b6 a5 b4 h4")
    assert judged(gap) > judged(shut_in) + 100
    assert judged(shut_in) > judged(narrow)
    assert judged(shut_in, 1) == -judged(shut_in, 0)
