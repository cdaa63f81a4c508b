"""The server: an ASGI application with the library, the tables, and everything that happens at them."""
