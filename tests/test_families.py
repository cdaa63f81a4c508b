"""The map of the families (docs/families.md) names every game of the catalogue once, under its kernel."""

import re
import tomllib
from collections import Counter
from pathlib import Path

from ludoteka import games

ROOT = Path(__file__).parent.parent
MAP = ROOT / "docs" / "families.md"
CATALOGUE = tomllib.loads((ROOT / "tests" / "data" / "catalog.toml").read_text(encoding="utf-8"))
HEADING = re.compile(r"#+ `(\w+)`$")
ID = re.compile(r"`([\w-]+)`")


def listed() -> list[tuple[str, str]]:
    """(family, game) for every row of the family tables.

    In a table that begins with a column "family" the row names both; in one that begins with "game" the family is in
    the heading above. Part 1 has tables about other things, some of which speak of games.
    """
    text = MAP.read_text(encoding="utf-8")
    rows: list[tuple[str, str]] = []
    family, column = "", ""
    for line in text[text.index("# Part 2") :].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading := HEADING.match(line):
            family = heading[1]
        elif not line.startswith("|"):
            column = ""
        elif not column:
            column = cells[0]
            assert column in ("family", "game"), f"a table of part 2 begins with the column {column!r}"
        elif not cells[0].startswith("-"):
            names = [found[1] if (found := ID.match(cell)) else "" for cell in cells[:2]]
            rows.append((names[0], names[1]) if column == "family" else (family, names[0]))
    return rows


def test_every_game_of_the_catalogue_is_listed_once() -> None:
    wanted = [game["id"] for game in CATALOGUE["game"]]
    count = Counter(game for _, game in listed())
    assert len(wanted) == 193
    assert [game for game in wanted if game not in count] == [], "missing"
    assert [game for game in count if game not in wanted] == [], "not in the catalogue"
    assert [game for game, times in count.items() if times > 1] == [], "listed twice"


def test_every_family_is_described_in_one_place() -> None:
    """Its games stand together, in one section."""
    order = [family for family, _ in listed()]
    places = [family for at, family in enumerate(order) if at == 0 or order[at - 1] != family]
    assert all(family.isidentifier() for family in places)
    assert [family for family, times in Counter(places).items() if times > 1] == []


def test_every_game_that_exists_stands_under_its_own_family() -> None:
    family_of = {game: family for family, game in listed()}
    wrong = {game.id: (family_of[game.id], game.family) for game in games.every() if family_of[game.id] != game.family}
    assert wrong == {}, "game: (family in the map, family of the declaration)"


def test_sections_that_rows_refer_to_exist() -> None:
    text = MAP.read_text(encoding="utf-8")
    sections = set(re.findall(r"^## (1\.\d+) ", text, re.MULTILINE))
    named = set(re.findall(r"\b1\.\d+\b", text[text.index("# Part 2") :]))
    assert named <= sections
