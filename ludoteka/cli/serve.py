"""`ludoteka serve`, and `ludoteka` itself: the server, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from ..server.app import Server
from ..server.client_files import MISSING
from ..server.exports import local_address
from ..server.protocol import MOST_FRAME
from ..server.settings import Settings, data_home, default_database
from ..server.storage import Storage, engine_url

LOCAL = "127.0.0.1"
ALL = "0.0.0.0"


def serve(
    host: str = LOCAL, port: int = 8765, database: str = "", names: tuple[str, ...] = (), *, show: bool = False
) -> None:
    """Run a server until it is told to stop. `show`: open the browser on it."""
    with taken(database) as other:
        if other:
            print(f"Ludoteka is running already: {other}")
            if show:
                open_browser(other)
            return
        check_database(database or default_database())
        listener = listen(host, port)
        port = listener.getsockname()[1]
        address = f"http://{'localhost' if host in (LOCAL, ALL) else bracketed(host)}:{port}/"
        note_address(database, address)
        settings = Settings(database=database or default_database(), host=host, hosts=names, own_process=True)
        print(f"Ludoteka: {address}   (Ctrl+C stops it)")
        if host == ALL and (near := local_address()):
            print(f"Others in your network: http://{near}:{port}/")
        if not (settings.client / "index.html").is_file():
            print(MISSING.partition("\n\n")[2], end="")
        if show:
            threading.Thread(target=open_when_ready, args=(address, port), daemon=True).start()
        run(settings, listener)


def check_database(database: str) -> None:
    """Open it once, bring it up to date; what is wrong with it is said in one line."""
    import sqlalchemy as sa

    async def check() -> None:
        storage = Storage(database)
        try:
            await storage.open()
        finally:
            await storage.close()

    try:
        asyncio.run(check())
    except (sa.exc.SQLAlchemyError, OSError) as error:
        shown = engine_url(database).render_as_string(hide_password=True)
        raise OSError(f"cannot open the database {shown}: {str(error).splitlines()[0]}") from None


def run(settings: Settings, listener: socket.socket) -> None:
    """The server itself, in this process, until a signal ends it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    config = uvicorn.Config(
        Server(settings).app,
        log_config=None,
        access_log=False,  # addresses of invitations are secrets
        server_header=False,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # costs more time and memory than it saves on frames this small
        timeout_graceful_shutdown=3,
        backlog=2048,
    )
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise OSError("the server could not start; the reason stands above")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise OSError(f"cannot listen on {host}, port {port}: {error.strerror}; another --port may be free") from None
    listener.listen(2048)
    return listener


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


# --- one server for each folder of games -----------------------------------------------------------------------------


def lock_file() -> Path:
    return data_home() / "server.lock"


@contextlib.contextmanager
def taken(database: str) -> Iterator[str]:
    """Hold the folder of games; gives the address of the server that holds it already, or nothing.

    With a database that was named, it is up to the caller who else uses it.
    """
    if database or sys.platform == "win32":
        yield ""
        return
    import fcntl

    data_home().mkdir(parents=True, exist_ok=True)
    with lock_file().open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield running_address()
            return
        yield ""


def note_address(database: str, address: str) -> None:
    if not database:
        (data_home() / "server.json").write_text(json.dumps({"address": address, "process": os.getpid()}))


def running_address() -> str:
    try:
        return str(json.loads((data_home() / "server.json").read_text())["address"])
    except (OSError, ValueError, KeyError):
        return "address unknown"


# --- the browser -----------------------------------------------------------------------------------------------------


def open_when_ready(address: str, port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection((LOCAL, port), 1):
            break
        time.sleep(0.05)
    open_browser(address)


def open_browser(address: str) -> None:
    """Open the page, if there is a browser that can show it."""
    if not has_screen() or not webbrowser.open(address):
        print(
            f"No browser could be opened here: open {address} yourself, or play in the terminal with `ludoteka menu`."
        )


def has_screen() -> bool:
    """Where nobody sees a window, browsers for the terminal would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
