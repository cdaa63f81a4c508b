# Cowrie races

cowries-throw-first = Throw the shells first, or pass.
cowries-no-passing = You may not pass by these rules.
cowries-exact = The disc on { $cell } needs exactly { $needed } to come home.
cowries-pile-in-the-way = A pile stands in the way to { $cell }, and piles are not jumped over.
cowries-greater-pile = A pile stands on { $cell }: only a pile at least as high may go there.
cowries-goes-to = With this throw the disc on { $cell } goes to { $to }.
cowries-castle = A disc of an opponent stands in the castle { $cell }: you cannot enter it.
