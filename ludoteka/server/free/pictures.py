"""Pictures from outside: looked at with suspicion, drawn anew, and only then kept.

A raster picture is decoded within limits and written again as PNG, so nothing of the file itself survives but its
colours. An SVG picture that does more than draw is refused, and the others are kept as pixels too.
"""

from __future__ import annotations

import hashlib
import io
import re
import unicodedata
import warnings
from dataclasses import dataclass

from ...play.words import Sentence
from ..entries import Refusal
from ..protocol import Code

MOST_PIXELS = 30_000_000
MOST_SVG = 1 << 20
MOST_ELEMENTS = 5000
LARGEST = {"board": 1600, "piece": 512}
"""Pixels of the longer side, after which a picture is made smaller."""
FORMATS = ("BMP", "PNG", "JPEG", "WEBP", "GIF")
ENDINGS = ("bmp", "dib", "png", "jpg", "jpeg", "webp", "gif", "svg")
ACTIVE = re.compile(
    rb"<\s*(?:[\w-]+:)?(script|foreignobject|iframe|object|embed|image|feimage|audio|video|animate\w*|set|handler|a)\b"
    rb"|\son\w+\s*=|javascript:|<!entity|<!doctype|<\?xml-stylesheet|@import|data:"
    rb"|(?:href|src)\s*=\s*[\"']?\s*(?!#)[^\"'#\s>]|url\(\s*[\"']?\s*(?!#)[^)#\s]",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Clean:
    """A picture that may be kept: a PNG file of our own making."""

    hash: str
    data: bytes
    width: int
    height: int


def clean_file_name(name: str) -> str:
    """The name of a file, without its ending; paths and signs that cannot be seen are refused."""
    text = unicodedata.normalize("NFC", name).strip()
    if not text or len(text) > 80 or any(unicodedata.category(sign)[0] == "C" for sign in text):
        raise Refusal(Code.BAD_FRAME, Sentence("picture-name"))
    if "/" in text or "\\" in text or ".." in text or text.startswith("."):
        raise Refusal(Code.BAD_FRAME, Sentence("picture-path"))
    return text


def picture_name(name: str) -> str:
    text = clean_file_name(name)
    stem, _, ending = text.rpartition(".")
    if ending.lower() not in ENDINGS or not stem:
        raise Refusal(Code.BAD_FRAME, Sentence("picture-ending", {"endings": ", ".join(ENDINGS), "name": text}))
    return stem


def clean(data: bytes, purpose: str) -> Clean:
    """Decode, make smaller, write anew."""
    if not data:
        raise Refusal(Code.BAD_FRAME, Sentence("picture-empty"))
    if _looks_like_svg(data):
        data = _from_svg(data, LARGEST[purpose])
    return _from_raster(data, LARGEST[purpose])


def _looks_like_svg(data: bytes) -> bool:
    return re.match(rb"\s*(\xef\xbb\xbf)?\s*<", data[:200]) is not None


def _from_svg(data: bytes, largest: int) -> bytes:
    import resvg_py

    if len(data) > MOST_SVG:
        raise Refusal(Code.TOO_LARGE, Sentence("picture-svg-bytes", {"most": MOST_SVG}))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(Code.BAD_FRAME, Sentence("picture-svg-text")) from None
    if "<svg" not in text[:4000].lower():
        raise Refusal(Code.BAD_FRAME, Sentence("picture-none", {"formats": ", ".join(FORMATS)}))
    if (found := ACTIVE.search(data)) is not None:
        what = found.group().decode("ascii", "replace").strip()[:40]
        raise Refusal(Code.NOT_ALLOWED, Sentence("picture-active", {"what": what}))
    if data.count(b"<") > MOST_ELEMENTS or data.lower().count(b"<use") > 200:
        raise Refusal(Code.TOO_LARGE, Sentence("picture-svg-elements", {"most": MOST_ELEMENTS}))
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=text, width=largest, skip_system_fonts=True))
    except Exception:
        raise Refusal(Code.BAD_FRAME, Sentence("picture-svg-drawing")) from None


def _from_raster(data: bytes, largest: int) -> Clean:
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=FORMATS) as opened:
                width, height = opened.size
                if width * height > MOST_PIXELS or max(width, height) > 20_000:
                    raise Refusal(Code.TOO_LARGE, Sentence("picture-large", {"width": width, "height": height}))
                if opened.format == "JPEG":
                    opened.draft("RGB", (largest, largest))
                turned = ImageOps.exif_transpose(opened)
                image = turned.convert("RGBA")
    except Refusal:
        raise
    except Exception:
        raise Refusal(Code.BAD_FRAME, Sentence("picture-none", {"formats": ", ".join(FORMATS)})) from None
    image.thumbnail((largest, largest))
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False)
    png = out.getvalue()
    return Clean(hashlib.sha256(png).hexdigest(), png, image.width, image.height)


def units(clean: Clean, purpose: str) -> tuple[float, float]:
    """The size on the table: boards are about ten wide; of pieces, 64 pixels are as wide as an ordinary one."""
    longest = max(clean.width, clean.height)
    size = 10.0 if purpose == "board" else min(4.0, max(0.4, longest / 64))
    return round(clean.width * size / longest, 3), round(clean.height * size / longest, 3)
