# Twixt.

twixt-border = Ez az ellenfél szélső sora, ide csak ő tehet oszlopot: { $cell }.
twixt-not-linked = E két oszlop között nincs levehető léc.
twixt-link-or-end = Az oszlopot már letetted: most köss össze oszlopokat, vagy fejezd be a lépést.
twixt-no-link = Erre az oszlopra nem tehető léc, vagy a másik végénél kell kezdeni: { $cell }.
twixt-knight = Csak lóugrásnyira levő oszlopok köthetők össze.
twixt-crossed = Ez a léc keresztezne egy másikat.
