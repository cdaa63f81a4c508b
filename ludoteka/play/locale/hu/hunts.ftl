# Beszorítós játékok.

hunts-empty = Itt nincs bábu: { $cell }.
hunts-not-yours = Ez a bábu nem a tiéd: { $cell }.
hunts-occupied = Ez a mező foglalt: { $cell }.
hunts-ground = Ide nem lehet bábut letenni: { $cell }.
hunts-place-first = Először le kell tenni egy bábut, egy üres mezőre.
hunts-no-line = Egy lépéssel nem vezet vonal innen oda: { $from }, { $cell }.
hunts-wrong-way = { $cell } szomszédos ezzel: { $from }, de a te bábuid abba az irányba nem léphetnek.
hunts-never = A bábud erre a mezőre nem léphet: { $cell }.
hunts-return = A lépést nem szabad azonnal visszacsinálni: ide csak később mehet vissza: { $cell }.
hunts-guarded = Ide csak az a bábu léphet, amelyik mellett ellenség áll: { $cell }.
hunts-apart = Itt a bábud egy vonalba kerülne egy ellenséggel: { $cell }.
hunts-must-capture = { $count ->
    [one] Ütéskényszer van; ezzel a bábuval tudsz ütni: { $cells }.
   *[other] Ütéskényszer van; ezekkel a bábukkal tudsz ütni: { $cells }.
}
hunts-longest = A lehető legtöbb bábut kell leütni, az egész ugrássorozattal.
