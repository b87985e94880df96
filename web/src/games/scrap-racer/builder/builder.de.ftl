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

count-tiles =
    { $tiles ->
        [one] 1 Teil
       *[other] { $tiles } Teile
    }
problem-empty = Noch liegt nichts. Leg das erste Teil.
problem-open =
    { $side ->
        [none]
            { $way ->
                [up] Sie schließt sich noch nicht: Die Straße endet { $below } über ihrem Anfang.
               *[down] Sie schließt sich noch nicht: Die Straße endet { $below } unter ihrem Anfang.
            }
        [left] Sie schließt sich noch nicht: Die Straße endet { $aside } links von ihrem Anfang.
       *[right] Sie schließt sich noch nicht: Die Straße endet { $aside } rechts von ihrem Anfang.
    }
problem-open-both =
    Sie schließt sich noch nicht: Die Straße endet { $aside } { $side ->
        [left] links
       *[right] rechts
    } von ihrem Anfang und { $below } { $way ->
        [up] darüber
       *[down] darunter
    }.
problem-heading = Sie schließt sich noch nicht: Die Straße kommt zum Anfang zurück, aber von der falschen Seite.
problem-counter-clockwise = Der Ring läuft gegen den Uhrzeigersinn, gefahren wird im Uhrzeigersinn. „Spiegeln“ dreht ihn um.
problem-turns = Ein Ring im Uhrzeigersinn hat vier Rechtskurven mehr als Linkskurven, dieser hat { $turns }.
problem-overlap = Die Teile { $first } und { $second } liegen am selben Platz.
problem-too-long = Eine Strecke hat höchstens { $longest } Teile, das hier sind { $tiles }.
problem-straights = Die Schachtel hat { $most } Geraden, gebraucht werden { $straights }. „Beliebig viele Teile“ erlaubt mehr.
problem-curves = Die Schachtel hat { $most } Kurven, gebraucht werden { $curves }. „Beliebig viele Teile“ erlaubt mehr.
problem-twice = { $piece } ist nur einmal da und liegt auf den Teilen { $first } und { $second }.
problem-wants-straight = { $piece } braucht eine Gerade, und Teil { $tile } ist eine Kurve.
problem-wants-curve = { $piece } ist eine Kurve, und Teil { $tile } ist eine Gerade.
problem-pit-pair = Der Boxenstopp liegt neben zwei Geraden, und Teil { $second } dahinter ist eine Kurve.
problem-pit-special = Der Boxenstopp liegt neben zwei gewöhnlichen Geraden, und Teil { $second } ist ein Sonderteil.
problem-half-way = Der Boxenstopp muss etwa auf halbem Weg um die Strecke liegen und beginnt bei Teil { $tile } von { $tiles }.
problem-letter = Eine Strecke ist ein Wort aus S, R und L mit kleinen s, y, v und p; „{ $letter }“ gehört nicht dazu.
problem-mark-first = Ein kleiner Buchstabe steht hinter seinem Teil, „{ $letter }“ steht am Anfang.
problem-two-marks = Ein Teil nimmt einen kleinen Buchstaben, „{ $letters }“ sind zwei.
problem-finish = Die Ziellinie kann nicht vor Teil { $finish } stehen: Die Strecke hat { $tiles } Teile.
problem-short = Nur die Strecken A bis F lassen sich kürzen.

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
    .short = Losfahren
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
pit-none = Diese Strecke hat etwa auf halbem Weg keine zwei Geraden nebeneinander.
pit-not-wanted = Ein Ort lässt sich nur wählen, wenn der Boxenstopp dabei ist.
pit-in-word = Das Wort der Strecke legt den Boxenstopp hin.
pit-unfit = Dort kann der Boxenstopp nicht liegen: Er braucht zwei gewöhnliche Geraden etwa auf halbem Weg.
