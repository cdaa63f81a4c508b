# Gazdálkodós játékok

household-flat-first = Bútort és gépet csak az vehet, akinek már van lakása.
household-not-here = Ezt itt nem veheted meg, már megvan, vagy túl drága.
household-finish-first = Előbb fejezd be, amit a mező kér tőled.
household-cashier = A pénztáros a dobásod előtt vált 5000-es és 10 000-es takarékkönyvet, legfeljebb nyolcszor.
household-no-instalment = Nincs ilyen törlesztenivalód, vagy nincs rá elég pénzed.
household-no-loan = A pénztáros csak azt adja kölcsön, ami egy fizetéshez hiányzik, és egyszerre csak egy kölcsönt ad.
household-can-pay = Nem kell kiszállnod, amíg van betéted, vagy kölcsönt vehetsz fel.
