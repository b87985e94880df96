"""Playing at the terminal: the board, the table, the questions, the end of a match."""
