# The words of Scrap Racer at the terminal in English. The conventions are told in jalopy/texts.py.


## The table

terminal-head-space = space
terminal-head-laps = laps
terminal-head-bonus = bonus
terminal-head-boost = boost
terminal-head-cards = card
terminal-at-the-line = line
terminal-last-round = last round
terminal-turn-order = order
terminal-markers = Your boost markers: { $markers }
terminal-cards = Your bonus cards: { $cards }
terminal-driving =
    { $you ->
        [yes] You drive { $racer } …
       *[no] { $seat } drives { $racer } …
    }


## What an answer would do

terminal-outlook-roll = { $risk } % risk of a double ({ $faces })
terminal-outlook-again = a new die, { $risk } % risk of a double
terminal-outlook-die = the { $before } becomes a { $after }: { $total } in all
terminal-outlook-double = the { $before } becomes a { $after }: a double!
terminal-outlook-drive =
    { $over ->
        [yes] drive { $spaces } over the line to space { $space }
       *[no] drive { $spaces } to space { $space }
    }
terminal-outlook-step = ability: { $spaces } more, to space { $space }
terminal-outlook-fight = fight with { $others }
terminal-outlook-stopped = drive { $total } to space { $space }, bonus cards before or after
terminal-outlook-crash = a card from { $pile }
terminal-outlook-lap-marker = a lap marker
terminal-outlook-goal-card = a goal card
terminal-outlook-collected = a boost marker
terminal-outlook-bonus-marker = a bonus marker

terminal-odds-title = If you roll on from { $dice } (together { $total }), without boost markers:
terminal-odds-line =
    { $count ->
        [one] 1 die more
       *[other] { $count } dice more
    }: { $risk } % double, else { $total } on average; { $worth } if a double counts 0


## Before and after

terminal-scrap-racer-how =
    Three laps: whoever is farthest ahead when the last round ends wins. Roll dice one by one and stop when you dare,
    then your racer drives their sum. A number you already have is a double: you crash, a card decides what happens,
    and you take a bonus marker. Three of them are a bonus card. Two racers on one space fight for it.
terminal-welcome-you = You drive { $racer }. { $racer-ability }
terminal-legend = Straight { $straight }  curve { $curve }  boost marker { $marker }  empty boost space { $space }  finish line { $line }
terminal-legend-boosts = Boost markers change the die just rolled: { $plus } one up or down  { $again } roll again  { $turn } turn over
terminal-over = The race is over
terminal-won =
    { $you ->
        [yes] You have won!
       *[no] { $seat } has won with { $racer }.
    }
terminal-by-round = The race by rounds: who was where
terminal-lead-changes =
    { $count ->
        [0] Nobody ever took the lead from whoever had it after the first round.
        [one] The lead changed once.
       *[other] The lead changed { $count } times.
    }
terminal-distance = Distance driven
terminal-round-head = round
