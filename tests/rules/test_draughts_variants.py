"""The other draughts games: set-ups, the rules in which they differ, endings, and counts from outside."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from draughts.core.game import Game as OtherGame

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.draughts import Duty, Landing
from ludoteka.notation import pdn
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive


def at(key: str, fen: str) -> Position:
    return pdn.read(variant(key), fen)


def laid(key: str, mover: int, pieces: dict[str, int], extra: str = "") -> Position:
    """A position of a game without a notation of its own: codes by cell."""
    of = variant(key)
    cells = ",".join(str(pieces.get(name, 0)) for name in of.face.names)
    return Position.from_text(of, f"actors={1 << mover} cells={cells} {extra}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def perft(key: str, depth: int) -> int:
    of = variant(key)
    return drive.perft(of.compiled, of.tables.row, of.start, depth)


def pieces(position: Position) -> dict[str, str]:
    """Cell to side and rank."""
    sides = position.variant.game.sides
    return {item.cell: f"{sides[item.owner].name} {item.name}" for item in position.scene().items}


# --- set-ups -------------------------------------------------------------------------------------------------------

SET_UPS = [
    (
        "corner-draughts:book",
        "B:Wa3,b4,a5,c5,b6,d6,a7,c7,e7,b8,d8,f8,a9,c9,e9,g9,b10,d10,f10,h10:"
        "Bc1,e1,g1,i1,d2,f2,h2,j2,e3,g3,i3,f4,h4,j4,g5,i5,h6,j6,i7,j8",
    ),
    ("one-way-draughts:book", "B:W20:B20"),
    ("parachute-draughts:book", "B:W20:B20"),
    ("panorama-draughts:book", "B:W40:B40"),
    ("panorama-draughts:small", "B:W24:B24"),
    ("gothic-draughts:book", "B:W16:B16"),
    ("gothic-draughts:large", "B:W20:B20"),
    ("turkish-draughts:book", "B:W16:B16"),
    ("turkish-draughts:large", "B:W30:B30"),
    ("honeycomb-draughts:book", "B:W24:B24"),
    ("alquerque:book", "B:W12:B12"),
]


@pytest.mark.parametrize(("key", "expected"), SET_UPS)
def test_dark_begins_by_the_book_with_the_right_number_of_men(key, expected):
    start = Position.start(key)
    placed = pdn.write(start).split(":")
    by_side = {
        side: [cell for cell, what in pieces(start).items() if what == f"{side} man"] for side in ("White", "Black")
    }
    for part in expected.split(":")[1:]:
        cells = by_side["White" if part[0] == "W" else "Black"]
        if part[1:].isdigit():
            assert len(cells) == int(part[1:])
        else:
            assert set(cells) == set(part[1:].split(","))
    assert placed[0] == "B"


def cells_of(position: Position, what: str) -> set[str]:
    return {cell for cell, found in pieces(position).items() if found == what}


def test_one_way_both_sides_fill_rows_one_to_eight_side_by_side():
    start = Position.start("one-way-draughts")
    light, dark = cells_of(start, "White man"), cells_of(start, "Black man")
    assert {cell[0] for cell in light} == set("abcde")
    assert {cell[0] for cell in dark} == set("fghij")
    assert {cell[1:] for cell in light | dark} == set("12345678")


def test_parachutists_stand_in_the_enemys_home_row():
    start = Position.start("parachute-draughts")
    assert {cell[1:] for cell in cells_of(start, "Black man")} == {"2", "3", "4", "10"}
    assert {cell[1:] for cell in cells_of(start, "White man")} == {"7", "8", "9", "1"}


def test_kingers_have_kings_behind_dames_behind_men():
    start = Position.start("kingers")
    assert cells_of(start, "Black king") == {"a1", "c1", "e1", "g1", "i1"}
    assert cells_of(start, "Black dame") == {"b2", "d2", "f2", "h2", "j2"}
    assert len(cells_of(start, "Black man")) == 10
    small = Position.start("kingers:small")
    assert [len(cells_of(small, f"White {rank}")) for rank in ("man", "dame", "king")] == [4, 4, 4]
    assert small.moves()


def test_turkish_men_stand_on_the_second_and_third_rows():
    assert {cell[1:] for cell in cells_of(Position.start("turkish-draughts"), "Black man")} == {"2", "3"}
    large = Position.start("turkish-draughts:large")
    assert {cell[1:] for cell in cells_of(large, "Black man")} == {"2", "3", "4"}
    assert {cell[1:] for cell in cells_of(large, "White man")} == {"7", "8", "9"}


def test_max_draughts_begins_with_an_empty_board():
    start = Position.start("max-draughts")
    assert not start.scene().items
    assert [len(tray.items) for tray in start.scene().trays] == [12, 12]
    assert [len(tray.items) for tray in Position.start("max-draughts:international").scene().trays] == [20, 20]


def test_alquerque_leaves_only_the_middle_empty():
    start = Position.start("alquerque")
    assert cells_of(start, "Black man") == {*(f"{f}{r}" for f in "abcde" for r in (1, 2)), "d3", "e3"}
    assert cells_of(start, "White man") == {*(f"{f}{r}" for f in "abcde" for r in (4, 5)), "a3", "b3"}


def test_triangular_camps_have_21_men_each_on_78_dark_cells():
    start = Position.start("triangular-draughts")
    assert len(variant("triangular-draughts").face.names) == 78
    assert [len(cells_of(start, f"{side} man")) for side in ("Black", "White", "Red")] == [21, 21, 21]
    assert not cells_of(start, "Black man") & cells_of(start, "Red man")
    assert {"a12", "a7", "k7"} <= cells_of(start, "White man")


def test_four_players_have_twelve_men_at_the_ends_of_the_cross():
    start = Position.start("four-player-draughts")
    assert len(start.variant.game.board) == 169 - 16
    assert cells_of(start, "Black man") == {"c1", "e1", "g1", "i1", "k1", "d2", "f2", "h2", "j2", "e3", "g3", "i3"}
    assert [len(cells_of(start, f"{side} man")) for side in ("Blue", "White", "Yellow")] == [12, 12, 12]


# --- counts from outside -------------------------------------------------------------------------------------------


def test_turkish_perft_equals_the_published_counts():
    """Known from several programs of Turkish draughts."""
    assert [perft("turkish-draughts:turkish", depth) for depth in range(1, 6)] == [8, 64, 708, 7538, 85090]


def other_fen(position: Position) -> str:
    """Every piece on its own, cells numbered from a8, as pydraughts does."""
    found: dict[str, list[str]] = {"White": [], "Black": []}
    for cell, what in pieces(position).items():
        side, rank = what.split()
        found[side].append(f"{'K' if rank == 'king' else ''}{number(cell)}")
    mover = position.variant.game.sides[position.actors[0]].name[0]
    return f"{mover}:W{','.join(found['White'])}:B{','.join(found['Black'])}"


def number(cell: str) -> int:
    return (8 - int(cell[1])) * 8 + ord(cell[0]) - ord("a") + 1


def our_moves(position: Position) -> set[tuple[int, int, frozenset[int]]]:
    face = position.variant.face
    found = set()
    for move in position.moves():
        taken: frozenset[int] = frozenset()
        if face.takes(move.code):
            before, after = pieces(position), pieces(position.play(move))
            mine = position.variant.game.sides[position.actors[0]].name
            taken = frozenset(number(c) for c, what in before.items() if mine not in what and after.get(c) != what)
        found.add((number(move.steps[0]), number(move.steps[-1]), taken))
    return found


def crosses(position: Position, origin: int, to: int) -> bool:
    """Whether a piece stands between two cells of a row or column."""
    step = 8 if abs(to - origin) % 8 == 0 else 1
    between = range(min(origin, to) + step, max(origin, to), step)
    return any(number(cell) in between for cell in pieces(position))


def agree(position: Position) -> None:
    """Except that pydraughts lets kings walk over pieces when nothing can be captured."""
    fen = other_fen(position)
    theirs = {move for move in other_moves(fen) if move[2] or not crosses(position, move[0], move[1])}
    assert our_moves(position) == theirs, fen


def other_moves(fen: str) -> set[tuple[int, int, frozenset[int]]]:
    routes, taken = OtherGame("turkish", fen).legal_moves()
    return {
        (route[0][0], route[-1][1], frozenset(cell for cell in cells if cell))
        for route, cells in zip(routes, taken, strict=True)
    }


def test_turkish_moves_of_random_games_agree_with_pydraughts():
    chooser = random.Random("turkish")
    for _ in range(4):
        position = Position.start("turkish-draughts:turkish")
        while not position.over:
            agree(position)
            position = position.play(chooser.choice(position.codes))


def test_turkish_moves_with_many_kings_agree_with_pydraughts():
    chooser = random.Random("viziers")
    for _ in range(60):
        cells = chooser.sample([f"{f}{r}" for f in "abcdefgh" for r in range(2, 8)], 10)
        white = ",".join(f"{chooser.choice(('', 'K'))}{cell}" for cell in cells[:5])
        black = ",".join(f"{chooser.choice(('', 'K'))}{cell}" for cell in cells[5:])
        position = at("turkish-draughts:turkish", f"{chooser.choice('WB')}:W{white}:B{black}")
        agree(position)


# --- notation ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["turkish-draughts:turkish", "gothic-draughts", "honeycomb-draughts", "alquerque:forced"]
)
def test_positions_are_read_and_written_as_pdn(key):
    chooser = random.Random(key)
    position = Position.start(key)
    while not position.over:
        again = pdn.read(position.variant, pdn.write(position))
        assert pieces(again) == pieces(position)
        assert texts(again) == texts(position)
        position = position.play(chooser.choice(position.codes))


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("international-draughts", 20),
        ("english-draughts", 21),
        ("english-draughts:book", 23),
        ("english-draughts:russian", 25),
        ("english-draughts:brazilian", 26),
        ("turkish-draughts:turkish", 30),
        ("turkish-draughts:book", 0),
        ("corner-draughts", 0),
    ],
)
def test_only_games_of_the_standard_have_its_number(key, number):
    assert pdn.type_of(variant(key).game).number == number


# --- directions ----------------------------------------------------------------------------------------------------


def test_one_way_both_sides_move_up_and_are_crowned_on_row_ten():
    position = at("one-way-draughts", "B:Wc7:Bh8")
    assert texts(position) == {"h8-g9", "h8-i9"}
    after = play(position, "h8-g9", "c7-b8", "g9-h10", "b8-c9", "h10-j8", "c9-d10")
    assert cells_of(after, "White king") == {"d10"}
    assert cells_of(after, "Black king") == {"j8"}


def test_one_way_men_capture_backwards_all_the_same():
    assert texts(at("one-way-draughts", "B:Wg5:Bf6")) == {"f6xh4"}


def test_a_parachutist_leaves_only_by_jumping():
    start = Position.start("parachute-draughts")
    assert not any(text.startswith(("b10", "d10", "f10")) for text in texts(start))
    assert texts(at("parachute-draughts", "B:We9:Bd10")) == {"d10xf8"}
    assert at("parachute-draughts", "B:Wg3:Bd10,a3").play("a3-b4").result is None


def test_a_parachutist_that_comes_back_is_crowned_as_any_man():
    after = at("parachute-draughts", "B:We9,g9,a3:Bd10").play("d10xh10")
    assert cells_of(after, "Black king") == {"h10"}


def test_gothic_men_step_in_five_directions_and_capture_in_eight():
    assert texts(at("gothic-draughts", "B:Wh8:Bd4")) == {"d4-c4", "d4-c5", "d4-d5", "d4-e5", "d4-e4"}
    assert texts(at("gothic-draughts", "B:Wd3:Bd4")) == {"d4xd2"}
    assert texts(at("gothic-draughts", "B:Wc3,e4:Bd4")) == {"d4xb2", "d4xf4"}


def test_gothic_kings_go_one_cell_in_eight_directions():
    assert len(at("gothic-draughts", "B:Wh8:BKd4").moves()) == 8
    assert "d4xd6" in texts(at("gothic-draughts", "B:Wd5:BKd4"))
    assert len(at("gothic-draughts", "B:Wd6:BKd4").moves()) == 8


def test_turkish_men_go_ahead_and_sideways_and_by_the_book_capture_backwards():
    assert texts(at("turkish-draughts", "B:Wh8:Bd4")) == {"d4-d5", "d4-c4", "d4-e4"}
    assert texts(at("turkish-draughts", "B:Wd3:Bd4")) == {"d4xd2"}
    assert texts(at("turkish-draughts:turkish", "W:Wd4:Bd3")) == {"d4-d5", "d4-c4", "d4-e4"}
    assert texts(at("turkish-draughts:turkish", "W:Wd4:Bd5")) == {"d4xd6"}


def test_turkish_vizier_takes_pieces_off_at_once_but_never_turns_back():
    """Having taken d6 it could turn round and take d3 too, but may not. A cell where a piece was taken is free."""
    assert texts(at("turkish-draughts:turkish", "W:WKd2:Bd4,d7,h8")) == {"d2xd8"}
    assert texts(at("turkish-draughts:turkish", "W:WKd5:Bd6,d3,h8")) == {"d5xd7", "d5xd8", "d5xd2", "d5xd1"}
    round_trip = at("turkish-draughts:turkish", "W:WKc4:Bd4,e6,d7,c6,h8")
    assert ("c4", "e4", "e7", "c7", "c5") in {move.steps for move in round_trip.moves()}


def test_turkish_majority_only_as_played_in_turkey():
    fen = "B:Wc5,e4,g4:Bc4,d4"
    assert texts(at("turkish-draughts", fen)) == {"c4xc6", "d4xh4"}
    assert texts(at("turkish-draughts:turkish", fen)) == {"d4xh4"}


def test_honeycomb_men_step_in_four_directions_and_kings_fly_in_six():
    """Even rows are shifted half a cell to the right."""
    assert texts(at("honeycomb-draughts", "B:Wh10:Bd4")) == {"d4-c4", "d4-e4", "d4-d5", "d4-e5"}
    assert texts(at("honeycomb-draughts", "B:Wh10:Bd5")) == {"d5-c5", "d5-e5", "d5-c6", "d5-d6"}
    king = at("honeycomb-draughts", "B:Wh10:BKd4")
    assert len({move.steps[1] for move in king.moves()}) > 20
    assert len(at("honeycomb-draughts", "B:Wc4:Bd4").moves()) == 1


def test_panorama_crosses_the_joint_of_the_boards():
    assert texts(at("panorama-draughts", "B:Wk5,m7:Bj4")) == {"j4xn8"}


# --- alquerque -----------------------------------------------------------------------------------------------------


def test_alquerque_pieces_follow_the_lines_and_never_step_back():
    assert texts(at("alquerque", "B:We5:Bc3")) == {"c3-b3", "c3-d3", "c3-c4", "c3-b4", "c3-d4"}
    assert texts(at("alquerque", "B:We5:Bb3")) == {"b3-a3", "b3-c3", "b3-b4"}


def test_alquerque_jumps_go_backwards_too_and_in_series():
    assert texts(at("alquerque:forced", "B:Wc3,c1,e5:Bc4")) == {"c4xc2"}
    assert texts(at("alquerque:forced", "B:Wb3,d3:Ba3")) == {"a3xe3"}


def test_alquerque_on_the_far_row_only_captures():
    position = at("alquerque:forced", "B:Wa1:Bc5,a3")
    assert texts(position) == {"a3-a4", "a3-b3", "a3-b4"}
    assert position.why_not(("c5", "d5")).say("en") == "The man on c5 has reached the far row: it can only capture now."
    assert texts(at("alquerque:forced", "B:Wd5:Bc5")) == {"c5xe5"}
    assert texts(at("alquerque:forced", "B:Wc4:Bc5")) == {"c5xc3"}


def test_alquerque_a_missed_capture_is_huffed_and_the_huffer_moves():
    position = at("alquerque", "B:Wc4,a5:Bc3,e2")
    after = position.play("e2-e3")
    assert "huff c3" in texts(after)
    huffed = after.play("huff c3")
    assert huffed.actors == (1,)
    assert "c3" not in pieces(huffed)
    with pytest.raises(IllegalMove):
        at("alquerque:forced", "B:Wc4,a5:Bc3,e2").play("e2-e3")


def test_alquerque_if_the_other_overlooks_it_too_the_piece_stays_and_may_capture_later():
    after = play(at("alquerque", "B:Wc4,a5:Bc3,e2"), "e2-e3", "a5-a4")
    assert "c3xc5" in texts(after)


def test_alquerque_pieces_step_back_too_where_all_ways_are_free():
    around = {"c3-b2", "c3-c2", "c3-d2", "c3-b3", "c3-d3", "c3-b4", "c3-c4", "c3-d4"}
    assert texts(at("alquerque:all-ways", "B:We5:Bc3")) == around
    assert texts(at("alquerque:all-ways", "B:We5:Bc5")) == {"c5-b5", "c5-d5", "c5-b4", "c5-c4", "c5-d4"}
    assert texts(at("alquerque:all-ways", "B:Wc4,e1:Bc3")) == {"c3xc5"}


def test_alquerque_all_ways_ends_after_fifty_moves_of_each_without_a_capture():
    game = variant("alquerque", "all-ways").game
    assert (game.draws.quiet, game.draws.repetition) == (50, 3)
    position = at("alquerque:all-ways", "B:We5:Ba1")
    for _ in range(2):
        position = play(position, "a1-b1", "e5-d5", "b1-a1", "d5-e5")
    assert position.result.reason is Reason.REPETITION


# --- max draughts --------------------------------------------------------------------------------------------------


def test_max_a_turn_is_a_move_or_a_man_placed_on_a_starting_cell():
    start = Position.start("max-draughts")
    assert texts(start) == {f"@{cell}" for cell in variant("max-draughts").game.set_up[0].split()}
    later = play(start, "@c3", "@b6")
    assert {"c3-b4", "c3-d4", "@a1"} <= texts(later)
    assert len(texts(later)) == 11 + 2


def test_max_nothing_is_placed_while_a_capture_is_due():
    position = play(Position.start("max-draughts"), "@c3", "@f6", "c3-d4", "f6-e5")
    assert texts(position) == {"d4xf6"}
    assert "must capture" in position.why_not(("hand:man", "a1")).say("en")


def test_max_who_has_men_in_hand_is_not_beaten_with_an_empty_board():
    position = play(Position.start("max-draughts"), "@c3", "@f6", "c3-d4", "f6-e5", "d4xf6")
    assert not cells_of(position, "White man")
    assert position.result is None
    assert all(text.startswith("@") for text in texts(position))


def test_max_who_has_nothing_left_to_place_or_move_has_lost():
    result = laid("max-draughts", 0, {"d4": 1, "e5": 3}, "hand=5,0").play("d4xf6").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_PIECES)


def test_max_placing_elsewhere_is_answered():
    start = Position.start("max-draughts")
    assert "starting cells" in start.why_not(("hand:man", "e5")).say("en")
    with pytest.raises(NotationError, match="at most 12"):
        laid("max-draughts", 0, {"d4": 1}, "hand=12,12")


# --- kingers -------------------------------------------------------------------------------------------------------

MAN, DAME, KING = 1, 2, 18
LIGHT = 2


def test_only_kings_capture_kings():
    assert texts(laid("kingers", 0, {"e5": MAN, "f6": KING + LIGHT})) == {"e5-d6"}
    assert not any("x" in text for text in texts(laid("kingers", 0, {"e5": DAME, "f6": KING + LIGHT})))
    assert all("x" in text for text in texts(laid("kingers", 0, {"e5": KING, "f6": KING + LIGHT})))
    assert all("x" in text for text in texts(laid("kingers", 0, {"e5": KING, "f6": MAN + LIGHT})))


def test_men_are_never_crowned_and_only_capture_from_the_far_row():
    position = laid("kingers", 0, {"c9": MAN, "f4": MAN, "h8": MAN + LIGHT}).play("c9-d10")
    assert cells_of(position, "Black man") == {"d10", "f4"}
    stuck = laid("kingers", 0, {"d10": MAN, "f4": MAN, "a3": MAN + LIGHT})
    assert texts(stuck) == {"f4-e5", "f4-g5"}
    assert "d10xf8" in texts(laid("kingers", 0, {"d10": MAN, "e9": MAN + LIGHT}))


def test_kings_do_not_stop_on_the_outer_columns_but_dames_do():
    """From c3 the diagonal to a5 passes b4; a1 and a5 are at the edge."""
    king = texts(laid("kingers", 0, {"c3": KING, "i3": MAN + LIGHT}))
    assert "c3-b4" in king
    assert not {"c3-a5", "c3-a1"} & king
    assert {"c3-a5", "c3-a1"} <= texts(laid("kingers", 0, {"c3": DAME, "i3": MAN + LIGHT}))
    position = laid("kingers", 0, {"c3": KING, "i3": MAN + LIGHT})
    assert "at the edge" in position.why_not(("c3", "a5")).say("en")


def test_a_king_stops_at_the_edge_only_behind_a_piece_next_to_it():
    assert texts(laid("kingers", 0, {"d2": KING, "b4": MAN + LIGHT, "h2": MAN + LIGHT})) == {"d2xa5"}
    assert texts(laid("kingers", 0, {"d2": KING, "c3": MAN + LIGHT, "h2": MAN + LIGHT})) == {"d2xb4"}


def test_a_king_that_stopped_at_the_edge_must_leave_with_the_next_move():
    after = (
        laid("kingers", 0, {"d2": KING, "f4": MAN, "b4": MAN + LIGHT, "i9": MAN + LIGHT}).play("d2xa5").play("i9-j8")
    )
    assert {text[:2] for text in texts(after)} == {"a5"}
    assert after.why_not(("f4", "e5")).say("en") == "The king on a5 stands at the edge: it must leave now."
    later = after.play("a5-b6").play("j8-i7")
    assert {text[:2] for text in texts(later)} == {"b6", "f4"}


def test_losing_all_kings_is_not_the_end():
    after = laid("kingers", 0, {"e5": KING, "f6": KING + LIGHT, "b8": MAN + LIGHT}).play("e5xg7")
    assert after.result is None
    assert not cells_of(after, "White king")


# --- three and four armies -----------------------------------------------------------------------------------------


def test_triangular_men_go_forward_or_sideways_seen_from_their_corner():
    """Black at the left steps to the right edge: two ways forward, two along its own rows."""
    key = "triangular-draughts"
    men = {"e5": 1, "a11": 3, "w1": 5}
    assert texts(laid(key, 0, men)) == {"e5-g5", "e5-e6", "e5-c6", "e5-g4"}
    assert texts(laid(key, 1, men)) == {"a11-a10", "a11-c10", "a11-c11"}
    assert texts(laid(key, 2, men)) == {"w1-u1", "w1-u2"}


def test_triangular_series_may_mix_the_pieces_of_both_enemies():
    position = laid("triangular-draughts", 0, {"a3": 1, "c3": 5, "g3": 3, "a12": 3, "o3": 5})
    assert texts(position) == {"a3xi3"}
    assert set(pieces(position.play("a3xi3"))) == {"i3", "a12", "o3"}


def test_triangular_the_far_edge_crowns():
    after = laid("triangular-draughts", 0, {"s2": 1, "a11": 3, "c1": 5}).play("s2-u2")
    assert cells_of(after, "Black king") == {"u2"}


def test_who_cannot_move_drops_out_with_all_his_pieces_and_the_others_go_on():
    around = dict.fromkeys(("a1", "c1", "c2", "e2", "a3", "a4"), 1)
    position = laid("triangular-draughts", 0, {**around, "e5": 1, "a2": 3, "k3": 5}).play("e5-g5")
    assert position.actors == (2,)
    assert not cells_of(position, "White man")
    assert position.result is None


def test_the_last_player_wins():
    position = laid("triangular-draughts", 0, {"a1": 1, "c1": 5}).play("a1xe1")
    assert position.result.payoffs == (1, -1, -1)
    assert position.result.reason is Reason.LAST


def test_a_draw_among_those_still_in_play():
    """White is out; the third repetition of the kings' walk is a draw of the other two."""
    position = laid("triangular-draughts", 0, {"g3": 2, "k1": 6, "a12": 0}, "out=2")
    for _ in range(2):
        position = play(position, "g3-e3", "k1-m1", "e3-g3", "m1-k1")
    assert position.result.payoffs == (0, -1, 0)
    assert position.result.reason is Reason.REPETITION


def test_the_quiet_moves_of_those_still_in_play_are_counted():
    """Twenty-five each: fifty of two players, seventy-five of three."""
    kings = {"g3": 2, "k1": 6}
    assert not laid("triangular-draughts", 0, kings, "out=2 quiet=48").play("g3-e3").over
    result = laid("triangular-draughts", 0, kings, "out=2 quiet=49").play("g3-e3").result
    assert result.payoffs == (0, -1, 0)
    assert result.reason is Reason.NO_PROGRESS
    three = {**kings, "a12": 4}
    assert not laid("triangular-draughts", 0, three, "quiet=73").play("g3-e3").over
    assert laid("triangular-draughts", 0, three, "quiet=74").play("g3-e3").result.payoffs == (0, 0, 0)


def test_four_players_partners_are_not_captured_and_enemies_of_both_kinds_are():
    men = {"e5": 1, "f6": 3, "d6": 5, "l4": 7}
    assert texts(laid("four-player-draughts", 0, men)) == {"e5xc7"}
    assert texts(laid("four-player-draughts:alone", 0, men)) == {"e5xc7", "e5xg7"}
    mixed = laid("four-player-draughts", 0, {"e5": 1, "d6": 5, "d8": 7, "a3": 3, "g13": 5})
    assert texts(mixed) == {"e5xe9"}


def test_four_players_are_crowned_only_opposite_their_own_side():
    after = laid("four-player-draughts", 0, {"b10": 1, "d12": 1, "f8": 3, "g3": 5, "l4": 7})
    partner_row = after.play("b10-a11")
    assert cells_of(partner_row, "Black man") == {"a11", "d12"}
    assert cells_of(after.play("d12-c13"), "Black king") == {"c13"}


def test_a_team_fights_on_when_one_partner_is_out_and_wins_together():
    position = laid("four-player-draughts", 0, {"e5": 1, "d6": 5, "l6": 7}, "out=2")
    after = position.play("e5xc7")
    assert after.actors == (3,)
    assert after.result is None
    end = laid("four-player-draughts", 0, {"e5": 1, "d6": 5}, "out=10").play("e5xc7").result
    assert end.payoffs == (1, 1, -1, -1)


def test_each_for_himself_only_one_wins():
    end = laid("four-player-draughts:alone", 0, {"e5": 1, "d6": 5}, "out=10").play("e5xc7").result
    assert end.payoffs == (1, -1, -1, -1)


def test_the_turn_passes_over_players_who_are_out():
    position = laid("four-player-draughts", 0, {"e5": 1, "g7": 5, "l6": 7, "a3": 3})
    order = []
    for _ in range(4):
        order.append(position.actors[0])
        position = position.play(position.codes[0])
    assert order == [0, 1, 2, 3]
    assert laid("four-player-draughts", 0, {"e3": 1, "g7": 5, "l6": 7}, "out=2").play("e3-d4").actors == (2,)


@pytest.mark.parametrize(
    ("key", "text", "why"),
    [
        ("four-player-draughts", "actors=1 cells=1 out=1", "is out"),
        ("triangular-draughts", "actors=2 cells=1", "drop"),
        ("kingers", "actors=1 cells=17", "is no piece"),
        ("kingers", "actors=1 cells=18,2,4 due=0,1", "had to leave"),
    ],
)
def test_impossible_positions_are_refused(key, text, why):
    with pytest.raises(NotationError, match=why):
        Position.from_text(variant(key), text)


def test_declarations_that_contradict_themselves_are_refused():
    with pytest.raises(DeclarationError, match="two players"):
        replace(variant("triangular-draughts").game, duty=Duty.HUFF)
    with pytest.raises(DeclarationError, match="turning"):
        replace(variant("turkish-draughts:turkish").game, landing=Landing.GOING_ON)
