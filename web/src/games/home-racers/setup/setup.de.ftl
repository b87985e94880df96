# Der Aufbau von Home Racers auf der Seite eines neuen Tisches, auf Deutsch.

note = { $tiles } Plättchen je Runde, { $laps ->
        [one] eine Runde
       *[other] { $laps } Runden
    }
own = Deine eigene
build = Selbst zeichnen
change = Im Streckenzeichner ändern
modules = Was Autos dürfen
modules-note = { $on } von { $all } dabei
tip = Zeig auf ein Teil oder drück darauf
    .tip = und lies hier, was es tut.
more-laps = Runden
fact-laps = { $laps ->
        [one] eine Runde
       *[other] { $laps } Runden
    }
fact-modules = { $on ->
        [0] einfache Regeln
        [one] eine Zusatzregel
       *[other] { $on } Zusatzregeln
    }
