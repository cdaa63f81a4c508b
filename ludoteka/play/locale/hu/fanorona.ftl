# Amit a fanorona mond.

fanorona-empty = Ezen a ponton nincs bábu: { $cell }.
fanorona-not-yours = Ez a bábu nem a tiéd: { $cell }.
fanorona-same-piece = Csak ez a bábu folytathatja az ütéssorozatot: { $cell }. Meg is állhatsz.
fanorona-must-capture = { $count ->
    [one] Ütéskényszer van; ezzel a bábuval tudsz ütni: { $cells }.
   *[other] Ütéskényszer van; ezekkel a bábukkal tudsz ütni: { $cells }.
}
fanorona-no-line = Nem köti össze vonal ezt a két pontot: { $from }, { $cell }.
fanorona-occupied = Ez a pont foglalt: { $cell }.
fanorona-visited = A bábu ebben a sorozatban már járt itt: { $cell }.
fanorona-turn = Ütéssorozatban minden lépésnél irányt kell váltani, ezért most nem mehetsz tovább egyenesen ide: { $cell }.
fanorona-series-captures = A sorozatot csak ütéssel lehet folytatni, ez a lépés viszont semmit sem üt: { $cell }.
