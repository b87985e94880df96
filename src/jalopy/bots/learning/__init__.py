"""How a value is learnt: positions from matches of bots, and a network that tells who will win them."""
