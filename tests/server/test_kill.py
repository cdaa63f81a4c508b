"""A server that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

import pytest

from bench.kill import run

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    found = await run(database, kills=3, tables=8)
    assert found.lost == []
    assert found.kills == 3
    assert found.acknowledged > 50
    assert found.resent > 0, "it was killed while moves were on their way"
