## A new table: loaded there

new-title = What shall we play?
new-lead = Pick a picture, then bend it below.
new-lead-plain = Make the table, send the link, and start when everybody sits.
new-table-title = Name of the table
    .hint = or leave it to us
new-seats = Chairs
    .note = { $seats } of { $most }
new-odds = Odds on demand
    .help = Whoever wants can see the odds of their answers.
new-own-word = of your own …
new-unknown = The link has a setting “{ $setting }”, which this game does not know. It is left out.
new-misfit = The link says “{ $value }” for “{ $setting }”, which is not possible. It is left as it was.
new-make = Make the table
new-presets = What we play
new-chosen = chosen
new-bent = Your way:
new-plainly = back to plain { $preset }
new-minutes-for = Minutes are for { $seats ->
        [one] one chair
       *[other] { $seats } chairs
    }.
new-chair = Chair { $number }
new-chair-more = one more
new-friend = friend
new-bot = bot
new-nobody = nobody
new-tray = Press a chair: friend, bot or nobody?
new-details = Details
    .help = name of the table, odds, and the finer points of the rules
new-now = Play now against bots
new-now-alone = Begin at once
