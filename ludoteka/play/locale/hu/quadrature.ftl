# Kvadratúra.

quadrature-stuck = Ennek a figurának nincs szabályos lépése: { $cell }.
quadrature-step = A figura egy mezőt léphet előre (egyenesen vagy átlósan) vagy oldalra.
quadrature-suicide = Ez az ellenfél téglalapjának negyedik sarka, ide tilos lépni: { $cell }.
quadrature-tame = A jelződ kettőt mutat: újabb oldallépés csak ütéssel lehetséges.
