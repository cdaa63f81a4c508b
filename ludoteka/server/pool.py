"""The processes that search: as many as there are processors to spare, each ended and replaced if it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import msgspec

from .worker import LENGTH, READY, pack

PREPARING = 600.0
"""Seconds in which a worker must have compiled what it needs."""
MOST_WAITING = 1000


class Urgency(IntEnum):
    """What is done first."""

    MOVE = 0
    HINT = 1
    PICTURE = 2
    JUDGEMENT = 3


class SearchFailed(Exception):
    """There is no answer: it took too long, wanted too much, or broke."""


class Pool:
    """Workers, and the jobs that wait for them."""

    def __init__(self, workers: int, seconds: float, most_bytes: int) -> None:
        self.workers = workers
        self.seconds = seconds
        self.most_bytes = most_bytes
        self._jobs: asyncio.PriorityQueue[tuple[int, int, dict[str, Any], asyncio.Future[dict[str, Any]]]]
        self._numbers = itertools.count()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._jobs = asyncio.PriorityQueue()
        self._tasks = [asyncio.create_task(self._serve(), name=f"worker {n}") for n in range(self.workers)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, urgency: Urgency, job: Mapping[str, Any]) -> dict[str, Any]:
        """The answer of a worker; raises SearchFailed. A job that nobody waits for any more is not begun."""
        if self._jobs.qsize() >= MOST_WAITING:
            raise SearchFailed("too many searches are waiting")
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((urgency, next(self._numbers), dict(job), answer))
        return await answer

    async def _serve(self) -> None:
        """One worker, and its successors."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                _, _, job, answer = await self._jobs.get()
                if answer.done():
                    continue
                if process is None or process.returncode is not None:
                    process = await self._start()
                try:
                    found = await self._work(process, job)
                except (OSError, EOFError, TimeoutError) as error:
                    await _end(process)
                    process = None
                    found = {"error": type(error).__name__}
                if answer.done():
                    continue
                if "error" in found:
                    answer.set_exception(SearchFailed(found["error"]))
                else:
                    answer.set_result(found)
        finally:
            if process is not None:
                await _end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        threads = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludoteka.server.worker",
            str(self.most_bytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **threads},
        )

    async def _work(self, process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(job))
        await process.stdin.drain()
        answer = await asyncio.wait_for(_read(process.stdout), PREPARING)
        if READY in answer:
            answer = await asyncio.wait_for(_read(process.stdout), self.seconds)
        return answer


async def _read(stream: asyncio.StreamReader) -> dict[str, Any]:
    (length,) = LENGTH.unpack(await stream.readexactly(LENGTH.size))
    answer: dict[str, Any] = msgspec.msgpack.decode(await stream.readexactly(length))
    return answer


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
