"""The built client: files named after their contents are kept for ever by browsers, all others are asked for again."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
}
MISSING = """Ludoteka is running, but its pages have not been built.

In a checkout of the source: cd web && npm ci && npm run build, then reload this page.
In the terminal: ludoteka menu.
"""


@dataclass(frozen=True)
class File:
    """A file in memory."""

    data: bytes
    packed: bytes
    """Compressed, or empty where that would not be shorter."""
    tag: str
    kind: str
    changed: int


def media_type(path: Path) -> str:
    known = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{known}; charset=utf-8" if known.startswith("text/") and "charset" not in known else known


class ClientFiles:
    """The folder with the built client; a file that is built anew is read anew."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._kept: dict[str, File] = {}

    @property
    def built(self) -> bool:
        return (self.home / "index.html").is_file()

    def read(self, name: str) -> File | None:
        """A file of the client; None if there is none of that name."""
        parts = name.split("/")
        if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
            return None
        path = self.home.joinpath(*parts)
        try:
            changed = path.stat().st_mtime_ns
            kept = self._kept.get(name)
            if kept is None or kept.changed != changed:
                if not path.is_file():
                    return None
                kept = self._kept[name] = self._read(path, changed)
        except (OSError, ValueError):
            return None
        return kept

    def _read(self, path: Path, changed: int) -> File:
        data = path.read_bytes()
        packed = gzip.compress(data, 9, mtime=0)
        tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        return File(data, packed if len(packed) < 0.9 * len(data) else b"", tag, media_type(path), changed)

    def respond(self, request: Request) -> Response:
        """The file that is asked for; for addresses of the client's own pages, its first page."""
        name = request.url.path.lstrip("/")
        found = self.read(name) if name else None
        if found is None:
            if "." in name.rpartition("/")[2]:
                return PlainTextResponse("There is no such file.\n", 404)
            name, found = "index.html", self.read("index.html")
        if found is None:
            return PlainTextResponse(MISSING, 503, {"cache-control": "no-store"})
        headers = {
            "cache-control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
            "etag": found.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == found.tag:
            return Response(None, 304, headers)
        if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, found.kind)
        return Response(found.data, 200, headers, found.kind)
