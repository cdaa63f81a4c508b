# Az ostábla és rokonai.

backgammon-throw-first = Előbb dobj, vagy ajánlj duplázást.
backgammon-answer = Az ellenfél duplázott: fogadd el, vagy add fel a játszmát.
backgammon-no-double = Most nem duplázhatsz: duplázni csak dobás előtt lehet, és csak annak, aki fordíthat a kockán.
backgammon-must-pass = Egyik szám sem játszható meg: passzolnod kell.
backgammon-may-not-pass = Nem passzolhatsz: van megjátszható szám, azt meg is kell játszani.
backgammon-no-man = Itt nem áll bábud: { $cell }.
backgammon-bar-first = Bábud van a sávon: előbb azt kell visszahoznod a táblára.
backgammon-not-there = Ide nem lehet lépni: { $cell }.
backgammon-backwards = A bábuk csak előre, a saját otthonuk felé haladhatnak.
backgammon-no-die = Egyik kockával sem lehet { $steps } mezőt lépni; a kockákon ez maradt: { $dice }.
backgammon-too-far = Ekkora dobással innen még nem vehető le bábu: { $cell }.
backgammon-closed = Zárt mező: { $cell }. Az ellenfélnek { $men } bábuja áll rajta.
backgammon-not-home = Bábut levenni csak akkor szabad, ha minden bábud a belső tábládon áll.
backgammon-rearmost = Előbb egy hátrébb álló bábut kell megjátszani.
backgammon-stuck = Ezzel a bábuval most egyik szám sem játszható meg: { $cell }.
backgammon-both = Ha lehet, mindkét számot meg kell játszani; e lépés után a másik már nem volna megjátszható.
backgammon-higher = Csak az egyik szám játszható meg, és annak a nagyobbnak kell lennie.
backgammon-vanguard = Az első bábudnak meg kell tennie a fél kört, mielőtt egy másik elindulhatna.
backgammon-quarter = A kiinduló negyeded mind a hat mezőjét nem foglalhatod el egyszerre.
backgammon-pinned = Foglyul ejtett bábu: { $cell }. Nem léphet, amíg rajta áll az ellenfél.
backgammon-pins-there = Itt foglyul ejtették a bábudat, ezért a mező az ellenfélé: { $cell }.
backgammon-not-free = Amíg egy bábud fogságban van, nem vehetsz le bábut.
