## What is in Home Racers' box, as the workshop calls it

kind = Wins by car

group-dice = Black dice
    .one = Black dice
knob-dice-black = Black dice
group-gears = A gear die is good from
    .one = A gear die is good from
knob-gears-good = A gear die is good from
group-sheet = Points of tires and car
    .one = Points: { $name }
knob-sheet-divisor = tiles of the race for one
knob-sheet-least = at least
knob-sheet-most = at most
group-danger = Dangers
    .one = { $name }
knob-danger-hit = A black die hits from
knob-danger-hurts_the_mover = A bump hurts the mover with a
knob-danger-loss_of_control = Hits to lose control
knob-danger-hard_braking = Dice for hard braking
group-effects = Special tiles
    .one = { $name }
knob-effects-caltrops = Caltrops: tires lost
knob-effects-booster = Booster: tiles more
