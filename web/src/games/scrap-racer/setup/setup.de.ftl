# Der Aufbau von Scrap Racer auf der Seite eines neuen Tisches, auf Deutsch.

circuit-note = { $spaces } Felder je Runde
own = Deine eigene
build = Selbst bauen
change = In der Streckenwerkstatt ändern
choose = Wählen
choose-note = reihum, einer nach dem andern
deal = Austeilen
deal-note = was kommt, das kommt
expansion = Aus der Erweiterung
expansion-note = { $on } von { $all } dabei
slime_trail = Schleimspur
    .tip = Drei Felder einer Geraden: ein Würfel zurück, zwei Würfel vor, ein Würfel vor.
scrap_yard = Schrottplatz
    .tip = Wer vorbeikommt, muss halten und verliert, was vom Zug übrig ist.
salvager = Schrott­sammler
    .tip = Ein Kran in einer Kurve. Seine Schrottteile liegen anderen im Weg.
pit_stop = Boxenstopp
    .tip = Eine Spur neben der Straße, auf halber Strecke, mit neuen Fähigkeiten.
new_racers = Neue Racer
    .tip = Rockroaches und Collector, und mehr Marker. Zu siebt oder acht fahren sie immer mit.
tip = Zeig auf ein Teil oder drück darauf
    .tip = und lies hier, was es tut.
fact-chosen = du wählst
fact-dealt = Racer ausgeteilt
fact-spaces = { $spaces } Felder
fact-pieces = { $on ->
        [0] nichts dazu
        [one] ein Teil dazu
       *[other] { $on } Teile dazu
    }
