# Zertz.

zertz-must-jump = Van átugorható figura: ütni kötelező.
zertz-go-on = Ezzel a figurával tovább kell ugrani: { $cell }.
zertz-choose-ball = Előbb válaszd ki, melyik figurát teszed le.
zertz-no-such-ball = Ilyen színű figurát most nem tehetsz le.
zertz-no-disc = Itt már nincs mező: { $cell }.
zertz-disc-held = Ez a mező nem vehető el: { $cell }. Csak a tábla széléről kicsúsztatható üres mezőt lehet elvenni.
phase-laying-a-ball = tegyél le egy golyót, aztán vegyél el egy korongot
phase-laying-a-ball-after-1 = tedd a golyót egy üres korongra
phase-laying-a-ball-after-2 = most vegyél el egy szabad korongot a szélről
phase-balls-must-jump = ugorj át egy golyót, és vedd le
phase-balls-jump-on = ugorj tovább ugyanazzal a golyóval
