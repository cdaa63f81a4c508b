"""Chess: each rule where it bites, and python-chess as a second opinion."""

from __future__ import annotations

import random
from dataclasses import fields

import chess
import pytest

from ludoteka import notation
from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.betza import BetzaError, Mode, parse
from ludoteka.games import find
from ludoteka.play import AmbiguousMove, IllegalMove, NotationError, Position, variant

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def at(fen: str, preset: str = "standard") -> Position:
    return notation.read(variant("chess", preset), fen)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


# --- set-up and moves ----------------------------------------------------------


def test_set_up() -> None:
    position = Position.start("chess")
    assert notation.write(position) == START
    pieces = {item.cell: (item.glyph, item.owner) for item in position.scene().items}
    assert pieces["d1"] == ("queen", 0)
    assert pieces["e8"] == ("king", 1)
    assert len(pieces) == 32
    assert position.actors == (0,)


def test_the_corner_at_the_left_hand_is_dark() -> None:
    board = find("chess").board
    assert board is not None
    assert board.cells[board.at("a1")].tone == "dark"
    assert board.cells[board.at("h1")].tone == "light"


def test_pawn_steps_one_or_two_from_home_and_one_later() -> None:
    position = play(Position.start("chess"), "e4 a6")
    assert {"e5"} == {move.steps[1] for move in position.moves() if move.steps[0] == "e4"}
    assert {"d3", "d4"} == {move.steps[1] for move in position.moves() if move.steps[0] == "d2"}


def test_pawn_does_not_jump_and_does_not_capture_straight_ahead() -> None:
    position = at("4k3/8/8/8/8/n7/P7/4K3 w - - 0 1")
    assert not [move for move in position.moves() if move.steps[0] == "a2"]


def test_knight_jumps_and_sliders_do_not() -> None:
    position = Position.start("chess")
    assert "Nf3" in texts(position)
    assert not [text for text in texts(position) if text[0] in "BRQ"]


def test_a_pinned_piece_stays_on_its_line() -> None:
    position = at("4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1")
    assert {text for text in texts(position) if text[0] == "R"} == {"Re2", "Re3", "Re5", "Re6", "Re7", "Rxe8+"}


def test_kings_do_not_touch() -> None:
    position = at("8/8/8/3k4/8/3K4/8/8 w - - 0 1", "lattjo")
    assert texts(position) == {"Kc3", "Ke3", "Kc2", "Kd2", "Ke2"}


def test_check_is_parried_by_moving_capturing_or_interposing_only() -> None:
    position = at("4k3/8/8/8/1b6/8/2P1N2P/R3K2R w KQ - 0 1")
    assert texts(position) == {"Kd1", "Kf1", "Kf2", "c3", "Nc3"}


def test_double_check_leaves_only_king_moves() -> None:
    assert texts(at("4r1k1/8/8/8/8/5n2/8/3QK3 w - - 0 1")) == {"Kf1", "Kf2"}


# --- castling ----------------------------------------------------------


def test_castling_both_ways_moves_king_and_rook() -> None:
    position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert notation.write(position.play("O-O")) == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"
    assert notation.write(position.play("e1c1")) == "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"
    assert notation.write(position.play("0-0-0")) == notation.write(position.play("O-O-O"))


@pytest.mark.parametrize(
    ("fen", "allowed"),
    [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"O-O", "O-O-O"}),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"O-O-O"}),  # through f1
        ("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"O-O-O"}),  # into check on g1
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"O-O", "O-O-O"}),  # only the rook passes b1
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", set()),  # out of check
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", set()),  # something between
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", {"O-O-O"}),  # that rook has moved
    ],
)
def test_castling_conditions(fen: str, allowed: set[str]) -> None:
    assert {text.rstrip("+") for text in texts(at(fen)) if text.startswith("O")} == allowed


def test_castling_in_the_box_may_pass_an_attacked_cell_but_not_end_on_one() -> None:
    assert "O-O" in {text.rstrip("+") for text in texts(at("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "box"))}
    assert "O-O" not in texts(at("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "box"))
    assert not [t for t in texts(at("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "box")) if t.startswith("O")]


def test_castling_is_lost_when_king_or_rook_moves_or_the_rook_is_captured() -> None:
    position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert " b Qkq " in notation.write(position.play("Rg1"))
    assert " b kq " in notation.write(position.play("Ke2"))
    assert " b Qq " in notation.write(position.play("Rxh8+"))
    back = play(position, "Rg1 Ra7 Rh1 Ra8")
    assert "O-O" not in texts(back)
    assert "O-O-O" in texts(back)


# --- capture in passing ----------------------------------------------------------


def test_capture_in_passing_takes_the_pawn_that_passed() -> None:
    position = play(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5")
    assert "exd6" in texts(position)
    assert notation.write(position.play("exd6")) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"


def test_capture_in_passing_only_at_once() -> None:
    position = play(at("4k3/3p4/8/4P3/8/8/7P/4K3 b - - 0 1"), "d5 h3 Ke7")
    assert "exd6" not in texts(position)


def test_no_capture_in_passing_of_a_single_step_or_by_other_pieces() -> None:
    position = play(at("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1"), "d5")
    assert "exd6" not in texts(position)
    assert not [text for text in texts(play(at("4k3/3p4/8/4K3/8/8/8/8 b - - 0 1"), "d5")) if text == "Kxd6"]


def test_capture_in_passing_must_not_open_the_row_to_the_king() -> None:
    position = play(at("8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1"), "d5")
    assert "exd6" not in texts(position)
    assert " - 0 2" in notation.write(position)


def test_capture_in_passing_parries_a_check_by_the_passing_pawn() -> None:
    position = play(at("8/3p4/8/4P3/4K3/8/8/4k3 b - - 0 1"), "d5+")
    assert "exd6" in texts(position)


def test_no_capture_in_passing_in_the_box() -> None:
    position = play(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "box"), "d5")
    assert "exd6" not in texts(position)


# --- promotion ----------------------------------------------------------


def test_pawn_must_become_an_officer() -> None:
    position = at("8/P6k/8/8/8/8/8/K7 w - - 0 1")
    assert {text for text in texts(position) if text.startswith("a8")} == {"a8=Q", "a8=R", "a8=B", "a8=N"}
    assert position.find("a7a8n").steps == ("a7", "a8", "as:N")


def test_nine_queens_are_allowed() -> None:
    position = at("6rk/P5pp/8/8/8/8/1QQQQQQQ/KQ6 w - - 0 1").play("a7a8q")
    assert sum(item.glyph == "queen" for item in position.scene().items) == 9


def test_in_the_box_a_pawn_may_stay_a_pawn() -> None:
    position = at("8/P6k/8/8/8/8/8/K7 w - - 0 1", "box")
    assert {text for text in texts(position) if text.startswith("a8")} == {"a8", "a8=Q", "a8=R", "a8=B", "a8=N"}
    stayed = position.play("a8")
    assert notation.write(stayed) == "P7/7k/8/8/8/8/8/K7 b - - 0 1"
    assert not [move for move in play(stayed, "Kg6").moves() if move.steps[0] == "a8"]
    assert position.find(["a7", "a8", "as:P"]).text == "a8"


# --- the end ----------------------------------------------------------


def test_fools_mate() -> None:
    position = play(Position.start("chess"), "f3 e5 g4 Qh4#")
    assert reason(position) is Reason.CHECKMATE
    assert position.result is not None
    assert position.result.winners == (1,)


def test_stalemate_is_a_draw_in_every_preset() -> None:
    for preset in ("standard", "book", "lattjo", "box"):
        position = at("7k/8/5KQ1/8/8/8/8/8 b - - 0 1", preset)
        assert position.result is not None
        assert position.result.draw
        assert reason(position) is Reason.STALEMATE


SHUFFLE = "Nf3 Nf6 Ng1 Ng8 "


def test_threefold_repetition_draws_in_standard_and_box_only() -> None:
    for preset, drawn in (("standard", True), ("box", True), ("book", False), ("lattjo", False)):
        position = play(Position.start("chess", preset), SHUFFLE + "Nf3 Nf6 Ng1")
        assert not position.over
        position = position.play("Ng8")
        assert position.over == drawn
        if drawn:
            assert reason(position) is Reason.REPETITION


def test_repetition_needs_the_same_rights() -> None:
    position = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "standard")
    position = play(position, "Rg1 Kd8 Rh1 Ke8 Rg1 Kd8 Rh1 Ke8")
    assert not position.over
    assert position.play("Rg1").over


def test_repetition_needs_the_same_captures_in_passing() -> None:
    position = play(at("rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "e4")
    position = play(position, "Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1")
    assert not position.over
    assert position.play("Nf6").over


@pytest.mark.parametrize(("preset", "limit"), [("standard", 100), ("box", 100), ("book", 150), ("lattjo", 150)])
def test_moves_without_progress(preset: str, limit: int) -> None:
    position = at(f"4k3/8/8/8/8/8/8/R3K3 w - - {limit - 1} 90", preset)
    assert not position.over
    drawn = position.play("Ra2")
    assert reason(drawn) is Reason.NO_PROGRESS
    assert not at(f"4k3/8/8/8/8/p7/8/R3K3 w - - {limit - 1} 90", preset).play("Rxa3").over


def test_mate_comes_before_the_fifty_moves() -> None:
    position = at("7k/8/6K1/8/8/8/8/R7 w - - 99 90").play("Ra8#")
    assert reason(position) is Reason.CHECKMATE


@pytest.mark.parametrize(
    ("fen", "move", "drawn"),
    [
        ("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "Kxe2", True),  # bare kings
        ("4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1", "Kxe2", True),  # one knight
        ("4k3/8/8/8/8/8/4p3/4K1B1 w - - 0 1", "Kxe2", True),  # one bishop
        ("4kb2/8/8/8/8/8/4p3/2B1K3 w - - 0 1", "Kxe2", True),  # bishops on cells of one colour
        ("4k1b1/8/8/8/8/8/4p3/2B1K3 w - - 0 1", "Kxe2", False),  # bishops on both colours
        ("4kn2/8/8/8/8/8/4p3/4K1N1 w - - 0 1", "Kxe2", False),  # a knight each
        ("4k3/8/8/8/8/8/4p3/4K1R1 w - - 0 1", "Kxe2", False),
        ("4k3/7P/8/8/8/8/4p3/4K3 w - - 0 1", "Kxe2", False),
    ],
)
def test_too_little_material(fen: str, move: str, drawn: bool) -> None:
    position = at(fen).play(move)
    assert position.over == drawn
    if drawn:
        assert reason(position) is Reason.INSUFFICIENT
        assert not at(fen, "book").play(move).over
        assert at(fen, "lattjo").play(move).over


# --- texts and notation ----------------------------------------------------------


def test_texts_tell_pieces_apart() -> None:
    position = at("4k3/8/8/8/R6R/8/8/R3K3 w - - 0 1")
    assert {"Rad4", "Rhd4", "R1a2", "R4a2", "Rd1"} <= texts(position)
    position = at("7k/8/8/1Q1Q4/8/1Q6/8/7K w - - 0 1")
    assert {"Qb5d3", "Qdd3", "Q3d3"} <= texts(position)


def test_moves_are_found_by_san_uci_and_steps() -> None:
    position = Position.start("chess")
    wanted = position.find("Nf3")
    for other in ("g1f3", "nf3", ["g1", "f3"], "g1 f3", wanted.code):
        assert position.find(other) == wanted
    with pytest.raises(IllegalMove):
        position.find("e2e5")
    with pytest.raises((IllegalMove, AmbiguousMove)):
        at("4k3/8/8/8/R6R/8/8/4K3 w - - 0 1").find("Rd4")


@pytest.mark.parametrize(
    ("fen", "says"),
    [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "one king of Black, got 0"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "one king of White, got 2"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn of White cannot stand on a8"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawn of White cannot stand on a1"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "pawn of Black cannot stand on a1"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "9 pieces of the kind pawn"),
        ("4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - 0 1", "1 promoted pieces, but only 0"),
        ("4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 w - - 0 1", "17 pieces, expected at most 16"),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "castling Q"),
        ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "expected castlings"),
        ("4k3/8/8/8/8/8/8/4K2R w - e3 0 1", "long step"),
        ("4k3/8/8/8/8/8/8/4K2R w - e9 0 1", "cell passed"),
        ("4k3/8/8/8/8/8/8/4K2r b - - 0 1", "White is in check"),
        ("4k3/8/8/8/8/8/8/4K2r x - - 0 1", "w or b"),
        ("4k3/8/8/8/8/8/4K2r w - - 0 1", "expected 8 rows, got 7"),
        ("4k4/8/8/8/8/8/8/4K2r w - - 0 1", "expected 8 cells in a row, got 9"),
        ("4k3/8/8/8/8/8/8/4K2x w - - 0 1", "no piece x"),
        ("4k3/8/8/8/8/8/8/4K3 w - - many 1", "count of moves"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 101 1", "at most 100 moves without progress"),
        ("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", "no pieces are held"),
        ("4k3/8/8/8/8/8/8/4K3", "4 to 6 words"),
    ],
)
def test_impossible_positions_are_refused_in_one_clear_line(fen: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        at(fen)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_a_declaration_that_contradicts_itself_is_refused() -> None:
    game = find("chess")
    with pytest.raises(DeclarationError, match="royal"):
        type(game)(**{**vars_of(game), "royal": "X"})
    with pytest.raises(DeclarationError, match="longest"):
        type(game)(**{**vars_of(game), "no_progress": 0})


def vars_of(game: object) -> dict[str, object]:
    return {field.name: getattr(game, field.name) for field in fields(game)}  # type: ignore[arg-type]


# --- Betza's notation ----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "leaps"),
    [
        ("W", {(0, 1), (1, 0), (0, -1), (-1, 0)}),
        ("fF", {(1, 1), (-1, 1)}),
        ("blF", {(-1, -1)}),
        ("ffN", {(1, 2), (-1, 2)}),
        ("fsN", {(2, 1), (-2, 1)}),
        ("fN", {(1, 2), (-1, 2), (2, 1), (-2, 1)}),
        ("fW", {(0, 1)}),
        ("vD", {(0, 2), (0, -2)}),
        ("sC", {(3, 1), (3, -1), (-3, 1), (-3, -1)}),
    ],
)
def test_betza_directions(text: str, leaps: set[tuple[int, int]]) -> None:
    assert {way.path[-1] for way in parse(text)} == leaps


def test_betza_modes_ranges_and_blocks() -> None:
    (move,) = parse("fmW")
    assert move.mode is Mode.MOVE
    (lame,) = parse("frnA")
    assert lame.path == ((1, 1), (2, 2))
    assert {way.repeat for way in parse("R3")} == {3}
    assert {way.hurdles for way in parse("cpR")} == {1}
    assert {way.path for way in parse("nN")} >= {((0, 1), (1, 2)), ((1, 0), (2, 1))}


@pytest.mark.parametrize("text", ["X", "fmcW", "kW", "f", "ffF"])
def test_betza_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BetzaError):
        parse(text)


# --- python-chess as a second opinion ----------------------------------------------------------


def uci(position: Position, code: int) -> str:
    return position.variant.face.aliases(position.row, code)[0]


def compare_random_game(seed: int, *, words: bool) -> None:
    """The same random game in both: moves, FEN, SAN, and how it ends."""
    chooser = random.Random(seed)
    position, board = Position.start("chess"), chess.Board()
    while True:
        assert notation.write(position) == board.fen()
        over = position.over
        if not over:
            mine = {uci(position, code): code for code in position.codes}
            assert set(mine) == {move.uci() for move in board.legal_moves}, board.fen()
        if words and not over:
            assert {m.text for m in position.moves()} == {board.san(move) for move in board.legal_moves}
        ended = board.is_checkmate() or board.is_stalemate() or board.is_insufficient_material()
        drawn = board.is_repetition(3) or board.is_fifty_moves()
        assert over == (ended or drawn), board.fen()
        if over:
            assert (reason(position) is Reason.CHECKMATE) == board.is_checkmate()
            return
        move = chooser.choice(sorted(mine))
        position = position.play(mine[move])
        board.push_uci(move)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_agree_with_python_chess(seed: int) -> None:
    compare_random_game(seed, words=seed < 3)


@pytest.mark.slow
def test_hundreds_of_random_games_agree_with_python_chess() -> None:
    for seed in range(100, 400):
        compare_random_game(seed, words=seed % 10 == 0)


# --- why not ----------------------------------------------------------


@pytest.mark.parametrize(
    ("fen", "steps", "message"),
    [
        (START, "e4", "chess-empty"),
        (START, "e7", "chess-not-yours"),
        (START, "a1", "chess-blocked"),
        (START, "a1 a5", "chess-in-the-way"),
        (START, "a1 a2", "chess-own-piece"),
        (START, "b1 b3", "chess-ways"),
        (START, "e2 d3", "chess-captures-only"),
        ("4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", "a2 a3", "chess-moves-only"),
        ("4k3/8/8/8/1b6/8/P6P/R3K2R w KQ - 0 1", "a1 b1", "chess-check"),
        ("4k3/8/8/8/1b6/8/P6P/R3K2R w KQ - 0 1", "h2", "chess-check"),
        ("4k3/8/8/8/1b6/8/P6P/R3K2R w KQ - 0 1", "e1 d2", "chess-into-check"),
        ("4k3/8/8/8/1b6/8/P6P/R3K2R w KQ - 0 1", "e1 g1", "chess-castle-in-check"),
        ("4r1k1/8/8/8/4B3/8/8/4K3 w - - 0 1", "e4 d5", "chess-pinned"),
        ("4r1k1/8/8/8/4B3/8/8/4K3 w - - 0 1", "e4", "chess-pinned"),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 g1", "chess-castle-through"),
        ("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 g1", "chess-into-check"),
        ("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1 g1", "chess-castle-blocked"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1 g1", "chess-castle-moved"),
        ("7k/5Q2/8/8/8/8/p6K/8 b - - 0 1", "h8", "chess-king-stays"),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7 a8 as:K", "chess-becomes"),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(fen: str, steps: str, message: str) -> None:
    position = at(fen)
    why = position.why_not(steps.split())
    assert why is not None
    assert why.id == message
    assert why.say("en") != why.say("hu")


def test_the_bishop_moves_diagonally() -> None:
    why = at("4k3/8/8/8/4B3/8/8/4K3 w - - 0 1").why_not(["e4", "e5"])
    assert why is not None
    assert why.say("en") == "The bishop moves any distance diagonally."
    assert why.say("hu") == "A futó átlósan bármennyit lép."
