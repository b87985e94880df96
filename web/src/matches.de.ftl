## My matches: loaded there

matches-shelf = Regal
matches-none = Noch keine Partie
matches-none-help = Was du auf diesem Gerät spielst, liegt hier: Tische, die auf dich warten, Ergebnisse, Aufzeichnungen und der Stand des Abends.
matches-waiting = Das wartet auf mich
matches-needs =
    { $tables ->
        [0] niemand wartet auf dich
        [one] 1 Tisch braucht dich
       *[other] { $tables } Tische brauchen dich
    }
matches-your-turn-for = Du bist dran, seit { $time }
matches-turn-of = { $name } ist dran, seit { $time }
matches-about =
    { $round ->
        [0] { $game }, eben begonnen
       *[other] { $game }, Zug { $round }
    }
matches-about-lobby = { $game }, noch nicht begonnen
matches-all-sit = Alle sitzen
matches-with = Mit { $names }
matches-with-bots = Gegen Bots
matches-look-in = Ansehen
matches-send-link = Link kopieren
matches-finished = Zu Ende
matches-count =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
matches-filter = Welche
matches-filter-all = Alle
matches-filter-friends = Mit Freunden
matches-filter-games = Nach Spiel
matches-show-all = Alle { $matches } zeigen
matches-nothing-here = Hier ist noch nichts.
matches-place = Platz { $place } von { $seats }
matches-of = von { $seats }
matches-replay = Ansehen
matches-podium = Podest
matches-rematch-on = Zur Revanche
figures-title = Zahlen nach Spiel
figures-legend = Siege in Prozent, ohne Übungen. Die weiße Kerbe ist der gleiche Anteil für alle.
figures-won = { $won } von { $matches } gewonnen
figures-dial = { $won } Siege
figures-matches =
    { $matches ->
        [one] Partie
       *[other] Partien
    }
figures-best =
    { $times ->
        [one] bester Platz, einmal
       *[other] bester Platz, { $times }-mal
    }
figures-times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
