"""The free table on the server: live for everybody, kept as a log of operations."""
