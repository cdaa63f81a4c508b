# The three-forint chase.

count-moves-left = moves left
coins-hunter = The hunter stands on { $cell }: the hunted coin may not step there.
coins-no-line = No line leads to { $cell } from there.
