# The words painted on the board of Wacky Races.

board = The road: { $tiles } tiles to the Finish Line, { $racers } racers
headline =
    { $season ->
        [0] Round { $round }
       *[other] Season { $season }, race { $number } · round { $round }
    } · first to tile { $finish } wins
headline-setup = Choosing racers
order-head = cards · powers · tile
neutral = neutral
never-placed = never placed
out-of-fuel = out of fuel
you = you
his = HIS
finish = Finish
start = Start
gas = Gas
deck = Movement deck
discard = Last discard
traps = His traps
follows = he follows this
sitting-out = sitting it out
deck-of = Movement deck: { $cards } cards
traps-of = His traps: { $cards } face down in the deck
discard-of =
    { $cards ->
        [0] The discard pile is empty
       *[other] Last discard: { $card }, { $cards } on the pile
    }
show-way = { $discard }. Show where Dastardly will go
he-goes = He would go to tile { $tile }.
he-leads = He would go to tile { $tile }, lead, and lay a trap.
he-runs-out = He would find no tile and run out of fuel.
he-unknown = Nobody knows where he would go.
tag-goes = he would go here
tag-trap = he would lay a trap here
tile-here = Tile { $tile }: { $kind }
tile-start = Start space { $tile }: { $kind }
trap-here = face-down trap on tile { $tile }
trap-open = { $trap } on tile { $tile }
racer-here = { $racer } ({ $who }) on tile { $tile }
villain-here = The Mean Machine on tile { $tile }
hand = Your hand
powers = Powers
dashboard = Your racer, hand and powers
dash-line = tile { $tile }, { $kind } · { $left } to go
matches = matches
any-tile = any tile
no-match = no match
no-more = no more
play-card = Play { $card }
card-of-hand = { $card } in your hand
no-cards = no cards
power-ready = ready
power-exhausted = exhausted
power-spent = used
power-auto = works by itself
when-auto = auto
when-start = start
when-mid = mid
when-first = first
when-any = any
when-auto-long = works by itself, against its trap
when-start-long = before the first card of your turn
when-mid-long = after the first card of your turn
when-first-long = right after the first card of your turn
when-any-long = any time in your turn
spectator = You are watching.
no-racer = No racer yet.
slow = only one card next turn
muddy = no redraw
stand-on = You stand on { $kind }, tile { $tile }.
    .short = { $kind }, tile { $tile }
card-number = card { $number } of { $plays }
leads-to = To tile { $tile }, { $kind }.
stays = You stay on tile { $tile }.
into-trap = A trap lies there!
trap-sprung = Trap!
trap-cancelled = Cancelled: { $power }
trap-harmless = Does nothing to a neutral racer
trap-seen = Only you see this
trap-taken = Taken away
neutral-racers = The neutral racers move
mean-machine = Mean Machine
standings = Standings
standings-after = After race { $number } of season { $season }
standings-close = Close
points = { $points } points
wins-of =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
titles-of =
    { $titles ->
        [one] 1 title
       *[other] { $titles } titles
    }
in-all = { $points } in all
gained = +{ $points }
choose = Choose your racer

## The board in words

describe-road = The road runs over { $tiles } tiles: { $list }.
describe-part = { $tile } { $kind }
describe-round =
    { $season ->
        [0] It is round { $round }.
       *[other] It is round { $round } of race { $number } in season { $season }.
    }
describe-setup = The racers are still being chosen.
describe-over = The race is over: { $racer } has won.
describe-racer = Place { $place }: { $racer } ({ $who }) on tile { $tile }, { $kind }.
describe-slow = { $racer } may play only one card in its next turn.
describe-muddy = { $racer } will not redraw.
describe-powers = Powers of { $racer } that are ready: { $powers }.
describe-no-powers = All powers of { $racer } are exhausted.
describe-villain = Dastardly is on tile { $tile }.
describe-villain-out = Dastardly has run out of fuel.
describe-villain-goes = If the turn ended now he would go to tile { $tile }.
describe-traps = Face-down traps lie on tiles { $tiles }.
describe-open-trap = { $trap } lies open on tile { $tile }.
describe-known-trap = You know the trap on tile { $tile }: { $trap }.
describe-no-traps = No traps lie on the road.
describe-hand = Your hand: { $cards }.
describe-hand-of =
    { $cards ->
        [one] { $who } holds 1 card.
       *[other] { $who } holds { $cards } cards.
    }
describe-discard = On top of the discard pile: { $card }.
describe-decks = { $deck } Movement cards and { $traps } traps are left in the decks.
describe-active = It is the turn of { $racer }.
describe-points = { $racer } has { $points } points.

## The end

wins-title = { $name } wins!
champion-title = { $name } is champion!
after-rounds =
    { $rounds ->
        [one] after 1 round
       *[other] after { $rounds } rounds
    }
nobody-drives = and nobody drives it
with-points = with { $points } points
how = How the race went
how-last = How the last race went
lead-changes =
    { $changes ->
        [one] 1 lead change
       *[other] { $changes } lead changes
    }
start-axis = start
turns-axis = turns
story-start = On the grid
story-leads = Turn { $turn }: { $racer } leads
story-takes = Turn { $turn }: { $racer } takes the lead
story-slider = Turn of the race
graph = Order in the race, turn by turn. { $lines }
graph-line = { $racer }: from place { $first } to place { $last }.

## What happens to the reader: called out

touch-robbed = Robbed
touch-robbed-how = one card, by { $racer }
touch-swapped = Swapped
touch-swapped-how = { $racer } took your place; you are on tile { $tile }
touch-pushed-back = Back { $tiles }
touch-pushed-back-how = by { $racer }
touch-pushed-on = On { $tiles }
touch-pushed-on-how = thanks to { $racer }
touch-trap = Trapped
touch-trap-how = { $trap }
touch-saved = Saved
touch-saved-how = { $power } cancels { $trap }
touch-slowed = Slowed
touch-slowed-how = one card in your next turn
touch-bogged = Muddy
touch-bogged-how = you draw no cards
touch-turn-lost = Turn over
touch-turn-lost-how = the trap ends it
touch-no-redraw = No cards
touch-no-redraw-how = you draw none this time
touch-power-lost = Power gone
touch-power-lost-how = { $power }, by { $racer }
touch-card-lost = Card gone
touch-card-lost-how = { $card }, by { $racer }
touch-overtaken = Overtaken
touch-overtaken-how = by { $racer }: you are number { $place }
## The end, where nobody drives the winner

you-best-title = Best of you all: you!
best-title = { $name } is best of all!
best-behind =
    { $place ->
        [2] { $name } is second; { $neutral } came first, and nobody drives it
        [3] { $name } is third; { $neutral } came first, and nobody drives it
       *[other] { $name } is number { $place }; { $neutral } came first, and nobody drives it
    }
