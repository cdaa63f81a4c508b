# The tent game.

tents-not-back = The tent on { $cell } was moved last and may not go back at once.
tents-into-gap = Tents are tipped into the free light cell, { $cell }.
tents-too-far = From { $cell } the free cell { $gap } cannot be reached by two tips over one dark cell.
