"""What bots know about Wacky Races."""
