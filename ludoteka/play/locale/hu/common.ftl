# Amit minden játék mond.

why-over = A játszma véget ért.
why-not-your-turn = Nem te következel.
why-first-step = { $count ->
    [0] Itt nincs mit választani.
   *[other] Ezzel nem lehet kezdeni: { $step }. Választható: { $some }.
}
why-next-step = { $count ->
    [0] A lépés ezzel teljes: { $after }.
   *[other] { $after } után nem következhet { $step }. Folytatás lehet: { $some }.
}

result-win = { $count ->
    [one] { $who } nyert: { $reason }.
   *[other] { $who } nyertek: { $reason }.
}
result-draw = Döntetlen: { $reason }.
result-solved = Megoldva: { $reason }.
result-unsolved = Nincs megoldva: { $reason }.

reason-none = nincs eredmény
reason-checkmate = matt
reason-stalemate = patt
reason-half-win = patt, ¾ : ¼ pont
reason-repetition = ismétlődő állás
reason-no-progress = túl sok lépés haladás nélkül
reason-insufficient = egyik félnek sincs elég bábuja a győzelemhez
reason-no-pieces = elfogytak a bábuk
reason-too-few-pieces = túl kevés bábu maradt
reason-no-moves = nincs lehetséges lépés
reason-row = teljes sor
reason-full-board = megtelt a tábla
reason-connected = létrejött az összeköttetés
reason-ring = létrejött a gyűrű
reason-bridge = létrejött a híd
reason-fork = létrejött a villa
reason-count = számolás alapján
reason-majority = megvan a többség
reason-goal = célba ért
reason-captured = elesett a döntő bábu
reason-solved = a feladvány megoldva
reason-perpetual-check = örökös sakk
reason-impasse = holtpont
reason-dropped = visszautasított duplázás
reason-borne-off = minden bábu kijátszva
reason-target = megvan a kitűzött pontszám
reason-resigned = feladás
reason-agreed = megegyezés
reason-timeout = lejárt az idő
reason-forfeit = kizárás
reason-enclosed = bekerítés
reason-fort = a király erődje bevehetetlen
reason-passed = mindenki passzolt
reason-limit = a játszma elérte a leghosszabb megengedett hosszt
reason-last = az utolsó talpon maradt
reason-broken-rule = szabálysértés
reason-square = elkészült egy négyzet
