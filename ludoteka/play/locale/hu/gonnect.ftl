# Gotlakozás.

gonnect-no-pass = Passzolni nem lehet: akinek nincs szabályos lépése, vesztett.
