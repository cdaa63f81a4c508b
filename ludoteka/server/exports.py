"""A table to take home: record, notation, picture, animation; and the invitation as a QR code."""

from __future__ import annotations

import asyncio
import io
import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

import segno

from ..notation import convert
from ..play import picture, record
from ..play.marks import Marks
from .entries import Refusal
from .hub import Hub
from .pool import SearchFailed, Urgency
from .protocol import Code
from .room import Room
from .table import Table
from .views import invitation_path

MOST_FRAMES = 240
"""Pictures in an animation; of longer games, some positions are left out."""
WIDTHS = {"png": 1080, "gif": 480}


@dataclass(frozen=True)
class Export:
    """A file: its contents, its kind, and how its name ends."""

    data: bytes
    kind: str
    ending: str


@dataclass(frozen=True)
class Looks:
    """How a picture is wanted."""

    theme: str = "light"
    language: str = "en"


async def export(hub: Hub, table: Table, person: str, what: str, ply: int | None, looks: Looks) -> Export:
    """What a person may take home of a table: no more than he may see there. Written and drawn in a thread."""
    room = table.room
    viewer = room.viewer(person)
    if room.match is None:
        raise Refusal(Code.NOT_ALLOWED, "the game has not begun")
    length = len(room.match.played)
    at = length if ply is None else ply
    if not 0 <= at <= length:
        raise Refusal(Code.BAD_FRAME, f"expected a position from 0 to {length}")
    match what:
        case "record":
            written = await asyncio.to_thread(record.write, room.match.still(), viewer)
            return Export(written.encode(), "text/plain; charset=utf-8", "ludoteka")
        case "notation":
            return await _notation(room, next(iter(convert.formats_of(room.variant)), ""))
        case what if what in convert.formats_of(room.variant):
            return await _notation(room, what)
        case "svg":
            drawn = await _draw(table, [at], viewer, looks)
            return Export(drawn[0].encode(), "image/svg+xml", "svg")
        case "png":
            return Export(await _image(hub, await _draw(table, [at], viewer, looks), "png"), "image/png", "png")
        case "gif":
            plies = range(at + 1) if at < MOST_FRAMES else [n * at // (MOST_FRAMES - 1) for n in range(MOST_FRAMES)]
            return Export(await _image(hub, await _draw(table, plies, viewer, looks), "gif"), "image/gif", "gif")
    raise Refusal(Code.NOT_FOUND, "expected record, notation, a format of this game, svg, png or gif")


async def _draw(table: Table, plies: Iterable[int], viewer: int, looks: Looks) -> list[str]:
    """Positions of the line of play, each with the marks of its last action."""
    room, sight = table.room, table.sight
    game, drawn = room.variant.game, []
    for ply in plies:
        if room.match is None or ply > len(room.match.played):
            break  # taken back meanwhile
        found, scene = sight.marks(ply, viewer), sight.scene(ply, viewer)
        last = Marks(tuple(found.path), tuple(found.turned), tuple(found.removed))
        drawn.append(
            await asyncio.to_thread(
                picture.draw_scene, game, scene, viewer, looks.theme, last=last, language=looks.language
            )
        )
    return drawn


async def _image(hub: Hub, svg: list[str], kind: str) -> bytes:
    job = {"do": "draw", "svg": svg, "format": kind, "width": WIDTHS[kind]}
    try:
        image: bytes = (await hub.pool.ask(Urgency.PICTURE, job))["image"]
    except SearchFailed:
        raise Refusal(Code.FAILED, "the picture could not be drawn in time") from None
    return image


async def _notation(room: Room, name: str) -> Export:
    """The game as its field writes it."""
    match = room.match
    assert match is not None
    if room.variant.game.hidden and not match.over:
        raise Refusal(Code.NOT_ALLOWED, "a game with secrets is written down when it is over")
    if not name:
        raise Refusal(Code.NOT_FOUND, "this game has no notation of its own; take the record")
    try:
        text = await asyncio.to_thread(convert.write_game, match.still(), name)
    except ValueError as error:
        raise Refusal(Code.NOT_ALLOWED, str(error)) from None
    return Export(text.encode(), "text/plain; charset=utf-8", name)


# --- invitations ---------------------------------------------------------------------------------------------------


def local_address() -> str:
    """The address of this machine in its local network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # Nothing is sent: the system only chooses the way.
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ipaddress.ip_address(found).is_loopback else found


def invitation_address(room: Room, scheme: str, host: str, listens: str) -> str:
    """The whole address that invites others on the local network."""
    parts = urlsplit(f"//{host}")
    name = parts.hostname or ""
    if name == "localhost" or name.endswith(".localhost") or _is_loopback(name):
        address = local_address()
        if _is_loopback(listens) or listens == "localhost":
            raise Refusal(Code.NOT_ALLOWED, "this server can be reached from this computer only: start it with --lan")
        if not address:
            raise Refusal(Code.NOT_ALLOWED, "this computer is in no network")
        host = f"{address}:{parts.port}" if parts.port else address
    return f"{scheme}://{host}{invitation_path(room.plan.id, room.plan.invitation)}"


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def qr_code(text: str) -> bytes:
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=8, border=3, dark="#26221c", light="#fffaf0")
    return out.getvalue()
