# Fekete sarok.

black-path-first = Az első lap a fekete sarokkal átellenes sarokba kerül.
black-path-edge = A vonal a bal felső saroknál kezdődik: oda kerül az első lap.
black-path-second = A második lap az első mellé kerül.
black-path-head = A fővonalat itt kell folytatni: { $cell }.
