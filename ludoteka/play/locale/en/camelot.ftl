# Camelot.

camelot-not-yours = You have no man on { $cell }.
camelot-go-on = The man on { $cell } must go on capturing.
camelot-no-path = No knight's path leads from { $cell } to { $to }: two cells one way and one cell across.
camelot-taken = { $cell } is taken; a path must end on an empty cell.
camelot-late = Both sides have { $few } men or fewer: only captures are allowed now.
camelot-must-capture = You can capture, so you must.
camelot-barred = Your own men bar the ways of the man on { $cell }.
