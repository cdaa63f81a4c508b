# Slapping games

slaps-once = You have slapped already since the last card was turned.
slaps-no-cards = You may not slap any more.
slaps-too-early = There are no two cards to compare yet.
