# Amit a dámajátékok mondanak.

draughts-not-in-play = Erre a mezőre soha nem kerülhet bábu: { $cell }.
draughts-empty = Ezen a mezőn nincs bábu: { $cell }.
draughts-not-yours = Ez a bábu nem a tiéd: { $cell }.
draughts-blocked = Ez a bábu most nem tud lépni: { $cell }.
draughts-nothing-to-huff = Nincs mit lefújni: egyik bábu sem mulasztott ütést.
draughts-must-capture = { $count ->
    [one] Ütéskényszer van; ezzel a bábuval kell ütnöd: { $cells }.
   *[other] Ütéskényszer van; { $count } ütés közül választhatsz, innen indulva: { $cells }.
}
draughts-most = A lehető legtöbb bábut kell ütnöd, most ennyit: { $count }.
draughts-going-on = A dámának oda kell érkeznie, ahonnan tovább tud ütni, ezért ide nem: { $cell }.
draughts-occupied = Ez a mező foglalt: { $cell }.
draughts-no-line = Innen: { $from } nem vezet egyenes út ide: { $cell }.
draughts-forward = A közönséges bábu csak előre léphet, innen: { $from } ide: { $cell } nem.
draughts-one-cell = { $piece ->
    [king] A dáma egyszerre csak egy mezőt léphet, innen: { $from } ide: { $cell } nem.
   *[man] A közönséges bábu egyszerre csak egy mezőt léphet, innen: { $from } ide: { $cell } nem.
}
draughts-in-the-way = Bábuk állnak az útban a két mező között: { $from }, { $cell }.
draughts-no-man-in-hand = Nincs több lerakható bábud.
draughts-not-a-starting-cell = Bábut csak a saját alapállásod mezőire lehet lerakni.
draughts-stays = Ez a bábu elérte a túlsó sort, innen már csak ütni tud: { $cell }.
draughts-king-must-leave = A tábla szélén álló királynak most el kell lépnie innen: { $cell }.
draughts-king-shuns = Király nem állhat meg a tábla szélén, csak ha közvetlenül mellette álló bábut ütött, ezért ide nem: { $cell }.
