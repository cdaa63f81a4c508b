"""What takes long to make is kept beside the compiled kernels."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path


def keep(path: Path, write: Callable[[Path], None]) -> None:
    """Let `write` make a file, which appears whole or not at all; where it cannot be written it is made again later."""
    part = path.with_name(f"{path.stem}-{os.getpid()}.part{path.suffix}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(part)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
