# Pentominó, hexominó.

polyominoes-choose = Előbb válassz egy olyan figurát, amely még elfér a táblán, és azt, hogyan fordítod.
polyominoes-no-room = Ha a figura közepe itt van ({ $cell }), nem csupa szabad mezőt fed le.
