# The words painted on Scrap Racer's board, in English. What the rules tell and ask is in games/scrap_racer/texts.en.ftl.

circuit-own = Own circuit
round = Round { $round }
last-round = Last round
race-over = Finished
laps-and-spaces = { $laps } laps · { $spaces } spaces
headline = { $circuit } · round { $round } · { $laps } laps
finish = Finish
crash = Crash
goal = Goal
bonus = Bonus
pile =
    { $cards ->
        [one] { $name }, 1 card, { $discard } discarded
       *[other] { $name }, { $cards } cards, { $discard } discarded
    }
board = { $circuit }, { $spaces } spaces, { $racers } racers
space = space { $space }
boost-here = face-down boost marker on space { $space }
racer-on = { $racer } on space { $space }, lap { $lap }
racer-waiting = { $racer } behind the line
card-of = { $racer } turns up
plays = { $racer } plays
fight = Fight
fight-again = Again!
wins = { $racer } wins
and-boost = and a boost
and-fight = and a fight
to-space =
    { $spaces ->
        [one] space, to space { $space }
       *[other] spaces, to space { $space }
    }
a-double = is there already: a double
risk =
    { $faces-count ->
        [0] no number to double yet
       *[other] a second { $faces } means a crash
    }
doubles-on = a double
safe-on = no double
plan =
    { $spaces ->
        [one] 1 space, to space { $space }
       *[other] { $spaces } spaces, to space { $space }
    }

dashboard = Your dashboard
laps = Laps
bonus-markers = Bonus markers
boost-markers = Boost markers
bonus-cards = Bonus cards
of-laps = { $laps } of { $all }
all-laps = all laps: last round
lap = lap
place = place
space-word = space
not-started = behind the line
more-markers =
    { $missing ->
        [one] one more: a bonus card
       *[other] { $missing } more: a bonus card
    }
for-last-die = for the last die
no-boosts = none yet
only-you = only you see them
play-after = play them after you stop
no-cards = none yet
cards-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
lap-markers =
    { $laps ->
        [one] 1 lap marker
       *[other] { $laps } lap markers
    }
bonus-markers-of = { $markers } of { $slots } bonus markers
spectator = You are watching.

tray = Dice of this turn
sum = together { $sum }
die = die showing { $face }
just-rolled = just rolled
double = A double { $face }!
order-head = laps · markers · cards

wins-title = { $name } wins!
you-win-title = You win!
by-spaces =
    { $spaces ->
        [one] by 1 space
       *[other] by { $spaces } spaces
    }
after-rounds =
    { $rounds ->
        [one] after 1 round
       *[other] after { $rounds } rounds
    }
how = How the race went
lead-changes =
    { $changes ->
        [0] nobody lost the lead
        [one] 1 lead change
       *[other] { $changes } lead changes
    }
start-axis = start
turns-axis = turns
story-start = Before the first turn
story-leads = Turn { $turn }: { $racer } leads
story-takes = Turn { $turn }: { $racer } takes the lead
story-slider = Turn of the race
you = you
graph = Order in the race, turn by turn. { $lines }
graph-line = { $racer }: from place { $first } to place { $last }.

describe-track = The race runs on { $circuit }: { $spaces } spaces a lap, { $laps } laps. It is round { $round }.
describe-last = This is the last round.
describe-over = The race is over.
describe-racer =
    { $laps ->
        [0] Place { $place }: { $racer } ({ $who }) on space { $space } of the first lap
        [one] Place { $place }: { $racer } ({ $who }) on space { $space }, with 1 lap marker
       *[other] Place { $place }: { $racer } ({ $who }) on space { $space }, with { $laps } lap markers
    }, { $straight ->
        [yes] on a straight
       *[no] in a curve
    }.
describe-waiting = Place { $place }: { $racer } ({ $who }) waits behind the line.
describe-kit = It has { $markers } of { $slots } bonus markers and { $boosts ->
        [none] no boost markers
       *[other] these boost markers: { $boost-list }
    }.
describe-hand = { $who } holds { $cards ->
        [0] no bonus cards.
        [one] 1 bonus card.
       *[other] { $cards } bonus cards.
    }
describe-own-hand = You hold: { $cards }.
describe-active = It is the turn of { $racer }.
describe-dice = Dice of this turn: { $dice }, together { $sum }.
describe-markers = Boost markers lie face down on { $spaces }.
describe-no-markers = No boost markers lie on the track.
describe-piles = Crash piles: { $low }, { $middle } and { $high } cards. Goal deck: { $goal }. Bonus deck: { $bonus }.
describe-crash-card = The open crash card is “{ $card }”: { $effect }

## Expansion 1

close = close
stop-sign = STOP
slime-here = slime trail on spaces { $space } to { $last }: one die back, two dice forward, one die forward
stop-here = scrap yard: everybody stops on space { $space }
salvager-here = salvager on spaces { $space } to { $last }
pit-here = pit stop: its centre is space { $space }, with room for several racers
stack-here =
    { $left ->
        [0] no scrap tiles that count { $tile } left on space { $space }
        [one] 1 scrap tile that counts { $tile } left on space { $space }
       *[other] { $left } scrap tiles that count { $tile } left on space { $space }
    }
scrap-here = scrap tile on space { $space }, which counts { $tile }
scrap-tile = Scrap tile: its space counts { $tile }
scrap-tiles = Scrap tiles
abilities = Abilities
ability-tiles =
    { $tiles ->
        [0] No ability tiles are left at the pit stop
        [one] 1 ability tile left at the pit stop: show it
       *[other] { $tiles } ability tiles left at the pit stop: show them
    }
racer-in-lane = { $racer } in the pit lane, on space { $space }, lap { $lap }
slips = { $racer } slips
slips-back = backwards
slips-on = forwards
or-lane = or into the pit lane, to space { $space }
and-lost =
    { $lost ->
        [one] 1 lost
       *[other] { $lost } lost
    }
and-slime =
    { $place ->
        [1] then a die back
        [2] then two dice on
       *[other] then a die on
    }
and-scrap = and a scrap tile { $tile }
and-ability = and a new ability
describe-slime = The slime trail lies on spaces { $first }, { $second } and { $third }: whoever comes to stand there rolls one die and goes back, rolls two dice and goes forward, or rolls one die and goes forward.
describe-stop = The scrap yard lies on spaces { $first }, { $second } and { $third }: every move ends on space { $second }.
describe-salvager = The salvager lies on spaces { $first }, { $second } and { $third }. Scrap tiles left: { $stacks }.
describe-stack = { $left } that count { $tile }
describe-pit = The pit lane leaves the track behind space { $fork } and comes back to space { $rejoin }. Its spaces are { $first } to { $last }; every move ends in the centre, space { $centre }.
describe-ability-tiles = Ability tiles left at the pit stop: { $tiles }.
describe-no-ability-tiles = No ability tiles are left at the pit stop.
describe-scrap = A scrap tile on space { $space } counts { $tile }.
describe-in-lane =
    { $laps ->
        [0] Place { $place }: { $racer } ({ $who }) in the pit lane on space { $space }, in the first lap
        [one] Place { $place }: { $racer } ({ $who }) in the pit lane on space { $space }, with 1 lap marker
       *[other] Place { $place }: { $racer } ({ $who }) in the pit lane on space { $space }, with { $laps } lap markers
    }{ $centre ->
        [yes] , in the centre of the pit stop.
       *[no] .
    }
describe-abilities = Besides its own ability it has: { $abilities }.
describe-own-scrap = It has scrap tiles that count { $tiles }.
describe-halted = It may not drive on this turn.

## What happens to the reader: called out

touch-pushed = Pushed
touch-pushed-how = by { $racer }
touch-fight = Fight
touch-fight-how = { $racer } and you want the same space
touch-fight-won = Fight won
touch-fight-won-how = you drive on, { $racer } stays
touch-fight-lost = Fight lost
touch-fight-lost-how = { $racer } drives on, you stay
touch-blocked = Blocked
touch-blocked-how = { $lost ->
    [one] one space lost to scrap
   *[other] { $lost } spaces lost to scrap
}
touch-thrown-back = Back { $spaces }
touch-thrown-back-how = in somebody else’s turn
touch-thrown-on = On { $spaces }
touch-thrown-on-how = in somebody else’s turn
touch-overtaken = Overtaken
touch-overtaken-how = by { $racer }; you are number { $place }
## A bonus card, and the ability that adds to it

bonus-and-ability =
    { $spaces ->
        [one] Drive 1 space to space { $card }
       *[other] Drive { $spaces } spaces to space { $card }
    }, then { $added } more by your ability: space { $space }.
bonus-and-dice =
    { $spaces ->
        [one] Drive 1 space to space { $card }
       *[other] Drive { $spaces } spaces to space { $card }
    }, then { $dice } by your dice: space { $space }.
bonus-and-both =
    { $spaces ->
        [one] Drive 1 space to space { $card }
       *[other] Drive { $spaces } spaces to space { $card }
    }, then { $dice } by your dice and { $added } by your ability: space { $space }.
touch-overtaken-how = by { $racer }: you are number { $place }
