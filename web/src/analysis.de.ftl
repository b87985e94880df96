## Eine Partie im Rückblick: wird dort geladen

analysis-page = Rückblick
analysis-title = Die Partie zerlegt
analysis-of = „{ $title }“, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
analysis-tries = { $tries } Versuche je Wahl
analysis-tries-by = nach dem Urteil der Bots
analysis-share = Teilen
analysis-podium = Podest
analysis-replay = Von hier ansehen
analysis-again = Noch einmal

analysis-going = Rückblick auf die Partie
analysis-going-far = { $done } von { $of } Antworten angesehen
analysis-going-begins = Wird vorbereitet …
analysis-waiting = { $ahead ->
    [0] Diese Partie ist als Nächste dran.
    [one] Vorher ist noch eine andere Partie dran.
   *[other] Vorher sind noch { $ahead } andere Partien dran.
}
analysis-going-help = Jede Antwort wird in vielen Welten ausprobiert, die möglich gewesen wären. Das dauert eine halbe Minute; du kannst gehen und wiederkommen.

analysis-chance = Gewinnchance
analysis-chance-help = Nadel antippen, Rad ziehen
analysis-cursor = Stelle in der Partie
analysis-cursor-at = Zug { $turn }, { $name }: { $answer }. { $chances }
analysis-chance-of = { $name } { $chance } %
analysis-chance-to = { $name } { $before } → { $after } %
analysis-turn = Zug { $turn }
analysis-axis = Züge
analysis-nobody = Niemand hier
analysis-pin = { $by ->
    [luck] Glück
   *[other] Eine Wahl
} in Zug { $turn }: { $name } { $change } %
analysis-table = Gewinnchancen vor jedem Zug, in Prozent
analysis-before-deal = Vor dem Austeilen
analysis-end = Ende

analysis-before = Voriger Wendepunkt
analysis-after = Nächster Wendepunkt
analysis-step-back = Vorige Antwort
analysis-step-on = Nächste Antwort
analysis-point = Wendepunkt { $point } von { $points }
analysis-answer = Antwort { $number } von { $numbers }
analysis-show = Was daraus wurde
analysis-turn-of = Zug { $turn }, { $you ->
    [yes] du
   *[other] { $name }
}
analysis-enlarge = Spielplan vergrößern
analysis-reduce = Zurück zur Karte

analysis-decision = Zug { $turn }: eine Wahl
analysis-no-choice = Zug { $turn }: nichts zu wählen
analysis-did = { $name }: { $answer }
analysis-slip = Besser: { $answer },
analysis-slip-more = { $more } % mehr
analysis-slip-counts = { $mendable ->
    [yes] Nochmals in anderen Welten versucht, ohne was derselbe Zug noch gutmachen konnte: { $cost } %. So viel zählt als Fehler.
   *[other] Nochmals in anderen Welten versucht: { $cost } %. So viel zählt als Fehler.
}
analysis-right = Die beste Antwort, die sich fand
analysis-unsure = Keine andere Antwort ist sicher besser
analysis-only = Eine andere Antwort gab es nicht
analysis-worth = { $you ->
    [yes] Deine Gewinnchance danach
   *[other] { $name }: Gewinnchance danach
}
analysis-champion-ask = Was der Champion täte
analysis-champion-thinks = Der Champion denkt nach …
analysis-champion = { $bot }: { $answer }
analysis-champion-same = { $bot } täte dasselbe.
analysis-chosen = { $you ->
    [yes] deine Wahl
   *[other] Wahl von { $name }
}
analysis-all = Alle { $answers } Antworten
analysis-few = Weniger Antworten
analysis-luck = Was fiel: { $changes }.
analysis-luck-of = { $change } % für { $you ->
    [yes] dich
   *[other] { $name }
}
analysis-luck-none = Es fiel nichts, was zählte.
analysis-luck-dial = Glück { $change } %

analysis-accounts = Woraus die Ergebnisse bestehen
analysis-sum-start = Start
analysis-sum-luck = Glück
analysis-sum-slips = eigene Fehler
analysis-sum-gifts = fremde Fehler
analysis-sum-rest = Rest
analysis-sum-result = Ergebnis
analysis-rest-help = Der Rest ist, worin das Urteil von einer Antwort zur nächsten nicht mit sich selbst übereinstimmt.
analysis-dealt = Das Glück beginnt mit Austeilen und Plätzen, vor der ersten Antwort: { $changes }.
analysis-dealt-to = { $name } { $change } %
analysis-luck-head = Pech – Glück
analysis-worst-head = Größter Fehler
analysis-place = { $place }.
analysis-right-of = { $right } von { $choices } richtig
analysis-worst = Z{ $turn }: { $answer }
analysis-worst-none = keiner
analysis-you = Du
