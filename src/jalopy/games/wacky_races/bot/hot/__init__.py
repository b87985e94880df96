"""What the rookie reckons with, over and over. Compiled with the rules, so it stands on them and the kernel alone."""
