# Amőbajátékok.

rows-taken = { $cell } foglalt; bábut csak üres mezőre lehet tenni.
rows-column-full = A(z) { $column } oszlop megtelt.
rows-falls = A(z) { $column } oszlopba dobott korong ide esik: { $cell }.
