"""What the free table says it has, a browser test shows; and nothing else is claimed."""

from __future__ import annotations

import ast
from pathlib import Path

from ludoteka.books import catalogue
from ludoteka.table.covers import COVERS

E2E = Path(__file__).parents[1] / "e2e"


def claimed() -> dict[str, list[str]]:
    """The tests that claim each item."""
    found: dict[str, list[str]] = {}
    for path in sorted(E2E.glob("test_free_table*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "claims":
                    for item in mark.args:
                        found.setdefault(ast.literal_eval(item), []).append(f"{path.name}::{node.name}")
    return found


def test_every_item_is_shown_by_a_browser_test():
    assert set(claimed()) == COVERS


def test_the_catalogue_counts_them():
    count = catalogue.table_count()
    assert count.as_json() == {"total": 95, "covered": 95, "missing": []}
