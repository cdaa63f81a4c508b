"""The contract: what every preset of every game fulfils, found by scanning."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

import msgspec
import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, Match, NotationError, Position, record, variant
from ludoteka.rules import abi, drive
from ludoteka.rules.abi import ACTORS, PAYOFF, REASON
from tests.contract.cases import VARIANTS, families, guarded, walk
from tests.contract.trace import trace

every_variant = pytest.mark.parametrize("key", VARIANTS)
SAMPLES = 12
"""Positions of a game that the slower checks look at."""
RUBBISH = -1 << 40
ENDS = {int(reason) for reason in Reason if reason is not Reason.NONE}


def random_results(key: str, count: int) -> None:
    """`count` random games end within the bound, with a result that makes sense."""
    of = variant(key)
    kernel, drivers = of.compiled, drive.compiled_drivers()
    entry = drive.entry_points(kernel)
    rng, out = abi.new_rng(7), np.zeros(of.tables.most_moves, np.int64)
    players = of.game.players
    for game in range(count):
        s = of.start.copy()
        plies = drivers.playout(*entry, s, of.tables.row, out, rng, of.game.bound)
        assert plies >= 0, f"game {game} is longer than {of.game.bound} actions"
        assert s[ACTORS] == 0
        assert int(s[REASON]) in ENDS
        payoffs = s[PAYOFF : PAYOFF + players]
        assert abs(payoffs).max() <= of.tables.row[abi.SCALE]
        if players == 2:
            assert payoffs.sum() == 0
        for team in of.game.teams:
            assert len({int(payoffs[seat]) for seat in team}) == 1


def test_families_play_on_at_random_as_the_driver_does() -> None:
    compared, playout = 0, drive.compiled_drivers().playout
    for of in map(variant, VARIANTS):
        if of.plain.rollout is None:
            continue
        own, out = drive.entry_points(of.compiled), np.zeros(of.tables.most_moves, np.int64)
        for seed, limit in product(range(5), (4, of.game.bound)):
            ends = []
            for entry in (own, (*own[:-1], drive.rollout)):
                s = of.start.copy()
                plies = playout(*entry, s, of.tables.row, out, abi.new_rng(seed), limit)
                ends.append((plies, s.tolist()))
            assert ends[0] == ends[1], of.key
            compared += 1
    assert compared > 0


def test_families_that_play_on_at_random_tell_what_was_played() -> None:
    compared = 0
    for of in map(variant, VARIANTS):
        rollout = of.compiled.rollout
        if rollout is None:
            continue
        s, out = of.start.copy(), np.zeros(of.tables.most_moves, np.int64)
        trail = np.full(2 * of.game.bound, -1, np.int64)
        plies = rollout(s, of.tables.row, out, abi.new_rng(7), 9, trail)
        again = of.start.copy()
        for actor, move in trail.reshape(-1, 2)[:plies]:
            assert again[ACTORS] == 1 << actor
            of.compiled.play(again, of.tables.row, move)
        assert 0 < plies <= 9
        assert (trail[2 * plies :] == -1).all()
        if s[ACTORS] == 0 and again[ACTORS] != 0:
            of.compiled.result(again, of.tables.row)
        assert again.tolist() == s.tolist(), of.key
        compared += 1
    assert compared > 0


@every_variant
def test_random_games_end_with_a_result(key: str) -> None:
    random_results(key, 20)


@pytest.mark.slow
@every_variant
def test_a_thousand_random_games_end_with_a_result(key: str) -> None:
    random_results(key, 1000)


@every_variant
def test_a_match_replays_from_its_record_to_the_same_position_at_every_ply(key: str) -> None:
    match = Match.begin(key, secret=b"\1" * 32)
    chooser = random.Random(key)
    while not match.over and len(match.played) < 300:
        moves = match.position.moves()
        move = chooser.choice(moves)
        match.play(move.player, move)
    again = record.replay(record.read(record.write(match)))
    assert again.positions == match.positions
    assert again.result == match.result
    if match.over:
        assert record.verify(record.read(record.write(match))).positions == match.positions


def spread(positions: list[Position], count: int) -> list[Position]:
    """`count` positions, evenly spread, the first and the last among them."""
    if len(positions) <= count:
        return positions
    return [positions[round(k * (len(positions) - 1) / (count - 1))] for k in range(count)]


@every_variant
def test_positions_survive_text_and_bytes(key: str) -> None:
    for position in spread(list(walk(key, 1)), SAMPLES):
        for again in (
            Position.from_text(position.variant, position.text()),
            Position.from_bytes(position.variant, position.to_bytes()),
        ):
            assert again == position
            assert set(again.codes) == set(position.codes)
            assert again.text() == position.text()


@every_variant
def test_no_two_moves_have_the_same_text_or_steps(key: str) -> None:
    for seed in range(2):
        for position in spread(list(walk(key, seed)), SAMPLES):
            moves = position.moves()
            for player in {move.player for move in moves}:
                mine = [move for move in moves if move.player == player]
                assert len({move.text for move in mine}) == len(mine), position
                steps = sorted(move.steps for move in mine)
                for one, other in pairwise(steps):
                    assert other[: len(one)] != one, f"{one} begins {other} in {position!r}"
                assert all(move.text and move.text == " ".join(move.text.split()) for move in mine)
                assert all(move.steps and all(move.steps) for move in mine)


@every_variant
def test_compiled_and_plain_rules_agree(key: str) -> None:
    """Step by step on the same random game; the plain rules run on rows that refuse negative indices.

    They also find rubbish in the scratch tail before every call, for searches do not copy it.
    """
    of = variant(key)
    compiled, plain = of.compiled, of.plain
    tables = guarded(of.tables.row)
    fast, slow = np.zeros(of.tables.most_moves, np.int64), guarded(np.zeros(of.tables.most_moves, np.int64))
    chooser = random.Random(f"{key} agree")
    core, kept = of.tables.core, int(of.tables.row[abi.KEPT])
    s = of.start.copy()
    with np.errstate(over="ignore"):
        for ply in range(200):
            other = guarded(s)
            other[kept:] = RUBBISH
            n = compiled.moves(s, of.tables.row, fast)
            assert plain.moves(other, tables, slow) == n
            assert list(slow[:n]) == fast[:n].tolist()
            if n == 0:
                break
            move = chooser.choice(fast[:n].tolist())
            compiled.play(s, of.tables.row, move)
            other[kept:] = RUBBISH
            plain.play(other, tables, move)
            assert (np.asarray(other)[core] == s[core]).all()
            if ply % 40 == 0 and compiled.evaluate is not None and plain.evaluate is not None and s[ACTORS]:
                other[kept:] = RUBBISH
                assert plain.evaluate(other, tables, 0) == compiled.evaluate(s, of.tables.row, 0)


@pytest.mark.parametrize("module", sorted(Path(abi.__file__).parent.glob("*.py")), ids=lambda module: module.stem)
def test_kernels_reckon_with_numbers_not_with_truths(module: Path) -> None:
    """Before the rules are compiled, numpy's truths cannot be subtracted, and the sum of two is one truth."""

    def is_truth(node: ast.expr) -> bool:
        negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        return negated or isinstance(node, ast.Compare | ast.BoolOp)

    tree = ast.parse(module.read_text(encoding="utf-8"))
    kernels = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(mark) == "kernel" for mark in node.decorator_list)
    ]
    for node in (part for function in kernels for part in ast.walk(function)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            assert not (is_truth(node.left) and is_truth(node.right)), f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Invert):
            assert not is_truth(node.operand), f"{node.lineno}: {ast.unparse(node)}"


@every_variant
def test_a_random_draw_is_a_legal_move(key: str) -> None:
    of = variant(key)
    pick = of.compiled.pick
    if pick is None:
        return
    rng, out = abi.new_rng(3), np.zeros(of.tables.most_moves, np.int64)
    for position in spread(list(walk(key, 2)), SAMPLES):
        if not position.row[ACTORS]:
            continue
        legal = set(position.codes)
        drawn = {pick(position.row.copy(), of.tables.row, out, rng) for _ in range(200)}
        assert drawn <= (legal or {-1}) | {-2}, position
        if 0 < len(legal) <= 8 and drawn != {-2}:
            assert drawn == legal, position


@every_variant
def test_scenes_show_only_what_is_on_the_board(key: str) -> None:
    of = variant(key)
    names = set(of.game.board.names) if of.game.board else set()
    for position in spread(list(walk(key, 4)), SAMPLES):
        for viewer in range(-1, of.game.players):
            scene = position.scene(viewer)
            assert {item.cell for item in scene.items if item.cell} <= names
            assert set(scene.shaded) <= names
            assert msgspec.json.encode(scene), "a page can be sent it"


@pytest.mark.parametrize("key", [key for key in VARIANTS if variant(key).game.blind])
def test_what_is_hidden_from_all_is_known_to_none(key: str) -> None:
    for position in spread(list(walk(key, 4)), SAMPLES):
        for player in range(position.variant.game.players):
            assert (position.observe(player).row == position.observe().row).all()


@every_variant
def test_a_wrong_try_gets_a_reason_in_both_languages(key: str) -> None:
    chooser = random.Random(f"{key} why")
    for position in spread(list(walk(key, 5)), 6):
        moves = position.moves()
        names = list(position.variant.game.board.names) if position.variant.game.board else ["card:2C", "card:AS"]
        for _ in range(6):
            steps = tuple(chooser.choices(names, k=chooser.choice((1, 2))))
            player = chooser.randrange(position.variant.game.players)
            if position.actors and chooser.random() < 0.5:  # a wrong way to go on with the right piece
                move = chooser.choice([move for move in moves if move.player >= 0])
                player, steps = move.player, move.steps[: chooser.randint(1, len(move.steps))] + steps
            why = position.why_not(steps, player)
            begun = any(m.player == player and m.steps[: len(steps)] == steps for m in moves)
            assert (why is None) == (begun and not position.over), (position, steps, player)
            if why is not None:
                for language in ("en", "hu"):
                    said = why.say(language)
                    assert said
                    assert "{" not in said


@every_variant
def test_a_move_that_is_not_legal_is_refused(key: str) -> None:
    position = Position.start(key)
    with pytest.raises(IllegalMove):
        position.play("no such move")
    with pytest.raises(IllegalMove):
        position.play((1 << 55) - 1)


@every_variant
def test_scenes_and_moves_can_be_sent_before_the_rules_are_compiled(key: str) -> None:
    """Plain rules give numbers of numpy where compiled ones give Python's, and the server sends only these."""
    of = variant(key)
    face = type(of.face)(of.game, of.tables, of.plain)
    for position in spread(list(walk(key, 3)), 4):
        for seat in range(of.game.players):
            msgspec.json.encode(face.scene(position.row, seat))
        some = position.codes[:40]
        msgspec.json.encode([(face.text(position.row, code), face.steps(position.row, code)) for code in some])


@every_variant
def test_texts_from_outside_are_refused_or_safe(key: str) -> None:
    """Changed texts of positions: either an error that says why, or a position whose rules can be asked safely."""
    of = variant(key)
    chooser = random.Random(f"{key} fuzz")
    tables, out = guarded(of.tables.row), guarded(np.zeros(of.tables.most_moves, np.int64))
    texts = [position.text() for position in spread(list(walk(key, 6)), 5)]
    with np.errstate(over="ignore"):
        for _ in range(40):
            text = mutate(chooser, chooser.choice(texts))
            try:
                position = Position.from_text(of, text)
            except NotationError:
                continue
            s = guarded(position.row)
            n = of.plain.moves(s, tables, out)
            if n:
                of.plain.play(s, tables, chooser.choice([int(m) for m in out[:n]]))
            elif position.row[ACTORS]:
                of.plain.result(s, tables)


def mutate(chooser: random.Random, text: str) -> str:
    """One or two numbers of a text changed."""
    for _ in range(chooser.choice((1, 1, 2))):
        digits = [at for at, sign in enumerate(text) if sign.isdigit()]
        if digits:
            at = chooser.choice(digits)
            text = text[:at] + chooser.choice("0123456789") + text[at + 1 :]
    return text


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """Fingerprints of games with every array access checked, from a process that keeps what it has compiled."""
    # Nothing is optimised, and tables and starts are made by the plain rules: compiling takes longer than the games.
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0", "LUDOTEKA_KERNELS": "plain"}
    command = [sys.executable, "-m", "tests.contract.trace"]
    running: list[subprocess.Popen[str]] = []
    complaints = tmp_path_factory.mktemp("checked") / "complaints"  # a pipe that nobody reads would fill up and block

    def ask(key: str) -> str:
        if not running or running[-1].poll() is not None:
            pipe = subprocess.PIPE
            with complaints.open("w", encoding="utf-8") as told:
                running.append(
                    subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=told)
                )
        process = running[-1]
        assert process.stdin
        assert process.stdout
        print(key, file=process.stdin, flush=True)
        if answer := process.stdout.readline():
            return answer.strip()
        told_last = complaints.read_text(encoding="utf-8")[-2000:]
        pytest.fail(f"the checked rules stopped with exit code {process.wait()}: {told_last}")

    yield ask
    for process in running:
        process.communicate()


@pytest.mark.slow
@pytest.mark.parametrize("family", families())
def test_bounds_checked_rules_play_the_same_games(family: str, checked: Callable[[str], str]) -> None:
    for key in VARIANTS:
        if variant(key).game.family == family:
            assert checked(key) == trace(key), key
