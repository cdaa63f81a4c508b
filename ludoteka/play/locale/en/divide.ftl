# Divide et impera, and reversed.

divide-first = The first man must be laid on { $cell }.
divide-beside = No man lies beside { $cell }: a new man must touch another by a side.
divide-beside-own = A new man must lie beside one of your own, or, if there is no such empty cell, beside another's; { $cell } does not.
