# Home Racers' set-up on the page of a new table, in English.

note = { $tiles } tiles a lap, { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }
own = Your own
build = Draw your own course
change = Change it in the editor
modules = What cars may do
modules-note = { $on } of { $all } in
tip = Point at a piece or press it
    .tip = and read here what it does.
more-laps = Laps
fact-laps = { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }
fact-modules = { $on ->
        [0] plain rules
        [one] one extra rule
       *[other] { $on } extra rules
    }
