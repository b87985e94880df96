# Texte aller Spiele auf Deutsch. Wie Kennungen und Variablen gebildet werden, steht in jalopy/texts.py;
# der Katalog eines Spiels (games/<game>/texts.de.ftl) geht diesem vor.
#
# Fragen und Hinweise duzen. Ereignisse, die von jemandem am Tisch handeln, haben zwei Stimmen:
# $you ist "yes", wenn diejenige Person gerade liest.


## Wörter, aus denen andere Texte bestehen

yes = ja
no = nein
you = du
    .dative = dir
    .accusative = dich
list = { $before } und { $last }
player = Spieler { $number }
ordinal = { $number }.


## Wer am Tisch sitzt

seat-person = Mensch
seat-guest = Gast
seat-bot = Bot
seat-empty = frei
spectator = Zuschauer

bot-random = Zufall
    .hint = Antwortet, wie das Los fällt.
bot-rookie = Neuling
    .hint = Kennt die Regeln und ein paar Kniffe.
bot-driver = Fahrer
    .hint = Denkt ein Stück voraus.
bot-champion = Champion
    .hint = Denkt so weit voraus, wie die Zeit reicht.
bot-strength-1 = Stärke 1
    .hint = Zwischen Neuling und Fahrer: Denkt voraus und traut dem nur, wenn es sicher ist.
bot-strength-2 = Stärke 2
    .hint = Zwischen Neuling und Fahrer: Denkt voraus und traut dem nur, wenn es sicher ist.
bot-strength-3 = Stärke 3
    .hint = Zwischen Neuling und Fahrer: Denkt voraus und traut dem nur, wenn es sicher ist.
bot-strength-4 = Stärke 4
    .hint = Zwischen Neuling und Fahrer: Denkt voraus und traut dem nur, wenn es sicher ist.
bot-strength-5 = Stärke 5
    .hint = So gut wie ein Fahrer.
bot-strength-6 = Stärke 6
    .hint = Zwischen Fahrer und Champion.
bot-strength-7 = Stärke 7
    .hint = Zwischen Fahrer und Champion.
bot-strength-8 = Stärke 8
    .hint = Zwischen Fahrer und Champion.
bot-strength-9 = Stärke 9
    .hint = So gut wie ein Champion.

temper-cautious = vorsichtig
    .hint = Unter etwa gleich guten Antworten nimmt er die sicherste.
temper-bold = kühn
    .hint = Unter etwa gleich guten Antworten nimmt er die gewagteste.
temper-vengeful = nachtragend
    .hint = Unter etwa gleich guten Antworten nimmt er die, die seinem stärksten Gegner am meisten schadet.


## Warum eine Antwort besser ist als eine andere: $first und $second sind Meldungen telling-…, diese zwei oder die des Spiels

coach-why-alone = Warum „{ $answer }“ statt „{ $other }“? Das heißt { $first }.
coach-why-and = Warum „{ $answer }“ statt „{ $other }“? Das heißt { $first } und { $second }.
coach-why-but = Warum „{ $answer }“ statt „{ $other }“? Das heißt { $first }, aber { $second }.
coach-why-although = „{ $answer }“ ist mehr wert als „{ $other }“, obwohl es { $first } heißt.
coach-even-alone = „{ $answer }“ und „{ $other }“ sind etwa gleich viel wert: Das erste heißt { $first }.
coach-even-and = „{ $answer }“ und „{ $other }“ sind etwa gleich viel wert: Das erste heißt { $first } und { $second }.
coach-even-but = „{ $answer }“ und „{ $other }“ sind etwa gleich viel wert: Das erste heißt { $first }, aber { $second }.
coach-even-although = „{ $answer }“ und „{ $other }“ sind etwa gleich viel wert, obwohl das erste { $first } heißt.
coach-hardly = Zwischen „{ $answer }“ und „{ $other }“ ist kaum ein Unterschied.
coach-all-even = Alle Antworten sind etwa gleich viel wert.
coach-lost = Du gewinnst in keinem der Versuche, und etwas anderes wägt der Trainer nicht ab.
coach-unclear = „{ $answer }“ schneidet in den Versuchen besser ab als „{ $other }“; ein einzelner Grund sticht nicht heraus.
telling-won =
    { $chance ->
        [0] keine Chance, bald zu gewinnen, statt { $instead } %
       *[other] { $chance } % Chance, bald zu gewinnen, statt { $instead } %
    }
telling-lost =
    { $chance ->
        [0] keine Gefahr, bald zu verlieren, statt { $instead } %
       *[other] { $chance } % Gefahr, bald zu verlieren, statt { $instead } %
    }


## Was in jedem Spiel geschieht

event-taken-back =
    { $you ->
        [yes] Du nimmst deine letzte Antwort zurück.
       *[no] { $seat } nimmt eine Antwort zurück.
    }
event-taken-back-with-key =
    { $you ->
        [yes] Du nimmst „{ $key }“ zurück.
       *[no] { $seat } nimmt „{ $key }“ zurück.
    }


## Antworten, die nicht gelten

answer-refused = „{ $answer }“ ist jetzt nicht möglich ({ $rule }): { $why }
barred-not-asked = Danach wird nicht gefragt; möglich sind: { $possible }.
barred-seat-not-asked = Nicht Platz { $number } wird gefragt, sondern Platz { $asked }.
barred-match-over = Das Spiel ist zu Ende; es gibt nichts zu beantworten.


## Die Bedienung

panel-your-move = Du bist am Zug
panel-waiting =
    { $you ->
        [yes] Alle warten auf dich.
       *[no] Warten auf { $seat }.
    }
panel-choose = Deine Wahl
panel-barred = Jetzt nicht möglich
panel-why = Warum?
panel-rule = Regel { $rule }
panel-undo = Zurücknehmen
panel-quit = Verlassen
panel-help = Hilfe
panel-log = Was geschah
panel-turn = Zug { $turn }
panel-rules = Regeln
panel-settings = Einstellungen
panel-over = Die Partie ist zu Ende.
panel-standing = Endstand
panel-place = Platz
panel-player = Spieler
panel-reason = Begründung
panel-won =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $seat } hat gewonnen.
    }

## Was der Server ablehnt

refused-taken = Dort sitzt schon { $name }.
refused-bot-from-the-start = Dort spielt von Anfang an ein Bot.
refused-begun = Die Partie hat begonnen.
refused-sitting = Du sitzt schon an diesem Tisch.
refused-no-name = Bitte nenne einen Namen, bevor du dich setzt.
refused-same-name = An diesem Tisch heißt schon jemand { $name }.
refused-like-name = Hier heißt schon jemand { $name }; bitte wähle einen Namen, der nicht damit zu verwechseln ist.
refused-sent-away = Wer den Tisch eröffnet hat, hat dich von deinem Platz geschickt; du darfst zusehen.
refused-over = Die Partie ist vorbei.
refused-bot-for-you = Für dich spielt schon ein Bot.
refused-no-such-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; es gibt: { $known }.
refused-person-there = Dort sitzt { $name }.
refused-bot-there = Dort spielt schon ein Bot.
refused-person-here = { $name } ist da und spielt selbst.
refused-person-just-left = { $name } ist gerade erst gegangen; ein Bot darf in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} weiterspielen.
refused-person-unknown = Ob { $name } da ist, ist gerade nicht bekannt; bitte gleich noch einmal versuchen.
refused-stand-in-only = Für Abwesende spielt nur dieser Bot weiter: { $bot }.
refused-nobody-silent = Auf diesem Platz sitzt niemand, auf dessen Antwort der Tisch wartet.
refused-patience = { $name } hat noch etwas Zeit für eine Antwort; ein Bot darf in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} weiterspielen.
refused-nobody-there = Dort sitzt niemand.
refused-dice-fixed = Die Würfel stehen fest: Die Partie hat begonnen.
refused-no-words = Bitte schreib etwas.
refused-enough-words = Es sind genug Wörter dabei.
refused-enough-words-of-yours = Du hast genug Wörter beigetragen; lass den anderen auch welche.
refused-begun-already = Die Partie hat schon begonnen.
refused-empty-seat = Platz { $number } ist leer: Dort muss jemand sitzen oder ein Bot.
refused-watching = Du schaust zu; antworten kann nur, wer am Tisch sitzt.
refused-watching-ahead = Du schaust zu; vorausschauen kann nur, wer gefragt ist.
refused-not-open = Diese Frage ist nicht mehr offen.
refused-answers-interrupted = Dazwischen kommt etwas: Solche Antworten lassen sich nicht zusammen geben.
refused-answers-number = Zusammen lassen sich zwischen einer und { $most } Antworten geben.
refused-bot-plays-for-you = Für dich spielt ein Bot; nimm zuerst deinen Platz wieder ein.
refused-gone-on = Die Partie ist inzwischen weitergegangen; bitte sieh noch einmal hin.
refused-watching-undo = Du schaust zu; einen Zug zurücknehmen kann nur, wer am Tisch sitzt.
refused-nothing-answered = Du hast noch nichts geantwortet.
refused-unknown-host = Unter diesem Namen wird hier niemand bedient. Öffne die Seite unter der Adresse, die du bekommen hast.
refused-metrics-not-for-you = Diese Zahlen sind für den Betreiber.
refused-bots-play-enough = An vielen Tischen spielen schon Bots; bitte warte, bis eine dieser Partien vorbei ist.
refused-undo-often = In dieser Partie wurde schon so viel zurückgenommen, dass ab jetzt jeder Zug gilt.
refused-undo-asked-already = Jemand hat schon darum gebeten, einen Zug zurückzunehmen.
refused-no-undo-asked = Niemand bittet darum, einen Zug zurückzunehmen.
refused-wish-not-open = Diese Bitte ist nicht mehr offen; bitte sieh dir die neue an.
refused-not-asked-you = Du bist nicht gefragt.
refused-nothing-to-say = Da steht nichts.
refused-no-such-saying = Das hat hier niemand gesagt.
refused-mute-yourself = Dich selbst kannst du nicht stumm schalten.
refused-muted-enough = Du hast { $most } Leute stumm geschaltet, mehr werden nicht behalten: Höre erst wieder jemandem von ihnen zu.
refused-talk-sitting = Reden kann nur, wer am Tisch sitzt.
refused-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
refused-not-your-seat = Du sitzt nicht dort.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-sitting-only = Das kann nur, wer am Tisch sitzt.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-too-fast = Das geht sehr schnell; bitte warte einen Augenblick.
refused-too-much-before = Du hast an diesem Tisch vor dem Start sehr viel getan; bitte warte etwas, oder startet.
refused-talk-too-fast = Du redest sehr schnell; bitte warte einen Augenblick.
refused-busy = Am Tisch ist gerade zu viel los; bitte versuch es noch einmal.
refused-banned = Der Betreiber dieses Servers lässt dich nicht ein.
refused-table-closed = Dieser Tisch wurde vom Betreiber dieses Servers geschlossen; hier kann niemand mehr spielen.
refused-not-saved = Das konnte gerade nicht gespeichert werden; bitte sieh nach, ob es doch da ist, und versuch es noch einmal.
refused-rules-broke = An dieser Antwort ist das Regelwerk gescheitert, sie zählt nicht; bitte wähle eine andere.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-message-too-long = Diese Nachricht ist zu lang.
refused-message-not-understood = Diese Nachricht wird nicht verstanden: { $error }.
refused-went-wrong = Hier ist etwas schiefgegangen; geändert hat sich nichts.
refused-request-not-understood = Diese Anfrage wird nicht verstanden: { $error }.
refused-request-cut-off = Die Anfrage brach vor ihrem Ende ab.
refused-no-storage = Die Tische sind gerade nicht zu erreichen; bitte gleich noch einmal versuchen.
refused-request-too-long = Diese Anfrage ist zu lang.
refused-made-elsewhere = Tische werden auf unserer eigenen Seite eröffnet.
refused-tables-too-fast = Du eröffnest sehr schnell Tische; bitte warte einen Augenblick.
refused-record-later = Die Aufzeichnung gibt es, sobald die Partie vorbei ist.
refused-coach-none = Dieses Spiel kann noch niemand beurteilen, also gibt es keinen Rat.
refused-coach-not-agreed = An diesem Tisch wird ohne Trainer gespielt.
refused-weigh-company = Was eine Antwort gekostet hat, hört nur, wer allein gegen Bots spielt.
refused-coach-alone = Wer allein spielt, darf den Trainer immer fragen.
refused-coach-thinks = Der Trainer denkt schon nach; bitte warte einen Moment.
refused-coach-too-fast = Du fragst den Trainer sehr oft; bitte warte einen Moment.
refused-coach-busy = Der Trainer ist an anderen Tischen beschäftigt; bitte versuch es gleich noch einmal.
refused-coach-failed = Der Trainer ist nicht fertig geworden; bitte versuch es gleich noch einmal.
refused-analysis-later = Auf eine Partie lässt sich zurückblicken, sobald sie vorbei ist.
refused-analysis-none = Die Partien dieses Spiels kann noch niemand beurteilen, darum gibt es keinen Rückblick.
refused-analysis-changed-box = Eine geänderte Schachtel hat niemand zu beurteilen gelernt, darum gibt es keinen Rückblick.
refused-analysis-other-rules = Diese Partie wurde nach älteren Regeln gespielt, die hier niemand mehr beurteilen kann.
refused-no-thought = Der Bot ist zu keiner Antwort gekommen; bitte versuch es noch einmal.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-no-puzzle-that-day = Für diesen Tag gibt es kein Rätsel.
refused-puzzle-answer = Das ist keine Antwort auf dieses Rätsel.
refused-puzzles-none = Die Antworten dieses Spiels lassen sich mit nichts beurteilen, darum hat es keine Rätsel.
refused-analysis-failed = Der Rückblick auf diese Partie ist missglückt; bitte versuch es in einer Minute noch einmal.
refused-analysis-waits = Gerade wird auf zu viele Partien zurückgeblickt; bitte versuch es in ein paar Minuten noch einmal.
refused-analysed-too-fast = Du blickst auf sehr viele Partien zurück; bitte warte vor der nächsten ein paar Minuten.
report-coming = Der Bericht kommt, sobald mit jeder Schachtel { $of } Partien gespielt sind: bisher { $done }.
report-back = Zurück zur Werkstatt
refused-workshop-none = An der Schachtel dieses Spiels lässt sich noch nichts ändern.
refused-workshop-failed = Die Partien mit dieser Schachtel sind nicht zu Ende gekommen; bitte versuch eine andere.
refused-workshop-busy = Gerade werden zu viele Schachteln ausprobiert; bitte versuch es in einer Minute noch einmal.
refused-workshop-report-printed = Das ist die gedruckte Schachtel: Ändere etwas daran, dann gibt es etwas zu vergleichen.
refused-workshop-no-report = Die Seite ließ sich gerade nicht machen; versuch es bitte noch einmal.
refused-reported-too-fast = Du öffnest sehr viele Berichte; warte bitte ein paar Sekunden vor dem nächsten.
refused-tried-too-fast = Du probierst sehr viele Schachteln aus; bitte warte vor der nächsten ein paar Sekunden.
refused-checked-elsewhere = Einstellungen werden auf unserer eigenen Seite geprüft.
refused-asked-too-fast = Du fragst sehr schnell; bitte warte einen Augenblick.
refused-checked-too-fast = Du lässt sehr schnell prüfen; bitte warte einen Augenblick.
refused-went-wrong-logged = Hier ist etwas schiefgegangen; es steht im Protokoll des Servers.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-words = Kein offener Tisch heißt „{ $words }“. Frag bitte noch einmal nach seinen zwei Wörtern.
refused-guessed-too-fast = Es wurden zu viele Codes probiert; bitte warte einen Augenblick vor dem nächsten.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-not-checked = Das konnte gerade nicht geprüft werden; bitte versuch es noch einmal.
refused-log-order = Eintrag { $entry } im Protokoll folgt nicht auf Eintrag { $before }.
refused-log-answer = Eintrag { $entry } im Protokoll ist keine Antwort auf die Frage seiner Zeit.
refused-log-no-match = Eintrag { $entry } im Protokoll braucht eine Partie, und es hat keine begonnen.
refused-log-unreadable = Dieser Server kann diesen Tisch nicht lesen.
refused-other-rules = Diese Partie wurde nach Fassung { $played } der Regeln von { $game } gespielt; dieser Server spielt Fassung { $version }.
refused-other-rules-over = Diese Partie wurde nach Fassung { $played } der Regeln von { $game } gespielt, die dieser Server nicht mehr spielt; die Aufzeichnung gibt es noch.
refused-other-rules-stuck = Diese Partie wurde nach Fassung { $played } der Regeln von { $game } gespielt und lässt sich nach Fassung { $version } nicht fortsetzen.
refused-nothing-here = Unter dieser Adresse gibt es nichts; was es gibt, sagt /api.
refused-wrong-way = Diese Adresse lässt sich so nicht benutzen.

## Was die Regeln und die Programme um sie herum ablehnen

setting-refused = Die Einstellung „{ $setting }“ kann nicht „{ $given }“ sein: { $why }
refused-setting-word = Die Einstellung „{ $setting }“ ist ein Wort, nicht { $given }.
refused-setting-yes-no = Die Einstellung „{ $setting }“ ist ja oder nein, nicht { $given }.
refused-setting-number = Die Einstellung „{ $setting }“ ist eine Zahl, nicht { $given }.
refused-setting-choice = Die Einstellung „{ $setting }“ kann nicht „{ $given }“ sein; möglich sind: { $possible }.
refused-setting-kind = Die Einstellung „{ $setting }“ muss ein Wort, eine Zahl oder ja oder nein sein.
refused-no-setting = { $game } hat keine Einstellung „{ $setting }“. Es hat: { $there }.
refused-no-setting-but = { $game } hat keine Einstellung „{ $setting }“. Ist „{ $meant }“ gemeint?
refused-printed-box-only = Umgebungen kennen nur die gedruckte Schachtel: Ihre Tabellen aus Zahlen sind für sie gemacht.
refused-sweep-too-wide = Das ergibt { $boxes } Schachteln; durchgespielt werden höchstens { $most }.
refused-box-entry = „{ $entry }“ ist keine Änderung der Schachtel: geschrieben wird sie wie dice.count=4, mit einem Komma zwischen zweien.
refused-box-twice = „{ $path }“ steht zweimal da.
refused-box-range = „{ $path }“ kann { $least } bis { $most } sein, nicht { $given }.
refused-box-fixed = „{ $path }“ lässt sich nicht ändern: Die Regeln bauen darauf.
refused-box-several = „{ $path }“ enthält mehrere Zahlen: gemeint ist eine, wie „{ $one }“.
refused-box-no-knob = „{ $path }“ gibt es in der Schachtel nicht.
refused-box-no-knob-but = „{ $path }“ gibt es in der Schachtel nicht. Ist „{ $meant }“ gemeint?
refused-box-too-long = Die Änderungen einer Schachtel haben höchstens { $most } Zeichen.
refused-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $number }.
refused-start-seat = Es gibt { $places } Plätze.
refused-no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
refused-no-such-thing = Auf diesem Tisch gibt es nichts, das „{ $thing }“ heißt.
refused-no-view = Das ist keine Ansicht von { $game }: { $misfit }
refused-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known } und { $weakest } bis { $strongest }.
refused-no-temper = Ein Temperament „{ $temper }“ gibt es nicht; es gibt: { $known }.
refused-bot-without-temper = Der Bot „{ $bot }“ hat kein Temperament; eins haben nur die, die vorausdenken, wie „driver:bold“.
refused-no-rookie = { $game } hat noch kein Neuling gelernt; der Bot „random“ spielt jedes Spiel.
refused-no-level = Der Bot „{ $bot }“ hat { $game } noch nicht gelernt; „rookie“ spielt es.
refused-no-bot-file = Eine Datei „{ $file }“, aus der ein Bot käme, gibt es nicht.
refused-bot-file =
    { $line ->
        [0] „{ $file }“ läuft nicht: { $error }.
       *[other] „{ $file }“ läuft nicht, wegen Zeile { $line }: { $error }.
    }
refused-no-bot-class =
    { $number ->
        [0] In „{ $file }“ gibt es keine Klasse „{ $wanted }“ und auch keinen Bot.
       *[other] In „{ $file }“ gibt es keine Klasse „{ $wanted }“; die Bots darin: { $known }.
    }
refused-no-bot-at-all = „{ $wanted }“ in „{ $file }“ ist kein Bot: Es muss eine Klasse sein, die von jalopy.bots.bot.Bot abstammt.
refused-bot-not-made =
    { $line ->
        [0] „{ $wanted }“ in „{ $file }“ lässt sich nicht ohne Argumente erzeugen: { $error }.
       *[other] „{ $wanted }“ in „{ $file }“ lässt sich nicht ohne Argumente erzeugen, wegen Zeile { $line }: { $error }.
    }
refused-bot-raised-at-start =
    { $line ->
        [0] Der Bot „{ $bot }“ ({ $seat }) ist vor Beginn der Partie gescheitert: { $error }.
       *[other] Der Bot „{ $bot }“ ({ $seat }) ist vor Beginn der Partie gescheitert, in Zeile { $line } seiner Datei: { $error }.
    }
refused-bot-raised =
    { $line ->
        [0] Der Bot „{ $bot }“ ({ $seat }) ist an der Frage { $question } ({ $rule }) gescheitert: { $error }.
       *[other] Der Bot „{ $bot }“ ({ $seat }) ist an der Frage { $question } ({ $rule }) gescheitert, in Zeile { $line } seiner Datei: { $error }.
    }
refused-bot-answered = Der Bot „{ $bot }“ ({ $seat }) hat auf die Frage { $question } ({ $rule }) mit { $given } geantwortet; möglich sind nur: { $possible }.
refused-no-language = Auf „{ $language }“ gibt es keine Texte; es gibt: { $known }.
refused-seat-of-match = Platz { $number } gibt es nicht; die Plätze sind 0 bis { $last }.
refused-seat-of-table = Platz „{ $word }“ gibt es nicht: Der Tisch hat die Plätze 1 bis { $places }.
refused-seat-of-record = Platz { $number } gibt es nicht: Die Partie hat die Plätze 1 bis { $places }.
refused-seat-unasked = Platz { $number } wird gerade nichts gefragt.
refused-bots-for-seats = Die Partie hat { $places } Plätze, und { $bots } Bots wollen sich setzen.
refused-bots-or-one = Für { $places } Plätze braucht es { $places } Bots oder einen für alle, nicht { $bots }.
refused-ladder-of-one = Eine Rangliste braucht mindestens zwei Bots, nicht { $bots }; allein, an einem Platz, genügt einer.
refused-among-nobody = Wer allein spielt, ist nicht unter anderen: für `{ $others }` gibt es keinen Platz.
refused-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
refused-other-game = { $file } enthält eine Partie { $game }, nicht { $wanted }.
refused-record-over = Die Partie in { $file } ist vorbei; `jalopy replay { $file }` erzählt sie.
refused-seed = Der Startwert muss eine ganze Zahl von 0 bis { $most } sein, nicht { $seed }.
refused-no-environment = Eine Umgebung „{ $name }“ gibt es nicht; es gibt: { $known }.
refused-rewards = Belohnungen nach „{ $rewards }“ gibt es nicht; es gibt: { $known }.
refused-most-decisions = Eine Partie wird nach so vielen Entscheidungen abgebrochen, bei 0 nie; { $number } ist weniger.
refused-environment-count = Mindestens eine Partie muss gespielt werden, nicht { $number }.
refused-environment-actions = { $number } Partien brauchen je eine Aktion, in einer Reihe; die angegebenen haben die Form { $given }.
refused-action-masked =
    { $name ->
        [none] Aktion { $action } gibt es nicht: Gefragt ist „{ $asked }“, und erlaubt sind { $legal }.
       *[other] Aktion { $action }, „{ $name }“, ist jetzt nicht erlaubt: Gefragt ist „{ $asked }“, und erlaubt sind { $legal }.
    }
refused-committed-seed = Der Startwert für den verbürgten Zufall muss aus 64 hexadezimalen Ziffern in Kleinbuchstaben bestehen.
refused-entropy-signs = Die beigetragenen Wörter müssen sich als UTF-8 schreiben lassen.
refused-measured-too-short = Messen dauert länger als { $seconds } Sekunden.
refused-peers-without-checkout = Andere Engines werden aus dem Quellverzeichnis gemessen: das installierte Paket hat keinen Ordner bench/peers.
refused-tag-no-jar = „{ $file }“ ist kein lesbares Jar.
refused-tag-other-jar = „{ $file }“ ist ein Jar, aber nicht das von TAG: games.GameType und core.AbstractForwardModel sind nicht darin.
refused-tag-without-java = TAG wird mit einem Java Development Kit gemessen: { $tool } gibt es hier nicht.
refused-too-few-matches = Es muss mindestens 1 Partie sein, nicht { $matches }.
refused-compare-word = „{ $word }“ lässt sich nicht vergleichen: bitte einen Ordner mit Tabellen nennen, eine Einstellung wie track=A oder bots=rookie.
refused-compare-no-tables = In { $folder } sind keine Tabellen von Partien; `jalopy simulate --out { $folder }` schreibt welche.
refused-compare-other-game = Die Tabellen in { $folder } sind von { $other }, nicht von { $wanted }.
refused-too-few-workers = Es muss mindestens 1 Prozess sein, nicht { $workers }.
refused-workers-of-cluster = Der Verbund „{ $address }“ bestimmt selbst, wie viele Prozesse arbeiten; nur „local“ nimmt eine Zahl.
refused-tables-in-parts = Tabellen werden in Teilen geschrieben: bitte einen Ordner nennen, keine Datei wie { $folder }.
refused-tables-in-use = { $folder } ist nicht leer und kein Ordner mit Tabellen; bitte einen anderen wählen.
refused-tables-busy = In { $folder } schreibt schon ein anderer Lauf.
refused-tables-other-job = In { $folder } liegen die Tabellen eines anderen Laufs, der anders ist in: { $differ }; bitte einen anderen Ordner wählen.
refused-tables-not-written = { $folder } lässt sich nicht schreiben: { $reason }.
refused-journal-other-plan = In { $file } liegen die Partien eines anderen Laufs, der anders ist in: { $differ }; bitte einen anderen Namen wählen oder diese Datei entfernen.
refused-journal-broken = { $file } enthält keine Partien, wie sie aufgehoben werden; bitte einen anderen Namen wählen oder diese Datei entfernen.
refused-no-statistics-file = Eine Datei „{ $file }“, aus der Statistiken kämen, gibt es nicht.
refused-statistics-file =
    { $line ->
        [0] „{ $file }“ läuft nicht: { $error }.
       *[other] „{ $file }“ läuft nicht, wegen Zeile { $line }: { $error }.
    }
refused-statistics-no-columns = „{ $file }“ muss seine Spalten nennen, wie in COLUMNS = {"{"}"crashes": int{"}"}.
refused-statistics-no-function = „{ $file }“ hat weder eine Funktion { $one } noch { $other }.
refused-statistics-kind = Die Spalte „{ $column }“ von „{ $file }“ muss ein Wort zum Namen haben und bool, int, float oder str zur Art.
refused-statistics-known = Die Spalte „{ $column }“ von „{ $file }“ gibt es schon: bitte anders nennen.
refused-statistics-raised =
    { $line ->
        [0] { $function } von „{ $file }“ ist in Partie { $match } gescheitert: { $error }.
       *[other] { $function } von „{ $file }“ ist in Partie { $match } gescheitert, in Zeile { $line }: { $error }.
    }
refused-statistics-no-row = { $function } von „{ $file }“ muss ein Wörterbuch mit Spalten zurückgeben, nicht { $given }.
refused-statistics-undeclared = „{ $file }“ gibt die Spalte „{ $column }“ zurück, die unter COLUMNS nicht steht.
refused-statistics-value = Die Spalte „{ $column }“ von „{ $file }“ ist { $kind }, und in Partie { $match } war sie { $given }.
refused-learn-nothing-seen = Kein Bot von { $game } kann das, was er sieht, in Zahlen fassen; also lässt sich daraus nichts lernen.
refused-learn-other-plan = In { $folder } liegen Partien eines anderen Spiels, Startwerts, Umfangs oder Regelstands; bitte einen anderen Ordner wählen.
refused-undo-of-fork = Eine Abzweigung kann nicht zurücknehmen, was vor ihr geantwortet wurde.
refused-undo-over = Die Partie ist vorbei; nichts lässt sich zurücknehmen.
refused-undo-nothing = Noch wurde nichts geantwortet.
refused-continued-script =
    Eine Partie mit vorgegebenen Würfeln und Karten kann nicht mittendrin übernommen werden: sie gingen nicht weiter.
refused-taken-over =
    Eine Partie kann nach 0 bis { $most } Antworten übernommen werden, nicht nach { $answers }.
refused-undo-too-far = So viel wurde nicht geantwortet.
refused-undo-learnt = Nichts lässt sich zurücknehmen: Seit der letzten Antwort hat jemand etwas Neues erfahren.
refused-no-history =
    Diese Partie behält nicht, was war, und kann darum nicht { $what ->
        [undo] zurückgenommen
        [fork] abgezweigt
        [watch] beobachtet
        [position] als Stellung geschrieben
       *[record] aufgezeichnet
    } werden.
refused-fork-over = Die Partie ist vorbei; es gibt nichts abzuzweigen.
refused-fork-watched = Eine Abzweigung erzählt nichts und lässt sich darum nicht beobachten.
refused-fork-position = Eine Abzweigung hat keine Stellung: Was sie birgt, wurde neu verteilt.
refused-fork-record = Eine Abzweigung hat keine Aufzeichnung: Was sie birgt, wurde neu verteilt.
refused-position-of-set-up = Noch gibt es keine Stellung: Der Aufbau ist im Gange.

## Practice: chance was taken back by consent

practice = Übung

## Meine Plätze auf einem anderen Gerät

refused-nobody-yet = Setz dich erst an einen Tisch: noch gibt es nichts mitzunehmen.
refused-moved-elsewhere = Darum kann nur unsere eigene Seite bitten.
refused-ways-too-fast = Das war zu oft; bitte warte eine Minute.
refused-link-used-up = Dieser Link geht nicht mehr: er geht einmal, und zehn Minuten lang. Mach auf dem anderen Gerät einen neuen.
refused-phrase-unknown = Diese Wortfolge hat niemand. Vergleiche sie Wort für Wort mit deinem Zettel; eine neuere ersetzt die ältere.
refused-phrase-word = „{ $word }“ ist kein Wort einer Wortfolge.
refused-phrase-word-like = „{ $word }“ ist kein Wort einer Wortfolge; meinst du „{ $like }“?
refused-phrase-length = Eine Wortfolge hat { $words } Wörter; das sind { $number }.
## Wer die Bots sind

character-rusty = Wurde öfter geflickt als gebaut.
character-bolt = Zählt jede Schraube, und dann noch einmal.
character-nelly = Pfeift in den Kurven, immer dasselbe Lied.
character-sprocket = Entschuldigt sich vorher, nie nachher.
character-gus = Hat auf einem Rasenmäher fahren gelernt und noch alle Zehen.
character-trixie = Malt für jedes Wagnis einen Stern auf die Tür. Die Tür ist voll.
character-otto = Liest die Regeln vor, wenn keiner fragt.
character-pip = Zu klein für die Bremse und hat sie noch nie vermisst.
character-clank = Man hört ihn, bevor man ihn sieht, vor allem, wenn man führt.
character-maud = Zweimal in Rente gegangen, dreimal zurückgekommen, jedes Mal, um den Ersten zu ärgern.
character-dex = Hat in jeder Tasche eine Glücksmutter, falls eine davon falsch ist.
character-wanda = Winkt ins Publikum, auch wenn keins da ist.

## Über die Dinge auf dem Tisch

about-named = { $name }
about-effect = { $name-effect }
about-ability = { $name-ability }
about-table = Alles auf diesem Tisch
about-table-kind = Worüber möchtest du etwas wissen?
about-table-does = Zeig auf etwas, halte es oder drück darauf ?, dann erklärt es sich.

## Nachricht, wenn ich dran bin

reminder-title = Du bist dran
reminder-turn = { $game }: am Tisch „{ $title }“ warten sie auf dich.
refused-no-push = Dieser Server schickt Browsern keine Nachrichten.
refused-push-address = An diese Adresse lässt sich nichts schicken.
refused-push-many = Schon { $browsers } deiner Browser bekommen Nachrichten; schalte sie erst in einem davon ab.

## Ein Spiel im Rückblick

hindsight-accounts = Woraus jedes Ergebnis besteht
hindsight-start = am Anfang
hindsight-luck = Glück
hindsight-own = eigene Fehler
hindsight-others = fremde Fehler
hindsight-rest = Rest
hindsight-result = Ergebnis
hindsight-right = beste Antworten
hindsight-sum = In Prozent eines Sieges: Was am Anfang steht und die vier Änderungen ergeben das Ergebnis. Der Rest ist, worin sich das Urteil nicht mit sich selbst einig ist.
hindsight-turning = Wendepunkte
hindsight-slips = Fehler
hindsight-turn = Zug { $number }
hindsight-by-luck = was fiel
hindsight-by-choice = die Wahl
hindsight-better = besser: { $answer }

## Die Schachtel, mit der eine Partie gespielt wird

setting-box = Schachtel
    .help = Was in der Schachtel ist: wie gedruckt, oder mit anderen Zahlen, zum Beispiel dice.count=4.
setting-box- = wie gedruckt
panel-changed-box =
    { $number ->
        [one] Geänderte Schachtel: ein Ding
       *[other] Geänderte Schachtel: { $number } Dinge
    }
