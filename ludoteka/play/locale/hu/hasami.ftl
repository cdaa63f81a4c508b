# Japán háború (haszami sogi).

hasami-not-yours = A(z) { $cell } mezőn nincs bábud.
hasami-stuck = A(z) { $cell } mezőn álló bábu nem tud lépni.
hasami-taken = { $cell } foglalt; bábu csak üres mezőre léphet.
hasami-out-of-reach = { $how ->
    [none] A bábu nem mehet { $cell } mezőről ide: { $to }. Vízszintesen vagy függőlegesen lép, üres mezőkön át.
    [once] A bábu nem mehet { $cell } mezőről ide: { $to }. Vízszintesen vagy függőlegesen lép, üres mezőkön át, vagy átugrik egy szomszédos bábut.
   *[series] A bábu nem mehet { $cell } mezőről ide: { $to }. Egy mezőt lép vízszintesen vagy függőlegesen, vagy szomszédos bábukat ugrik át egymás után.
}
