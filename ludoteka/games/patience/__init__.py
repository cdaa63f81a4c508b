"""Puzzles for one."""
