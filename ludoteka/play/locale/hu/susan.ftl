# Susan.

susan-shut-in = Ennek a figurának nincs üres szomszédja, ahová eltolható volna: { $cell }.
susan-neighbour = Ez a mező túl messze van, csak szomszédos mezőre lehet tolni: { $cell }.
