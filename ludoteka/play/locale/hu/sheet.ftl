# Kockajátékok pontozólappal

sheet-throws = Ebben a körben nincs több dobásod: tölts ki egy rovatot.
sheet-throw-first = Előbb dobj.
sheet-not-yours = Ez a rovat egy másik játékos oszlopában van.
sheet-full = Ez a rovat már ki van töltve.
sheet-down = Ezt az oszlopot felülről lefelé, sorban kell kitölteni.
sheet-up = Ezt az oszlopot alulról fölfelé, sorban kell kitölteni.
sheet-joker = A dzsóker a saját számának rovatába való; ha az már betelt, akkor egy alsó rovatba.
