# Pylos.

pylos-carries = Ez a gömb másikat tart, nem mehet el: { $cell }.
pylos-not-carried = Ide csak akkor kerülhet gömb, ha négy gömb van alatta: { $cell }.
pylos-no-higher = Ennek a gömbnek nincs feljebb helye: { $cell }.
pylos-upwards = A táblán levő gömb csak magasabb szintre tehető át.
