# Szalta.

salta-empty = Itt nincs bábu: { $cell }.
salta-not-yours = Ez a bábu nem a tiéd: { $cell }.
salta-occupied = Ez a mező foglalt: { $cell }.
salta-called = „Szalta!” – át kell ugranod ezt a bábut: { $cell }.
salta-no-way = Innen oda sem átlós lépés, sem ellenség fölötti ugrás nem vezet úgy, hogy az ellenfél utána léphessen: { $from }, { $cell }.
salta-must-jump = Innen oda nem lehet lépni: { $from }, { $cell }. A bábuk átlósan lépnek, és aki előre ugorhat, annak ugrania kell.
