"""Races to the other side of the board."""
