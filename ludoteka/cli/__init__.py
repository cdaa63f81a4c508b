"""The command `ludoteka`."""

from .main import main

__all__ = ["main"]
