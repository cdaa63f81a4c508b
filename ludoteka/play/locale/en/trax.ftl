# Trax.

trax-first = The first tile is laid in the middle of the table.
trax-beside = No tile lies beside { $cell }: a new tile must touch another by a side.
trax-contradiction = This tile does not fit on { $cell }: its lines must go on in their colours, and no cell may be left into which three lines of one colour run.
trax-room = A tile on { $cell } would make the layout wider than the rules allow.
