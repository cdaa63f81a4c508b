# Játék a betűkkel

letters-title-apart = A felirat betűit a saját táblád üres mezőire kell rakni, egyiket sem a másik mellé.
letters-own-board = Ez nem a te táblád.
letters-begun = A szavadat már elkezdted: válaszd ki a következő betűjét a tartóból, vagy vegyél vissza.
letters-begin-here = Itt nem kezdődhet szó: betű áll előtte, nincs hely, vagy nincs így folytatódó szó.
letters-cell-first = Előbb válaszd ki a szó első mezőjét és az irányát.
letters-no-word = A szójegyzékben nincs így folytatódó szó.
