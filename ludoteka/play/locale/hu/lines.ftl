# Akcióvonalak.

lines-no-line = A két mező nincs egy sorban, oszlopban vagy átlón: { $from }, { $cell }.
lines-distance = A célmező ({ $cell }) { $far } mezőnyire van; ezen a vonalon { $count } bábu áll, tehát pontosan { $count } mezőt kell lépni.
lines-enemy-between = Útban van egy ellenséges bábu: { $cell }. Átugrani csak saját bábut lehet.
