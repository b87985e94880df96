# Wacky Races in English. The conventions of ids and variables are told in jalopy/texts.py.
#
# event-<kind>[-<rule>], question-<kind>, option-<key> (.hint), barred-<reason>, place-<reason>,
# name-<value> (.effect or .ability), setting-<name> (.help), setting-<name>-<value>.
# Tiles are told by their number: 1 to 6 are the starting board, 15 is the Gas Station. The effects of powers name
# nobody, for they are read by the player who uses them and by all others.

game = Wacky Races
    .pitch = Play terrain cards, dodge Dastardly’s traps, and cross the Finish Line before five other cars.


## Racers and their powers

name-compact = Compact Pussycat
    .ability = Not a Speck; Hair-Dryer Boost; Hey-elp!; Powder Room.
name-boulder-mobile = Boulder Mobile
    .ability = Rock-Hard Heads; Club Starter; Stone Rollers; Caveman Bash.
name-coupe = Creepy Coupé
    .ability = Bat-Wing Bridge; Dragon Power; Belfry Spook; Haunted Pockets.
name-buzz-wagon = Buzz Wagon
    .ability = Buzz-Saw Wheels; Sawtooth; Timber!; Lumberjack Muscle.
name-surplus = Army Surplus Special
    .ability = Fire Away; Cannon Recoil; Barrage; Double Time, Private.
name-chugga-bug = Arkansas Chugga-Bug
    .ability = Bear Hug; Boiler Burst; Forty Winks; Bear-Paw Brakes.
name-convert-a-car = Convert-a-Car
    .ability = Drill-a-Way; Convert-a-Wheel; Whirly-Rig; Brainstorm.
name-bulletproof-bomb = Bulletproof Bomb
    .ability = Bulletproof; Getaway Power; Stick-'Em-Up; Seven Disguises.
name-haybailer = Crimson Haybailer
    .ability = Take-Off; Fly-Over; Ack-Ack; Bird's-Eye View.
name-turbo = Turbo Terrific
    .ability = Perfect Poise; Telescopic Nose; Gallant Gesture; Back in One Piece.

name-not-a-speck = Not a Speck
    .effect = A Mud Pool or an Old Switcheroo is discarded without effect.
name-hair-dryer-boost = Hair-Dryer Boost
    .effect = Draw 1 card, then move 1.
name-hey-elp = Hey-elp!
    .effect = One player on the own tile or up to 3 ahead may play only 1 Movement card in the next turn; draw 1 card.
name-powder-room = Powder Room
    .effect = Draw 3 cards.
name-rock-hard-heads = Rock-Hard Heads
    .effect = A Boulder is discarded without effect.
name-club-starter = Club Starter
    .effect = Move 1.
name-stone-rollers = Stone Rollers
    .effect = For the rest of the turn all Movement cards match every tile; out of the Swamp they cost the same as ever.
name-caveman-bash = Caveman Bash
    .effect = One racer on the own tile or 1 ahead goes back 1.
name-bat-wing-bridge = Bat-Wing Bridge
    .effect = A Broken Bridge is discarded without effect.
name-dragon-power = Dragon Power
    .effect = For the price of 1 Movement card, which is discarded, move 2; then play no more cards this turn.
name-belfry-spook = Belfry Spook
    .effect = One racer on the own tile or up to 3 ahead goes back 1.
name-haunted-pockets = Haunted Pockets
    .effect = Take 1 card by lot from a player on the own tile or up to 2 tiles away in either direction, and draw 1.
name-buzz-saw-wheels = Buzz-Saw Wheels
    .effect = A Log is discarded without effect.
name-sawtooth = Sawtooth
    .effect = A Forest tile anywhere on the road trades places with the tile right ahead of the own one; start, Gas Station, Finish Line and Special tiles stay where they are.
name-timber = Timber!
    .effect = One racer on the own tile or 1 tile away in either direction goes back 1.
name-lumberjack-muscle = Lumberjack Muscle
    .effect = Move 1, and 1 more if that step leads to a Forest.
name-fire-away = Fire Away
    .effect = A Boulder is discarded without effect.
name-cannon-recoil = Cannon Recoil
    .effect = Move 1; then one racer still on the tile just left goes back 1.
name-barrage = Barrage
    .effect = Choose a tile 1 to 3 ahead: one racer there goes back 2, several go back 1 each.
name-double-time = Double Time, Private
    .effect = Draw 2 cards; up to 4 Movement cards may be played this turn.
name-bear-hug = Bear Hug
    .effect = A Log is discarded without effect.
name-boiler-burst = Boiler Burst
    .effect = The top card of the deck is turned over: if it matches the tile, move 3, else move 1.
name-forty-winks = Forty Winks
    .effect = Play no more cards this turn, and at its end fill the hand up to 6 cards.
name-bear-paw-brakes = Bear-Paw Brakes
    .effect = One racer from 2 tiles behind to 1 ahead goes back 1.
name-drill-a-way = Drill-a-Way
    .effect = A Painted Tunnel is discarded without effect.
name-convert-a-wheel = Convert-a-Wheel
    .effect = Draw 1 card; the next Movement card of this turn matches any tile.
name-whirly-rig = Whirly-Rig
    .effect = Trade places with the closest racer 1 to 3 tiles ahead, then draw 1 card.
name-brainstorm = Brainstorm
    .effect = Draw 3 cards.
name-bulletproof = Bulletproof
    .effect = A Sabotage is discarded without effect.
name-getaway-power = Getaway Power
    .effect = Move 1, or 2 if another racer is on the own tile.
name-stick-em-up = Stick-'Em-Up
    .effect = Take 1 card by lot from a player on the own tile or 1 tile away in either direction.
name-seven-disguises = Seven Disguises
    .effect = Trade places with a racer 1 tile ahead.
name-take-off = Take-Off
    .effect = A Broken Bridge is discarded without effect.
name-fly-over = Fly-Over
    .effect = If a racer is on the next tile: fly over it to the first free space beyond.
name-ack-ack = Ack-Ack
    .effect = One player on the own tile or up to 3 ahead discards 1 card by lot.
name-birds-eye-view = Bird's-Eye View
    .effect = Look at a face-down trap 1 to 3 tiles ahead and take it away or leave it; draw 1 card.
name-perfect-poise = Perfect Poise
    .effect = Oil is discarded without effect.
name-telescopic-nose = Telescopic Nose
    .effect = Move 1, and 1 more if that step leads to a tile with another racer.
name-gallant-gesture = Gallant Gesture
    .effect = One racer 1 to 6 tiles behind moves ahead 1; draw 1 card.
name-back-in-one-piece = Back in One Piece
    .effect = Unexhaust one other power.


## Terrain and tiles

name-desert = Desert
    .effect = Moves a racer ahead from a Desert tile; the first card of a turn works anywhere.
name-forest = Forest
    .effect = Moves a racer ahead from a Forest tile; the first card of a turn works anywhere.
name-prairie = Prairie
    .effect = Moves a racer ahead from a Prairie tile; the first card of a turn works anywhere.
name-farm = Farm
    .effect = Moves a racer ahead from a Farm tile; the first card of a turn works anywhere.
name-wild = wild space
name-gas-station = Gas Station
name-finish = Finish Line
name-hidden = face-down tile
name-rear = space 00
name-swamp = Swamp
    .effect = Room for all; out of it by cards leads only a pair or any three.
name-crossroads = Crossroads
    .effect = Whoever ends a turn here may let two tiles trade places.
name-railroad = Railroad Crossing
    .effect = When a racer arrives, whoever is last moves one ahead.
name-acme = A.C.M.E. Laboratory
    .effect = When the leader arrives, a trap appears farther on.


## Traps

name-failed-plan = Failed Plan
    .effect = Every player may unexhaust one power.
name-oil = Oil
    .effect = All other racers move 1 ahead.
name-broken-bridge = Broken Bridge
    .effect = Only one Movement card may be played in the next turn.
name-boulder = Boulder
    .effect = Back 1 space.
name-log = Log
    .effect = Back 2 spaces.
name-sabotage = Sabotage
    .effect = One power is exhausted.
name-old-switcheroo = The Old Switcheroo
    .effect = Trade places with the closest racer up to 3 tiles behind.
name-painted-tunnel = Painted Tunnel
    .effect = The two hindmost racers move 2 ahead.
name-mud-pool = Mud Pool
    .effect = No redraw at the end of the turn.


## Events: the set-up

event-starting-player =
    { $you ->
        [yes] You are the Starting Player.
       *[no] { $seat } is the Starting Player.
    }
event-racer-taken =
    { $you ->
        [yes] You drive the { $racer }.
       *[no] { $seat } drives the { $racer }.
    }
event-neutral-racers-drawn =
    { $racers-count ->
        [one] { $racers } takes part as a neutral racer.
       *[other] { $racers } take part as neutral racers.
    }
event-lined-up = On the grid from rear to front: { $racers }.
event-special-tiles =
    { $tiles-count ->
        [one] Special tile of this race: { $tiles }.
       *[other] Special tiles of this race: { $tiles }.
    }
event-first-half-laid = First half: { $tiles }, then the Gas Station.
event-second-half-laid = Second half: { $tiles }, then the Finish Line.
event-second-half-hidden = The { $count } tiles of the second half lie face down.
event-plans-removed = { $count } Failed Plans are taken out of the trap deck.
event-decks-shuffled = { $cards } Movement cards and { $traps } traps are shuffled.


## Events: the turn

event-turn-began =
    { $you ->
        [yes] Round { $round }: your turn with the { $racer }.
       *[no] Round { $round }: { $seat }’s turn with the { $racer }.
    }
event-played = { $racer } plays { $card }.
event-played-several = { $racer } discards { $cards }.
event-discarded = { $racer } discards { $card }.
event-stopped = { $racer } stops.
event-drew =
    { $count ->
        [one] { $racer } draws a card.
       *[other] { $racer } draws { $count } cards.
    }
event-drew-with-cards = { $racer } draws { $cards }.
event-no-redraw = { $racer } is stuck in the mud and draws nothing.
event-reshuffled = The discard pile is shuffled: { $cards } cards make the new deck.
event-moved =
    { COMPARE($from, $to) ->
        [more]
            { DIFFERENCE($from, $to) ->
                [1] { $racer } goes back from tile { $from } to tile { $to }.
                [2] { $racer } goes back from tile { $from } to tile { $to }: tile { BETWEEN($from, $to) } is full.
               *[other] { $racer } goes back from tile { $from } to tile { $to }: tiles { BETWEEN($from, $to) } are full.
            }
       *[other]
            { DIFFERENCE($from, $to) ->
                [1] { $racer } moves from tile { $from } to tile { $to }.
                [2] { $racer } moves from tile { $from } to tile { $to }: tile { BETWEEN($from, $to) } is full.
               *[other] { $racer } moves from tile { $from } to tile { $to }: tiles { BETWEEN($from, $to) } are full.
            }
    }
event-moved-WR-9-34 = { $racer } flies over tile { BETWEEN($from, $to) } to tile { $to }.
event-stayed = { $racer } stays where it is.
event-traded-places = { $racer } and { $other } trade places.


## Events: Dastardly

event-dastardly-moved = Dastardly drives to tile { $to }, the next one for { $card }.
event-card-turned = The discard pile is empty: { $card } is turned over.
event-trap-laid = A trap is laid on tile { $tile }.
event-trap-open = It is { $trap }. { $trap-effect }
event-traps-used-up = Dastardly leads, but has no traps left.
event-dastardly-retreated =
    { $to ->
        [0] Dastardly falls back to space 00.
       *[other] Dastardly falls back to tile { $to }.
    }
event-out-of-fuel = The Mean Machine runs out of fuel: Dastardly is out of the race.


## Events: neutral racers

event-neutral-racers = The neutral racers move.
event-neutral-card =
    { $racers-count ->
        [0] { $card } is turned over and moves nobody.
       *[other] { $card } is turned over: { $racers }.
    }


## Events: traps

event-trap-sprung = A trap on tile { $tile } for { $racer }: { $trap }! { $trap-effect }
event-trap-cancelled = { $racer } cancels { $trap } with { $power }.
event-trap-harmless = { $trap } does nothing to { $racer }.
event-turn-lost = The turn of { $racer } is over.
event-slowed-WR-9-3 = { name-hey-elp } slows { $racer } down: only one Movement card in its next turn.
event-slowed-WR-7-7 = The { name-broken-bridge } slows { $racer } down: only one Movement card in its next turn.
event-bogged = The { name-mud-pool } holds { $racer }: no redraw at the end of the turn.


## Events: powers

event-power-used = { $racer } uses { $power }. { $power-effect }
event-unexhausted = { $racer } unexhausts { $power }.
event-exhausted = { $racer } exhausts { $power }.
event-terrain-drawn = { $racer } turns over { $card }.
event-stole = { $racer } takes a card from { $victim }.
event-stole-with-card = { $racer } takes { $card } from { $victim }.
event-dropped = { $racer } loses { $card } to the discard pile.
event-trap-seen = { $racer } looks at the trap on tile { $tile }.
event-trap-seen-with-trap = The trap on tile { $tile } is { $trap }. { $trap-effect }
event-trap-discarded = { $trap } is taken off tile { $tile }.


## Events: special terrain

event-refuelled = { $racer } comes last to the Gas Station: every player unexhausts one power.
event-train = { $racer } is on the Railroad Crossing: whoever is last moves ahead.
event-tiles-traded = Tiles { $tile } and { $other } trade places.
event-tile-revealed = Tile { $tile } is turned up: { $kind }.


## Events: the finish and the championship

event-race-won =
    { $you ->
        [yes] You win the race with the { $racer }!
       *[no] { $seat } wins the race with the { $racer }!
    }
event-neutral-won = { $racer }, which nobody drives, wins the race.
event-scored =
    { $points ->
        [one] { $racer }: 1 point, { $total } in all.
       *[other] { $racer }: { $points } points, { $total } in all.
    }
event-title = { $racer } wins season { $season } with { $points } points.
event-grand-title =
    { $you ->
        [yes] You win the grand title with { $points } points, the last of them with the { $racer }!
       *[no] { $seat } wins the grand title with { $points } points, the last of them with the { $racer }!
    }
event-next-race = Season { $season }, race { $number }.
event-grid = The leader of the season starts rearmost. From rear to front: { $racers }.


## Questions

question-choose-racer = Which racer will you drive?
question-first-card =
    { $swamp ->
        [1] You are in the Swamp: a pair or any three cards lead out, with a single one you stay.
       *[other]
            { $left ->
                [1] You are slowed down: play one card, your only one in this turn. It works on any tile.
               *[other] Play your first card; it works on any tile.
            }
    }
question-next-card =
    { $left ->
        [0] You may still use a power.
       *[other]
            { $swamp ->
                [1] You are in the Swamp: a pair or any three cards lead out.
               *[other]
                    { $left ->
                        [one] One more card that matches your tile?
                       *[other] Up to { $left } more cards that match your tile?
                    }
            }
    }
question-who-first = Several are to move: who of those on one tile goes first?
question-who-springs = Who springs the trap?
question-who-escapes = Who gets through the tunnel?
question-swap-with-WR-7-11 = { name-old-switcheroo }: with whom to trade places?
question-swap-with-WR-9-27 = { name-whirly-rig }: with whom to trade places?
question-swap-with-WR-9-32 = { name-seven-disguises }: with whom to trade places?
question-target-WR-9-3 = { name-hey-elp }: who may play only one card next turn?
question-target-WR-9-8 = { name-caveman-bash }: who goes back 1?
question-target-WR-9-11 = { name-belfry-spook }: who goes back 1?
question-target-WR-9-12 = { name-haunted-pockets }: from whom do you take a card?
question-target-WR-9-15 = { name-timber }: who goes back 1?
question-target-WR-9-18 = { name-cannon-recoil }: who is thrown back 1?
question-target-WR-9-24 = { name-bear-paw-brakes }: who goes back 1?
question-target-WR-9-31 = { name-stick-em-up }: from whom do you take a card?
question-target-WR-9-35 = { name-ack-ack }: who discards a card?
question-target-WR-9-39 = { name-gallant-gesture }: who moves ahead 1?
question-target-tile = { name-barrage }: which tile do you aim at?
question-forest-tile = { name-sawtooth }: which Forest tile comes ahead of you?
question-look-at = { name-birds-eye-view }: which trap will you look at?
question-trap-seen = What about the trap on tile { $tile }?
question-discard = Which card do you discard?
question-unexhaust = Which power do you unexhaust?
question-unexhaust-WR-7-5 = The plan has failed: do you unexhaust a power?
question-exhaust = Which power do you exhaust?
question-crossroads = Which tile is to trade places?
question-crossroads-with = With which other tile?


## Options

option-play = { $value }
    .hint = One space ahead.
option-wait = { $value }: stay
    .hint = Discard the card and stay in the Swamp.
option-leave = Leave the Swamp
option-leave-desert-desert = 2 × Desert
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-forest = 2 × Forest
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-prairie = 2 × Prairie
    .hint = Leave the Swamp: one space ahead.
option-leave-farm-farm = 2 × Farm
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-desert-desert = Desert, Desert, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-desert-forest = Desert, Desert, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-desert-prairie = Desert, Desert, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-desert-farm = Desert, Desert, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-forest-desert = Desert, Forest, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-forest-forest = Desert, Forest, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-forest-prairie = Desert, Forest, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-forest-farm = Desert, Forest, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-prairie-desert = Desert, Prairie, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-prairie-forest = Desert, Prairie, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-prairie-prairie = Desert, Prairie, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-prairie-farm = Desert, Prairie, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-farm-desert = Desert, Farm, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-farm-forest = Desert, Farm, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-farm-prairie = Desert, Farm, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-desert-farm-farm = Desert, Farm, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-forest-desert = Forest, Forest, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-forest-forest = Forest, Forest, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-forest-prairie = Forest, Forest, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-forest-farm = Forest, Forest, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-prairie-desert = Forest, Prairie, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-prairie-forest = Forest, Prairie, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-prairie-prairie = Forest, Prairie, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-prairie-farm = Forest, Prairie, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-farm-desert = Forest, Farm, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-farm-forest = Forest, Farm, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-farm-prairie = Forest, Farm, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-forest-farm-farm = Forest, Farm, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-prairie-desert = Prairie, Prairie, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-prairie-forest = Prairie, Prairie, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-prairie-prairie = Prairie, Prairie, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-prairie-farm = Prairie, Prairie, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-farm-desert = Prairie, Farm, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-farm-forest = Prairie, Farm, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-farm-prairie = Prairie, Farm, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-prairie-farm-farm = Prairie, Farm, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-leave-farm-farm-desert = Farm, Farm, Desert on top
    .hint = Leave the Swamp: one space ahead.
option-leave-farm-farm-forest = Farm, Farm, Forest on top
    .hint = Leave the Swamp: one space ahead.
option-leave-farm-farm-prairie = Farm, Farm, Prairie on top
    .hint = Leave the Swamp: one space ahead.
option-leave-farm-farm-farm = Farm, Farm, Farm on top
    .hint = Leave the Swamp: one space ahead.
option-stop = Stop
    .hint = End your driving.
option-power = { $value }
    .hint = { $power-effect }
option-racer = { $value }
    .hint = { $racer }
option-tile = Tile { $value }
    .hint = Tile { $tile }.
option-discard = { $value }
    .hint = Onto the discard pile; the last one lies on top.
option-unexhaust = { $value }
    .hint = { $power-effect }
option-exhaust = { $value }
    .hint = { $power-effect }
option-decline = None
    .hint = All powers stay as they are.
option-pass = No trade
    .hint = All tiles stay where they are.
option-keep-trap = Leave it
    .hint = The trap stays face down on tile { $tile }.
option-discard-trap = Take it away
    .hint = The trap on tile { $tile } is discarded.


## What may not be answered

barred-must-play = You must play a card first.
barred-no-more-cards = You may play no more cards this turn.
barred-in-the-swamp = Out of the Swamp leads only a pair or any three.
barred-no-match = { $value } does not match your tile, { $kind }.
barred-exhausted = { $value } is exhausted.
barred-works-by-itself = { $value } works by itself, against its trap.
barred-too-late = { $value } comes too late in this turn.
barred-too-early = { $value } is for later in the turn.
barred-no-effect = { $value } could do nothing now.
barred-too-few-plays =
    { $left ->
        [one] Out of the Swamp leads a pair or any three, but you may play only one card.
       *[other] For these you would need more cards than the { $left } that you may still play.
    }
barred-not-in-hand = You do not hold these cards.
barred-not-in-the-swamp = You are not in the Swamp: your tile is { $kind }.
barred-first-card-only = Only the first card of a turn may be given up to stay in the Swamp.
barred-named-in-order = These three are called { $cards }: only which one comes last matters.
barred-powers-left-out = In this box the { $racer } has no powers.
barred-another-racers = { $value } is a power of the { $racer }.
barred-this-first = Another question has to be answered first.
barred-racer-taken = { $value } is taken already.
barred-villain = Dastardly drives himself.
barred-not-in-the-race = { $value } takes no part in this race.
barred-not-among-them = { $value } is not among those who could go first now.
barred-not-on-that-tile = { $value } is not on the tile with the trap.
barred-not-hindmost = { $value } is not among the hindmost.
barred-not-the-closest = { $value } is not the closest racer in reach.
barred-not-left-behind = { $value } was not left behind on the tile.
barred-own-racer = The power aims at other racers.
barred-out-of-reach = { $value } is out of reach.
barred-no-space-behind = There is no free space to go back to.
barred-not-a-player = Nobody drives { $value }: it has no cards and no turns.
barred-slow-already = { $value } may play only one card anyway.
barred-empty-hand = { $value } has no cards.
barred-no-declining = Here one power must be unexhausted.
barred-exhausted-already = { $value } is exhausted already.
barred-not-itself = { $value } unexhausts another power, not itself.
barred-not-exhausted = { $value } is not exhausted.
barred-no-such-tile = The road of this race ends with tile { $finish }.
barred-same-tile = That tile is chosen already; it needs another one.
barred-second-tile = The first tile is chosen: it needs another one.
barred-tile-stays = That tile cannot leave its place.
barred-no-forest = That is no Forest that could leave its place.
barred-tile-ahead = That Forest lies right ahead of you already.
barred-no-trap-there = No face-down trap lies there.
barred-nobody-there = No racer is on that tile.


## Places

place-winner = First across the Finish Line with the { $racer }.
place-runner-up = Best of the players with the { $racer }, but a neutral racer won.
place-behind =
    { $of_six ->
        [2] Second with the { $racer }, on tile { $tile }.
       *[other] Number { $of_six } of six with the { $racer }, on tile { $tile }.
    }
place-champion =
    { $wins ->
        [one] Champion with { $points } points and 1 win.
       *[other] Champion with { $points } points and { $wins } wins.
    }
place-grand-champion =
    { $wins ->
        [one] Grand champion with { $points } points and 1 win.
       *[other] Grand champion with { $points } points and { $wins } wins.
    }
place-grand-points =
    { $wins ->
        [one] { $points } points and 1 win in all seasons.
       *[other] { $points } points and { $wins } wins in all seasons.
    }
place-points =
    { $wins ->
        [one] Number { $of_six } of six with { $points } points and 1 win.
       *[other] Number { $of_six } of six with { $points } points and { $wins } wins.
    }


## Settings

setting-racers = Racers
    .help = Chosen in turn, or dealt at random.
setting-racers-chosen = chosen
setting-racers-random = random
setting-start = Starting Player
    .help = Drawn by lot, or this seat.
setting-start-random = random
setting-start-1 = seat 1
setting-start-2 = seat 2
setting-start-3 = seat 3
setting-start-4 = seat 4
setting-start-5 = seat 5
setting-start-6 = seat 6
setting-special = Special tile
    .help = Drawn by lot, or this one; championships have their own.
setting-special-random = random
setting-special-swamp = Swamp
setting-special-crossroads = Crossroads
setting-special-railroad = Railroad Crossing
setting-special-acme = A.C.M.E. Laboratory
setting-wild_start_spaces = Wild start spaces
    .help = Which two spaces of the starting board match every card.
setting-wild_start_spaces-rear = at the rear
setting-wild_start_spaces-front = at the front
setting-dastardly_start = Dastardly at the start
    .help = Whether he skips the starting board or stops at its spaces.
setting-dastardly_start-skip = skips it
setting-dastardly_start-stop = stops there
setting-gas_station = Gas Station
    .help = It works for every last racer, or once in a race.
setting-gas_station-always = every time
setting-gas_station-once = once
setting-crossroads = Crossroads
    .help = Whether the Crossroads itself may trade places.
setting-crossroads-itself = it may
setting-crossroads-others = only other tiles
setting-championship = Championship
    .help = A single race, a season of four, or all four seasons.
setting-championship-none = single race
setting-championship-season-1 = season 1, Country Cup
setting-championship-season-2 = season 2, Rough Roads
setting-championship-season-3 = season 3, Dastardly’s Revenge
setting-championship-season-4 = season 4, Grand Finale
setting-championship-grand = all four seasons

## Settings that are refused

refused-short-half = The { $half } half of the road needs at least { $least } tiles.
refused-too-few-cards = The box has { $cards } Movement cards; for hands of { $hand } and a deck it needs { $needed }.
refused-no-traps = Dastardly needs at least one trap in the box.
refused-special-in-championship = It is for a single race; a championship says which tiles it uses.


## What a table agrees on at one stroke

preset-quick = Quick
    .hint = One race, racers are dealt, off you go.
preset-classic = Classic
    .hint = One race, and everybody chooses a racer.
preset-season = Season
    .hint = Four races on four roads; points decide.
preset-solitaire = Solitaire
    .hint = You against five racers whom nobody drives.
## About the things on the table

about-driven-by =
    { $you ->
        [yes] Your car
       *[no] { $seat }’s car
    }
about-neutral-racer = Neutral racer: nobody drives it
about-sits-out = A racer that sits this race out
about-neutral-drives = It moves after every round: one free step, then as cards from the deck fall. It has no hand and no powers.
about-powers-of = Its powers: { $name-ability }
about-racer-place = Number { $place } of the race, on tile { $tile }.
about-racer-cards =
    { $count ->
        [one] One Movement card in hand.
       *[other] { $count } Movement cards in hand.
    }
about-racer-slow = Slowed down: in its next turn it may play only one Movement card.
about-racer-muddy = Stuck in the mud: it will not redraw at the end of its turn.
about-power-of = Power of the { $name }
about-power-of-player =
    { $you ->
        [yes] Power of the { $name }, your car
       *[no] Power of the { $name }, { $seat }
    }
about-power-nobodys = Nobody drives that car in this race, so nobody can use it.
about-power-ready = Ready: it can be used.
about-power-exhausted = Used: it lies face down. It can stand up again when the last racer drives onto the Gas Station, or by a Failed Plan.
about-power-reaches = Within its reach now, tiles { $low } to { $high }: { $racers }.
about-power-reaches-nobody = Within its reach now, tiles { $low } to { $high }: nobody.
about-when-start = Used at the start of the turn, before the first Movement card.
about-when-mid = Used in the middle of the turn, after the first Movement card.
about-when-first = Used right after the first Movement card, and no later.
about-when-any = Used at any time in the own turn, up to the redraw.
about-when-auto = Works by itself against its trap.
about-movement-card = Movement card
about-card-held =
    { $count ->
        [0] You hold none of them.
        [one] You hold one of them.
       *[other] You hold { $count } of them.
    }
about-card-fits = It matches your tile { $tile } ({ $kind }), also as a second or third card.
about-card-fits-not = Your tile { $tile } is { $kind }: there it leads on only as the first card of the turn.
about-tile = Tile { $tile }: { $kind }
about-tile-of-road = The road ends with tile { $of }
about-tile-terrain = From here a { $kind } card leads on; the first card of a turn may be any. There is room for two racers.
about-tile-wild = Every card leads on from here.
about-tile-gas-station = Every card leads on from here. When the last racer arrives, every player may stand one power up again.
about-tile-swamp = { name-swamp.effect }
about-tile-crossroads = { name-crossroads.effect }
about-tile-railroad = { name-railroad.effect }
about-tile-acme = { name-acme.effect }
about-tile-finish = Whoever crosses it first wins at once.
about-tile-hidden = It is turned up when the road comes to it.
about-tile-rear = Behind the starting board: only Dastardly stands here.
about-tile-holds = Here now: { $racers }.
about-tile-empty = Nobody is here now.
about-tile-full = It is full: whoever comes moves on to the next free space.
about-tile-trapped = A trap lies here.
about-tile-his = Dastardly is here. He takes no room.
about-trap-hidden = A trap, face down
about-trap-kind = Trap
about-trap-springs = It springs on the next racer that comes to its tile.
about-trap-lies = It lies on tile { $tile }.
about-traps-gone = Out of the race: { $traps }.
about-deck = Cards
about-deck-count =
    { $count ->
        [one] One card lies there.
       *[other] { $count } cards lie there.
    }
about-deck-movement = Movement deck
about-deck-movement-does = Hands are filled up from it. When it is empty, the discard pile is shuffled.
about-deck-discard = Discard pile
about-deck-discard-does = Dastardly follows the card on top: he drives to the next tile of its terrain.
about-discard-top = On top: { $card }.
about-deck-traps = Trap deck
about-deck-traps-does = When Dastardly is alone in the lead, he lays its top card on his tile.
about-deck-trap-discard = Sprung traps
about-deck-trap-discard-does = Traps that have struck or were cancelled.
about-villain = Mean Machine
about-villain-kind = Dick Dastardly drives himself
about-villain-drives = After every turn he drives to the next tile with the terrain of the card on top of the discard pile.
about-villain-traps = Alone in the lead he lays a trap, then falls back behind the last racer.
about-villain-at = He is on tile { $tile }.
about-villain-next = With the card on top now he would drive to tile { $tile }.
about-villain-out = He has run out of fuel.


## What differs between answers ($by: an amount, $more: of it or less; $chance and $instead: in per cent)

telling-tiles =
    { $more ->
        [yes] { $count ->
            [one] { $by } tile further a round later
           *[other] { $by } tiles further a round later
        }
       *[no] { $count ->
            [one] { $by } tile less a round later
           *[other] { $by } tiles less a round later
        }
    }
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
telling-trap =
    { $chance ->
        [0] no risk of a trap within a round instead of { $instead } %
       *[other] { $chance } % risk of a trap within a round instead of { $instead } %
    }
    .risk = { $chance } % risk of a trap within a round
telling-dastardly-ahead =
    { $chance ->
        [0] Dastardly never ahead of you instead of { $instead } %
       *[other] Dastardly ahead of you in { $chance } % instead of { $instead } %
    }
telling-powers =
    { $more ->
        [yes] { $count ->
            [one] { $by } power more still ready on average
           *[other] { $by } powers more still ready on average
        }
       *[no] { $count ->
            [one] { $by } power fewer still ready on average
           *[other] { $by } powers fewer still ready on average
        }
    }
telling-movement-cards =
    { $more ->
        [yes] { $count ->
            [one] { $by } Movement card more in hand on average
           *[other] { $by } Movement cards more in hand on average
        }
       *[no] { $count ->
            [one] { $by } Movement card fewer on average
           *[other] { $by } Movement cards fewer on average
        }
    }
