# Csapkodós játékok

slaps-once = Az utolsó fordítás óta már csaptál.
slaps-no-cards = Már nem csaphatsz.
slaps-too-early = Még nincs két összehasonlítható lap.
