# Piramis.

pyramid-retreat = Megtámadtak: a megtámadott bábuval hátra kell lépned a támadás vonalából.
pyramid-step-back = Visszaverték a támadásodat: a támadó bábuval hátra kell lépned.
pyramid-late = A két szélen álló bábu nem teheti meg az első lépést.
pyramid-stuck = Ez a bábu nem tud lépni: { $cell }.
pyramid-held = Ez a bábu vesztegzár alatt van, nem mehet fölfelé.
pyramid-diagonal = A bábuk átlósan, a piros mezőkön lépnek egyet.
