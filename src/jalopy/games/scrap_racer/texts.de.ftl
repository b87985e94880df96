# Scrap Racer auf Deutsch. Wie Kennungen und Variablen gebildet werden, steht in jalopy/texts.py.
#
# event-<kind>[-<rule>], question-<kind>, option-<key> (.hint), barred-<reason>, place-<reason>,
# name-<value> (.effect oder .ability), setting-<name> (.help), setting-<name>-<value>.
# $racer ist ein Name, $racer-ability dessen Fähigkeit, $card-effect die Wirkung einer Karte; $from, $to und $distance
# zählen vom Start an über alle Runden, SPACE() macht daraus Felder. Wirkungen sprechen niemanden an,
# denn sie werden von allen am Tisch gelesen.
# Die Namen der Racer bleiben englisch; von Racern ist als »er« die Rede.

game = Scrap Racer
    .pitch = Würfel um Würfel das Glück herausfordern, mit Stil crashen und nach drei Runden ganz vorne liegen.


## Racer

name-steel-jacket = Steel Jacket
    .ability = Endet seine eigene Fahrt auf einer Geraden, fährt er ein Feld weiter.
name-swifty = Swifty
    .ability = Endet seine eigene Fahrt in einer Kurve, fährt er ein Feld weiter.
name-twister = Twister
    .ability = Hat er auf seiner Fahrt einen anderen Racer überholt, fährt er ein Feld weiter.
name-crusher = Crusher
    .ability = Hat er auf seiner Fahrt einen anderen Racer überholt, bekommt er einen Bonusmarker.
name-jackal = Jackal
    .ability =
        { $setting-jackal ->
            [always] Er gewinnt jeden Kampf ohne Würfeln und rückt dann 2 Felder vor statt 1.
           *[active] Er gewinnt in seinem eigenen Zug jeden Kampf ohne Würfeln und rückt dann 2 Felder vor statt 1, nur nicht in Kämpfen, die eine Crashkarte auslöst.
        }
name-hover = Hover
    .ability = Er braucht nur 2 Bonusmarker für eine Bonuskarte.
name-rockroaches = Rockroaches
    .ability = Nach einem Pasch ab 3 darf er vom nächstniedrigeren Crash-Stapel ziehen, bekommt dann aber keinen Bonusmarker.
name-collector = Collector
    .ability = Am Ende seines Zugs sammelt er auch die Boost-Marker direkt vor und direkt hinter sich ein.


## Besondere Teile

name-slime-trail = Schleimspur
name-scrap-yard = Schrottplatz
name-salvager = Schrottsammler
name-pit-stop = Boxenstopp


## Crashkarten

name-advance-2 = Vorrücken 2
    .effect = 2 Felder vorrücken.
name-advance-3 = Vorrücken 3
    .effect = 3 Felder vorrücken.
name-advance-5 = Vorrücken 5
    .effect = 5 Felder vorrücken.
name-two-dice = Zwei Würfel
    .effect = Mit 2 Würfeln würfeln und um die Summe vorrücken; ein Pasch schadet dabei nicht.
name-five-forward-two-back = 5 vor, 2 zurück
    .effect = Der Racer eine Position davor muss 2 Felder zurück; dann 5 Felder vorrücken.
name-three-forward = 3 vor
    .effect = 3 Felder vorrücken.
name-stay-put = Stehen bleiben
    .effect = Nicht vom Fleck kommen.
name-catching-up-2 = Aufholen 2
    .effect = Nicht vom Fleck kommen, während der nächste Racer dahinter 2 Felder vorrückt.
name-backwards-die = Rückwärtswürfel
    .effect = Einen Würfel werfen und so viele Felder zurückfahren, aber nicht zurück über die Ziellinie.
name-push-5 = Schub 5
    .effect = 5 Felder vorrücken, aber beim ersten Racer im Weg anhalten und ihn 2 Felder weiterschieben.
name-four-backwards = 4 zurück
    .effect = 4 Felder zurückfahren, aber nicht zurück über die Ziellinie.
name-six-backwards = 6 zurück
    .effect = 6 Felder zurückfahren, aber nicht zurück über die Ziellinie.
name-catching-up-4 = Aufholen 4
    .effect = Nicht vom Fleck kommen, während der nächste Racer dahinter 4 Felder vorrückt.
name-loss-of-position = Positionsverlust
    .effect = Auf das Feld hinter dem letzten Racer zurückfallen, aber nicht zurück über die Ziellinie; der letzte Racer bleibt stehen.
name-last-place-4 = Letzter Platz 4
    .effect = Wer auf dem letzten Platz liegt, rückt 4 Felder vor, gleich wer die Karte gezogen hat.


## Zielkarten

name-last = Letzter Platz
    .effect = Wer auf dem letzten Platz liegt, rückt 7 Felder vor.
name-last-two = Letzter und Vorletzter
    .effect = Die beiden letzten Racer rücken 5 Felder vor.
name-all-but-first = Alle bis auf den Ersten
    .effect = Alle außer dem Führenden rücken 2 Felder vor.
name-all-but-first-two = Alle bis auf die ersten zwei
    .effect = Alle außer den ersten beiden rücken 3 Felder vor.


## Bonuskarten

name-forward-3 = Vorwärts 3
    .effect = 3 Felder fahren, vor oder nach den Würfeln.
name-forward-5 = Vorwärts 5
    .effect = 5 Felder fahren, vor oder nach den Würfeln.
name-forward-7 = Vorwärts 7
    .effect = 7 Felder fahren, vor oder nach den Würfeln.
name-straight = Gerade
    .effect = Auf das nächste gerade Feld fahren, auch von einem geraden Feld aus.
name-curve = Kurve
    .effect = Auf das nächste Kurvenfeld fahren, auch von einem Kurvenfeld aus.
name-catch-up = Aufschließen
    .effect =
        { $setting-catch_up ->
            [rank] Auf das Feld des nächsten Racers fahren, der im Rennen davor liegt; wer dort stehen bleibt, muss kämpfen.
           *[track] Auf das Feld des nächsten Racers auf der Strecke fahren, gleich in welcher Runde; wer dort stehen bleibt, muss kämpfen.
        }


## Boost-Marker

name-re-roll = Neuwurf
    .effect = Den zuletzt geworfenen Würfel noch einmal werfen.
name-plus-minus = ±1
    .effect = Den zuletzt geworfenen Würfel um ein Auge herauf- oder herunterdrehen, aber nicht von 6 auf 1 oder umgekehrt.
name-turn = Umdrehen
    .effect = Den zuletzt geworfenen Würfel auf die gegenüberliegende Seite drehen.


## Stapel und Strecken

name-1-2 = Crash-Stapel 1/2
name-3-4 = Crash-Stapel 3/4
name-5-6 = Crash-Stapel 5/6
name-bonus = Bonusstapel
name-goal = Zielstapel

name-A = Strecke A
name-B = Strecke B
name-C = Strecke C
name-D = Strecke D
name-E = Strecke E
name-F = Strecke F


## Ereignisse: der Aufbau

event-track-laid = Gefahren wird auf { $track }: { $spaces } Felder je Runde.
event-piece-laid = Auf den Feldern { $spaces } liegt ein besonderes Teil: { $piece }.
event-pit-stop-laid = Der Boxenstopp liegt neben den Teilen { $tiles }: Seine Gasse verlässt die Strecke hinter Feld { $fork } und mündet auf Feld { $rejoin }.
event-markers-laid =
    { $spaces-count ->
        [one] Ein Boost-Marker liegt verdeckt auf der Strecke
       *[other] { $spaces-count } Boost-Marker liegen verdeckt auf der Strecke
    }, { $supply ->
        [one] 1 weiterer
       *[other] { $supply } weitere
    } im Vorrat.
event-decks-shuffled = Crash-, Ziel- und Bonuskarten sind gemischt.
event-start-player =
    { $you ->
        [yes] Du hast den Startmarker und beginnst.
       *[no] { $seat } hat den Startmarker und beginnt.
    }
event-racer-chosen =
    { $you ->
        [yes] Du wählst { $racer }.
       *[no] { $seat } wählt { $racer }.
    }
event-racer-taken =
    { $you ->
        [yes] Du fährst { $racer }. { $racer-ability }
       *[no] { $seat } fährt { $racer }. { $racer-ability }
    }
event-order-fixed =
    { $you ->
        [yes] Von nun an fährst du zuerst mit { $racers-1 }, dann mit { $racers-2 }.
       *[no] Von nun an fährt { $seat } zuerst mit { $racers-1 }, dann mit { $racers-2 }.
    }


## Ereignisse: würfeln

event-turn-began =
    { $you ->
        [yes] Du bist mit { $racer } am Zug.
       *[no] { $seat } ist mit { $racer } am Zug.
    }
event-rolled =
    { $dice-count ->
        [1] { $racer } würfelt eine { $die }.
       *[other] { $racer } würfelt eine { $die }: { $dice }, zusammen { $dice-total }.
    }
event-boosted =
    { COMPARE($from, $to) ->
        [same] { $racer } setzt „{ $marker }“ ein, aber die { $from } bleibt eine { $to }.
       *[other] { $racer } setzt „{ $marker }“ ein: Aus der { $from } wird eine { $to }.
    }{ $dice-count ->
        [1] { "" }
       *[other] { " " }Jetzt { $dice }, zusammen { $dice-total }.
    }
event-stopped = { $racer } hört bei { $total } auf.
event-doubled = Ein { $die }er-Pasch! { $racer } crasht.


## Ereignisse: fahren und kämpfen

event-moved =
    { COMPARE($from, $to) ->
        [same] { $racer } kommt nicht von Feld { SPACE($to) } weg.
        [more] { DIFFERENCE($from, $to) ->
            [one] { $racer } fällt 1 Feld zurück, von Feld { SPACE($from) } auf Feld { SPACE($to) }.
           *[other] { $racer } fällt { DIFFERENCE($from, $to) } Felder zurück, von Feld { SPACE($from) } auf Feld { SPACE($to) }.
        }
       *[less] { $from ->
            [0] { $racer } fährt auf die Strecke, auf Feld { SPACE($to) }.
           *[other] { DIFFERENCE($from, $to) ->
                [one] { $racer } rückt 1 Feld vor
               *[other] { $racer } rückt { DIFFERENCE($from, $to) } Felder vor
            }, { COMPARE(LAP($from), LAP($to)) ->
                [same] von Feld { SPACE($from) } auf Feld { SPACE($to) }.
               *[other] von Feld { SPACE($from) } über die Ziellinie auf Feld { SPACE($to) }.
            }
        }
    }
event-moved-with-lane =
    { $lane ->
        [3] { $racer } kommt in die Mitte des Boxenstopps, auf Feld { $space }.
       *[other] { $racer } kommt in der Boxengasse auf Feld { $space }.
    }
event-moved-with-from_lane = { $racer } verlässt die Boxengasse und kommt auf Feld { SPACE($to) }.
event-entered-pit-lane = { $racer } biegt in die Boxengasse ein.
event-halted =
    { $lost ->
        [0] { $racer } hält auf Feld { $space }, wie alle dort.
        [one] { $racer } muss auf Feld { $space } halten; 1 Feld verfällt.
       *[other] { $racer } muss auf Feld { $space } halten; { $lost } Felder verfallen.
    }
event-halted-SR-21-4 =
    { $lost ->
        [0] { $racer } hält am Boxenstopp.
        [one] { $racer } muss am Boxenstopp halten; 1 Feld verfällt.
       *[other] { $racer } muss am Boxenstopp halten; { $lost } Felder verfallen.
    }
event-dice-lost = { $racer } darf nicht weiterfahren, also verfällt die Würfelsumme { $lost }.
event-slipped =
    { $dice-count ->
        [1] { $racer } rutscht auf dem Schleim von Feld { $space } und würfelt eine { $dice-1 }.
       *[other] { $racer } rutscht auf dem Schleim von Feld { $space } und würfelt { $dice }, zusammen { $dice-total }.
    }
event-slipped-SR-19-2 = { $racer } rutscht auf dem Schleim von Feld { $space } zurück und würfelt eine { $dice-1 }.
event-scrap-taken = { $racer } nimmt vom Schrottsammler ein Schrottteil, das { $tile } zählt; { $left ->
        [0] dort ist keines mehr übrig.
        [one] dort ist noch 1 übrig.
       *[other] dort sind noch { $left } übrig.
    }
event-scrap-placed = { $racer } lässt sein Schrottteil liegen: Von nun an zählt Feld { $space } für { $tile }.
event-scrap-removed = { $racer } räumt das Schrottteil { $tile } von Feld { $space }.
event-scrap-removed-SR-20-6 = { $racer } landet auf dem Schrottteil { $tile } von Feld { $space }, und es ist weg.
event-blocked =
    { $lost ->
        [one] Das Schrottteil { $tile } auf Feld { $space } hält { $racer } auf: 1 Feld verfällt.
       *[other] Das Schrottteil { $tile } auf Feld { $space } hält { $racer } auf: { $lost } Felder verfallen.
    }
event-blocked-with-abilities = Das Schrottteil { $tile } auf Feld { $space } lässt { $racer } den zusätzlichen Schritt seiner Fähigkeit nicht tun.
event-ability-taken =
    { $you ->
        [yes] Du baust die Fähigkeit von { $ability } in { $racer } ein: { $ability-ability }
       *[no] { $seat } baut die Fähigkeit von { $ability } in { $racer } ein: { $ability-ability }
    }
event-bonus-played =
    { $you ->
        [yes] Du spielst „{ $card }“ für { $racer }: { $card-effect }
       *[no] { $seat } spielt „{ $card }“ für { $racer }: { $card-effect }
    }
event-ability-SR-14-1 = { $racer } steht auf einer Geraden und fährt ein Feld weiter.
event-ability-SR-14-2 = { $racer } steht in einer Kurve und fährt ein Feld weiter.
event-ability-SR-14-3 = { $racer } hat einen anderen Racer überholt und fährt ein Feld weiter.
event-ability-SR-14-4 = { $racer } hat einen anderen Racer überholt und verdient sich einen Bonusmarker.
event-fight = { $racers } kämpfen um Feld { $space }.
event-fight-SR-5-4 = Gleich folgt der nächste Kampf: { $racers } kämpfen um Feld { $space }.
event-fight-rolled =
    { COMPARE($dice-1, $dice-2) ->
        [same] { $racers } würfeln beide eine { $dice-1 } und müssen noch einmal würfeln.
       *[other] { $racers-1 } würfelt eine { $dice-1 }, { $racers-2 } eine { $dice-2 }.
    }
event-fight-won = { $racer } gewinnt den Kampf und fährt weiter; { $loser } bleibt auf Feld { $space }.
event-fight-won-SR-14-5 = { $racer } gewinnt ohne Würfeln und rückt bis zu 2 Felder vor; { $loser } bleibt auf Feld { $space }.
event-fight-won-SR-10-5 = { $racer } darf weiterfahren, so ist es entschieden; { $loser } bleibt auf Feld { $space }.


## Ereignisse: der Crash

event-crash-card = Vom { $pile } deckt { $racer } „{ $card }“ auf: { $card-effect }
event-pile-lowered = { $racer } zieht stattdessen vom { $pile }, ohne Bonusmarker.
event-card-rolled =
    { $dice-count ->
        [1] { $racer } würfelt für die Karte eine { $dice-1 }.
       *[other] { $racer } würfelt für die Karte { $dice }, zusammen { $dice-total }.
    }
event-stayed = { $racer } bleibt stehen.
event-stayed-SR-11-6 = Hinter { $racer } ist niemand, also rückt auch niemand vor.
event-stayed-SR-11-10 = Hinter { $racer } ist niemand, also rückt auch niemand vor.
event-stayed-SR-11-11 = { $racer } ist schon auf dem letzten Platz und bleibt stehen.
event-stayed-SR-11-13 = { $racer } ist noch nicht auf der Strecke und bleibt draußen.
event-pushed = { $by } fährt auf { $racer } auf und schiebt ihn weiter.
event-held-at-line = { $racer } darf nicht zurück über die Ziellinie und hält auf dem ersten Feld seiner Runde.
event-bonus-marker =
    { $markers ->
        [1] { $racer } bekommt seinen ersten Bonusmarker.
        [2] { $racer } bekommt seinen zweiten Bonusmarker.
        [3] { $racer } bekommt seinen dritten Bonusmarker.
        [4] { $racer } bekommt seinen vierten Bonusmarker.
       *[other] { $racer } bekommt seinen fünften Bonusmarker.
    }
event-bonus-card-drawn =
    { $you ->
        [yes] Du tauschst die Bonusmarker von { $racer } gegen eine Bonuskarte.
       *[no] { $seat } tauscht die Bonusmarker von { $racer } gegen eine verdeckte Bonuskarte und hat nun { $hand ->
            [one] 1 Karte.
           *[other] { $hand } Karten.
        }
    }
event-bonus-card-drawn-with-card =
    { $you ->
        [yes] Du tauschst die Bonusmarker von { $racer } gegen die Bonuskarte „{ $card }“: { $card-effect }
       *[no] { $seat } tauscht die Bonusmarker von { $racer } gegen die Bonuskarte „{ $card }“: { $card-effect }
    }
event-reshuffled =
    { $cards ->
        [one] Eine abgelegte Karte bildet den neuen { $deck }.
       *[other] { $cards } abgelegte Karten werden gemischt und bilden den neuen { $deck }.
    }


## Ereignisse: die Ziellinie und das Ende

event-lap-marker =
    { $markers ->
        [1] { $racer } hat die Ziellinie überquert und bekommt seinen ersten Rundenmarker.
        [2] { $racer } hat die Ziellinie überquert und bekommt seinen zweiten Rundenmarker.
        [3] { $racer } hat die Ziellinie überquert und bekommt seinen dritten Rundenmarker.
        [4] { $racer } hat die Ziellinie überquert und bekommt seinen vierten Rundenmarker.
       *[other] { $racer } hat die Ziellinie überquert und bekommt seinen fünften Rundenmarker.
    }
event-goal-card = { $racer } deckt die Zielkarte „{ $card }“ auf: { $card-effect }
event-third-lap = { $racer } hat alle Runden geschafft: Das ist der letzte Durchgang.
event-refilled =
    { $spaces-count ->
        [one] Auf Feld { $spaces } liegt ein neuer Boost-Marker
       *[other] Auf den Feldern { $spaces } liegen neue Boost-Marker
    }, { $supply ->
        [0] und der Vorrat ist leer.
        [one] 1 ist noch im Vorrat.
       *[other] { $supply } sind noch im Vorrat.
    }
event-collected = { $racer } sammelt den Boost-Marker auf Feld { $space } ein: „{ $marker }“.
event-last-round =
    { $turns ->
        [one] Letzter Durchgang: noch 1 Zug.
       *[other] Letzter Durchgang: noch { $turns } Züge.
    }
event-race-over =
    { $you ->
        [yes] Das Rennen ist zu Ende. Du gewinnst!
       *[no] Das Rennen ist zu Ende. { $seat } gewinnt!
    }


## Fragen

question-choose-racer = Welchen Racer willst du fahren?
question-racer-order = Welcher deiner Racer fährt zuerst, jetzt und in jedem Durchgang?
question-racer-order-SR-10-3 = Jetzt kommt es auf die Positionen an: Welcher deiner Racer fährt in jedem Durchgang zuerst?
question-roll-or-stop = Noch einen Würfel werfen oder aufhören und fahren?
question-crash-or-boost = Pasch! Crashst du, oder änderst du den Würfel mit einem Boost-Marker?
question-stop-or-boost = Alle sechs Würfel sind geworfen. Fährst du, oder änderst du den letzten mit einem Boost-Marker?
question-card-or-drive = Erst eine Bonuskarte spielen oder gleich die Würfelsumme fahren?
question-card-or-done = Noch eine Bonuskarte spielen oder die Fahrt beenden?
question-which-pile = Die Karte für diesen Pasch ziehen oder eine vom niedrigeren Stapel, dann ohne Bonusmarker?
question-track-or-pit = Auf der Strecke bleiben oder in die Boxengasse einbiegen?
question-take-ability = Welche Fähigkeit baust du in { $racer } ein?
question-which-ability = Mehrere Fähigkeiten sind ausgelöst. Welche kommt zuerst?
question-place-scrap = Ein Schrottteil auf Feld { $space } liegen lassen?
question-own-fight = Beide Racer auf Feld { $space } sind deine. Welcher gewinnt und fährt weiter?


## Antworten

option-racer = { $value }
    .hint = { $racer-ability }
option-first = { $value } fährt zuerst
    .hint = Die Reihenfolge bleibt das ganze Rennen über gleich.
option-winner = { $value } gewinnt
    .hint = { $value } fährt weiter, der andere bleibt stehen.
option-roll = Würfeln
    .hint = Ein Würfel mehr; zeigt er eine Zahl, die schon liegt, crashst du.
option-stop = Aufhören
    .hint = Fahre die Summe deiner Würfel; davor und danach darfst du Bonuskarten spielen.
option-crash = Crashen
    .hint = Zieh die Crashkarte für diesen Pasch und nimm dann einen Bonusmarker.
option-boost-re-roll = Neuwurf einsetzen
    .hint = Wirf den letzten Würfel noch einmal.
option-boost-plus-1 = +1 einsetzen
    .hint = Drehe den letzten Würfel um ein Auge herauf.
option-boost-minus-1 = −1 einsetzen
    .hint = Drehe den letzten Würfel um ein Auge herunter.
option-boost-turn = Umdrehen einsetzen
    .hint = Drehe den letzten Würfel auf die gegenüberliegende Seite: 1 und 6, 2 und 5, 3 und 4.
option-pile-doubled = Für den Pasch ziehen
    .hint = Decke eine Karte vom { $pile } auf und nimm einen Bonusmarker.
option-pile-lower = Einen Stapel tiefer ziehen
    .hint = Decke eine Karte vom { $pile } auf, aber nimm keinen Bonusmarker.
option-way-track = Auf der Strecke bleiben
    .hint =
        { $space ->
            [0] Vor dir liegt ein Schrottteil: Warte davor, auf Feld { $target }.
           *[other] Fahre auf der Strecke weiter, auf Feld { $target }.
        }
option-way-pit = In die Boxengasse einbiegen
    .hint =
        { $lane ->
            [0] Auf dem ersten Feld der Gasse liegt ein Schrottteil: Warte davor, auf Feld { $target }.
            [3] Fahre in die Mitte des Boxenstopps und nimm eine neue Fähigkeit; was von der Fahrt übrig ist, verfällt.
           *[other] Fahre in die Boxengasse, auf Feld { $target }.
        }
option-take = { $value }
    .hint = { $ability-ability }
option-take-none = Keine
    .hint = Lass alle Fähigkeiten liegen.
option-use = { $value }
    .hint = { $ability-ability }
option-keep = Nichts hinlegen
    .hint = Behalte deine Schrottteile für spätere Züge.
option-scrap = Eine { $value } hinlegen
    .hint = Von nun an zählt dieses Feld für { $tile }, bis jemand das Teil wegräumt.
option-drive = Fahren
    .hint = Fahre jetzt die Summe deiner Würfel; danach darfst du noch Bonuskarten spielen.
option-done = Fahrt beenden
    .hint = Behalte deine übrigen Bonuskarten; nun folgen Fähigkeit und Kampf.
option-bonus = „{ $value }“ spielen
    .hint =
        { $spaces ->
            [one] Fahre 1 Feld, auf Feld { $target }
           *[other] Fahre { $spaces } Felder, auf Feld { $target }
        }{ $reaches ->
            [no] ; dort endet die Fahrt.
           *[yes] .
        }
option-bonus-straight = „{ $value }“ spielen
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Fahre 1 Feld auf das nächste gerade Feld, Feld { $target }.
               *[other] Fahre { $spaces } Felder auf das nächste gerade Feld, Feld { $target }.
            }
        }
option-bonus-curve = „{ $value }“ spielen
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Fahre 1 Feld auf das nächste Kurvenfeld, Feld { $target }.
               *[other] Fahre { $spaces } Felder auf das nächste Kurvenfeld, Feld { $target }.
            }
        }
option-bonus-catch-up = „{ $value }“ spielen
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Fahre 1 Feld zum nächsten Racer auf Feld { $target }; bleibst du dort stehen, kämpft ihr.
               *[other] Fahre { $spaces } Felder zum nächsten Racer auf Feld { $target }; bleibst du dort stehen, kämpft ihr.
            }
        }


## Warum etwas nicht geht

barred-double-ends-rolling = Nach einem Pasch wird nicht weitergewürfelt.
barred-double-must-crash = Mit einem Pasch kannst du nicht fahren: Du crashst, wenn kein Boost-Marker den Würfel ändert.
barred-six-dice-are-all = Alle sechs Würfel sind geworfen.
barred-six-has-no-next = Eine 6 geht nicht höher.
barred-one-has-no-lower = Eine 1 geht nicht niedriger.
barred-no-cards-in-a-crash = In einem Zug mit einem Pasch kannst du keine Bonuskarte spielen.
barred-cards-wait-for-driving = Bonuskarten kannst du erst spielen, wenn du mit dem Würfeln aufgehört hast.
barred-rolling-is-over = Du hast mit dem Würfeln aufgehört.
barred-nobody-to-catch =
    { $setting-catch_up ->
        [rank] Im Rennen liegt niemand vor dir.
       *[track] Auf der Strecke ist kein anderer Racer, zu dem du aufschließen könntest.
    }
barred-no-such-space = Diese Strecke hat kein solches Feld.
barred-scrap-in-the-way = Auf dem nächsten Feld liegt ein Schrottteil im Weg.
barred-own-ability = Seine eigene Fähigkeit kann ein Racer nicht noch einmal nehmen.
barred-scrap-just-taken = Ein Schrottteil darf nicht in dem Zug hingelegt werden, in dem es genommen wurde.
barred-no-such-marker = { $racer } hat keinen Boost-Marker „{ $marker }“.
barred-still-rolling = Du würfelst noch: Hör erst auf.
barred-no-double = Nur nach einem Pasch crasht ein Racer.
barred-boosts-while-rolling = Boost-Marker ändern Würfel nur, solange gewürfelt wird.
barred-no-such-card = Die Bonuskarte „{ $value }“ hast du nicht auf der Hand.
barred-dice-come-first = Erst müssen die Würfel gefahren werden, dann kann die Fahrt enden.
barred-dice-are-used = Die Würfel sind schon gefahren.
barred-abilities-come-later = Fähigkeiten kommen nach der Fahrt, wenn sie ausgelöst sind.
barred-racer-taken = { $value } ist schon gewählt.
barred-racer-not-in-play = { $value } bleibt in der Schachtel: Die neuen Racer fahren in diesem Rennen nicht mit.
barred-racers-come-first = Das Rennen hat noch nicht begonnen: Wähle erst einen Racer.
barred-racers-are-given = Alle haben ihren Racer und behalten ihn das ganze Rennen lang.
barred-not-your-racer = { $value } gehört nicht zu deinen Racern.
barred-order-comes-first = Sag erst, welcher deiner Racer zuerst fährt.
barred-order-is-fixed = Die Reihenfolge deiner Racer bleibt, wie sie gewählt wurde.
barred-one-racer-each = In diesem Rennen fährt jeder nur einen Racer.
barred-not-in-this-fight = { $value } kämpft hier nicht mit.
barred-fight-comes-first = Sag erst, welcher deiner beiden Racer den Kampf gewinnt.
barred-no-fight-to-decide = Keine zwei deiner Racer stehen auf demselben Feld.
barred-pile-comes-first = Sag erst, von welchem Stapel die Crashkarte kommt.
barred-no-other-pile = Von welchem Stapel die Crashkarte kommt, sagt der Pasch.
barred-crash-first = Sag erst, dass du crashst; dann wählst du den Stapel.
barred-no-pit-stop = In diesem Rennen gibt es keinen Boxenstopp.
barred-not-at-the-fork = Nach dem Weg wird gefragt, wenn eine Fahrt an der Boxengasse vorbeiführt.
barred-way-comes-first = Sag erst, welchen Weg dein Racer nimmt.
barred-not-in-the-centre = Fähigkeitsplättchen nimmt man in der Mitte des Boxenstopps.
barred-tile-comes-first = Nimm erst ein Fähigkeitsplättchen oder keines.
barred-tile-gone = Dieses Fähigkeitsplättchen hat { $racer } genommen.
barred-ability-comes-first = Sag erst, welche der ausgelösten Fähigkeiten zuerst kommt.
barred-no-such-ability = { $racer } hat die Fähigkeit von { $value } nicht.
barred-ability-used = Die Fähigkeit von { $value } wurde in diesem Zug schon genutzt.
barred-ability-not-triggered = Die Fähigkeit von { $value } ist nicht ausgelöst.
barred-ability-works-by-itself = Die Fähigkeit von { $value } wirkt von selbst, wenn ihre Zeit kommt.
barred-no-salvager = In diesem Rennen gibt es keine Schrottteile.
barred-scrap-at-the-end = Schrottteile werden am Ende des Zuges hingelegt.
barred-no-such-scrap = { $racer } hat kein Schrottteil, das { $value } zählt.
barred-only-scrap-is-left = Dein Racer ist gefahren: Leg jetzt ein Schrottteil hin oder keines.


## Der Endstand

place-farthest = { $racer } liegt am weitesten vorn: { $laps } Rundenmarker und { $lane ->
        [yes] Feld { $space } in der Boxengasse.
       *[no] Feld { SPACE($distance) }.
    }
place-behind =
    { $distance ->
        [0] { $racer } ist nie auf die Strecke gekommen.
       *[other] { $lane ->
            [yes] { $laps ->
                [0] In der ersten Runde ist { $racer } bis Feld { $space } in der Boxengasse gekommen.
                [one] { $racer } hat es auf 1 Rundenmarker und Feld { $space } in der Boxengasse gebracht.
               *[other] { $racer } hat es auf { $laps } Rundenmarker und Feld { $space } in der Boxengasse gebracht.
            }
           *[no] { $laps ->
                [0] { $racer } ist bis Feld { SPACE($distance) } der ersten Runde gekommen.
                [one] { $racer } hat es auf 1 Rundenmarker und Feld { SPACE($distance) } gebracht.
               *[other] { $racer } hat es auf { $laps } Rundenmarker und Feld { SPACE($distance) } gebracht.
            }
        }
    }
place-only-one-through =
    { $you ->
        [yes] Nur du hast einen Racer mit allen Rundenmarkern.
       *[no] Nur { $seat } hat einen Racer mit allen Rundenmarkern.
    }
place-rear-racer-ahead =
    { $you ->
        [yes] Von allen, die einen Racer mit allen Rundenmarkern haben, liegt dein hinterer, { $racer }, am weitesten vorn.
       *[no] Von allen, die einen Racer mit allen Rundenmarkern haben, liegt bei { $seat } der hintere, { $racer }, am weitesten vorn.
    }
place-rear-racer-behind =
    { $you ->
        [yes] Auch du hast einen Racer mit allen Rundenmarkern, aber dein hinterer, { $racer }, liegt weiter zurück.
       *[no] Auch { $seat } hat einen Racer mit allen Rundenmarkern, aber der hintere, { $racer }, liegt weiter zurück.
    }
place-not-through =
    { $you ->
        [yes] Du hast keinen Racer mit allen Rundenmarkern.
       *[no] { $seat } hat keinen Racer mit allen Rundenmarkern.
    }


## Einstellungen

setting-track = Strecke
    .help = Eine der Strecken A bis F oder eine eigene als Wort aus S (Gerade), R (Rechtskurve) und L (Linkskurve), im Uhrzeigersinn von der Ziellinie an. Ein kleiner Buchstabe hinter einem Teil legt etwas Besonderes hin: s Schleimspur, y Schrottplatz, v Schrottsammler, p Boxenstopp.
setting-track-A = { name-A }
setting-track-B = { name-B }
setting-track-C = { name-C }
setting-track-D = { name-D }
setting-track-E = { name-E }
setting-track-F = { name-F }
setting-short = Kurzes Rennen
    .help = Lässt zwei Teile der Strecke A bis F weg.
setting-finish = Ziellinie
    .help = Das Streckenteil, mit dem eine Runde beginnt, im Uhrzeigersinn vom üblichen an gezählt.
setting-any_tiles = Beliebig viele Teile
    .help = Eine eigene Strecke darf mehr Geraden und Kurven haben, als in der Schachtel sind.
setting-racers = Racer
    .help = Die Racer werden ausgelost oder reihum gewählt.
setting-racers-random = ausgelost
setting-racers-chosen = reihum gewählt
setting-start = Wer beginnt
    .help = Das Los entscheidet, wer beginnt, oder ihr legt es fest.
setting-start-random = das Los entscheidet
setting-start-1 = Spieler 1
setting-start-2 = Spieler 2
setting-start-3 = Spieler 3
setting-start-4 = Spieler 4
setting-start-5 = Spieler 5
setting-start-6 = Spieler 6
setting-start-7 = Spieler 7
setting-start-8 = Spieler 8
setting-two_racers = Zwei Racer für jeden
    .help = Auch zu dritt fahren alle zwei Racer; zu zweit ist das immer so.
setting-jackal = Jackals Fähigkeit
    .help = Jackal gewinnt Kämpfe nur in seinem eigenen Zug oder das ganze Rennen über.
setting-jackal-active = in seinem eigenen Zug
setting-jackal-always = immer
setting-catch_up = Aufschließen
    .help = Die Bonuskarte führt zum nächsten Racer auf der Strecke, gleich in welcher Runde, oder zum nächsten, der im Rennen vor dir liegt.
setting-catch_up-track = zum Nächsten auf der Strecke
setting-catch_up-rank = zum Nächsten im Rennen
setting-new_racers = Neue Racer (Erweiterung)
    .help = Rockroaches und Collector fahren mit, dazu mehr Runden-, Bonus- und Boost-Marker; zu siebt und zu acht ist das immer so.
setting-more_markers = Mehr Marker (Erweiterung)
    .help = Sechs weitere Boost-Marker der Erweiterung kommen in den Vorrat, dazu Runden- und Bonus-Marker, auch ohne ihre Racer; mit den neuen Racern ist das immer so.
setting-slime_trail = Schleimspur (Erweiterung)
    .help = Eine ausgeloste Gerade wird zur Schleimspur: ein Würfel zurück, zwei Würfel vor oder ein Würfel vor.
setting-scrap_yard = Schrottplatz (Erweiterung)
    .help = Eine ausgeloste Kurve wird zum Schrottplatz, an dem alle halten müssen.
setting-salvager = Schrottsammler (Erweiterung)
    .help = Eine ausgeloste Kurve wird zum Schrottsammler, mit Schrottteilen, die man anderen in den Weg legt.
setting-pit_stop = Boxenstopp (Erweiterung)
    .help = Eine Gasse neben zwei Geraden auf halbem Weg, in der Racer neue Fähigkeiten bekommen.
setting-pit_stop_at = Ort des Boxenstopps (Erweiterung)
    .help = Das Streckenteil, neben dem der Boxenstopp beginnt, im Uhrzeigersinn von der Ziellinie an gezählt. Es und das nächste müssen gewöhnliche Geraden etwa auf halbem Weg sein.
setting-pit_stop_at-0 = so nah wie möglich an der Mitte

## Einstellungen, die nicht gehen

refused-circuit-letter = Eine Strecke ist ein Wort aus S, R und L mit kleinen s, y, v und p; „{ $letter }“ gehört nicht dazu.
refused-circuit-mark-first = Ein kleiner Buchstabe steht hinter seinem Teil, „{ $letter }“ steht am Anfang.
refused-circuit-two-marks = Ein Teil nimmt einen kleinen Buchstaben, „{ $letters }“ sind zwei.
refused-circuit-too-long = Eine Strecke hat höchstens { $most } Teile, das hier sind { $there }.
refused-circuit-open =
    Sie schließt sich noch nicht: Die Straße endet { COMPARE($right, 0) ->
        [same] { DIFFERENCE($down, 0) ->
            [one] 1 Teil
           *[other] { DIFFERENCE($down, 0) } Teile
        } { COMPARE($down, 0) ->
            [less] über ihrem Anfang
           *[more] unter ihrem Anfang
        }
       *[other] { DIFFERENCE($right, 0) ->
            [one] 1 Teil
           *[other] { DIFFERENCE($right, 0) } Teile
        } { COMPARE($right, 0) ->
            [less] links
           *[more] rechts
        } von ihrem Anfang{ COMPARE($down, 0) ->
            [same] { "" }
           *[other] { " " }und { DIFFERENCE($down, 0) ->
                [one] 1 Teil
               *[other] { DIFFERENCE($down, 0) } Teile
            } { COMPARE($down, 0) ->
                [less] darüber
               *[more] darunter
            }
        }
    }.
refused-circuit-heading = Sie schließt sich noch nicht: Die Straße kommt zum Anfang zurück, aber von der falschen Seite.
refused-circuit-counter-clockwise = Der Ring läuft gegen den Uhrzeigersinn; einer im Uhrzeigersinn hat vier Rechtskurven mehr als Linkskurven.
refused-circuit-turns = Ein Ring im Uhrzeigersinn hat vier Rechtskurven mehr als Linkskurven, dieser hat { $turns }.
refused-circuit-overlap = Die Teile { $first } und { $second } liegen am selben Platz.
refused-circuit-straights = Die Schachtel hat { $most } Geraden, gebraucht werden { $needed }. „{ setting-any_tiles }“ erlaubt mehr.
refused-circuit-curves = Die Schachtel hat { $most } Kurven, gebraucht werden { $needed }. „{ setting-any_tiles }“ erlaubt mehr.
refused-piece-twice = Nur einmal ist da: { $piece }; die Teile { $first } und { $second } haben das beide.
refused-piece-wants-straight = Eine Gerade braucht: { $piece }; Teil { $tile } ist eine Kurve.
refused-piece-wants-curve = Eine Kurve ist: { $piece }; Teil { $tile } ist eine Gerade.
refused-pit-stop-pair = Der Boxenstopp liegt neben zwei gewöhnlichen Geraden, und Teil { $tile } ist nicht die zweite davon.
refused-pit-stop-half-way = Der Boxenstopp muss etwa auf halbem Weg um die Strecke liegen und beginnt bei Teil { $tile } von { $there }.
refused-pit-stop-nowhere = Diese Strecke hat etwa auf halbem Weg keine zwei Geraden nebeneinander.
refused-pit-stop-unwanted = Das geht nur mit „{ setting-pit_stop }“.
refused-pit-stop-in-word = Das Wort der Strecke legt den Boxenstopp selbst hin.
refused-pit-stop-no-tile = Die Strecke hat die Teile 1 bis { $there }.
refused-pit-stop-no-pair = Der Boxenstopp liegt neben zwei gewöhnlichen Geraden nebeneinander, und die Teile { $first } und { $second } sind keine; möglich ist hier: { $possible }.
refused-pit-stop-far = Der Boxenstopp liegt etwa auf halbem Weg; möglich ist hier: { $possible }.
refused-no-straight-left = Dafür wird eine Gerade ausgetauscht, und diese Strecke hat keine mehr übrig.
refused-no-curve-left = Dafür wird eine Kurve ausgetauscht, und diese Strecke hat keine mehr übrig.
refused-short-circuit = Nur die Strecken A bis F lassen sich kürzen.
refused-finish-tile = Die Strecke hat { $there } Teile.
refused-no-crash-cards = Ein Pasch zieht eine Crashkarte, darum braucht der Stapel der { $pile ->
        [low] Pasche aus 1 und 2
        [middle] Pasche aus 3 und 4
       *[high] Pasche aus 5 und 6
    } mindestens eine.
refused-no-goal-cards = Bei mehr als einer Runde werden Zielkarten gezogen, darum braucht die Schachtel mindestens eine.
refused-no-markers-for-spaces = Die Schachtel hat { $markers } Boostmarker, zu wenige für { $spaces } Boostfelder.
refused-boost-spaces-twice = Die Schachtel nennt { $different } verschiedene Felder, zu wenige für { $spaces } Boostfelder.
refused-two-racers = Das ist für drei; zu zweit fährt man immer zwei Flitzer.


## Worauf sich ein Tisch mit einem Griff einigt

preset-quick = Schnell
    .hint = Eine kurze Runde. Gut für das erste Rennen.
preset-classic = Klassisch
    .hint = Die Strecke in voller Länge; alle wählen ihren Racer.
preset-everything = Alles drin
    .hint = Acht Racer und alle fünf Teile der Erweiterung.
## Über die Dinge auf dem Tisch

about-sits-out = Ein Racer, den niemand fährt
about-driven-by =
    { $you ->
        [yes] Dein Racer
       *[no] Der Racer von { $seat }
    }
about-has-ability = Mit der Fähigkeit von { $name }: { $name-ability }
about-no-ability = In dieser Schachtel hat er keine Fähigkeit.
about-racer-waits = Er wartet hinter der Linie.
about-racer-at = Nummer { $place } im Rennen, auf Feld { $space } in Runde { $lap }.
about-racer-laps = { $count } von { $of } Rundenmarkern.
about-racer-markers =
    { $count ->
        [0] Noch kein Bonusmarker; für { $of } gibt es eine Bonuskarte.
       *[other] { $count } von { $of } Bonusmarkern für die nächste Bonuskarte.
    }
about-racer-boosts = Boostmarker: { $boosts }.
about-racer-hand =
    { $count ->
        [0] Keine Bonuskarten.
        [one] Eine Bonuskarte, verdeckt.
       *[other] { $count } Bonuskarten, verdeckt.
    }
about-space = Feld { $space }
about-space-kind = Eines von { $of } Feldern einer Runde
about-space-straight = Ein gerades Feld. Für manche Fähigkeiten und Karten zählt das.
about-space-curve = Ein Kurvenfeld. Für manche Fähigkeiten und Karten zählt das.
about-space-fight = Zwei Racer, die hier stehen bleiben, kämpfen: Der Sieger fährt weiter.
about-space-holds = Jetzt hier: { $racers }.
about-space-empty = Jetzt ist niemand hier.
about-space-boost-there = Hier liegt ein Boostmarker für den, der seinen Zug darauf beendet.
about-space-boost-gone = Ein Boostfeld ohne Marker: Ein neuer kommt, wenn eine Runde beginnt.
about-marker = Boostmarker, verdeckt
about-marker-kind = Marker
about-marker-does = Wer seinen Zug darauf beendet, nimmt ihn. Er ändert dann einen Würfel, auf eine von drei Arten.
about-marker-at = Er liegt auf Feld { $space }.
about-boost-kind = Boostmarker
about-boost-once = Für den eben gewürfelten Würfel, bevor er zählt; danach ist der Marker aus dem Spiel.
about-boost-held = Liegt vor: { $racers }.
about-boost-free = Gerade hat ihn niemand.
about-crash-card = Crashkarte
about-goal-card = Zielkarte
about-bonus-card = Bonuskarte
about-card-open = { $racer } hat sie gerade aufgedeckt.
about-card-held =
    { $count ->
        [0] Du hast keine davon.
        [one] Du hast eine. Sonst sieht sie niemand.
       *[other] Du hast { $count } davon. Sonst sieht sie niemand.
    }
about-bonus-when = Im eigenen Zug, wenn nicht mehr gewürfelt wird, und nicht in einem Zug mit Crash.
about-deck = Stapel
about-deck-count =
    { $count ->
        [one] Eine Karte verdeckt, { $discard } abgelegt.
       *[other] { $count } Karten verdeckt, { $discard } abgelegt.
    }
about-crash-pile-does = Ein Pasch mit { $low } oder { $high } deckt statt der Fahrt die oberste Karte auf und bringt einen Bonusmarker.
about-bonus-deck-does = Genug Bonusmarker werden gegen eine Karte getauscht, verdeckt vor den anderen.
about-goal-deck-does = Die erste und die zweite Runde eines Racers decken die oberste Karte auf; sie rückt das Feld zusammen.
about-piece = Besonderes Teil der Strecke
about-piece-slime-trail = Wer hier stehen bleibt, rutscht sofort: auf dem ersten Feld um einen Würfel zurück, auf dem zweiten um zwei Würfel vor, auf dem dritten um einen vor.
about-piece-scrap-yard = Sein mittleres Feld hält jede Fahrt an; der Rest verfällt.
about-piece-salvager = Wer hier stehen bleibt, nimmt ein Schrottteil mit 2, 3 oder 4, um es anderen in den Weg zu legen.
about-piece-pit-stop = Eine Gasse neben der Strecke. Ihre Mitte hält jede Fahrt an und gibt eine neue Fähigkeit.
about-ability-tile = Fähigkeitsplättchen
about-ability-tile-does = Wer in die Mitte der Boxengasse kommt, darf es zur eigenen Fähigkeit dazunehmen.
about-scrap = Schrottteil
about-scrap-kind = Ein Hindernis auf der Straße
about-scrap-does = Eine Fahrt darauf oder daran vorbei kostet so viele Punkte, wie es sagt; dann ist es weg.
about-scrap-at = Hier auf Feld { $space }, { $tile } Punkte.
about-bonus-marker = Bonusmarker
about-bonus-marker-does = Jeder Crash bringt einen. Genug davon sind eine Bonuskarte.
about-racer-has-markers = { $racer }: { $count } von { $of }.
about-lap-marker = Rundenmarker
about-lap-marker-does = Für jede Runde einer. Hat der erste Racer alle { $laps }, beginnt die letzte Runde.
about-racer-has-laps = { $racer }: { $count } von { $of }.
about-dice = Würfel
about-dice-kind = Höchstens { $count } in einem Zug
about-dice-does = Einen nach dem anderen würfeln und rechtzeitig aufhören: Eine Zahl, die schon liegt, ist ein Crash.
about-dice-on-table = Auf dem Tisch: { $dice }.
about-dice-double = Eine zweite { $faces } wäre ein Crash.
about-dice-none = Noch ist nichts gewürfelt.
about-finish = Ziellinie
about-finish-kind = Anfang und Ende jeder Runde
about-finish-does = Wer sie vorwärts überquert, nimmt einen Rundenmarker. Zurück führt nichts über sie.
about-finish-open = Das Rennen läuft, bis jemand { $laps } Runden hat.
about-finish-last-round = Die letzte Runde läuft.


## Was Antworten unterscheidet ($by: eine Menge, $more: davon mehr oder weniger; $chance und $instead: in Prozent)

telling-spaces =
    { $more ->
        [yes] { $count ->
            [one] { $by } Feld weiter im Schnitt
           *[other] { $by } Felder weiter im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Feld weniger im Schnitt
           *[other] { $by } Felder weniger im Schnitt
        }
    }
telling-crash =
    { $chance ->
        [0] keine Crashgefahr bis zum Zugende statt { $instead } %
       *[other] { $chance } % Crashgefahr bis zum Zugende statt { $instead } %
    }
    .risk = { $chance } % Crashgefahr bis zum Zugende
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
telling-boosts =
    { $more ->
        [yes] { $count ->
            [one] { $by } Boost-Marker mehr im Schnitt
           *[other] { $by } Boost-Marker mehr im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Boost-Marker weniger im Schnitt
           *[other] { $by } Boost-Marker weniger im Schnitt
        }
    }
telling-bonus-cards =
    { $more ->
        [yes] { $count ->
            [one] { $by } Bonuskarte mehr im Schnitt
           *[other] { $by } Bonuskarten mehr im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Bonuskarte weniger im Schnitt
           *[other] { $by } Bonuskarten weniger im Schnitt
        }
    }
telling-bonus-markers =
    { $more ->
        [yes] { $count ->
            [one] { $by } Bonusmarker mehr im Schnitt
           *[other] { $by } Bonusmarker mehr im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Bonusmarker weniger im Schnitt
           *[other] { $by } Bonusmarker weniger im Schnitt
        }
    }
