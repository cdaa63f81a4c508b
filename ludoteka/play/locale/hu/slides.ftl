# Neutron.

slides-neutron-first = Előbb a neutron lép, csak utána az egyik gyalogod.
slides-pawn-now = A neutron már lépett: most egy gyalogoddal kell lépned.
slides-to-the-end = Minden figura addig csúszik egyenesen, amíg valami meg nem állítja; itt nem állhat meg: { $cell }.
slides-stuck = Ez a figura nem tud lépni: { $cell }.
