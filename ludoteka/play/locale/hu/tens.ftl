# Keresd a tízet!

tens-go-on = Már elindultál: válaszd a következő mezőt.
tens-three-cells = A három mezőnek különböznie kell.
tens-neighbour = A következő mezőnek oldalával vagy sarkával érintenie kell ezt: { $cell }.
tens-dead-end = Innen nem lehet továbbmenni: { $cell }.
tens-one-by-one = Egyenként válaszd a mezőket.
