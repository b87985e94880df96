# Die Wörter des Terminals auf Deutsch. Die Regeln für Ids und Variablen stehen in jalopy/texts.py.


## Befehle; die englischen gelten in jeder Sprache

terminal-command-help = hilfe
terminal-command-why = warum
terminal-command-odds = chancen
terminal-command-coach = rat
terminal-command-undo = zurück
terminal-command-log = verlauf
terminal-command-board = brett
terminal-command-save = speichern
terminal-command-quit = ende
terminal-command-again = nochmal

terminal-keys = ? erklärt · warum · chancen · rat · u zurück · verlauf · q Ende
terminal-how-to-answer = Antworte mit Zahl (2), Name (aufhören) oder dem Anfang eines Wortes (auf).
terminal-help =
    ?          erklärt die Frage, ihre Antworten und was nicht möglich ist
    ? SR-5.4   zeigt eine Regel;  ? Kampf  sucht ein Wort in den Regeln
    warum      die Regel hinter dem Letzten;  warum 5  ·  warum Kampf
    chancen    die Gefahr eines Paschs, und wie weit die nächsten Würfel tragen
    rat        was jede Antwort an Gewinnchance wert ist, nach dem, was du wissen kannst
    u          nimmt die letzte Antwort zurück, wenn niemand mehr weiß als vorher
    verlauf    was seit deinem letzten Zug geschah;  verlauf alles  die Partie
    speichern DATEI  schreibt die Partie auf;  q  verlässt den Tisch


## Der Tisch

terminal-round = Runde { $round }
terminal-sealed = Würfel versiegelt { $seal }
terminal-hand = Deine Karten: { $cards }
terminal-choosing = { $seat } entscheidet …
terminal-odds-none = Chancen gibt es nur für Würfel, und jetzt ist keiner zu werfen.
terminal-coach = Deine Gewinnchance nach jeder Antwort, mit dem wahrscheinlichen Bereich:
terminal-coach-chance = { $chance } % ±{ $error }
terminal-coach-best = am besten
terminal-skip = Enter springt zu deiner nächsten Entscheidung
terminal-prompt = deine Antwort
terminal-back = Enter führt zurück an den Tisch
terminal-more = Enter zeigt mehr, q führt zurück
terminal-pass-on = Der Bildschirm geht an { $seat }; die anderen schauen weg. Enter zeigt den Tisch.


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

terminal-welcome-bots = Am Tisch sitzen außerdem: { $others }.
terminal-welcome-people = An diesem Bildschirm spielen: { $seats }.
terminal-welcome-watch = Du schaust zu.
terminal-commitment = Die Würfel sind versiegelt. SHA-256 ihres Startwerts:
terminal-lab = Die Würfel kommen vom Startwert { $seed }; wer ihn kennt, kann sie nachwürfeln.
terminal-start = Enter beginnt · ? hilft jederzeit
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
