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
