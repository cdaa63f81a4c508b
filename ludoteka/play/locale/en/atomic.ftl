# Atomic.

count-atoms = atoms
atomic-enemy = Enemy atoms lie on { $cell }: you may add an atom only to an empty cell or to your own.
