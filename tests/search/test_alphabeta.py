"""Alpha-beta: forced wins are found, limits are kept, and what is lost is seen in time."""

from time import monotonic

import pytest

from ludoteka.notation import fen
from ludoteka.play import Position, variant
from ludoteka.search.deepening import ALIKE, OPENING, Deepening, serves
from ludoteka.search.player import Engine, choose, engine

MATE_IN_TWO = "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1"
"""Qh6+ Kxh6 Bxf6 mate: the queen is given first."""


def chess(text: str) -> Position:
    return fen.read(variant("chess"), text)


def test_a_mate_in_two_that_gives_the_queen_is_found():
    found = Deepening(variant("chess")).think(chess(MATE_IN_TWO), 200_000)
    assert chess(MATE_IN_TWO).find(found.move).text == "Qh6+"
    assert found.value == 1.0
    assert len(found.line) == 3


def test_a_piece_that_hangs_is_taken_and_a_protected_one_is_not():
    hanging = chess("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    assert hanging.find(Deepening(hanging.variant).think(hanging, 500).move).text == "exd5"
    protected = chess("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1")
    assert protected.find(Deepening(protected.variant).think(protected, 2_000).move).text != "Qxd5"


def test_a_lost_position_has_the_value_of_a_loss():
    lost = chess("6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1")
    assert lost.over
    before = chess("r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1")
    found = Deepening(before.variant).think(before, 5_000)
    assert before.find(found.move).text == "Ra1#"
    assert found.value == 1.0


def test_the_limit_of_nodes_is_kept():
    start = Position.start("chess")
    for nodes in (100, 1_000, 20_000):
        assert Deepening(start.variant).think(start, nodes).nodes <= 1.2 * nodes


def test_the_limit_of_time_is_kept():
    start = Position.start("chess")
    search = Deepening(start.variant)
    search.think(start, 100)
    began = monotonic()
    search.think(start, 1 << 60, 0.5)
    assert monotonic() - began < 5  # on the slowest of machines; without a limit it would never end


def test_a_search_in_slices_is_the_same_search():
    start = Position.start("english-draughts")
    first, second = Deepening(start.variant), Deepening(start.variant)
    assert first.think(start, 30_000) == second.think(start, 30_000)


def test_games_with_dice_secrets_or_more_players_are_refused():
    for key in ("backgammon", "stratego", "chinese-checkers:six"):
        assert not serves(variant(key))
        with pytest.raises(ValueError, match="expected a game of two"):
            Deepening(variant(key))


def test_engines_are_chosen_by_what_the_game_is():
    assert engine(variant("chess")) is Engine.ALPHA_BETA
    assert engine(variant("hex")) is Engine.TREE
    assert engine(variant("whist")) is Engine.TREE
    assert engine(variant("mu-torere"), master=True) is Engine.TABLE


def test_jumps_that_must_be_made_are_looked_at_to_their_end():
    """A man offered so that the answer loses three: the exchange is seen although it is longer than the depth."""
    position = Position.start("english-draughts")
    choice = choose(position, level=5)
    assert abs(choice.value) < 0.3


def test_openings_differ_by_seed_but_not_for_the_same_one():
    start = Position.start("chess")
    first = {seed: choose(start, None, 4, seed).move.text for seed in range(12)}
    assert len(set(first.values())) >= 3
    assert all(choose(start, None, 4, seed).move.text == move for seed, move in first.items())


def test_a_favoured_move_is_told_at_what_it_is_worth():
    start = Position.start("chess")
    plain = Deepening(start.variant).think(start, 2_000, turns=3)
    for seed in range(12):
        found = Deepening(start.variant).think(start, 20_000, turns=3, seed=seed)
        assert plain.value - ALIKE / 1000 <= found.value <= plain.value


def test_favours_end_with_the_opening_and_never_beat_a_proof():
    late = chess(f"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 {OPENING // 2 + 1}")
    assert late.turn == OPENING
    assert len({Deepening(late.variant).think(late, 5_000, seed=seed).move for seed in range(8)}) == 1
    mate = chess(MATE_IN_TWO)
    for seed in range(8):
        found = Deepening(mate.variant).think(mate, 200_000, seed=seed)
        assert mate.find(found.move).text == "Qh6+"
        assert found.value == 1.0


@pytest.mark.parametrize("seed", range(4))
def test_favours_do_not_keep_a_search_from_seeing_that_a_move_loses_at_once(seed: int):
    position = Position.start("confound")
    for move in ["d4-e4", "j4-j3", "e4-f4", "j3-j2", "f4-g4", "j2-j1", "g4-h4", "j1-k1", "h4-i4"]:
        position = position.play(move)
    after = position.play(choose(position, level=4, seed=seed).move)
    assert "i4-j4" not in {move.text for move in after.moves()}


def judged(text: str) -> int:
    """What chess thinks of a position, for the first player."""
    position = chess(text)
    return int(position.variant.kernel.evaluate(position.row, position.variant.tables.row, 0))


def test_a_king_is_safer_aside_and_behind_its_pawns_than_in_the_middle():
    rest = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ"
    castled, walked, middle = (
        judged(f"{rest}1RK1 w - - 0 1"),
        judged(f"{rest}1K1R w - - 0 1"),
        judged(f"{rest}K2R w KQ - 0 1"),
    )
    assert castled > middle > walked
    bared = judged("r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P1PP/2N2N2/PPPP1P2/R1BQ1RK1 w - - 0 1")
    assert castled > bared


def test_a_king_goes_to_the_middle_when_few_pieces_are_left():
    assert judged("6k1/5ppp/8/8/4K3/8/5PPP/8 w - - 0 1") > judged("6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1")


def test_pawns_of_the_middle_go_first():
    pawns = {
        square: judged(f"rnbqkbnr/pppppppp/8/8/{row}/8/{home}/RNBQKBNR b KQkq - 0 1")
        for square, row, home in (
            ("e4", "4P3", "PPPP1PPP"),
            ("c4", "2P5", "PP1PPPPP"),
            ("g4", "6P1", "PPPPPP1P"),
            ("h4", "7P", "PPPPPPP1"),
        )
    }
    assert pawns["e4"] > pawns["c4"] > pawns["g4"] >= pawns["h4"]


def test_where_the_game_has_been_twice_nothing_is_gained_by_a_third_time() -> None:
    position = fen.read(variant("chess"), "8/8/4k3/8/8/8/4P3/4K2R w - - 0 1")
    best = Deepening(position.variant).think(position, 2000, seed=1)
    there = position.play(best.move)
    once = Deepening(position.variant).think(position, 2000, seed=1, past=[there])
    twice = Deepening(position.variant).think(position, 2000, seed=1, past=[there, position, there])
    assert once.move == best.move
    assert twice.move != best.move
    assert twice.value > 0


@pytest.mark.parametrize("seed", [None, 1])
def test_a_draw_is_told_as_one_though_it_is_avoided_in_play(seed: int | None) -> None:
    position = fen.read(variant("chess"), "7k/8/8/3p4/4K3/8/8/8 w - - 0 1")
    found = Deepening(position.variant).think(position, 2000, seed=seed)
    assert found.value == 0
