# The words of the first match, in English.

guide-room = A toy car race over a rug, once round the sleeping cat, counter-clockwise. The numbered gates are passed in order, and whoever crosses the chequered line first at the end wins. The red car is yours; a bot drives the yellow one. Your die for the order was higher, so you choose your place first.
guide-place = A good place is proposed: your car already stands on it. Pins 2 to 4 are others; press one to look at it. Then come back to place 1, the front row on the left with the shortest way to the bend, and press “Place me here”.
guide-gear = Your turn. The lever says gear 1, and a whole path lies in front of your car: two tiles for each gear. The figure beside the second tile says how often the dice lead that far. “1 of 2” means that a turn is used up: gear 1 has two. Press “Roll”: gear, path and dice in one.
guide-drive = A 5: in gear 1 you drive one tile, and one more for each 5 or 6. So it became two, over the starting line and round the turn. Tiles that nobody stands on are taken away.
guide-other = The bot rolled a 2: one tile for it. From the second round on, whoever leads drives first.
guide-bend = Gear 2 is proposed, with four tiles. But tile 3 is a lane change, and gear 2 has none: that is one too many, and a black danger die waits there. It costs a tire when it shows 5 or 6. Bend the path: press tile 2, choose “straight on”, and what follows is laid anew. Then press “Roll”.
guide-push = No danger dice this time. A 6 and a 1: three tiles. Dice that show 1 to 4 could be rolled again, once in a turn, but each of them may cost a car point. Press “Leave it”.
guide-end = That is the heart of it: shift up on the straights and down before the bends, and take only the risks that pay. Worn tires steer like a higher gear, walls and other cars cost points. Tap a tile to bend any path, press M for the whole course, and “why?” shows the rule.
