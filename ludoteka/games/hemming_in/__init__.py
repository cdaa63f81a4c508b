"""Hemming in: the few against the many."""
