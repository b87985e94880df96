# Die Wörter von Scrap Racer im Terminal auf Deutsch. Die Regeln für Ids und Variablen stehen in jalopy/texts.py.


## Der Tisch

terminal-head-space = Feld
terminal-head-laps = Rd.
terminal-head-bonus = Bonus
terminal-head-boost = Boost
terminal-head-cards = Kart
terminal-at-the-line = Start
terminal-last-round = letzte Runde
terminal-turn-order = Folge
terminal-markers = Deine Boost-Marker: { $markers }
terminal-cards = Deine Bonuskarten: { $cards }
terminal-driving =
    { $you ->
        [yes] Du fährst mit { $racer } …
       *[no] { $seat } fährt mit { $racer } …
    }


## Was eine Antwort bewirkt

terminal-outlook-roll = { $risk } % Gefahr eines Paschs ({ $faces })
terminal-outlook-again = ein neuer Würfel, { $risk } % Gefahr eines Paschs
terminal-outlook-die = aus der { $before } wird eine { $after }: zusammen { $total }
terminal-outlook-double = aus der { $before } wird eine { $after }: ein Pasch!
terminal-outlook-drive =
    { $over ->
        [yes] { $spaces } weit über die Linie auf Feld { $space }
       *[no] { $spaces } weit auf Feld { $space }
    }
terminal-outlook-step = Fähigkeit: { $spaces } mehr, auf Feld { $space }
terminal-outlook-fight = Kampf mit { $others }
terminal-outlook-stopped = { $total } weit auf Feld { $space }, Bonuskarten davor oder danach
terminal-outlook-crash = eine Karte vom { $pile }
terminal-outlook-lap-marker = ein Rundenmarker
terminal-outlook-goal-card = eine Zielkarte
terminal-outlook-collected = ein Boost-Marker
terminal-outlook-bonus-marker = ein Bonusmarker

terminal-odds-title = Wenn du nach { $dice } (zusammen { $total }) weiterwürfelst, ohne Boost-Marker:
terminal-odds-line =
    { $count ->
        [one] 1 Würfel mehr
       *[other] { $count } Würfel mehr
    }: { $risk } % Pasch, sonst im Mittel { $total }; { $worth }, wenn ein Pasch 0 zählt


## Vorher und nachher

terminal-scrap-racer-how =
    Drei Runden: wer am Ende der letzten am weitesten vorne liegt, gewinnt. Würfle Würfel um Würfel und höre auf, wenn es
    reicht; dann fährt dein Racer ihre Summe. Eine Zahl, die schon liegt, ist ein Pasch: du crashst, eine Karte entscheidet,
    und du bekommst einen Bonusmarker. Drei davon sind eine Bonuskarte. Zwei Racer auf einem Feld kämpfen darum.
terminal-welcome-you = Du fährst { $racer }. { $racer-ability }
terminal-legend = Gerade { $straight }  Kurve { $curve }  Boost-Marker { $marker }  leeres Boost-Feld { $space }  Ziellinie { $line }
terminal-legend-boosts = Boost-Marker ändern den letzten Würfel: { $plus } eins herauf oder herunter  { $again } neu werfen  { $turn } umdrehen
terminal-over = Das Rennen ist vorbei
terminal-won =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $seat } hat mit { $racer } gewonnen.
    }
terminal-by-round = Das Rennen nach Runden: wer wo lag
terminal-lead-changes =
    { $count ->
        [0] Wer nach der ersten Runde führte, führte bis zum Ende.
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
terminal-distance = Gefahrene Strecke
terminal-round-head = Runde
