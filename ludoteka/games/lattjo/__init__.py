"""Games of the LATTJO box."""
