# Szókirakók

words-tile-first = Előbb vegyél egy betűt a tartódról, aztán válaszd ki a mezőjét; a szót az első új betűjétől kezdve kell lerakni.
words-no-tile = Nincs { $tile } betűd.
words-no-word = Így a szójegyzék egyetlen szava sem rakható ki.
words-no-word-using = Így a szójegyzék egyetlen szava sem rakható ki; a szónak fel kell használnia legalább egyet a táblán levő betűkből.
