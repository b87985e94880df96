# The words painted on the board of Home Racers, in English.

headline = { $course } · round { $round } · { $tiles } tiles{ $laps ->
        [one] {""}
       *[other] , { $laps } laps
    }
order-head = lap · gear · tires · car
course-own = a course of your own
board = { $course }: { $cars ->
        [one] one car
       *[other] { $cars } cars
    } on { $surfaces ->
        [one] one surface
       *[other] { $surfaces } surfaces
    }
car-on = { $who }: { $surface }, gear { $gear }
surface = { $kind }: surface { $number }
surface-floor = floor
on-floor = on the floor
surface-sofa = sofa
on-sofa = on the sofa
surface-table = table
on-table = on the table
surface-desk = desk
on-desk = on the desk
surface-bed = bed
on-bed = on the bed
surface-shelf = shelf
on-shelf = on the shelf
surface-counter = counter
on-counter = on the counter
surface-chair = chair
on-chair = on the chair
start = start
finish = finish
start-finish = start · finish
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-pink = pink
tile-portal = portal
tile-caltrops = caltrops
tile-leak = leak
tile-station = tire station
tile-booster = booster

black-danger = Danger dice
black-engine = Engine dice
black-obstacle = Into the furniture
black-collision = Collision dice
black-leak = Leak
black-hits = { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }

zoom-closer = Look closer
zoom-whole = See the whole room

you = you
your-car = Your car, { $colour }
you-place = You · { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
lap = lap
lap-of = lap { $lap } of { $laps }
gear = Gear
gear-now = The gear lever, in gear { $gear }
gear-short = gear { $gear }
this-path = This path
limit-lane = Lane change
limit-turn = Turn
limit-lane-short = Lanes
limit-turn-short = Turns
limit-left = { $left } of { $of } left
tiles = Tiles
tiles-laid = { $laid } of { $of } tiles laid
dice = Dice
dice-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
dice-rule = { $gear ->
        [0] stands still
        [one] 1 tile, +1 per { $good } or more
       *[other] { $gear } tiles, +1 per { $good } or more
    }
die-waiting = not rolled yet
dice-figure = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
danger-pool = danger pool: { $dice }
danger-short = Danger
tires-and-car = Tires and car
tires = Tires
car = Car
worn = worn tires
slips-left = slips left
slips-right = slips right
next-gate = { $status ->
        [finished] Across the line
        [retired] Out of the race
        [waiting] Not yet placed
       *[driving] { $gate ->
            [0] Next: the line
           *[other] Next: gate { $gate }
        }
    }
status-finished = finished
status-retired = retired
status-waiting = waiting
status-driving = driving

side-ahead = Ahead
side-left = Left
side-right = Right
side-back = Back

odds-title = Odds
odds-help = where the roll will stop you
odds-all = Where the roll stops: { $list }
odds-at = tile { $tile } { $chance }
odds-tiles = tiles on average
odds-push = more tiles, and { $hits } hits to the engine
odds-stop = to stop on tile { $tile }
odds-danger = { $dice ->
        [one] to roll this die
       *[other] to roll these dice
    }
tile-number = tile { $tile }

describe-course = { $course }, { $length } tiles long. Surfaces: { $surfaces }. { $circular ->
        [yes] { $laps ->
            [one] One lap.
           *[other] { $laps } laps.
        }
       *[no] From line to line.
    }
describe-gates = { $gates ->
        [0] No gates besides the line.
        [one] One gate after the starting line.
       *[other] { $gates } gates after the starting line, in this order.
    }
describe-gate = Gate { $number }: a line { $surface }.
describe-portal-gate = Gate { $number }: the { $colour } portal.
describe-tile = { $kind }: { $count }.
describe-car = { $place }. { $who }, { $colour }: { $surface }, facing { $heading }, gear { $gear }, lap { $lap }, about { $tiles } tiles to { $gate ->
        [0] the line
       *[other] gate { $gate }
    }; { $tires } tire and { $points } car points.
describe-finished = { $place }. { $who }, { $colour }: finished.
describe-retired = { $place }. { $who }, { $colour }: retired.
describe-waiting = { $who }, { $colour }: not placed yet.
describe-active = Round { $round }: it is the turn of { $who }.
describe-over = The race is over.
describe-path = The path: { $laid } of { $of } tiles; { $lanes } lane changes and { $turns } turns left; { $danger } danger dice.
describe-dice = Dice { $dice }: { $tiles } tiles.
compass-e = right
compass-se = down and right
compass-s = down
compass-sw = down and left
compass-w = left
compass-nw = up and left
compass-n = up
compass-ne = up and right

wins-title = { $name } wins!
you-win-title = You win!
time-title = { $turns } turns
nobody-title = Nobody wins
after-rounds = { $rounds ->
        [one] after one round
       *[other] after { $rounds } rounds
    }
how = How the race went
lead-changes = { $changes ->
        [0] no lead change
        [one] 1 lead change
       *[other] { $changes } lead changes
    }
story-start = The start
story-takes = Round { $turn }: { $racer } takes the lead
story-leads = Round { $turn }: { $racer } leads
story-slider = Round
graph = The order from round to round. { $lines }
graph-line = { $racer } from { $first } to { $last }.
start-axis = start
turns-axis = rounds
