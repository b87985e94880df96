# Der Aufbau von Scrapyard Empire auf der Seite eines neuen Tisches, auf Deutsch.

length = Länge
rounds = { $rounds } Runden
    .note = höchstens
alone = Wie du allein spielst
with-character = Mit einer Figur
fact-set = { $characters ->
        [both] alle Figuren
        [expansion] Figuren der Erweiterung
       *[other] Figuren der Schachtel
    }
fact-rounds = höchstens { $rounds } Runden
fact-alone = { $character ->
        [yes] mit einer Figur
       *[other] ohne Figur
    }
