# Taktika.

tactics-frozen = Ez a figura fagyasztott, nem léphet: { $cell }.
tactics-blocked = Ennek a figurának nincs szabad mezője, ahova léphetne: { $cell }.
tactics-no-capture = Ez a mező foglalt ({ $cell }), ütni pedig ebben a játékban nem lehet.
tactics-ways = { $piece ->
    [rook] A bástya egyenesen lép, csak üres mezőkön át.
    [bishop] A futó átlósan lép, csak üres mezőkön át.
   *[other] A vezér egyenesen vagy átlósan lép, csak üres mezőkön át.
}
