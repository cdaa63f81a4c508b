# Move-and-shoot games.

shooting-not-yours = Begin with one of your own amazons; there is none on { $cell }.
shooting-shut-in = The amazon on { $cell } is shut in: no cell beside it is free.
shooting-no-line = { $what ->
    [shot] { $cell } is not in line with { $from }: an arrow flies straight, along a row, a column or a diagonal.
   *[move] { $cell } is not in line with { $from }: an amazon moves straight, along a row, a column or a diagonal.
}
shooting-blocked = { $what ->
    [shot] The arrow cannot reach { $cell }: { $by } is in its way.
   *[move] The amazon cannot reach { $cell }: { $by } is in its way.
}
shooting-flies-on = The arrow does not stop on { $cell }: it flies until it meets an arrow, an amazon or the edge.
