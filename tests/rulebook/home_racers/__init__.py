"""One test per rule of Home Racers, and the printed examples."""
