"""What is refused at the table is said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.play.words import known, say

HOME = Path(__file__).parents[2] / "ludoteka"
IDS = sorted(
    {
        id
        for path in [*(HOME / "table").glob("*.py"), *(HOME / "server").rglob("*.py")]
        for found in re.findall(
            r'(?:Refused|DeckError|Sentence)\(\s*"([a-z-]+)"(?: if back else "([a-z-]+)")?', path.read_text("utf-8")
        )
        for id in found
        if id
    }
)
AS_IT_IS = {"table-said", "table-deck-file"}
"""What only hands on what others say."""


@pytest.mark.parametrize("id", IDS)
def test_every_refusal_has_words(id: str) -> None:
    texts = [(HOME / "play" / "locale" / language / "table.ftl").read_text("utf-8") for language in ("en", "hu")]
    assert known(id, "en")
    assert known(id, "hu")
    english, hungarian = (re.search(rf"^{id} = (.*)$", text, re.MULTILINE) for text in texts)
    assert english
    assert hungarian
    assert id in AS_IT_IS or "->" in english[1] or english[1] != hungarian[1]
    assert set(re.findall(r"\$(\w+)", english[1])) == set(re.findall(r"\$(\w+)", hungarian[1]))


def test_the_refusals_are_found() -> None:
    assert len(IDS) > 70
    assert say("table-locked", "hu") == "Ez rögzítve van; előbb oldd fel."
