# The words of the course editor of Home Racers in English.

title = Course editor
lead = Draw a room and race in it
course-board = { $things ->
        [0] The drawing: nothing is in it yet
        [one] The drawing: 1 thing
       *[other] The drawing: { $things } things
    }
item = { $thing }
item-entrance = Entrance of the { $colour } portal
item-exit = Exit of the { $colour } portal
palette = Palette
group-tiles = Tiles and lines
group-surfaces = Rooms and surfaces
group-furniture = Furniture
group-how = drag, or press and draw
two-sided = { $used } of { $of } two-sided tiles lie
left-pairs = { $left ->
        [0] needs 2
        [one] 1 pair
       *[other] { $left } pairs
    }
lies-there = lies there
barred-floor = Draw a room first.
barred-pairs = All five colours lie there.
barred-two-sided = A portal pair takes two of the ten two-sided tiles, any other tile one.
barred-kind = The box has no more of these.

colour-green = green
colour-orange = orange
colour-blue = blue
colour-yellow = yellow
colour-pink = pink

thing-portal = Portal pair
    .short = Portals
    .help = Who drives onto the entrance goes on at the exit, facing as its arrow does.
thing-portal-of = the { $colour } portal
thing-caltrops = Caltrops
    .help = Three tire points for whoever drives over them. Best where the short way tempts.
thing-leak = Leak
    .help = A slip replaces the next step by a lane change. Best inside a turn.
thing-booster = Booster
    .help = Two more tiles of movement, in whatever direction the path leads.
thing-station = Tire station
    .short = Tires
    .help = Who stops here gets new tires. A hard choice on a long straight.
thing-line = Starting line
    .short = Start
    .help = Cars start behind it. Draw it from end to end; the arrows say which way it is crossed.
thing-gate = Gate
    .help = Gates are passed in their order, the way their arrows point.
thing-finish = Finish
    .help = Makes it a one-way course, driven once from line to line.
thing-floor = Room
thing-sofa = Sofa
thing-table = Table
thing-desk = Desk
thing-bed = Bed
thing-shelf = Shelf
thing-counter = Counter
thing-chair = Chair
thing-ottoman = Ottoman
thing-keyboard = Keyboard
thing-remote = Remote
thing-books = Books
thing-cat = Cat
thing-plant = Plant
thing-lamp = Lamp
thing-slipper = Slipper
thing-cushion = Cushion
thing-blocks = Blocks
thing-mug = Mug
thing-box = Box
thing-pencil = Pencil
thing-wall = Wall

bar-placing = Placing
bar-chosen = Chosen
bar-drawing = Drawing
where-put = Where does it go?
what-now = { $thing }
how-put = Press where it should lie, or draw it from corner to corner.
how-change = Drag it, pull its corners, turn it, or use the arrow keys.
begin-room = Begin with a room
    .help = Press “Room” and draw it from corner to corner.
begin-more = What comes next?
    .help = Furniture makes the bends, gates the order, portals the way onto the sofa.
act-left = Turn left
    .short = Left
act-right = Turn right
    .short = Right
act-flip = Cross it the other way
act-smaller = Smaller
    .short = Less
act-larger = Larger
    .short = More
act-solid = In the way below
act-through = Has to be taken
act-earlier = Earlier gate
act-later = Later gate
act-delete = Delete
act-put-back = Put it back
laps-fewer = One lap less
laps-more = One lap more
figure-laps = { $laps ->
        [one] lap
       *[other] laps
    }
figure-length = tiles a lap
figure-tires = tires each
figure-points = car points

check-title = Is it a course?
verdict-empty = Nothing is drawn yet. Begin with a room.
verdict-fine = A course of { $tiles } tiles: ready to race.
step-parts-course = Line, gates and surfaces
step-tiles-course = Every tile lies flat
step-gates-course = Every gate can be reached
step-start-course = Room for four cars
step-drive-course = A car can drive it
step-stock-course = Tile stock
facts-gates = { $gates ->
        [one] 1 gate
       *[other] { $gates } gates
    }
facts-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
facts-surfaces = { $surfaces ->
        [one] 1 surface
       *[other] { $surfaces } surfaces
    }
any-tiles-course = More tiles than the box has

race = Race here
    .short = At a table
race-not-yet = Once it is a course
begin-title = Begin with
begin-with = Begin with { $name }
course-ottoman = Ottoman
course-living-room = Living room
course-rug-oval = Round the cat
course-desk-sprint = Desk sprint
course-bookshelf = Bookshelf
course-kitchen = Kitchen
course-bedroom = Bedroom
keep-title = Your courses
keep-none = Nothing saved yet. Courses are kept in this browser.
share-title = Share this course
share-help = This link is the course: whoever opens it can change it and race on it.
share-qr = QR code with the link to this course
share-word = The course as a word, for the setting “Course”:
zoom-closer = Look closer
zoom-whole = See the whole room
keys-course-put = Enter on something in the palette puts it into the middle of what you see.
keys-course-move = Tab goes from thing to thing; arrow keys move the chosen one by a quarter tile, with Shift by a whole one.
keys-course-change = Q and E turn it, + and − make it larger and smaller, Delete removes it.
keys-course-undo = U takes back, Control+Y does it again, Escape lets go.

setting-saved = Saved courses
setting-own = A course of your own
setting-word = The word of your course
setting-fine = { $tiles } tiles a lap, { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }; { $points } tires and car points each.
setting-change = Change it in the editor
setting-build = Draw your own course
setting-picture = Picture of the course
keys-title = Keys of the course editor

# The course in words

act-describe = Describe the course
keys-course-describe = D says the course in words.
describe-empty = Nothing is drawn yet.
describe-course = { $surfaces ->
        [one] One surface
       *[other] { $surfaces } surfaces
    }, { $things ->
        [0] nothing in the way
        [one] one thing in the way
       *[other] { $things } things in the way
    }. { $circular ->
        [yes] { $laps ->
            [one] One lap.
           *[other] { $laps } laps.
        }
       *[no] From the start to the finish.
    } Places are tiles from the left and from the top.
describe-surface = Surface { $number }, { $thing }: { $wide } by { $high } tiles, from { $x } across and { $y } down.
describe-obstacle = { $thing }, surface { $surface }: at { $x } across and { $y } down, { $wide } by { $high } tiles.
describe-tile = { $thing }, surface { $surface }: at { $x } across and { $y } down.
describe-line = { $kind ->
        [line] Starting line
        [finish] Finish
       *[gate] Gate { $number }
    }, surface { $surface }: from { $x } across and { $y } down to { $to_x } across and { $to_y } down.
describe-through = Gate { $number }: through the { $colour } portal.
