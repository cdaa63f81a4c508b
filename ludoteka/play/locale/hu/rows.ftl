# Amőbajátékok.

rows-taken = { $cell } foglalt; bábut csak üres mezőre lehet tenni.
rows-column-full = A(z) { $column } oszlop megtelt.
rows-falls = A(z) { $column } oszlopba dobott korong ide esik: { $cell }.
rows-channel-full = A(z) { $column } mezőn kezdődő csatorna megtelt.
rows-rolls = A(z) { $column } mezőn kezdődő csatornába tett bábu ide gurul: { $cell }.
rows-opening = A játék elején { $cell } mezőre még nem szabad bábut tenni.
rows-forbidden = { $row ->
    [overline] Sötét nem rakhat ki ötnél hosszabb sort, { $cell } pedig azt tenné.
    [double-four] Sötét nem rakhat ki egyszerre két négyest, { $cell } pedig azt tenné.
   *[other] Sötét nem rakhat ki egyszerre két nyitott hármast, { $cell } pedig azt tenné.
}
rows-choice = Ebben a kezdésben három kő után választanak színt, és ha kettőt hozzátettek, az ötödik után még egyszer.
rows-not-edge = { $cell } nem a tábla szélén van: a bábuk a széléről indulnak.
rows-not-yours = A(z) { $cell } mezőn nincs bábud. Minden bábud a táblán van, most lépni kell valamelyikkel.
rows-step = A bábu nem mehet { $cell } mezőről ide: { $to }. Egyet léphet vízszintesen vagy függőlegesen, üres mezőre.

do-two-more = még két követ teszek
do-stay = maradok a színemnél
phase-opening-three = tégy le három követ: sötétet, világosat, sötétet
phase-opening-choice = tégy világos követ, cserélj színt, vagy tégy le még két követ
phase-opening-two = tégy le két követ: világosat, sötétet
phase-opening-last-choice = maradj a színednél, vagy cserélj
