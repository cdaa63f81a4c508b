"""Rules are compiled beside the games, and never so many at once that nobody can play."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteka.server import warming
from ludoteka.server.warming import Warming

COMPILE = """
import os, pathlib, sys, time
home, family = pathlib.Path(sys.argv[1]), sys.argv[2]
(home / f"{family}.part").write_text(str(os.getpid()))
(home / f"{family}.part").rename(home / f"{family}.begun")
while not (home / f"{family}.end").exists():
    time.sleep(0.01)
"""


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[str]]:
    """Families whose compiling has begun; it goes on until there is a file "<family>.end"."""

    def command(family: str) -> list[str] | None:
        return None if family == "warm" else [sys.executable, "-c", COMPILE, str(tmp_path), family]

    monkeypatch.setattr(warming, "warming_command", command)
    return lambda: {path.stem for path in tmp_path.glob("*.begun")}


async def until(fact: Callable[[], bool]) -> None:
    patience = time.monotonic() + 30
    while not fact():
        assert time.monotonic() < patience
        await asyncio.sleep(0.01)


def test_only_some_families_are_compiled_at_once_and_the_others_follow(
    begun: Callable[[], set[str]], tmp_path: Path
) -> None:
    async def go() -> None:
        of = Warming(most=2)
        for family in ("warm", "chess", "go", "chess", "hex"):
            of.want(family)
        await until(lambda: len(begun()) == 2)
        await asyncio.sleep(0.2)
        assert begun() == {"chess", "go"}
        (tmp_path / "chess.end").touch()
        await until(lambda: "hex" in begun())
        await of.close()

    asyncio.run(go())
    for path in tmp_path.glob("*.begun"):
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.read_text()), 0)


def test_a_family_that_could_not_be_compiled_is_tried_again_when_it_is_wanted_again(
    begun: Callable[[], set[str]], tmp_path: Path
) -> None:
    async def go() -> None:
        of = Warming(most=1)
        for _ in range(2):
            of.want("chess")
            await until(lambda: "chess" in begun())
            os.kill(int((tmp_path / "chess.begun").read_text()), 9)
            (tmp_path / "chess.begun").unlink()
            await until(lambda: not of._tasks)
        await of.close()

    asyncio.run(go())
