"""The routes of the free table under /api."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import table as free
from ...play import variant
from ...play.words import Sentence
from ...table import DeckError, art, boardmaker, equipment, read_deck
from ...table import operations as op
from ...table.box import Picture
from ...table.entries import Board, Title
from ...table.equipment import Offered
from ...table.files import pictures_of, read_file, read_kept, write_file, write_kept
from ...table.state import Entry
from ..entries import Refusal
from ..http import Routes, body_of, language, problem, reply, theme, unreadable
from ..limits import Buckets
from ..people import Person
from ..protocol import Code
from ..schema import pictures
from ..storage import StorageError
from ..views import encode
from . import layout
from . import pictures as uploads
from .hub import FreeHub, load_operation, refusal_of
from .names import called, named
from .protocol import Brought, Equipment, Keep, Kept, NewFree, OfferedBoard, Open, Opened
from .referee import sentence_of
from .room import Room

FOLDERS = ("start", "game")
READY = Path(free.__file__).with_name("ready")
MOST_FILE_PICTURES = 200
Handler = Callable[[Request], Awaitable[Response]]


@cache
def ready_decks(spoken: str) -> dict[str, tuple[str, ...]]:
    """The decks that come with the program, with cards in a language."""
    return {path.stem: read_deck(path.read_bytes()) for path in sorted((READY / spoken).glob("*.szk"))}


@cache
def _offered() -> tuple[list[OfferedBoard], dict[str, list[Offered]], dict[str, list[free.Kind]]]:
    """All that lies ready, called as people say it in each language."""
    boards = []
    for name, recipe in equipment.BOARDS:
        left, top, width, height = boardmaker.box_of(recipe) if recipe.startswith("m:") else (0.0, 0.0, 0.0, 0.0)
        boards.append(OfferedBoard(name, Board(recipe, left, top, width, height, name)))
    folders = {folder: [_named(one) for one in offered] for folder, offered in equipment.folders().items()}
    sets = {name: [named(kind) for kind in kinds] for name, kinds in equipment.sets().items()}
    return boards, folders, sets


def _named(offer: Offered) -> Offered:
    name, art = offer.name, offer.picture.art
    return replace(offer, name=called(name, art, "en"), hu=called(name, art, "hu"))


class FreeRoutes:
    """Every route of the free table."""

    def __init__(self, routes: Routes, hub: FreeHub) -> None:
        self.routes = routes
        self.hub = hub
        self.storage = hub.storage
        self.uploads = Buckets(hub.settings.limits.uploads)

    def all(self) -> list[Route]:
        gets: dict[str, Handler] = {
            "me/free": self.mine,
            "free/art": self.art,
            "free/board": self.board,
            "free/image/{hash}": self.image,
            "free/equipment": self.equipment,
            "free/kept": self.kept,
            "free/{id}": self.card,
            "free/{id}/file": self.file,
        }
        posts: dict[str, Handler] = {
            "free": self.make,
            "free/forget": self.forget,
            "free/recipe": self.recipe,
            "free/bring/picture": self.bring_picture,
            "free/bring/deck": self.bring_deck,
            "free/bring/table": self.bring_table,
            "free/{id}/keep": self.keep,
            "free/{id}/open": self.open,
            "free/{id}/lay": self.lay,
        }
        routes = [Route(f"/api/{path}", _safely(do), methods=["POST"]) for path, do in posts.items()]
        return routes + [Route(f"/api/{path}", _safely(do), methods=["GET"]) for path, do in gets.items()]

    # --- pictures -----------------------------------------------------------------------

    async def art(self, request: Request) -> Response:
        drawn = art.draw(request.query_params.get("art", ""))
        return reply(request, drawn.encode(), "image/svg+xml", keep=True)

    async def board(self, request: Request) -> Response:
        wanted = request.query_params.get("art", "")
        if wanted.startswith("b:"):
            drawn = await asyncio.to_thread(layout.board_svg, wanted[2:], theme(request), language(request))
        else:
            drawn = await asyncio.to_thread(boardmaker.draw, wanted, theme(request))
        return reply(request, drawn.encode(), "image/svg+xml", keep=True)

    async def recipe(self, request: Request) -> Response:
        """From the board maker: is this a board, and how large?"""
        wanted = await body_of(request, Open)
        left, top, width, height = await asyncio.to_thread(boardmaker.box_of, wanted.name)
        made = Board(wanted.name, left, top, width, height, wanted.folder[:80])
        return reply(request, encode(OfferedBoard(wanted.folder, made, own=True)))

    async def image(self, request: Request) -> Response:
        row = await self.storage.first(sa.select(pictures.c.data).where(pictures.c.hash == request.path_params["hash"]))
        if row is None:
            raise Refusal(Code.NOT_FOUND, Sentence("table-no-picture"))
        return reply(request, bytes(row.data), "image/png", keep=True)

    async def equipment(self, request: Request) -> Response:
        person = await self.routes.known_person(request)
        boards, folders, sets = await asyncio.to_thread(_offered)
        own: dict[str, list[Offered]] = {}
        for row in await self.hub.kept(person, "piece"):
            picture = msgspec.json.decode(row.data, type=Picture)
            own.setdefault(row.folder.partition("/")[2] or "my-pieces", []).append(Offered(row.name, picture))
        mine = [
            OfferedBoard(row.name, msgspec.json.decode(row.data, type=Board), own=True)
            for row in await self.hub.kept(person, "board")
        ]
        decks = [*ready_decks(language(request)), *(row.name for row in await self.hub.kept(person, "deck"))]
        return reply(request, encode(Equipment([*mine, *boards], folders, own, sets, decks)))

    # --- tables -------------------------------------------------------------------------

    async def _room(self, request: Request) -> tuple[Room, Person]:
        """A table at which the person sits."""
        person = await self.routes.known_person(request)
        room = await self.hub.get(request.path_params["id"])
        if person.id not in room.table.people:
            raise Refusal(Code.NOT_SEATED, Sentence("table-not-seated"))
        return room, person

    async def mine(self, request: Request) -> Response:
        return reply(request, encode(await self.hub.cards(await self.routes.known_person(request))))

    async def card(self, request: Request) -> Response:
        room, _ = await self._room(request)
        return reply(request, encode(self.hub.card(room)))

    async def make(self, request: Request) -> Response:
        person = await self.routes.known_person(request)
        wanted = await body_of(request, NewFree)
        if not self.routes.tables.take(person.id):
            raise Refusal(Code.TOO_MANY, Sentence("table-too-much"))
        first = await self._laid(person, wanted, language(request)) if wanted.variant or wanted.match else None
        return reply(request, encode(self.hub.card(await self.hub.make(person, first))))

    async def lay(self, request: Request) -> Response:
        room, person = await self._room(request)
        await self.hub.do(
            room, person, await self._laid(person, await body_of(request, NewFree), language(request)), ""
        )
        return reply(request, encode(self.hub.card(room)))

    async def _laid(self, person: Person, wanted: NewFree, spoken: str) -> op.Load:
        """A game of the library as an operation."""
        if wanted.match:
            entries = await self._from_match(person, wanted, spoken)
        else:
            of = variant(wanted.variant)
            entries = await asyncio.to_thread(layout.start_entries, of, spoken)
        title = entries["title"]
        assert isinstance(title, Title)
        return op.Load(layout.encode(entries), title.text)

    async def _from_match(self, person: Person, wanted: NewFree, spoken: str) -> dict[str, Entry]:
        """A position of a match, as far as the person may see it."""
        table = await self.routes.hub.get(wanted.match)
        room = table.room
        if not room.may_watch(person.id, wanted.invitation):
            raise Refusal(Code.NOT_FOUND, Sentence("table-missing"))
        length = len(room.match.played) if room.match else 0
        ply = wanted.ply if 0 <= wanted.ply <= length else length
        scene = table.sight.scene(ply, room.viewer(person.id))
        position = room.match.positions[ply] if room.match else room.position
        return await asyncio.to_thread(layout.entries, room.variant, scene, spoken, position)

    # --- keeping ------------------------------------------------------------------------

    async def kept(self, request: Request) -> Response:
        person = await self.routes.known_person(request)
        rows = await self.hub.kept(person, _folder(request.query_params.get("folder", "")))
        return reply(request, encode([Kept(row.name, row.made // 1000) for row in rows]))

    async def keep(self, request: Request) -> Response:
        room, person = await self._room(request)
        wanted = await body_of(request, Keep)
        name = _name(wanted.name)
        data = write_kept(room.table.state, room.players()).decode()
        await self.hub.keep(person, _folder(wanted.folder), name, data, over=wanted.replace)
        await self.hub.do(room, person, op.Entitle(name, wanted.folder), "")
        return reply(request, encode(Kept(name, self.hub.now() // 1000)))

    async def open(self, request: Request) -> Response:
        room, person = await self._room(request)
        wanted = await body_of(request, Open)
        data = await self.hub.kept_one(person, _folder(wanted.folder), wanted.name)
        entries, mixed = read_kept(data.encode(), room.table.people)
        entries["title"] = Title(wanted.name, wanted.folder)
        await self.hub.do(room, person, load_operation(msgspec.json.encode(entries), wanted.name), "")
        return reply(request, encode(Opened(mixed)))

    async def forget(self, request: Request) -> Response:
        person = await self.routes.known_person(request)
        wanted = await body_of(request, Open)
        await self.hub.forget(person, wanted.folder, wanted.name)
        return reply(request, b"{}")

    async def file(self, request: Request) -> Response:
        """The whole table as one file. Hands are not part of it, and what lies face down is mixed in it."""
        room, person = await self._room(request)
        state = room.table.state
        hashes = pictures_of(state.entries.values())
        rows = await self.storage.all(sa.select(pictures).where(pictures.c.hash.in_(hashes))) if hashes else []
        if any(zone.owner != person.id for zone in state.zones.values()):
            raise Refusal(Code.NOT_ALLOWED, Sentence("table-places"))
        data = await asyncio.to_thread(write_file, room.title, state, {row.hash: bytes(row.data) for row in rows})
        response = reply(request, data, "application/json")
        name = re.sub(r"[^\w-]+", "-", room.title).strip("-") or "table"
        plain = name.encode("ascii", "ignore").decode() or "table"
        response.headers["content-disposition"] = f'attachment; filename="{plain}.ludoteka.json"'
        return response

    # --- bringing -----------------------------------------------------------------------

    async def _bringer(self, request: Request) -> Person:
        person = await self.routes.known_person(request)
        if not self.uploads.take(person.id):
            raise Refusal(Code.TOO_MANY, Sentence("table-too-much"))
        return person

    async def bring_picture(self, request: Request) -> Response:
        person = await self._bringer(request)
        purpose = request.query_params.get("for", "piece")
        if purpose not in uploads.LARGEST:
            raise Refusal(Code.BAD_FRAME, Sentence("table-purpose"))
        name = uploads.picture_name(request.query_params.get("name", ""))
        folder = request.query_params.get("folder", "")
        folder = f"piece/{uploads.clean_file_name(folder)}" if folder and purpose == "piece" else purpose
        clean = await asyncio.to_thread(uploads.clean, await request.body(), purpose)
        await self._store(clean)
        width, height = uploads.units(clean, purpose)
        picture = Picture(f"i:{clean.hash}", width, height)
        board = Board(picture.art, 0.0, 0.0, width, height, name) if purpose == "board" else None
        await self.hub.keep(person, folder, name, encode(board or picture).decode(), over=True)
        return reply(request, encode(Brought(name, None if board else picture, board)))

    async def _store(self, clean: uploads.Clean) -> None:
        known = await self.storage.first(sa.select(pictures.c.hash).where(pictures.c.hash == clean.hash))
        if known is None:
            await self.storage.execute(pictures.insert().values(hash=clean.hash, data=clean.data, made=self.hub.now()))

    async def bring_deck(self, request: Request) -> Response:
        person = await self._bringer(request)
        name = uploads.clean_file_name(request.query_params.get("name", ""))
        stem, _, ending = name.rpartition(".")
        if ending.lower() != "szk" or not stem:
            raise Refusal(Code.BAD_FRAME, Sentence("table-deck-ending", {"name": name}))
        try:
            cards = read_deck(await request.body())
        except DeckError as error:
            why = sentence_of(error).say(language(request))
            raise Refusal(Code.BAD_FRAME, Sentence("table-deck-file", {"name": name, "why": why})) from None
        await self.hub.keep(person, "deck", stem, msgspec.json.encode(cards).decode(), over=True)
        return reply(request, encode(Brought(stem, cards=len(cards))))

    async def with_cards(self, person: Person, operation: op.AddDevice, spoken: str) -> op.AddDevice:
        """A deck is asked for by its name; its cards are put in here."""
        cards = ready_decks(spoken).get(operation.name)
        for row in await self.hub.kept(person, "deck"):
            if row.name == operation.name:
                cards = msgspec.json.decode(row.data, type=tuple[str, ...])
        if not cards:
            raise Refusal(Code.NOT_FOUND, Sentence("table-deck-missing", {"name": operation.name}))
        return msgspec.structs.replace(operation, cards=cards)

    async def bring_table(self, request: Request) -> Response:
        """An exported table, on a new table or on the one named; its pictures are drawn anew like all others."""
        person = await self._bringer(request)
        file = read_file(await request.body())
        if len(file.pictures) > MOST_FILE_PICTURES:
            raise Refusal(Code.TOO_LARGE, Sentence("table-file-pictures", {"most": MOST_FILE_PICTURES}))
        data = bytes(file.entries)
        for name, picture in file.pictures.items():
            clean = await asyncio.to_thread(uploads.clean, picture, "board")
            await self._store(clean)
            data = data.replace(f'"i:{name}"'.encode(), f'"i:{clean.hash}"'.encode())
        operation = load_operation(data, file.title)
        if wanted := request.query_params.get("table", ""):
            room = await self.hub.get(wanted)
            if person.id not in room.table.people:
                raise Refusal(Code.NOT_SEATED, Sentence("table-not-seated"))
            await self.hub.do(room, person, operation, "")
        else:
            room = await self.hub.make(person, operation)
        return reply(request, encode(self.hub.card(room)))


def _folder(text: str) -> str:
    if text not in FOLDERS:
        raise Refusal(Code.BAD_FRAME, Sentence("table-folder"))
    return text


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= 80 or not name.isprintable():
        raise Refusal(Code.BAD_FRAME, Sentence("table-name"))
    return name


def _safely(do: Handler) -> Handler:
    async def handler(request: Request) -> Response:
        try:
            return await do(request)
        except Refusal as refusal:
            return problem(request, refusal)
        except free.Refused as error:
            return problem(request, refusal_of(error))
        except StorageError as error:
            return unreadable(request, error)
        except ValueError as error:
            return problem(request, Refusal(Code.NOT_FOUND, str(error)[:500]))

    return handler
