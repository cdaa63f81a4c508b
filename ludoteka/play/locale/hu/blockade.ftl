# Blokád.

blockade-lonely = { $missing ->
    [own] Nem áll mellette saját figurád: { $cell }. Saját és ellenséges szomszéd is kell.
   *[enemy] Nem áll mellette ellenség: { $cell }. Saját és ellenséges szomszéd is kell.
}
