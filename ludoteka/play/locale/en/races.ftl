# Hopping races.

races-empty = There is no man on { $cell }.
races-not-yours = The man on { $cell } is not yours.
races-occupied = { $cell } is occupied.
races-no-way = Neither a step nor a chain of jumps leads from { $from } to { $cell }.
races-stuck = The man on { $cell } can neither step nor jump.
