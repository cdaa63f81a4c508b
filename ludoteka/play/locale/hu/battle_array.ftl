# Hadrend.

array-round-over = A fordulónak vége: jöhet a következő.
array-choose = Előbb válassz egy figurát a készletből.
array-forbidden = Középre nem lehet figurát tenni.
array-apart = Azonos színű vagy formájú figura van a mező mellett.
array-back = Az utoljára mozgatott figura nem mehet rögtön vissza.
array-gap = A figura az üres mezőre kerül.
array-order = Most másfajta figura következik: a sorrend kötött.
count-rounds-won = nyert forduló
count-groups = csoport
count-in-the-first-round = az első fordulóban
phase-laying-a-figure = figura lerakása
phase-by-colour = rendezés színek szerint
phase-by-shape = rendezés formák szerint
phase-into-the-gap = egy figura az üres mezőre
phase-move-yellow = sárga figura következik
phase-move-green = zöld figura következik
phase-move-red = piros figura következik
phase-move-square = négyzet következik
phase-move-circle = kör következik
phase-move-triangle = háromszög következik
role-by-colour = színek szerint rendez
role-by-shape = formák szerint rendez
