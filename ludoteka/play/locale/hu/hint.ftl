# Miért ezt a lépést ajánlja a gép.

hint-wins = Ez azonnal nyer.
hint-wins-in = { $turns ->
    [one] Ez a következő lépéssel nyer.
   *[other] Ez { $turns } lépésben nyer, bármi a válasz.
}
hint-wins-surely = Ez nyer, bármi a válasz.
hint-stops = Különben az ellenfél azonnal nyer.
hint-gains = Ezzel anyagot vagy teret nyersz.
hint-longest = A játszma elveszett; így tart a legtovább.
hint-ahead = Ezzel előnyben maradsz: az esélyed körülbelül { $percent } %.
hint-behind = Hátrányban vagy (körülbelül { $percent } %); ez adja a legjobb esélyt.
hint-best = Ez látszik a legjobbnak.
hint-solves = { $moves ->
    [one] Ezzel megoldod a rejtvényt: { $line }.
   *[other] A rejtvény { $moves } lépésben megoldható: { $line }.
}
