# The words in the diagrams of the books in this language.

name-white = Beyaz
name-black = Siyah
name-red = Kırmızı
name-green = Yeşil
name-yellow = Sarı
name-blue = Mavi

name-king = şah
name-queen = vezir
name-rook = kale
name-bishop = fil
name-knight = at
name-pawn = piyon

count-home = evde
count-match = maç hedefi
count-pips = kalan adım
count-points = puan

ways-both = oraya gidebilir ya da orada alabilir
ways-move = oraya gidebilir, ama orada alamaz
ways-capture = orada yalnızca alabilir
ways-first = yalnızca ilk hamlesinde
ways-line = hat boyunca önüne bir şey çıkana kadar gider, ok ucu varsa istediği kadar uzağa
