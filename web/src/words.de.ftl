# Die eigenen Wörter der Seite auf Deutsch. Was die Spiele erzählen und fragen, steht in ihren Katalogen, und was
# Terminal und Seite teilen, in src/jalopy/texts.de.ftl; die Vereinbarungen stehen in src/jalopy/texts.py.

## Das Regal

shelf-tag-1 = Rennspiele, aus Schrott gebaut.
shelf-tag-2 = Ohne Konto, ohne Warten.
shelf-nav = Über diesen Ort
shelf-how = So geht es
shelf-puzzle = Rätsel des Tages
shelf-workshop = Werkstatt
shelf-learn = Lernen
shelf-build = Bauen
    .name = einer Strecke für
shelf-replays = Wiederholungen
shelf-players = Spieler
shelf-minutes = { $range } Min.
shelf-play = Gleich gegen Bots
shelf-strength = Gegner: { $level }
shelf-against = Gleich gegen …
shelf-friends = Tisch für Freunde
shelf-solo = Solitär
shelf-soon = Bald
shelf-being-built = Noch in der Werkstatt
shelf-waiting = Hier wartet man auf mich
shelf-none = Noch nirgends. Die Tische, an denen du sitzt, stehen dann hier.
shelf-more = { $tables } weitere
shelf-fewer = Weniger
shelf-your-turn = Du bist dran
shelf-thinking = { $who } überlegt
shelf-seats-free =
    { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
shelf-over = zu Ende
shelf-not-begun = noch nicht begonnen
shelf-code = Ich habe einen Code
    .example = muffler hinge
shelf-no-code = Ein Code sind zwei Wörter, zum Beispiel muffler hinge.
shelf-sit = Hinsetzen

## Überall

page-shelf = Zum Regal
page-close = Schließen
page-your-name = Gast
page-no-server = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
page-not-loaded = Ein Teil der Seite ließ sich nicht laden. Bitte lade sie neu.
page-again = Noch einmal versuchen
page-not-connected = Gerade gibt es keine Verbindung, darum wurde nichts abgeschickt.
nowhere-title = Hier wächst nur Unkraut
nowhere-text = Unter dieser Adresse gibt es keine Seite.
on = an
off = aus

## Ein neuer Tisch

new-no-game = Dieses Spiel steht noch nicht im Regal.
new-same-screen = Ein Bildschirm
    .help = Mehrere spielen an diesem Gerät; Verdecktes wird zwischen ihnen abgedeckt.
    .short = mehrere Leute an diesem Gerät
new-minutes = etwa { $minutes } Minuten
agreed-without = ohne { $setting }
agreed-value = { $setting }: { $value }

## Vor dem Start

lobby-title = Such dir einen Platz
lobby-name = Dein Name
lobby-next-name = Name der nächsten Person
lobby-say-name = Bitte sag zuerst deinen Namen.
lobby-away = gerade nicht da
lobby-free = frei
    .who = für einen Freund
lobby-bot = Bot hinsetzen
lobby-fill-up = Bots auf alle freien Stühle
lobby-send-away = Wegschicken
lobby-stand = Aufstehen
lobby-start = Los
lobby-host-starts = Wer den Tisch aufgestellt hat, startet die Partie.
lobby-link = Hol Freunde dazu
    .help = Wer diesen Link hat, kann sich setzen oder zuschauen.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-only-here = Dieser Link geht nur auf diesem Gerät. Damit andere im Netz dazukommen, starte mit
lobby-seal = Alle Würfe stehen durch eine geheime Zahl schon fest. Dies ist ihr Fingerabdruck; am Ende wird sie gezeigt, und jeder kann alle Würfel nachprüfen.
lobby-entropy = Deine eigenen Worte, in die Würfel gerührt
lobby-add = Dazu
lobby-added = Dazugegeben von { $names }.

## Der Tisch

table-loading = Der Tisch wird gedeckt …
table-none = Es gibt keinen Tisch { $code }
table-shut = Der Tisch { $code } lässt sich hier nicht öffnen
table-not-from-here = Der Server lässt diese Seite nicht ein, denn sie wurde unter einer anderen Adresse geladen.
table-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
head-table = Tisch „{ $title }“
head-copy = kopieren
head-copied = kopiert
head-copy-link = Den Link zu diesem Tisch kopieren
copy-by-hand = Diesen Link kopieren:
copy-selected = Der Link ist markiert: von dort kopieren.
head-sealed = Versiegelter Zufall
head-odds = Chancen
head-undo = Zurück
head-ask-undo = Zurück erbitten
head-menu = Menü
speed-title = Tempo
speed-pause = Pause
order-title = Stand des Rennens
order-open = Den ganzen Stand zeigen
order-away = weg
tabs-title = Was sonst geschieht
who-bot = { $name } Bot
who-you-bot = du (ein Bot spielt)
who-person-bot = { $name } (ein Bot spielt)
decision-your-turn = Du bist dran
decision-type = … oder tippe deine Antwort
decision-choose = { $options } Antworten: auf dem Brett antippen oder hier wählen.
decision-take = Diesen nehmen
decision-unknown = „{ $words }“ ist keine der Antworten.
waiting-person = { $name } überlegt
waiting-bot = { $name } krempelt die Ärmel hoch
watching = Du schaust zu.
away-not-yet = { $name } ist noch nicht am Tisch.
away-since = { $name } ist seit { $time } weg. Der Tisch wartet.
away-seconds = { $seconds } s
away-minutes = { $minutes } Min.
away-hours = { $hours } Std.
away-bot-plays-on = Einen Bot weiterspielen lassen
away-bot-soon = In { $seconds } s darf ein Bot weiterspielen.
silent-since = { $name } hat seit { $time } nicht geantwortet. Sind alle einverstanden, spielt bis dahin ein Bot.
silent-agreed = Du bist einverstanden.
away-bot-for-you = Ein Bot spielt für dich.
away-take-back = Platz wieder einnehmen
showing-bar = Auf dem Brett
showing-you = Du bist am Zug …
showing-name = { $name } ist am Zug …
showing-all = Was geschah …
showing-paused = Pause
showing-resume = Weiter
showing-skip = Überspringen
showing-skip-to-me = Gleich zu meinem Zug
showing-steps =
    { $steps ->
        [one] 1 Schritt wartet
       *[other] { $steps } Schritte warten
    }
decision-announce = Du bist dran. { $question }
log-title = Verlauf
log-why = warum?
log-earlier = Früheres
chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-mute = { $name } stumm
chat-unmute = { $name } wieder hören
chat-mute-author = { $name } stumm, von wem das kam
chat-muted = Stumm: { $names }.
chat-people = Wer zu hören ist
chat-emotes = Schnelle Worte
emote-cheer = Hurra!
emote-ouch = Autsch!
emote-luck = So ein Glück!
emote-hurry = Na los!
emote-thanks = Danke!
emote-sorry = Entschuldigung!
cover-pass = Weiter an { $name }
cover-tap = Tippen und schauen
undo-title = Darf das zurückgenommen werden?
undo-text = { $name } möchte das zurücknehmen:
undo-unseen = eine Wahl, die sonst niemand gesehen hat
undo-yes = Ja, zurück
undo-no = Nein, es gilt
undo-aside = { $name } bittet, einen Zug zurückzunehmen.
undo-look = Entscheiden
undo-waiting = { $name } möchte einen Zug zurücknehmen: warten auf { $names }.
undo-withdraw = Stehen lassen
notify-turn = Du bist dran
menu-link = Link kopieren
menu-help = Tasten, und das Brett in Worten
menu-sound-on = Ton an
menu-sound-off = Ton aus
menu-odds-on = Chancen zeigen
menu-odds-off = Chancen verbergen
menu-notify-on = Sag mir, wenn ich dran bin
menu-notify-off = Keine Hinweise mehr
menu-stand = Gehen: ein Bot spielt weiter
help-keys = Tasten
help-numbers = die Antwort mit dieser Zahl
help-arrows = von Antwort zu Antwort; die Eingabetaste nimmt sie
help-undo = zurücknehmen oder darum bitten
help-pause = Pause
help-odds = Chancen
help-coach = den Trainer fragen, wo der Tisch einen hat
help-skip = alles auf einmal zeigen
help-help = diese Seite
help-hover = Zeige auf eine Antwort oder geh zu ihr, und das Brett zeigt, was sie täte.
help-board = Das Brett in Worten

## Versiegelter Zufall

seal-text = Vor der Partie wurde eine geheime Zahl gezogen. Ihr Fingerabdruck steht von Anfang an hier, am Ende auch sie selbst. Jeder Wurf und jedes Mischen wird aus ihr berechnet; niemand kann etwas daran ändern, auch der Server nicht.
seal-commitment = Fingerabdruck (SHA-256)
seal-entropy = Worte dazugegeben von
seal-no-entropy = niemandem
seal-somebody = jemandem
seal-counts =
    { $total ->
        [one] Der Wurf bisher
       *[other] Die { $total } Würfe bisher
    }
seal-expected = Erwartet je Augenzahl: { $expected }

## Das Ende

podium-true = Das Siegel ist offen, die Würfel sind echt
    .shuffled = Das Siegel ist offen, es wurde ehrlich gemischt
    .facts = { $dice ->
        [0] { $others } Karten und Lose
       *[other] { $dice } Würfe, { $others } Karten und Lose
    }; { $seed } passt zu { $commitment }.
podium-false = Die Würfel passen nicht zum Siegel
podium-verify = selbst nachprüfen
podium-rematch = Revanche
podium-rematch-go = Zur Revanche
podium-share = Aufzeichnung teilen
podium-replay = Noch einmal ansehen
podium-analysis = Zerlegen
podium-luck = Glück
podium-right = Richtig gewählt
podium-record = Aufzeichnung laden
podium-board = Brett zeigen

## Noch einmal ansehen

replay-page = Wiederholung
replay-title = Aufzeichnung von „{ $title }“
replay-not-begun = Diese Partie hat noch nicht begonnen.
replay-not-over = Diese Partie läuft noch; die Aufzeichnung gibt es an ihrem Ende.
replay-play = Abspielen
replay-back = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-slider = Stelle in der Partie
replay-start = Vor dem Start
replay-open = Die Wiederholung einer Partie auf diesem Server öffnet sich von ihrem Tisch aus. Eine Aufzeichnung, die als Datei gespeichert ist, lässt sich hier öffnen.
replay-file =
    { $seats ->
        [0] { $game }, { $turns } Züge
       *[other] { $game }, { $seats } Plätze, { $turns } Züge
    }
    .what = Eine Aufzeichnung enthält, wie die Partie begann, jeden Wurf und jede Antwort, aber nicht die Regeln: Auf dem Brett kann diese Seite sie nicht zeigen. Sie kann jeden Wurf nachrechnen und sagen, ob einer geändert wurde.
    .command = Zug um Zug ansehen, im Terminal:

## Regeln

rules-search = Regeln durchsuchen
rules-found =
    { $found ->
        [one] 1 Regel gefunden
       *[other] { $found } Regeln gefunden
    }
rules-chapters = Kapitel
rules-house = Hausregel
rules-english = nur auf Englisch
rules-unknown = Es gibt keine Regel { $rule }.
rules-whole = Regeln öffnen

## Nachprüfen

## Einstellungen

settings-language = Sprache
language-en = English
language-de = Deutsch
settings-light = Licht
light-dusk = Dämmerung
light-noon = Mittag
light-system = wie das System
settings-motion = Bewegung
motion-system = wie das System
motion-full = volle
motion-less = weniger
settings-sound = Ton
settings-notify = Hinweise, wenn ich dran bin
settings-kept = Wird nur in diesem Browser aufbewahrt.

## Die erste Partie

learn-title = So geht { $game }
learn-head = So geht es, in wenigen Zügen
learn-none = Für dieses Spiel gibt es noch keine geführte Partie.
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-other = Auch das wäre erlaubt. Nur dieses eine Mal: „{ $answer }“.

## Protokoll, Tasten, Tempo und was den Leser traf

log-replay-since = Seit meinem letzten Zug noch einmal
log-replay-begun = Vom ersten Zug an noch einmal
log-your-last-turn = dein letzter Zug
log-new = { $lines } { $lines ->
    [one] neue Zeile
   *[other] neue Zeilen
}

help-letters = die Antwort mit diesem Buchstaben; er heißt in jeder Frage dasselbe
help-type = eine Antwort tippen
help-keys-on = Einzelne Tasten tun etwas
settings-keys = Einzelne Tasten

meanwhile-title = Inzwischen
meanwhile-count = { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}, { $touched } davon trafen dich
meanwhile-more = und { $more } mehr
meanwhile-replay = Noch einmal
meanwhile-close = Weglegen
## Meine Partien

matches-title = Meine Partien
matches-loading = Ein Blick in die Schublade …
when-tonight = heute Abend, { $time }
when-today = heute, { $time }
when-yesterday = gestern, { $time }
evening-tonight = Heute Abend
evening-last = Der letzte Abend
evening-about =
    { $date }, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $people } Leute
evening-place-in = Platz
evening-points = Punkte
evening-replay = Aufzeichnung von { $game }
evening-you = Du
evening-leads = führt
evening-rule = Sieg 3, Zweiter 2, Dritter 1.
evening-level = Du und { $name }: Gleichstand.
evening-ahead = { $name } liegt { $points } hinter dir.
evening-behind = Du liegst { $points } hinter { $name }.
evening-before = Davor, { $date }: { $score }
evening-rematch = Revanche, alle
evening-pick = Ein Spiel wählen

## Meine Plätze auf einem anderen Gerät

device-title = Meine Plätze auf anderem Gerät
device-lead = Öffne dort diesen Link, oder halte die Kamera des anderen Geräts vor das Bild. Es sitzt dann auf all deinen Stühlen, wie dieses hier.
device-qr = Der Link als Bild für eine Kamera
device-once = Er geht einmal.
device-left =
    { $minutes ->
        [one] Noch eine Minute lang.
       *[other] Noch { $minutes } Minuten lang.
    }
device-only-here = Diese Seite hat eine Adresse, die nur dieses Gerät kennt; starte den Server erst für dein Netz (jalopy -⁠-lan).
device-over = Seine Zeit ist um.
device-again = Ein neuer Link
device-been-here = Ich war schon hier
device-hello = Du bist { $name }?
device-hello-nobody = Hier weitermachen?
device-same = Dieses Gerät hat deine Plätze schon.
device-tables =
    { $tables ->
        [0] Von jetzt an ist auch dieses Gerät deines: Partien und Ergebnisse kommen mit.
        [one] Ein offener Tisch und all deine Partien kommen mit.
       *[other] { $tables } offene Tische und all deine Partien kommen mit.
    }
device-left-behind =
    { $tables ->
        [one] Auf diesem Gerät sitzt du schon an einem anderen Tisch. Dort sitzt dann niemand mehr für dich.
       *[other] Auf diesem Gerät sitzt du schon an { $tables } anderen Tischen. Dort sitzt dann niemand mehr für dich.
    }
device-go-on = Hier weitermachen
phrase-title = Eine Wortfolge, falls dieses Gerät verloren geht
phrase-lead = Sechs Wörter zum Aufschreiben. Wer sie hat, sitzt auf deinen Stühlen: behalte sie für dich.
phrase-make = Wortfolge machen
phrase-write = Sie wird nur dieses eine Mal gezeigt. Eine neuere ersetzt sie.
phrase-copy = Wortfolge kopieren
phrase-back = Willkommen zurück
phrase-back-help = Tippe die sechs Wörter, die du aufgeschrieben hast, in ihrer Reihenfolge. Sie sind in jeder Sprache englisch. Auch ein Link von deinem anderen Gerät geht: öffne ihn einfach hier.
phrase-words = Meine sechs Wörter
phrase-use = Meine Plätze zurück

## Eine sanfte Uhr

clock-title = Zeit für einen Zug
clock-choice-none = so lange es dauert
clock-choice-nudge = ein Anstupser
clock-choice-30 = 30 s
clock-choice-60 = 1 min
clock-choice-120 = 2 min
clock-choice-300 = 5 min
clock-choice-86400 = 1 Tag
clock-choice-259200 = 3 Tage
clock-help-none = Niemand wird gehetzt.
clock-help-nudge = Nach einer Minute wird kurz erinnert, wer dran ist; sonst geschieht nichts.
clock-help-time = Danach spielt ein Bot weiter, bis der Mensch zurück ist. Gezeigt wird sie nur in der letzten halben Minute.
clock-yours = noch, dann spielt ein Bot für dich weiter
clock-theirs = noch für { $name }
clock-yours-soon = Noch weniger als eine halbe Minute, dann spielt ein Bot für dich weiter.
clock-theirs-soon = Noch weniger als eine halbe Minute für { $name }.
clock-nudge = Die anderen warten auf dich.
clock-away = Ein Bot spielt für dich weiter.
clock-back = Berühre irgendetwas, und du spielst wieder selbst.
podium-taken-over = Diese Partie begann mitten in einer anderen: sie ist eine Übung.
play-on = Von hier weiterspielen
worth-range = mit wahrscheinlichem Bereich
worth-best = am besten
worth-per-cent = { $chance } %
worth-said = { $answer }: { $chance } %, plus oder minus { $error }
podium-practice = Etwas schon Bekanntes wurde zurückgenommen: Diese Partie ist eine Übung.

## Eine Revanche

rematch-asked = { $name } möchte eine Revanche
rematch-asked-nobody = Eine Revanche wird gewünscht
rematch-go = Ich bin dabei
rematch-not-now = Jetzt nicht
rematch-tonight = Heute Abend
# Ganze Pläne oder einzelne Antworten

plans-off = Jeden Schritt einzeln
plans-on = Ganze Pläne vorschlagen

## Der Trainer

advice-ask = Trainer fragen
    .short = Trainer
advice-title = Der Trainer
advice-thinking = Der Trainer probiert deine Antworten …
advice-worth = Deine Gewinnchance danach
advice-all = Alle { $answers } Antworten
advice-few = Weniger Antworten
advice-note = In vielen möglichen Welten probiert, mit dem, was du wissen kannst. Drück auf eine Antwort, um sie zu geben.
advice-asked = { $name } hat den Trainer gefragt.
weigh-cost = Das senkt deine Gewinnchance vielleicht um etwa { $cost } %. Zurücknehmen und nachsehen?
weigh-practice = Seither ist etwas bekannt geworden: Die Partie wird zur Übung.
weigh-back = Zurücknehmen
weigh-leave = Dabei bleiben
weigh-wanted = Sag mir, wenn eine Antwort viel gekostet hat, damit ich sie zurücknehmen kann

## What is told after asking and sharing

undo-refused = Der Zug bleibt: { $names } stimmt nicht zu.
undo-lapsed = Der Zug bleibt: Die Partie ist weitergegangen.
podium-shared = Der Link ist kopiert. Wer ihn hat, sieht die Wiederholung:
podium-share-by-hand = Das ist der Link zur Wiederholung; hier lässt er sich kopieren:

## Wiederholungen: neben dem Plan

replay-dice = Würfel
replay-no-dice = noch keine
replay-moment = Link zu dieser Stelle

## The sheet that explains things

about-answer = Eine Antwort
about-barred = Jetzt nicht
about-now = Jetzt
about-near = Gleich daneben
about-rule = Regelheft
about-tip = Auf etwas zeigen, klicken oder halten, und es erklärt sich.
about-back = Weiter
about-unknown = Dazu gibt es nichts zu sagen
about-more = fragen, oder klicken
about-things = Nach etwas auf dem Tisch fragen
## Vor dem Start

lobby-is-ready = bereit
lobby-not-yet = noch nicht
lobby-say-ready = Ich bin bereit
lobby-am-ready = Bereit
lobby-leave = Gehen
lobby-another = Anderer Bot
lobby-strength = Wie gut { $name } spielt
lobby-before = Vor dem Start
lobby-count = { $ready } von { $seats } bereit
lobby-to-go =
    { $things ->
        [one] Eins fehlt noch
        [2] Zwei fehlen noch
       *[other] { $things } fehlen noch
    }
lobby-all-ready = Alle sind bereit
lobby-is-not-ready = { $name } ist nicht bereit
lobby-chairs-free = Frei: Stuhl { $chairs }
lobby-chair = Stuhl { $number }
lobby-friend-or-bot = Freund oder Bot
lobby-waits-for = wartet auf { $names }
lobby-go = los geht’s
lobby-anyway-ask = Noch nicht bereit: { $names }. Trotzdem anfangen?
lobby-anyway = Trotzdem los
lobby-wait = Warten
lobby-stir = Ein Wort einrühren
lobby-say-words = Sag diese zwei Wörter, oder lass sie abfotografieren.
lobby-send = Schicken
lobby-own = deine eigene
lobby-your-way = Auf deine Art
lobby-as-printed = Wie gedruckt
lobby-agreed = Was vereinbart ist
lobby-coach = Der Trainer darf gefragt werden
    .help = Er sagt dem, der gefragt ist, was jede Antwort wert ist; die anderen sehen, dass er gefragt wurde.
lobby-coach-yes = Der Trainer darf hier gefragt werden; alle sehen, wenn jemand es tut.
lobby-coach-no = An diesem Tisch wird ohne Trainer gespielt.
lobby-racers-chosen = Deinen Racer wählst du zu Beginn des Rennens.
lobby-racers-dealt = Dein Racer wird zu Beginn ausgeteilt.
lobby-characters-dealt = Deine Figur wird zu Beginn ausgeteilt.
lobby-character-chosen = Deine Figur wählst du zu Beginn.
learn-other-plan = Auch das geht. Nur dieses eine Mal: der Plan, zu dem die Worte oben führen.
