# Gyűrűk.

count-circles = kör
phase-replacing = csere a köreidben, vagy a lépés vége
phase-ending = fejezd be a lépést
rings-place-first = Előbb tegyél le egy figurát vagy passzolj, utána cserélhetsz.
rings-placed = Már letettél egy figurát: kör közepére kattintva cserélhetsz, vagy fejezd be a lépést.
rings-majority = A cseréhez { $number } figurád kell, hogy legyen a körben.
rings-nothing = Ebben a körben nincs mit cserélni: a gyűrűben álló figurák védettek.
