# Die Texte der Berichte, auf Deutsch. Was fett sein soll, steht zwischen *Sternen*; Zahlen mit Nachkommastellen, Anteile und
# Intervalle kommen so, wie man sie liest. $kind ist, was ein Platz fährt oder ist: racer, character oder car.


## Zahlen, und wer gemeint ist

between = { $low } bis { $high }
either = { $before } oder { $last }
spelt =
    { $number ->
        [0] kein
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] acht
    }
goes =
    { $number ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
       *[other] als { $number }.
    }
    .short =
        { $number ->
           *[other] als { $number }.
        }
goes-last = als Letzter
    .short = als Letzter
who-goes = { $when } dran
unit-spaces =
    { $number ->
        [one] Feld
       *[other] Felder
    }
unit-tiles =
    { $number ->
        [one] Feld
       *[other] Felder
    }
unit-inventions =
    { $number ->
        [one] Erfindung
       *[other] Erfindungen
    }
unit-gates =
    { $number ->
        [one] Tor
       *[other] Tore
    }
name-red = rot


## Befunde

settling-none = Nicht geklärt: Es ist kein Unterschied zu sehen.
settling-open = Nicht geklärt: Falls es den Unterschied gibt, würden ihn etwa { $number } Partien zeigen.
settling-done =
    { $clear ->
        [one] { $clear } von { $of } weicht
       *[other] { $clear } von { $of } weichen
    } sicher vom gerechten Anteil ab; etwa { $number } Partien hätten den größten Unterschied gezeigt.
fair-less = Gerecht ist weniger als ein gleicher Teil: { $rate } der Partien gewinnt niemand am Tisch.
not-settled = Nicht geklärt.
finding-order = Wer { $first } dran ist, gewinnt am meisten: *{ $most }* ({ $most_between }), gerecht wären { $fair }. Wer { $last } dran ist, gewinnt *{ $least }* ({ $least_between }).
finding-order-open = Kein Platz in der Reihenfolge ist klar im Vorteil: Wer { $first } dran ist, gewinnt *{ $most }* ({ $most_between }), wer { $last } dran ist, *{ $least }* ({ $least_between }); gerecht wären { $fair }.
finding-name =
    { $kind ->
        [racer] { $best } ist der Racer, der am meisten gewinnt: *{ $most }* ({ $most_between }), gerecht wären { $fair }; { $worst } gewinnt *{ $least }* ({ $least_between }).
        [character] { $best } ist die Figur, die am meisten gewinnt: *{ $most }* ({ $most_between }), gerecht wären { $fair }; { $worst } gewinnt *{ $least }* ({ $least_between }).
       *[other] { $best } gewinnt am meisten: *{ $most }* ({ $most_between }), gerecht wären { $fair }; { $worst } gewinnt *{ $least }* ({ $least_between }).
    }
finding-name-open =
    { $kind ->
        [racer] Kein Racer ist klar vorn: { $best } gewinnt *{ $most }* ({ $most_between }), { $worst } *{ $least }* ({ $least_between }); gerecht wären { $fair }.
        [character] Keine Figur ist klar vorn: { $best } gewinnt *{ $most }* ({ $most_between }), { $worst } *{ $least }* ({ $least_between }); gerecht wären { $fair }.
       *[other] Kein Auto ist klar vorn: { $best } gewinnt *{ $most }* ({ $most_between }), { $worst } *{ $least }* ({ $least_between }); gerecht wären { $fair }.
    }
finding-half-time = Wer zur Halbzeit allein führt, gewinnt *{ $rate }* dieser Partien ({ $between }). Die Führung wechselt *{ $changes }*-mal je Partie.
    .about = der Führenden zur Halbzeit
    .note = Reihenfolge zur Halbzeit und am Ende: Korrelation { $value } ({ $low } bis { $high }).
finding-length = Eine Partie dauert *{ $turns } Züge* und *{ $decisions } Entscheidungen*, etwa { $minutes } Minuten, wenn jede { $seconds } Sekunden braucht.
    .about = Züge
nine-in-ten = Neun von zehn dauern { $low } bis { $high } Züge.
finding-choices = Eine Frage hat im Mittel *{ $answers } Antworten*; *{ $forced }* aller Fragen haben nur eine.
    .about = Antworten je Frage
    .note = Am meisten Auswahl: { $question }, im Mittel { $answers }.
finding-choices-free = Eine Frage hat im Mittel *{ $answers } Antworten*; keine hat nur eine.
finding-luck = Das Ausgeteilte selbst entscheidet zu *{ $part }*, wer gewinnt (Intervalle: { $between }), je nachdem, wie viele Antworten die Bots dem Los überlassen. Der Rest ist, was aus denselben Würfeln und Karten gemacht wird.
    .about = durch die Vorgabe
    .note = Eine von { $lots } Antworten ausgelost; jeweils { $deals } Vorgaben, { $times }-mal gespielt.


## Bilder

sub-order = Siege vom Ersten bis zum Letzten; Striche: Intervalle, die in 95 % aller Fälle alle zugleich halten; gestrichelt: der gerechte Anteil
axis-seats = { $number } Plätze
axis-seat = Platz { $number }
axis-first-last = Erster → Letzter
axis-fair = gerecht { $fair }
title-order-open = Die Reihenfolge zählt bisher kaum
title-order-late = Je später dran, desto öfter siegt man
title-order-early = Je früher dran, desto öfter siegt man
title-order-late-here = Mit { $seats } Plätzen: je später dran, desto öfter siegt man
title-order-early-here = Mit { $seats } Plätzen: je früher dran, desto öfter siegt man
title-order-best = Am besten { $when } dran
title-order-worst = Am schlechtesten { $when } dran
caption-order = Der beste Platz in der Reihenfolge gewinnt mit { $few } Plätzen das { $few_times }-Fache seines Anteils, mit { $many } das { $many_times }-Fache.

title-heat =
    { $kind ->
        [racer] Reihenfolge und Racer zusammen
        [character] Reihenfolge und Figur zusammen
       *[other] Reihenfolge und Auto zusammen
    }
sub-heat = Siege in % (gerecht: { $fair }), jede Zelle etwa { $matches } Partien
axis-all = alle
axis-less = weniger
axis-more = mehr
caption-heat = { $best } { $first }: { $most } ({ $most_between }). { $worst } { $last }: { $least } ({ $least_between }).

title-name-both = { $best } vorn, { $worst } hinten
title-name-best = { $best } gewinnt mehr als gerecht
title-name-worst = { $worst } gewinnt weniger als gerecht
title-name-open =
    { $kind ->
        [racer] Kein Racer ist klar vorn
        [character] Keine Figur ist klar vorn
       *[other] Kein Auto ist klar vorn
    }
sub-name = Siege in % der eigenen Partien; alle { $number } Intervalle halten zugleich
caption-name-above = Sicher über dem gerechten Anteil: { $names }.
caption-name-below = Sicher darunter: { $names }.
caption-name-open = Nicht geklärt: { $names }.

title-length = { $low } bis { $high } Minuten
sub-length = Züge einer Partie
axis-mean = Mittel { $mean }
caption-length = Für eine Entscheidung sind { $seconds } Sekunden gerechnet.
title-seats = Länge nach Plätzen
title-seats-longer = Länger mit jedem Platz
sub-seats = Entscheidungen einer Partie, nach Zahl der Plätze
axis-minutes = { $minutes } min
caption-seats = { $least } Entscheidungen mit { $few } Plätzen, { $most } mit { $many }.

title-lead = Die Führung wechselt { $times }-mal
title-lead-few = Die Führung wechselt { $times }mal
title-lead-none = In { $none } der Partien wechselt die Führung nie
sub-lead = Führungswechsel einer Partie
caption-lead = { $none } haben keinen Wechsel ({ $between }).
caption-lead-end = Die Hälfte der anderen sieht den letzten im letzten Zug.
caption-lead-late = Die Hälfte der anderen sieht den letzten nach { $part } der Partie oder später.

title-comeback = Wer zurücklag und gewann
title-comeback-lost = { $far } { $unit } zurück ist fast verloren
title-comeback-open = { $far } { $unit } zurück ist nicht verloren
sub-comeback = Aussicht auf den Sieg, nach { $unit } hinter dem Weitesten; 0: vorn, allein oder mit anderen
axis-behind = { $unit } zurück
axis-after-25 = nach ¼
axis-after-50 = Halbzeit
axis-after-75 = nach ¾
caption-comeback = Zur Halbzeit { $far } oder mehr zurück: { $rate } ({ $between }).
caption-comeback-related = Reihenfolge zur Halbzeit und am Ende: Korrelation { $value }.

title-uses-open = Nichts Benutztes verrät den Sieger
title-uses-more = { $what }: öfter bei Siegern
title-uses-less = { $what }: seltener bei Siegern
sub-uses = von allen Malen, wie viele bei dem, der gewann: { $sorts }; { $matches } Partien
caption-uses = Die höchsten und die niedrigsten. Für { $clear } von { $of } ist geklärt, dass der Gebrauch mit Sieg oder Niederlage einhergeht. Er muss nicht die Ursache sein: Wer vorn liegt, spielt anderes als wer zurückliegt.

title-choices = Am häufigsten gefragt: { $question }
sub-choices = wie oft je Partie; blau: nur eine Antwort; ×: Antworten im Mittel
caption-choices = { $forced } aller Fragen haben nur eine Antwort.

title-luck = Die Vorgabe erklärt { $part } davon, wer gewinnt
sub-luck = Anteil daran, wer gewinnt, der in der Vorgabe liegt; { $deals } Vorgaben, je { $times }-mal gespielt
axis-lots = jede { $lots }. Antwort gelost
caption-luck = Dieselben Würfel und Karten, noch einmal gespielt, einige Antworten ausgelost. Die eine Zahl für das Glück gibt es nicht: Jede von diesen gilt für so unstete Spieler.

title-ladder-all =
    { $rungs ->
        [one] Wer besser spielt, gewinnt mehr
       *[other] Jede Stufe schlägt die darunter
    }
title-ladder-some = Bessere gewinnen mehr, zum Teil
title-ladder-none = Die Stufen sind nicht zu unterscheiden
sub-ladder = Siege von einem unter { $others } der Stufe darunter, { $matches } Partien
axis-among = { $bot } unter { $among }
axis-equal = gleich { $share }
caption-ladder = { $bot } gewinnt das { $times }-Fache eines gleichen Anteils ({ $low } bis { $high }).

title-rules-all = Jede Regel kam vor
title-rules =
    { $number ->
        [one] { $number } Regel kam nie vor
       *[other] { $number } Regeln kamen nie vor
    }
sub-rules = von { $rules } Regeln: nach den Fragen aller Partien und den Ereignissen von { $listened }; sie heißen wie im englischen Regeltext
caption-rules = Regeln zu Teilen, die bei diesen Einstellungen in der Schachtel bleiben, sind dabei.

title-trace = Eine Partie, Antwort für Antwort: { $name } gewinnt, einmal bei { $low }
sub-trace = Partie { $number } dieses Laufs (ab 0 gezählt), in der die Führung am häufigsten wechselte: { $changes }-mal; Aussicht auf den Sieg vor jeder Antwort, beurteilt durch Suche mit { $tries } Versuchen
axis-turn = Zug
axis-luck = nach oben: durch Würfel und Karten
axis-slip = nach unten: durch eine Antwort verschenkt
axis-longest = längster Balken: { $points } Punkte
mark = Zug { $turn }: { $question }
mark-luck = was fiel: { $name } { $points } Punkte
mark-slip = Antwort von { $who }: { $name } { $points } Punkte
caption-trace = { $name } kam von { $start } zum Sieg: { $luck } Punkte durch Würfel und Karten, { $gifts } durch schlechtere Antworten der anderen, { $slips } durch eigene, { $rest }, über die das Urteil mit sich selbst nicht einig ist. Die größte Änderung: { $mark }; { $more }. Es ist keine typische Partie: Sie wurde wegen ihrer Führungswechsel gewählt.


## Vergleiche

compare-turns = Züge
compare-decisions = Entscheidungen
compare-lead_changes = Führungswechsel
compare-half-time = zur Halbzeit vorn
compare-about-settled = von { $of } geklärt
compare-settled =
    { $clear ->
        [0] *Keiner von { $of } Unterschieden* zwischen { $one } und { $other } ist geklärt.
        [one] *{ $clear } von { $of } Unterschieden* zwischen { $one } und { $other } ist geklärt.
       *[other] *{ $clear } von { $of } Unterschieden* zwischen { $one } und { $other } sind geklärt.
    }
compare-together = Alle { $of } Intervalle halten in 95 % aller Fälle zugleich.
compare-rate-of = { $name } gewinnt *{ $one_rate }* mit { $one }, *{ $other_rate }* mit { $other } ({ $low } bis { $high }).
compare-rate-who = Wer { $name } ist, gewinnt *{ $one_rate }* mit { $one }, *{ $other_rate }* mit { $other } ({ $low } bis { $high }).
compare-length = *{ $one_mean } { $name }* mit { $one }, *{ $other_mean }* mit { $other } ({ $low } bis { $high }).
compare-none = Es ist kein Unterschied zu sehen.
compare-done = Geklärt: Etwa { $number } Partien auf jeder Seite hätten es gezeigt.
compare-open = Nicht geklärt: Falls es den Unterschied gibt, würden ihn etwa { $number } Partien auf jeder Seite zeigen.
compare-rates = Wer gewinnt
compare-rates-sub = { $other } statt { $one }: Unterschied der Siegquoten in Punkten
compare-lengths = Länge und Führung
compare-lengths-sub = { $other } statt { $one }: Unterschied in % des Ersten
compare-no-difference = kein Unterschied
compare-all = Alle sind geklärt.
compare-first = Nicht geklärt: { $names }. Als erstes wäre es { $first }, nach etwa { $number } Partien auf jeder Seite.
compare-footer = Ein Unterschied heißt geklärt, wenn sein Intervall die Null auslässt. Die Intervalle sind so geweitet, dass in 95 % aller Fälle alle zugleich halten.
compare-one = *{ $label }*, { $matches } Partien
compare-other = gegen *{ $label }*, { $matches } Partien · Intervalle zu 95 %
compare-yes = ja
compare-no = nein
compare-spread-turns = Züge einer Partie
compare-spread-lead_changes = Führungswechsel einer Partie
compare-spread-sub = Säulen: { $other }; gestrichelt: { $one }
compare-spread-caption = Im Mittel *{ $mean }* mit { $other }, *{ $was }* mit { $one }.
box-printed = Schachtel „gedruckt“
box-changed = Schachtel „geändert“
box-changes = geändert: { $changes }
box-run = { $number } Plätze ({ $bots }) · Startzahl { $seed } · Regeln { $rules }
box-way = In der Werkstatt öffnen


## Die Seite

page-title = { $title }: Bericht · Jalopy
page-kind = *Jalopy-Labor* · Bericht
page-matches = *{ $matches } Partien* mit { $number } Bots ({ $bots })
page-others = ein Viertel davon mit anderer Zahl von Plätzen
page-run = Startzahl { $seed } · Regeln { $rules } · { $settings } · Intervalle zu 95 %
page-usual = übliche Einstellungen
page-footer = Die Intervalle sind die von Wilson. Wo eine Gruppe zugleich betrachtet wird (Plätze in der Reihenfolge, Racer, Zellen, Karten), sind sie so geweitet, dass in 95 % aller Fälle alle halten; geklärt heißt, dass jemand mehr oder weniger als den gerechten Anteil gewinnt, wenn das Intervall ihn auslässt.
page-json = Alle Zahlen stehen auch als JSON in dieser Datei, im Element mit der Kennung „data“.
page-data = Daten
page-data-of = Daten zu Bild { $number }
page-fair = Gerecht?
page-long = Lang?
page-tense = Spannend?
page-skilful = Könnerisch?


## Spalten der Tabellen

column-wins = Siege
column-matches = Partien
column-rate = Anteil
column-low = von
column-high = bis
column-seats = Plätze
column-order = Reihenfolge
column-racer = Racer
column-character = Figur
column-car = Auto
column-from = von
column-to = bis
column-turns = Züge
column-decisions = Entscheidungen
column-minutes = Minuten
column-bot = Bot
column-among = unter
column-mu = Stärke
column-sigma = ± unsicher
column-part = % der Partie
column-behind-from = zurück von
column-sort = was
column-item = welches
column-matches-with = Partien damit
column-uses = Male
column-uses-in-a-match = je Partie
column-question = Frage
column-asked = gefragt
column-in-a-match = je Partie
column-answers = Antworten
column-forced = mit einer Antwort
column-lots = jede …te gelost
column-deals = Vorgaben
column-times = je Male
column-part-of-deal = Anteil der Vorgabe
column-rule = Regel
column-title = Titel
column-met = vorgekommen
column-answer-number = Nummer
column-turn = Zug
column-seat = Platz, ab 0
column-answer = Antwort
column-luck = Glück
column-slip = Fehler
column-chance = Aussicht von Platz { $number }
column-what = was
column-difference = Unterschied
column-settled = geklärt
column-needed = Partien bis geklärt


## Was benutzt wird

use-bonus-card = { $item }
    .sort = Bonuskarten
use-boost-marker = { $item } (Marker)
    .sort = Boost-Marker
use-crash-card = { $item } (Crash)
    .sort = Crashkarten
use-goal-card = { $item } (Ziel)
    .sort = Zielkarten
use-ability = Fähigkeit von { $item }
    .sort = Fähigkeiten
use-scrap = { $item } (Schrott)
    .sort = Schrottteile
use-movement-card = { $item } (Karte)
    .sort = Bewegungskarten
use-power = { $item }
    .sort = Kräfte
use-trap = { $item } (Falle)
    .sort = Fallen
use-built-machine = { $item } gebaut
    .sort = gebaute Maschinen
use-activated-machine = { $item } benutzt
    .sort = benutzte Maschinen
use-character = { $item }
    .sort = Fähigkeiten der Figuren
use-gear = Gang { $item }
    .sort = Gänge
use-manoeuvre = { $item }
    .sort = Manöver
use-slipstream = Windschatten
    .sort = Windschatten
use-pushed-dice = Motor hochgejagt
    .sort = hochgejagte Motoren
use-booster = Turbo
    .sort = Turbos
use-portal = Portal { $item }
    .sort = Portale
use-changed-tires = Reifenwechsel
    .sort = Reifenwechsel
use-caltrops = Krähenfüße
    .sort = Krähenfüße
use-hit-obstacle = Aufprall auf Möbel
    .sort = Aufpralle
use-bumped = Rempler
    .sort = Rempler


## Arten von Fragen

asked-card-or-done = Karte oder fertig
asked-card-or-drive = Karte oder fahren
asked-choose-racer = Racer wählen
asked-crash-or-boost = Crash oder Boost
asked-own-fight = eigener Kampf
asked-place-scrap = Schrott ablegen
asked-racer-order = Folge der Racer
asked-roll-or-stop = würfeln oder halten
asked-stop-or-boost = halten oder Boost
asked-take-ability = Fähigkeit nehmen
asked-track-or-pit = Strecke oder Box
asked-which-ability = welche Fähigkeit
asked-which-pile = welcher Stapel
asked-crossroads = Kreuzung
asked-crossroads-with = Kreuzung womit
asked-discard = abwerfen
asked-exhaust = Kraft erschöpfen
asked-first-card = erste Karte
asked-forest-tile = Waldfeld
asked-look-at = Falle ansehen
asked-next-card = nächste Karte
asked-swap-with = tauschen mit
asked-target = wen bremsen
asked-target-tile = auf welches Feld
asked-trap-seen = gesehene Falle
asked-unexhaust = Kraft bereit machen
asked-who-escapes = wer entkommt
asked-who-first = wer zuerst
asked-who-springs = wer löst sie aus
asked-action = Aktion
asked-aim = auf wen zielen
asked-build = bauen
asked-character = Figur wählen
asked-copy = nachahmen
asked-counter = Gegenangebot
asked-dig = wühlen
asked-draw = vor dem Ziehen
asked-find = finden
asked-hand-over = hergeben
asked-leave-or-under = lassen oder darunter
asked-look = Stapel ansehen
asked-loot = plündern
asked-melt = einschmelzen
asked-mimic = nachmachen
asked-monitor = überwachen
asked-offer-give = Angebot: geben
asked-offer-want = Angebot: wollen
asked-penalty = Strafe
asked-raise = Wurf erhöhen
asked-ray = Strahl zünden
asked-ruin = ruinieren
asked-search = suchen
asked-smelt = verhütten
asked-steal-machine = Maschine stehlen
asked-steal-part = Teil stehlen
asked-stroll = davonschlendern
asked-swap = tauschen
asked-trade = handeln
asked-change-tires = Reifen wechseln
asked-choose-gear = Gang wählen
asked-lay-tile = Plättchen legen
asked-push-engine = Motor hochjagen
asked-roll = würfeln
asked-start-heading = Richtung am Start
asked-start-place = Platz am Start
asked-start-spot = Stelle am Start
asked-tire-station = Reifenstation
asked-turn-on-the-spot = auf der Stelle drehen
