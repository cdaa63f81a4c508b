# Malomjátékok.

mills-place-first = { $count ->
    [one] Még van egy bábu a kezedben: lépni csak a lerakása után lehet.
   *[other] Még { $count } bábu van a kezedben: lépni csak akkor lehet, ha mindet leraktad.
}
mills-taken = { $point } foglalt; bábu csak üres pontra kerülhet.
mills-not-yours = Itt nincs bábud: { $point }.
mills-not-joined = { $flies ->
    [0] { $point } és { $to } nem szomszédos: a bábu a vonal mentén a következő pontra léphet.
   *[other] { $point } és { $to } nem szomszédos: a bábu a vonal mentén a következő pontra léphet. Ugrani csak { $flies } megmaradt bábuval lehet.
}
mills-take-enemy = Itt nem áll ellenséges bábu: { $point }. A malom az ellenfél egy bábuját veszi le.
mills-in-mill = Ez a bábu malomban áll, ezért nem vehető le: { $point }.
mills-closed-at-first = A legelső bábut nem szabad ide tenni: { $point }.
