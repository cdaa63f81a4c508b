"""Games of rows: mills, five in a row and their kin."""
