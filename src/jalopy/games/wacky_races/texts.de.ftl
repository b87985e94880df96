# Wacky Races auf Deutsch. Die Regeln für Namen und Variablen stehen in jalopy/texts.py.
#
# event-<Art>[-<Regel>], question-<Art>, option-<Schlüssel> (.hint), barred-<Grund>, place-<Grund>,
# name-<Wert> (.effect oder .ability), setting-<Name> (.help), setting-<Name>-<Wert>.
# Felder werden mit ihrer Nummer genannt: 1 bis 6 sind die Startplätze, 15 ist die Tankstelle. Die Wirkungen der
# Kräfte sprechen niemanden an, denn alle lesen sie.

game = Wacky Races
    .pitch = Spiele Geländekarten, entgeh Dastardlys Fallen und sei vor fünf anderen Wagen im Ziel.


## Wagen und ihre Kräfte

name-compact = Compact Pussycat
    .ability = Kein Stäubchen; Föhnschub; Zu Hülfe!; Puderkammer.
name-boulder-mobile = Boulder Mobile
    .ability = Steinharte Schädel; Keulenanlasser; Steinwalzen; Höhlenhieb.
name-coupe = Creepy Coupé
    .ability = Fledermausbrücke; Drachenkraft; Turmgespenst; Spuk in der Tasche.
name-buzz-wagon = Buzz Wagon
    .ability = Kreissägenräder; Sägezahn; Baum fällt!; Holzfällerkraft.
name-surplus = Army Surplus Special
    .ability = Feuer frei; Rückstoß; Sperrfeuer; Laufschritt.
name-chugga-bug = Arkansas Chugga-Bug
    .ability = Bärengriff; Kesselknall; Nickerchen; Tatzenbremse.
name-convert-a-car = Convert-a-Car
    .ability = Bohrweg; Wandelrad; Wirbelwerk; Geistesblitz.
name-bulletproof-bomb = Bulletproof Bomb
    .ability = Kugelsicher; Fluchtkraft; Hände hoch; Sieben Masken.
name-haybailer = Crimson Haybailer
    .ability = Abheben; Überflug; Bordkanone; Vogelschau.
name-turbo = Turbo Terrific
    .ability = Haltung; Teleskopnase; Galante Geste; Wieder heil.

name-not-a-speck = Kein Stäubchen
    .effect = Ein Schlammloch oder ein alter Tauschtrick wird ohne Wirkung abgelegt.
name-hair-dryer-boost = Föhnschub
    .effect = 1 Karte ziehen, dann 1 vor.
name-hey-elp = Zu Hülfe!
    .effect = Ein Spieler auf dem eigenen Feld oder bis zu 3 voraus darf im nächsten Zug nur 1 Bewegungskarte spielen; 1 Karte ziehen.
name-powder-room = Puderkammer
    .effect = 3 Karten ziehen.
name-rock-hard-heads = Steinharte Schädel
    .effect = Ein Felsbrocken wird ohne Wirkung abgelegt.
name-club-starter = Keulenanlasser
    .effect = 1 vor.
name-stone-rollers = Steinwalzen
    .effect = Für den Rest des Zuges passen alle Bewegungskarten auf jedes Feld; aus dem Sumpf kosten sie so viel wie immer.
name-caveman-bash = Höhlenhieb
    .effect = Ein Wagen auf dem eigenen Feld oder 1 voraus muss 1 zurück.
name-bat-wing-bridge = Fledermausbrücke
    .effect = Eine kaputte Brücke wird ohne Wirkung abgelegt.
name-dragon-power = Drachenkraft
    .effect = Für 1 Bewegungskarte, die abgeworfen wird, 2 vor; danach in diesem Zug keine Karten mehr.
name-belfry-spook = Turmgespenst
    .effect = Ein Wagen auf dem eigenen Feld oder bis zu 3 voraus muss 1 zurück.
name-haunted-pockets = Spuk in der Tasche
    .effect = 1 zufällige Karte von einem Spieler nehmen, der auf dem eigenen Feld oder höchstens 2 Felder davor oder dahinter steht, und 1 ziehen.
name-buzz-saw-wheels = Kreissägenräder
    .effect = Ein Baumstamm wird ohne Wirkung abgelegt.
name-sawtooth = Sägezahn
    .effect = Ein Waldfeld irgendwo auf der Strecke tauscht den Platz mit dem Feld direkt vor dem eigenen Wagen; Start, Tankstelle, Ziel und Sonderfelder bleiben liegen.
name-timber = Baum fällt!
    .effect = Ein Wagen auf dem eigenen Feld oder 1 Feld davor oder dahinter muss 1 zurück.
name-lumberjack-muscle = Holzfällerkraft
    .effect = 1 vor, und noch 1, wenn dieser Schritt in einen Wald führt.
name-fire-away = Feuer frei
    .effect = Ein Felsbrocken wird ohne Wirkung abgelegt.
name-cannon-recoil = Rückstoß
    .effect = 1 vor; dann muss ein Wagen, der noch auf dem verlassenen Feld steht, 1 zurück.
name-barrage = Sperrfeuer
    .effect = Ein Feld 1 bis 3 voraus wählen: ein einzelner Wagen dort muss 2 zurück, mehrere je 1.
name-double-time = Laufschritt
    .effect = 2 Karten ziehen; in diesem Zug dürfen bis zu 4 Bewegungskarten gespielt werden.
name-bear-hug = Bärengriff
    .effect = Ein Baumstamm wird ohne Wirkung abgelegt.
name-boiler-burst = Kesselknall
    .effect = Die oberste Karte wird aufgedeckt: passt sie zum Feld, 3 vor, sonst 1.
name-forty-winks = Nickerchen
    .effect = In diesem Zug keine Karten mehr spielen und am Ende die Hand auf 6 Karten auffüllen.
name-bear-paw-brakes = Tatzenbremse
    .effect = Ein Wagen von 2 Feldern hinten bis 1 voraus muss 1 zurück.
name-drill-a-way = Bohrweg
    .effect = Ein gemalter Tunnel wird ohne Wirkung abgelegt.
name-convert-a-wheel = Wandelrad
    .effect = 1 Karte ziehen; die nächste Bewegungskarte dieses Zuges passt auf jedes Feld.
name-whirly-rig = Wirbelwerk
    .effect = Den Platz mit dem nächsten Wagen 1 bis 3 Felder voraus tauschen, dann 1 Karte ziehen.
name-brainstorm = Geistesblitz
    .effect = 3 Karten ziehen.
name-bulletproof = Kugelsicher
    .effect = Eine Sabotage wird ohne Wirkung abgelegt.
name-getaway-power = Fluchtkraft
    .effect = 1 vor, oder 2, wenn ein anderer Wagen auf dem eigenen Feld steht.
name-stick-em-up = Hände hoch
    .effect = 1 zufällige Karte von einem Spieler nehmen, der auf dem eigenen Feld oder 1 Feld davor oder dahinter steht.
name-seven-disguises = Sieben Masken
    .effect = Den Platz mit einem Wagen 1 Feld voraus tauschen.
name-take-off = Abheben
    .effect = Eine kaputte Brücke wird ohne Wirkung abgelegt.
name-fly-over = Überflug
    .effect = Wenn auf dem nächsten Feld ein Wagen steht: darüber hinweg auf den ersten freien Platz dahinter.
name-ack-ack = Bordkanone
    .effect = Ein Spieler auf dem eigenen Feld oder bis zu 3 voraus wirft 1 zufällige Karte ab.
name-birds-eye-view = Vogelschau
    .effect = Eine verdeckte Falle 1 bis 3 Felder voraus ansehen und wegnehmen oder liegen lassen; 1 Karte ziehen.
name-perfect-poise = Haltung
    .effect = Öl wird ohne Wirkung abgelegt.
name-telescopic-nose = Teleskopnase
    .effect = 1 vor, und noch 1, wenn dieser Schritt auf ein Feld mit einem anderen Wagen führt.
name-gallant-gesture = Galante Geste
    .effect = Ein Wagen 1 bis 6 Felder hinten rückt 1 vor; 1 Karte ziehen.
name-back-in-one-piece = Wieder heil
    .effect = Eine andere Kraft wieder bereit machen.


## Gelände und Felder

name-desert = Wüste
    .effect = Bewegt einen Wagen von einem Wüstenfeld weiter; die erste Karte eines Zuges wirkt überall.
name-forest = Wald
    .effect = Bewegt einen Wagen von einem Waldfeld weiter; die erste Karte eines Zuges wirkt überall.
name-prairie = Prärie
    .effect = Bewegt einen Wagen von einem Präriefeld weiter; die erste Karte eines Zuges wirkt überall.
name-farm = Farm
    .effect = Bewegt einen Wagen von einem Farmfeld weiter; die erste Karte eines Zuges wirkt überall.
name-wild = Jokerplatz
name-gas-station = Tankstelle
name-finish = Ziel
name-hidden = verdecktes Feld
name-rear = Platz 00
name-swamp = Sumpf
    .effect = Platz für alle; mit Karten führt nur ein Paar oder ein beliebiger Dreier hinaus.
name-crossroads = Kreuzung
    .effect = Wer hier den Zug beendet, darf zwei Felder tauschen lassen.
name-railroad = Bahnübergang
    .effect = Wenn ein Wagen ankommt, rückt der letzte um eins vor.
name-acme = A.C.M.E.-Labor
    .effect = Wenn der Führende ankommt, taucht weiter vorn eine Falle auf.


## Fallen

name-failed-plan = Vereitelter Plan
    .effect = Alle Spieler dürfen eine Kraft wieder bereit machen.
name-oil = Öl
    .effect = Alle anderen Wagen rücken 1 vor.
name-broken-bridge = Kaputte Brücke
    .effect = Im nächsten Zug darf nur eine Bewegungskarte gespielt werden.
name-boulder = Felsbrocken
    .effect = 1 Feld zurück.
name-log = Baumstamm
    .effect = 2 Felder zurück.
name-sabotage = Sabotage
    .effect = Eine Kraft ist erschöpft.
name-old-switcheroo = Der alte Tauschtrick
    .effect = Platztausch mit dem nächsten Wagen bis zu 3 Felder dahinter.
name-painted-tunnel = Gemalter Tunnel
    .effect = Die beiden hintersten Wagen rücken 2 vor.
name-mud-pool = Schlammloch
    .effect = Am Ende des Zuges wird nicht nachgezogen.


## Ereignisse: der Aufbau

event-starting-player =
    { $you ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
event-racer-taken =
    { $you ->
        [yes] Du fährst: { $racer }.
       *[no] { $seat } fährt: { $racer }.
    }
event-neutral-racers-drawn =
    { $racers-count ->
        [one] Neutral fährt mit: { $racers }.
       *[other] Neutral fahren mit: { $racers }.
    }
event-lined-up = Am Start, von hinten nach vorn: { $racers }.
event-special-tiles =
    { $tiles-count ->
        [one] Sonderfeld dieses Rennens: { $tiles }.
       *[other] Sonderfelder dieses Rennens: { $tiles }.
    }
event-first-half-laid = Erste Hälfte: { $tiles }, dann die Tankstelle.
event-second-half-laid = Zweite Hälfte: { $tiles }, dann das Ziel.
event-second-half-hidden = Die { $count } Felder der zweiten Hälfte liegen verdeckt.
event-plans-removed = { $count } vereitelte Pläne kommen aus dem Fallenstapel.
event-decks-shuffled = { $cards } Bewegungskarten und { $traps } Fallen sind gemischt.


## Ereignisse: der Zug

event-turn-began =
    { $you ->
        [yes] Runde { $round }: Du bist dran, { $racer }.
       *[no] Runde { $round }: { $seat } ist dran, { $racer }.
    }
event-played = { $racer } spielt { $card }.
event-played-several = { $racer } wirft { $cards } ab.
event-discarded = { $racer } wirft { $card } ab.
event-stopped = { $racer } hält an.
event-drew =
    { $count ->
        [one] { $racer } zieht eine Karte.
       *[other] { $racer } zieht { $count } Karten.
    }
event-drew-with-cards = { $racer } zieht { $cards }.
event-no-redraw = { $racer } steckt im Schlamm und zieht nichts nach.
event-reshuffled = Der Ablagestapel wird gemischt: { $cards } Karten bilden den neuen Stapel.
event-moved =
    { COMPARE($from, $to) ->
        [more]
            { DIFFERENCE($from, $to) ->
                [1] { $racer } muss zurück von Feld { $from } auf Feld { $to }.
                [2] { $racer } muss zurück von Feld { $from } auf Feld { $to }: Feld { BETWEEN($from, $to) } ist voll.
               *[other] { $racer } muss zurück von Feld { $from } auf Feld { $to }: die Felder { BETWEEN($from, $to) } sind voll.
            }
       *[other]
            { DIFFERENCE($from, $to) ->
                [1] { $racer } fährt von Feld { $from } auf Feld { $to }.
                [2] { $racer } fährt von Feld { $from } auf Feld { $to }: Feld { BETWEEN($from, $to) } ist voll.
               *[other] { $racer } fährt von Feld { $from } auf Feld { $to }: die Felder { BETWEEN($from, $to) } sind voll.
            }
    }
event-moved-WR-9-34 = { $racer } fliegt über Feld { BETWEEN($from, $to) } auf Feld { $to }.
event-stayed = { $racer } bleibt stehen.
event-traded-places = { $racer } und { $other } tauschen die Plätze.


## Ereignisse: Dastardly

event-dastardly-moved = Dastardly fährt auf Feld { $to }, das nächste für { $card }.
event-card-turned = Der Ablagestapel ist leer: { $card } wird aufgedeckt.
event-trap-laid = Auf Feld { $tile } liegt eine Falle.
event-trap-open = Es ist: { $trap }. { $trap-effect }
event-traps-used-up = Dastardly führt, hat aber keine Fallen mehr.
event-dastardly-retreated =
    { $to ->
        [0] Dastardly fällt auf Platz 00 zurück.
       *[other] Dastardly fällt auf Feld { $to } zurück.
    }
event-out-of-fuel = Der Mean Machine geht das Benzin aus: Dastardly scheidet aus.


## Ereignisse: neutrale Wagen

event-neutral-racers = Die neutralen Wagen fahren.
event-neutral-card =
    { $racers-count ->
        [0] { $card } wird aufgedeckt und bewegt niemanden.
       *[other] { $card } wird aufgedeckt: { $racers }.
    }


## Ereignisse: Fallen

event-trap-sprung = Auf Feld { $tile } eine Falle für { $racer }: { $trap }! { $trap-effect }
event-trap-cancelled = { $racer } entgeht { $trap } mit { $power }.
event-trap-harmless = { $trap } schadet { $racer } nicht.
event-turn-lost = Der Zug von { $racer } ist vorbei.
event-slowed-WR-9-3 = { name-hey-elp } bremst { $racer }: im nächsten Zug nur eine Bewegungskarte.
event-slowed-WR-7-7 = { name-broken-bridge } bremst { $racer }: im nächsten Zug nur eine Bewegungskarte.
event-bogged = { name-mud-pool } hält { $racer } auf: Am Ende des Zuges wird nicht nachgezogen.


## Ereignisse: Kräfte

event-power-used = { $racer } nutzt { $power }. { $power-effect }
event-unexhausted = { $racer } macht { $power } wieder bereit.
event-exhausted = { $racer } erschöpft { $power }.
event-terrain-drawn = { $racer } deckt { $card } auf.
event-stole = { $racer } nimmt { $victim } eine Karte ab.
event-stole-with-card = { $racer } nimmt { $victim } { $card } ab.
event-dropped = { $racer } verliert { $card } an den Ablagestapel.
event-trap-seen = { $racer } sieht sich die Falle auf Feld { $tile } an.
event-trap-seen-with-trap = Die Falle auf Feld { $tile } ist: { $trap }. { $trap-effect }
event-trap-discarded = { $trap } kommt von Feld { $tile } weg.


## Ereignisse: besonderes Gelände

event-refuelled = { $racer } kommt als Letzter zur Tankstelle: Alle Spieler machen eine Kraft wieder bereit.
event-train = { $racer } steht auf dem Bahnübergang: Wer hinten liegt, rückt vor.
event-tiles-traded = Die Felder { $tile } und { $other } tauschen die Plätze.
event-tile-revealed = Feld { $tile } wird aufgedeckt: { $kind }.


## Ereignisse: das Ziel und die Meisterschaft

event-race-won =
    { $you ->
        [yes] Du gewinnst das Rennen: { $racer }!
       *[no] { $seat } gewinnt das Rennen: { $racer }!
    }
event-neutral-won = { $racer }, von niemandem gefahren, gewinnt das Rennen.
event-scored =
    { $points ->
        [one] { $racer }: 1 Punkt, insgesamt { $total }.
       *[other] { $racer }: { $points } Punkte, insgesamt { $total }.
    }
event-title = { $racer } gewinnt die Saison { $season } mit { $points } Punkten.
event-grand-title =
    { $you ->
        [yes] Du gewinnst den großen Titel mit { $points } Punkten, die letzten davon mit { $racer }!
       *[no] { $seat } gewinnt den großen Titel mit { $points } Punkten, die letzten davon mit { $racer }!
    }
event-next-race = Saison { $season }, Rennen { $number }.
event-grid = Wer die Saison anführt, startet ganz hinten. Von hinten nach vorn: { $racers }.


## Fragen

question-choose-racer = Welchen Wagen willst du fahren?
question-first-card =
    { $swamp ->
        [1] Du steckst im Sumpf: Ein Paar oder drei beliebige Karten führen hinaus, mit einer einzelnen bleibst du stehen.
       *[other]
            { $left ->
                [1] Du bist gebremst: Spiel eine Karte, deine einzige in diesem Zug. Sie wirkt auf jedem Feld.
               *[other] Spiele deine erste Karte; sie wirkt auf jedem Feld.
            }
    }
question-next-card =
    { $left ->
        [0] Du kannst noch eine Kraft nutzen.
       *[other]
            { $swamp ->
                [1] Du steckst im Sumpf: Nur ein Paar oder drei beliebige Karten führen hinaus.
               *[other]
                    { $left ->
                        [one] Noch eine Karte, die zu deinem Feld passt?
                       *[other] Noch bis zu { $left } Karten, die zu deinem Feld passen?
                    }
            }
    }
question-who-first = Mehrere sollen fahren: Wer von denen auf einem Feld zuerst?
question-who-springs = Wer löst die Falle aus?
question-who-escapes = Wer kommt durch den Tunnel?
question-swap-with-WR-7-11 = { name-old-switcheroo }: Mit wem wird getauscht?
question-swap-with-WR-9-27 = { name-whirly-rig }: Mit wem wird getauscht?
question-swap-with-WR-9-32 = { name-seven-disguises }: Mit wem wird getauscht?
question-target-WR-9-3 = { name-hey-elp } Wer darf im nächsten Zug nur eine Karte spielen?
question-target-WR-9-8 = { name-caveman-bash }: Wer muss 1 zurück?
question-target-WR-9-11 = { name-belfry-spook }: Wer muss 1 zurück?
question-target-WR-9-12 = { name-haunted-pockets }: Wem nimmst du eine Karte?
question-target-WR-9-15 = { name-timber } Wer muss 1 zurück?
question-target-WR-9-18 = { name-cannon-recoil }: Wer wird 1 zurückgeworfen?
question-target-WR-9-24 = { name-bear-paw-brakes }: Wer muss 1 zurück?
question-target-WR-9-31 = { name-stick-em-up }: Wem nimmst du eine Karte?
question-target-WR-9-35 = { name-ack-ack }: Wer wirft eine Karte ab?
question-target-WR-9-39 = { name-gallant-gesture }: Wer rückt 1 vor?
question-target-tile = { name-barrage }: Auf welches Feld zielst du?
question-forest-tile = { name-sawtooth }: Welches Waldfeld kommt vor dich?
question-look-at = { name-birds-eye-view }: Welche Falle siehst du dir an?
question-trap-seen = Was geschieht mit der Falle auf Feld { $tile }?
question-discard = Welche Karte wirfst du ab?
question-unexhaust = Welche Kraft machst du wieder bereit?
question-unexhaust-WR-7-5 = Der Plan ist vereitelt: Machst du eine Kraft wieder bereit?
question-exhaust = Welche Kraft erschöpfst du?
question-crossroads = Welches Feld soll tauschen?
question-crossroads-with = Mit welchem anderen Feld?


## Antworten

option-play = { $value }
    .hint = Ein Feld vor.
option-wait = { $value }: stehen bleiben
    .hint = Die Karte abwerfen und im Sumpf bleiben.
option-leave = Aus dem Sumpf
option-leave-desert-desert = 2 × Wüste
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-forest = 2 × Wald
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-prairie = 2 × Prärie
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-farm-farm = 2 × Farm
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-desert-desert = Wüste, Wüste, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-desert-forest = Wüste, Wüste, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-desert-prairie = Wüste, Wüste, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-desert-farm = Wüste, Wüste, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-forest-desert = Wüste, Wald, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-forest-forest = Wüste, Wald, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-forest-prairie = Wüste, Wald, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-forest-farm = Wüste, Wald, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-prairie-desert = Wüste, Prärie, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-prairie-forest = Wüste, Prärie, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-prairie-prairie = Wüste, Prärie, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-prairie-farm = Wüste, Prärie, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-farm-desert = Wüste, Farm, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-farm-forest = Wüste, Farm, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-farm-prairie = Wüste, Farm, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-desert-farm-farm = Wüste, Farm, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-forest-desert = Wald, Wald, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-forest-forest = Wald, Wald, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-forest-prairie = Wald, Wald, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-forest-farm = Wald, Wald, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-prairie-desert = Wald, Prärie, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-prairie-forest = Wald, Prärie, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-prairie-prairie = Wald, Prärie, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-prairie-farm = Wald, Prärie, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-farm-desert = Wald, Farm, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-farm-forest = Wald, Farm, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-farm-prairie = Wald, Farm, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-forest-farm-farm = Wald, Farm, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-prairie-desert = Prärie, Prärie, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-prairie-forest = Prärie, Prärie, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-prairie-prairie = Prärie, Prärie, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-prairie-farm = Prärie, Prärie, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-farm-desert = Prärie, Farm, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-farm-forest = Prärie, Farm, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-farm-prairie = Prärie, Farm, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-prairie-farm-farm = Prärie, Farm, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-farm-farm-desert = Farm, Farm, Wüste obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-farm-farm-forest = Farm, Farm, Wald obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-farm-farm-prairie = Farm, Farm, Prärie obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-leave-farm-farm-farm = Farm, Farm, Farm obenauf
    .hint = Aus dem Sumpf: ein Feld vor.
option-stop = Anhalten
    .hint = Nicht mehr weiterfahren.
option-power = { $value }
    .hint = { $power-effect }
option-racer = { $value }
    .hint = { $racer }
option-tile = Feld { $value }
    .hint = Feld { $tile }.
option-discard = { $value }
    .hint = Auf den Ablagestapel; die letzte liegt oben.
option-unexhaust = { $value }
    .hint = { $power-effect }
option-exhaust = { $value }
    .hint = { $power-effect }
option-decline = Keine
    .hint = Alle Kräfte bleiben, wie sie sind.
option-pass = Kein Tausch
    .hint = Alle Felder bleiben, wo sie sind.
option-keep-trap = Liegen lassen
    .hint = Die Falle bleibt verdeckt auf Feld { $tile }.
option-discard-trap = Wegnehmen
    .hint = Die Falle auf Feld { $tile } wird abgelegt.


## Was nicht geht

barred-must-play = Du musst erst eine Karte spielen.
barred-no-more-cards = Du darfst in diesem Zug keine Karten mehr spielen.
barred-in-the-swamp = Aus dem Sumpf führt nur ein Paar oder ein beliebiger Dreier.
barred-no-match = { $value } passt nicht zu deinem Feld, { $kind }.
barred-exhausted = { $value } ist erschöpft.
barred-works-by-itself = { $value } wirkt von selbst, gegen die passende Falle.
barred-too-late = Für { $value } ist es in diesem Zug zu spät.
barred-too-early = { $value } geht erst später im Zug.
barred-no-effect = { $value } könnte jetzt nichts bewirken.
barred-too-few-plays =
    { $left ->
        [one] Aus dem Sumpf führt ein Paar oder ein beliebiger Dreier, aber du darfst nur eine Karte spielen.
       *[other] Dafür wären mehr Karten nötig als die { $left }, die du noch spielen darfst.
    }
barred-not-in-hand = Diese Karten hast du nicht auf der Hand.
barred-not-in-the-swamp = Du bist nicht im Sumpf: Dein Feld ist { $kind }.
barred-first-card-only = Nur die erste Karte eines Zuges kann man abgeben, um im Sumpf zu bleiben.
barred-named-in-order = Diese drei heißen { $cards }: Es kommt nur darauf an, welche zuletzt kommt.
barred-powers-left-out = In dieser Schachtel hat { $racer } keine Kräfte.
barred-another-racers = { $value } ist eine Kraft von { $racer }.
barred-this-first = Erst muss eine andere Frage beantwortet werden.
barred-racer-taken = { $value } ist schon vergeben.
barred-villain = Dastardly fährt selbst.
barred-not-in-the-race = { $value } fährt in diesem Rennen nicht mit.
barred-not-among-them = { $value } gehört nicht zu denen, die jetzt zuerst fahren könnten.
barred-not-on-that-tile = { $value } steht nicht auf dem Feld mit der Falle.
barred-not-hindmost = { $value } gehört nicht zu den Letzten.
barred-not-the-closest = { $value } ist nicht der nächste Wagen in Reichweite.
barred-not-left-behind = { $value } ist nicht auf dem Feld zurückgeblieben.
barred-own-racer = Die Kraft zielt auf andere Wagen.
barred-out-of-reach = { $value } ist außer Reichweite.
barred-no-space-behind = Dahinter ist kein Platz frei.
barred-not-a-player = Niemand fährt { $value }: Da gibt es weder Karten noch Züge.
barred-slow-already = { $value } darf ohnehin nur eine Karte spielen.
barred-empty-hand = { $value } hat keine Karten.
barred-no-declining = Hier muss eine Kraft wieder bereit gemacht werden.
barred-exhausted-already = { $value } ist schon erschöpft.
barred-not-itself = { $value } macht eine andere Kraft wieder bereit, nicht sich selbst.
barred-not-exhausted = { $value } ist nicht erschöpft.
barred-no-such-tile = Die Strecke dieses Rennens endet mit Feld { $finish }.
barred-same-tile = Dieses Feld ist schon gewählt; es braucht noch ein anderes.
barred-second-tile = Das erste Feld ist gewählt: Es braucht noch ein anderes.
barred-tile-stays = Dieses Feld kann seinen Platz nicht verlassen.
barred-no-forest = Das ist kein Wald, der seinen Platz verlassen könnte.
barred-tile-ahead = Dieser Wald liegt schon direkt vor dir.
barred-no-trap-there = Dort liegt keine verdeckte Falle.
barred-nobody-there = Auf diesem Feld steht kein Wagen.


## Plätze

place-winner = Als Erster im Ziel: { $racer }.
place-runner-up = Bester Spieler mit { $racer }, aber ein neutraler Wagen hat gewonnen.
place-behind =
    { $of_six ->
        [2] Zweiter mit { $racer }, auf Feld { $tile }.
       *[other] Nummer { $of_six } von sechs mit { $racer }, auf Feld { $tile }.
    }
place-champion =
    { $wins ->
        [one] Meister mit { $points } Punkten und 1 Sieg.
       *[other] Meister mit { $points } Punkten und { $wins } Siegen.
    }
place-grand-champion =
    { $wins ->
        [one] Großmeister mit { $points } Punkten und 1 Sieg.
       *[other] Großmeister mit { $points } Punkten und { $wins } Siegen.
    }
place-grand-points =
    { $wins ->
        [one] { $points } Punkte und 1 Sieg in allen Saisons.
       *[other] { $points } Punkte und { $wins } Siege in allen Saisons.
    }
place-points =
    { $wins ->
        [one] Nummer { $of_six } von sechs mit { $points } Punkten und 1 Sieg.
       *[other] Nummer { $of_six } von sechs mit { $points } Punkten und { $wins } Siegen.
    }


## Einstellungen

setting-racers = Wagen
    .help = Reihum gewählt oder zufällig verteilt.
setting-racers-chosen = gewählt
setting-racers-random = zufällig
setting-start = Startspieler
    .help = Ausgelost, oder dieser Platz.
setting-start-random = ausgelost
setting-start-1 = Platz 1
setting-start-2 = Platz 2
setting-start-3 = Platz 3
setting-start-4 = Platz 4
setting-start-5 = Platz 5
setting-start-6 = Platz 6
setting-special = Sonderfeld
    .help = Ausgelost, oder dieses; Meisterschaften haben ihre eigenen.
setting-special-random = ausgelost
setting-special-swamp = Sumpf
setting-special-crossroads = Kreuzung
setting-special-railroad = Bahnübergang
setting-special-acme = A.C.M.E.-Labor
setting-wild_start_spaces = Jokerplätze am Start
    .help = Welche zwei Startplätze zu jeder Karte passen.
setting-wild_start_spaces-rear = hinten
setting-wild_start_spaces-front = vorn
setting-dastardly_start = Dastardly am Start
    .help = Ob er die Startplätze überspringt oder auf ihnen hält.
setting-dastardly_start-skip = überspringt sie
setting-dastardly_start-stop = hält dort
setting-gas_station = Tankstelle
    .help = Sie wirkt für jeden Letzten oder einmal im Rennen.
setting-gas_station-always = jedes Mal
setting-gas_station-once = einmal
setting-crossroads = Kreuzung
    .help = Ob die Kreuzung selbst tauschen darf.
setting-crossroads-itself = sie darf
setting-crossroads-others = nur andere Felder
setting-championship = Meisterschaft
    .help = Ein Rennen, eine Saison mit vieren, oder alle vier Saisons.
setting-championship-none = ein Rennen
setting-championship-season-1 = Saison 1, Landpokal
setting-championship-season-2 = Saison 2, Holperstrecken
setting-championship-season-3 = Saison 3, Dastardlys Rache
setting-championship-season-4 = Saison 4, großes Finale
setting-championship-grand = alle vier Saisons

## Einstellungen, die nicht gehen

refused-short-half = Die { $half ->
        [first] erste
       *[second] zweite
    } Hälfte der Strecke braucht mindestens { $least } Plättchen.
refused-too-few-cards = Die Schachtel hat { $cards } Bewegungskarten; für Hände von { $hand } und einen Stapel braucht es { $needed }.
refused-no-traps = Dastardly braucht mindestens eine Falle in der Schachtel.
refused-special-in-championship = Das ist für ein einzelnes Rennen; eine Meisterschaft sagt selbst, welche Plättchen sie nimmt.


## Worauf sich ein Tisch mit einem Griff einigt

preset-quick = Schnell
    .hint = Ein Rennen, Wagen werden ausgeteilt, los.
preset-classic = Klassisch
    .hint = Ein Rennen, und alle wählen ihren Wagen.
preset-season = Saison
    .hint = Vier Rennen auf vier Straßen; Punkte entscheiden.
preset-solitaire = Solitär
    .hint = Du gegen fünf Wagen, die niemand lenkt.
## Über die Dinge auf dem Tisch

about-driven-by =
    { $you ->
        [yes] Dein Wagen
       *[no] Der Wagen von { $seat }
    }
about-neutral-racer = Neutraler Wagen: niemand fährt ihn
about-sits-out = Ein Wagen, der dieses Rennen aussetzt
about-neutral-drives = Er fährt nach jeder Runde: ein freier Schritt, dann wie die Karten vom Stapel fallen. Er hat keine Hand und keine Kräfte.
about-powers-of = Seine Kräfte: { $name-ability }
about-racer-place = Nummer { $place } im Rennen, auf Feld { $tile }.
about-racer-cards =
    { $count ->
        [one] Eine Bewegungskarte auf der Hand.
       *[other] { $count } Bewegungskarten auf der Hand.
    }
about-racer-slow = Gebremst: Im nächsten Zug darf er nur eine Bewegungskarte spielen.
about-racer-muddy = Im Schlamm: Am Ende des Zuges zieht er nicht nach.
about-power-of = Kraft von { $name }
about-power-of-player =
    { $you ->
        [yes] Kraft von { $name }, deinem Wagen
       *[no] Kraft von { $name }, { $seat }
    }
about-power-nobodys = Diesen Wagen fährt in diesem Rennen niemand, also kann sie niemand nutzen.
about-power-ready = Bereit: Sie kann genutzt werden.
about-power-exhausted = Genutzt: Sie liegt verdeckt. Bereit wird sie wieder, wenn der letzte Wagen auf die Tankstelle fährt, oder durch einen Fehlschlag.
about-power-reaches = Jetzt in Reichweite, Feld { $low } bis { $high }: { $racers }.
about-power-reaches-nobody = Jetzt in Reichweite, Feld { $low } bis { $high }: niemand.
about-when-start = Zu Beginn des Zuges, vor der ersten Bewegungskarte.
about-when-mid = Mitten im Zug, nach der ersten Bewegungskarte.
about-when-first = Gleich nach der ersten Bewegungskarte, nicht später.
about-when-any = Jederzeit im eigenen Zug, bis zum Nachziehen.
about-when-auto = Wirkt von selbst gegen ihre Falle.
about-movement-card = Bewegungskarte
about-card-held =
    { $count ->
        [0] Du hast keine davon.
        [one] Du hast eine davon.
       *[other] Du hast { $count } davon.
    }
about-card-fits = Sie passt zu deinem Feld { $tile } ({ $kind }), auch als zweite oder dritte Karte.
about-card-fits-not = Dein Feld { $tile } ist { $kind }: Dort führt sie nur als erste Karte des Zuges weiter.
about-tile = Feld { $tile }: { $kind }
about-tile-of-road = Die Strecke endet mit Feld { $of }
about-tile-terrain = Von hier führt eine Karte { $kind } weiter; die erste Karte eines Zuges darf jede sein. Platz ist für zwei Wagen.
about-tile-wild = Von hier führt jede Karte weiter.
about-tile-gas-station = Von hier führt jede Karte weiter. Kommt der letzte Wagen an, darf jeder eine Kraft wieder bereit machen.
about-tile-swamp = { name-swamp.effect }
about-tile-crossroads = { name-crossroads.effect }
about-tile-railroad = { name-railroad.effect }
about-tile-acme = { name-acme.effect }
about-tile-finish = Wer zuerst darüberfährt, gewinnt sofort.
about-tile-hidden = Es wird aufgedeckt, wenn die Strecke dort ankommt.
about-tile-rear = Hinter dem Startbrett: Hier steht nur Dastardly.
about-tile-holds = Jetzt hier: { $racers }.
about-tile-empty = Jetzt ist niemand hier.
about-tile-full = Es ist voll: Wer kommt, fährt weiter auf den nächsten freien Platz.
about-tile-trapped = Hier liegt eine Falle.
about-tile-his = Dastardly ist hier. Er braucht keinen Platz.
about-trap-hidden = Eine Falle, verdeckt
about-trap-kind = Falle
about-trap-springs = Sie trifft den nächsten Wagen, der auf ihr Feld kommt.
about-trap-lies = Sie liegt auf Feld { $tile }.
about-traps-gone = Aus dem Rennen: { $traps }.
about-deck = Karten
about-deck-count =
    { $count ->
        [one] Eine Karte liegt dort.
       *[other] { $count } Karten liegen dort.
    }
about-deck-movement = Bewegungskarten
about-deck-movement-does = Von hier wird nachgezogen. Ist er leer, wird der Ablagestapel gemischt.
about-deck-discard = Ablagestapel
about-deck-discard-does = Dastardly folgt der obersten Karte: Er fährt auf das nächste Feld ihres Geländes.
about-discard-top = Obenauf: { $card }.
about-deck-traps = Fallenstapel
about-deck-traps-does = Führt Dastardly allein, legt er die oberste Karte auf sein Feld.
about-deck-trap-discard = Verbrauchte Fallen
about-deck-trap-discard-does = Fallen, die getroffen haben oder abgewehrt sind.
about-villain = Mean Machine
about-villain-kind = Dick Dastardly fährt selbst
about-villain-drives = Nach jedem Zug fährt er auf das nächste Feld mit dem Gelände der obersten Karte des Ablagestapels.
about-villain-traps = Führt er allein, legt er eine Falle und fällt hinter den letzten Wagen zurück.
about-villain-at = Er ist auf Feld { $tile }.
about-villain-next = Mit der obersten Karte würde er jetzt auf Feld { $tile } fahren.
about-villain-out = Ihm ist das Benzin ausgegangen.


## Was Antworten unterscheidet ($by: eine Menge, $more: davon mehr oder weniger; $chance und $instead: in Prozent)

telling-tiles =
    { $more ->
        [yes] { $count ->
            [one] { $by } Feld weiter eine Runde später
           *[other] { $by } Felder weiter eine Runde später
        }
       *[no] { $count ->
            [one] { $by } Feld weniger eine Runde später
           *[other] { $by } Felder weniger eine Runde später
        }
    }
telling-places =
    { $more ->
        [yes] { $count ->
            [one] { $by } Platz gutgemacht im Schnitt
           *[other] { $by } Plätze gutgemacht im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Platz weniger im Schnitt
           *[other] { $by } Plätze weniger im Schnitt
        }
    }
telling-trap =
    { $chance ->
        [0] keine Fallengefahr binnen einer Runde statt { $instead } %
       *[other] { $chance } % Fallengefahr binnen einer Runde statt { $instead } %
    }
    .risk = { $chance } % Fallengefahr binnen einer Runde
telling-dastardly-ahead =
    { $chance ->
        [0] Dastardly nie vor dir statt { $instead } %
       *[other] Dastardly vor dir in { $chance } % statt { $instead } %
    }
telling-powers =
    { $more ->
        [yes] { $count ->
            [one] { $by } Kraft mehr noch bereit im Schnitt
           *[other] { $by } Kräfte mehr noch bereit im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Kraft weniger noch bereit im Schnitt
           *[other] { $by } Kräfte weniger noch bereit im Schnitt
        }
    }
telling-movement-cards =
    { $more ->
        [yes] { $count ->
            [one] { $by } Bewegungskarte mehr auf der Hand im Schnitt
           *[other] { $by } Bewegungskarten mehr auf der Hand im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Bewegungskarte weniger im Schnitt
           *[other] { $by } Bewegungskarten weniger im Schnitt
        }
    }
