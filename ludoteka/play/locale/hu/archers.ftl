# Íjászles.

archers-credit = Előbb mondd meg, melyik íjászod talált: ő lesz kiváltságos.
archers-recall = Válassz üres mezőt a táborodban a sebesült íjásznak, vagy hagyd ki.
archers-arrived = Ez az íjász már célba ért, a helyén marad.
archers-stuck = Ez az íjász nem tud lépni: { $cell }.
archers-no-line = Nem köti össze vonal: { $cell } és { $to }.
archers-not-back = Az íjászok visszafelé, a saját táboruk felé nem léphetnek.
