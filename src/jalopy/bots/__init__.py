"""Players that get a view and forks of the match, never the state."""
