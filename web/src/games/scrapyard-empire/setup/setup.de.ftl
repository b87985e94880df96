# Der Aufbau von Scrapyard Empire auf der Seite eines neuen Tisches, auf Deutsch.

length = Länge
rounds = { $rounds } Runden
    .note = höchstens
alone = Wie du allein spielst
with-character = Mit einer Figur
