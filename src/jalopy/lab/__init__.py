"""Many matches at once, and what they tell."""
