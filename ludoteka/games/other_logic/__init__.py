"""Other games of logic."""
