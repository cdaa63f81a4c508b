"""Faces of the families that need more than the general one."""
