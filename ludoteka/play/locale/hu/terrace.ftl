# Terasz.

terrace-shut-in = Ez a figura sehová sem léphet: { $cell }.
terrace-too-far = Ez a mező túl messze van, más szintre csak szomszédos mezőre lehet lépni: { $cell }.
terrace-no-way = A teraszon nem vezet ide út, mert ellenséget nem lehet átugrani, és a tábla közepén nem lehet átlépni: { $cell }.
terrace-down = Ez átlósan lefelé volna, ütés nélkül pedig lefelé csak egyenesen lehet lépni: { $cell }.
terrace-take-down = Ezt innen nem lehet leütni, mert ütni csak lefelé és átlósan lehet: { $cell }.
terrace-too-large = Ez a figura túl nagy, csak ugyanakkora vagy kisebb üthető: { $cell }.
terrace-own-t = A saját T-t nem lehet leütni: { $cell }.
