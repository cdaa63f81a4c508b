# Reversi-játékok.

reversi-occupied = Ez a mező már foglalt: { $cell }.
reversi-no-flip = Az ide tett korong semmit sem fog közre: { $cell }. Legalább egy ellenséges korongot meg kell fordítani.
reversi-not-longest = Nem ez a leghosszabb sor: { $cell }. Azt a sort kell választani, amelyben több korong fordul meg.
reversi-no-pass = Csak akkor passzolhatsz, ha egyetlen korongot sem tudsz megfordítani.
reversi-middle = Az első négy korong a tábla négy középső mezőjére kerül.
reversi-no-disc = Nincs több korongod: passzolnod kell.
phase-first-discs = tégy korongot a négy középső mező egyikére
