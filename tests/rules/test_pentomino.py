"""The pentomino game: the twelve shapes, laying, dropping out, cards, teams, cut-throat."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.shapes import pentominoes, polyominoes, settled, tetrominoes, turns
from ludoteka.play import NotationError, Position, variant


def test_there_are_five_tetrominoes_and_twelve_pentominoes():
    """Known counts of free polyominoes: 1, 1, 2, 5, 12, 35 (OEIS A000105)."""
    assert [len(polyominoes(n)) for n in range(1, 7)] == [1, 1, 2, 5, 12, 35]
    assert set(pentominoes()) == set("VUXWLZYFNTPI")
    assert set(tetrominoes()) == set("iotsl")


def test_turned_and_flipped_there_are_63_pentominoes_and_19_tetrominoes():
    """Known counts of fixed polyominoes (OEIS A001168)."""
    assert sum(len(turns(shape)) for shape in pentominoes().values()) == 63
    assert sum(len(turns(shape)) for shape in tetrominoes().values()) == 19


def test_the_letters_name_the_shapes_that_look_like_them():
    assert len(turns(pentominoes()["X"])) == 1
    assert len(turns(pentominoes()["I"])) == 2
    assert settled([(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]) in turns(pentominoes()["V"])
    assert settled([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]) in turns(pentominoes()["P"])


def test_the_first_move_has_2308_placements():
    """Counted another way: a shape w wide and h high fits into 9 - w times 9 - h places."""
    expected = 0
    for shape in pentominoes().values():
        for way in turns(shape):
            wide, high = (1 + max(s[k] for s in way) - min(s[k] for s in way) for k in (0, 1))
            expected += (9 - wide) * (9 - high)
    assert len(Position.start("pentomino-game").moves()) == expected == 2308


def test_a_piece_is_taken_turned_and_laid():
    start = Position.start("pentomino-game")
    move = next(move for move in start.moves() if move.text == "X1d3")
    assert move.steps == ("hand:X", "as:X1", "d3")
    item = start.play(move).scene().items[0]
    assert set(item.cells) == {"d3", "c4", "d4", "e4", "d5"}
    assert (item.owner, item.label) == (0, "X")


def test_every_piece_is_there_once():
    after = Position.start("pentomino-game").play("X1d3")
    assert not [move for move in after.moves() if move.steps[0] == "hand:X"]
    assert "laid already" in str(after.why_not(("hand:X",), 1))
    assert len(after.scene().trays[0].items) == 11


def test_pieces_do_not_overlap():
    after = Position.start("pentomino-game").play("X1d3")
    tried = [after.why_not(("hand:I", way, "b4"), 1) for way in ("as:I1", "as:I2")]
    assert ["five squares" in str(why) for why in tried].count(True) == 1, "upright it fits, lying it does not"
    low = after.row[after.variant.tables.field("low").at]
    assert bin(int(low)).count("1") == 32 - 4


def random_end(key: str, seed: int) -> tuple[Position, list[int]]:
    """A random game and who laid, in order."""
    chooser, position, who = random.Random(seed), Position.start(key), []
    while not position.over:
        if not position.chance:
            who.append(position.actors[0])
        position = position.play(chooser.choice(position.codes))
    return position, who


@pytest.mark.parametrize("seed", range(3))
def test_who_lays_last_wins(seed):
    end, who = random_end("pentomino-game", seed)
    assert end.result.reason is Reason.LAST
    assert end.result.payoffs[who[-1]] == 1
    assert sum(end.result.payoffs) == 0
    of = end.variant
    row = end.row.copy()
    row[0] = 1
    assert not of.compiled.module.can_lay(row, of.tables.row, 0)


def test_four_play_each_for_himself():
    end, who = random_end("pentomino-game:four", 3)
    assert set(who) == {0, 1, 2, 3}
    assert [end.result.payoffs[seat] for seat in range(4)].count(1) == 1
    assert end.result.payoffs[who[-1]] == 1


def test_in_teams_the_partner_of_the_last_one_wins_too():
    end, who = random_end("pentomino-game:teams", 1)
    last = who[-1]
    assert [end.result.payoffs[seat] for seat in (last, (last + 2) % 4)] == [1, 1]
    assert end.result.payoffs.count(-1) == 2


@pytest.mark.parametrize(("key", "players"), [("cut-throat", 3), ("cut-throat-four", 4)])
def test_cut_throat_hurts_the_one_after_the_last(key, players):
    end, who = random_end(f"pentomino-game:{key}", 2)
    wanted = [5] * players
    wanted[who[-1]], wanted[(who[-1] + 1) % players] = 10, 0
    assert list(end.result.points) == wanted


@pytest.mark.parametrize(("preset", "players"), [("cards", 2), ("cards-three", 3), ("cards-four", 4)])
def test_cards_are_dealt_evenly_and_bind_the_players(preset, players):
    position = Position.start("pentomino-game", preset)
    assert position.chance
    chooser = random.Random(5)
    while position.chance:
        position = position.play(chooser.choice(position.codes))
    hands = {tray.owner: {item.name for item in tray.items} for tray in position.scene().trays}
    assert [len(hands[seat]) for seat in range(players)] == [12 // players] * players
    assert {move.steps[0].removeprefix("hand:") for move in position.moves()} == hands[0]
    other = next(iter(hands[1]))
    assert "another player" in str(position.why_not((f"hand:{other}",)))


def test_with_cards_one_goes_on_alone_only_until_the_others_are_out():
    for seed in range(4):
        end, who = random_end("pentomino-game:cards", seed)
        assert end.result.payoffs[who[-1]] == 1


def test_impossible_positions_are_refused():
    of = variant("pentomino-game")
    cells = ["0"] * 64
    cells[0] = "1"
    with pytest.raises(NotationError, match="not laid as one piece"):
        Position.from_text(of, f"actors=1 cells={','.join(cells)} laid=1,0*11")
