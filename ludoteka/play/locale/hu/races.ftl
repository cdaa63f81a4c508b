# Helycserélő versenyek.

races-empty = Itt nincs bábu: { $cell }.
races-not-yours = Ez a bábu nem a tiéd: { $cell }.
races-occupied = Ez a mező foglalt: { $cell }.
races-no-way = Sem lépés, sem ugrássorozat nem vezet innen oda: { $from }, { $cell }.
races-stuck = Ez a bábu se lépni, se ugrani nem tud: { $cell }.
