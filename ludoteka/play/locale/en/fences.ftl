# Confound.

count-fences = fences
do-along = upright
fences-none-left = You have no fences left.
fences-crossing = A fence already crosses there.
fences-on-fence = A fence already stands on part of that place.
fences-shuts = That fence would shut the other off from your home cells.
fences-no-way = A piece goes to a neighbouring cell, and not through a fence; { $cell } cannot be reached.
