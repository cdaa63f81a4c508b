"""Measuring: random playouts a second, and how long compiling takes."""

from __future__ import annotations

import time
from typing import Any

from ..play import Variant
from ..play.warming import warm
from ..rules import drive, many
from ..rules.abi import new_rng
from ..search import alphabeta, expect, tree


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
        began = time.process_time()
        found = run(batch)
        took = time.process_time() - began
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
    """Compile one family, or with no name the drivers and the search; the name and the seconds it took."""
    began = time.perf_counter()
    if family:
        warm(family)
    else:
        drive.compiled_drivers()
        many.compiled()
        tree.compiled_search()
        alphabeta.compiled_run()
        expect.warm()
    return family or "search", time.perf_counter() - began
