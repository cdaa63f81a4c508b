# Rulett

roulette-enough = Már { $chips } zsetont tettél, egy pörgetés előtt többet nem szabad.
roulette-chip-first = Előbb vegyél a kezedbe egy zsetont, aztán válaszd ki a helyét.
roulette-too-little = Csak { $have } a pénzed.
roulette-not-taken = Ennél az asztalnál ilyen tét nincs.
roulette-even = Ennek a tétnek a felét is fizethetik, ezért csak páros értékű zseton tehető ide.
