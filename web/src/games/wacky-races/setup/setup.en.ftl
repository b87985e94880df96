# Wacky Races' set-up on the page of a new table, in English.

choose = Choose
choose-note = one after the other
deal = Deal
deal-note = take what you get
one = One race
season = Season { $number }
grand = All four
    .note = sixteen races
lot = By lot
fact-chosen = you choose
fact-dealt = racers dealt
fact-races = { $championship ->
        [none] one race
        [grand] all four seasons
       *[other] a season of races
    }
