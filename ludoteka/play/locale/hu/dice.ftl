# Pontokért játszott kockajátékok

dice-entry = Még nem állhatsz meg: az első felírt pontszámod legalább { $entry } legyen.
dice-throw-first = Most nem állhatsz meg: dobj.
dice-target = Elég pontod van a győzelemhez: állj meg.
