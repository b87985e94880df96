# Home Racers auf Deutsch. Die Regeln für Namen und Variablen stehen in jalopy/texts.py.

game = Home Racers
    .pitch = Spielzeugautos über Boden, Sofa und Tisch: Weg legen, Gang würfeln, und Vorsicht mit der Katze.


## Manöver, Plättchen, Strecken

name-straight = geradeaus
name-lane-left = Spurwechsel nach links
name-lane-right = Spurwechsel nach rechts
name-turn-left = Linkskurve
name-turn-right = Rechtskurve
name-side-turn-left = Linkskurve zur Seite
name-side-turn-right = Rechtskurve zur Seite
name-skid-left = Schleudern nach links
name-skid-right = Schleudern nach rechts

name-left = links
name-middle = Mitte
name-right = rechts
name-path-end = Ende des Weges
name-nowhere = nirgendwohin

name-portal = Portal
name-caltrops = Krähenfüße
name-leak = Öllache
name-booster = Turbo
name-station = Reifenstation

name-floor = Zimmer
name-sofa = Sofa
name-table = Tisch
name-desk = Schreibtisch
name-bed = Bett
name-shelf = Regal
name-counter = Theke
name-chair = Stuhl

name-green = grün
name-orange = orange
name-blue = blau
name-yellow = gelb
name-pink = rosa


## Einstellungen

setting-course = Strecke
    .help = Die Strecke: eine mitgelieferte oder ein eigenes Wort.
setting-course-ottoman = Um den Hocker
setting-course-living-room = Wohnzimmer
setting-course-rug-oval = Um die Katze
setting-course-desk-sprint = Schreibtischsprint
setting-course-bookshelf = Bücherregal
setting-course-kitchen = Küche
setting-course-bedroom = Schlafzimmer
setting-laps = Runden der Strecke
    .help = Wie oft ein Rundkurs gefahren wird; 0 heißt: wie die Strecke es sagt.
setting-laps-0 = wie die Strecke sagt
setting-laps-1 = 1
setting-laps-2 = 2
setting-laps-3 = 3
setting-laps-4 = 4
setting-laps-5 = 5
setting-laps-6 = 6
setting-laps-7 = 7
setting-laps-8 = 8
setting-laps-9 = 9
setting-any_tiles = Beliebige Plättchen
    .help = Die Strecke darf mehr Plättchen brauchen, als in der Schachtel sind.
setting-rear_gear = Rückwärtsgang
    .help = Ein stehendes Auto darf im Gang -1 rückwärts fahren.
setting-skidding = Schleudern
    .help = Zwei weitere Kurven, um 120 Grad und immer gefährlich.
setting-slipstream = Windschatten
    .help = Ein Feld mehr dicht hinter einem Auto mit gleicher Richtung und gleichem Gang.
setting-hard_braking = Vollbremsung
    .help = Zwei Gänge auf einmal herunter, für zwei Gefahrenwürfel.
setting-strict_limits = Strenge Grenzen
    .help = Nichts darf über die Tabelle hinaus gelegt werden.
setting-family = Familie
    .help = Ein Auto ohne Punkte bleibt im Rennen, höchstens im 1. Gang.
setting-finish = Ziel
    .help = Wer zuerst über die Linie fährt, gewinnt; oder die Runde wird zu Ende gespielt, und wer am weitesten kommt, gewinnt.
setting-finish-first = wer zuerst da ist
setting-finish-round = ganze Runde
setting-rounds = Höchstzahl der Runden
    .help = Nach so vielen Spielrunden je Streckenrunde, oder je 60 Felder einer längeren, ist das Rennen vorbei.
setting-rounds-20 = 20
setting-rounds-40 = 40
setting-rounds-60 = 60
setting-rounds-100 = 100


## Fragen

question-start-place = Wo soll dein Auto starten?
question-start-spot = Welche Stelle hinter der Linie?
question-start-heading = In welche Richtung soll es stehen?
question-choose-gear = Welcher Gang? Du fährst { $gear ->
        [-1] im Rückwärtsgang
       *[other] im Gang { $gear }
    }.
question-turn-on-the-spot = Wohin drehst du dich?
question-lay-tile = Wohin mit Feld { $tile } von { $of }? Übrig: { $turns_left ->
        [one] 1 Kurve
       *[other] { $turns_left } Kurven
    } und { $lanes_left } Spurwechsel; Gefahr bisher: { $danger }.
question-roll = Der Weg liegt. Würfeln?
question-push-engine = { $tiles ->
        [one] 1 Feld.
       *[other] { $tiles } Felder.
    } Den Motor hochjagen?
question-change-tires = Hier die Reifen wechseln? Du hast { $tires } von { $full }.
question-tire-station = Für neue Reifen anhalten? Du hast { $tires } von { $full }.


## Antworten

option-place = Start in Richtung { $value }°
    .hint = Reihe { $row }, { $side }; in Feldern, { $behind } hinter der Linie und { $across } von ihrem rechten Ende.
option-elsewhere = Anderswo
    .hint = Jede Stelle hinter der Linie, jede Richtung.
option-at = Stelle { $value }
    .hint = Felder nach rechts und Felder nach unten.
option-heading = Richtung { $value }°
option-gear = Gang { $value }
option-gear-0 = Stehen bleiben
    .hint = Du darfst dich auf der Stelle drehen.
option-gear--1 = Rückwärtsgang
    .hint = Ein Feld rückwärts, zwei bei einer 5 oder 6.
option-brake = Vollbremsung in Gang { $value }
    .hint = Zwei Gefahrenwürfel.
option-straight = Geradeaus
option-lane = Spurwechsel nach { $value }
    .hint = { $dice ->
        [0] Innerhalb der Grenzen.
        [one] Über die Grenzen: ein Gefahrenwürfel.
       *[other] Über die Grenzen: { $dice } Gefahrenwürfel.
    }
option-turn = Kurve nach { $value }
    .hint = { $dice ->
        [0] Innerhalb der Grenzen.
        [one] Über die Grenzen: ein Gefahrenwürfel.
       *[other] Über die Grenzen: { $dice } Gefahrenwürfel.
    }
option-side-turn = Kurve nach { $value }, zur Seite
    .hint = { $dice ->
        [0] Innerhalb der Grenzen.
        [one] Über die Grenzen: ein Gefahrenwürfel.
       *[other] Über die Grenzen: { $dice } Gefahrenwürfel.
    }
option-skid = Schleudern nach { $value }
    .hint = { $dice ->
        [one] Immer gefährlich: ein Gefahrenwürfel.
       *[other] Immer gefährlich: { $dice } Gefahrenwürfel.
    }
option-back-straight = Gerade zurück
option-back-lane = Spurwechsel zurück, { $value }
    .hint = { $dice ->
        [0] Innerhalb der Grenzen.
        [one] Über die Grenzen: ein Gefahrenwürfel.
       *[other] Über die Grenzen: { $dice } Gefahrenwürfel.
    }
option-back-turn = Rückwärts herum nach { $value }
option-back-side-turn = Rückwärts herum nach { $value }, von der Seite
option-roll = Würfeln
option-keep = Wurf behalten
option-push = { $value } Würfel noch einmal
    .hint = Jeder kann einen Autopunkt kosten: ein Motorwürfel, bei 5 oder 6.
option-push-1 = 1 Würfel noch einmal
    .hint = Er kann einen Autopunkt kosten: ein Motorwürfel, bei 5 oder 6.
option-stop = Hier anhalten
    .hint = Neue Reifen, Gang 0.
option-drive-on = Weiterfahren
option-change-tires = Wechseln
    .hint = Neue Reifen, und kein Rutschen.
option-keep-tires = Die alten behalten


## Was nicht geht

barred-not-listed = Dort darf man starten, aber der Platz steht nicht auf dieser Liste: Wähle „Anderswo“.
barred-elsewhere-first = Wähle zuerst „Anderswo“, dann die Stelle.
barred-elsewhere-chosen = Du hast einen anderen Platz gewählt: Jetzt kommt die Stelle, dann die Richtung.
barred-spot-first = Zuerst kommt der Platz, dann die Richtung.
barred-spot-chosen = Die Stelle ist gewählt: Jetzt kommt die Richtung.
barred-no-heading = Richtungen gibt es von 0° bis 345° in Schritten von 15°.
barred-no-spot = Stellen liegen ein Viertel eines Feldes auseinander.
barred-not-behind = Das ganze Feld muss hinter der Startlinie liegen, zwischen ihren Enden und höchstens vier Felder weit weg.
barred-on-a-tile = Dort liegt ein Feld der Strecke.
barred-cut-off = Von dort führt kein Weg zur Linie.
barred-on-a-car = Es würde das Feld eines Autos überlappen, das schon dort steht.
barred-no-room-for-others = Dann bliebe kein Platz für { $cars ->
        [one] das Auto, das
       *[other] die { $cars } Autos, die
    } nach dir { $cars ->
        [one] kommt
       *[other] kommen
    }.
barred-not-placed = Zuerst muss dein Auto hinter der Linie stehen.
barred-placed = Dein Auto wurde vor dem Rennen aufgestellt.
barred-limping = Ohne Autopunkte gibt es keinen Gang über 1.
barred-reversing = Auf den Rückwärtsgang folgt Gang 0 oder noch einmal der Rückwärtsgang.
barred-one-step = Der Gang ändert sich in einem Zug um eins, und du bist im Gang { $gear }.
barred-no-such-gear = Es gibt die Gänge 0 bis { $top }.
barred-no-rear-gear = Dieses Rennen wird ohne Rückwärtsgang gefahren.
barred-rear-from-0 = Den Rückwärtsgang gibt es nur aus Gang 0, und du bist im Gang { $gear }.
barred-no-braking = Dieses Rennen wird ohne Vollbremsung gefahren.
barred-brakes-two = Eine Vollbremsung führt genau zwei Gänge hinunter, und du bist im Gang { $gear }.
barred-gear-chosen = Der Gang wird einmal im Zug gewählt; es ist Gang { $gear }.
barred-turns-in-gear-0 = Nur wer Gang 0 wählt, dreht sich auf der Stelle.
barred-turns-onto-car = Es käme unter ein Auto zu liegen: { $seats }.
barred-stands-still = In Gang 0 bewegt sich das Auto nicht.
barred-no-room = Das Feld läge auf einem Hindernis oder über dem Rand.
barred-beyond-limits = Die Grenzen sind streng, und das ist verbraucht.
barred-on-the-path = Der Weg würde sich selbst kreuzen.
barred-only-backwards = Im Rückwärtsgang führt der Weg nach hinten.
barred-only-in-rear-gear = Nur im Rückwärtsgang führt der Weg nach hinten.
barred-no-skidding = Dieses Rennen wird ohne Schleudern gefahren.
barred-too-slow = Geschleudert wird ab Gang { $gear }.
barred-poor-dice = Neu gewürfelt werden nur Würfel, die 1 bis 4 zeigen, und davon gibt es { $dice }.
barred-not-at-station = Das ist für ein Auto, das eben beim Fahren an eine Reifenstation kommt.
barred-not-standing-at-station = Das ist für ein Auto in Gang 0 an einer Reifenstation, das neue Reifen braucht.
barred-tires-first = Sag zuerst, ob du die Reifen wechselst; dann darfst du dich drehen.
barred-too-early = Das kommt später im Zug: Gang, Weg, Wurf, Motor, Fahrt.
barred-too-late = Das ist in diesem Zug schon vorbei: Gang, Weg, Wurf, Motor, Fahrt.


## Was geschieht

event-rolled-for-order = Um die Reihenfolge würfeln { $seats }: { $dice }.
event-placed =
    { $you ->
        [yes] Du stellst dein Auto hinter die Linie.
       *[no] { $seat } stellt ein Auto hinter die Linie.
    }
event-round-began = Runde { $round }: { $seats }.
event-turn-began =
    { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }, { $gear ->
        [-1] im Rückwärtsgang
       *[other] im Gang { $gear }
    }.
event-gear-chosen =
    { $you ->
        [yes] Du wählst Gang { $gear }.
       *[no] { $seat } wählt Gang { $gear }.
    }
event-gear-chosen-HR-9-1 =
    { $you ->
        [yes] Du legst den Rückwärtsgang ein.
       *[no] { $seat } legt den Rückwärtsgang ein.
    }
event-gear-chosen-HR-9-4 =
    { $you ->
        [yes] Du bremst hart, hinunter in Gang { $gear }.
       *[no] { $seat } bremst hart, hinunter in Gang { $gear }.
    }
event-turned =
    { $you ->
        [yes] Du drehst dich auf der Stelle.
       *[no] { $seat } dreht sich auf der Stelle.
    }
event-stood-still =
    { $you ->
        [yes] Du bleibst stehen.
       *[no] { $seat } bleibt stehen.
    }
event-tile-laid = Feld { $tile }: { $manoeuvre }.
event-tile-laid-HR-4-7 = Feld { $tile }: { $manoeuvre }, für { $dice ->
        [one] einen Gefahrenwürfel
       *[other] { $dice } Gefahrenwürfel
    }.
event-tile-laid-HR-9-1 = Feld { $tile }, rückwärts: { $manoeuvre }{ $dice ->
        [0] .
        [one] , für einen Gefahrenwürfel.
       *[other] , für { $dice } Gefahrenwürfel.
    }
event-tile-laid-HR-9-2 = Feld { $tile }: { $manoeuvre }, für { $dice ->
        [one] einen Gefahrenwürfel
       *[other] { $dice } Gefahrenwürfel
    }.
event-path-ended = Der Weg endet nach { $tiles } von { $of } Feldern: kein Platz.
event-path-ended-HR-9-5 = Der Weg endet nach { $tiles } von { $of } Feldern: Die Grenzen sind streng.
event-rolled =
    { $you ->
        [yes] Du würfelst { $dice }: { $tiles ->
            [one] 1 Feld.
           *[other] { $tiles } Felder.
        }
       *[no] { $seat } würfelt { $dice }: { $tiles ->
            [one] 1 Feld.
           *[other] { $tiles } Felder.
        }
    }
event-slipstream =
    { $you ->
        [yes] Der Windschatten gibt dir ein Feld mehr.
       *[no] Der Windschatten gibt { $seat } ein Feld mehr.
    }
event-pushed =
    { $you ->
        [yes] Du jagst den Motor hoch und hast jetzt { $dice }: { $tiles ->
            [one] 1 Feld.
           *[other] { $tiles } Felder.
        }
       *[no] { $seat } jagt den Motor hoch und hat jetzt { $dice }: { $tiles ->
            [one] 1 Feld.
           *[other] { $tiles } Felder.
        }
    }
event-drove =
    { $you ->
        [yes] Du fährst { $tiles ->
            [1] ein Feld.
           *[other] { $tiles } Felder.
        }
       *[no] { $seat } fährt { $tiles ->
            [1] ein Feld.
           *[other] { $tiles } Felder.
        }
    }
event-danger-rolled = Gefahrenwürfel: { $dice }. Treffer: { $hits }.
event-engine-rolled = Motorwürfel: { $dice }. Treffer: { $hits }.
event-hit-obstacle =
    { $you ->
        [yes] Du fährst gegen ein Hindernis: { $dice }. Treffer: { $hits }.
       *[no] { $seat } fährt gegen ein Hindernis: { $dice }. Treffer: { $hits }.
    }
event-tires-lost =
    { $you ->
        [yes] Deine Reifen verlieren { $lost ->
            [one] 1 Punkt,
           *[other] { $lost } Punkte,
        } { $tires ->
            [one] es bleibt 1.
           *[other] es bleiben { $tires }.
        }
       *[no] Die Reifen von { $seat } verlieren { $lost ->
            [one] 1 Punkt,
           *[other] { $lost } Punkte,
        } { $tires ->
            [one] es bleibt 1.
           *[other] es bleiben { $tires }.
        }
    }
event-car-damaged =
    { $you ->
        [yes] Dein Auto verliert { $lost }, { $car ->
            [one] es bleibt 1.
           *[other] es bleiben { $car }.
        }
       *[no] Das Auto von { $seat } verliert { $lost }, { $car ->
            [one] es bleibt 1.
           *[other] es bleiben { $car }.
        }
    }
event-tires-worn =
    { $you ->
        [yes] Deine Reifen sind abgefahren: Es gelten die Grenzen des nächsten Gangs.
       *[no] Die Reifen von { $seat } sind abgefahren: Es gelten die Grenzen des nächsten Gangs.
    }
event-lost-control =
    { $you ->
        [yes] Du verlierst die Kontrolle und bleibst stehen.
       *[no] { $seat } verliert die Kontrolle und bleibt stehen.
    }
event-retired =
    { $you ->
        [yes] Dein Auto ist hinüber. Du scheidest aus.
       *[no] Das Auto von { $seat } ist hinüber und scheidet aus.
    }
event-limps =
    { $you ->
        [yes] Dein Auto humpelt im 1. Gang weiter.
       *[no] Das Auto von { $seat } humpelt im 1. Gang weiter.
    }
event-caltrops =
    { $you ->
        [yes] Du fährst über Krähenfüße.
       *[no] { $seat } fährt über Krähenfüße.
    }
event-boosted =
    { $you ->
        [yes] Der Turbo gibt dir { $more } Felder mehr.
       *[no] Der Turbo gibt { $seat } { $more } Felder mehr.
    }
event-leaked =
    { $you ->
        [yes] Du kommst auf die Öllache und würfelst { $die }: { $die ->
            [3] kein Rutschen.
            [4] kein Rutschen.
           *[other] Rutschen nach { $slips }.
        }
       *[no] { $seat } kommt auf die Öllache und würfelt { $die }: { $die ->
            [3] kein Rutschen.
            [4] kein Rutschen.
           *[other] Rutschen nach { $slips }.
        }
    }
event-slipped =
    { $you ->
        [yes] Du rutschst nach { $slips }, statt: { $instead }.
       *[no] { $seat } rutscht nach { $slips }, statt: { $instead }.
    }
event-slip-waits =
    { $you ->
        [yes] Mit deinem nächsten Schritt rutschst du nach { $slips }.
       *[no] Mit dem nächsten Schritt rutscht { $seat } nach { $slips }.
    }
event-changed-tires-HR-6-9 =
    { $you ->
        [yes] Du stehst da und bekommst neue Reifen: { $tires } Punkte.
       *[no] { $seat } steht da und bekommt neue Reifen: { $tires } Punkte.
    }
event-changed-tires =
    { $you ->
        [yes] Du hältst an und bekommst neue Reifen: { $tires } Punkte.
       *[no] { $seat } hält an und bekommt neue Reifen: { $tires } Punkte.
    }
event-jumped =
    { $you ->
        [yes] Du fährst durch das Portal, Farbe { $colour }.
       *[no] { $seat } fährt durch das Portal, Farbe { $colour }.
    }
event-bumped =
    { $you ->
        [yes] Du rammst { $seats-accusative } und würfelst { $dice }:
       *[no] { $seat } rammt { $seats-accusative } und würfelt { $dice }:
    } dort { $on_target ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $on_target } Treffer
    }, im Gegenzug { $on_mover ->
        [0] keiner
        [one] einer
       *[other] { $on_mover }
    }.
event-shoved =
    { $you ->
        [yes] Du wirst weggeschoben, hinunter in Gang { $gear }.
       *[no] { $seat } wird weggeschoben, hinunter in Gang { $gear }.
    }
event-held-up =
    { $you ->
        [yes] Du wirst von { $seats-dative } aufgehalten, jetzt im Gang { $gear }.
       *[no] { $seat } wird von { $seats-dative } aufgehalten, jetzt im Gang { $gear }.
    }
event-held-up-HR-6-8 =
    { $you ->
        [yes] Du bleibst am Eingang, denn der Ausgang ist besetzt: { $seats }. Du bist jetzt im Gang { $gear }.
       *[no] { $seat } bleibt am Eingang, denn der Ausgang ist besetzt: { $seats }. Der Gang ist jetzt { $gear }.
    }
event-gate-passed =
    { $you ->
        [yes] { $gate ->
            [0] Du fährst über die Startlinie.
           *[other] Du fährst durch Tor { $gate }.
        }
       *[no] { $gate ->
            [0] { $seat } fährt über die Startlinie.
           *[other] { $seat } fährt durch Tor { $gate }.
        }
    }
event-lap-began =
    { $you ->
        [yes] Du beginnst Runde { $lap } von { $laps }.
       *[no] { $seat } beginnt Runde { $lap } von { $laps }.
    }
event-finished =
    { $you ->
        [yes] Du fährst im Zug { $turns } ins Ziel!
       *[no] { $seat } fährt im Zug { $turns } ins Ziel!
    }
event-nobody-finished = Niemand ist ins Ziel gekommen.
event-time-is-up = Runde { $round } war die letzte: Die Zeit ist um.
event-race-over = Das Rennen ist vorbei: { $seats }.


## Plätze

place-winner =
    { $turns ->
        [one] als Erste oder Erster im Ziel, nach { $turns } Zug
       *[other] als Erste oder Erster im Ziel, nach { $turns } Zügen
    }
place-farthest =
    { $turns ->
        [one] am weitesten über die Linie, nach { $turns } Zug
       *[other] am weitesten über die Linie, nach { $turns } Zügen
    }
place-time-trial =
    { $turns ->
        [one] im Ziel nach { $turns } Zug
       *[other] im Ziel nach { $turns } Zügen
    }
place-finished =
    { $turns ->
        [one] im Ziel nach { $turns } Zug
       *[other] im Ziel nach { $turns } Zügen
    }
place-retired = ausgeschieden
place-time-up =
    { $gates ->
        [one] noch unterwegs, als die Zeit um war; { $gates } Tor passiert
       *[other] noch unterwegs, als die Zeit um war; { $gates } Tore passiert
    }
place-on-the-way =
    { $gates ->
        [one] noch unterwegs, { $gates } Tor passiert
       *[other] noch unterwegs, { $gates } Tore passiert
    }

## Strecken und Einstellungen, die nicht gehen

refused-no-course = Diese Strecke gibt es nicht; es gibt { $known } und eigene Wörter.
refused-course-too-long = Eine Strecke wird in höchstens { $most } Zeichen erzählt, nicht in { $signs }.
refused-item-unreadable = Teil { $number } des Worts, „{ $item }“, ist kein Name mit Zahlen dahinter, verbunden durch Unterstriche.
refused-item-too-far = Teil { $number } des Worts, „{ $item }“, hat eine Zahl über { $most }.
refused-item-outline = Teil { $number } des Worts, „{ $item }“, braucht 0 oder 1 und dann die Ecken des Umrisses, drei oder mehr, als Zahlenpaare.
refused-item-solid = Teil { $number } des Worts, „{ $item }“, beginnt mit 1, wenn es früheren Flächen im Weg steht, sonst mit 0.
refused-item-no-portal = Teil { $number } des Worts, „{ $item }“, ist kein Portal der Schachtel; deren Farben sind { $colours }.
refused-item-nothing = Teil { $number } des Worts, „{ $item }“, gibt es auf keiner Strecke.
refused-item-numbers = Teil { $number } des Worts, „{ $item }“, braucht { $needed } Zahlen ({ $wanted }), nicht { $there }.
refused-item-heading = Teil { $number } des Worts, „{ $item }“, hat eine Richtung über 23.
refused-item-zero = Teil { $number } des Worts, „{ $item }“, ist null groß ({ $wanted }).
refused-course-surfaces = Eine Strecke hat 1 bis { $most } Zimmer und andere Flächen, nicht { $there }.
refused-course-line =
    { $there ->
        [0] Es gibt noch keine Startlinie.
       *[other] Eine Strecke hat eine Startlinie, nicht { $there }.
    }
refused-course-one-finish = Eine Strecke hat höchstens eine Ziellinie und sagt einmal, wie viele Runden es sind.
refused-course-finish-laps = Eine Strecke mit eigener Ziellinie wird einmal gefahren, ohne Runden.
refused-course-pair = Das Portal in { $colour } gibt es einmal, und es muss daliegen, damit man hindurchfahren kann.
refused-course-gates = Eine Strecke hat höchstens { $most } Tore, nicht { $there }.
refused-course-no-gate = Eine Rundstrecke braucht ein Tor oder ein Portal, sonst genügte es, an der Linie umzudrehen.
refused-course-laid = Höchstens { $most } Plättchen liegen auf einer Strecke, nicht { $there }.
refused-course-outline = Der Umriss einer Fläche ({ $surface }) darf sich nicht kreuzen und hat höchstens { $most } Ecken.
refused-course-laps = Ein Rennen hat höchstens { $most } Runden, nicht { $there }.
refused-course-no-surface = „{ $item }“ liegt auf Fläche { $surface }, und es gibt nur { $there }, gezählt ab 0.
refused-course-ends =
    { $item ->
        [line] Die Startlinie
        [finish] Die Ziellinie
       *[gate] Ein Tor
    } braucht zwei verschiedene Enden.
refused-course-furniture = Höchstens { $most } Möbel passen auf eine Strecke, nicht { $there }.
refused-course-area = Alle Flächen zusammen haben höchstens etwa { $most } Felder, nicht { $there }.
refused-course-spread = Die Flächen reichen zu weit: Die Rechtecke um sie herum haben höchstens etwa { $most } Felder, nicht { $there }.
refused-tile-not-flat =
    { $colour ->
        [none] Ein Plättchen ({ $tile })
       *[other] Das Portal in { $colour }
    } bei { $x }, { $y } liegt nicht flach: auf Möbeln oder über der Kante.
refused-tile-on-another =
    { $colour ->
        [none] Ein Plättchen ({ $tile })
       *[other] Das Portal in { $colour }
    } bei { $x }, { $y } liegt auf einem anderen Plättchen.
refused-gate-short =
    { $gate ->
        [0] Die Startlinie ist kürzer als ein Feld.
       *[other] Tor { $gate } ist kürzer als ein Feld.
    }
refused-gate-unreachable = Tor { $gate } ist vom Tor davor nicht zu erreichen.
refused-course-open = Der Ring schließt sich nicht: Vom letzten Tor führt kein Weg zur Linie.
refused-course-short = Eine Runde ist mindestens { $least } Felder lang, und diese hat { $there }: An der Linie umzudrehen würde genügen.
refused-start-room = Hinter der Startlinie ist Platz für { $cars } Autos, und { $needed } werden gebraucht.
refused-not-driven =
    Die Strecke lässt sich nicht fahren: Kein Auto kommt { $gate ->
        [0] über die Linie
       *[other] durch Tor { $gate }
    }; mach den Weg breiter oder die Kurve sanfter.
refused-box-of-kind = Die Schachtel hat { $there } Plättchen dieser Art ({ $tile }), und die Strecke braucht { $used }; „{ setting-any_tiles }“ erlaubt mehr.
refused-box-two-sided = Portale und andere Plättchen teilen sich { $there } zweiseitige, und die Strecke braucht { $used }; „{ setting-any_tiles }“ erlaubt mehr.
refused-points-order = Niemand kann mit mindestens { $least } und höchstens { $most } Punkten beginnen.
refused-laps-one-way = Das ist für eine Rundstrecke; diese wird einmal gefahren, von Linie zu Linie.


## Worauf sich ein Tisch mit einem Griff einigt

preset-quick = Schnell
    .hint = Über den Schreibtisch, an Becher und Lampe vorbei; niemand scheidet aus.
preset-classic = Klassisch
    .hint = Um den Hocker, durch zwei Portale.
preset-everything = Alles drin
    .hint = Das Wohnzimmer, mit Schleudern, Windschatten und Vollbremsung.
preset-solitaire = Zeitfahren
    .hint = Du allein: mit so wenigen Zügen wie möglich.
## Über die Dinge auf dem Tisch

about-car =
    { $you ->
        [yes] Dein Auto
       *[no] Das Auto von { $seat }
    }
about-car-red = Das rote
about-car-yellow = Das gelbe
about-car-green = Das grüne
about-car-blue = Das blaue
about-car-does = In jedem Zug: einen Gang wählen, einen Weg legen, die Gangwürfel werfen und fahren.
about-car-waiting = Noch nicht aufgestellt.
about-car-driving = Nummer { $place } im Rennen, in Runde { $lap } von { $laps }.
about-car-finished = Im Ziel, als Nummer { $place }.
about-car-retired = Ausgeschieden: Es hatte keine Autopunkte mehr.
about-car-gear = Im Gang { $gear }.
about-car-points = Noch { $tires } von { $full } Reifenpunkten und { $body } von { $full } Autopunkten.
about-car-worn = Die Reifen sind abgefahren: Es gelten die Grenzen des nächsthöheren Gangs.
about-car-slips = Beim nächsten Schritt rutscht es nach { $side }.
about-car-slipstream = Im Windschatten: in dieser Runde ein Plättchen mehr.
about-tile = Plättchen der Strecke
about-tile-count =
    { $count ->
        [one] Eines liegt auf dieser Strecke.
       *[other] { $count } liegen auf dieser Strecke.
    }
about-tile-portal = Wer hineinfährt, fährt am Ausgang derselben Farbe weiter; der Sprung kostet nichts.
about-tile-caltrops = Wer darauf kommt, verliert 3 Reifenpunkte.
about-tile-leak = Ein schwarzer Würfel entscheidet: Bei 1 oder 2 rutscht das Auto nach links, bei 5 oder 6 nach rechts.
about-tile-booster = 2 Plättchen mehr in diesem Zug, jeder Booster einmal im Zug.
about-tile-station = Wer hier hält, bekommt neue Reifen: Der Rest der Fahrt verfällt, der Gang wird 0.
about-gate = Tore werden der Reihe nach durchfahren
about-gate-line = Startlinie
about-gate-gate = Tor { $number }
about-gate-finish = Ziel
about-gate-portal = Tor { $number }, ein Portal
about-gate-line-does = Hier beginnt und endet eine Runde.
about-gate-gate-does = Wer daran vorbeifährt, muss zurückkommen.
about-gate-finish-does = Wer nach allen Toren darüberfährt, ist im Ziel.
about-gate-portal-does = Es zählt, wenn das Auto durch dieses Portal fährt.
about-gate-next-for = Als Nächstes für { $seats-accusative }.
about-gate-next-for-nobody = Gerade muss niemand als Nächstes hindurch.
about-gear = Gang { $gear }
about-gear-kind = So viele Würfel wie der Gang
about-gear-does = { $gear ->
        [one] Ein Würfel: 1 Plättchen sicher, und eines mehr
       *[other] { $gear } Würfel: { $gear } Plättchen sicher, und eines mehr
    } für jeden guten.
about-gear-change = In einem Zug geht der Gang um eins hinauf oder hinunter, oder er bleibt.
about-gear-0-does = Stehen: Das Auto darf sich auf der Stelle drehen.
about-gear-driven = Darin fährt: { $seats }.
about-gear-nobody = Gerade fährt niemand darin.
about-sheet = Auf jedem Spielerblatt
about-tires = Reifen
about-tires-does = Treffer kosten zuerst Reifenpunkte. Ohne sie sind die Reifen abgefahren: Es gelten die Grenzen des nächsthöheren Gangs.
about-tires-of =
    { $you ->
        [yes] Du: { $count } von { $full }.
       *[no] { $seat }: { $count } von { $full }.
    }
about-body = Autopunkte
about-body-does = Treffer kosten sie, wenn keine Reifenpunkte mehr da sind, und ein gequälter Motor immer. Ohne sie scheidet das Auto aus.
about-body-of =
    { $you ->
        [yes] Du: { $count } von { $full }.
       *[no] { $seat }: { $count } von { $full }.
    }
about-danger = Gefahrenwürfel
about-danger-kind = Schwarze Würfel nach der Fahrt
about-danger-does = Einer für jedes gefahrene Wagnis. Jede { $hit } oder mehr ist ein Treffer; drei auf einmal halten das Auto an.
about-danger-planned = Der Weg, der jetzt liegt, kostet { $count }.
about-limits = Kurven und Spurwechsel
about-limits-kind = Was ein Gang erlaubt
about-limits-does = Gang 1 und 2: zwei Kurven. Gang 3: eine Kurve, ein Spurwechsel. Gang 4 und 5: zwei Spurwechsel. Mehr geht, für Gefahrenwürfel.
about-limits-left = Auf diesem Weg noch { $turns } Kurven, { $lanes } Spurwechsel.
about-obstacle = Hindernis
about-obstacle-kind = Möbel im Weg
about-obstacle-does = Kein Weg führt darüber. Ein Auto, das weiterfahren müsste und nicht kann, hält, würfelt so viele schwarze Würfel wie sein Gang und steht in Gang 0.


## Was Antworten unterscheidet ($by: eine Menge, $more: davon mehr oder weniger; $chance und $instead: in Prozent)

telling-way =
    { $more ->
        [yes] { $count ->
            [one] { $by } Feld näher am Ziel im Schnitt
           *[other] { $by } Felder näher am Ziel im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Feld weniger auf dem Weg ins Ziel im Schnitt
           *[other] { $by } Felder weniger auf dem Weg ins Ziel im Schnitt
        }
    }
telling-collision =
    { $chance ->
        [0] keine Gefahr eines Zusammenstoßes in diesem Zug statt { $instead } %
       *[other] { $chance } % Gefahr eines Zusammenstoßes in diesem Zug statt { $instead } %
    }
    .risk = { $chance } % Gefahr eines Zusammenstoßes in diesem Zug
telling-retired =
    { $chance ->
        [0] keine Gefahr, in diesem Zug auszuscheiden, statt { $instead } %
       *[other] { $chance } % Gefahr, in diesem Zug auszuscheiden, statt { $instead } %
    }
    .risk = { $chance } % Gefahr, in diesem Zug auszuscheiden
telling-lost-control =
    { $chance ->
        [0] keine Gefahr des Kontrollverlusts in diesem Zug statt { $instead } %
       *[other] { $chance } % Gefahr des Kontrollverlusts in diesem Zug statt { $instead } %
    }
    .risk = { $chance } % Gefahr des Kontrollverlusts in diesem Zug
telling-damage =
    { $more ->
        [yes] { $count ->
            [one] { $by } Autopunkt mehr verloren im Schnitt
           *[other] { $by } Autopunkte mehr verloren im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Autopunkt weniger verloren im Schnitt
           *[other] { $by } Autopunkte weniger verloren im Schnitt
        }
    }
telling-tires =
    { $more ->
        [yes] { $count ->
            [one] { $by } Reifenpunkt mehr übrig im Schnitt
           *[other] { $by } Reifenpunkte mehr übrig im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Reifenpunkt weniger übrig im Schnitt
           *[other] { $by } Reifenpunkte weniger übrig im Schnitt
        }
    }
