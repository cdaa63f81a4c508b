"""Measuring: random playouts a second, and matches of the computer against itself."""

from __future__ import annotations

import random
import time
from typing import Any

from ..play import Match, Variant, chance
from ..rules import abi, drive
from ..rules.abi import new_rng
from ..search import alphabeta, tree
from ..search.levels import level as level_of
from ..search.player import choose


def measure(of: Variant, seconds: float) -> dict[str, Any]:
    """Random games from the start for about `seconds`, after a short warm-up."""
    kernel, tables, start = of.compiled, of.tables.row, of.start.copy()
    rng = new_rng(1)

    def run(count: int) -> int:
        actions = drive.random_games(kernel.family, tables, start, seed_row=rng, limit=of.game.bound, count=count)
        if actions < 0:
            raise ValueError(f"{of.key}: a random game is longer than its bound of {of.game.bound} actions")
        return actions

    batch, games, actions, spent = 1, 0, 0, 0.0
    run(1)
    while spent < seconds:
        began = time.perf_counter()
        found = run(batch)
        took = time.perf_counter() - began
        games, actions, spent = games + batch, actions + found, spent + took
        if took < seconds / 10:
            batch *= 2
    return {
        "game": of.key.game,
        "preset": of.key.preset,
        "playouts_per_second": round(games / spent, 2),
        "moves_per_second": round(actions / spent, 1),
        "average_plies": round(actions / games, 2),
    }


def compile_one(family: str) -> tuple[str, float]:
    """Compile one family's kernel, or with no name the drivers and the search; the name and the seconds it took."""
    began = time.perf_counter()
    if family:
        abi.warm(family)
    else:
        drive.compiled_drivers()
        tree.compiled_search()
        alphabeta.compiled_run()
    return family or "search", time.perf_counter() - began


def tournament(of: Variant, levels: list[int], number: int, seed: int) -> dict[str, Any]:
    """`number` games; players change seats from game to game, so that nobody always begins. Level 0 plays at random."""
    for wanted in levels:
        if wanted:
            level_of(wanted)
    players = [{"level": wanted, "wins": 0, "draws": 0, "losses": 0, "points": 0} for wanted in levels]
    n = len(levels)
    actions = 0
    for game in range(number):
        match = play_one(of, [levels[(seat - game) % n] for seat in range(n)], f"{seed}/{game}")
        actions += len(match.played)
        assert match.result is not None
        winners = match.result.winners
        for seat in range(n):
            entry = players[(seat - game) % n]
            entry["points"] += match.result.payoffs[seat]
            entry["wins" if seat in winners else "losses" if winners else "draws"] += 1
    return {
        "game": of.key.game,
        "preset": of.key.preset,
        "games": number,
        "actions": actions,
        "players": players,
    }


def play_one(of: Variant, levels: list[int], seed: str) -> Match:
    """One match of the computer against itself, the same for the same seed."""
    chooser = random.Random(seed)
    secret = bytes(chooser.randrange(256) for _ in range(chance.SECRET_BYTES))
    match = Match.begin(of, secret=secret)
    while not match.over:
        position = match.position
        seat = position.awaited[0]
        if levels[seat] == 0:
            move = chooser.choice(position.moves(seat))
        else:
            move = choose(position, seat, levels[seat], chooser.randrange(1 << 60)).move
        match.play(seat, move)
    return match
