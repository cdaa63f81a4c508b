# Amőbajátékok.

rows-taken = { $cell } foglalt; bábut csak üres mezőre lehet tenni.
rows-column-full = A(z) { $column } oszlop megtelt.
rows-falls = A(z) { $column } oszlopba dobott korong ide esik: { $cell }.
rows-channel-full = A(z) { $column } mezőn kezdődő csatorna megtelt.
rows-rolls = A(z) { $column } mezőn kezdődő csatornába tett bábu ide gurul: { $cell }.
rows-opening = A játék elején { $cell } mezőre még nem szabad bábut tenni.
rows-not-edge = { $cell } nem a tábla szélén van: a bábuk a széléről indulnak.
rows-not-yours = A(z) { $cell } mezőn nincs bábud. Minden bábud a táblán van, most lépni kell valamelyikkel.
rows-step = A bábu nem mehet { $cell } mezőről ide: { $to }. Egyet léphet vízszintesen vagy függőlegesen, üres mezőre.
