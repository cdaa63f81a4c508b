"""What a game laid out on the free table comes with: everything that its book says, and all that turns up in play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from ludoteka import games
from ludoteka.play import SPECTATOR, Position, variant
from ludoteka.play.scene import Item, Scene
from ludoteka.play.words import name_of
from ludoteka.server.free.layout import start_entries
from ludoteka.table import Chip, Deck, Device, Kind, Piece
from ludoteka.table.state import Entry

MOVES = 40
SAID = {"number", "gesture", "die", "block", "polyomino"}
"""What is only said or written down; dice, which are devices; and shapes, which the board shows cell by cell."""


def entries(key: str, language: str = "en") -> dict[str, Entry]:
    return start_entries(variant(key), language)


def box(key: str, language: str = "en") -> dict[str, int]:
    """How many there are of everything, on the table and in the box, by name."""
    found: Counter[str] = Counter()
    for entry in entries(key, language).values():
        if isinstance(entry, Kind):
            found[name_of(entry, language)] += entry.count
    return dict(found)


def devices(key: str) -> list[str]:
    return [entry.sort for entry in entries(key).values() if isinstance(entry, Device)]


@pytest.mark.parametrize(
    ("key", "things"),
    [
        ("amazons", {"white amazon": 4, "arrow": 92}),
        ("andantino", {"black tile": 50, "white tile": 50}),
        ("ataxx", {"red man / blue man": 49}),
        ("atomic", {"white atoms": 224, "black atoms": 224}),
        ("black-path", {"cross": 15, "falling arcs": 15}),
        ("chess", {"white pawn": 8, "white queen": 9, "white king": 1}),
        ("confound", {"red fence": 32, "green fence": 32}),
        ("connect-four", {"Red": 21, "Yellow": 21}),
        ("dark-chess", {"white pawn": 8, "black king": 1}),
        ("dice-blackjack", {"counter": 20}),
        ("dots-and-boxes", {"blue line": 480, "red box": 225}),
        ("find-the-ten", {"Red": 60, "Blue": 60}),
        ("flitter", {"Blue": 20, "Yellow": 20}),
        ("four-player-draughts", {f"{c} man / {c} king": 12 for c in ("black", "blue", "yellow", "white")}),
        ("gipf", {"white single": 18, "black single": 18}),
        ("go", {"Black": 181, "White": 180}),
        ("gomoku", {"Black": 100, "White": 100}),
        ("hexade", {"White": 271, "Black": 271}),
        ("hexbo", {"White": 150, "Black": 150}),
        ("lasca", {"black soldier / black officer": 12}),
        ("letter-game", {"joker": 4}),
        ("neighbour-game", {"square": 41}),
        ("oddthello", {"Black / White": 64}),
        ("pente", {"White": 180, "Black": 180}),
        ("pente:three", {"White": 120}),
        ("phutball", {"ball": 1, "man": 284}),
        ("pylos", {"White": 15, "Black": 15}),
        ("quadrature", {"White": 16, "white marker": 1}),
        ("rotary", {"White": 13, "rota": 1}),
        ("shogi", {"black pawn / black tokin": 18, "black king": 1}),
        (
            "skyscraper-game",
            {
                "red cube: O on top, X in front, * on the right": 4,
                "blue cube: * on top, X in front, O on the right": 4,
            },
        ),
        ("stratego", {"red scout": 8, "blue bomb": 6, "red marshal": 1}),
        ("survival", {"white arrow": 10, "black arrow": 10}),
        ("tamsk", {"ring": 64}),
        ("tanbo-3d", {"White": 125, "Black": 125}),
        ("topple", {"White": 29, "Black": 29}),
        ("trax", {"tile": 64}),
        ("turtle-game", {"White": 28, "white area worth 3": 14, "white area worth 7": 6}),
        ("twixt", {"red peg": 288, "red link": 144}),
        ("wari", {"white seed": 72}),
        ("zertz", {"white": 5, "grey": 7, "black": 9, "out of play": 37}),
    ],
)
def test_the_box_has_what_the_book_says(key: str, things: Mapping[str, int]) -> None:
    found = box(key)
    assert {name: found.get(name) for name in things} == things


def test_monopoly_has_every_deed_all_buildings_and_money() -> None:
    found, game = box("monopoly"), variant("monopoly").game
    assert found["house"] == game.houses
    assert found["hotel"] == game.hotels
    assert all(found[field.name] == 1 for field in game.fields if field.price)
    assert [name for name in found if name.startswith("note of")] == [
        f"note of {value}" for value in (1, 5, 10, 20, 50, 100, 500)
    ]
    assert devices("monopoly") == ["die", "die", "deck", "deck"]
    decks = [entry for entry in entries("monopoly", "hu").values() if isinstance(entry, Deck)]
    assert [len(deck.cards) for deck in decks] == [len(game.orange), len(game.yellow)]
    assert decks[1].name == "Közösségi kassza"
    assert decks[1].cards[0] == game.yellow[0].hu
    assert "Vízművek" in box("monopoly", "hu")


def test_the_household_has_furniture_cards_and_money() -> None:
    found, game = box("gazdalkodj-okosan"), variant("gazdalkodj-okosan").game
    assert all(found[good.name] == game.players for good in game.goods)
    assert found["savings book 5000"]
    assert found["flat"] == game.players
    assert found["note of 10,000"]
    assert devices("gazdalkodj-okosan") == ["die", "deck"]
    [deck] = [entry for entry in entries("gazdalkodj-okosan").values() if isinstance(entry, Deck)]
    assert len(deck.cards) == 55


def test_roulette_has_its_wheel_and_chips_of_every_value() -> None:
    [wheel] = [entry for entry in entries("roulette:american").values() if isinstance(entry, Device)]
    assert wheel.sort == "wheel"
    assert wheel.double_zero
    assert not next(e for e in entries("roulette").values() if isinstance(e, Device)).double_zero
    assert box("roulette")["red chip 5"] == 100
    assert box("roulette")["black chip 100"] == 10


def test_pachisi_has_shells() -> None:
    [shells] = [entry for entry in entries("pachisi").values() if isinstance(entry, Device)]
    assert (shells.sort, shells.high) == ("cowries", 6)


def test_a_doubling_cube_lies_there_where_one_is_used() -> None:
    cubes = [option for option in games.find("backgammon").options if option.field == "cube"]
    presets = [p.id for p in games.find("backgammon").presets if "cube" in p.changes]
    key = f"backgammon:{presets[0]}" if presets else f"backgammon:,{cubes[0].id}={cubes[0].choices[-1].id}"
    [cube] = [entry for entry in entries(key).values() if isinstance(entry, Chip)]
    assert cube.text == "64"
    assert not any(isinstance(entry, Chip) for entry in entries("backgammon").values())


@pytest.mark.parametrize("game", ["whist", "kems", "oh-hell", "crazy-eights", "egyptian-ratscrew"])
def test_every_card_lies_on_the_table_once(game: str) -> None:
    found = entries(game)
    cards = {e.id: e for e in found.values() if isinstance(e, Kind) and e.front.art.startswith("g:card:")}
    out = Counter(e.kind for e in found.values() if isinstance(e, Piece) and e.kind in cards)
    assert len(out) == sum(out.values()) == sum(card.count for card in cards.values())


def test_pieces_are_called_in_the_own_language() -> None:
    assert set(box("hex", "hu")) == {"Sötét", "Világos"}
    assert {"piros híd", "sötét pöcök"} <= set(box("twixt", "hu"))
    assert {"piros zseton 5", "bank zseton 100"} <= set(box("roulette", "hu"))


def test_what_is_shaded_only_for_a_while_covers_nothing() -> None:
    assert "out of play" not in box("pylos")
    assert box("battle-array-placement")["out of play"] == 1


def test_letters_lie_face_down_beside_the_board() -> None:
    found = entries("scramble")
    letters = [e for e in found.values() if isinstance(e, Piece)]
    assert len(letters) == 100
    assert all(letter.side == 1 for letter in letters)


def test_numbers_that_say_how_many_lie_there_are_laid_as_so_many() -> None:
    assert box("moultezim") == {"White": 15, "Black": 15}


@pytest.mark.parametrize("game", {game.family: game.id for game in games.every()}.values())
def test_whatever_turns_up_in_play_is_in_the_box(game: str) -> None:
    of = variant(game)
    known = {_body(lot.item) for lot in of.face.material().lots}
    known |= {_body(lot.back) for lot in of.face.material().lots if lot.back}
    position, chosen = Position.start(of), random.Random(1)
    while position.chance:
        position = position.play(chosen.choice(position.codes))
    known |= {_body(item) for item in _things(of.face.scene(position.row, SPECTATOR))}
    for _ in range(MOVES):
        if position.over:
            break
        if not position.chance:
            new = {_body(item) for item in _things(of.face.scene(position.row, SPECTATOR))} - known
            assert not {(glyph, owner) for glyph, owner in new if (glyph, -1) not in known}
        position = position.play(chosen.choice(position.codes))


def _things(scene: Scene) -> list[Item]:
    trays = [item for tray in scene.trays if not tray.told for item in tray.items]
    return [item for item in (*scene.items, *trays) if not item.hidden and _body(item)[0] not in SAID]


def _body(item: Item) -> tuple[str, int]:
    """What a piece is, whatever is to be seen on it at the moment."""
    kind = item.glyph.partition(":")[0]
    return kind, -1 if kind == "card" else item.owner


@pytest.mark.parametrize("key", [id for id in games.ids() if games.find(id).hidden])
def test_the_order_of_the_box_tells_nothing_of_how_cards_were_dealt(key: str) -> None:
    def secret() -> list[str]:
        return [entry.id for entry in entries(key).values() if isinstance(entry, Kind) and entry.secret]

    assert secret() == secret() == secret()
