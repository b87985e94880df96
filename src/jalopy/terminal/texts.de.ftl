# Die Wörter des Terminals auf Deutsch. Die Regeln für Ids und Variablen stehen in jalopy/texts.py.


## Befehle; die englischen gelten in jeder Sprache

terminal-command-help = hilfe
terminal-command-why = warum
terminal-command-odds = chancen
terminal-command-undo = zurück
terminal-command-log = verlauf
terminal-command-board = brett
terminal-command-save = speichern
terminal-command-quit = ende
terminal-command-again = nochmal

terminal-keys = ? erklärt · warum · chancen · u zurück · verlauf · q Ende
terminal-how-to-answer = Antworte mit Zahl (2), Name (aufhören) oder dem Anfang eines Wortes (auf).
terminal-help =
    ?          erklärt die Frage, ihre Antworten und was nicht möglich ist
    ? SR-5.4   zeigt eine Regel;  ? Kampf  sucht ein Wort in den Regeln
    warum      die Regel hinter dem Letzten;  warum 5  ·  warum Kampf
    chancen    die Gefahr eines Paschs, und wie weit die nächsten Würfel tragen
    u          nimmt die letzte Antwort zurück, wenn niemand mehr weiß als vorher
    verlauf    was seit deinem letzten Zug geschah;  verlauf alles  die Partie
    speichern DATEI  schreibt die Partie auf;  q  verlässt den Tisch


## Der Tisch

terminal-head-space = Feld
terminal-head-laps = Rd.
terminal-head-bonus = Bonus
terminal-head-boost = Boost
terminal-head-cards = Kart
terminal-at-the-line = Start
terminal-round = Runde { $round }
terminal-last-round = letzte Runde
terminal-turn-order = Folge
terminal-sealed = Würfel versiegelt { $seal }
terminal-sheet = Auto { $number } { $arrow } { $seat }: Gang { $gear }, Runde { $lap }, Reifen { $tires }, Auto { $car }
terminal-room-signs = 1 bis 4 sind Autos, + der Weg, · frei, : weiter oben, ▒ Möbel, | Linie, - Tor, x Krähenfüße, ~ Öllache, » Turbo, T Reifen; Großbuchstaben sind Eingänge, kleine Ausgänge.
terminal-markers = Deine Boost-Marker: { $markers }
terminal-hand = Deine Karten: { $cards }
terminal-cards = Deine Bonuskarten: { $cards }
terminal-driving =
    { $you ->
        [yes] Du fährst mit { $racer } …
       *[no] { $seat } fährt mit { $racer } …
    }
terminal-choosing = { $seat } entscheidet …
terminal-skip = Enter springt zu deiner nächsten Entscheidung
terminal-prompt = deine Antwort
terminal-back = Enter führt zurück an den Tisch
terminal-more = Enter zeigt mehr, q führt zurück
terminal-pass-on = Der Bildschirm geht an { $seat }; die anderen schauen weg. Enter zeigt den Tisch.


## Was eine Antwort bewirkt

terminal-outlook-roll = { $risk } % Gefahr eines Paschs ({ $faces })
terminal-outlook-again = ein neuer Würfel, { $risk } % Gefahr eines Paschs
terminal-outlook-die = aus der { $before } wird eine { $after }: zusammen { $total }
terminal-outlook-double = aus der { $before } wird eine { $after }: ein Pasch!
terminal-outlook-drive =
    { $over ->
        [yes] { $spaces } weit über die Linie auf Feld { $space }
       *[no] { $spaces } weit auf Feld { $space }
    }
terminal-outlook-step = Fähigkeit: { $spaces } mehr, auf Feld { $space }
terminal-outlook-fight = Kampf mit { $others }
terminal-outlook-stopped = { $total } weit auf Feld { $space }, Bonuskarten davor oder danach
terminal-outlook-crash = eine Karte vom { $pile }
terminal-outlook-lap-marker = ein Rundenmarker
terminal-outlook-goal-card = eine Zielkarte
terminal-outlook-collected = ein Boost-Marker
terminal-outlook-bonus-marker = ein Bonusmarker

terminal-odds-none = Chancen gibt es nur für Würfel, und jetzt ist keiner zu werfen.
terminal-odds-title = Wenn du nach { $dice } (zusammen { $total }) weiterwürfelst, ohne Boost-Marker:
terminal-odds-line =
    { $count ->
        [one] 1 Würfel mehr
       *[other] { $count } Würfel mehr
    }: { $risk } % Pasch, sonst im Mittel { $total }; { $worth }, wenn ein Pasch 0 zählt


## Antworten auf Getipptes

terminal-no-such-number = Es gibt die Antworten 1 bis { $last }.
terminal-several-fit = „{ $typed }“ kann { $several } sein: tippe mehr davon.
terminal-not-understood = „{ $typed }“ ist hier keine Antwort. Tippe eine Zahl, den Anfang einer Antwort, oder ? für Hilfe.
terminal-no-rule = Keine Regel heißt „{ $what }“, und keine spricht davon.
terminal-nothing-like-it = Nichts von dem, was geschah, spricht von „{ $what }“.
terminal-no-undo = Nichts lässt sich zurücknehmen: seit deiner letzten Antwort hat jemand etwas Neues erfahren.
terminal-save-where = Wohin? Tippe: speichern DATEI
terminal-saved = Die Partie steht in { $file }.
terminal-saved-open = Die Partie steht in { $file }. Darin steht auch, wie die Würfel noch fallen: wer sie liest, verdirbt sich das Rennen. Weiter geht es mit: jalopy play { $game } --resume { $file }
terminal-quit-ask = Den Tisch verlassen?  j verlässt ihn · speichern DATEI speichert vorher · Enter bleibt
terminal-quit-yes = j
terminal-left = Du hast den Tisch verlassen.


## Die Regeln

terminal-answers = Antworten
terminal-not-possible = Jetzt nicht möglich


## Vorher und nachher

terminal-scrap-racer-how =
    Drei Runden: wer am Ende der letzten am weitesten vorne liegt, gewinnt. Würfle Würfel um Würfel und höre auf, wenn es
    reicht; dann fährt dein Racer ihre Summe. Eine Zahl, die schon liegt, ist ein Pasch: du crashst, eine Karte entscheidet,
    und du bekommst einen Bonusmarker. Drei davon sind eine Bonuskarte. Zwei Racer auf einem Feld kämpfen darum.
terminal-welcome-you = Du fährst { $racer }. { $racer-ability }
terminal-welcome-bots = Am Tisch sitzen außerdem: { $others }.
terminal-welcome-people = An diesem Bildschirm spielen: { $seats }.
terminal-welcome-watch = Du schaust zu.
terminal-legend = Gerade { $straight }  Kurve { $curve }  Boost-Marker { $marker }  leeres Boost-Feld { $space }  Ziellinie { $line }
terminal-legend-boosts = Boost-Marker ändern den letzten Würfel: { $plus } eins herauf oder herunter  { $again } neu werfen  { $turn } umdrehen
terminal-commitment = Die Würfel sind versiegelt. SHA-256 ihres Startwerts:
terminal-lab = Die Würfel kommen vom Startwert { $seed }; wer ihn kennt, kann sie nachwürfeln.
terminal-start = Enter beginnt · ? hilft jederzeit
terminal-over = Das Rennen ist vorbei
terminal-won =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $seat } hat mit { $racer } gewonnen.
    }
terminal-by-round = Das Rennen nach Runden: wer wo lag
terminal-lead-changes =
    { $count ->
        [0] Wer nach der ersten Runde führte, führte bis zum Ende.
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
terminal-distance = Gefahrene Strecke
terminal-round-head = Runde
terminal-seed = Der Startwert der Würfel war
terminal-verify = Sein SHA-256 ist das Siegel vom Anfang. Jeder Würfel lässt sich prüfen: jalopy verify { $file }
terminal-verify-save = Sein SHA-256 ist das Siegel vom Anfang. Wer jeden Würfel prüfen will, bewahrt die Partie auf: speichern DATEI, dann jalopy verify DATEI
terminal-end-keys = speichern DATEI bewahrt die Partie auf · verlauf · warum · nochmal spielt noch eine · Enter geht


## Aufzeichnungen aus mehreren Teilen

terminal-part-first = Teil { $part } von { $parts }, unter Version { $rules } der Regeln
terminal-part = Teil { $part } von { $parts }: Hier ging die Partie unter Version { $rules } der Regeln weiter. Der laufende Zug wird von seinem Anfang an erzählt.
terminal-part-not-told =
    Teil { $part } von { $parts } wurde unter Version { $rules } der Regeln gespielt und lässt sich hier nicht erzählen: Hier gibt es Version { $here }. { $answers ->
        [0] Keine Antwort wurde darin gegeben.
        [one] Eine Antwort wurde darin gegeben.
       *[other] { $answers } Antworten wurden darin gegeben.
    }
