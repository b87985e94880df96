# Home Racers in English. The conventions of ids and variables are told in jalopy/texts.py.
#
# event-<kind>[-<rule>], question-<kind>, option-<key> (.hint), barred-<reason>, place-<reason>,
# name-<value> (.effect or .ability), setting-<name> (.help), setting-<name>-<value>.
# Headings are degrees, 0 is east and 90 is south; places are thousandths of a tile from the upper left corner.

game = Home Racers
    .pitch = Toy cars over floor, sofa and table: lay your path, roll your gear, and mind the cat.


## Manoeuvres, tiles, courses

name-straight = straight on
name-lane-left = lane change to the left
name-lane-right = lane change to the right
name-turn-left = left turn
name-turn-right = right turn
name-side-turn-left = left turn to the side
name-side-turn-right = right turn to the side
name-skid-left = skid to the left
name-skid-right = skid to the right

name-left = left
name-middle = middle
name-right = right
name-nowhere = nowhere
name-path-end = the end of the path

name-portal = portal
name-caltrops = caltrops
name-leak = leak
name-booster = booster
name-station = tire station

name-floor = floor
name-sofa = sofa
name-table = table
name-desk = desk
name-bed = bed
name-shelf = shelf
name-counter = counter
name-chair = chair

name-green = green
name-orange = orange
name-blue = blue
name-yellow = yellow
name-pink = pink


## Settings

setting-course = Course
    .help = The course: one that comes with the game, or a word of your own.
setting-course-ottoman = Round the ottoman
setting-course-living-room = Living room
setting-course-rug-oval = Round the cat
setting-course-desk-sprint = Desk sprint
setting-course-bookshelf = Bookshelf
setting-course-kitchen = Kitchen
setting-course-bedroom = Bedroom
setting-laps = Laps
    .help = Laps of a circular course; 0 is what the course says.
setting-laps-0 = as the course says
setting-laps-1 = 1
setting-laps-2 = 2
setting-laps-3 = 3
setting-laps-4 = 4
setting-laps-5 = 5
setting-laps-6 = 6
setting-laps-7 = 7
setting-laps-8 = 8
setting-laps-9 = 9
setting-any_tiles = Any tiles
    .help = The course may use more tiles than the box has.
setting-rear_gear = Rear gear
    .help = A standing car may drive backwards in gear -1.
setting-skidding = Skidding
    .help = Two more turns, of 120 degrees, always dangerous.
setting-slipstream = Slipstream
    .help = One tile more right behind a car of the same heading and gear.
setting-hard_braking = Hard braking
    .help = Two gears down at once, for two danger dice.
setting-strict_limits = Strict limits
    .help = Nothing beyond the table of limits may be laid.
setting-family = Family
    .help = A car without points stays in the race, in gear 1 at most.
setting-finish = Finish
    .help = The first car across the line wins, or the round is finished and the farthest beyond it wins.
setting-finish-first = first across
setting-finish-round = whole round
setting-rounds = Limit of rounds
    .help = The race ends after so many rounds for each lap, or each 60 tiles of a longer one.
setting-rounds-20 = 20
setting-rounds-40 = 40
setting-rounds-60 = 60
setting-rounds-100 = 100


## Questions

question-start-place = Where will your car start?
question-start-spot = Which spot behind the line?
question-start-heading = Which way will it face?
question-choose-gear = Which gear? You are in { $gear ->
        [-1] the rear gear
       *[other] gear { $gear }
    }.
question-turn-on-the-spot = Which way will you turn?
question-lay-tile = Which way for tile { $tile } of { $of }? Unused: { $turns_left ->
        [one] 1 turn
       *[other] { $turns_left } turns
    } and { $lanes_left ->
        [one] 1 lane change
       *[other] { $lanes_left } lane changes
    }; danger so far: { $danger }.
question-roll = The path lies. Roll?
question-push-engine = { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    } Push the engine?
question-change-tires = Change your tires here? You have { $tires } of { $full }.
question-tire-station = Stop for new tires? You have { $tires } of { $full }.


## Answers

option-place = Start facing { $value }°
    .hint = Row { $row }, { $side }; in tiles, { $behind } behind the line and { $across } from its right end.
option-elsewhere = Elsewhere
    .hint = Any spot behind the line, any heading.
option-at = Spot { $value }
    .hint = Tiles across and tiles down.
option-heading = Face { $value }°
option-gear = Gear { $value }
option-gear-0 = Stand still
    .hint = You may turn on the spot.
option-gear--1 = Rear gear
    .hint = One tile backwards, two with a 5 or 6.
option-brake = Brake hard to gear { $value }
    .hint = Two danger dice.
option-straight = Straight on
option-lane = Lane change to the { $value }
    .hint = { $dice ->
        [0] Within the limits.
        [one] Beyond the limits: one danger die.
       *[other] Beyond the limits: { $dice } danger dice.
    }
option-turn = Turn { $value }
    .hint = { $dice ->
        [0] Within the limits.
        [one] Beyond the limits: one danger die.
       *[other] Beyond the limits: { $dice } danger dice.
    }
option-side-turn = Turn { $value }, to the side
    .hint = { $dice ->
        [0] Within the limits.
        [one] Beyond the limits: one danger die.
       *[other] Beyond the limits: { $dice } danger dice.
    }
option-skid = Skid { $value }
    .hint = { $dice ->
        [one] Always dangerous: one danger die.
       *[other] Always dangerous: { $dice } danger dice.
    }
option-back-straight = Straight back
option-back-lane = Lane change back, { $value }
    .hint = { $dice ->
        [0] Within the limits.
        [one] Beyond the limits: one danger die.
       *[other] Beyond the limits: { $dice } danger dice.
    }
option-back-turn = Back round to the { $value }
option-back-side-turn = Back round to the { $value }, from the side
option-roll = Roll
option-keep = Keep this roll
option-push = Roll { $value } dice again
    .hint = Each may cost a car point: an engine die, with 5 or 6.
option-push-1 = Roll 1 die again
    .hint = It may cost a car point: one engine die, with 5 or 6.
option-stop = Stop here
    .hint = New tires, gear 0.
option-drive-on = Drive on
option-change-tires = Change them
    .hint = New tires, and no slip.
option-keep-tires = Keep the old ones


## What may not be answered

barred-not-listed = Cars may start there, but it is not among the places listed here: choose Elsewhere.
barred-elsewhere-first = Choose Elsewhere first, then the spot.
barred-elsewhere-chosen = You have chosen a place elsewhere: now comes its spot, then its heading.
barred-spot-first = First comes the place, then where the car faces.
barred-spot-chosen = The spot is chosen: now comes the heading.
barred-no-heading = Headings are 0° to 345°, in steps of 15°.
barred-no-spot = Spots lie a quarter of a tile apart.
barred-not-behind = The whole tile has to lie behind the starting line, between its ends, four tiles away at most.
barred-on-a-tile = A tile of the course lies there.
barred-cut-off = From there no way leads to the line.
barred-on-a-car = It would overlap the tile of a car that stands there already.
barred-no-room-for-others = That would leave no room for { $cars ->
        [one] the car that comes
       *[other] the { $cars } cars that come
    } after you.
barred-not-placed = First your car has to be placed behind the line.
barred-placed = Your car was placed before the race.
barred-limping = Without car points there is no gear above 1.
barred-reversing = After the rear gear comes gear 0, or the rear gear again.
barred-one-step = The gear changes by one a turn, and you are in gear { $gear }.
barred-no-such-gear = There are the gears 0 to { $top }.
barred-no-rear-gear = This race is driven without the rear gear.
barred-rear-from-0 = The rear gear can only be chosen in gear 0, and you are in gear { $gear }.
barred-no-braking = This race is driven without hard braking.
barred-brakes-two = Braking hard leads down by exactly two gears, and you are in gear { $gear }.
barred-gear-chosen = The gear is chosen once in a turn, and it is { $gear }.
barred-turns-in-gear-0 = Only a car that chooses gear 0 turns on the spot.
barred-turns-onto-car = It would come to lie under a car: { $seats }.
barred-stands-still = In gear 0 the car does not move.
barred-no-room = The tile would lie on an obstacle or over the edge.
barred-beyond-limits = The limits are strict, and this is used up.
barred-on-the-path = The path would cross itself.
barred-only-backwards = In the rear gear the path leads backwards.
barred-only-in-rear-gear = Only in the rear gear the path leads backwards.
barred-no-skidding = This race is driven without skidding.
barred-too-slow = Cars skid in gear { $gear } and higher.
barred-poor-dice = Only dice that show 1 to 4 are rolled again, and there { $dice ->
        [one] is 1 of them
       *[other] are { $dice } of them
    }.
barred-not-at-station = That is for a car whose drive has just come to a tire station.
barred-not-standing-at-station = That is for a car in gear 0 at a tire station that needs new tires.
barred-tires-first = First say whether you change the tires; then you may turn.
barred-too-early = That comes later in the turn: gear, path, roll, engine, drive.
barred-too-late = That is done already in this turn: gear, path, roll, engine, drive.


## What happens

event-rolled-for-order = For the order, { $seats } roll { $dice }.
event-placed =
    { $you ->
        [yes] You place your car behind the line.
       *[no] { $seat } places a car behind the line.
    }
event-round-began = Round { $round }: { $seats }.
event-turn-began =
    { $you ->
        [yes] Your turn
       *[no] It is the turn of { $seat }
    }, { $gear ->
        [-1] in the rear gear
       *[other] in gear { $gear }
    }.
event-gear-chosen =
    { $you ->
        [yes] You choose gear { $gear }.
       *[no] { $seat } chooses gear { $gear }.
    }
event-gear-chosen-HR-9-1 =
    { $you ->
        [yes] You put it into reverse.
       *[no] { $seat } goes into reverse.
    }
event-gear-chosen-HR-9-4 =
    { $you ->
        [yes] You brake hard, down to gear { $gear }.
       *[no] { $seat } brakes hard, down to gear { $gear }.
    }
event-turned =
    { $you ->
        [yes] You turn on the spot.
       *[no] { $seat } turns on the spot.
    }
event-stood-still =
    { $you ->
        [yes] You stand still.
       *[no] { $seat } stands still.
    }
event-tile-laid = Tile { $tile }: { $manoeuvre }.
event-tile-laid-HR-4-7 = Tile { $tile }: { $manoeuvre }, for { $dice ->
        [one] one danger die
       *[other] { $dice } danger dice
    }.
event-tile-laid-HR-9-1 = Tile { $tile }, backwards: { $manoeuvre }{ $dice ->
        [0] .
        [one] , for one danger die.
       *[other] , for { $dice } danger dice.
    }
event-tile-laid-HR-9-2 = Tile { $tile }: { $manoeuvre }, for { $dice ->
        [one] one danger die
       *[other] { $dice } danger dice
    }.
event-path-ended = The path ends after { $tiles } of { $of } tiles: there is no room.
event-path-ended-HR-9-5 = The path ends after { $tiles } of { $of } tiles: the limits are strict.
event-rolled =
    { $you ->
        [yes] You roll { $dice }: { $tiles ->
            [one] 1 tile.
           *[other] { $tiles } tiles.
        }
       *[no] { $seat } rolls { $dice }: { $tiles ->
            [one] 1 tile.
           *[other] { $tiles } tiles.
        }
    }
event-slipstream =
    { $you ->
        [yes] The slipstream gives you one tile more.
       *[no] The slipstream gives { $seat } one tile more.
    }
event-pushed =
    { $you ->
        [yes] You push the engine and have { $dice } now: { $tiles ->
            [one] 1 tile.
           *[other] { $tiles } tiles.
        }
       *[no] { $seat } pushes the engine and has { $dice } now: { $tiles ->
            [one] 1 tile.
           *[other] { $tiles } tiles.
        }
    }
event-drove =
    { $you ->
        [yes] You drive { $tiles ->
            [1] one tile.
           *[other] { $tiles } tiles.
        }
       *[no] { $seat } drives { $tiles ->
            [1] one tile.
           *[other] { $tiles } tiles.
        }
    }
event-danger-rolled = Danger dice: { $dice }. Hits: { $hits }.
event-engine-rolled = Engine dice: { $dice }. Hits: { $hits }.
event-hit-obstacle =
    { $you ->
        [yes] You run into an obstacle: { $dice }. Hits: { $hits }.
       *[no] { $seat } runs into an obstacle: { $dice }. Hits: { $hits }.
    }
event-tires-lost =
    { $you ->
        [yes] You lose { $lost ->
            [one] 1 tire point,
           *[other] { $lost } tire points,
        } { $tires } left.
       *[no] { $seat } loses { $lost ->
            [one] 1 tire point,
           *[other] { $lost } tire points,
        } { $tires } left.
    }
event-car-damaged =
    { $you ->
        [yes] Your car loses { $lost }, { $car } left.
       *[no] The car of { $seat } loses { $lost }, { $car } left.
    }
event-tires-worn =
    { $you ->
        [yes] Your tires are worn: the limits of the next gear apply.
       *[no] The tires of { $seat } are worn: the limits of the next gear apply.
    }
event-lost-control =
    { $you ->
        [yes] You lose control and stand still.
       *[no] { $seat } loses control and stands still.
    }
event-retired =
    { $you ->
        [yes] Your car is done for. You retire.
       *[no] The car of { $seat } is done for and retires.
    }
event-limps =
    { $you ->
        [yes] Your car limps on in gear 1.
       *[no] The car of { $seat } limps on in gear 1.
    }
event-caltrops =
    { $you ->
        [yes] You drive over caltrops.
       *[no] { $seat } drives over caltrops.
    }
event-boosted =
    { $you ->
        [yes] The booster gives you { $more } tiles more.
       *[no] The booster gives { $seat } { $more } tiles more.
    }
event-leaked =
    { $you ->
        [yes] You come onto the leak and roll { $die }: { $die ->
            [3] no slip.
            [4] no slip.
           *[other] slipping { $slips }.
        }
       *[no] { $seat } comes onto the leak and rolls { $die }: { $die ->
            [3] no slip.
            [4] no slip.
           *[other] slipping { $slips }.
        }
    }
event-slipped =
    { $you ->
        [yes] You slip to the { $slips }, instead of: { $instead }.
       *[no] { $seat } slips to the { $slips }, instead of: { $instead }.
    }
event-slip-waits =
    { $you ->
        [yes] You will slip to the { $slips } with your next step.
       *[no] { $seat } will slip to the { $slips } with the next step.
    }
event-changed-tires-HR-6-9 =
    { $you ->
        [yes] You stand there and get new tires: { $tires } points.
       *[no] { $seat } stands there and gets new tires: { $tires } points.
    }
event-changed-tires =
    { $you ->
        [yes] You stop and get new tires: { $tires } points.
       *[no] { $seat } stops and gets new tires: { $tires } points.
    }
event-jumped =
    { $you ->
        [yes] You go through the { $colour } portal.
       *[no] { $seat } goes through the { $colour } portal.
    }
event-bumped =
    { $you ->
        [yes] You bump into { $seats-accusative } and roll { $dice }:
       *[no] { $seat } bumps into { $seats-accusative } and rolls { $dice }:
    } { $on_target ->
        [0] no hit
        [one] one hit
       *[other] { $on_target } hits
    } there, { $on_mover ->
        [0] none
        [one] one
       *[other] { $on_mover }
    } in return.
event-shoved =
    { $you ->
        [yes] You are shoved aside, down to gear { $gear }.
       *[no] { $seat } is shoved aside, down to gear { $gear }.
    }
event-held-up =
    { $you ->
        [yes] You are held up by { $seats-dative }, in gear { $gear } now.
       *[no] { $seat } is held up by { $seats-dative }, in gear { $gear } now.
    }
event-held-up-HR-6-8 =
    { $you ->
        [yes] You stay at the entrance, for the exit is taken: { $seats }. You are in gear { $gear } now.
       *[no] { $seat } stays at the entrance, for the exit is taken: { $seats }. The gear is { $gear } now.
    }
event-gate-passed =
    { $you ->
        [yes] { $gate ->
            [0] You cross the starting line.
           *[other] You pass gate { $gate }.
        }
       *[no] { $gate ->
            [0] { $seat } crosses the starting line.
           *[other] { $seat } passes gate { $gate }.
        }
    }
event-lap-began =
    { $you ->
        [yes] You begin lap { $lap } of { $laps }.
       *[no] { $seat } begins lap { $lap } of { $laps }.
    }
event-finished =
    { $you ->
        [yes] You cross the finishing line in turn { $turns }!
       *[no] { $seat } crosses the finishing line in turn { $turns }!
    }
event-nobody-finished = Nobody has finished.
event-time-is-up = Round { $round } was the last: time is up.
event-race-over = The race is over: { $seats }.


## Places

place-winner =
    { $turns ->
        [one] first across the line, in { $turns } turn
       *[other] first across the line, in { $turns } turns
    }
place-farthest =
    { $turns ->
        [one] farthest beyond the line, in { $turns } turn
       *[other] farthest beyond the line, in { $turns } turns
    }
place-time-trial =
    { $turns ->
        [one] finished in { $turns } turn
       *[other] finished in { $turns } turns
    }
place-finished =
    { $turns ->
        [one] finished in { $turns } turn
       *[other] finished in { $turns } turns
    }
place-retired = retired
place-time-up =
    { $gates ->
        [one] on the way when time was up, { $gates } gate passed
       *[other] on the way when time was up, { $gates } gates passed
    }
place-on-the-way =
    { $gates ->
        [one] still on the way, { $gates } gate passed
       *[other] still on the way, { $gates } gates passed
    }

## Courses and settings that are refused

refused-no-course = There is no such course; there are { $known }, and words of your own.
refused-course-too-long = A course is told in at most { $most } signs, not { $signs }.
refused-item-unreadable = Item { $number }, '{ $item }', is not a name with numbers behind it, joined by underscores.
refused-item-too-far = Item { $number }, '{ $item }', has a number above { $most }.
refused-item-outline = Item { $number }, '{ $item }', needs 0 or 1 and then the corners of its outline, three or more, as pairs of numbers.
refused-item-solid = Item { $number }, '{ $item }', begins with 1 if it stands in the way of surfaces before it, else with 0.
refused-item-no-portal = Item { $number }, '{ $item }', is no portal of the box; their colours are { $colours }.
refused-item-nothing = Item { $number }, '{ $item }', is nothing that a course may hold.
refused-item-numbers = Item { $number }, '{ $item }', needs { $needed } numbers ({ $wanted }), not { $there }.
refused-item-heading = Item { $number }, '{ $item }', has a heading above 23.
refused-item-zero = Item { $number }, '{ $item }', has no { $wanted }.
refused-course-surfaces = A course has 1 to { $most } rooms and other surfaces, not { $there }.
refused-course-line =
    { $there ->
        [0] There is no starting line yet.
       *[other] A course has one starting line, not { $there }.
    }
refused-course-one-finish = A course has one finishing line at most, and says once how many laps there are.
refused-course-finish-laps = A course with a finishing line of its own is driven once, without laps.
refused-course-pair = There is one pair of { $colour } portals, and it has to lie there to be driven through.
refused-course-gates = A course has at most { $most } gates, not { $there }.
refused-course-no-gate = A circular course needs a gate or a portal to pass, or turning round at the line would do.
refused-course-laid = There are at most { $most } tiles on a course, not { $there }.
refused-course-outline = The outline of a surface ({ $surface }) must be a ring of at most { $most } corners that does not cross itself.
refused-course-laps = A race has at most { $most } laps, not { $there }.
refused-course-no-surface = '{ $item }' lies on surface { $surface }, and there are only { $there }, counted from 0.
refused-course-ends =
    { $item ->
        [line] The starting line
        [finish] The finishing line
       *[gate] A gate
    } needs two different ends.
refused-course-furniture = A course has at most { $most } pieces of furniture, not { $there }.
refused-course-area = All surfaces together hold at most about { $most } tiles, not { $there }.
refused-course-spread = The surfaces reach too far: the rectangles round them hold at most about { $most } tiles, not { $there }.
refused-tile-not-flat =
    { $colour ->
        [none] A tile ({ $tile })
       *[other] The { $colour } portal
    } at { $x }, { $y } does not lie flat: it is on furniture or over the edge.
refused-tile-on-another =
    { $colour ->
        [none] A tile ({ $tile })
       *[other] The { $colour } portal
    } at { $x }, { $y } lies on another tile.
refused-gate-short =
    { $gate ->
        [0] The starting line is shorter than a tile.
       *[other] Gate { $gate } is shorter than a tile.
    }
refused-gate-unreachable = The gate { $gate } cannot be reached from the one before it.
refused-course-open = The ring does not close: from the last gate there is no way to the line.
refused-course-short = A lap is at least { $least } tiles long, and this one has { $there }: turning round at the line would do.
refused-start-room = There is room for { $cars } cars behind the starting line, and { $needed } are needed.
refused-not-driven =
    The course cannot be driven: no car gets { $gate ->
        [0] across the line
       *[other] through gate { $gate }
    }; make the way wider, or the bend gentler.
refused-box-of-kind = The box has { $there } { $tile } tiles, and the course uses { $used }; “{ setting-any_tiles }” lifts this.
refused-box-two-sided = Portals and other tiles share { $there } two-sided tiles, and the course uses { $used }; “{ setting-any_tiles }” lifts this.
refused-points-order = Nobody can begin with at least { $least } points and at most { $most }.
refused-laps-one-way = It is for a circular course; this one is driven once, from line to line.


## What a table agrees on at one stroke

preset-quick = Quick
    .hint = Across the desk, past mug and lamp; nobody drops out.
preset-classic = Classic
    .hint = Round the ottoman, through two portals.
preset-everything = Everything
    .hint = The living room, with skids, slipstream and hard brakes.
preset-solitaire = Time trial
    .hint = You alone: as few turns as you can.
## About the things on the table

about-car =
    { $you ->
        [yes] Your car
       *[no] { $seat }’s car
    }
about-car-red = The red one
about-car-yellow = The yellow one
about-car-green = The green one
about-car-blue = The blue one
about-car-does = Each turn: choose a gear, lay a path, roll the gear dice and drive.
about-car-waiting = Not placed yet.
about-car-driving = Number { $place } of the race, in lap { $lap } of { $laps }.
about-car-finished = It has finished, as number { $place }.
about-car-retired = Out of the race: it had no car points left.
about-car-gear = In gear { $gear }.
about-car-points = { $tires } of { $full } tire points and { $body } of { $full } car points left.
about-car-worn = Its tires are worn: the limits of the next higher gear apply.
about-car-slips = It slips to the { $side } with its next step.
about-car-slipstream = In a slipstream: one tile more in this round.
about-tile = Tile of the course
about-tile-count =
    { $count ->
        [one] There is one on this course.
       *[other] There are { $count } on this course.
    }
about-tile-portal = Whoever enters it goes on at the exit of the same colour; the jump costs nothing.
about-tile-caltrops = Whoever comes onto them loses 3 tire points.
about-tile-leak = A black die decides: with 1 or 2 the car slips to the left, with 5 or 6 to the right.
about-tile-booster = 2 more tiles in this turn, each booster once a turn.
about-tile-station = Stop here for new tires: the rest of the move is lost, and the gear becomes 0.
about-gate = Gates are passed in their order
about-gate-line = Starting line
about-gate-gate = Gate { $number }
about-gate-finish = Finish
about-gate-portal = Gate { $number }, a portal
about-gate-line-does = A lap begins and ends here.
about-gate-gate-does = Whoever drives past without crossing it has to come back.
about-gate-finish-does = Whoever crosses it after all gates has finished.
about-gate-portal-does = It counts when the car goes through this portal.
about-gate-next-for = Next for { $seats-accusative }.
about-gate-next-for-nobody = Nobody has to cross it next.
about-gear = Gear { $gear }
about-gear-kind = As many dice as the gear
about-gear-does = { $gear ->
        [one] One die: 1 tile for sure, and more
       *[other] { $gear } dice: { $gear } tiles for sure, and more
    } for each good one.
about-gear-change = In a turn the gear goes up by one, down by one, or stays.
about-gear-0-does = Standing still: the car may turn on the spot.
about-gear-driven = Driven by { $seats }.
about-gear-nobody = Nobody drives in it now.
about-sheet = On every player’s sheet
about-tires = Tires
about-tires-does = Hits cost tire points first. Without any, tires are worn: the limits of the next higher gear apply.
about-tires-of =
    { $you ->
        [yes] You: { $count } of { $full }.
       *[no] { $seat }: { $count } of { $full }.
    }
about-body = Car points
about-body-does = Hits cost them when there are no tire points left, and pushing the engine always. Without any the car retires.
about-body-of =
    { $you ->
        [yes] You: { $count } of { $full }.
       *[no] { $seat }: { $count } of { $full }.
    }
about-danger = Danger dice
about-danger-kind = Black dice after the drive
about-danger-does = One for each risk that was driven. Each { $hit } or more is a hit; three hits at once stop the car.
about-danger-planned = The path that lies now takes { $count }.
about-limits = Turns and lane changes
about-limits-kind = What a gear allows
about-limits-does = Gears 1 and 2: two turns. Gear 3: one turn, one lane change. Gears 4 and 5: two lane changes. More may be laid, for danger dice.
about-limits-left = On this path still: { $turns } turns, { $lanes } lane changes.
about-obstacle = Obstacle
about-obstacle-kind = Furniture in the way
about-obstacle-does = No path leads over it. A car that must drive on and cannot stops, rolls as many black dice as its gear and stands in gear 0.


## What differs between answers ($by: an amount, $more: of it or less; $chance and $instead: in per cent)

telling-way =
    { $more ->
        [yes] { $count ->
            [one] { $by } tile nearer to the finish on average
           *[other] { $by } tiles nearer to the finish on average
        }
       *[no] { $count ->
            [one] { $by } tile less on the way to the finish on average
           *[other] { $by } tiles less on the way to the finish on average
        }
    }
telling-collision =
    { $chance ->
        [0] no risk of a collision this turn instead of { $instead } %
       *[other] { $chance } % risk of a collision this turn instead of { $instead } %
    }
    .risk = { $chance } % risk of a collision this turn
telling-retired =
    { $chance ->
        [0] no risk of having to retire this turn instead of { $instead } %
       *[other] { $chance } % risk of having to retire this turn instead of { $instead } %
    }
    .risk = { $chance } % risk of having to retire this turn
telling-lost-control =
    { $chance ->
        [0] no risk of losing control this turn instead of { $instead } %
       *[other] { $chance } % risk of losing control this turn instead of { $instead } %
    }
    .risk = { $chance } % risk of losing control this turn
telling-damage =
    { $more ->
        [yes] { $count ->
            [one] { $by } car point more lost on average
           *[other] { $by } car points more lost on average
        }
       *[no] { $count ->
            [one] { $by } car point fewer lost on average
           *[other] { $by } car points fewer lost on average
        }
    }
telling-tires =
    { $more ->
        [yes] { $count ->
            [one] { $by } tire point more left on average
           *[other] { $by } tire points more left on average
        }
       *[no] { $count ->
            [one] { $by } tire point fewer left on average
           *[other] { $by } tire points fewer left on average
        }
    }
