"""What a player may not know, in every game with hidden information: nothing he is sent may depend on it.

Random games are played; in every position each viewer's knowledge is filled in at random to another position that
might be the true one. All that the viewer is sent - the observed row, legal moves, scene, answers to wrong tries, the
text of the next event - must be the same for both.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteka import games
from ludoteka.declare.cards import CARDS
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, new_rng

GAMES = 2
MOST = 400
"""Actions of a game that are looked at, spread over its beginning, where most is hidden."""


def hidden_variants() -> list[str]:
    found = []
    for id in games.ids():
        try:
            game = games.find(id)
        except Exception:  # a game that cannot be loaded fails in the contract tests
            continue
        found += [f"{id}:{preset.id}" for preset in game.presets if game.variant(preset.id).hidden]
    return found


def sent(position: Position, viewer: int) -> tuple[object, ...]:
    """All of a position that leaves the server for one viewer."""
    seen = position.observe(viewer)
    moves = position.moves(viewer) if viewer in position.actors else ()
    return seen.text(), seen.to_bytes(), position.scene(viewer), position.actors, moves


def next_event(position: Position, code: int, viewer: int) -> tuple[int, str]:
    """The next action as the viewer sees it: the packed move and its text."""
    face = position.variant.face
    return face.seen(position.row, code, viewer), face.seen_text(position.row, code, viewer)


@pytest.mark.parametrize("key", hidden_variants())
def test_nothing_sent_depends_on_what_is_hidden(key: str) -> None:
    for seed in range(GAMES):
        chooser = random.Random(f"{key} {seed}")
        position = Position.start(key)
        differed = 0
        while not position.over and position.ply < MOST:
            code = chooser.choices(position.codes, position.weights())[0]
            if chooser.random() < 0.5:
                differed += check_views(position, code, chooser)
            position = position.play(code)
        assert differed > 10, "what is hidden was hardly ever different"


def check_views(position: Position, code: int, chooser: random.Random) -> int:
    """Compare every viewer's true position with another possible one; how many of those differed."""
    differed = 0
    for viewer in range(-1, position.variant.game.players):
        seen = position.observe(viewer)
        other = seen.sample(chooser.randrange(1 << 60))
        if other == position:
            continue
        differed += 1
        assert np.array_equal(seen.row, other.observe(viewer).row), f"viewer {viewer}: {position!r}"
        assert sent(position, viewer) == sent(other, viewer)
        if viewer in position.actors:
            assert seen.moves(viewer) == position.moves(viewer)
            for steps in wrong_tries(position, chooser):
                assert position.why_not(steps, viewer) == other.why_not(steps, viewer)
        if code in other.codes:
            assert next_event(position, code, viewer) == next_event(other, code, viewer)
    return differed


def wrong_tries(position: Position, chooser: random.Random) -> list[tuple[str, ...]]:
    """A few series of steps, most of them no moves."""
    board = position.variant.game.board
    names = list(board.names) if board else [f"card:{card}" for card in CARDS]
    names += [move.steps[0] for move in position.moves()[:10]]
    return [tuple(chooser.choices(names, k=length)) for length in (1, 1, 2, 2)]


@pytest.mark.parametrize("key", hidden_variants())
def test_unseen_moves_look_alike(key: str) -> None:
    """Where a move is concealed, all moves concealed in the same way have one text."""
    chooser = random.Random(f"{key} alike")
    position = Position.start(key)
    while not position.over and position.ply < 100:
        for viewer in range(-1, position.variant.game.players):
            texts: dict[int, set[str]] = {}
            for code in position.codes:
                seen, text = next_event(position, code, viewer)
                if seen != code:
                    texts.setdefault(seen, set()).add(text)
            assert all(len(same) == 1 for same in texts.values())
        position = position.play(chooser.choices(position.codes, position.weights())[0])


@pytest.mark.parametrize("key", hidden_variants())
def test_a_players_own_moves_are_not_concealed_from_him(key: str) -> None:
    chooser = random.Random(f"{key} own")
    position = Position.start(key)
    while not position.over and position.ply < 200:
        for player in position.actors:
            for move in position.moves(player):
                assert next_event(position, move.code, player) == (move.code, move.text)
        position = position.play(chooser.choices(position.codes, position.weights())[0])


@pytest.mark.parametrize("key", hidden_variants())
def test_an_observed_position_can_be_observed_again_and_is_not_over(key: str) -> None:
    """Looking twice shows no more, and an observed row is still a position whose rules can be asked."""
    chooser = random.Random(f"{key} twice")
    position = Position.start(key)
    while not position.over and position.ply < 300:
        for viewer in range(-1, position.variant.game.players):
            seen = position.observe(viewer)
            again = np.array(seen.row)
            position.variant.kernel.observe(seen.row, position.variant.tables.row, viewer, again)
            assert np.array_equal(again, seen.row)
            assert seen.over == position.over
            assert seen.row[ACTORS] == position.row[ACTORS]
        position = position.play(chooser.choices(position.codes, position.weights())[0])


@pytest.mark.parametrize("key", hidden_variants())
def test_compiled_and_plain_rules_hide_the_same(key: str) -> None:
    """`observe`, `sample` and `conceal` give the same rows and moves, compiled or not."""
    of = variant(key)
    fast, slow, t, core = of.compiled, of.plain, of.tables.row, of.tables.core
    chooser = random.Random(f"{key} plain")
    position = Position.start(of)
    with np.errstate(over="ignore"):
        while not position.over and position.ply < 120:
            viewer, seed = chooser.randrange(-1, of.game.players), chooser.randrange(1 << 60)
            code = chooser.choices(position.codes, position.weights())[0]
            rows = []
            for kernel in (fast, slow):
                assert kernel.observe is not None
                assert kernel.sample is not None
                row = position.row.copy()
                kernel.observe(position.row.copy(), t, viewer, row)
                kernel.sample(row, t, viewer, new_rng(seed))
                rows.append(row[core])
            assert np.array_equal(*rows)
            if fast.conceal is not None and slow.conceal is not None:
                row = position.row.copy()
                assert fast.conceal(row, t, viewer, code) == slow.conceal(row, t, viewer, code)
            position = position.play(code)
