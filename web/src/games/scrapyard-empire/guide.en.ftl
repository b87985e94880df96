# The words of the first match, in English.

guide-goal = This is the yard, in the middle of a match. Whoever first builds two inventions wins. You are Digby Spade and have one already: the Glove of Ruin, at the bottom left. Across sits Jerry Riggsby, played by a bot.
guide-hand = Your hand is the build guide. The Flight Pack takes three built machines; the Biomonitor stands, Navigatrix and Jet Propulsion are missing, and each of those takes three parts. A tick means that you have it. The blackboard says where the rest lies: the Gearbox is second in the scrap, Jerry has a Metal Casing.
guide-dig = You drew a part; now you have two actions. First the Gearbox: dig for parts. A die decides whether the dig succeeds, and Digby needs no more than a 3. Press “Dig”, part, or the scrap pile itself.
guide-pass = A 5: the dig succeeds. Cards are laid out one by one, and there is no way back to a card that you passed. Nobody needs this pendulum: dig on.
guide-take = The Gearbox! The Navigatrix in your hand says “Take it: ready”. Take it.
guide-trade = One action is left. The Metal Casing lies in front of Jerry. You could try to steal it, with a 5 or a 6; you could also ask. Offer him a trade of parts.
guide-give = What can you spare? Your Piston is wanted by one card only, and that one is not ready anyway. Give the Piston.
guide-want = And you want the Metal Casing. He may accept, refuse, or make one counter-offer; a trade that comes to nothing costs no action.
guide-build = He accepts. Now the build phase: as much as you like, one at a time. What is ready is marked green. Build the Navigatrix; its parts go onto the scrap pile.
guide-build-again = And Jet Propulsion. Built machines have abilities, once each; a used one is turned sideways.
guide-invention = All three machines stand. Build the Flight Pack!
guide-end = Two inventions: you have won. That is the heart of it: find parts, build machines, build inventions. Machines and characters can do much more; when something is new, the log and “why?” show the rule.
