"""A designer's report: matches played for it, what they tell, and a page of its own for a game."""
