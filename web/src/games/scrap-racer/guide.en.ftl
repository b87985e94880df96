# The words of the first match, in English.

guide-circuit = This is the circuit. Whoever is farthest ahead after three laps wins. The blue Swifty is yours; bots drive Crusher and Hover. All wait behind the finish line.
guide-first-die = Your turn begins with a die: a 3. More dice take you farther, since you drive their sum. Press “Roll”.
guide-stop = 3 and 5, that is 8 spaces. But a second 3 or 5 would be a double, and then you would not drive at all: two faces of six. The dark faces show which. Better take the 8: press “Stop”.
guide-drive = Swifty drove 8 spaces. Its move ended in a curve, so its ability added one: every racer has a talent of its own. And on space 9 lay a boost marker, which is yours now.
guide-crash = Crusher wanted too much: a second 4. A double means a crash card instead of a drive, this time a mild one. For the fright there is a bonus marker; three of them are worth a bonus card.
guide-push = Your turn again, 5 and 3 lie there. This time be bold, for you have a boost marker in hand. Press “Roll”.
guide-boost = A double! Now the marker helps: “Turn” puts the last die on its head, so the 3 becomes a 4, and the double is gone.
guide-stop-again = 5, 3 and 4 make 12. The marker is spent; enough for now. Press “Stop”.
guide-end = Space 21, and the next boost marker. That is the heart of it: roll, stop in time, use what you find. Two racers on one space fight for it; at the finish line there are goal cards. When something is new, the log and “why?” show the rule.
