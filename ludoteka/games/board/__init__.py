"""Board games of the classic box."""
