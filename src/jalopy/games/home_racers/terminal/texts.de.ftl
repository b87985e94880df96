# Die Wörter von Home Racers im Terminal auf Deutsch. Die Regeln für Ids und Variablen stehen in jalopy/texts.py.

terminal-sheet = Auto { $number } { $arrow } { $seat }: Gang { $gear }, Runde { $lap }, Reifen { $tires }, Auto { $car }
terminal-room-signs = 1 bis 4 sind Autos, + der Weg, · frei, : weiter oben, ▒ Möbel, | Linie, - Tor, x Krähenfüße, ~ Öllache, » Turbo, T Reifen; Großbuchstaben sind Eingänge, kleine Ausgänge.
