"""What bots know about Home Racers."""
