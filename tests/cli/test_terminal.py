"""Several people at one screen: nobody sees what another holds."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from rich.console import Console

from ludoteka.cli.board import draw
from ludoteka.cli.terminal import Sitting
from ludoteka.play import SPECTATOR, Match, Position

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def drawn(position: Position, viewer: int) -> set[str]:
    """The lines that a viewer is shown."""
    console = Console(file=io.StringIO(), width=100)
    console.print(draw(position, viewer))
    return set(console.file.getvalue().splitlines())  # type: ignore[attr-defined]


class Screen(Console):
    """A terminal at which the first legal move is typed whenever one is asked for."""

    def __init__(self, answers: int) -> None:
        super().__init__(file=io.StringIO(), force_terminal=True, width=100)
        self.answers = answers
        self.asked: list[tuple[str, str]] = []
        """What was asked, and what stood on the screen then."""

    def input(self, prompt: str = "", **_: object) -> str:  # type: ignore[override]
        text = str(self.file.getvalue())  # type: ignore[attr-defined]
        self.asked.append((prompt, plain(text.rpartition(CLEARED)[2])))
        if len(self.asked) > self.answers:
            raise EOFError
        return "1" if "to move" in prompt else ""


def sit(game: str, people: set[int], answers: int = 60) -> tuple[Sitting, Screen]:
    match = Match.begin(game, secret=b"s" * 32)
    match.seats = tuple(replace(seat, level=0 if n in people else 1) for n, seat in enumerate(match.seats))
    screen = Screen(answers)
    return Sitting(match, 1, screen), screen


@pytest.mark.parametrize("game", ["whist", "crazy-eights", "stratego", "battleship", "kems"])
def test_secrets_are_covered_between_people(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, screen = sit(game, {0, 1})
    seen = 0
    ask = screen.input

    def watched(prompt: str = "", **rest: object) -> str:
        nonlocal seen
        typed = ask(prompt, **rest)
        shown, position = screen.asked[-1][1], sitting.match.position
        for seat in sitting.people - {sitting.looking}:
            secret = drawn(position, seat) - drawn(position, sitting.looking) - drawn(position, SPECTATOR)
            assert not secret & set(shown.splitlines())
            seen += bool(secret)
        if "Enter when" in prompt:
            assert not shown.strip(), "nothing is on the screen while it is passed on"
        if "to move" in prompt:
            assert f"[bold]{sitting.name(sitting.looking)}[/bold]" in prompt
        return typed

    monkeypatch.setattr(screen, "input", watched)
    sitting.run()
    assert seen
    assert any("Enter when" in prompt for prompt, _ in screen.asked)


def test_one_person_against_computers_covers_nothing() -> None:
    sitting, screen = sit("whist", {1}, 5)
    sitting.run()
    assert CLEARED not in screen.file.getvalue()  # type: ignore[attr-defined]
    assert all("to move" in prompt for prompt, _ in screen.asked)


def test_what_the_others_did_is_told_when_one_looks_again() -> None:
    sitting, screen = sit("whist", {0, 2}, 30)
    sitting.run()
    looks = [shown for prompt, shown in screen.asked if "to move" in prompt]
    assert any(re.search(r"(?m)^East: ", shown) for shown in looks)


def test_where_people_have_secrets_nothing_is_taken_back() -> None:
    sitting, screen = sit("whist", {0, 1}, 3)
    sitting.run()
    with pytest.raises(ValueError, match="nothing is taken back"):
        sitting.undo(0)
    assert "Good-bye" in screen.file.getvalue()  # type: ignore[attr-defined]


def test_whoever_must_act_is_asked_before_those_who_may() -> None:
    sitting, screen = sit("monopoly", {0, 1, 2, 3}, 40)
    sitting.run()
    asked = {re.sub(r"\[/?bold\]", "", prompt).split()[0] for prompt, _ in screen.asked if "to move" in prompt}
    assert len(asked) == 4


def test_enter_lets_the_others_go_on() -> None:
    sitting, screen = sit("egyptian-ratscrew", {0}, 12)
    sitting.run()
    assert any("may act (Enter: go on)" in prompt for prompt, _ in screen.asked)
    assert {move.player for move in sitting.match.played} >= {0, 1}
