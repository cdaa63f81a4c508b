# Flitter.

flitter-first = The first triangle is laid in the middle of the table.
flitter-touches = No triangle lies along a side of { $cell }.
