"""Variants: the same object for everybody who uses one, and no more of the others than a machine has room for."""

from __future__ import annotations

import os
import sys
from itertools import islice, product
from pathlib import Path

import pytest

from ludoteka import games
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import abi

module = sys.modules["ludoteka.play.variant"]


def test_of_millions_of_combined_options_only_those_in_use_and_the_latest_are_kept() -> None:
    options = {option.id: [choice.id for choice in option.choices] for option in games.find("monopoly").options}
    first = dict(zip(options, next(product(*options.values())), strict=True))
    before = len(module._alive)
    used = variant("monopoly", "", first)
    begun = Position.start(used)
    for values in islice(product(*options.values()), 1, module.MOST_KEPT + 200):
        variant("monopoly", "", dict(zip(options, values, strict=True)))
    assert len(module._alive) <= before + module.MOST_KEPT + 2
    assert variant("monopoly", "", first) is used
    assert Position.start(variant(str(used.key))) == begun


def test_what_was_compiled_from_sources_elsewhere_or_older_is_not_said_to_be_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba keeps compiled code by place and time of the source; who believed otherwise would wait for the compiler."""
    here, there = tmp_path / "here.py", tmp_path / "there.py"
    for path in (here, there):
        path.write_text("one text", encoding="utf-8")
    monkeypatch.setattr(abi, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(abi, "sources", lambda _: {"rules.hex": here})
    abi.warm_marker("hex").touch()
    assert abi.is_warm("hex")
    monkeypatch.setattr(abi, "sources", lambda _: {"rules.hex": there})
    assert not abi.is_warm("hex")
    monkeypatch.setattr(abi, "sources", lambda _: {"rules.hex": here})
    os.utime(here, (1, 1))
    assert not abi.is_warm("hex")


def test_bytes_whose_end_is_missing_are_no_position() -> None:
    data = Position.start("hex:small").to_bytes()
    for missing in (1, 3, 5):
        with pytest.raises(NotationError):
            Position.from_bytes("hex:small", data[:-missing])
