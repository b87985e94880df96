## A new table: loaded there

new-title = Was wollen wir spielen?
new-lead = Such dir ein Bild aus und bieg es darunter zurecht.
new-lead-plain = Tisch eröffnen, Link verschicken, und los, wenn alle sitzen.
new-table-title = Name des Tisches
    .hint = oder überlass das uns
new-seats = Plätze
    .note = { $seats } von { $most }
new-odds = Chancen auf Wunsch
    .help = Wer will, sieht die Chancen der eigenen Antworten.
new-own-word = eigener Wert …
new-unknown = Im Link steht die Einstellung „{ $setting }“, die dieses Spiel nicht kennt. Sie bleibt weg.
new-misfit = Im Link steht „{ $value }“ für „{ $setting }“, das geht nicht. Es bleibt, wie es war.
new-make = Tisch aufstellen
new-presets = Was wir spielen
new-chosen = gewählt
new-bent = Auf deine Art:
new-plainly = zurück zu { $preset }
new-minutes-for = Minuten für { $seats ->
        [one] einen Stuhl
       *[other] { $seats } Stühle
    }.
new-chair = Stuhl { $number }
new-chair-more = noch einer
new-friend = Freund
new-bot = Bot
new-nobody = niemand
new-tray = Tipp einen Stuhl an: Freund, Bot oder niemand?
new-details = Einzelheiten
    .help = Name des Tisches, Chancen und Feinheiten der Regeln
new-now = Gleich gegen Bots
new-now-alone = Gleich anfangen
