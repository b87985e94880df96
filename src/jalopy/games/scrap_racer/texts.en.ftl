# Scrap Racer in English. The conventions of ids and variables are told in jalopy/texts.py.
#
# event-<kind>[-<rule>], question-<kind>, option-<key> (.hint), barred-<reason>, place-<reason>,
# name-<value> (.effect or .ability), setting-<name> (.help), setting-<name>-<value>.
# $racer is a name, $racer-ability what it can do, $card-effect what a card does; $from, $to and $distance count from
# the start over all laps and are shown as spaces by SPACE(). Effects name nobody, for
# they are read by the player who drew the card and by all others.

game = Scrap Racer
    .pitch = Push your luck die by die, crash in style, and be farthest ahead after three laps.


## Racers

name-steel-jacket = Steel Jacket
    .ability = If its own move ends on a straight, it drives one space more.
name-swifty = Swifty
    .ability = If its own move ends in a curve, it drives one space more.
name-twister = Twister
    .ability = If it has passed another racer in its move, it drives one space more.
name-crusher = Crusher
    .ability = If it has passed another racer in its move, it takes a bonus marker.
name-jackal = Jackal
    .ability =
        { $setting-jackal ->
            [always] It wins every fight without a roll and then moves 2 spaces instead of 1.
           *[active] In its own turn it wins every fight without a roll and then moves 2 spaces instead of 1, except in fights caused by a crash card.
        }
name-hover = Hover
    .ability = It needs only 2 bonus markers for a bonus card.
name-rockroaches = Rockroaches
    .ability = After a double of 3 or more it may draw from the next lower crash pile, but then takes no bonus marker.
name-collector = Collector
    .ability = At the end of its turn it also takes the boost markers right in front of it and right behind it.


## Special pieces

name-slime-trail = slime trail
name-scrap-yard = scrap yard
name-salvager = salvager
name-pit-stop = pit stop


## Crash cards

name-advance-2 = Advance 2
    .effect = Move 2 spaces forward.
name-advance-3 = Advance 3
    .effect = Move 3 spaces forward.
name-advance-5 = Advance 5
    .effect = Move 5 spaces forward.
name-two-dice = Two dice
    .effect = Roll 2 dice and move forward by their sum; a double does no harm.
name-five-forward-two-back = 5 forward, 2 back
    .effect = The racer one position ahead moves 2 spaces back; then move 5 spaces forward.
name-three-forward = 3 forward
    .effect = Move 3 spaces forward.
name-stay-put = Stay put
    .effect = Go nowhere.
name-catching-up-2 = Catching up 2
    .effect = Go nowhere, while the racer closest behind moves 2 spaces forward.
name-backwards-die = Backwards die
    .effect = Roll a die and move back by it, but not back over the finish line.
name-push-5 = Push 5
    .effect = Move 5 spaces forward, but stop at the first racer in the way and push it 2 spaces on.
name-four-backwards = 4 backwards
    .effect = Move 4 spaces back, but not back over the finish line.
name-six-backwards = 6 backwards
    .effect = Move 6 spaces back, but not back over the finish line.
name-catching-up-4 = Catching up 4
    .effect = Go nowhere, while the racer closest behind moves 4 spaces forward.
name-loss-of-position = Loss of position
    .effect = Drop to the space behind the last racer, but not back over the finish line; the last racer stays where it is.
name-last-place-4 = Last place 4
    .effect = Whoever is last moves 4 spaces forward, no matter who drew the card.


## Goal cards

name-last = Last place
    .effect = Whoever is last moves 7 spaces forward.
name-last-two = Last and second last
    .effect = The last two racers move 5 spaces forward.
name-all-but-first = All but the first
    .effect = Everybody but the leader moves 2 spaces forward.
name-all-but-first-two = All but first and second
    .effect = Everybody but the first two moves 3 spaces forward.


## Bonus cards

name-forward-3 = Forward 3
    .effect = Drive 3 spaces, before or after the dice.
name-forward-5 = Forward 5
    .effect = Drive 5 spaces, before or after the dice.
name-forward-7 = Forward 7
    .effect = Drive 7 spaces, before or after the dice.
name-straight = Straight
    .effect = Drive to the next straight space ahead, even from a straight space.
name-curve = Curve
    .effect = Drive to the next curve space ahead, even from a curve space.
name-catch-up = Catch up
    .effect =
        { $setting-catch_up ->
            [rank] Drive onto the space of the next racer ahead in the race; staying there means a fight.
           *[track] Drive onto the space of the next racer along the track, whatever its lap; staying there means a fight.
        }


## Boost markers

name-re-roll = Re-roll
    .effect = Roll the die just rolled once more.
name-plus-minus = ±1
    .effect = Turn the die just rolled one pip up or down, but not from 6 to 1 or back.
name-turn = Turn
    .effect = Turn the die just rolled to its opposite face.


## Decks and circuits

name-1-2 = crash pile 1/2
name-3-4 = crash pile 3/4
name-5-6 = crash pile 5/6
name-bonus = bonus deck
name-goal = goal deck

name-A = circuit A
name-B = circuit B
name-C = circuit C
name-D = circuit D
name-E = circuit E
name-F = circuit F


## Events: the set-up

event-track-laid = The race runs on { $track }: { $spaces } spaces a lap.
event-piece-laid = The { $piece } lies on spaces { $spaces }.
event-pit-stop-laid = The pit stop lies beside tiles { $tiles }: its lane leaves the track behind space { $fork } and comes back to space { $rejoin }.
event-markers-laid =
    { $spaces-count ->
        [one] One boost marker lies face down on the track
       *[other] { $spaces-count } boost markers lie face down on the track
    }, { $supply } more in the supply.
event-decks-shuffled = Crash, goal and bonus cards are shuffled.
event-start-player =
    { $you ->
        [yes] You have the start marker and begin.
       *[no] { $seat } has the start marker and begins.
    }
event-racer-chosen =
    { $you ->
        [yes] You choose { $racer }.
       *[no] { $seat } chooses { $racer }.
    }
event-racer-taken =
    { $you ->
        [yes] You drive { $racer }. { $racer-ability }
       *[no] { $seat } drives { $racer }. { $racer-ability }
    }
event-order-fixed =
    { $you ->
        [yes] From now on you drive { $racers-1 } first, then { $racers-2 }.
       *[no] From now on { $seat } drives { $racers-1 } first, then { $racers-2 }.
    }


## Events: rolling

event-turn-began =
    { $you ->
        [yes] Your turn with { $racer }.
       *[no] { $seat }’s turn with { $racer }.
    }
event-rolled =
    { $dice-count ->
        [1] { $racer } rolls a { $die }.
       *[other] { $racer } rolls a { $die }: { $dice }, together { $dice-total }.
    }
event-boosted =
    { COMPARE($from, $to) ->
        [same] { $racer } uses “{ $marker }”, but the { $from } stays a { $to }.
       *[other] { $racer } uses “{ $marker }”: the { $from } becomes a { $to }.
    }{ $dice-count ->
        [1] { "" }
       *[other] { " " }Now { $dice }, together { $dice-total }.
    }
event-stopped = { $racer } stops at { $total }.
event-doubled = A double { $die }! { $racer } crashes.


## Events: driving and fighting

event-moved =
    { COMPARE($from, $to) ->
        [same] { $racer } does not move from space { SPACE($to) }.
        [more] { DIFFERENCE($from, $to) ->
            [one] { $racer } moves 1 space back, from space { SPACE($from) } to space { SPACE($to) }.
           *[other] { $racer } moves { DIFFERENCE($from, $to) } spaces back, from space { SPACE($from) } to space { SPACE($to) }.
        }
       *[less] { $from ->
            [0] { $racer } drives onto the track, to space { SPACE($to) }.
           *[other] { DIFFERENCE($from, $to) ->
                [one] { $racer } moves 1 space
               *[other] { $racer } moves { DIFFERENCE($from, $to) } spaces
            }, { COMPARE(LAP($from), LAP($to)) ->
                [same] from space { SPACE($from) } to space { SPACE($to) }.
               *[other] from space { SPACE($from) } over the finish line to space { SPACE($to) }.
            }
        }
    }
event-moved-with-lane =
    { $lane ->
        [3] { $racer } comes to the centre of the pit stop, space { $space }.
       *[other] { $racer } comes to space { $space } in the pit lane.
    }
event-moved-with-from_lane = { $racer } leaves the pit lane and comes to space { SPACE($to) }.
event-entered-pit-lane = { $racer } turns into the pit lane.
event-halted =
    { $lost ->
        [0] { $racer } stops on space { $space }, as everybody must.
        [one] { $racer } must stop on space { $space }; 1 space is lost.
       *[other] { $racer } must stop on space { $space }; { $lost } spaces are lost.
    }
event-halted-SR-21-4 =
    { $lost ->
        [0] { $racer } stops at the pit stop.
        [one] { $racer } must stop at the pit stop; 1 space is lost.
       *[other] { $racer } must stop at the pit stop; { $lost } spaces are lost.
    }
event-dice-lost = { $racer } may not drive on, so the { $lost } of its dice is lost.
event-slipped =
    { $dice-count ->
        [1] { $racer } slips on the slime of space { $space } and rolls a { $dice-1 }.
       *[other] { $racer } slips on the slime of space { $space } and rolls { $dice }, together { $dice-total }.
    }
event-slipped-SR-19-2 = { $racer } slips back on the slime of space { $space } and rolls a { $dice-1 }.
event-scrap-taken = { $racer } takes a scrap tile that counts { $tile } from the salvager; { $left ->
        [0] none is left there.
        [one] 1 is left there.
       *[other] { $left } are left there.
    }
event-scrap-placed = { $racer } leaves its scrap tile behind: from now on space { $space } counts { $tile }.
event-scrap-removed = { $racer } clears the scrap tile { $tile } off space { $space }.
event-scrap-removed-SR-20-6 = { $racer } lands on the scrap tile { $tile } of space { $space }, and it is gone.
event-blocked =
    { $lost ->
        [one] The scrap tile { $tile } on space { $space } stops { $racer }: 1 space is lost.
       *[other] The scrap tile { $tile } on space { $space } stops { $racer }: { $lost } spaces are lost.
    }
event-blocked-with-abilities = The scrap tile { $tile } on space { $space } leaves no room for the extra step of { $racer }’s ability.
event-ability-taken =
    { $you ->
        [yes] You build { $ability }’s ability into { $racer }: { $ability-ability }
       *[no] { $seat } builds { $ability }’s ability into { $racer }: { $ability-ability }
    }
event-bonus-played =
    { $you ->
        [yes] You play “{ $card }” for { $racer }: { $card-effect }
       *[no] { $seat } plays “{ $card }” for { $racer }: { $card-effect }
    }
event-ability-SR-14-1 = { $racer } is on a straight and drives one space more.
event-ability-SR-14-2 = { $racer } is in a curve and drives one space more.
event-ability-SR-14-3 = { $racer } has passed another racer and drives one space more.
event-ability-SR-14-4 = { $racer } has passed another racer and earns a bonus marker.
event-fight = { $racers } fight for space { $space }.
event-fight-SR-5-4 = The next fight follows at once: { $racers } fight for space { $space }.
event-fight-rolled =
    { COMPARE($dice-1, $dice-2) ->
        [same] { $racers } both roll a { $dice-1 } and have to roll again.
       *[other] { $racers-1 } rolls a { $dice-1 }, { $racers-2 } a { $dice-2 }.
    }
event-fight-won = { $racer } wins the fight and moves on; { $loser } stays on space { $space }.
event-fight-won-SR-14-5 = { $racer } wins without a roll and moves up to 2 spaces on; { $loser } stays on space { $space }.
event-fight-won-SR-10-5 = { $racer } may move on, as its owner decides; { $loser } stays on space { $space }.


## Events: crashing

event-crash-card = From { $pile }, { $racer } turns up “{ $card }”: { $card-effect }
event-pile-lowered = { $racer } takes the { $pile } instead, without a bonus marker.
event-card-rolled =
    { $dice-count ->
        [1] { $racer } rolls a { $dice-1 } for the card.
       *[other] { $racer } rolls { $dice } for the card, together { $dice-total }.
    }
event-stayed = { $racer } stays where it is.
event-stayed-SR-11-6 = Nobody is behind { $racer }, so nobody moves.
event-stayed-SR-11-10 = Nobody is behind { $racer }, so nobody moves.
event-stayed-SR-11-11 = { $racer } is last already and stays where it is.
event-stayed-SR-11-13 = { $racer } is not on the track yet and stays off it.
event-pushed = { $by } bumps into { $racer } and pushes it on.
event-held-at-line = { $racer } cannot go back over the finish line and stops on the first space of its lap.
event-bonus-marker =
    { $markers ->
        [1] { $racer } takes its first bonus marker.
        [2] { $racer } takes its second bonus marker.
        [3] { $racer } takes its third bonus marker.
        [4] { $racer } takes its fourth bonus marker.
       *[other] { $racer } takes its fifth bonus marker.
    }
event-bonus-card-drawn =
    { $you ->
        [yes] You trade { $racer }’s bonus markers for a bonus card.
       *[no] { $seat } trades { $racer }’s bonus markers for a hidden bonus card and now holds { $hand ->
            [one] 1 card.
           *[other] { $hand } cards.
        }
    }
event-bonus-card-drawn-with-card =
    { $you ->
        [yes] You trade { $racer }’s bonus markers for the bonus card “{ $card }”: { $card-effect }
       *[no] { $seat } trades { $racer }’s bonus markers for the bonus card “{ $card }”: { $card-effect }
    }
event-reshuffled =
    { $cards ->
        [one] One discarded card forms the { $deck } anew.
       *[other] { $cards } discarded cards are shuffled and form the { $deck } anew.
    }


## Events: the finish line and the end

event-lap-marker =
    { $markers ->
        [1] { $racer } has crossed the finish line and takes its first lap marker.
        [2] { $racer } has crossed the finish line and takes its second lap marker.
        [3] { $racer } has crossed the finish line and takes its third lap marker.
        [4] { $racer } has crossed the finish line and takes its fourth lap marker.
       *[other] { $racer } has crossed the finish line and takes its fifth lap marker.
    }
event-goal-card = { $racer } turns up the goal card “{ $card }”: { $card-effect }
event-third-lap = { $racer } has driven all its laps: this round is the last.
event-refilled =
    { $spaces-count ->
        [one] A new boost marker lies on space { $spaces }
       *[other] New boost markers lie on spaces { $spaces }
    }, { $supply ->
        [0] and the supply is empty.
       *[other] with { $supply } left in the supply.
    }
event-collected = { $racer } picks up the boost marker on space { $space }: “{ $marker }”.
event-last-round =
    { $turns ->
        [one] Last round: 1 turn to go.
       *[other] Last round: { $turns } turns to go.
    }
event-race-over =
    { $you ->
        [yes] The race is over. You win!
       *[no] The race is over. { $seat } wins!
    }


## Questions

question-choose-racer = Which racer do you want to drive?
question-racer-order = Which of your racers goes first, in this and every round?
question-racer-order-SR-10-3 = Positions count now: which of your racers goes first, in every round?
question-roll-or-stop = Roll another die, or stop and drive?
question-crash-or-boost = A double! Crash, or change the die with a boost marker?
question-stop-or-boost = All six dice are rolled. Drive, or change the last die with a boost marker?
question-card-or-drive = Play a bonus card first, or drive the sum of your dice?
question-card-or-done = Play another bonus card, or end the move?
question-which-pile = Draw the card for this double, or one from the lower pile without a bonus marker?
question-track-or-pit = Stay on the track, or turn into the pit lane?
question-take-ability = Which ability do you build into { $racer }?
question-which-ability = Several abilities are triggered. Which one comes first?
question-place-scrap = Leave a scrap tile on space { $space }?
question-own-fight = Both racers on space { $space } are yours. Which one wins and moves on?


## Options

option-racer = { $value }
    .hint = { $racer-ability }
option-first = { $value } goes first
    .hint = The order stays the same for the whole race.
option-winner = { $value } wins
    .hint = { $value } moves on, the other one stays.
option-roll = Roll
    .hint = One more die; if it shows a number you already have, you crash.
option-stop = Stop
    .hint = Drive the sum of your dice; bonus cards may come before and after.
option-crash = Crash
    .hint = Draw the crash card for this double, then take a bonus marker.
option-boost-re-roll = Use Re-roll
    .hint = Roll the last die again.
option-boost-plus-1 = Use +1
    .hint = Turn the last die one pip up.
option-boost-minus-1 = Use −1
    .hint = Turn the last die one pip down.
option-boost-turn = Use Turn
    .hint = Turn the last die to its opposite face: 1 and 6, 2 and 5, 3 and 4.
option-pile-doubled = Draw for the double
    .hint = Turn up a card of { $pile } and take a bonus marker.
option-pile-lower = Draw one pile lower
    .hint = Turn up a card of { $pile }, but take no bonus marker.
option-way-track = Stay on the track
    .hint =
        { $space ->
            [0] A scrap tile lies ahead: wait in front of it, on space { $target }.
           *[other] Drive on along the track, to space { $target }.
        }
option-way-pit = Turn into the pit lane
    .hint =
        { $lane ->
            [0] A scrap tile lies in the lane’s first space: wait in front of it, on space { $target }.
            [3] Drive to the centre of the pit stop and take a new ability; what is left of the move is lost.
           *[other] Drive into the pit lane, to space { $target }.
        }
option-take = { $value }
    .hint = { $ability-ability }
option-take-none = None
    .hint = Leave all ability tiles where they are.
option-use = { $value }
    .hint = { $ability-ability }
option-keep = Place none
    .hint = Keep your scrap tiles for later turns.
option-scrap = Place a { $value }
    .hint = From now on this space counts { $tile }, until somebody clears it.
option-drive = Drive
    .hint = Drive the sum of your dice now; bonus cards may still follow.
option-done = End the move
    .hint = Keep your other bonus cards; ability and fight come next.
option-bonus = Play “{ $value }”
    .hint =
        { $spaces ->
            [one] Drive 1 space, to space { $target }
           *[other] Drive { $spaces } spaces, to space { $target }
        }{ $reaches ->
            [no] ; there the move ends.
           *[yes] .
        }
option-bonus-straight = Play “{ $value }”
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Drive 1 space to the next straight space, space { $target }.
               *[other] Drive { $spaces } spaces to the next straight space, space { $target }.
            }
        }
option-bonus-curve = Play “{ $value }”
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Drive 1 space to the next curve space, space { $target }.
               *[other] Drive { $spaces } spaces to the next curve space, space { $target }.
            }
        }
option-bonus-catch-up = Play “{ $value }”
    .hint =
        { $reaches ->
            [no] { option-bonus.hint }
           *[yes] { $spaces ->
                [one] Drive 1 space onto the next racer, on space { $target }; if you stay there, you fight.
               *[other] Drive { $spaces } spaces onto the next racer, on space { $target }; if you stay there, you fight.
            }
        }


## Why something is not possible

barred-double-ends-rolling = After a double no more dice are rolled.
barred-double-must-crash = With a double you cannot drive: you crash, unless a boost marker changes the die.
barred-six-dice-are-all = All six dice are rolled.
barred-six-has-no-next = A 6 cannot go up.
barred-one-has-no-lower = A 1 cannot go down.
barred-no-cards-in-a-crash = In a turn with a double no bonus card can be played.
barred-cards-wait-for-driving = Bonus cards can be played once you have stopped rolling.
barred-rolling-is-over = You have stopped rolling.
barred-nobody-to-catch =
    { $setting-catch_up ->
        [rank] Nobody is ahead of you in the race.
       *[track] There is no other racer on the track to catch.
    }
barred-no-such-space = This circuit has no such space.
barred-scrap-in-the-way = A scrap tile on the next space is in the way.
barred-own-ability = A racer cannot take the ability it began with.
barred-scrap-just-taken = A scrap tile may not be placed in the turn in which it was taken.
barred-no-such-marker = { $racer } has no boost marker “{ $marker }”.
barred-still-rolling = You are still rolling: stop first.
barred-no-double = Only a double makes a racer crash.
barred-boosts-while-rolling = Boost markers change dice only while they are being rolled.
barred-no-such-card = You do not hold the bonus card “{ $value }”.
barred-dice-come-first = The dice have to be driven before the move can end.
barred-dice-are-used = The dice have been driven already.
barred-abilities-come-later = Abilities are used after driving, if they are triggered.
barred-racer-taken = { $value } has been chosen already.
barred-racer-not-in-play = { $value } stays in the box: the new racers are not in this race.
barred-racers-come-first = The race has not begun: choose a racer first.
barred-racers-are-given = Everybody has a racer, and keeps it for the whole race.
barred-not-your-racer = { $value } is not one of your racers.
barred-order-comes-first = First say which of your racers goes first.
barred-order-is-fixed = The order of your racers stays as it was chosen.
barred-one-racer-each = Everybody drives one racer in this race.
barred-not-in-this-fight = { $value } is not in this fight.
barred-fight-comes-first = First say which of your two racers wins the fight.
barred-no-fight-to-decide = No two racers of yours share a space.
barred-pile-comes-first = First say which pile the crash card comes from.
barred-no-other-pile = The double says which pile the crash card comes from.
barred-crash-first = First say that you crash; then you choose the pile.
barred-no-pit-stop = There is no pit stop in this race.
barred-not-at-the-fork = Which way to take is asked when a move leads past the pit lane.
barred-way-comes-first = First say which way your racer takes.
barred-not-in-the-centre = Ability tiles are taken in the centre of the pit stop.
barred-tile-comes-first = First take an ability tile, or none.
barred-tile-gone = { $racer } has taken that ability tile.
barred-ability-comes-first = First say which of the triggered abilities comes first.
barred-no-such-ability = { $racer } does not have { $value }’s ability.
barred-ability-used = { $value }’s ability has been used in this turn.
barred-ability-not-triggered = { $value }’s ability is not triggered.
barred-ability-works-by-itself = { $value }’s ability works by itself when its time comes.
barred-no-salvager = There are no scrap tiles in this race.
barred-scrap-at-the-end = Scrap tiles are placed at the end of the turn.
barred-no-such-scrap = { $racer } has no scrap tile that counts { $value }.
barred-only-scrap-is-left = Your racer has moved: now place a scrap tile, or none.


## The final order

place-farthest = { $racer } is farthest ahead: { $laps } lap markers and { $lane ->
        [yes] space { $space } in the pit lane.
       *[no] space { SPACE($distance) }.
    }
place-behind =
    { $distance ->
        [0] { $racer } never got onto the track.
       *[other] { $lane ->
            [yes] { $laps ->
                [0] In its first lap { $racer } got to space { $space } in the pit lane.
                [one] { $racer } got to 1 lap marker and space { $space } in the pit lane.
               *[other] { $racer } got to { $laps } lap markers and space { $space } in the pit lane.
            }
           *[no] { $laps ->
                [0] { $racer } got to space { SPACE($distance) } of its first lap.
                [one] { $racer } got to 1 lap marker and space { SPACE($distance) }.
               *[other] { $racer } got to { $laps } lap markers and space { SPACE($distance) }.
            }
        }
    }
place-only-one-through =
    { $you ->
        [yes] You alone have a racer through all laps.
       *[no] { $seat } alone has a racer through all laps.
    }
place-rear-racer-ahead =
    { $you ->
        [yes] Among those with a racer through all laps you have the foremost rear racer, { $racer }.
       *[no] Among those with a racer through all laps { $seat } has the foremost rear racer, { $racer }.
    }
place-rear-racer-behind =
    { $you ->
        [yes] You have a racer through all laps too, but your rear racer, { $racer }, is farther behind.
       *[no] { $seat } has a racer through all laps too, but { $racer }, the rear racer, is farther behind.
    }
place-not-through =
    { $you ->
        [yes] You have no racer through all laps.
       *[no] { $seat } has no racer through all laps.
    }


## Settings

setting-track = Circuit
    .help = One of the circuits A to F, or your own as a word of S (straight), R (right curve) and L (left curve), clockwise from the finish line. A small letter behind a tile places a special piece: s slime trail, y scrap yard, v salvager, p pit stop.
setting-track-A = { name-A }
setting-track-B = { name-B }
setting-track-C = { name-C }
setting-track-D = { name-D }
setting-track-E = { name-E }
setting-track-F = { name-F }
setting-short = Short race
    .help = Leaves two tiles of the circuit A to F out.
setting-finish = Finish line
    .help = The tile that begins a lap, counted clockwise from the usual one.
setting-any_tiles = Any number of tiles
    .help = Lets your own circuit use more straights and curves than the box holds.
setting-racers = Racers
    .help = Racers are dealt at random, or the players choose in turn.
setting-racers-random = dealt at random
setting-racers-chosen = chosen in turn
setting-start = Start player
    .help = The lot decides who begins, or you do.
setting-start-random = drawn by lot
setting-start-1 = player 1
setting-start-2 = player 2
setting-start-3 = player 3
setting-start-4 = player 4
setting-start-5 = player 5
setting-start-6 = player 6
setting-start-7 = player 7
setting-start-8 = player 8
setting-two_racers = Two racers each
    .help = Three players drive two racers each; with two players it is always so.
setting-jackal = Jackal’s ability
    .help = Jackal wins fights in its own turn only, or in every fight of the race.
setting-jackal-active = in its own turn
setting-jackal-always = always
setting-catch_up = Catch up
    .help = The bonus card leads to the next racer on the track, whatever its lap, or to the next one ahead in the race.
setting-catch_up-track = next on the track
setting-catch_up-rank = next in the race
setting-new_racers = New racers (expansion)
    .help = Rockroaches and Collector join in, with more lap, bonus and boost markers; with seven or eight players they always do.
setting-more_markers = More markers (expansion)
    .help = Six more boost markers of the expansion go into the supply, with lap and bonus markers, even without its racers; with the new racers they always do.
setting-slime_trail = Slime trail (expansion)
    .help = A straight drawn by lot becomes the slime trail: one die back, two dice forward or one die forward.
setting-scrap_yard = Scrap yard (expansion)
    .help = A curve drawn by lot becomes the scrap yard, where everybody must stop.
setting-salvager = Salvager (expansion)
    .help = A curve drawn by lot becomes the salvager, with scrap tiles to lay in the way of others.
setting-pit_stop = Pit stop (expansion)
    .help = A lane beside two straights half-way round, where racers get new abilities.
setting-pit_stop_at = Place of the pit stop (expansion)
    .help = The tile beside which the pit stop begins, counted clockwise from the finish line. It and the next one must be ordinary straights about half-way round.
setting-pit_stop_at-0 = as near to half-way as can be

## Settings that are refused

refused-circuit-letter = A circuit is a word of S, R and L with small letters s, y, v and p; '{ $letter }' is none of them.
refused-circuit-mark-first = A small letter stands behind its tile, and '{ $letter }' stands at the beginning.
refused-circuit-two-marks = A tile takes one small letter, and '{ $letters }' are two.
refused-circuit-too-long = A circuit has at most { $most } tiles, and these are { $there }.
refused-circuit-open =
    It does not close yet: the road ends { COMPARE($right, 0) ->
        [same] { DIFFERENCE($down, 0) ->
            [one] 1 tile
           *[other] { DIFFERENCE($down, 0) } tiles
        } { COMPARE($down, 0) ->
            [less] above
           *[more] below
        }
       *[other] { DIFFERENCE($right, 0) ->
            [one] 1 tile
           *[other] { DIFFERENCE($right, 0) } tiles
        } to the { COMPARE($right, 0) ->
            [less] left
           *[more] right
        } { COMPARE($down, 0) ->
            [same] of
           *[other] and { DIFFERENCE($down, 0) ->
                [one] 1 tile
               *[other] { DIFFERENCE($down, 0) } tiles
            } { COMPARE($down, 0) ->
                [less] above
               *[more] below
            }
        }
    } its start.
refused-circuit-heading = It does not close yet: the road comes back to its start, but from the wrong side.
refused-circuit-counter-clockwise = The ring runs counter-clockwise; a clockwise one has four more right curves than left ones.
refused-circuit-turns = A clockwise ring has four more right curves than left ones, and this has { $turns }.
refused-circuit-overlap = The tiles { $first } and { $second } lie on the same place.
refused-circuit-straights = The box has { $most } straights, and this needs { $needed }. “{ setting-any_tiles }” allows more.
refused-circuit-curves = The box has { $most } curves, and this needs { $needed }. “{ setting-any_tiles }” allows more.
refused-piece-twice = There is one { $piece }, and tiles { $first } and { $second } both have it.
refused-piece-wants-straight = The { $piece } needs a straight, and tile { $tile } is a curve.
refused-piece-wants-curve = The { $piece } is a curve, and tile { $tile } is a straight.
refused-pit-stop-pair = The pit stop lies beside two ordinary straights, and tile { $tile } is not the second of them.
refused-pit-stop-half-way = The pit stop must lie about half-way round from the line, and it begins at tile { $tile } of { $there }.
refused-pit-stop-nowhere = There must be two neighbouring straights about half-way round from the line, and this circuit has none.
refused-pit-stop-unwanted = It goes with “{ setting-pit_stop }” only.
refused-pit-stop-in-word = The word of the circuit places the pit stop itself.
refused-pit-stop-no-tile = The circuit has the tiles 1 to { $there }.
refused-pit-stop-no-pair = The pit stop lies beside two neighbouring ordinary straights, and tiles { $first } and { $second } are not; possible here: { $possible }.
refused-pit-stop-far = The pit stop lies about half-way round from the line; possible here: { $possible }.
refused-no-straight-left = It needs a straight to be exchanged, and this circuit has none left.
refused-no-curve-left = It needs a curve to be exchanged, and this circuit has none left.
refused-short-circuit = Only the circuits A to F can be shortened.
refused-finish-tile = The circuit has { $there } tiles.
refused-no-crash-cards = A double draws a crash card, so the pile of the { $pile ->
        [low] doubles of 1 and 2
        [middle] doubles of 3 and 4
       *[high] doubles of 5 and 6
    } needs at least one.
refused-no-goal-cards = With more than one lap goal cards are drawn, so the box needs at least one.
refused-no-markers-for-spaces = The box has { $markers } boost markers, too few for { $spaces } boost spaces.
refused-boost-spaces-twice = The box lists { $different } different spaces, too few for { $spaces } boost spaces.
refused-two-racers = It is for three players; two always drive two racers each.


## What a table agrees on at one stroke

preset-quick = Quick
    .hint = A short lap. Good for a first race.
preset-classic = Classic
    .hint = The circuit in full length; everybody chooses a racer.
preset-everything = Everything
    .hint = Eight racers, slime trail, scrap yard, salvager and pit stop.
## About the things on the table

about-sits-out = A racer that nobody drives
about-driven-by =
    { $you ->
        [yes] Your racer
       *[no] { $seat }’s racer
    }
about-has-ability = With the ability of { $name }: { $name-ability }
about-no-ability = In this box it has no ability.
about-racer-waits = It waits behind the line.
about-racer-at = Number { $place } of the race, on space { $space } in lap { $lap }.
about-racer-laps = { $count } of { $of } lap markers.
about-racer-markers =
    { $count ->
        [0] No bonus marker yet; with { $of } there is a bonus card.
       *[other] { $count } of { $of } bonus markers for the next bonus card.
    }
about-racer-boosts = Boost markers: { $boosts }.
about-racer-hand =
    { $count ->
        [0] No bonus cards.
        [one] One bonus card, hidden.
       *[other] { $count } bonus cards, hidden.
    }
about-space = Space { $space }
about-space-kind = One of { $of } spaces of a lap
about-space-straight = A straight space. Some abilities and cards care.
about-space-curve = A curve space. Some abilities and cards care.
about-space-fight = Two racers that end a move here fight for it: the winner moves on.
about-space-holds = Here now: { $racers }.
about-space-empty = Nobody is here now.
about-space-boost-there = A boost marker lies here for whoever ends a turn on it.
about-space-boost-gone = A boost space without a marker: a new one is laid when a lap begins.
about-marker = Boost marker, face down
about-marker-kind = Marker
about-marker-does = Whoever ends a turn on it takes it. It then changes a die, in one of three ways.
about-marker-at = It lies on space { $space }.
about-boost-kind = Boost marker
about-boost-once = Used on the die just rolled, before it counts; then it leaves the game.
about-boost-held = Lies before: { $racers }.
about-boost-free = No racer has one now.
about-crash-card = Crash card
about-goal-card = Goal card
about-bonus-card = Bonus card
about-card-open = { $racer } has just turned it up.
about-card-held =
    { $count ->
        [0] You hold none of them.
        [one] You hold one. Nobody else sees it.
       *[other] You hold { $count } of them. Nobody else sees them.
    }
about-bonus-when = Played in the own turn once the rolling is over, and not in a turn with a crash.
about-deck = Deck
about-deck-count =
    { $count ->
        [one] One card face down, { $discard } discarded.
       *[other] { $count } cards face down, { $discard } discarded.
    }
about-crash-pile-does = A double of { $low } or { $high } turns up its top card instead of the drive, and brings a bonus marker.
about-bonus-deck-does = Enough bonus markers are traded for a card, hidden from the others.
about-goal-deck-does = The first and the second lap of a racer turn up its top card, which pulls the field together.
about-piece = Special piece of the circuit
about-piece-slime-trail = Whoever stands still here slips at once: back by a die on its first space, ahead by two dice on the second, ahead by one on the third.
about-piece-scrap-yard = Its middle space stops every move; the rest of it is lost.
about-piece-salvager = Whoever stands still here takes a scrap tile of 2, 3 or 4 to lay in the way of others.
about-piece-pit-stop = A lane beside the track. Its centre stops every move and gives a new ability.
about-ability-tile = Ability tile
about-ability-tile-does = Whoever comes to the centre of the pit stop may take it, beside the own ability.
about-scrap = Scrap tile
about-scrap-kind = An obstacle on the road
about-scrap-does = A move that comes onto it or past it pays as many points as it says; then it is gone.
about-scrap-at = Here on space { $space }, { $tile } points.
about-bonus-marker = Bonus marker
about-bonus-marker-does = Every crash brings one. Enough of them are a bonus card.
about-racer-has-markers = { $racer }: { $count } of { $of }.
about-lap-marker = Lap marker
about-lap-marker-does = Taken for each lap. With the first of a racer’s { $laps } laps complete the last round begins.
about-racer-has-laps = { $racer }: { $count } of { $of }.
about-dice = Dice
about-dice-kind = { $count } at most in a turn
about-dice-does = Roll one after the other and stop in time: a number that lies there already is a crash.
about-dice-on-table = On the table: { $dice }.
about-dice-double = A second { $faces } would be a crash.
about-dice-none = Nothing is rolled yet.
about-finish = Finish line
about-finish-kind = Start and end of every lap
about-finish-does = Whoever crosses it forwards takes a lap marker. Nothing leads back over it.
about-finish-open = The race is on until somebody has { $laps } laps.
about-finish-last-round = The last round is being driven.


## What differs between answers ($by: an amount, $more: of it or less; $chance and $instead: in per cent)

telling-spaces =
    { $more ->
        [yes] { $count ->
            [one] { $by } space further on average
           *[other] { $by } spaces further on average
        }
       *[no] { $count ->
            [one] { $by } space less on average
           *[other] { $by } spaces less on average
        }
    }
telling-crash =
    { $chance ->
        [0] no risk of a crash by the end of the turn instead of { $instead } %
       *[other] { $chance } % risk of a crash by the end of the turn instead of { $instead } %
    }
    .risk = { $chance } % risk of a crash by the turn’s end
telling-places =
    { $more ->
        [yes] { $count ->
            [one] { $by } place gained on average
           *[other] { $by } places gained on average
        }
       *[no] { $count ->
            [one] { $by } place fewer on average
           *[other] { $by } places fewer on average
        }
    }
telling-boosts =
    { $more ->
        [yes] { $count ->
            [one] { $by } boost marker more kept on average
           *[other] { $by } boost markers more kept on average
        }
       *[no] { $count ->
            [one] { $by } boost marker fewer on average
           *[other] { $by } boost markers fewer on average
        }
    }
telling-bonus-cards =
    { $more ->
        [yes] { $count ->
            [one] { $by } bonus card more in hand on average
           *[other] { $by } bonus cards more in hand on average
        }
       *[no] { $count ->
            [one] { $by } bonus card fewer on average
           *[other] { $by } bonus cards fewer on average
        }
    }
telling-bonus-markers =
    { $more ->
        [yes] { $count ->
            [one] { $by } bonus marker more on average
           *[other] { $by } bonus markers more on average
        }
       *[no] { $count ->
            [one] { $by } bonus marker fewer on average
           *[other] { $by } bonus markers fewer on average
        }
    }
