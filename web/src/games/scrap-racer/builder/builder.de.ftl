# Die Wörter des Streckenbaus auf Deutsch.

title = Streckenbau
lead = Leg deine eigene Strecke
board =
    { $tiles ->
        [0] Die Zeichnung: noch liegt nichts
        [one] Die Zeichnung: 1 Teil
       *[other] Die Zeichnung: { $tiles } Teile
    }
finish = Ziel
open-end = Offenes Ende: hier kommt das nächste Teil hin
tile-S = Teil { $tile }: Gerade, Felder { $from } bis { $to }
tile-L = Teil { $tile }: Linkskurve, Felder { $from } bis { $to }
tile-R = Teil { $tile }: Rechtskurve, Felder { $from } bis { $to }
tile-line = davor steht die Ziellinie
tile-wrong = hier stimmt etwas nicht

## Werkzeuge

tool-S = Gerade
    .name = Gerade
tool-L = Links
    .name = Linkskurve
tool-R = Rechts
    .name = Rechtskurve
tool-finish = Ziel
    .name = Ziellinie
tool-slime-trail = Schleim
    .name = Schleimspur
tool-scrap-yard = Schrott
    .name = Schrottplatz
tool-salvager = Sammler
    .name = Schrottsammler
tool-pit-stop = Box
    .name = Boxenstopp
piece-slime-trail = Schleimspur
    .subject = Die Schleimspur
piece-scrap-yard = Schrottplatz
    .subject = Der Schrottplatz
piece-salvager = Schrottsammler
    .subject = Der Schrottsammler
piece-pit-stop = Boxenstopp
    .subject = Der Boxenstopp
tools-tiles = Teile
tools-pieces = Auf ein Teil
tools-acts = Und dann
piece-laid = Teil { $tile }
piece-free = noch 1
hint-append = Ein Teil kommt ans offene Ende.
hint-closed = Wähl ein Teil, um es zu ändern.
hint-replace = Ein Teil kommt an die Stelle von Teil { $tile }.
hint-insert = Ein Teil kommt hinter Teil { $tile }.
mode = Was ein Teil tut
mode-replace = Ersetzen
mode-insert = Einfügen
act-remove = Entfernen
act-mirror = Spiegeln
act-close = Schließ sie für mich
    .short = Schließen
act-describe = Strecke beschreiben
begin-title = Beginn mit
begin-with = Mit Strecke { $name } beginnen
any-tiles = Beliebig viele Teile
    .help = Mehr Geraden und Kurven, als die Schachtel hat.

## Ist es eine Strecke?

check-title = Ist es eine Strecke?
fine = Sie schließt sich: eine Strecke aus { $tiles } Teilen mit { $spaces } Feldern.
step-ring = Der Ring schließt sich
    .no = Der Ring ist offen
step-ring-facts = { $right } rechts, { $left } links
step-place = Jedes Teil hat seinen Platz
    .no = Teile liegen aufeinander
step-box = Die Schachtel reicht
    .no = Mehr, als die Schachtel hat
step-box-facts = { $straights } von { $most-straights } Geraden, { $curves } von { $most-curves } Kurven
step-box-any = { $straights } Geraden, { $curves } Kurven
step-pieces = Sonderteile passen
    .no = Ein Sonderteil passt nicht
step-pieces-facts =
    { $pieces ->
        [0] keine
        [one] 1 Sonderteil
       *[other] { $pieces } Sonderteile
    }
step-pit = Der Boxenstopp liegt auf halbem Weg
    .no = Der Boxenstopp liegt nicht auf halbem Weg
    .none = Kein Boxenstopp
step-waits = sobald sich der Ring schließt
figures-title = Die Runde
figure-tiles = Teile
figure-spaces = Felder
figure-boosts = Boosts
figure-lane = in der Gasse

verdict-empty = Noch liegt nichts. Leg das erste Teil.

said-closed =
    { $tiles ->
        [one] Mit 1 Teil geschlossen.
       *[other] Mit { $tiles } Teilen geschlossen.
    }
said-closed-already = Der Ring ist schon geschlossen.
said-no-way = Von hier führt kein Weg zum Anfang zurück. Nimm erst ein paar Teile weg.
said-no-way-in-box = Mit den Teilen, die noch in der Schachtel sind, führt kein Weg zum Anfang zurück.
said-choose-tile = Jetzt wähl das Teil dafür.
said-line-needs-ring = Die Linie steht vor dem ersten Teil, bis sich der Ring schließt.

## Behalten und teilen

keep-title = Deine Strecken
keep-none = Noch keine. Was du speicherst, bleibt in diesem Browser.
share-title = Diese Strecke teilen
share-help = Der Link ist die Strecke: Wer ihn öffnet, sieht, was du siehst.
share-qr = QR-Code mit dem Link zu dieser Strecke
share-word = Das Wort dieser Strecke, für die Einstellung „Strecke“:
race = An einem Tisch fahren
    .short = An einen Tisch
race-not-yet = Gefahren werden kann, sobald sie sich schließt.
opened-strange = Die Strecke im Link ist nicht ganz zu lesen: „{ $letter }“ bedeutet nichts.

## In Worten

describe-empty = Noch liegt nichts.
describe-lap =
    { $tiles ->
        [one] Ein Teil, { $spaces } Felder, in Fahrtrichtung von der Linie an:
       *[other] { $tiles } Teile, { $spaces } Felder, in Fahrtrichtung von der Linie an:
    }
describe-run =
    { $count ->
        [one] Teil { $first }: { $kind ->
            [S] eine Gerade
            [L] eine Linkskurve
           *[R] eine Rechtskurve
        }, Felder { $from } bis { $to }.
       *[other] Teile { $first } bis { $last }: { $count } { $kind ->
            [S] Geraden
            [L] Linkskurven
           *[R] Rechtskurven
        }, Felder { $from } bis { $to }.
    }
describe-piece = { $piece } liegt auf Teil { $tile }, Felder { $from } bis { $to }.
describe-pit = Der Boxenstopp liegt neben den Teilen { $tile } und { $second }: Seine Gasse mit { $lane } Feldern geht hinter Feld { $fork } ab und kommt auf Feld { $rejoin } zurück.
describe-boosts =
    { $count ->
        [0] Boostfelder gibt es keine.
        [one] Ein Boostfeld: { $spaces }.
       *[other] { $count } Boostfelder: { $spaces }.
    }
keys-title = Tasten des Streckenbaus
keys-tiles = S, L, R: Gerade, Linkskurve, Rechtskurve. Mit Umschalt hinter das gewählte Teil.
keys-choose = Pfeiltasten, Pos1, Ende: ein Teil oder das offene Ende wählen. Esc: das offene Ende.
keys-pieces = T Schleimspur, Y Schrottplatz, V Schrottsammler, P Boxenstopp, F Ziellinie.
keys-acts = Rücktaste entfernt, U oder Strg+Z nimmt zurück, Strg+Y stellt wieder her, C schließt, X spiegelt, I wechselt zwischen Ersetzen und Einfügen, D beschreibt.

## Auf der Seite für einen neuen Tisch

setting-own = eine eigene
setting-build = Streckenbau
setting-change = Im Streckenbau ändern
setting-saved = In diesem Browser gespeichert
setting-word = Das Wort deiner Strecke
setting-fine = { $tiles } Teile, { $spaces } Felder je Runde, { $boosts } Boostfelder.
setting-picture = Bild der Strecke: { $tiles } Teile
pit-pair = Teile { $first } und { $second }
pit-in-word = Das Wort der Strecke legt den Boxenstopp hin.
