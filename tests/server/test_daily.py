"""The puzzle of the day, by way of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.browser import Browser

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A puzzle does not depend on the database."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.mark.parametrize("game", ["klotski", "fifteen-puzzle", "peg-solitaire"])
async def test_the_puzzle_of_the_day_is_a_table_ready_to_be_made(anna: Browser, bela: Browser, game: str) -> None:
    today = await anna.json(f"/api/daily/{game}")
    assert today == await bela.json(f"/api/daily/{game}"), "the same for everybody"
    made = await anna.post("/api/tables", today)
    assert made.status_code == 200, made.text
    view = await anna.watch(made.json()["id"])
    assert view["ply"] == 0
    assert view["moves"]


async def test_other_games_have_none(anna: Browser) -> None:
    assert (await anna.get("/api/daily/chess")).status_code == 404
    assert (await anna.get("/api/daily/no-such-game")).status_code == 404
