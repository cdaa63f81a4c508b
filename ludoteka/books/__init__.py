"""The rule books, and the code that reads, checks and renders them."""

from .book import Book, BookError, Diagram, find, languages_of
from .languages import LANGUAGES, Language, nearest

__all__ = ["LANGUAGES", "Book", "BookError", "Diagram", "Language", "find", "languages_of", "nearest"]
