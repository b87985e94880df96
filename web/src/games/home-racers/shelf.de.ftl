# Was das Regal von Home Racers sagt, auf Deutsch.

name = Home Racers
feel = Spielzeugautos im höchsten Gang durchs Wohnzimmer.
build = Zeichne im Strecken-Editor deine eigene Strecke
