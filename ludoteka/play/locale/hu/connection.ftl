# Összekötős játékok.

connection-taken = { $cell } már foglalt; követ csak üres mezőre lehet tenni, és a letett kő nem mozdul.
connection-no-swap = Ebben a játékban az első követ nem lehet átvenni.
connection-swap-late = Csak az első követ lehet átvenni: a második játékos teheti, saját első köve helyett.
