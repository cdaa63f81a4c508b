# Felhőkarcoló-játék.

phase-tipping = egy kocka átbillentése a szomszéd mezőre
tipping-next = Előbb a következő kockádat állítsd föl: válaszd ki, hogyan álljon.
tipping-beside = Nem oldalszomszédja a kocka mezőjének: { $cell }.
tipping-push = Ezt a kockát nem lehet tovább billenteni: { $cell }. Csak az ellenfélét, és csak üres mezőre.
piece-cube-oxs = kocka: felül O, elöl X, jobbra *
piece-cube-osx = kocka: felül O, elöl *, jobbra X
piece-cube-xos = kocka: felül X, elöl O, jobbra *
piece-cube-xso = kocka: felül X, elöl *, jobbra O
piece-cube-sox = kocka: felül *, elöl O, jobbra X
piece-cube-sxo = kocka: felül *, elöl X, jobbra O
piece-falling-o = kocka, amely beleesik a O lyukba
piece-falling-x = kocka, amely beleesik a X lyukba
piece-falling-s = kocka, amely beleesik a * lyukba
