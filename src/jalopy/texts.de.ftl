# Texte aller Spiele auf Deutsch. Wie Kennungen und Variablen gebildet werden, steht in jalopy/texts.py;
# der Katalog eines Spiels (games/<game>/texts.de.ftl) geht diesem vor.
#
# Fragen und Hinweise duzen. Ereignisse, die von jemandem am Tisch handeln, haben zwei Stimmen:
# $you ist "yes", wenn diejenige Person gerade liest.


## Wörter, aus denen andere Texte bestehen

yes = ja
no = nein
you = du
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
refused-over = Die Partie ist vorbei.
refused-bot-for-you = Für dich spielt schon ein Bot.
refused-no-such-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; es gibt: { $known }.
refused-person-there = Dort sitzt { $name }.
refused-bot-there = Dort spielt schon ein Bot.
refused-person-here = { $name } ist da und spielt selbst.
refused-nobody-there = Dort sitzt niemand.
refused-dice-fixed = Die Würfel stehen fest: Die Partie hat begonnen.
refused-no-words = Bitte schreib etwas.
refused-enough-words = Es sind genug Wörter dabei.
refused-enough-words-of-yours = Du hast genug Wörter beigetragen; lass den anderen auch welche.
refused-begun-already = Die Partie hat schon begonnen.
refused-empty-seat = Platz { $number } ist leer: Dort muss jemand sitzen oder ein Bot.
refused-watching = Du schaust zu; antworten kann nur, wer am Tisch sitzt.
refused-not-open = Diese Frage ist nicht mehr offen.
refused-bot-plays-for-you = Für dich spielt ein Bot; nimm zuerst deinen Platz wieder ein.
refused-gone-on = Die Partie ist inzwischen weitergegangen; bitte sieh noch einmal hin.
refused-watching-undo = Du schaust zu; einen Zug zurücknehmen kann nur, wer am Tisch sitzt.
refused-nothing-answered = Du hast noch nichts geantwortet.
refused-undo-asked-already = Jemand hat schon darum gebeten, einen Zug zurückzunehmen.
refused-no-undo-asked = Niemand bittet darum, einen Zug zurückzunehmen.
refused-wish-not-open = Diese Bitte ist nicht mehr offen; bitte sieh dir die neue an.
refused-not-asked-you = Du bist nicht gefragt.
refused-nothing-to-say = Da steht nichts.
refused-talk-sitting = Reden kann nur, wer am Tisch sitzt.
refused-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
refused-not-your-seat = Du sitzt nicht dort.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-sitting-only = Das kann nur, wer am Tisch sitzt.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-too-fast = Das geht sehr schnell; bitte warte einen Augenblick.
refused-too-much-before = An diesem Tisch ist vor dem Start zu viel geschehen; bitte startet oder eröffne einen neuen Tisch.
refused-talk-too-fast = Du redest sehr schnell; bitte warte einen Augenblick.
refused-busy = Am Tisch ist gerade zu viel los; bitte versuch es noch einmal.
refused-not-saved = Das konnte gerade nicht gespeichert werden; bitte sieh nach, ob es doch da ist, und versuch es noch einmal.
refused-rules-broke = An dieser Antwort ist das Regelwerk gescheitert, sie zählt nicht; bitte wähle eine andere.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-message-too-long = Diese Nachricht ist zu lang.
refused-message-not-understood = Diese Nachricht wird nicht verstanden: { $error }.
refused-went-wrong = Hier ist etwas schiefgegangen; geändert hat sich nichts.
refused-settings = { $problem }
refused-request-not-understood = Diese Anfrage wird nicht verstanden: { $error }.
refused-request-too-long = Diese Anfrage ist zu lang.
refused-made-elsewhere = Tische werden auf unserer eigenen Seite eröffnet.
refused-tables-too-fast = Du eröffnest sehr schnell Tische; bitte warte einen Augenblick.
refused-record-later = Die Aufzeichnung gibt es, sobald die Partie vorbei ist.
refused-checked-elsewhere = Einstellungen werden auf unserer eigenen Seite geprüft.
refused-checked-too-fast = Du lässt sehr schnell prüfen; bitte warte einen Augenblick.
refused-went-wrong-logged = Hier ist etwas schiefgegangen; es steht im Protokoll des Servers.
refused-nothing-here = Unter dieser Adresse gibt es nichts; was es gibt, sagt /api.
refused-wrong-way = Diese Adresse lässt sich so nicht benutzen.
