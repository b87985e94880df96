"""What every game stands on: questions, events, chance, cards, matches, records. It knows no game."""
