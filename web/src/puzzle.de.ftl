## Rätsel: werden dort geladen

puzzle-title = Rätsel des Tages
puzzle-number = Nr. { $number }
puzzle-from = { $game }, Zug { $turn }, aus einer Partie unter Bots
puzzle-games = Spiele mit Rätseln
puzzle-before = Der Tag davor
puzzle-none = Hier gibt es noch keine Rätsel.
puzzle-what = Was würdest du tun?
puzzle-you-are = Du bist { $racer }.
puzzle-first-counts = Eine Antwort ist klar die beste. Deine erste zählt.
puzzle-hint = Ein Tipp
puzzle-hint-line = Ein Neuling würde sagen: { $answer }. Das ist es nicht.
puzzle-answered = { $answered ->
    [one] Bisher eine Antwort.
   *[other] Bisher { $answered } Antworten.
}
puzzle-right = Gefunden!
puzzle-wrong = Nicht ganz
puzzle-right-line = { $answer } ist die beste Antwort.
puzzle-wrong-line = { $answer } war { $behind } % besser.
puzzle-worth = Gewinnchance danach
puzzle-yours = du
puzzle-rookie = Neuling
puzzle-chose = { $share } % wählten das
puzzle-show-best = Die beste zeigen
puzzle-show-yours = Meine zeigen
puzzle-rookie-line = Ein Neuling hätte gesagt: { $answer }.
puzzle-play-on-line = Die Partie geht gegen Bots weiter, mit neuen Würfeln. Sie zählt als Übung.
puzzle-share = Teilen
puzzle-share-right = Jalopy-Rätsel Nr. { $number }, { $game }: gefunden. { $days ->
    [0] 🔩
    [one] 🔩 Ein Tag in Folge
   *[other] 🔩 { $days } Tage in Folge
}
puzzle-share-wrong = Jalopy-Rätsel Nr. { $number }, { $game }: es hat mich erwischt. { $days ->
    [0] 🔩
    [one] 🔩 Ein Tag in Folge
   *[other] 🔩 { $days } Tage in Folge
}
puzzle-streak = { $days ->
    [0] Jeden Tag eine Mutter
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-nut = Eine für jeden Tag mit einer Antwort, eine goldene für eine gefundene
puzzle-day-open = offen
puzzle-day-right = gefunden
puzzle-day-wrong = verfehlt

rush-title = Blitz
rush-head = Drei Minuten
rush-how = So viele Rätsel, wie du schaffst. Nach { $mistakes } Fehlern ist Schluss.
rush-begin = Uhr starten
rush-again = Noch einmal
rush-left = noch { $seconds } Sekunden
rush-score = { $right } richtig, { $wrong } von { $mistakes } falsch
rush-right = Richtig!
rush-wrong = Daneben
rush-was = Am besten war: { $answer }
rush-over = { $right ->
    [one] Eins richtig
   *[other] { $right } richtig
}
rush-end-time = Die Zeit ist um.
rush-end-mistakes = Das war ein Fehler zu viel.
rush-end-all = Du hast alle gesehen.
rush-best = Dein bestes Ergebnis: { $best }.
rush-record = Mehr als je zuvor!
