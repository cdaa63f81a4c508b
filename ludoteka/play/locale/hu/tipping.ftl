# Felhőkarcoló-játék.

phase-tipping = egy kocka átbillentése a szomszéd mezőre
tipping-next = Előbb a következő kockádat állítsd föl: válaszd ki, hogyan álljon.
tipping-beside = Nem oldalszomszédja a kocka mezőjének: { $cell }.
tipping-push = Ezt a kockát nem lehet tovább billenteni: { $cell }. Csak az ellenfélét, és csak üres mezőre.
