# Okti és hexi.

octi-series = A tok éppen ugrik: folytasd vele az ugrást, vagy állj meg.
octi-home = Tokot csak otthoni meződre tehetsz, ha nem áll rajta ellenfél.
octi-no-pod = Nincs több tok a kezedben.
octi-prong = A tüskét egy saját tokba kell illeszteni, oda, ahol még nincs.
octi-no-prong = Nincs több tüskéd.
octi-way = Innen: { $cell }, ide: { $to } nem mehet a tok. Arra mutató tüske kell, és egy mezőt lép, vagy egy ellenfelet átugorva a mögötte levő üres mezőre jut.
