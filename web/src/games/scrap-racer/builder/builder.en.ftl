# The words of the track builder in English.

title = Track builder
lead = Lay a circuit of your own
board =
    { $tiles ->
        [0] The drawing: nothing is laid yet
        [one] The drawing: 1 tile
       *[other] The drawing: { $tiles } tiles
    }
finish = Finish
open-end = Open end: the next tile goes here
tile-S = Tile { $tile }: straight, spaces { $from } to { $to }
tile-L = Tile { $tile }: left curve, spaces { $from } to { $to }
tile-R = Tile { $tile }: right curve, spaces { $from } to { $to }
tile-line = the finish line stands in front of it
tile-wrong = something is wrong here

## Tools

tool-S = Straight
    .name = Straight
tool-L = Left
    .name = Left curve
tool-R = Right
    .name = Right curve
tool-finish = Line
    .name = Finish line
tool-slime-trail = Slime
    .name = Slime trail
tool-scrap-yard = Yard
    .name = Scrap yard
tool-salvager = Salvager
    .name = Salvager
tool-pit-stop = Pit stop
    .name = Pit stop
piece-slime-trail = slime trail
    .subject = The slime trail
piece-scrap-yard = scrap yard
    .subject = The scrap yard
piece-salvager = salvager
    .subject = The salvager
piece-pit-stop = pit stop
    .subject = The pit stop
tools-tiles = Tiles
tools-pieces = On a tile
tools-acts = And then
piece-laid = tile { $tile }
piece-free = 1 left
hint-append = A tile goes onto the open end.
hint-closed = Choose a tile to change it.
hint-replace = A tile takes the place of tile { $tile }.
hint-insert = A tile goes in behind tile { $tile }.
mode = What a tile does
mode-replace = Replace
mode-insert = Insert
act-remove = Remove
act-mirror = Mirror
act-close = Close it for me
    .short = Close it
act-describe = Describe the circuit
begin-title = Begin with
begin-with = Begin with circuit { $name }
any-tiles = Any number of tiles
    .help = More straights and curves than the box holds.

## Is it a circuit?

check-title = Is it a circuit?
fine = It closes: a circuit of { $tiles } tiles and { $spaces } spaces.
step-ring = The ring closes
    .no = The ring is open
step-ring-facts = { $right } right, { $left } left
step-place = Every tile has its place
    .no = Tiles lie on each other
step-box = The box holds the tiles
    .no = More than the box holds
step-box-facts = { $straights } of { $most-straights } straights, { $curves } of { $most-curves } curves
step-box-any = { $straights } straights, { $curves } curves
step-pieces = Special pieces fit
    .no = A piece does not fit
step-pieces-facts =
    { $pieces ->
        [0] none
        [one] 1 piece
       *[other] { $pieces } pieces
    }
step-pit = The pit stop is half-way round
    .no = The pit stop is not half-way
    .none = No pit stop
step-waits = once the ring closes
figures-title = The lap
figure-tiles = tiles
figure-spaces = spaces
figure-boosts = boosts
figure-lane = in the lane

verdict-empty = Nothing is laid yet. Put down the first tile.

said-closed =
    { $tiles ->
        [one] Closed with 1 tile.
       *[other] Closed with { $tiles } tiles.
    }
said-closed-already = The ring is closed already.
said-no-way = There is no way back to the start from here. Take some tiles away first.
said-no-way-in-box = There is no way back to the start with the tiles that are left in the box.
said-choose-tile = Now choose the tile for it.
said-line-needs-ring = The line stands in front of the first tile until the ring closes.

## Keeping and sharing

keep-title = Your circuits
keep-none = None yet. What you save stays in this browser.
share-title = Share this circuit
share-help = The link is the circuit: whoever opens it sees what you see.
share-qr = QR code with the link to this circuit
share-word = The word of this circuit, for the setting “Circuit”:
race = Use it at a table
    .short = At a table
race-not-yet = It can be raced on as soon as it closes.
opened-strange = The link has a circuit that cannot be read in full: “{ $letter }” means nothing.

## In words

describe-empty = Nothing is laid yet.
describe-lap =
    { $tiles ->
        [one] One tile, { $spaces } spaces, in driving order from the line:
       *[other] { $tiles } tiles, { $spaces } spaces, in driving order from the line:
    }
describe-run =
    { $count ->
        [one] Tile { $first }: { $kind ->
            [S] a straight
            [L] a left curve
           *[R] a right curve
        }, spaces { $from } to { $to }.
       *[other] Tiles { $first } to { $last }: { $count } { $kind ->
            [S] straights
            [L] left curves
           *[R] right curves
        }, spaces { $from } to { $to }.
    }
describe-piece = { $piece } lies on tile { $tile }, spaces { $from } to { $to }.
describe-pit = The pit stop lies beside tiles { $tile } and { $second }: its lane of { $lane } spaces leaves behind space { $fork } and comes back to space { $rejoin }.
describe-boosts =
    { $count ->
        [0] There are no boost spaces.
        [one] One boost space: { $spaces }.
       *[other] { $count } boost spaces: { $spaces }.
    }
keys-title = Keys of the track builder
keys-tiles = S, L, R: straight, left curve, right curve. With Shift behind the chosen tile.
keys-choose = Arrow keys, Home, End: choose a tile or the open end. Escape: the open end.
keys-pieces = T slime trail, Y scrap yard, V salvager, P pit stop, F finish line.
keys-acts = Backspace removes, U or Ctrl+Z undoes, Ctrl+Y does again, C closes, X mirrors, I changes between replace and insert, D describes.

## On the page of a new table

setting-own = of your own
setting-build = Track builder
setting-change = Change it in the track builder
setting-saved = Saved in this browser
setting-word = The word of your circuit
setting-fine = { $tiles } tiles, { $spaces } spaces a lap, { $boosts } boost spaces.
setting-picture = Picture of the circuit: { $tiles } tiles
pit-pair = tiles { $first } and { $second }
pit-in-word = The word of the circuit places the pit stop.
