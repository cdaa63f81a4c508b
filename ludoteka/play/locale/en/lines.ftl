# Lines of action.

lines-no-line = { $cell } is not on a row, column or diagonal with { $from }.
lines-distance = { $cell } is { $far } away; on this line there are { $count } men, so exactly { $count } cells must be gone.
lines-enemy-between = The enemy on { $cell } is in the way: only your own men can be jumped over.
