## My matches: loaded there

matches-shelf = Shelf
matches-none = No match yet
matches-none-help = What you play on this device is kept here: tables that wait for you, results, replays, and the evening's score.
matches-waiting = Waiting for me
matches-needs =
    { $tables ->
        [0] nobody waits for you
        [one] 1 table needs you
       *[other] { $tables } tables need you
    }
matches-your-turn-for = Your turn, for { $time }
matches-turn-of = { $name }’s turn, for { $time }
matches-about =
    { $round ->
        [0] { $game }, just begun
       *[other] { $game }, turn { $round }
    }
matches-about-lobby = { $game }, not begun
matches-all-sit = Everybody sits
matches-with = With { $names }
matches-with-bots = Against bots
matches-look-in = Look in
matches-send-link = Copy the link
matches-finished = Finished
matches-count =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
matches-filter = Which ones
matches-filter-all = All
matches-filter-friends = With friends
matches-filter-games = By game
matches-show-all = Show all { $matches }
matches-nothing-here = Nothing here yet.
matches-place = Place { $place } of { $seats }
matches-of = of { $seats }
matches-replay = Replay
matches-podium = Podium
matches-rematch-on = To the rematch
figures-title = Figures by game
figures-legend = Wins in per cent; practice is not counted. The white notch is an even share.
figures-won = { $won } of { $matches } won
figures-dial = { $won } won
figures-matches =
    { $matches ->
        [one] match
       *[other] matches
    }
figures-best =
    { $times ->
        [one] best place, once
       *[other] best place, { $times } times
    }
figures-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
