# Gó.

go-occupied = Ezen a ponton már áll kő: { $cell }.
go-suicide = Az ide tett kőnek nem maradna élete, és semmit sem ütne le: { $cell }. Az öngyilkosság tilos.
go-ko = Kó: ez a lépés visszaállítaná az ellenfél előző lépése előtti helyzetet: { $cell }. Előbb máshová kell lépni.
go-superko = Szuperkó: ez a lépés a tábla egy korábbi helyzetét állítaná vissza: { $cell }.
go-counting = A számlálás folyik: jelöld meg a halott köveket és fogadd el az állást, vagy folytasd a játékot.
go-not-counting = Számlálás csak azután következik, hogy mindkét játékos passzolt.
go-marked = Ez már meg van jelölve: { $cell }. Ha nem értesz egyet a jelöléssel, folytasd a játékot.
go-nobodys = Ez a pont amúgy sem számít senkinek: { $cell }.
