"""How scenes are drawn: pieces on cells, what lies beside the board, the board with its marks."""
