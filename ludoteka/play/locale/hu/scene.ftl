# Az állások és gombok szavai: tálcák, számok, szakaszok, szerepek, gombok.

tray-hand = kéz
tray-stock = készlet
tray-trick = ütés
tray-last = előző ütés
tray-trump = adu
tray-dice = kocka
tray-cube = duplázókocka
tray-lost = elesettek
tray-duel = párviadal
tray-captured = leütött
tray-discard = dobópakli
tray-table = asztal

count-points = pont
count-tricks = ütés
count-captured = leütött
count-moves = lépés
count-discs = korong
count-home = célban
count-in-hand = kézben
count-match = meccs eddig
count-wrong-claims = téves bejelentés
count-komi-in-half-points = komi, félpontban
count-pips = hátralévő pont
count-left = maradt
count-prisoners = fogoly

phase-setting-up = állítsd fel a bábuidat
phase-placing = tegyél le egy bábut
phase-moving = lépj egy bábuval
phase-capturing = végy le egy bábut
phase-doubling = dobj vagy duplázz
phase-answering = elfogadod vagy feladod
phase-counting = jelöld a halott köveket, aztán egyezzetek meg
phase-dealing = osztás

do-pass = passz
do-swap = oldalcsere
do-roll = dobás
do-double = duplázás
do-take = elfogadom
do-drop = feladom
do-stop = megállok
do-approach = közeledve ütök
do-withdraw = távolodva ütök
do-huff = lefújom
do-claim = bejelentés
do-count = számolás
do-agree = egyetértek
do-resume = tovább
