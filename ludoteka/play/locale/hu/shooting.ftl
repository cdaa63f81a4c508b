# Lépek-lövök játékok.

shooting-not-yours = Saját amazonnal kell kezdeni; itt nem áll a tiéd: { $cell }.
shooting-shut-in = Ez az amazon be van szorítva, nincs mellette szabad mező: { $cell }.
shooting-no-line = { $what ->
    [shot] A nyíl egyenesen repül, sorban, oszlopban vagy átlósan; innen nem érheti el ezt a mezőt: { $from } – { $cell }.
   *[move] Az amazon egyenesen lép, sorban, oszlopban vagy átlósan; innen nem érheti el ezt a mezőt: { $from } – { $cell }.
}
shooting-blocked = { $what ->
    [shot] A nyíl nem repülhet idáig: { $cell }; az útját elállja: { $by }.
   *[move] Az amazon nem léphet idáig: { $cell }; az útját elállja: { $by }.
}
shooting-flies-on = A nyíl itt nem áll meg: { $cell }; addig repül, amíg nyílba, amazonba vagy a tábla szélébe nem ütközik.
