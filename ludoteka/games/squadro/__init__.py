"""Squadro, a game in a box of its own."""
