"""Verifiable randomness: a secret per match, committed by its hash at the start and revealed at the end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What everybody may know from the start: the SHA-256 of the secret."""
    return hashlib.sha256(b"ludoteka commitment\0" + secret).hexdigest()


def number_below(secret: bytes, draw: int, n: int) -> int:
    """The `draw`-th random number of a match, from 0 to n-1, all equally likely.

    HMAC-SHA-256 of the numbers of the draw and of the try, read as a 256-bit number; a try that would favour some
    values is skipped.
    """
    if n <= 0:
        raise ValueError(f"expected a positive number of outcomes, got {n}")
    span = 1 << 256
    fair = span - span % n
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{draw}/{attempt}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < fair:
            return value % n
        attempt += 1


def weighted(secret: bytes, draw: int, weights: Sequence[int]) -> int:
    """The index of an outcome, each as likely as its weight says."""
    left = number_below(secret, draw, sum(weights))
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("unreachable")
