# Amerikai nyolcas

eights-fits = { $suit ->
    [C] Treffet, azonos értékű lapot, nyolcast vagy dzsókert tegyél.
    [D] Kárót, azonos értékű lapot, nyolcast vagy dzsókert tegyél.
    [H] Kőrt, azonos értékű lapot, nyolcast vagy dzsókert tegyél.
    [S] Pikket, azonos értékű lapot, nyolcast vagy dzsókert tegyél.
   *[any] Ez a lap nem illik ide.
}
eights-several = Egyszerre több lap csak akkor tehető, ha az értékük a felső lapéval egyezik.
eights-one = Egyszerre csak egy lapot lehet letenni.
