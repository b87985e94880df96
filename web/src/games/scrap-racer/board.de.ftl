# Die Wörter auf dem Spielplan von Scrap Racer. Was die Regeln sagen und fragen, steht in games/scrap_racer/texts.de.ftl.

circuit-own = Eigene Strecke
round = Durchgang { $round }
last-round = Letzter Durchgang
race-over = Beendet
laps-and-spaces = { $laps } Runden · { $spaces } Felder
headline = { $circuit } · Durchgang { $round } · { $laps } Runden
finish = Ziel
crash = Crash
goal = Ziel
bonus = Bonus
pile =
    { $cards ->
        [one] { $name }, 1 Karte, { $discard } abgelegt
       *[other] { $name }, { $cards } Karten, { $discard } abgelegt
    }
board = { $circuit }, { $spaces } Felder, { $racers } Racer
space = Feld { $space }
boost-here = verdeckter Boost-Marker auf Feld { $space }
racer-on = { $racer } auf Feld { $space }, Runde { $lap }
racer-waiting = { $racer } hinter der Linie
card-of = { $racer } deckt auf
plays = { $racer } spielt
fight = Kampf
fight-again = Noch mal!
wins = { $racer } gewinnt
and-boost = und ein Boost
and-fight = und ein Kampf
to-space =
    { $spaces ->
        [one] Feld, auf Feld { $space }
       *[other] Felder, auf Feld { $space }
    }
a-double = liegt schon: ein Pasch
risk =
    { $faces-count ->
        [0] noch keine Zahl zu verdoppeln
       *[other] eine zweite { $faces } ist ein Crash
    }
doubles-on = ein Pasch
safe-on = kein Pasch
plan =
    { $spaces ->
        [one] 1 Feld, auf Feld { $space }
       *[other] { $spaces } Felder, auf Feld { $space }
    }

dashboard = Dein Armaturenbrett
laps = Runden
bonus-markers = Bonusmarker
boost-markers = Boost-Marker
bonus-cards = Bonuskarten
of-laps = { $laps } von { $all }
all-laps = alle Runden: letzter Durchgang
lap = Runde
place = Platz
space-word = Feld
not-started = hinter der Linie
more-markers =
    { $missing ->
        [one] noch einer: eine Bonuskarte
       *[other] noch { $missing }: eine Bonuskarte
    }
for-last-die = für den letzten Würfel
no-boosts = noch keine
only-you = nur du siehst sie
play-after = spielbar, wenn du aufhörst
no-cards = noch keine
cards-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
lap-markers = { $laps } Rundenmarker
bonus-markers-of = { $markers } von { $slots } Bonusmarkern
spectator = Du schaust zu.

tray = Würfel dieses Zugs
sum = zusammen { $sum }
die = Würfel zeigt { $face }
just-rolled = gerade gewürfelt
double = Pasch { $face }!
order-head = Runden · Marker · Karten

wins-title = { $name } gewinnt!
you-win-title = Du gewinnst!
by-spaces =
    { $spaces ->
        [one] mit 1 Feld Vorsprung
       *[other] mit { $spaces } Feldern Vorsprung
    }
after-rounds =
    { $rounds ->
        [one] nach 1 Durchgang
       *[other] nach { $rounds } Durchgängen
    }
how = So lief das Rennen
lead-changes =
    { $changes ->
        [0] niemand verlor die Führung
        [one] 1 Führungswechsel
       *[other] { $changes } Führungswechsel
    }
start-axis = Start
turns-axis = Züge
story-start = Vor dem ersten Zug
story-leads = Zug { $turn }: { $racer } führt
story-takes = Zug { $turn }: { $racer } übernimmt die Führung
story-slider = Zug im Rennen
you = du
graph = Reihenfolge im Rennen, Zug um Zug. { $lines }
graph-line = { $racer }: von Platz { $first } auf Platz { $last }.

describe-track = Gefahren wird auf { $circuit }: { $spaces } Felder je Runde, { $laps } Runden. Es läuft Durchgang { $round }.
describe-last = Das ist der letzte Durchgang.
describe-over = Das Rennen ist vorbei.
describe-racer =
    { $laps ->
        [0] Platz { $place }: { $racer } ({ $who }) auf Feld { $space } der ersten Runde
        [one] Platz { $place }: { $racer } ({ $who }) auf Feld { $space }, mit 1 Rundenmarker
       *[other] Platz { $place }: { $racer } ({ $who }) auf Feld { $space }, mit { $laps } Rundenmarkern
    }, { $straight ->
        [yes] auf einer Geraden
       *[no] in einer Kurve
    }.
describe-waiting = Platz { $place }: { $racer } ({ $who }) wartet hinter der Linie.
describe-kit = { $markers ->
        [one] Dort liegt 1
       *[other] Dort liegen { $markers }
    } von { $slots } Bonusmarkern und { $boosts ->
        [none] keine Boost-Marker
       *[other] diese Boost-Marker: { $boost-list }
    }.
describe-hand = { $who }: { $cards ->
        [0] keine Bonuskarten.
        [one] 1 Bonuskarte.
       *[other] { $cards } Bonuskarten.
    }
describe-own-hand = Du hast auf der Hand: { $cards }.
describe-active = { $racer } ist am Zug.
describe-dice = Würfel dieses Zugs: { $dice }, zusammen { $sum }.
describe-markers = Boost-Marker liegen verdeckt auf { $spaces }.
describe-no-markers = Auf der Strecke liegen keine Boost-Marker.
describe-piles = Crash-Stapel: { $low }, { $middle } und { $high } Karten. Zielstapel: { $goal }. Bonusstapel: { $bonus }.
describe-crash-card = Die offene Crashkarte ist „{ $card }“: { $effect }

## Erweiterung 1

close = schließen
stop-sign = STOP
slime-here = Schleimspur auf den Feldern { $space } bis { $last }: ein Würfel zurück, zwei Würfel vor, ein Würfel vor
stop-here = Schrottplatz: Auf Feld { $space } halten alle an
salvager-here = Schrottsammler auf den Feldern { $space } bis { $last }
pit-here = Boxenstopp: Seine Mitte ist Feld { $space }, mit Platz für mehrere Racer
stack-here =
    { $left ->
        [0] keine Schrottteile mit Wert { $tile } mehr auf Feld { $space }
        [one] noch 1 Schrottteil mit Wert { $tile } auf Feld { $space }
       *[other] noch { $left } Schrottteile mit Wert { $tile } auf Feld { $space }
    }
scrap-here = Schrottteil auf Feld { $space }, das { $tile } zählt
scrap-tile = Schrottteil: Sein Feld zählt { $tile }
scrap-tiles = Schrottteile
abilities = Fähigkeiten
ability-tiles =
    { $tiles ->
        [0] Am Boxenstopp liegen keine Fähigkeiten mehr
        [one] 1 Fähigkeit liegt noch am Boxenstopp: zeigen
       *[other] { $tiles } Fähigkeiten liegen noch am Boxenstopp: zeigen
    }
racer-in-lane = { $racer } in der Boxengasse, auf Feld { $space }, Runde { $lap }
slips = { $racer } rutscht
slips-back = rückwärts
slips-on = vorwärts
or-lane = oder in die Boxengasse, auf Feld { $space }
and-lost =
    { $lost ->
        [one] 1 verfällt
       *[other] { $lost } verfallen
    }
and-slime =
    { $place ->
        [1] dann ein Würfel zurück
        [2] dann zwei Würfel vor
       *[other] dann ein Würfel vor
    }
and-scrap = und ein Schrottteil { $tile }
and-ability = und eine neue Fähigkeit
describe-slime = Die Schleimspur liegt auf den Feldern { $first }, { $second } und { $third }: Wer dort stehen bleibt, würfelt einmal und rutscht zurück, würfelt mit zwei Würfeln und rutscht vor oder würfelt einmal und rutscht vor.
describe-stop = Der Schrottplatz liegt auf den Feldern { $first }, { $second } und { $third }: Auf Feld { $second } endet jede Bewegung.
describe-salvager = Der Schrottsammler liegt auf den Feldern { $first }, { $second } und { $third }. Schrottteile dort: { $stacks }.
describe-stack = { $left } mit Wert { $tile }
describe-pit = Die Boxengasse zweigt hinter Feld { $fork } ab und kommt auf Feld { $rejoin } zurück. Ihre Felder sind { $first } bis { $last }; in der Mitte, auf Feld { $centre }, endet jede Bewegung.
describe-ability-tiles = Am Boxenstopp liegen noch die Fähigkeiten von: { $tiles }.
describe-no-ability-tiles = Am Boxenstopp liegen keine Fähigkeiten mehr.
describe-scrap = Ein Schrottteil auf Feld { $space } zählt { $tile }.
describe-in-lane =
    { $laps ->
        [0] Platz { $place }: { $racer } ({ $who }) in der Boxengasse auf Feld { $space }, in der ersten Runde
        [one] Platz { $place }: { $racer } ({ $who }) in der Boxengasse auf Feld { $space }, mit 1 Rundenmarker
       *[other] Platz { $place }: { $racer } ({ $who }) in der Boxengasse auf Feld { $space }, mit { $laps } Rundenmarkern
    }{ $centre ->
        [yes] , in der Mitte des Boxenstopps.
       *[no] .
    }
describe-abilities = Neben der eigenen Fähigkeit gibt es dort die von: { $abilities }.
describe-own-scrap = Dort liegen Schrottteile mit den Werten { $tiles }.
describe-halted = Weiterfahren ist in diesem Zug nicht erlaubt.

## Was dem Leser geschieht: ausgerufen

touch-pushed = Geschubst
touch-pushed-how = von { $racer }
touch-fight = Kampf
touch-fight-how = { $racer } und du wollt dasselbe Feld
touch-fight-won = Kampf gewonnen
touch-fight-won-how = du fährst weiter, { $racer } bleibt
touch-fight-lost = Kampf verloren
touch-fight-lost-how = { $racer } fährt weiter, du bleibst
touch-blocked = Blockiert
touch-blocked-how = { $lost ->
    [one] ein Feld an Schrott verloren
   *[other] { $lost } Felder an Schrott verloren
}
touch-thrown-back = { $spaces } zurück
touch-thrown-back-how = im Zug eines anderen
touch-thrown-on = { $spaces } vor
touch-thrown-on-how = im Zug eines anderen
touch-overtaken = Überholt
touch-overtaken-how = von { $racer }; du bist Nummer { $place }
## A bonus card, and the ability that adds to it

bonus-and-ability =
    { $spaces ->
        [one] 1 Feld fahren, auf Feld { $card }
       *[other] { $spaces } Felder fahren, auf Feld { $card }
    }, dazu { $added } durch deine Fähigkeit: Feld { $space }.
bonus-and-dice =
    { $spaces ->
        [one] 1 Feld fahren, auf Feld { $card }
       *[other] { $spaces } Felder fahren, auf Feld { $card }
    }, dann { $dice } mit deinen Würfeln: Feld { $space }.
bonus-and-both =
    { $spaces ->
        [one] 1 Feld fahren, auf Feld { $card }
       *[other] { $spaces } Felder fahren, auf Feld { $card }
    }, dann { $dice } mit deinen Würfeln und { $added } durch deine Fähigkeit: Feld { $space }.
touch-overtaken-how = von { $racer }: du bist Nummer { $place }
