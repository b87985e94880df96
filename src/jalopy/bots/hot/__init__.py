"""What all bots share and is compiled with the rules, for it is asked thousands of times in a second."""
