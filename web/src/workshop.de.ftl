## The workshop: loaded there

workshop-title = Werkstatt
workshop-game = Spiel
workshop-seats = Spielende
workshop-seats-count = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
workshop-bots = Wer spielt
workshop-bots-rookie = Neulinge
workshop-bots-random = Per Los
workshop-about = { $bots ->
    [random] { $seats } Plätze, jede Antwort per Los
   *[other] { $seats } Neulinge
}
workshop-printed = Die gedruckte Schachtel
workshop-changed = Eine geänderte Schachtel
workshop-none = An der Schachtel dieses Spiels lässt sich noch nichts ändern.
workshop-misread = Ein Teil dieses Links ist keine Änderung dieser Schachtel und wurde weggelassen.
workshop-undo = Zurück
workshop-report = Bericht
workshop-box = Die Schachtel
workshop-results = Was die Partien sagen

workshop-changes-none = Noch nichts geändert
workshop-changes = { $changes ->
    [one] Eins geändert
   *[other] { $changes } Dinge geändert
}
workshop-changes-help = Dreh an einem Knopf, und viele Partien zeigen, was er tut.
workshop-alone = was jedes allein tut, in Gewinnpunkten
workshop-alone-of = { $name } { $points }
workshop-alone-open = nicht entschieden
workshop-alone-many = Bei mehr als sechs Änderungen probiert niemand jede allein aus.
workshop-from-to = von { $from } auf { $to }
workshop-on = an
workshop-off = aus
workshop-switched = { $on } von { $of } an
workshop-back = Wie gedruckt: { $knob }
workshop-was = war { $was }
workshop-range = { $least } bis { $most }
workshop-fewer = Eins weniger: { $knob }
workshop-bounds = von { $least } bis { $most }
workshop-more = Eins mehr: { $knob }
workshop-close = Schließen
workshop-in-all = { $count } insgesamt

workshop-pause = Pause
workshop-go-on = Weiter
workshop-done = { $done } von { $of } Partien
workshop-done-both = { $done } von { $of } Partien je Schachtel
workshop-begins = Die ersten Partien werden gespielt …
workshop-stale = Das sind die Zahlen der Schachtel davor; gleich kommen die neuen.
workshop-left = { $seconds ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $seconds } s
}
workshop-left-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } min
}
workshop-sure = ±{ $points } Punkte
workshop-paused = angehalten
workshop-finished = alle gespielt
workshop-rail = Gespielte Partien

workshop-going-first = zuerst dran
workshop-going-second = als Zweites dran
workshop-going-third = als Drittes dran
workshop-going-fourth = als Viertes dran
workshop-going-fifth = als Fünftes dran
workshop-going-sixth = als Sechstes dran
workshop-going-seventh = als Siebtes dran
workshop-going-last = zuletzt dran
workshop-goes-first = Zuerst dran
workshop-goes-second = Als 2.
workshop-goes-third = Als 3.
workshop-goes-fourth = Als 4.
workshop-goes-fifth = Als 5.
workshop-goes-sixth = Als 6.
workshop-goes-seventh = Als 7.
workshop-goes-last = Zuletzt dran
workshop-short-first = zuerst
workshop-short-second = 2.
workshop-short-third = 3.
workshop-short-fourth = 4.
workshop-short-fifth = 5.
workshop-short-sixth = 6.
workshop-short-seventh = 7.
workshop-short-last = zuletzt

workshop-said-order-most = { $name } gewinnt am meisten: { $rate } % statt fairer { $fair } %
workshop-said-order-still = { $name } gewinnt noch immer am meisten: { $rate } % statt fairer { $fair } %
workshop-said-order-now = { $name } gewinnt jetzt am meisten: { $rate } % statt fairer { $fair } %
workshop-said-order-apart = { $name } gewinnt mehr als { $other }: { $rate } % gegen { $least } %
workshop-said-order-even = Die Reihenfolge zählt kaum: { $name } gewinnt { $rate } %, { $other } { $least } %
workshop-said-order-early = Noch zu früh: { $name } gewinnt bisher { $rate } %, { $other } { $least } %
workshop-said-name-most = { $name } gewinnt am meisten: { $rate } % statt fairer { $fair } %
workshop-said-name-still = { $name } gewinnt noch immer am meisten: { $rate } % statt fairer { $fair } %
workshop-said-name-now = { $name } gewinnt jetzt am meisten: { $rate } % statt fairer { $fair } %
workshop-said-name-apart = { $name } gewinnt mehr als { $other }: { $rate } % gegen { $least } %
workshop-said-name-even = Niemand liegt klar vorn: { $name } gewinnt { $rate } %, { $other } { $least } %
workshop-said-name-early = Noch zu früh: { $name } gewinnt bisher { $rate } %, { $other } { $least } %
workshop-said-length = Eine Partie hat { $turns } Züge und dauert etwa { $minutes } Minuten
workshop-said-was = (war { $was } %)
workshop-said-gap = Vom besten Platz der Reihenfolge zum schlechtesten sind es { $points } Punkte.
workshop-said-gap-same = Vom besten Platz der Reihenfolge zum schlechtesten sind es { $points } Punkte, wie zuvor.
workshop-said-gap-changed = Vom besten Platz der Reihenfolge zum schlechtesten sind es jetzt { $points } Punkte, es waren { $was }.
workshop-said-strongest = { $name } gewinnt { $rate } % seiner Partien, { $other } { $least } %.
workshop-said-nobody = Die übrigen { $rate } % gewinnt niemand am Tisch.
workshop-said-order-settled = { $name } schlägt { $other }
workshop-said-name-settled = { $name } schlägt { $other }
workshop-said-order-open = { $name } oder { $other }? Braucht etwa { $matches } Partien.
workshop-said-name-open = { $name } oder { $other }? Braucht etwa { $matches } Partien.
workshop-settled = Entschieden:
workshop-settled-none = noch nichts.
workshop-open-mark = Offen:

workshop-effects = Was die Änderung bewirkt
workshop-effects-none = Noch ist keine Wirkung entschieden: Was immer die Änderung am Gewinnen ändert, es sind weniger als { $points } Punkte.
workshop-effect-turns = Züge je Partie
workshop-effect-decisions = Entscheidungen je Partie
workshop-effect-lead_changes = Führungswechsel
workshop-effect-half-time = Wer zur Halbzeit führt, gewinnt
workshop-effect-rate = { $was } → { $now } %
workshop-effect-length = { $was } → { $now }
workshop-effect-points = { $low } bis { $high } Punkte
workshop-effect-part = { $low } bis { $high } %

workshop-by-order = Siege nach Reihenfolge
workshop-fair = fair { $fair } %
workshop-now = jetzt
workshop-printed-column = gedruckt
workshop-this-box = diese Schachtel
workshop-printed-box = gedruckte Schachtel
workshop-rate = { $rate } %
workshop-between = { $low } bis { $high } %
workshop-turns = Züge je Partie
workshop-turns-line = { $mean } im Mittel; { $minutes } min
workshop-turns-line-was = { $mean } im Mittel, war { $was }; { $minutes } min
workshop-leads = Führungswechsel
workshop-leads-line = { $mean } im Mittel
workshop-leads-line-was = { $mean }, war { $was }
workshop-often-line = { $rate } %
workshop-often-line-was = { $rate } %, war { $was } %
workshop-histogram = { $title }: meist { $low } bis { $high }

workshop-play = Eine Partie mit dieser Schachtel
workshop-share = Teilen
workshop-copied = Link kopiert
workshop-unpack = Wieder wie gedruckt

workshop-report-title = Der volle Bericht
workshop-report-lead = Der Bericht hält die geänderte Schachtel gegen die gedruckte: jeden Unterschied mit seinem Intervall, und wie viele Partien den Rest klären würden. Er öffnet sich in einem neuen Tab als eigene Seite, die du speichern und verschicken kannst.
workshop-report-open = Bericht öffnen
workshop-report-so-far = { $done ->
    [0] Die ersten Partien werden gespielt; der Tab zeigt, wie weit sie sind.
   *[other] Er entsteht aus den { $done } Partien, die bisher mit jeder Schachtel gespielt sind. Öffne ihn später noch einmal, dann sind es mehr.
}
workshop-report-printed = Ändere zuerst etwas an der Schachtel: Noch gibt es nichts zu vergleichen.
workshop-report-command = Alle Zahlen einer Schachtel für sich, nach Zahl der Plätze, mit Aufholjagden, Glück und Regeln, die nie vorkamen, macht die Kommandozeile:
workshop-report-copy = Befehl kopieren
workshop-report-data = Diese Zahlen als JSON speichern
workshop-report-help = Die Zahlen hier kommen aus denselben Partien: mit Startwert { $seed }, Nummern 0 bis { $last }.
