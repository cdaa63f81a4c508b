"""The rule books, and the code that reads, checks and renders them."""

from .book import Book, BookError, Diagram, find, languages_of

__all__ = ["Book", "BookError", "Diagram", "find", "languages_of"]
