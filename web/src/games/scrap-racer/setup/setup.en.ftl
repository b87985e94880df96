# Scrap Racer's set-up on the page of a new table, in English.

circuit-note = { $spaces } spaces a lap
own = Your own
build = Build your own
change = Change it in the track builder
choose = Choose
choose-note = one after the other
deal = Deal
deal-note = take what you get
expansion = From the expansion
expansion-note = { $on } of { $all } in
slime_trail = Slime trail
    .tip = Three spaces of a straight: one die back, two dice on, one die on.
scrap_yard = Scrap yard
    .tip = Everybody who comes by must stop there and loses the rest of the move.
salvager = Salvager
    .tip = A crane in a bend. Its scrap tiles lie in the way of others.
pit_stop = Pit stop
    .tip = A lane beside the road, half-way round, with new abilities.
new_racers = New racers
    .tip = Rockroaches and Collector, and more markers. With seven or eight chairs they always drive along.
tip = Point at a piece or press it
    .tip = and read here what it does.
fact-chosen = you choose
fact-dealt = racers dealt
fact-spaces = { $spaces } spaces
fact-pieces = { $on ->
        [0] nothing extra
        [one] one extra piece
       *[other] { $on } extra pieces
    }
