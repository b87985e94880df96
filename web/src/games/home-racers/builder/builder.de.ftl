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
verdict-looking = Das Spiel sieht es sich an …
verdict-offline = Der Server antwortet gerade nicht; er wird gleich wieder gefragt.
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

problem-course-too-long = Die Strecke ist zu groß für einen Link: { $signs } Zeichen, und { $most } sind möglich.
problem-course-item = Teil { $number } des Worts, „{ $name }“, ist nicht zu lesen.
problem-course-surfaces = Eine Strecke hat 1 bis { $most } Zimmer und andere Flächen, und diese hat { $surfaces }.
problem-course-line = { $lines ->
        [0] Es gibt noch keine Startlinie.
       *[other] Es gibt { $lines } Startlinien, und eine Strecke hat eine.
    }
problem-course-one-finish = Eine Strecke hat höchstens eine Ziellinie.
problem-course-finish-laps = Eine Strecke mit eigener Ziellinie wird einmal gefahren, ohne Runden.
problem-course-pair = Das Portal in { $colour } muss daliegen, damit man hindurchfahren kann.
problem-course-gates = Eine Strecke hat höchstens { $most } Tore, und diese hat { $gates }.
problem-course-no-gate = Sie braucht ein Tor oder ein Portal, sonst genügte es, an der Linie umzudrehen.
problem-course-outline = Der Umriss ({ $surface }) darf sich nicht kreuzen und hat höchstens { $most } Ecken.
problem-course-laps = Ein Rennen hat höchstens { $most } Runden.
problem-course-no-surface = { $name } liegt auf einer Fläche, die es nicht gibt.
problem-course-ends = { $name }: Beide Enden liegen am selben Ort.
problem-course-laid = Höchstens { $most } Plättchen liegen auf einer Strecke, und es sind { $tiles }.
problem-course-furniture = Höchstens { $most } Möbel passen, und es sind { $pieces }.
problem-course-area = Die Flächen sind zusammen zu groß: etwa { $tiles } Felder, und { $most } sind möglich.
problem-course-not-flat = { $tile } liegt nicht flach: auf Möbeln oder über der Kante.
problem-course-on-another = { $tile } liegt auf einem anderen Plättchen.
problem-course-short-gate = { $gate ->
        [0] Die Startlinie ist kürzer als ein Feld.
       *[other] Tor { $gate } ist kürzer als ein Feld.
    }
problem-course-unreachable = Tor { $gate } ist vom Tor davor nicht zu erreichen.
problem-course-open-ring = Der Ring schließt sich nicht: Vom letzten Tor führt kein Weg zur Linie.
problem-course-short-lap = Eine Runde ist mindestens { $least } Felder lang, und diese hat { $tiles }: An der Linie umzudrehen würde genügen.
problem-course-start = Hinter der Startlinie ist Platz für { $cars } Autos, und { $needed } werden gebraucht.
problem-course-drive = Kein Auto kommt { $gate ->
        [0] über die Linie
       *[other] durch Tor { $gate }
    }: Mach den Weg breiter oder die Kurve sanfter.
problem-course-stock-kind = Die Schachtel hat { $there } davon, und { $used } liegen da: { $tile }.
problem-course-stock = { $used } Plättchen liegen da, und die Schachtel hat { $there }: zwei für ein Portalpaar, eins für jedes andere.

race = Hier fahren
    .short = Fahren
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
