"""Twixt: holes and borders, links by hand and by themselves, crossing, taking off, swapping; OpenSpiel as a witness."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import twixt
from ludoteka.rules.abi import ACTORS


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def played(*moves: str, preset: str = "book", size: str = "8") -> Position:
    position = Position.start(variant("twixt", preset, {"size": size}))
    for move in moves:
        position = position.play(move)
    return position


def links(position: Position) -> set[frozenset[str]]:
    return {frozenset((link.start, link.end)) for link in position.scene().links}


def test_the_board_has_no_corners_and_borders_belong_to_one_player():
    start = Position.start("twixt")
    assert len(start.variant.game.board) == 24 * 24 - 4
    assert len(start.moves()) == 24 * 22, "no pegs in the left and right files"
    assert "opponent's border row" in str(start.why_not(("a5",)))
    after = start.play("c1")
    assert "a5" in texts(after)
    assert "d1" not in texts(after)


def test_pegs_are_linked_only_at_a_knights_distance():
    position = played("c3", "g6", "d5")
    assert position.actors == (0,), "there is something to link"
    assert texts(position) == {"d5-c3", "link", "end"}
    linked = position.play("d5-c3")
    assert linked.actors == (1,), "nothing more to link: the turn is over"
    assert links(linked) == {frozenset(("c3", "d5"))}


def test_a_turn_without_links_ends_by_itself():
    assert played("c3").actors == (1,)
    assert played("c3", "g6", "d3").actors == (1,)


def test_linking_is_not_forced_and_can_be_done_later():
    position = played("c3", "g6", "d5", "end", "g3", "f7")
    assert "c3-d5" in texts(position)


def test_all_links_of_the_new_peg_at_once():
    position = played("c3", "h2", "e3", "h5", "d5")
    assert {"d5-c3", "d5-e3", "link", "end"} <= texts(position)
    assert links(position.play("link")) == {frozenset(("d5", "c3")), frozenset(("d5", "e3"))}


def test_links_never_cross():
    position = played("c3", "c4", "d5", "d5-c3", "e5")
    assert position.actors == (0,)
    assert links(position) == {frozenset(("c3", "d5"))}


@pytest.mark.parametrize("way", range(twixt.WAYS))
def test_nine_links_cross_each(way: int):
    assert len(twixt.crossed_by(way)) == 9


def test_what_is_in_the_way_is_known_while_links_come_and_go():
    """Against a look at all pairs of links, in random games in which many are taken off again."""
    of = variant("twixt", "book", {"size": "8"})
    where, rules, t = twixt.places(of.game.board), of.compiled, of.tables.row
    chooser, out = random.Random(5), np.zeros(of.tables.most_moves, np.int64)
    n, cuts = len(where), 0

    def ends(link: int) -> tuple[twixt.Place, twixt.Place] | None:
        to = int(t[t[twixt.JUMPS] + link])
        return (where[link >> 3], where[to]) if to >= 0 else None

    def ways(field: str) -> set[tuple[twixt.Place, twixt.Place]]:
        at = of.tables.field(field).at
        return {found for link in range(8 * n) if s[at + (link >> 3)] >> (link & 7) & 1 and (found := ends(link))}

    possible = [found for link in range(8 * n) if (found := ends(link))]
    for _ in range(4):
        s = of.start.copy()
        for ply in range(60):
            count = rules.moves(s, t, out)
            if count == 0 or s[ACTORS] == 0:
                break
            moves = out[:count].tolist()
            cutting = [move for move in moves if twixt.CUT <= move < twixt.LINK]
            move = chooser.choice(cutting if cutting and chooser.random() < 0.4 else moves)
            cuts += move in cutting
            rules.play(s, t, move)
            if ply % 6 == 0:
                laid = ways("links")
                assert ways("shut") == {one for one in possible if any(twixt.cross(*one, *other) for other in laid)}
    assert cuts > 10


def test_own_links_may_not_cross_either():
    position = played("c3", "h2", "d5", "link", "h4", "c4", "h6", "g4", "b5", "e5")
    assert texts(position) == {"e5-g4", "link", "end"}
    assert "cross another" in str(position.why_not(("e5", "c4")))


def test_own_links_may_be_taken_off_before_the_peg():
    position = played("c3", "h2", "d5", "link", "h4")
    assert "c3xd5" in texts(position)
    cut = position.play("c3xd5")
    assert links(cut) == set()
    assert cut.actors == (0,), "the peg is still to be placed"
    assert cut.scene().counts[2].value == 144
    rest = cut.play("f2")
    assert "c3-d5" in texts(rest), "after the peg links may be put on again"
    assert "xd5" not in " ".join(texts(rest)), "but none taken off"


def test_linking_the_own_sides_wins():
    moves = ["c1", "h2", "d3", "link", "h3", "c5", "link", "h4", "d7", "link", "h5", "b8"]
    position = played(*moves)
    assert not position.over
    end = position.play("b8-d7")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (1, -1)


def test_fifty_pegs_and_links():
    start = Position.start("twixt:fifty")
    assert [count.value for count in start.scene().counts] == [50, 50, 50, 50]


def test_who_has_no_peg_left_ends_the_game_in_a_draw():
    text = Position.start("twixt:fifty").text().replace("pegs=50*2", "pegs=0*2").replace("pegs=50,50", "pegs=0,0")
    position = Position.from_text(variant("twixt", "fifty"), text)
    assert position.over or position.moves() == ()


def test_the_first_peg_may_be_taken_over_turned_by_a_quarter():
    after = played("c1", preset="standard")
    assert "swap" in texts(after)
    swapped = after.play("swap")
    assert {(item.cell, item.owner) for item in swapped.scene().items} == {("a6", 1)}
    assert swapped.actors == (0,)
    assert "swap" not in texts(swapped)
    assert "swap" not in texts(played("c1"))


def test_automatic_links_come_at_once_and_stay():
    position = played("c3", "h2", "d5", preset="automatic")
    assert links(position) == {frozenset(("c3", "d5"))}
    assert position.actors == (1,)
    assert not any("x" in text for text in texts(position.play("h4")))


@pytest.mark.parametrize("size", [6, 8, 12])
def test_random_games_go_as_in_open_spiel(size: int):
    """The twixt of pyspiel has automatic links that stay: the same pegs are legal and the same player wins."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(f"twixt(board_size={size},ansi_color_output=false)")
    of = variant("twixt", "automatic", {"size": str(size)})
    chooser = random.Random(size)
    for _ in range(12):
        state, position = game.new_initial_state(), Position.start(of)
        while not state.is_terminal():
            ours = texts(position) - {"swap"}
            theirs = {hole(action, size): action for action in state.legal_actions()}
            taken = {item.cell for item in position.scene().items}
            assert ours == set(theirs) - taken, "OpenSpiel swaps by choosing the peg that is there"
            name = chooser.choice(sorted(ours))
            position = position.play(name)
            state.apply_action(theirs[name])
        assert position.over
        assert list(position.result.payoffs) == state.returns()


def hole(action: int, size: int) -> str:
    """OpenSpiel numbers the holes file by file from below."""
    return f"{chr(97 + action // size)}{action % size + 1}"
