"""A process that searches and draws, so that the server itself never has to.

It reads jobs from its standard input and writes answers to its standard output, each as a length and a MessagePack
map. It is told only what the seat it works for may know.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from dataclasses import replace
from typing import Any, BinaryIO

import msgspec

LENGTH = struct.Struct("<I")
READY = "ready"
FRAMES_A_SECOND = 1.25


def read(stream: BinaryIO) -> dict[str, Any] | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    job: dict[str, Any] = msgspec.msgpack.decode(stream.read(LENGTH.unpack(head)[0]))
    return job


def pack(answer: dict[str, Any]) -> bytes:
    data = msgspec.msgpack.encode(answer)
    return LENGTH.pack(len(data)) + data


def limit_memory(most: int) -> None:
    """Where the system can do that, a search that wants more than this fails instead of starving the others."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def position_of(key: str, row: bytes, viewer: int) -> Any:
    """The position, as the viewer knows it."""
    import numpy as np

    from ..play import Position, variant

    of = variant(key)
    return Position(of, np.frombuffer(row, np.int64).copy(), viewer=viewer)


_prepared: set[str] = set()


def prepare(job: dict[str, Any]) -> None:
    """Load, and if need be compile, what the job needs, by a first short search; that is no part of its time.

    The search is that of the job's level, for levels may have engines of their own; but it never moves without
    thinking, as low levels do at times. Where there is one move only, nothing is searched: then it is done next time.
    """
    if job["do"] != "choose" or job["variant"] in _prepared:
        return
    from ..search import player
    from ..search.levels import LEVELS, level

    position = position_of(job["variant"], job["row"], job["seat"])
    if len(position.codes) > 1:
        few = LEVELS[0]
        short = replace(
            level(job["level"]), nodes=few.nodes, simulations=few.simulations, slips=0.0, seconds=few.seconds
        )
        player.choose(position, job["seat"], short, job["seed"])
        _prepared.add(job["variant"])


def choose(job: dict[str, Any]) -> dict[str, Any]:
    from ..search import advice, player

    position = position_of(job["variant"], job["row"], job["seat"])
    past = [position_of(job["variant"], row, job["seat"]) for row in job.get("past", ())]
    # What is known of a game is for hints and judgements, too, on whatever level.
    known = player.sure(position, job["seed"]) if job.get("why") else None
    found = known or player.choose(position, job["seat"], job["level"], job["seed"], past=past)
    why = advice.explain(position, found, job["seat"]) if job.get("why") else None
    return {
        "why": [why.id, dict(why.args)] if why else None,
        "code": found.move.code,
        "text": found.move.text,
        "steps": list(found.move.steps),
        "value": found.value,
        "tried": {str(move.code): value for move, _, value in found.tried},
    }


def draw(job: dict[str, Any]) -> dict[str, Any]:
    """A picture of a position, or an animation of several: SVG documents become PNG or GIF."""
    from ..play import picture

    frames = [picture.png(svg, job["width"]) for svg in job["svg"]]
    return {"image": frames[0] if job["format"] == "png" else animate(frames)}


def animate(frames: list[bytes]) -> bytes:
    from PIL import Image

    images = [Image.open(io.BytesIO(frame)).convert("RGB").quantize(64) for frame in frames]
    wait = round(1000 / FRAMES_A_SECOND)
    out = io.BytesIO()
    images[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=[*[wait] * (len(images) - 1), 4 * wait],
        loop=0,
        optimize=False,
    )
    return out.getvalue()


DOES = {"choose": choose, "draw": draw}


def main() -> None:
    """Work until the server closes the pipe."""
    limit_memory(int(sys.argv[1]))
    if hasattr(os, "nice"):
        os.nice(5)
    incoming, outgoing = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # Whatever a library prints must not be taken for an answer.
    os.dup2(2, 1)
    while (job := read(incoming)) is not None:
        try:
            prepare(job)
            outgoing.write(pack({READY: True}))
            outgoing.flush()
            answer = DOES[job["do"]](job)
        except MemoryError:
            raise  # Nobody knows what is left undone: another process will take over.
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        outgoing.write(pack(answer))
        outgoing.flush()


if __name__ == "__main__":
    main()
