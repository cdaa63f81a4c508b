"""The free table: boards, pieces, dice and hands that lie where they were put. It knows no rules and imports none."""

from .box import Kind, Picture, in_box, taken_out
from .decks import DeckError, read_deck
from .entries import Board, Chip, Deck, Device, Game, Piece, Stroke, Thing, Title, Turn, Zone
from .operations import Operation, decode, encode
from .refusal import Refused
from .seeing import Shown, see, see_all
from .state import Change, State
from .table import FreeTable

__all__ = [
    "Board",
    "Change",
    "Chip",
    "Deck",
    "DeckError",
    "Device",
    "FreeTable",
    "Game",
    "Kind",
    "Operation",
    "Picture",
    "Piece",
    "Refused",
    "Shown",
    "State",
    "Stroke",
    "Thing",
    "Title",
    "Turn",
    "Zone",
    "decode",
    "encode",
    "in_box",
    "read_deck",
    "see",
    "see_all",
    "taken_out",
]
