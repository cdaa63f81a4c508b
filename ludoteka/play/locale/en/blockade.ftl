# Blockade.

blockade-lonely = { $missing ->
    [own] None of your men stands beside { $cell }: there must be one of yours and one of the enemy's.
   *[enemy] No enemy stands beside { $cell }: there must be one of yours and one of the enemy's.
}
