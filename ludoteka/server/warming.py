"""Compiling the rules of games that have never been played on this machine, while people play slowly without that."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL

from ..play import warming_command


class Warming:
    """Families that are being compiled, and those that wait for it: no more at once than the machine has cores."""

    def __init__(self, most: int = 0) -> None:
        self._room = asyncio.Semaphore(most or os.cpu_count() or 1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def want(self, family: str) -> None:
        """Have a family compiled, as soon as it is its turn."""
        if family not in self._tasks:
            task = self._tasks[family] = asyncio.create_task(self._warm(family))
            task.add_done_callback(lambda _: self._tasks.pop(family, None))

    async def _warm(self, family: str) -> None:
        async with self._room:
            command = warming_command(family)
            if not command:
                return
            process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
            try:
                await process.wait()
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
