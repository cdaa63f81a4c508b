# Emergo és hexemergo.

phase-shadow = minden korong lerakása egy oszlopként
emergo-capture = Kötelező ütni.
emergo-most = Kötelező ütni, mégpedig a legtöbb korongot hozó sorozattal.
emergo-enter = Előbb le kell rakni egy korongot: amíg van kézben, az oszlopok nem lépnek.
emergo-centre = Az első korong nem kerülhet a középső mezőre.
emergo-feeds = Az ott lerakott korong ütésre kényszerítené az ellenfelet, aki még semmit sem támad: ez nem szabad.
emergo-step = Az oszlop szomszédos üres mezőre lép; ez nem az: { $cell }.
