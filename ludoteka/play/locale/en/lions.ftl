# Chu shogi and dai shogi.

lions-blocked = The piece on { $cell } has nowhere to go.
lions-own-piece = Your own piece stands on { $cell }.
lions-guarded = The lion on { $cell } is two cells away and protected: your lion may not take it.
lions-avenged = Your lion was just captured by another piece: now only a lion may take the lion on { $cell }.
lions-not-so = The move to { $cell } cannot be made in this way here.
lions-ways = The piece { $piece } on { $cell } cannot go there: see its ways in the rules.
