# The words of the terminal in English. The conventions are told in jalopy/texts.py.


## Commands; English ones work in every language

terminal-command-help = help
terminal-command-why = why
terminal-command-odds = odds
terminal-command-undo = undo
terminal-command-log = log
terminal-command-board = board
terminal-command-save = save
terminal-command-quit = quit
terminal-command-again = again

terminal-keys = ? explains · why · odds · u undo · log · save FILE · q quit
terminal-how-to-answer = Answer by number (2), by name (stop), or by the beginning of a word (st).
terminal-help =
    ?          explains the question, its answers and what is not possible
    ? SR-5.4   shows a rule;  ? fight  looks for a word in the rules
    why        the rule behind what just happened;  why 5  ·  why fight
    odds       the risk of a double, and how far the next dice would take you
    u          takes your last answer back, if nobody learnt anything since
    log        what happened since your last turn;  log all  everything
    save FILE  writes the record of the match;  q  leaves the table


## The table

terminal-head-space = space
terminal-head-laps = laps
terminal-head-bonus = bonus
terminal-head-boost = boost
terminal-head-cards = card
terminal-at-the-line = line
terminal-round = round { $round }
terminal-last-round = last round
terminal-turn-order = order
terminal-sealed = dice sealed { $seal }
terminal-sheet = Car { $number } { $arrow } { $seat }: gear { $gear }, lap { $lap }, tires { $tires }, car { $car }
terminal-room-signs = 1 to 4 are cars, + the path · free, : higher up, ▒ furniture, | line, - gate, x caltrops, ~ leak, » booster, T tires; capital letters are entrances, small ones exits.
terminal-markers = Your boost markers: { $markers }
terminal-hand = Your cards: { $cards }
terminal-cards = Your bonus cards: { $cards }
terminal-driving =
    { $you ->
        [yes] You drive { $racer } …
       *[no] { $seat } drives { $racer } …
    }
terminal-choosing = { $seat } decides …
terminal-skip = Enter skips ahead to your next decision
terminal-prompt = your answer
terminal-back = Enter goes back to the table
terminal-more = Enter shows more, q goes back
terminal-pass-on = Pass the screen to { $seat }: others look away. Enter shows the table.


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

terminal-odds-none = Odds are about dice: there is none to roll now.
terminal-odds-title = If you roll on from { $dice } (together { $total }), without boost markers:
terminal-odds-line =
    { $count ->
        [one] 1 die more
       *[other] { $count } dice more
    }: { $risk } % double, else { $total } on average; { $worth } if a double counts 0


## Answers to what was typed

terminal-no-such-number = There are answers 1 to { $last }.
terminal-several-fit = “{ $typed }” could be { $several }: type more of it.
terminal-not-understood = “{ $typed }” is no answer here. Type a number, the beginning of an answer, or ? for help.
terminal-no-rule = No rule is called “{ $what }”, and none speaks of it.
terminal-nothing-like-it = Nothing that has happened speaks of “{ $what }”.
terminal-no-undo = Nothing can be taken back: since your last answer somebody has learnt something new.
terminal-save-where = Save where? Type: save FILE
terminal-saved = The record is in { $file }.
terminal-saved-open = The record is in { $file }. It holds the seed of the dice to come: reading it spoils the race. Go on with: jalopy play { $game } --resume { $file }
terminal-quit-ask = Leave the table?  y leaves · save FILE saves first · Enter stays
terminal-quit-yes = y
terminal-left = You left the table.


## The rules

terminal-answers = Answers
terminal-not-possible = Not possible now


## Before and after

terminal-scrap-racer-how =
    Three laps: whoever is farthest ahead when the last round ends wins. Roll dice one by one and stop when you dare,
    then your racer drives their sum. A number you already have is a double: you crash, a card decides what happens,
    and you take a bonus marker. Three of them are a bonus card. Two racers on one space fight for it.
terminal-welcome-you = You drive { $racer }. { $racer-ability }
terminal-welcome-bots = Also at the table: { $others }.
terminal-welcome-people = Players at this screen: { $seats }.
terminal-welcome-watch = You watch.
terminal-legend = Straight { $straight }  curve { $curve }  boost marker { $marker }  empty boost space { $space }  finish line { $line }
terminal-legend-boosts = Boost markers change the die just rolled: { $plus } one up or down  { $again } roll again  { $turn } turn over
terminal-commitment = The dice are sealed. SHA-256 of their seed:
terminal-lab = The dice come from the seed { $seed }; anybody with it can roll them again.
terminal-start = Enter starts · ? helps at any time
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
terminal-seed = The seed of the dice was
terminal-verify = Its SHA-256 is the seal shown at the start. Every die can be checked: jalopy verify { $file }
terminal-verify-save = Its SHA-256 is the seal shown at the start. To check every die, keep the record: save FILE, then jalopy verify FILE
terminal-end-keys = save FILE keeps the record · log · why · again plays another · Enter leaves


## Records of several parts

terminal-part-first = Part { $part } of { $parts }, under version { $rules } of the rules
terminal-part = Part { $part } of { $parts }: here the match went on under version { $rules } of the rules. The turn under way is told from its beginning.
terminal-part-not-told =
    Part { $part } of { $parts } was played under version { $rules } of the rules and cannot be told here, where version { $here } is. { $answers ->
        [0] Nothing was answered in it.
        [one] 1 answer was given in it.
       *[other] { $answers } answers were given in it.
    }
