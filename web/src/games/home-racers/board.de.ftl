# The words painted on the board of Home Racers, in German.

headline = { $course } · Runde { $round } · { $tiles } Felder{ $laps ->
        [one] {""}
       *[other] , { $laps }-mal herum
    }
order-head = Runde · Gang · Reifen · Auto
course-own = eine eigene Strecke
board = { $course }: { $cars ->
        [one] ein Auto
       *[other] { $cars } Autos
    } auf { $surfaces ->
        [one] einer Fläche
       *[other] { $surfaces } Flächen
    }
car-on = { $who }: { $surface }, Gang { $gear }
surface = { $kind }: Fläche { $number }
surface-floor = Boden
on-floor = auf dem Boden
surface-sofa = Sofa
on-sofa = auf dem Sofa
surface-table = Tisch
on-table = auf dem Tisch
surface-desk = Schreibtisch
on-desk = auf dem Schreibtisch
surface-bed = Bett
on-bed = auf dem Bett
surface-shelf = Regal
on-shelf = auf dem Regal
surface-counter = Theke
on-counter = auf der Theke
surface-chair = Stuhl
on-chair = auf dem Stuhl
start = Start
finish = Ziel
start-finish = Start · Ziel
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-pink = rosa
tile-portal = Portal
tile-caltrops = Krähenfüße
tile-leak = Öllache
tile-station = Reifenstation
tile-booster = Turbo

black-danger = Gefahrenwürfel
black-engine = Motorwürfel
black-obstacle = Gegen die Möbel
black-collision = Rempelwürfel
black-leak = Öllache
black-hits = { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }

zoom-closer = Näher heran
zoom-whole = Das ganze Zimmer sehen

you = du
your-car = Dein Auto, { $colour }
you-place = Du · { $place }.
lap = Runde
lap-of = Runde { $lap } von { $laps }
gear = Gang
gear-now = Der Schalthebel, in Gang { $gear }
gear-short = { $gear ->
        [-1] Rückwärtsgang
       *[other] Gang { $gear }
    }
this-path = Dieser Weg
limit-lane = Spurwechsel
limit-turn = Kurve
limit-lane-short = Spuren
limit-turn-short = Kurven
limit-left = noch { $left } von { $of }
tiles = Felder
tiles-laid = { $laid } von { $of } Feldern gelegt
dice = Würfel
dice-tiles = { $tiles ->
        [one] 1 Feld
       *[other] { $tiles } Felder
    }
dice-rule = { $gear ->
        [0] bleibt stehen
        [one] 1 Feld, +1 je Würfel ab { $good }
       *[other] { $gear } Felder, +1 je Würfel ab { $good }
    }
die-waiting = noch nicht geworfen
dice-figure = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
danger-pool = Gefahrenwürfel: { $dice }
danger-short = Gefahr
tires-and-car = Reifen und Auto
tires = Reifen
car = Auto
worn = abgefahren
slips-left = rutscht links
slips-right = rutscht rechts
next-gate = { $status ->
        [finished] Über der Linie
        [retired] Ausgeschieden
        [waiting] Noch nicht aufgestellt
       *[driving] { $gate ->
            [0] Jetzt: die Linie
           *[other] Jetzt: Tor { $gate }
        }
    }
status-finished = im Ziel
status-retired = raus
status-waiting = wartet
status-driving = fährt

side-ahead = Vorn
side-left = Links
side-right = Rechts
side-back = Zurück

odds-title = Chancen
odds-help = wo der Wurf dich anhält
odds-all = Wo der Wurf anhält: { $list }
odds-at = Feld { $tile } { $chance }
odds-tiles = Felder im Mittel
    .figure = { NUMBER($tiles, minimumFractionDigits: 1) }
odds-push = Felder im Schnitt, für { NUMBER($hits, minimumFractionDigits: 1) } Autopunkte
    .figure = +{ NUMBER($tiles, minimumFractionDigits: 1) }
    .short = Felder, −{ NUMBER($hits, minimumFractionDigits: 1) } Auto
odds-stop = für Halt auf Feld { $tile }
odds-danger = { $dice ->
        [one] für diesen Würfel
       *[other] für diese Würfel
    }
tile-number = Feld { $tile }

describe-course = { $course }, { $length } Felder lang. Flächen: { $surfaces }. { $circular ->
        [yes] { $laps ->
            [one] Eine Runde.
           *[other] { $laps } Runden.
        }
       *[no] Von Linie zu Linie.
    }
describe-gates = { $gates ->
        [0] Keine Tore außer der Linie.
        [one] Ein Tor nach der Startlinie.
       *[other] { $gates } Tore nach der Startlinie, in dieser Reihenfolge.
    }
describe-gate = Tor { $number }: eine Linie { $surface }.
describe-portal-gate = Tor { $number }: das Portal, Farbe { $colour }.
describe-tile = { $kind }: { $count }.
describe-car = { $place }. { $who }, { $colour }: { $surface }, Richtung { $heading }, Gang { $gear }, Runde { $lap }, etwa { $tiles } Felder bis { $gate ->
        [0] zur Linie
       *[other] Tor { $gate }
    }; { $tires } Reifen- und { $points } Autopunkte.
describe-finished = { $place }. { $who }, { $colour }: im Ziel.
describe-retired = { $place }. { $who }, { $colour }: ausgeschieden.
describe-waiting = { $who }, { $colour }: noch nicht aufgestellt.
describe-active = Runde { $round }, am Zug: { $who }.
describe-over = Das Rennen ist vorbei.
describe-path = Der Weg: { $laid } von { $of } Feldern; noch { $lanes } Spurwechsel und { $turns } Kurven; { $danger } Gefahrenwürfel.
describe-dice = Würfel { $dice }: { $tiles } Felder.
compass-e = rechts
compass-se = rechts unten
compass-s = unten
compass-sw = links unten
compass-w = links
compass-nw = links oben
compass-n = oben
compass-ne = rechts oben

wins-title = { $name } gewinnt!
you-win-title = Du gewinnst!
time-title = { $turns } Züge
nobody-title = Niemand gewinnt
after-rounds = { $rounds ->
        [one] nach einer Runde
       *[other] nach { $rounds } Runden
    }
how = So lief das Rennen
lead-changes = { $changes ->
        [0] kein Führungswechsel
        [one] 1 Führungswechsel
       *[other] { $changes } Führungswechsel
    }
story-start = Der Start
story-takes = Runde { $turn }: { $racer } geht in Führung
story-leads = Runde { $turn }: { $racer } führt
story-slider = Runde
graph = Die Reihenfolge von Runde zu Runde. { $lines }
graph-line = { $racer } von { $first } auf { $last }.
start-axis = Start
turns-axis = Runden

## Was dem Leser geschieht: ausgerufen

touch-bumped = Gerammt
touch-bumped-how = { $hits ->
    [0] von { $who }, ohne Schaden
    [one] von { $who }, ein Treffer
   *[other] von { $who }, { $hits } Treffer
}
touch-shoved = Weggeschoben
touch-shoved-how = aus dem Weg; du bist in Gang { $gear }
touch-held-up = Blockiert
touch-held-up-how = von { $who }; { $lost ->
    [0] weiter in Gang { $gear }
   *[other] hinunter in Gang { $gear }
}
touch-obstacle = Hindernis
touch-obstacle-how = { $hits ->
    [0] nichts kaputt
    [one] ein Treffer
   *[other] { $hits } Treffer
}
touch-tires-lost = Reifen −{ $lost }
touch-tires-lost-how = { $tires ->
    [one] noch ein Punkt
   *[other] noch { $tires } Punkte
}
touch-damaged = Auto −{ $lost }
touch-damaged-how = { $car ->
    [one] noch ein Punkt
   *[other] noch { $car } Punkte
}
touch-tires-worn = Reifen abgefahren
touch-tires-worn-how = es gelten die Grenzen des nächsten Gangs
touch-lost-control = Außer Kontrolle
touch-lost-control-how = du bleibst stehen
touch-caltrops = Krähenfüße
touch-caltrops-how = du bist darübergefahren
touch-retired = Ausgeschieden
touch-retired-how = kein Autopunkt mehr
touch-limps = Es hinkt
touch-limps-how = weiter in Gang 1
touch-boosted = Schub +{ $more }
touch-boosted-how = { $more ->
    [one] ein Feld mehr
   *[other] { $more } Felder mehr
}
touch-leaked = Öl
touch-leaked-how = du rutschst zur Seite
touch-gear-lost = Gang verloren
touch-gear-lost-how = hinunter in Gang { $gear }
touch-overtaken = Überholt
touch-overtaken-how = von { $who }; du bist Nummer { $place }
# Ganze Pläne: ein Zug in drei Gesten, und der Start

plan-start = Hier starten?
plan-thinking = Gute Wege werden gesucht …
plan-places = Startplätze
plan-up = Hinauf in Gang { $gear }?
plan-stay = { $gear ->
        [-1] Im Rückwärtsgang
       *[other] In Gang { $gear }
    } bleiben?
plan-down = { $gear ->
        [-1] In den Rückwärtsgang?
       *[other] Hinunter in Gang { $gear }?
    }
plan-turn = Anhalten und drehen?
plan-stand = Stehen bleiben?
plan-go-on = So weiter, in Gang { $gear }?
plan-path = Der vorgeschlagene Weg
plan-tile = Feld { $tile }: { $way }, erreicht mit { $chance } aller Würfe{ $dice ->
        [0] {""}
        [one] , ein Gefahrenwürfel
       *[other] , { $dice } Gefahrenwürfel
    }. Hier den Weg biegen
way-straight = geradeaus
way-lane-left = Spurwechsel links
way-lane-right = Spurwechsel rechts
way-turn-left = Linkskurve
way-turn-right = Rechtskurve
way-side-turn-left = weite Linkskurve
way-side-turn-right = weite Rechtskurve
way-skid-left = links driften
way-skid-right = rechts driften
cost-within = { $number } von { $of }
cost-beyond = { $number } zu viel
lies-car = rempelt evtl. { $name }
lies-caltrops = 3 Reifen weg
lies-leak = rutscht evtl.
lies-booster = +2 Felder
lies-station = neue Reifen
bend-hint = Ein Feld ziehen oder antippen biegt den Weg
bend-hint-short = Feld ziehen biegt den Weg
bend-waiting = Der Rest wird neu gelegt …
bend-title = Wohin soll Feld { $tile }?
bend-way = { $way }, { $dice ->
        [one] ein Gefahrenwürfel
       *[other] { $dice } Gefahrenwürfel
    }
bend-keep = So lassen
risk-none = Nichts Gefährliches auf diesem Weg.
risk-hit = { $tires ->
        [0] { $rolls } von 100 Würfen kosten einen Autopunkt: Die Reifen sind abgefahren, und Feld { $tile } ist eins zu viel.
       *[other] { $rolls } von 100 Würfen kosten einen deiner { $tires } Reifen: Feld { $tile } ist eins zu viel.
    }
risk-control = { $rolls } von 100 enden außer Kontrolle.
risk-bump = { $rolls ->
        [100] Jeder Wurf rammt { $name }: Beide Autos können getroffen werden, und du kannst aufgehalten werden.
       *[other] { $rolls } von 100 Würfen rammen { $name }: Beide Autos können getroffen werden, und du kannst aufgehalten werden.
    }
risk-crash = { $rolls } von 100 Würfen enden in den Möbeln: Für den ganzen Weg ist kein Platz.
roll-it = Würfeln
roll-help = { $gear ->
        [one] 1 Feld, +1 je { $good } oder mehr
       *[other] { $gear } Felder, +1 je { $good } oder mehr
    }
turn-here = Hier drehen
stand-here = Stehen bleiben
stand-turns = Das Auto bleibt und dreht sich, wohin der Pfeil zeigt.
stand-stays = Das Auto bleibt in diesem Zug, wie es ist.
stand-tires = Es bekommt neue Reifen.
stand-help = Gang 0, kein Wurf
place-me = Hier hinstellen
place-best = hier würde auch der Bot starten
place-other = ganz wie du magst
place-says = { $row ->
        [1] Erste Reihe
        [2] Zweite Reihe
        [3] Dritte Reihe
       *[other] Reihe { $row }
    }, { $side ->
        [left] links.
        [right] rechts.
       *[middle] in der Mitte.
    }
# Richtungen, von gerade über die Linie oder geradeaus; eine Raste ist 15°
heading-ahead = geradeaus
heading-back = genau umgekehrt
heading-half-left = halb links
heading-half-right = halb rechts
heading-square-left = links
heading-square-right = rechts
heading-notches-left = { $notches ->
        [one] eine Raste links
       *[other] { $notches } Rasten links
    }
heading-notches-right = { $notches ->
        [one] eine Raste rechts
       *[other] { $notches } Rasten rechts
    }
place-exactly = ({ $behind } zurück, { $across } von rechts)
place-faces = Das Auto steht { $heading }.
place-short = { $row }. Reihe
place-pin = Platz { $number }: Reihe { $row }, { $side ->
        [left] links
        [right] rechts
       *[middle] Mitte
    }
place-elsewhere = Woanders, ganz genau …
ahead-booster = Ein Turbo liegt { $tiles ->
        [one] gleich davor
       *[other] { $tiles } Felder weiter
    }.
ahead-caltrops = Krähenfüße liegen { $tiles ->
        [one] gleich davor
       *[other] { $tiles } Felder weiter
    }.
ahead-leak = Eine Öllache liegt { $tiles ->
        [one] gleich davor
       *[other] { $tiles } Felder weiter
    }.
ahead-station = Eine Reifenstation liegt { $tiles ->
        [one] gleich davor
       *[other] { $tiles } Felder weiter
    }.
ahead-portal = Ein Portal liegt { $tiles ->
        [one] gleich davor
       *[other] { $tiles } Felder weiter
    }.
inset = Die ganze Strecke zeigen, oder wieder näher heran
inset-title = Ganze Strecke

# Was mir geschehen ist

news-boosted = Turbo: +{ $more } Felder
    .more = weiter gefahren als gewürfelt
news-slipstream = Windschatten: +1 Feld
    .more = dicht hinter einem Auto deines Gangs
news-tires-danger = { $lost ->
        [one] Ein Reifenpunkt verloren
       *[other] { $lost } Reifenpunkte verloren
    }
    .more = Treffer deiner Gefahrenwürfel
news-tires-engine = { $lost ->
        [one] Ein Reifenpunkt verloren
       *[other] { $lost } Reifenpunkte verloren
    }
    .more = Treffer deiner Würfel
news-tires-caltrops = Krähenfüße: −{ $lost } Reifen
    .more = du bist darübergefahren
news-car = { $lost ->
        [one] Ein Autopunkt verloren
       *[other] { $lost } Autopunkte verloren
    }
    .more = das Auto hat etwas abbekommen
news-car-engine = { $lost ->
        [one] Ein Autopunkt verloren
       *[other] { $lost } Autopunkte verloren
    }
    .more = der hochgejagte Motor
news-worn = Reifen abgefahren
    .more = jetzt gelten die Grenzen des nächsten Gangs
news-obstacle = In die Möbel
    .more = Gang 0, { $hits ->
        [0] kein Schaden
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
news-control = Kontrolle verloren
    .more = drei Treffer oder mehr: Gang 0
news-held-up = Aufgehalten
    .more = ein Auto im Weg: jetzt Gang { $gear }
news-shoved = Zur Seite geschoben
    .more = jetzt Gang { $gear }
news-bumped = { $name } hat dich gerempelt
    .more = {""}
news-slipped = { $side ->
        [left] Nach links
       *[right] Nach rechts
    } gerutscht
    .more = die Öllache hat dir den Schritt genommen
news-slip-waits = { $side ->
        [left] Nach links
       *[right] Nach rechts
    } wirst du rutschen
    .more = statt deines nächsten Schritts
news-new-tires = Neue Reifen: { $tires }
    .more = {""}
touch-overtaken-how = von { $who }: du bist Nummer { $place }
