# Was das Regal von Home Racers sagt, auf Deutsch.

name = Home Racers
feel = Spielzeugautos im höchsten Gang durchs Wohnzimmer.
build = Zeichne im Strecken-Editor deine eigene Strecke
piece-blue = Blaues Auto
piece-green = Grünes Auto
piece-yellow = Gelbes Auto
piece-red = Rotes Auto
