"""Results as Markdown tables, each under its own heading, with the commit and the command that made it."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path


def write_table(path: Path, title: str, command: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Put a table into the file, in place of the one with the same title."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout
    lines = [
        f"## {title}",
        "",
        f"Commit {commit.strip()}, `./start python {command} {' '.join(sys.argv[1:])}`,",
        f"Python {platform.python_version()}.",
        "",
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *("| " + " | ".join(row) + " |" for row in rows),
        "",
    ]
    text = path.read_text(encoding="utf-8") if path.exists() else "# Measured\n\n"
    section = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    table = "\n".join(lines) + "\n"
    text = section.sub(lambda _: table, text) if section.search(text) else text.rstrip() + "\n\n" + table
    path.write_text(text, encoding="utf-8")
