# What the shelf says of Wacky Races in English.

name = Wacky Races
feel = Jostle up the road while a villain lays the traps.
