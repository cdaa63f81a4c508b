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
tray-kept = félretéve
tray-last-throw = utolsó dobás
tray-shown = dobás
tray-start = rajt

count-points = pont
count-tricks = ütés
count-captured = leütött
count-moves = lépés
count-best-known = ismert legjobb
count-discs = korong
count-home = célban
count-in-hand = kézben
count-match = meccs eddig
count-wrong-claims = téves bejelentés
count-komi-in-half-points = komi, félpontban
count-pips = hátralévő pont
count-left = maradt
count-prisoners = fogoly
count-pot = ebben a körben
count-round = forduló
count-throws = dobás
count-counters = zseton
count-sum = összeg
count-over = túllépte
count-cell = mező
count-slides = tolás egymás után
count-out = kiesett
count-parts = darab
count-misses = kimaradó kör
count-boxes = mező
count-roots = gyökér
count-marker = jelző
count-pegs = oszlop
count-links = léc

phase-setting-up = állítsd fel a bábuidat
phase-placing = tegyél le egy bábut
phase-moving = lépj egy bábuval
phase-offering = ajánlj föl két pontot
phase-choosing-a-point = válassz egy pontot
phase-capturing = végy le egy bábut
phase-doubling = dobj vagy duplázz
phase-answering = elfogadod vagy feladod
phase-counting = jelöld a halott köveket, aztán egyezzetek meg
phase-dealing = osztás
phase-throwing = dobj
phase-falling = gurul a kocka
phase-pressing = dobj újra vagy állj meg
phase-scoring = dobj újra vagy tölts ki egy rovatot
phase-staking = válaszd meg a tétet
phase-linking = köss össze oszlopokat, vagy fejezd be a lépést
phase-neutron = mozdítsd a neutront
phase-pawn = lépj egy gyaloggal

do-pass = passz
do-swap = oldalcsere
do-end = lépés vége
do-link = az új oszlop lécei
do-capture = leütöm
do-spare = fenn hagyom
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
do-bid-1 = tét: 1
do-bid-2 = tét: 2
do-roll-1 = dobás egy kockával
do-roll-2 = dobás két kockával
do-roll-3 = dobás három kockával
do-turn-right = jobbra fordít
do-turn-left = balra fordít

role-charge = töltés
role-discharge = ürítés
role-red = piros
role-yellow = sárga
role-green = zöld
role-blue = kék
role-held = fogva tartják

# Kártyajátékok feladatai, bemondásai, osztásai

count-bid = bemondás
count-deal = osztás
count-leaps = ugrás

phase-bidding = hány ütés?
phase-choosing = válassz feladatot
phase-contract-tricks = ütés nélkül
phase-contract-queens = dáma nélkül
phase-contract-hearts = kőr nélkül
phase-contract-barbu = kőr király nélkül
phase-contract-last-trick = utolsó ütés nélkül
phase-contract-salad = saláta: semmit
phase-taking-back = vegyél vissza gömböt, vagy állj meg

do-contract-tricks = ütés nélkül
do-contract-queens = dáma nélkül
do-contract-hearts = kőr nélkül
do-contract-barbu = kőr király nélkül
do-contract-last-trick = utolsó ütés nélkül
do-contract-salad = saláta

# Rulett

tray-chips = zsetonok
tray-wheel = utolsó szám
count-money = pénz
count-spins = pörgetés
count-arrived = célba ért
count-wounded = sebesült
phase-betting = tegyétek meg a téteket
phase-spinning = a bank pörget
phase-ball-falling = gurul a golyó
phase-raichi = rajcsi! nyitva az út a király előtt
phase-tuichi = tujcsi! két út is nyitva a király előtt
do-done = kész
do-spin = kerék indítása
do-topple = ledöntés

# Torpedó

phase-drawing = rajzold be a flottádat
phase-shooting = lőj

phase-pushing = told meg az ellenfél egy gyalogját
phase-promoting = válaszd ki, mivé változzon a gyalogod
phase-crediting = melyik íjász talált?
phase-recalling = visszatérhet egy sebesült

# Ingatlanos játékok

tray-card = utolsó kártya
tray-lot = kalapács alatt
tray-offer = üzlet
count-cash = készpénz
count-passes = szabadulólevél
count-parking = a parkolón
count-debt = tartozás
phase-estate-drawing = kártyahúzás
phase-estate-buying = megveszed vagy sem
phase-estate-taxing = válaszd meg, hogyan adózol
phase-estate-gambling = dobj tovább, vagy állj meg
phase-estate-bidding = licitálj, vagy szállj ki
phase-estate-owing = teremtsd elő a tartozást
phase-estate-offering = állítsd össze az üzletet
phase-estate-answering = fogadd el az üzletet, vagy utasítsd el
phase-retreating = támadás: lépj hátra a vonalból
phase-stepping-back = visszaverve: a támadó hátralép
do-pay-out = fizess 50-et, és szabadulj
do-use-pass = használd a szabadulólevelet
do-buy = megveszem
do-decline = nem veszem meg
do-bid = licitálok
do-leave = kiszállok az árverésből
do-give-up = csődöt jelentek
do-pay-flat = 200-at fizetek
do-pay-tenth = a vagyonom tizedét fizetem
do-build = építek
do-sell = házat adok el
do-pledge = zálogba teszem
do-redeem = kiváltom
do-offer = üzletet ajánlok
do-give = tárgy hozzáadása
do-cash = pénz hozzáadása
do-submit = felajánlom
do-cancel = elvetem
do-accept = elfogadom
do-refuse = elutasítom
role-prisoner = börtönben
role-bankrupt = csődbe ment

# Elnök

role-president = elnök
role-vice-president = alelnök
role-last-but-one = utolsó előtti
role-last = utolsó
count-game = játék
count-rings = gyűrű
phase-giving-back = adj vissza lapokat
phase-new-trick = hívj egyforma lapokat
phase-covering = tegyél nagyobbat, vagy passzolj
phase-laying-a-ring = tedd le a gyűrűt, vagy hagyd
do-lay = letesz
do-ring = gyűrű letétele
do-turn = a kis óra megfordítása

timer-first-glass = első óra
timer-second-glass = második óra
timer-third-glass = harmadik óra
timer-small-glass = kis óra
timer-thinking-time = gondolkodási idő

# Amerikai nyolcas

tray-suit = kért szín
count-stock = talon
phase-drawing-cards = húzás
phase-backwards = jobbra halad a játék
phase-giving-cards = adj egy lapot annak, aki elfelejtett szólni
do-draw = húz egy lapot
do-call-card = kártya!
do-catch = rajtakap

# Gazdálkodós játékok

tray-goods = holmik
tray-field = mező
count-savings = betét
count-instalments = lakástartozás
count-loan = kölcsön
count-small-points = kis pont
phase-household-shopping = vásárolj, vagy menj tovább
phase-household-booking = színház vagy mozi
phase-household-guessing = sorold fel a kerékpár kötelező tartozékait
phase-first-cell = tégy egy bábut egy szabad mezőre
phase-second-cell = egy szomszédos mezőre
phase-third-cell = a harmadik mezőre: együtt tíz
do-deposit = takarékba teszek
do-repay = törlesztek
do-loan = kölcsönt kérek
do-theatre = színházjegy, 100
do-cinema = mozijegy, 50
do-name = tartozékot mondok
piece-home-insurance = lakásbiztosítás
piece-life-insurance = CSÉB-biztosítás
piece-book-voucher = könyvutalvány
piece-flat = lakás
piece-orange-pass = narancsszínű szabadulólevél
piece-yellow-pass = sárga szabadulólevél
do-take-out = kiveszek a betétből

# Korzikai csata

tray-pile = pakli
tray-chosen = választott figura
count-cards = lap
count-heap = lap középen
count-demanded = tartozás
count-strength = erő
phase-turning = fordíts, párra csapj
phase-taking-heap = a csomó elkelt, hacsak nem pár van rajta
phase-choosing-a-piece = válassz figurát, és fordítsd el
phase-ransoming = váltsd ki a tisztedet, vagy mondj le róla
do-turn-cards = lapot fordít
do-take-cards = elviszi a csomót
do-slap-cards = rácsap!

# Szókirakók

tray-rack = betűtartó
count-bag = betű a zsákban
count-last-word = utolsó szó
phase-laying = rakj ki egy szót
phase-drawing-tiles = húzás
phase-exchanging = válaszd ki a cserélendő betűket
phase-judging = elfogadod a szót?
do-across = vízszintesen
do-down = függőlegesen
do-exchange = csere
do-challenge = kétlem
timer-time-left = hátralévő idő
phase-laying-title = helyezd el a felirat következő betűjét, a többitől külön
do-ready = kész
do-back = visszavesz
count-highest-bid = legmagasabb licit

# Kem's

tray-gesture = mutatott jel
tray-secret-sign = titkos jel
phase-choosing-a-sign = válasszatok titkos jelet
phase-laying-out = kiterítés
phase-exchanging-with-the-table = cserélj, jelezz, kiálts
role-looks-left = balra néz
role-looks-partner = a társára néz
role-looks-right = jobbra néz
do-kems = kem’s!
do-double-kems = dupla kem’s!
do-counter-kems = kontra kem’s!
do-stop-kems = stop kemps!
do-make-sign = jelez
do-sign-wink = kacsintás
do-sign-cheek = arcvakarás
do-sign-nose = orrérintés
do-sign-ear = fülhúzás
do-sign-brow = szemöldökhúzás
do-sign-yawn = ásítás
do-sign-tongue = nyelvöltés
do-sign-cough = köhintés
do-watch-left = balra néz
do-watch-partner = a társára néz
do-watch-right = jobbra néz
