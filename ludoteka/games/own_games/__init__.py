"""Games of the book's own authors."""
