# Epaminondász.

phalanx-single = Az egyedül lépő bábu ({ $cell }) egy mezőt megy, üres mezőre; falanxnál az utolsó bábut, az elülsőt és annak célját válaszd.
phalanx-no-row = A két mező között ({ $from }, { $cell }) nincs megszakítatlan egyenes sorod.
phalanx-too-far = A { $count } tagú falanx a saját vonalán léphet, legfeljebb ennyi mezőt: { $count }.
phalanx-mirror = Nem szabad úgy lépni az ellenfél alapsorára, hogy a két sereg egymás tükörképe legyen.
phalanx-blocked = Nem szabad az út: csak ennél rövidebb falanx üthető le: { $count }.
