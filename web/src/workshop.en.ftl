## The workshop: loaded there

workshop-title = Workshop
workshop-game = Game
workshop-seats = Players
workshop-seats-count = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
workshop-bots = Who plays
workshop-bots-rookie = Rookies
workshop-bots-random = By lot
workshop-about = { $bots ->
    [random] { $seats } seats, every answer by lot
   *[other] { $seats } rookies
}
workshop-printed = The printed box
workshop-changed = A changed box
workshop-none = Nothing of this game’s box can be changed yet.
workshop-misread = Part of this link is no change of this box, and was left out.
workshop-undo = Undo
workshop-report = Full report
workshop-box = The box
workshop-results = What the matches tell

workshop-changes-none = Nothing changed yet
workshop-changes = { $changes ->
    [one] One thing changed
   *[other] { $changes } things changed
}
workshop-changes-help = Turn a knob, and many matches show what it does.
workshop-alone = what each does alone, in points of winning
workshop-alone-of = { $name } { $points }
workshop-alone-open = not settled
workshop-alone-many = With more than six changes nobody tries each alone.
workshop-from-to = from { $from } to { $to }
workshop-on = on
workshop-off = off
workshop-switched = { $on } of { $of } on
workshop-back = As printed: { $knob }
workshop-was = was { $was }
workshop-range = { $least } to { $most }
workshop-fewer = One fewer: { $knob }
workshop-bounds = from { $least } to { $most }
workshop-more = One more: { $knob }
workshop-close = Close
workshop-in-all = { $count } in all

workshop-pause = Pause
workshop-go-on = Go on
workshop-done = { $done } of { $of } matches
workshop-done-both = { $done } of { $of } matches with each box
workshop-begins = The first matches are being played …
workshop-stale = These are the figures of the box before; the new ones come in a moment.
workshop-left = { $seconds ->
    [one] about a second left
   *[other] about { $seconds } s left
}
workshop-left-minutes = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } min left
}
workshop-sure = ±{ $points } points
workshop-paused = paused
workshop-finished = all played
workshop-rail = Matches played

workshop-going-first = going first
workshop-going-second = going second
workshop-going-third = going third
workshop-going-fourth = going fourth
workshop-going-fifth = going fifth
workshop-going-sixth = going sixth
workshop-going-seventh = going seventh
workshop-going-last = going last
workshop-goes-first = Goes 1st
workshop-goes-second = 2nd
workshop-goes-third = 3rd
workshop-goes-fourth = 4th
workshop-goes-fifth = 5th
workshop-goes-sixth = 6th
workshop-goes-seventh = 7th
workshop-goes-last = Goes last
workshop-short-first = first
workshop-short-second = 2nd
workshop-short-third = 3rd
workshop-short-fourth = 4th
workshop-short-fifth = 5th
workshop-short-sixth = 6th
workshop-short-seventh = 7th
workshop-short-last = last

workshop-said-order-most = { $name } wins most: { $rate } % where { $fair } % is fair
workshop-said-order-still = { $name } still wins most: { $rate } % where { $fair } % is fair
workshop-said-order-now = { $name } now wins most: { $rate } % where { $fair } % is fair
workshop-said-order-apart = { $name } wins more than { $other }: { $rate } % against { $least } %
workshop-said-order-even = The order hardly matters: { $name } wins { $rate } %, { $other } { $least } %
workshop-said-order-early = Too early to tell: so far { $name } wins { $rate } %, { $other } { $least } %
workshop-said-name-most = { $name } wins most: { $rate } % where { $fair } % is fair
workshop-said-name-still = { $name } still wins most: { $rate } % where { $fair } % is fair
workshop-said-name-now = { $name } now wins most: { $rate } % where { $fair } % is fair
workshop-said-name-apart = { $name } wins more than { $other }: { $rate } % against { $least } %
workshop-said-name-even = Nobody is clearly ahead: { $name } wins { $rate } %, { $other } { $least } %
workshop-said-name-early = Too early to tell: so far { $name } wins { $rate } %, { $other } { $least } %
workshop-said-length = A match takes { $turns } turns, about { $minutes } minutes
workshop-said-was = (was { $was } %)
workshop-said-gap = From the best place in the order to the worst it is { $points } points.
workshop-said-gap-same = From the best place in the order to the worst it is { $points } points, as before.
workshop-said-gap-changed = From the best place in the order to the worst it is now { $points } points, it was { $was }.
workshop-said-strongest = { $name } wins { $rate } % of its matches, { $other } { $least } %.
workshop-said-nobody = The other { $rate } % are won by nobody at the table.
workshop-said-order-settled = { $name } beats { $other }
workshop-said-name-settled = { $name } beats { $other }
workshop-said-order-open = { $name } or { $other }? Needs about { $matches } matches.
workshop-said-name-open = { $name } or { $other }? Needs about { $matches } matches.
workshop-settled = Settled:
workshop-settled-none = nothing yet.
workshop-open-mark = Open:

workshop-effects = What the change does
workshop-effects-none = No effect is settled yet: whatever the change does to winning, it is less than { $points } points.
workshop-effect-turns = Turns in a match
workshop-effect-decisions = Decisions in a match
workshop-effect-lead_changes = Lead changes
workshop-effect-half-time = Whoever leads at half-time wins
workshop-effect-rate = { $was } → { $now } %
workshop-effect-length = { $was } → { $now }
workshop-effect-points = { $low } to { $high } points
workshop-effect-part = { $low } to { $high } %

workshop-by-order = Wins by turn order
workshop-fair = fair { $fair } %
workshop-now = now
workshop-printed-column = printed
workshop-this-box = this box
workshop-printed-box = printed box
workshop-rate = { $rate } %
workshop-between = { $low } to { $high } %
workshop-turns = Turns in a match
workshop-turns-line = { $mean } on average; { $minutes } min
workshop-turns-line-was = { $mean } on average, was { $was }; { $minutes } min
workshop-leads = Lead changes
workshop-leads-line = { $mean } on average
workshop-leads-line-was = { $mean }, was { $was }
workshop-often-line = { $rate } %
workshop-often-line-was = { $rate } %, was { $was } %
workshop-histogram = { $title }: mostly { $low } to { $high }

workshop-play = Play a match with this box
workshop-share = Share
workshop-copied = Link copied
workshop-unpack = Back to the printed box

workshop-report-title = The full report
workshop-report-lead = The report holds the changed box against the printed one: every difference with its interval, and how many matches would settle the rest. It opens in a new tab as a page of its own, which you can save and send.
workshop-report-open = Open the report
workshop-report-so-far = { $done ->
    [0] The first matches are being played; the tab shows how far they are.
   *[other] It is made of the { $done } matches played with each box so far. Open it again later, and it has more.
}
workshop-report-printed = Change something of the box first: there is nothing to compare yet.
workshop-report-command = Every figure of one box by itself, by number of seats, with comebacks, luck and rules that never fired, is made by the command line:
workshop-report-copy = Copy the command
workshop-report-data = Save these figures as JSON
workshop-report-help = The figures here come from the same matches: with seed { $seed }, numbers 0 to { $last }.
