# Kem's

kems-countered = You have said counter kem’s in this deal already.
kems-passed = You have passed; you are asked again when somebody exchanges a card.
kems-acts = You have acted { $count } times on these four cards; wait for the next ones.
kems-take-first = Choose a card of the table first, then the card you give for it.
kems-give-own = You can give only a card of your own hand.
