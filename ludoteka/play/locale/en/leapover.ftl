# Leapover.

leapover-row = You fill rows from the left: take the first empty cell of a row.
leapover-column = You fill columns from below: take the lowest empty cell of a column.
