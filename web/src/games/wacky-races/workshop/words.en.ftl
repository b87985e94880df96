## What is in Wacky Races' box, as the workshop calls it

kind = Wins by racer
often-trap = Turns with a sprung trap

group-cards = Cards
    .hint = press a pile to open it
group-cards-movement-cards = Movement cards
    .one = Movement card { $name }
group-cards-traps-cards = Trap cards
    .one = Trap card { $name }
group-hand = Movement cards
    .one = Movement cards { $name }
knob-hand-cards = in hand
knob-hand-plays = played a turn
group-tiles = Road tiles
    .hint = press a half to open it
group-tiles-first-tiles = First half
    .one = First half: { $name }
group-tiles-second-tiles = Second half
    .one = Second half: { $name }
group-switcheroo = The Old Switcheroo reaches
    .one = Reach of The Old Switcheroo
knob-switcheroo-reach = Tiles
group-abilities = Racers
    .hint = powers on or off
    .one = Powers of { $name }
group-championship-points-places = Points of a race
    .one = Points for { $name }
knob-championship-points-places-1 = 1st place
knob-championship-points-places-2 = 2nd place
knob-championship-points-places-3 = 3rd place
knob-championship-points-places-4 = 4th place
knob-championship-points-places-5 = 5th place
knob-championship-points-places-6 = 6th place
