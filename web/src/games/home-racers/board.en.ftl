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
gear-short = { $gear ->
        [-1] rear gear
       *[other] gear { $gear }
    }
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
    .figure = { NUMBER($tiles, minimumFractionDigits: 1) }
odds-push = tiles on average, for { NUMBER($hits, minimumFractionDigits: 1) } car points
    .figure = +{ NUMBER($tiles, minimumFractionDigits: 1) }
    .short = tiles, −{ NUMBER($hits, minimumFractionDigits: 1) } of the car
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
describe-active = Round { $round }, on the move: { $who }.
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

## What happens to the reader: called out

touch-bumped = Bumped
touch-bumped-how = { $hits ->
    [0] by { $who }, no harm done
    [one] by { $who }, one hit
   *[other] by { $who }, { $hits } hits
}
touch-shoved = Shoved
touch-shoved-how = out of the way; you are in gear { $gear }
touch-held-up = Blocked
touch-held-up-how = by { $who }; { $lost ->
    [0] still in gear { $gear }
   *[other] down to gear { $gear }
}
touch-obstacle = Obstacle
touch-obstacle-how = { $hits ->
    [0] nothing broken
    [one] one hit
   *[other] { $hits } hits
}
touch-tires-lost = Tires −{ $lost }
touch-tires-lost-how = { $tires ->
    [one] one point left
   *[other] { $tires } points left
}
touch-damaged = Car −{ $lost }
touch-damaged-how = { $car ->
    [one] one point left
   *[other] { $car } points left
}
touch-tires-worn = Tires worn
touch-tires-worn-how = the limits of the next gear apply
touch-lost-control = Out of control
touch-lost-control-how = you stand still
touch-caltrops = Caltrops
touch-caltrops-how = you drove over them
touch-retired = Out of the race
touch-retired-how = no car point left
touch-limps = Limping
touch-limps-how = on in gear 1
touch-boosted = Booster +{ $more }
touch-boosted-how = { $more ->
    [one] one tile more
   *[other] { $more } tiles more
}
touch-leaked = Oil
touch-leaked-how = you slip aside
touch-gear-lost = Gear lost
touch-gear-lost-how = down to gear { $gear }
touch-overtaken = Overtaken
touch-overtaken-how = by { $who }; you are number { $place }
# Whole plans: a turn in three gestures, and the start

plan-start = Start here?
plan-thinking = Looking for good ways …
plan-places = Places to start from
plan-up = Up to gear { $gear }?
plan-stay = Stay in { $gear ->
        [-1] the rear gear
       *[other] gear { $gear }
    }?
plan-down = { $gear ->
        [-1] Into the rear gear?
       *[other] Down to gear { $gear }?
    }
plan-turn = Stop and turn?
plan-stand = Stand still?
plan-go-on = This way, in gear { $gear }?
plan-path = The proposed path
plan-tile = Tile { $tile }: { $way }, reached in { $chance } of all rolls{ $dice ->
        [0] {""}
        [one] , one danger die
       *[other] , { $dice } danger dice
    }. Bend the path here
way-straight = straight on
way-lane-left = lane change left
way-lane-right = lane change right
way-turn-left = turn left
way-turn-right = turn right
way-side-turn-left = wide turn left
way-side-turn-right = wide turn right
way-skid-left = skid left
way-skid-right = skid right
cost-within = { $number } of { $of }
cost-beyond = { $number } too many
lies-car = may bump { $name }
lies-caltrops = 3 tires off
lies-leak = may slip
lies-booster = +2 tiles
lies-station = new tires
bend-hint = Drag or tap a tile to bend the path
bend-hint-short = Drag a tile to bend
bend-waiting = Laying the rest anew …
bend-title = Where is tile { $tile } to lie?
bend-way = { $way }, { $dice ->
        [one] one danger die
       *[other] { $dice } danger dice
    }
bend-keep = Leave it as it is
risk-none = Nothing dangerous on this path.
risk-hit = { $tires ->
        [0] { $rolls } in 100 rolls cost a car point: the tires are worn, and tile { $tile } is one too many.
       *[other] { $rolls } in 100 rolls cost a tire of your { $tires }: tile { $tile } is one too many.
    }
risk-control = { $rolls } in 100 end out of control.
risk-bump = { $rolls ->
        [100] Every roll bumps { $name }: both cars may be hit, and you may be held up.
       *[other] { $rolls } in 100 rolls bump { $name }: both cars may be hit, and you may be held up.
    }
risk-crash = { $rolls } in 100 rolls end in the furniture: there is no room for the whole path.
roll-it = Roll
roll-help = { $gear ->
        [one] drive 1 tile, +1 per { $good } or more
       *[other] drive { $gear } tiles, +1 per { $good } or more
    }
turn-here = Turn here
stand-here = Stand still
stand-turns = The car stays and turns to where the arrow points.
stand-stays = The car stays as it is for this turn.
stand-tires = It gets new tires.
stand-help = gear 0, no roll
place-me = Place me here
place-best = the bot would start here, too
place-other = as you like
place-says = { $row ->
        [1] Front row
        [2] Second row
        [3] Third row
        [4] Fourth row
       *[other] Row { $row }
    }, { $side ->
        [left] on the left.
        [right] on the right.
       *[middle] in the middle.
    }
# Headings, from straight over the line or straight on; a notch is 15°
heading-ahead = straight on
heading-back = the other way round
heading-half-left = half left
heading-half-right = half right
heading-square-left = left
heading-square-right = right
heading-notches-left = { $notches ->
        [one] one notch left
       *[other] { $notches } notches left
    }
heading-notches-right = { $notches ->
        [one] one notch right
       *[other] { $notches } notches right
    }
# where several lie in the same row and on the same side
place-exactly = ({ $behind } back, { $across } from the right)
place-faces = The car faces { $heading }.
place-short = { $row ->
        [1] front row
        [2] 2nd row
        [3] 3rd row
       *[other] { $row }th row
    }
place-pin = Place { $number }: row { $row }, { $side ->
        [left] left
        [right] right
       *[middle] middle
    }
place-elsewhere = Somewhere else, exactly …
ahead-booster = A booster lies { $tiles ->
        [one] right ahead
       *[other] { $tiles } tiles ahead
    }.
ahead-caltrops = Caltrops lie { $tiles ->
        [one] right ahead
       *[other] { $tiles } tiles ahead
    }.
ahead-leak = A leak lies { $tiles ->
        [one] right ahead
       *[other] { $tiles } tiles ahead
    }.
ahead-station = A tire station lies { $tiles ->
        [one] right ahead
       *[other] { $tiles } tiles ahead
    }.
ahead-portal = A portal lies { $tiles ->
        [one] right ahead
       *[other] { $tiles } tiles ahead
    }.
inset = Show the whole course, or come near again
inset-title = Whole course

# What happened to me

news-boosted = Booster: +{ $more } tiles
    .more = you drove farther than you rolled
news-slipstream = Slipstream: +1 tile
    .more = right behind a car of your gear
news-tires-danger = { $lost ->
        [one] A tire point lost
       *[other] { $lost } tire points lost
    }
    .more = hits of your danger dice
news-tires-engine = { $lost ->
        [one] A tire point lost
       *[other] { $lost } tire points lost
    }
    .more = hits of your dice
news-tires-caltrops = Caltrops: −{ $lost } tires
    .more = you drove over them
news-car = { $lost ->
        [one] A car point lost
       *[other] { $lost } car points lost
    }
    .more = the car took a hit
news-car-engine = { $lost ->
        [one] A car point lost
       *[other] { $lost } car points lost
    }
    .more = the pushed engine
news-worn = Tires worn out
    .more = limits of the next higher gear now
news-obstacle = Into the furniture
    .more = gear 0, { $hits ->
        [0] no damage
        [one] one hit
       *[other] { $hits } hits
    }
news-control = Control lost
    .more = three hits or more: gear 0
news-held-up = Held up
    .more = a car in the way: gear { $gear } now
news-shoved = Shoved aside
    .more = gear { $gear } now
news-bumped = { $name } bumped into you
    .more = {""}
news-slipped = Slipped { $side ->
        [left] to the left
       *[right] to the right
    }
    .more = the leak took the step from you
news-slip-waits = A slip { $side ->
        [left] to the left
       *[right] to the right
    } waits
    .more = it takes your next step
news-new-tires = New tires: { $tires }
    .more = {""}
touch-overtaken-how = by { $who }: you are number { $place }
