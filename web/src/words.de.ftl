# Die eigenen Wörter der Seite auf Deutsch. Was die Spiele erzählen und fragen, steht in ihren Katalogen, und was
# Terminal und Seite teilen, in src/jalopy/texts.de.ftl; die Vereinbarungen stehen in src/jalopy/texts.py.

## Das Regal

shelf-tag-1 = Rennspiele, aus Schrott gebaut.
shelf-tag-2 = Ohne Konto, ohne Warten.
shelf-nav = Über diesen Ort
shelf-how = So geht es
shelf-learn = Lernen
shelf-build = Bauen
    .name = einer Strecke für
shelf-replays = Wiederholungen
shelf-players = Spieler
shelf-minutes = { $range } Min.
shelf-play = Gleich gegen Bots
shelf-friends = Tisch für Freunde
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
shelf-code = Hast du einen Tischcode?
shelf-no-code = Ein Code sieht so aus: rusty-otter-42.
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

new-title = Ein Tisch für Freunde
new-lead = Stelle den Tisch auf, verschicke den Link und fang an, wenn alle sitzen. Freie Plätze können Bots einnehmen.
new-no-game = Dieses Spiel steht noch nicht im Regal.
new-table-title = Name des Tisches
    .hint = oder überlass das uns
new-seats = Plätze
new-same-screen = Ein Bildschirm
    .help = Mehrere spielen an diesem Gerät; Verdecktes wird zwischen ihnen abgedeckt.
new-odds = Chancen auf Wunsch
    .help = Wer will, sieht die Chancen der eigenen Antworten.
new-own-word = eigener Wert …
new-unknown = Im Link steht die Einstellung „{ $setting }“, die dieses Spiel nicht kennt. Sie bleibt weg.
new-misfit = Im Link steht „{ $value }“ für „{ $setting }“, das geht nicht. Es bleibt, wie es war.
new-make = Tisch aufstellen

## Vor dem Start

lobby-title = Such dir einen Platz
lobby-name = Dein Name
lobby-next-name = Name der nächsten Person
lobby-say-name = Bitte sag zuerst deinen Namen.
lobby-here = ist da
lobby-away = gerade nicht da
lobby-free = frei
lobby-bot = Bot hinsetzen
lobby-bot-kind = Bots
lobby-fill-up = Bots auf alle freien Stühle
lobby-send-away = Wegschicken
lobby-stand = Aufstehen
lobby-start = Los
lobby-empty =
    { $empty ->
        [one] Ein Platz ist noch frei: warte auf jemanden oder setz einen Bot hin.
       *[other] { $empty } Plätze sind noch frei: warte auf andere oder setz Bots hin.
    }
lobby-ready = Alle sitzen. Es kann losgehen.
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
head-sealed = Versiegelte Würfel
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
log-since = seit meinem letzten Zug
log-why = warum?
log-earlier = Früheres
chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-mute = { $name } stumm
chat-unmute = { $name } wieder hören
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
help-letters = die Antwort mit diesem Buchstaben; jeder andere beginnt ein Wort
help-arrows = von Antwort zu Antwort; die Eingabetaste nimmt sie
help-undo = zurücknehmen oder darum bitten
help-pause = Pause
help-odds = Chancen
help-skip = alles auf einmal zeigen
help-help = diese Seite
help-hover = Zeige auf eine Antwort oder geh zu ihr, und das Brett zeigt, was sie täte.
help-board = Das Brett in Worten

## Versiegelte Würfel

seal-title = Versiegelte Würfel
seal-text = Vor dem ersten Wurf wurde eine geheime Zahl gezogen. Ihr Fingerabdruck steht von Anfang an hier, am Ende auch sie selbst. Jeder Wurf wird aus ihr berechnet; niemand kann einen ändern, auch der Server nicht.
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
rules-unknown = Es gibt keine Regel { $rule }.
rules-whole = Regeln öffnen

## Nachprüfen

verify-title = Würfel nachprüfen
verify-lead = Diese Seite berechnet den Fingerabdruck und jeden Wurf einer Aufzeichnung noch einmal, hier in deinem Browser, und vergleicht.
verify-working = Jeder Wurf wird noch einmal berechnet …
verify-no-record = Das ist keine Aufzeichnung einer Partie.
verify-not-committed = Die Würfel dieser Aufzeichnung waren nicht versiegelt; hier gibt es nichts zu prüfen.
verify-bad-seed = Die Zahl in der Aufzeichnung ist keine: Es müssen 64 hexadezimale Ziffern sein.
verify-other-commitment = Der Fingerabdruck in der Aufzeichnung gehört nicht zu ihrer Zahl.
verify-not-what-was-shown = Der Fingerabdruck in der Aufzeichnung ist nicht der vom Tisch.
verify-other-draw = Zug { $turn }, Ziehung { $draw }: Die Aufzeichnung sagt etwas anderes als die Zahl.
verify-changed = Die Aufzeichnung wurde geändert
verify-other-start = Der Teil davor endete anders, als dieser beginnt.
verify-other-chance = Die geheime Zahl oder die Worte dazu sind andere als im Teil davor.
verify-other-states = Die Züge passen nicht zu den Prüfsummen, die neben ihnen stehen.
verify-other-settings = Plätze oder Einstellungen am Anfang sind andere als im letzten Zug.
verify-lost-part = Der Teil davor fehlt oder wurde geändert.
verify-other-checksum = Die Prüfsumme ist eine andere: Etwas darin wurde geändert, vielleicht eine Einstellung oder eine Antwort.
verify-parts = Während dieser Partie haben sich die Regeln geändert; darum hat ihre Aufzeichnung { $parts } Teile.
verify-part = Teil { $part }, Version { $rules } der Regeln
verify-part-true = { $dice } Würfe und { $others } Ziehungen fürs Mischen und Losen, alle so, wie die Zahl es sagt.
verify-part-checksum = Die Prüfsumme stimmt.
verify-part-no-checksum = Eine Prüfsumme hat dieses ältere Format nicht.
verify-part-follows = Er beginnt dort, wo der Teil davor endete.
verify-part-again = Noch einmal spielt ihn nicht diese Seite, sondern der Befehl unten.
verify-part-elsewhere = Noch einmal spielt ihn nicht diese Seite, und der Befehl unten braucht dafür ein Jalopy mit Version { $rules } der Regeln; dieser Server hat Version { $here }.
verify-shown = Am Tisch gezeigt
verify-seed = Geheime Zahl
verify-draws = Ziehungen
verify-counts = { $dice } Würfe und { $others } Ziehungen fürs Mischen und Losen in { $turns } Zügen: alle so, wie die Zahl es sagt.
verify-command = Um die ganze Partie noch einmal zu spielen und jedes Ereignis zu vergleichen:
verify-drop = Lege eine Aufzeichnung hier ab oder wähle eine Datei
verify-to-table = Zum Tisch

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
