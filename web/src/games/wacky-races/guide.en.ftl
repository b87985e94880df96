# The words of the first match, in English.

guide-road = This is the road: from the starting board at the bottom up to the Finish Line on tile 25. Whoever reaches it first wins. The teal Convert-a-Car is yours; a bot drives the Turbo Terrific, and the four cars with square badges are neutral: nobody drives them, yet they may win. Dastardly waits on 00.
guide-first-card = Your turn. Below the board lie your three Movement cards. The first card of a turn works anywhere and takes you one space ahead. Play “Desert”.
guide-match = One space ahead. A second and a third card must match the tile you stand on. The star says that this space matches everything. Play “Forest”.
guide-power = Now you stand on Desert, and Prairie does not match. But you have four powers. “Convert-a-Wheel” draws a card and makes the next card match any tile. Press it.
guide-third-card = The power is turned down now: exhausted, until the Gas Station or a stroke of luck brings it back. Play “Prairie”.
guide-stop = Three cards are the most. Whirly-Rig could still trade places with the car ahead, but a power kept is worth something too. Press “Stop”.
guide-villain = You drew up to three cards, and then Dastardly moved: always to the next tile that matches the last discard, your Prairie. He was alone in the lead, so he laid a trap there and fell back behind everybody. Press the discard pile to see beforehand where he would go.
guide-others = The bot played a Desert, and Dastardly laid another trap, on tile 9. Whoever comes to a tile with a trap springs it, and that usually ends the turn. One of your powers, Drill-a-Way, cancels a Painted Tunnel by itself.
guide-end = From the second round on, the neutral cars move at the end of each round. That is the heart of it: chain matching cards, leave Dastardly a card that hurts others, and keep a power for the right moment. When something is new, the log and “why?” show the rule.
