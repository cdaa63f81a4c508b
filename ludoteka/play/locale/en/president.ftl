# President

president-one-rank = Cards that are laid together have the same rank.
president-higher = Your cards must be higher than those on the table.
president-as-many = Lay as many cards as lie on the table: { $cards }.
president-in-order = Take cards of a rank from the left: { $card } first.
