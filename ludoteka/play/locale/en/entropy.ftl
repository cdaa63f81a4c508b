# Entropy.

entropy-no-friend = The man on { $cell } touches none of his own, so he cannot move.
entropy-no-way = There is no straight free way from { $from } to { $cell }.
entropy-must-join = Your isolated man must be joined first: { $cells }.
