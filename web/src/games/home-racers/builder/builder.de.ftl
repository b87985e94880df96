# The words of the course editor of Home Racers in German.

title = Strecken-Editor
lead = Zeichne ein Zimmer und fahr darin
course-board = { $things ->
        [0] Die Zeichnung: noch leer
        [one] Die Zeichnung: 1 Ding
       *[other] Die Zeichnung: { $things } Dinge
    }
item = { $thing }
item-entrance = Eingang des Portals in { $colour }
item-exit = Ausgang des Portals in { $colour }
palette = Palette
group-tiles = Plättchen und Linien
group-surfaces = Zimmer und Flächen
group-furniture = Möbel
group-how = ziehen, oder antippen und zeichnen
two-sided = { $used } von { $of } Plättchen liegen
left-pairs = { $left ->
        [0] braucht 2
        [one] 1 Paar
       *[other] { $left } Paare
    }
lies-there = liegt da
barred-floor = Zeichne zuerst ein Zimmer.
barred-pairs = Alle fünf Farben liegen schon da.
barred-two-sided = Ein Portalpaar braucht zwei der zehn Plättchen, jedes andere eins.
barred-kind = Mehr davon hat die Schachtel nicht.

colour-green = Grün
colour-orange = Orange
colour-blue = Blau
colour-yellow = Gelb
colour-pink = Rosa

thing-portal = Portalpaar
    .short = Portale
    .help = Wer auf den Eingang fährt, fährt am Ausgang weiter, in Richtung seines Pfeils.
thing-portal-of = das Portal in { $colour }
thing-caltrops = Krähenfüße
    .short = Krähenf.
    .help = Drei Reifenpunkte für jeden, der darüberfährt. Am besten dort, wo der kurze Weg lockt.
thing-leak = Öllache
    .help = Ein Rutscher ersetzt den nächsten Schritt durch einen Spurwechsel. Am besten in einer Kurve.
thing-booster = Turbo
    .help = Zwei Felder mehr, wohin der Weg auch führt.
thing-station = Reifenstation
    .short = Reifen
    .help = Wer hier anhält, bekommt neue Reifen. Schwer zu entscheiden auf einer langen Geraden.
thing-line = Startlinie
    .short = Start
    .help = Dahinter starten die Autos. Zeichne sie von Ende zu Ende; die Pfeile zeigen, wie sie überfahren wird.
thing-gate = Tor
    .help = Tore werden der Reihe nach durchfahren, in Richtung ihrer Pfeile.
thing-finish = Ziel
    .help = Macht eine Strecke daraus, die einmal von Linie zu Linie gefahren wird.
thing-floor = Zimmer
thing-sofa = Sofa
thing-table = Tisch
thing-desk = Schreibtisch
    .short = Schreibt.
thing-bed = Bett
thing-shelf = Regal
thing-counter = Theke
thing-chair = Stuhl
thing-ottoman = Hocker
thing-keyboard = Tastatur
thing-remote = Fernbedienung
    .short = Fernbed.
thing-books = Bücher
thing-cat = Katze
thing-plant = Pflanze
thing-lamp = Lampe
thing-slipper = Pantoffel
thing-cushion = Kissen
thing-blocks = Klötze
thing-mug = Tasse
thing-box = Karton
thing-pencil = Bleistift
thing-wall = Wand

bar-placing = Hinlegen
bar-chosen = Gewählt
bar-drawing = Zeichnen
where-put = Wo kommt es hin?
what-now = { $thing }
how-put = Tippe, wo es liegen soll, oder zeichne es von Ecke zu Ecke.
how-change = Ziehen, an den Ecken zupfen, drehen, oder mit den Pfeiltasten schieben.
begin-room = Beginne mit einem Zimmer
    .help = Tippe auf „Zimmer“ und zeichne es von Ecke zu Ecke.
begin-more = Was kommt als Nächstes?
    .help = Möbel machen die Kurven, Tore die Reihenfolge, Portale den Weg aufs Sofa.
act-left = Nach links drehen
    .short = Links
act-right = Nach rechts drehen
    .short = Rechts
act-flip = Andersherum fahren
act-smaller = Kleiner
    .short = Kleiner
act-larger = Größer
    .short = Größer
act-solid = Steht unten im Weg
act-through = Muss durchfahren werden
act-earlier = Tor früher
act-later = Tor später
act-delete = Löschen
act-put-back = Zurücklegen
laps-fewer = Eine Runde weniger
laps-more = Eine Runde mehr
figure-laps = { $laps ->
        [one] Runde
       *[other] Runden
    }
figure-length = Felder je Runde
figure-tires = Reifen für jeden
figure-points = Autopunkte

check-title = Ist das eine Strecke?
verdict-empty = Noch nichts gezeichnet. Beginne mit einem Zimmer.
verdict-fine = Eine Strecke von { $tiles } Feldern: bereit zum Rennen.
step-parts-course = Linie, Tore und Flächen
step-tiles-course = Jedes Plättchen liegt flach
step-gates-course = Jedes Tor ist erreichbar
step-start-course = Platz für vier Autos
step-drive-course = Ein Auto kommt herum
step-stock-course = Vorrat
facts-gates = { $gates ->
        [one] 1 Tor
       *[other] { $gates } Tore
    }
facts-tiles = { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
facts-surfaces = { $surfaces ->
        [one] 1 Fläche
       *[other] { $surfaces } Flächen
    }
any-tiles-course = Mehr Plättchen, als die Schachtel hat

race = Hier fahren
    .short = An einen Tisch
race-not-yet = Sobald es eine Strecke ist
begin-title = Beginne mit
begin-with = Beginne mit { $name }
course-ottoman = Hocker
course-living-room = Wohnzimmer
course-rug-oval = Um die Katze
course-desk-sprint = Schreibtisch
course-bookshelf = Bücherregal
course-kitchen = Küche
course-bedroom = Schlafzimmer
keep-title = Deine Strecken
keep-none = Noch nichts gespeichert. Strecken bleiben in diesem Browser.
share-title = Diese Strecke teilen
share-help = Dieser Link ist die Strecke: Wer ihn öffnet, kann sie ändern und darauf fahren.
share-qr = QR-Code mit dem Link zu dieser Strecke
share-word = Die Strecke als Wort, für die Einstellung „Strecke“:
zoom-closer = Näher heran
zoom-whole = Das ganze Zimmer sehen
keys-course-put = Eingabe auf etwas in der Palette legt es in die Mitte dessen, was du siehst.
keys-course-move = Tab geht von Ding zu Ding; Pfeiltasten schieben das gewählte um ein Viertelfeld, mit Umschalt um ein ganzes.
keys-course-change = Q und E drehen es, + und − machen es größer und kleiner, Entf löscht es.
keys-course-undo = U nimmt zurück, Strg+Y stellt wieder her, Escape lässt los.

setting-saved = Gespeicherte Strecken
setting-own = Eine eigene Strecke
setting-word = Das Wort deiner Strecke
setting-fine = { $tiles } Felder je Runde, { $laps ->
        [one] eine Runde
       *[other] { $laps } Runden
    }; { $points } Reifen- und Autopunkte für jeden.
setting-change = Im Editor ändern
setting-build = Eigene Strecke zeichnen
setting-picture = Bild der Strecke
keys-title = Tasten des Strecken-Editors

# Die Strecke in Worten

act-describe = Strecke beschreiben
keys-course-describe = D sagt die Strecke in Worten.
describe-empty = Noch ist nichts gezeichnet.
describe-course = { $surfaces ->
        [one] Eine Fläche
       *[other] { $surfaces } Flächen
    }, { $things ->
        [0] nichts im Weg
        [one] ein Ding im Weg
       *[other] { $things } Dinge im Weg
    }. { $circular ->
        [yes] { $laps ->
            [one] Eine Runde.
           *[other] { $laps } Runden.
        }
       *[no] Vom Start ins Ziel.
    } Orte sind Felder von links und von oben.
describe-surface = Fläche { $number }, { $thing }: { $wide } mal { $high } Felder, ab { $x } von links und { $y } von oben.
describe-obstacle = { $thing }, Fläche { $surface }: bei { $x } von links und { $y } von oben, { $wide } mal { $high } Felder.
describe-tile = { $thing }, Fläche { $surface }: bei { $x } von links und { $y } von oben.
describe-line = { $kind ->
        [line] Startlinie
        [finish] Ziel
       *[gate] Tor { $number }
    }, Fläche { $surface }: von { $x } von links und { $y } von oben bis { $to_x } von links und { $to_y } von oben.
describe-through = Tor { $number }: durch das Portal in { $colour }.
