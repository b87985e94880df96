# The words of Home Racers at the terminal in English. The conventions are told in jalopy/texts.py.

terminal-sheet = Car { $number } { $arrow } { $seat }: gear { $gear }, lap { $lap }, tires { $tires }, car { $car }
terminal-room-signs = 1 to 4 are cars, + the path · free, : higher up, ▒ furniture, | line, - gate, x caltrops, ~ leak, » booster, T tires; capital letters are entrances, small ones exits.
