# Divide et impera, és fordítva.

divide-first = Az első figurát ide kell tenni: { $cell }.
divide-beside = Nincs mellette figura: { $cell }. Az új figurának oldalával érintkeznie kell egy másikkal.
divide-beside-own = Saját figurád mellé kell tenni, vagy ha nincs ilyen üres mező, másé mellé; ez a mező nem ilyen: { $cell }.
