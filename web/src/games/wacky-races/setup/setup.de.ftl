# Der Aufbau von Wacky Races auf der Seite eines neuen Tisches, auf Deutsch.

choose = Wählen
choose-note = reihum, einer nach dem andern
deal = Austeilen
deal-note = was kommt, das kommt
one = Ein Rennen
season = Saison { $number }
grand = Alle vier
    .note = sechzehn Rennen
lot = Ausgelost
fact-chosen = du wählst
fact-dealt = Racer ausgeteilt
fact-races = { $championship ->
        [none] ein Rennen
        [grand] alle vier Saisons
       *[other] eine Saison
    }
