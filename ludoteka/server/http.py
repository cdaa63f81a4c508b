"""The routes under /api, and the client's files."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from functools import lru_cache, partial
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..play.daily import puzzle_of_the_day
from ..play.words import Sentence, spoken
from . import exports, library, lists
from .client_files import ClientFiles
from .entries import Refusal
from .hub import Hub
from .limits import Buckets
from .line import Lines
from .people import COOKIE, People, Person, hash_token
from .protocol import Code, NewPassword, NewTable, Problem, Rename, SeatKind, SeatWish, SignIn
from .security import address_of
from .settings import Settings
from .storage import StorageError
from .table import Table
from .views import encode

log = logging.getLogger("ludoteka.server")

YEAR = 365 * 24 * 60 * 60
WORTH_PACKING = 1000
MOST_WISHES = 20
STATUS = {
    Code.NOT_FOUND: 404,
    Code.SIGN_IN: 401,
    Code.NOT_SEATED: 403,
    Code.NOT_ALLOWED: 403,
    Code.TAKEN: 409,
    Code.OVER: 409,
    Code.TOO_MANY: 429,
    Code.TOO_LARGE: 413,
    Code.FAILED: 503,
}
Handler = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body", bound=msgspec.Struct)
NOBODY = Person("", "")


@lru_cache(256)
def _pack(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def reply(request: Request, data: bytes, kind: str = "application/json", *, keep: bool = False) -> Response:
    """An answer. `keep`: the same for everybody and seldom new, so browsers keep it and ask whether it still holds."""
    headers = {"cache-control": "no-cache" if keep else "no-store"}
    if keep:
        headers |= {"etag": f'"{hashlib.sha256(data).hexdigest()[:20]}"', "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, 304, headers)
        if len(data) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(_pack(data), 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(data, 200, headers, kind)


async def share(request: Request, make: Callable[[], object], kind: str = "application/json") -> Response:
    """What `make` gives, for browsers to keep: made, encoded and packed in a thread."""

    def shared() -> Response:
        made = make()
        return reply(request, made.encode() if isinstance(made, str) else encode(made), kind, keep=True)

    return await asyncio.to_thread(shared)


def problem(request: Request, refusal: Refusal) -> Response:
    status = STATUS.get(refusal.code, 400)
    said = Problem(refusal.code, refusal.say(language(request)))
    return Response(encode(said), status, media_type="application/json")


def unreadable(request: Request, error: StorageError) -> Response:
    """The database does not answer: that passes, so whoever asks is told to try again."""
    log.error("%s %s: the database does not answer: %s", request.method, request.url.path[:100], error)
    return problem(request, Refusal(Code.FAILED, Sentence("table-failed")))


async def misrouted(request: Request, error: Exception) -> Response:
    """What the routes themselves refuse, such as a method that nothing has."""
    assert isinstance(error, HTTPException)
    code = Code.NOT_FOUND if error.status_code == 404 else Code.NOT_ALLOWED
    said = Problem(code, f"{request.method} {request.url.path[:100]}: {error.detail}")
    return Response(encode(said), error.status_code, error.headers, "application/json")


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a POST, checked."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(Code.BAD_FRAME, f"the body is not a {kind.__name__}") from None


def language(request: Request) -> str:
    return spoken(request.query_params.get("language", "en"))


def book_languages(request: Request) -> list[str]:
    """The languages in which a book is wished for, the first one the most: `in=fr,it`, then that of the page."""
    wishes = request.query_params.get("in", "").split(",", MOST_WISHES)[:MOST_WISHES]
    return [*(wish.strip() for wish in wishes), language(request)]


def theme(request: Request) -> str:
    wanted = request.query_params.get("theme", "light")
    if wanted not in ("light", "dark"):
        raise Refusal(Code.BAD_FRAME, "expected the theme light or dark")
    return wanted


def number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not re.fullmatch(r"\d{1,15}", text):
        raise Refusal(Code.BAD_FRAME, f"expected a number for {name}")
    return int(text)


def daily_table(game: str, day: date) -> NewTable:
    """The puzzle of a day, as a table to be made."""
    position = puzzle_of_the_day(game, day)
    if position is None:
        raise Refusal(Code.NOT_FOUND, f"{game} has no puzzle of the day")
    key = position.variant.key
    return NewTable(key.game, [SeatWish(SeatKind.ME)], preset=key.preset, position=position.text())


class Routes:
    """Every route; errors become a `Problem`."""

    def __init__(self, settings: Settings, hub: Hub, people: People, lines: Lines) -> None:
        self.settings = settings
        self.hub = hub
        self.people = people
        self.lines = lines
        self.files = ClientFiles(settings.client)
        limits = settings.limits
        self.guests = Buckets(limits.guests)
        self.passwords = Buckets(limits.passwords)
        self.tables = Buckets(limits.tables)
        # A shelf asks for many pictures at once: drawn one by one they leave room for whoever opens a game meanwhile.
        self.drawing = asyncio.Semaphore(1)

    def all(self) -> list[Route]:
        gets: dict[str, Handler] = {
            "games": self.games,
            "games/{id}/picture.svg": self.picture,
            "variants/{key:path}": self.variant,
            "glyphs": self.glyphs,
            "words": self.words,
            "books/{id}": self.book,
            "daily/{id}": self.daily,
            "me": self.me,
            "me/tables": self.my_tables,
            "tables": self.lobby,
            "tables/{id}": self.table,
            "tables/{id}/invitation.svg": self.invitation,
            "tables/{id}/record": self.record,
            "tables/{id}/export/{what}": self.export,
        }
        posts: dict[str, Handler] = {
            "me": self.rename,
            "me/in": self.sign_in,
            "me/new": self.make_account,
            "me/password": self.change_password,
            "me/out": self.sign_out,
            "tables": self.make_table,
        }
        routes = [Route(f"/api/{path}", _safely(do), methods=["POST"]) for path, do in posts.items()]
        routes += [Route(f"/api/{path}", _safely(do), methods=["GET"]) for path, do in gets.items()]
        routes.append(Route("/api/{rest:path}", _safely(self.unknown), methods=["GET", "POST"]))
        routes.append(Route("/{rest:path}", self.client, methods=["GET"]))
        return routes

    # --- the library -----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return await share(request, partial(library.cards, language(request)))

    async def picture(self, request: Request) -> Response:
        key = request.path_params["id"]
        if preset := request.query_params.get("preset"):
            key = f"{key}:{preset}"
        drawn = partial(library.game_picture, key, theme(request), language(request))
        async with self.drawing:
            return await share(request, drawn, "image/svg+xml")

    async def variant(self, request: Request) -> Response:
        return await share(request, partial(library.variant_card, request.path_params["key"], language(request)))

    async def daily(self, request: Request) -> Response:
        today = datetime.now(UTC).date()
        return reply(request, encode(await asyncio.to_thread(daily_table, request.path_params["id"], today)))

    async def glyphs(self, request: Request) -> Response:
        return await share(request, partial(library.glyphs, request.query_params.getlist("want")))

    async def words(self, request: Request) -> Response:
        return await share(request, partial(library.words, language(request)))

    async def book(self, request: Request) -> Response:
        page = partial(library.book_page, request.path_params["id"], book_languages(request), theme(request))
        return await share(request, page)

    # --- people ----------------------------------------------------------------------------------------------------

    async def person(self, request: Request) -> Person | None:
        return await self.people.find(request.cookies.get(COOKIE, ""))

    async def known_person(self, request: Request) -> Person:
        person = await self.person(request)
        if person is None:
            raise Refusal(Code.SIGN_IN, "ask GET /api/me first")
        return person

    async def me(self, request: Request) -> Response:
        person = await self.person(request)
        if person is not None:
            return reply(request, encode(person.me))
        return await self._new_guest(request)

    async def _new_guest(self, request: Request) -> Response:
        address = address_of(request.scope)
        if address and not self.guests.take(address):
            raise Refusal(Code.TOO_MANY, Sentence("people-guests"))
        token, person = await self.people.new_guest(language(request))
        return self._with_cookie(request, person, token)

    def _with_cookie(self, request: Request, person: Person, token: str) -> Response:
        response = reply(request, encode(person.me))
        response.set_cookie(
            COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
        return response

    async def rename(self, request: Request) -> Response:
        person = await self.known_person(request)
        renamed = await self.people.rename(person, (await body_of(request, Rename)).name)
        self.lines.rename(renamed)
        return reply(request, encode(renamed.me))

    async def make_account(self, request: Request) -> Response:
        person = await self.known_person(request)
        wanted = await body_of(request, SignIn)
        self._count_password(request, wanted.name)
        token, owner = await self.people.make_account(person, wanted.name, wanted.password)
        self.lines.end_session(hash_token(request.cookies.get(COOKIE, "")))
        return self._with_cookie(request, owner, token)

    async def change_password(self, request: Request) -> Response:
        person = await self.known_person(request)
        wanted = await body_of(request, NewPassword)
        self._count_password(request, person.id)
        token = await self.people.change_password(person, wanted.password, wanted.new)
        self.lines.end_sessions(person.id)
        return self._with_cookie(request, person, token)

    async def sign_in(self, request: Request) -> Response:
        given = await body_of(request, SignIn)
        self._count_password(request, given.name)
        token, person = await self.people.sign_in(given.name, given.password)
        await self._end_session(request)
        return self._with_cookie(request, person, token)

    async def sign_out(self, request: Request) -> Response:
        await self._end_session(request)
        return await self._new_guest(request)

    async def _end_session(self, request: Request) -> None:
        token = request.cookies.get(COOKIE, "")
        if token:
            await self.people.sign_out(token)
            self.lines.end_session(hash_token(token))

    def _count_password(self, request: Request, name: str) -> None:
        """Guessing passwords is slow, from one address and for one name."""
        address = address_of(request.scope)
        allowed = self.passwords.take(f"name {name.casefold()[:80]}")
        if not allowed or (address and not self.passwords.take(f"address {address}")):
            raise Refusal(Code.TOO_MANY, Sentence("people-tries"))

    # --- tables ----------------------------------------------------------------------------------------------------

    async def make_table(self, request: Request) -> Response:
        person = await self.known_person(request)
        wanted = await body_of(request, NewTable)
        if not self.tables.take(person.id):
            raise Refusal(Code.TOO_MANY, Sentence("table-too-much"))
        table = await self.hub.make(person, wanted)
        return reply(request, encode(lists.card(table, person, language(request))))

    async def lobby(self, request: Request) -> Response:
        person = await self.person(request) or NOBODY
        before = number(request, "before") or 0
        return reply(request, encode(await lists.lobby(self.hub, person, language(request), before)))

    async def my_tables(self, request: Request) -> Response:
        person = await self.known_person(request)
        before = number(request, "before") or 0
        return reply(request, encode(await lists.of_person(self.hub, person, language(request), before)))

    async def _table(self, request: Request) -> tuple[Table, Person]:
        """A table that the person may see."""
        person = await self.person(request) or NOBODY
        table = await self.hub.get(request.path_params["id"])
        if not table.room.may_watch(person.id, request.query_params.get("i", "")):
            raise Refusal(Code.NOT_FOUND, Sentence("table-missing"))
        table.used = self.hub.now()
        return table, person

    async def table(self, request: Request) -> Response:
        table, person = await self._table(request)
        return reply(request, encode(lists.card(table, person, language(request))))

    async def invitation(self, request: Request) -> Response:
        table, person = await self._table(request)
        if not table.room.seats_of(person.id) and person.id != table.room.plan.maker:
            raise Refusal(Code.NOT_SEATED, "only who sits at the table invites")
        host = request.headers.get("host", "")
        address = exports.invitation_address(table.room, request.url.scheme, host, self.settings.host)
        return reply(request, exports.qr_code(address), "image/svg+xml")

    async def record(self, request: Request) -> Response:
        return await self._export(request, "record")

    async def export(self, request: Request) -> Response:
        return await self._export(request, request.path_params["what"])

    async def _export(self, request: Request, what: str) -> Response:
        table, person = await self._table(request)
        ply, looks = number(request, "ply"), exports.Looks(theme(request), language(request))
        file = await exports.export(self.hub, table, person.id, what, ply, looks)
        response = reply(request, file.data, file.kind)
        name = f"{table.room.variant.key.game}-{table.id}.{file.ending}"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    # --- the rest --------------------------------------------------------------------------------------------------

    async def unknown(self, request: Request) -> Response:
        raise Refusal(Code.NOT_FOUND, f"there is nothing at {request.url.path[:100]}")

    async def client(self, request: Request) -> Response:
        return self.files.respond(request)


def _safely(do: Handler) -> Handler:
    """Refusals, and what the library says of things that do not exist, as problems."""

    async def handler(request: Request) -> Response:
        try:
            return await do(request)
        except Refusal as refusal:
            return problem(request, refusal)
        except StorageError as error:
            return unreadable(request, error)
        except ValueError as error:
            return problem(request, Refusal(Code.NOT_FOUND, str(error)[:500]))

    return handler
