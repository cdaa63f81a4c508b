"""Games of dice, cards and luck."""
