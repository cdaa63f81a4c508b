"""Draughts games."""
