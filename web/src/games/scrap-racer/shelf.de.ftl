# Was das Regal von Scrap Racer sagt, auf Deutsch.

name = Scrap Racer
feel = Noch ein Würfel? Fordere dein Glück heraus, bis etwas abfällt.
build = Leg im Streckenbau deine eigene Strecke
