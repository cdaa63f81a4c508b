# Atomic.

count-atoms = atom
atomic-enemy = Ezen a mezőn az ellenfél atomjai vannak: { $cell }. Atomot csak üres vagy saját mezőre tehetsz.
