# Sax.

chex-put-beside = Figurát olyan üres mezőre lehet lerakni, amely oldalával vagy sarkával egy másik figura mellett van.
chex-draw-first = Hogy melyik figurát rakod le, sorsolás dönti el: előbb húzz egyet.
chex-put-drawn = Figurát húztál, ezért azt kell lerakni.
chex-not-in-box = Ilyen figurád nem maradt a dobozban.
chex-stuck = Ez a figura nem tud lépni: elállják az útját, vagy nélküle megszakadna a lánc: { $cell }.
chex-chain-or-ways = A figura ({ $cell }) nem léphet ide: { $to }. Nem így lép, valami útban van, vagy megszakadna a figurák lánca.
