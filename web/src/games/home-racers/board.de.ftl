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
gear-short = Gang { $gear }
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
odds-push = Felder mehr, und { $hits } Treffer am Motor
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
describe-active = Runde { $round }: { $who } ist am Zug.
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
