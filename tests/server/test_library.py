"""What the client is shown of the library, the files it consists of, and what can be taken home."""

from __future__ import annotations

import asyncio
import io
import time
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from ludoteka import games
from ludoteka.play import Position, picture, record
from ludoteka.server import exports, library, typescript
from ludoteka.server.protocol import glyph_key
from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


def test_the_typescript_of_the_protocol_is_up_to_date() -> None:
    written = (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8")
    assert written == typescript.write(), "run: ./start python -m ludoteka.server.typescript > web/src/protocol.ts"


def test_the_typescript_of_the_free_table_is_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "free" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript.write_free(), (
        "run: ./start python -m ludoteka.server.typescript free > web/src/free/protocol.ts"
    )


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The library does not depend on the database."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_every_game_is_on_the_shelf(anna: Browser, language: str) -> None:
    cards = await anna.json(f"/api/games?language={language}")
    assert [card["id"] for card in cards] == list(games.ids())
    for card in cards:
        assert card["name"]
        assert card["presets"]
        assert card["levels"]
        assert card["least"] <= card["most"]
    chess = next(card for card in cards if card["id"] == "chess")
    assert chess["board"] == "square"
    assert {"en", "hu"} <= set(chess["books"])
    assert (chess["name"] == "Sakk") == (language == "hu")


def test_a_variant_says_what_its_preset_makes_of_the_options() -> None:
    usual = library.variant_card("monopoly", "en").usual
    assert usual["go"] == "200"
    assert library.variant_card("monopoly:book,go=400", "en").usual == usual


@pytest.mark.slow
async def test_every_variant_has_its_board_drawn_and_its_start(anna: Browser) -> None:
    for game in games.every():
        for preset in (game.presets[0], game.presets[-1]):
            card = await anna.json(f"/api/variants/{game.id}:{preset.id}")
            assert len(card["sides"]) == game.variant(preset.id).players
            if card["board"] is None:
                continue
            board = card["board"]
            names = {cell["name"] for cell in board["cells"]}
            assert {item["cell"] for item in card["start"].get("items", []) if item.get("cell")} <= names
            for drawing in (board["light"], board["dark"]):
                ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
                assert "<script" not in drawing
                assert "style=" not in drawing, "the content policy forbids inline styles"


def test_fields_with_texts_are_told_in_the_language_of_the_person() -> None:
    english, hungarian = (library.variant_card("monopoly", language).fields for language in ("en", "hu"))
    assert len(english) == len(hungarian) == 40
    assert english["39"].startswith(
        "Boardwalk: price 400. Rent 50, 100 when the whole group is owned, 200, 600, 1400, 1700"
    )
    assert "2000 with a hotel" in english["39"]
    assert english["5"].startswith("Reading Railroad: price 200. Rent 25, 50, 100 or 200")
    assert hungarian["4"] == "Jövedelemadó: 200, vagy egész vagyonod tizede."
    three = library.variant_card("monopoly:house-rules", "en").fields
    assert "200, 600, 1400 with houses" in three["39"], "a hotel after three houses"
    assert three["0"] == "Go: 200 for passing, 400 for stopping here."
    assert (
        library.variant_card("gazdalkodj-okosan", "hu").fields["18"]
        == "Szórakozz: színházjegy 100, mozijegy 50 forint."
    )
    assert library.variant_card("chess", "en").fields == {}


def test_a_move_of_one_word_is_told_as_its_own_game_means_it() -> None:
    assert library.words("en")["do-turn"] == "turn the small glass"
    assert library.variant_card("egyptian-ratscrew", "en").words["do-turn"] == "turn a card"
    assert library.variant_card("egyptian-ratscrew", "hu").words["do-take"] == "elviszi a csomót"
    assert library.variant_card("barbu", "hu").words["do-queens"] == "dáma nélkül"
    # The client makes the id of a word by hyphens for all that is no letter or digit.
    assert library.variant_card("kems", "hu").words["do-choose-"] == "titkos jel: rejtve"
    eights = library.variant_card("crazy-eights", "hu")
    assert eights.words["do-card-"] == "kártya!"
    assert eights.words["piece-seat2"] == eights.sides[1].name
    assert library.words("hu")["do-card"] == "kártya"
    assert library.words("hu")["piece-centre"] == "közép"


async def test_pictures_are_drawn_one_by_one_so_that_a_shelf_holds_up_nobody(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing: list[str] = []
    most = 0

    def slowly(key: str, theme: str, language: str) -> str:
        nonlocal most
        drawing.append(key)
        most = max(most, len(drawing))
        time.sleep(0.05)
        drawing.remove(key)
        return f"<svg>{theme} {language}</svg>"

    monkeypatch.setattr(library, "game_picture", slowly)
    answers = await asyncio.gather(*(anna.get(f"/api/games/{game}/picture.svg") for game in games.ids()[:5]))
    assert [answer.status_code for answer in answers] == [200] * 5
    assert most == 1


def start_small(game: str) -> str:
    start = Position.start(game)
    return picture.thumbnail(start.variant.game, start.scene(0), 0, "light", "en")


def test_the_picture_of_a_game_is_dealt_and_shows_what_is_played_there() -> None:
    for game in ("whist", "crazy-eights", "fifteen-puzzle", "hex", "ten-thousand", "qubic"):
        assert library.game_picture(game, "light", "en") != start_small(game), game
    for game in ("chess", "hex:small"):
        assert library.game_picture(game, "light", "en") == start_small(game), game
    small, large = (
        float(drawn.split('viewBox="')[1].split()[2])
        for drawn in (start_small("chess"), picture.draw(Position.start("chess")))
    )
    assert small < large, "there is no room for coordinates"


async def test_pieces_are_drawn_by_their_keys(anna: Browser) -> None:
    keys = [glyph_key("king", "white", "", "K", False), glyph_key("card:QH", "", "", "", False), "block:2x1~red~~~"]
    found = (await anna.http.get("/api/glyphs", params={"want": keys})).json()
    assert list(found) == keys
    for drawing in found.values():
        ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
    for wrong in ("king", "~" * 9, "block:axb~~~~", "x" * 300 + "~~~~"):
        assert (await anna.http.get("/api/glyphs", params={"want": wrong})).status_code == 400
    many = await anna.http.get("/api/glyphs", params={"want": [f"man~white~{n}~~" for n in range(401)]})
    assert many.status_code == 413


async def test_books_come_as_html_with_their_diagrams(anna: Browser) -> None:
    page = await anna.json("/api/books/chess?language=hu&theme=dark")
    assert page["language"] == "hu"
    assert len(page["contents"]) == 9
    assert 'id="s9"' in page["html"]
    assert "<svg" in page["html"]
    assert "style=" not in page["html"]
    words = await anna.json("/api/words?language=hu")
    assert words["piece-queen"] == "vezér"


@pytest.mark.parametrize(
    ("asked", "language"),
    [("in=fr", "fr"), ("in=sk,pt-BR", "pt"), ("in=xx&language=hu", "hu"), ("in=&language=xx", "en"), ("", "en")],
)
async def test_a_book_is_in_the_language_wished_for_or_in_that_of_the_page(
    anna: Browser, asked: str, language: str
) -> None:
    page = await anna.json(f"/api/books/squadro?{asked}")
    assert page["language"] == language
    assert not page["rtl"]
    assert {"code": "el", "name": "Ελληνικά"} in page["languages"]


async def test_a_book_says_that_it_is_read_from_the_right(anna: Browser) -> None:
    assert (await anna.json("/api/books/squadro?in=fa"))["rtl"]
    page = await anna.json("/api/books/hex?in=fa&language=hu")
    assert (page["language"], page["rtl"]) == ("hu", False)
    assert [one["code"] for one in page["languages"]] == ["en", "hu"]


async def test_what_seldom_changes_is_kept_by_browsers(anna: Browser) -> None:
    for path in ("/api/games", "/api/variants/chess", "/api/games/chess/picture.svg?theme=dark"):
        response = await anna.get(path)
        assert response.headers["content-encoding"] == "gzip"
        again = await anna.get(path, **{"if-none-match": response.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""
    assert (await anna.get("/api/me")).headers["cache-control"] == "no-store"
    assert (await anna.get("/api/games/chess/picture.svg?theme=pink")).status_code == 400


async def test_the_clients_files(settings: Settings, tmp_path: Path) -> None:
    home = tmp_path / "client"
    async with running(replace(settings, client=home)) as server, server.browser(socket=False) as anna:
        missing = await anna.get("/")
        assert missing.status_code == 503
        assert "npm run build" in missing.text
        (home / "assets").mkdir(parents=True)
        (home / "index.html").write_text("<!doctype html><title>Ludoteka</title>" + " " * 2000)
        (home / "assets" / "app-1a2b.js").write_text("console.log(1)")
        (home / "sw.js").write_text("self.addEventListener('fetch', () => {})")
        (home / "manifest.webmanifest").write_text("{}")
        (tmp_path / "secret.txt").write_text("secret")
        for path in ("/", "/g/chess", "/t/abcdefgh", "/book/chess"):
            page = await anna.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = await anna.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        worker = await anna.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert (await anna.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"
        for path in ("/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%5c..%5csecret.txt"):
            answer = await anna.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text


async def finished(anna: Browser, game: str) -> str:
    table = await anna.make(game, "me", "me")
    view = await anna.watch(table)
    for _ in range(6):
        view = await anna.play(table, view["actors"][0])
    await anna.done("offer", table=table, seat=0, what="resign")
    return table


async def test_a_game_can_be_taken_home(anna: Browser) -> None:
    table = await finished(anna, "chess")
    path = f"/api/tables/{table}/export"
    match = record.verify(record.read((await anna.get(f"{path}/record")).text))
    assert len(match.played) == 6
    pgn = await anna.get(f"{path}/notation")
    assert pgn.text.startswith("[Event")
    assert f"chess-{table}.pgn" in pgn.headers["content-disposition"]
    svg = await anna.get(f"{path}/svg?ply=3&theme=dark")
    ElementTree.fromstring(svg.text)
    png = await anna.get(f"{path}/png?ply=0")
    assert Image.open(io.BytesIO(png.content)).width == exports.WIDTHS["png"]
    gif = Image.open(io.BytesIO((await anna.get(f"{path}/gif")).content))
    assert gif.n_frames == 7  # type: ignore[attr-defined]
    assert (await anna.get(f"{path}/svg?ply=7")).status_code == 400
    assert (await anna.get(f"{path}/svg?ply=x")).status_code == 400
    assert (await anna.get(f"{path}/doc")).status_code == 404
    table = await finished(anna, "connect-four")
    assert (await anna.get(f"/api/tables/{table}/export/notation")).status_code == 404


async def test_the_invitation_as_a_qr_code(server: Running, anna: Browser, settings: Settings) -> None:
    table = await anna.make("connect-four", "me", "open")
    path = f"/api/tables/{table}/invitation.svg"
    here = await anna.get(path)
    assert here.status_code == 403
    assert "--lan" in here.json()["text"]
    drawn = await anna.get(path, host="192.168.1.5:8765")
    assert drawn.status_code == 200
    ElementTree.fromstring(drawn.text)
    async with server.browser(socket=False) as other:
        assert (await other.get(path, host="192.168.1.5")).status_code == 404
    room = server.hub.tables[table].room
    invitation = f"/t/{table}?i={room.plan.invitation}"
    assert exports.invitation_address(room, "http", "10.0.0.7:80", "0.0.0.0") == f"http://10.0.0.7:80{invitation}"
    near = exports.local_address()
    if near:
        found = exports.invitation_address(room, "http", "localhost:8765", "0.0.0.0")
        assert found == f"http://{near}:8765{invitation}"


OPENING = '[White "Anna"]\n\n1. e4 e5 2. Nf3 {a comment} Nc6 *'


async def test_a_written_game_goes_on_with_all_its_moves(server: Running, anna: Browser) -> None:
    table = await anna.make("chess", "me", "me", written=OPENING)
    view = await anna.watch(table)
    assert [card["text"] for card in view["line"]] == ["e4", "e5", "Nf3", "Nc6"]
    await anna.play(table, 0, "f1 b5")
    await anna.done("offer", table=table, seat=0, what="resign")
    assert "3. Bb5 0-1" in (await anna.get(f"/api/tables/{table}/export/pgn")).text
    server.hub.tables.clear()
    assert len((await anna.json(f"/api/tables/{table}"))["seats"]) == 2
    assert "3. Bb5 0-1" in (await anna.get(f"/api/tables/{table}/export/notation")).text


async def test_a_written_game_that_is_over_can_be_looked_at(anna: Browser) -> None:
    view = await anna.watch(await anna.make("chess", "me", "me", written="1. f3 e5 2. g4 Qh4#"))
    assert view["result"]["winners"] == [1]
    assert len(view["line"]) == 4


async def test_a_written_game_brings_its_own_board_and_rules_along(anna: Browser) -> None:
    written = "(;GM[1]SZ[9]RU[Japanese]HA[2]KM[0]AB[cg][gc];W[ee];B[ce])"
    view = await anna.watch(await anna.make("go", "me", "me", written=written))
    assert view["variant"] == "go:9x9,counting=territory,handicap=2,ko=simple,komi=0"
    assert [card["text"] for card in view["line"]] == ["e5", "c5"]


async def test_where_somebody_is_awaited_a_written_game_goes_on_from_its_last_position(anna: Browser) -> None:
    table = await anna.make("chess", "me", "open", written=OPENING)
    view = await anna.watch(table)
    assert view["waiting"]
    assert view["line"] == []


async def test_games_of_shogi_are_taken_home_and_brought_along_in_both_notations(anna: Browser) -> None:
    table = await finished(anna, "shogi")
    for name in ("kif", "csa"):
        text = (await anna.get(f"/api/tables/{table}/export/{name}")).text
        again = await anna.watch(await anna.make("shogi", "me", "me", written=text))
        assert len(again["line"]) == 6


@pytest.mark.parametrize(
    ("game", "written", "english", "hungarian"),
    [
        ("chess", "1. e4 e5 2. Ke3", "move 2: Ke3 is not legal here", "2. lépés: Ke3 itt nem szabályos"),
        ("chess", "8/8/8 w - - 0 1", "got 3: “8/8/8”", "ez 3: „8/8/8”"),
        ("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "the game is over", "a játék már véget ért"),
        ("dark-chess", "1. e4", "A game with secrets", "A titkos információs játék"),
    ],
)
async def test_a_written_game_that_cannot_be_is_refused_with_the_reason_in_the_visitors_language(
    anna: Browser, game: str, written: str, english: str, hungarian: str
) -> None:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "written": written}
    for language, says in (("en", english), ("hu", hungarian)):
        answer = await anna.post(f"/api/tables?language={language}", wish)
        assert answer.status_code in (400, 403)
        assert says in answer.json()["text"]


def test_a_name_is_not_listed_twice_in_other_letters() -> None:
    for card in library.cards("en"):
        folded = [name.casefold() for name in card.names]
        assert sorted(set(folded)) == sorted(folded), card.id


def test_every_game_calls_its_pieces_by_its_own_words() -> None:
    names = [library.variant_card(key, "hu").words["piece-knight"] for key in ("chess", "shogi")]
    assert names == ["huszár", "lovag"]


@pytest.mark.parametrize("game", ["chess", "hexagonal-chess", "bughouse", "tactics-chess", "chex", "capablanca-chess"])
def test_hungarians_read_moves_by_their_own_letters(game: str) -> None:
    of = games.find(game)
    read = {key: letter for key, letter in library.variant_card(game, "hu").words.items() if key.startswith("letter-")}
    known = {"letter-q": "V", "letter-r": "B", "letter-b": "F", "letter-n": "H"}
    have = {f"letter-{piece.letter.lower()}" for piece in library.pieces_of(of)}
    assert read == {key: letter for key, letter in known.items() if key in have}
    assert not any(key.startswith("letter-") for key in library.variant_card(game, "en").words)


def test_no_letter_stands_for_two_pieces_of_a_game() -> None:
    assert "letter-q" not in library.variant_card("renaissance-chess", "hu").words, "its H is a horse and its F a fox"
    for of in games.every():
        letters = [piece.letter for piece in library.pieces_of(of) if piece.letter]
        read = library.letters(library.pieces_of(of), "hu")
        shown = [read.get(f"letter-{letter.lower()}", letter) for letter in letters]
        assert len(set(shown)) == len(set(letters)), of.id


def test_suits_have_their_signs_where_cards_are_played_and_nowhere_else() -> None:
    signs = [
        library.variant_card(game, "en").words.get("suit-h") for game in ("barbu", "crazy-eights", "scramble", "chess")
    ]
    assert signs == ["♥", "♥", None, None]
