# The texts of reports, in English. What is to be bold stands between *stars*; numbers with decimals, rates and intervals come
# as they are to be read. $kind is what a seat drives or is: racer, character or car.


## Numbers and who is meant

between = { $low } to { $high }
either = { $before } or { $last }
spelt =
    { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] eight
    }
goes =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    }
    .short =
        { $number ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $number }th
        }
goes-last = last
    .short = last
who-goes = goes { $when }
unit-spaces =
    { $number ->
        [one] space
       *[other] spaces
    }
unit-tiles =
    { $number ->
        [one] tile
       *[other] tiles
    }
unit-inventions =
    { $number ->
        [one] invention
       *[other] inventions
    }
unit-gates =
    { $number ->
        [one] gate
       *[other] gates
    }
name-red = red


## Findings

settling-none = Not settled: there is no difference to be seen.
settling-open = Not settled: if the difference is real, about { $number } matches would show it.
settling-done =
    { $clear ->
        [one] { $clear } of { $of } surely differs
       *[other] { $clear } of { $of } surely differ
    } from the fair share; about { $number } matches would have shown the largest difference.
fair-less = Fair is less than an equal part: { $rate } of the matches are won by nobody at the table.
not-settled = Not settled.
finding-order = Whoever goes { $first } wins most: *{ $most }* ({ $most_between }) where { $fair } is fair. Whoever goes { $last } wins *{ $least }* ({ $least_between }).
finding-order-open = No place in the order is clearly ahead: whoever goes { $first } wins *{ $most }* ({ $most_between }), whoever goes { $last } *{ $least }* ({ $least_between }), where { $fair } is fair.
finding-name = { $best } is the { $kind } that wins most: *{ $most }* ({ $most_between }) where { $fair } is fair; { $worst } wins *{ $least }* ({ $least_between }).
finding-name-open = No { $kind } is clearly ahead: { $best } wins *{ $most }* ({ $most_between }), { $worst } *{ $least }* ({ $least_between }), where { $fair } is fair.
finding-half-time = Whoever leads alone at half-time wins *{ $rate }* of these matches ({ $between }). The lead changes *{ $changes }* times in a match.
    .about = of leaders at half-time
    .note = Order at half-time and at the end: correlation { $value } ({ $low } to { $high }).
finding-length = A match takes *{ $turns } turns* and *{ $decisions } decisions*, about { $minutes } minutes if each takes { $seconds } seconds.
    .about = turns
nine-in-ten = Nine in ten take { $low } to { $high } turns.
finding-choices = A question has *{ $answers } answers* on average; *{ $forced }* of all questions have only one.
    .about = answers a question
    .note = Most to choose from: { $question }, { $answers } on average.
finding-choices-free = A question has *{ $answers } answers* on average; none has only one.
finding-luck = The deal itself decides *{ $part }* of who wins (intervals: { $between }), depending on how many answers bots leave to chance. The rest is what is made of the same dice and cards.
    .about = by the deal
    .note = One answer in { $lots } by lot; each time { $deals } deals, played { $times } times.


## Figures

sub-order = wins of whoever goes first to last; bars: intervals that hold together in 95 % of all cases; dashed: the fair share
axis-seats = { $number } seats
axis-seat = seat { $number }
axis-first-last = first → last
axis-fair = fair { $fair }
title-order-open = The order hardly matters so far
title-order-late = The later you go, the more you win
title-order-early = The earlier you go, the more you win
title-order-late-here = With { $seats } seats: the later you go, the more you win
title-order-early-here = With { $seats } seats: the earlier you go, the more you win
title-order-best = Going { $when } is best
title-order-worst = Going { $when } is worst
caption-order = The best place in the order wins { $few_times } times its share with { $few } seats, { $many_times } times with { $many }.

title-heat = Order and { $kind } together
sub-heat = wins in % (fair: { $fair }), each cell about { $matches } matches
axis-all = all
axis-less = less than fair
axis-more = more
caption-heat = { $best } going { $first }: { $most } ({ $most_between }). { $worst } going { $last }: { $least } ({ $least_between }).

title-name-both = { $best } leads, { $worst } trails
title-name-best = { $best } wins more than its share
title-name-worst = { $worst } wins less than its share
title-name-open = No { $kind } is clearly ahead
sub-name = wins in % of the matches it is in; all { $number } intervals hold together
caption-name-above = Surely above the fair share: { $names }.
caption-name-below = Surely below it: { $names }.
caption-name-open = Not settled: { $names }.

title-length = { $low } to { $high } minutes
sub-length = turns in a match
axis-mean = mean { $mean }
caption-length = A decision is taken to need { $seconds } seconds.
title-seats = Length by seats
title-seats-longer = Longer with every seat
sub-seats = decisions in a match, by number of seats
axis-minutes = { $minutes } min
caption-seats = { $least } decisions with { $few } seats, { $most } with { $many }.

title-lead = The lead changes { $times } times
title-lead-few = The lead changes { $times } times
title-lead-none = In { $none } of the matches the lead never changes
sub-lead = lead changes in a match
caption-lead = { $none } have no change ({ $between }).
caption-lead-end = Half of the others see the last one in the last turn.
caption-lead-late = Half of the others see the last one after { $part } of the match or later.

title-comeback = Who was behind, and won
title-comeback-lost = { $far } { $unit } behind is nearly lost
title-comeback-open = { $far } { $unit } behind is not lost
sub-comeback = chance to win, by { $unit } behind whoever is farthest; 0: in the lead, alone or with others
axis-behind = { $unit } behind
axis-after-25 = after ¼
axis-after-50 = half-time
axis-after-75 = after ¾
caption-comeback = At half-time, { $far } or more behind: { $rate } ({ $between }).
caption-comeback-related = Order at half-time and at the end: correlation { $value }.

title-uses-open = Nothing used tells winners from others
title-uses-more = { $what }: more often by winners
title-uses-less = { $what }: less often by winners
sub-uses = of all uses, how many were by whoever won: { $sorts }; { $matches } matches
caption-uses = The highest and the lowest. For { $clear } of { $of } it is settled that use goes along with winning or losing. It need not be the cause: whoever is ahead plays other things than whoever is behind.

title-choices = Asked most: { $question }
sub-choices = how often in a match; blue: only one answer; ×: answers on average
caption-choices = { $forced } of all questions have one answer only.

title-luck = The deal explains { $part } of who wins
sub-luck = part of who wins that lies in the deal; { $deals } deals, each played { $times } times
axis-lots = 1 answer in { $lots } by lot
caption-luck = The same dice and cards, played again with some answers by lot. There is no single number for luck: each of these is one for players as unsteady as that.

title-ladder-all =
    { $rungs ->
        [one] The better player wins more
       *[other] Every level beats the one below
    }
title-ladder-some = Better players win more, in part
title-ladder-none = Levels are not told apart
sub-ladder = wins of one among { $others } of the level below, { $matches } matches
axis-among = { $bot } among { $among }s
axis-equal = equal { $share }
caption-ladder = { $bot } wins { $times } times an equal share ({ $low } to { $high }).

title-rules-all = Every rule was met
title-rules =
    { $number ->
        [one] { $number } rule never met
       *[other] { $number } rules never met
    }
sub-rules = of { $rules } rules: by questions of all matches, and by events of { $listened }
caption-rules = Rules of pieces that these settings leave in the box are among them.

title-trace = One match, answer by answer: { $name } wins, once at { $low }
sub-trace = match { $number } of this run (counted from 0), in which the lead changed most often: { $changes } times; chance to win before every answer, judged by search with { $tries } tries
axis-turn = turn
axis-luck = up: moved by dice and cards
axis-slip = down: given away by an answer
axis-longest = longest bar: { $points } points
mark = turn { $turn }: { $question }
mark-luck = what fell: { $name } { $points } points
mark-slip = { $who }’s answer: { $name } { $points } points
caption-trace = { $name } went from { $start } to the win: { $luck } points by dice and cards, { $gifts } by others’ worse answers, { $slips } by worse answers of its own, { $rest } on which the judgement does not agree with itself. The largest change: { $mark }; { $more }. It is not a typical match: it was chosen for its changes of the lead.


## Comparisons

compare-turns = turns
compare-decisions = decisions
compare-lead_changes = lead changes
compare-half-time = leads at half-time
compare-about-settled = of { $of } settled
compare-settled =
    { $clear ->
        [0] *None of { $of } differences* between { $one } and { $other } is settled.
        [one] *{ $clear } of { $of } differences* between { $one } and { $other } is settled.
       *[other] *{ $clear } of { $of } differences* between { $one } and { $other } are settled.
    }
compare-together = All { $of } intervals hold together in 95 % of all cases.
compare-rate-of = { $name } wins *{ $one_rate }* with { $one }, *{ $other_rate }* with { $other } ({ $low } to { $high }).
compare-rate-who = Whoever { $name } wins *{ $one_rate }* with { $one }, *{ $other_rate }* with { $other } ({ $low } to { $high }).
compare-length = *{ $one_mean } { $name }* with { $one }, *{ $other_mean }* with { $other } ({ $low } to { $high }).
compare-none = There is no difference to be seen.
compare-done = Settled: about { $number } matches on each side would have shown it.
compare-open = Not settled: if the difference is real, about { $number } matches on each side would show it.
compare-rates = Who wins
compare-rates-sub = { $other } instead of { $one }: difference of win rates, in points
compare-lengths = Length and lead
compare-lengths-sub = { $other } instead of { $one }: difference in % of the first
compare-no-difference = no difference
compare-all = All of them are settled.
compare-first = Not settled: { $names }. First to be: { $first }, in about { $number } matches on each side.
compare-footer = A difference is called settled where its interval leaves out no difference at all. The intervals are widened so that all of them hold together in 95 % of all cases.
compare-one = *{ $label }*, { $matches } matches
compare-other = against *{ $label }*, { $matches } matches · 95 % intervals
compare-yes = yes
compare-no = no
compare-spread-turns = Turns in a match
compare-spread-lead_changes = Lead changes in a match
compare-spread-sub = columns: { $other }; dashed: { $one }
compare-spread-caption = *{ $mean }* on average with { $other }, *{ $was }* with { $one }.
box-printed = the printed box
box-changed = the changed box
box-changes = changed: { $changes }
box-run = { $number } seats ({ $bots }) · seed { $seed } · rules { $rules }
box-way = Open in the workshop


## The page

page-title = { $title }: report · Jalopy
page-kind = *Jalopy lab* · report
page-matches = *{ $matches } matches* of { $number } bots ({ $bots })
page-others = a quarter as many with other numbers of seats
page-run = seed { $seed } · rules { $rules } · { $settings } · 95 % intervals
page-usual = usual settings
page-footer = Intervals are Wilson’s. Those of a group that is looked at together (places in the order, racers, cells, cards) are widened so that all of them hold in 95 % of all cases; whoever wins more or less than the fair share is called settled where the interval leaves it out.
page-json = All numbers stand in this file as JSON too, in the element with the id “data”.
page-data = data
page-data-of = data of figure { $number }
page-fair = Fair?
page-long = Long?
page-tense = Tense?
page-skilful = Skilful?


## Columns of the tables

column-wins = wins
column-matches = matches
column-rate = rate
column-low = low
column-high = high
column-seats = seats
column-order = order
column-racer = racer
column-character = character
column-car = car
column-from = from
column-to = to
column-turns = turns
column-decisions = decisions
column-minutes = minutes
column-bot = bot
column-among = among
column-mu = strength
column-sigma = ± unsure
column-part = % of the match
column-behind-from = behind from
column-sort = what
column-item = which
column-matches-with = matches with it
column-uses = uses
column-uses-in-a-match = in a match
column-question = question
column-asked = asked
column-in-a-match = in a match
column-answers = answers
column-forced = with one answer
column-lots = one in … by lot
column-deals = deals
column-times = times each
column-part-of-deal = part of the deal
column-rule = rule
column-title = title
column-met = met
column-answer-number = number
column-turn = turn
column-seat = seat, from 0
column-answer = answer
column-luck = luck
column-slip = slip
column-chance = chance of seat { $number }
column-what = what
column-difference = difference
column-settled = settled
column-needed = matches to settle


## What is made use of

use-bonus-card = { $item }
    .sort = bonus cards
use-boost-marker = { $item } (marker)
    .sort = boost markers
use-crash-card = { $item } (crash)
    .sort = crash cards
use-goal-card = { $item } (goal)
    .sort = goal cards
use-ability = ability of { $item }
    .sort = abilities
use-scrap = { $item } (scrap)
    .sort = scrap tiles
use-movement-card = { $item } (card)
    .sort = movement cards
use-power = { $item }
    .sort = powers
use-trap = { $item } (trap)
    .sort = traps
use-built-machine = { $item } built
    .sort = machines built
use-activated-machine = { $item } used
    .sort = machines used
use-character = { $item }
    .sort = characters’ powers
use-gear = gear { $item }
    .sort = gears
use-manoeuvre = { $item }
    .sort = manoeuvres
use-slipstream = slipstream
    .sort = slipstreams
use-pushed-dice = pushing the engine
    .sort = pushed dice
use-booster = booster
    .sort = boosters
use-portal = { $item } portal
    .sort = portals
use-changed-tires = changing tires
    .sort = tire changes
use-caltrops = caltrops
    .sort = caltrops
use-hit-obstacle = hitting furniture
    .sort = hits on furniture
use-bumped = bumping into a car
    .sort = bumps


## Kinds of questions

asked-card-or-done = card or done
asked-card-or-drive = card or drive
asked-choose-racer = choose a racer
asked-crash-or-boost = crash or boost
asked-own-fight = fight of one’s own
asked-place-scrap = place scrap
asked-racer-order = order of racers
asked-roll-or-stop = roll or stop
asked-stop-or-boost = stop or boost
asked-take-ability = take an ability
asked-track-or-pit = track or pit lane
asked-which-ability = which ability
asked-which-pile = which pile
asked-crossroads = crossroads
asked-crossroads-with = crossroads with
asked-discard = discard
asked-exhaust = exhaust a power
asked-first-card = first card
asked-forest-tile = forest tile
asked-look-at = look at a trap
asked-next-card = next card
asked-swap-with = swap with
asked-target = whom to slow
asked-target-tile = aim at a tile
asked-trap-seen = trap seen
asked-unexhaust = ready a power
asked-who-escapes = who escapes
asked-who-first = who goes first
asked-who-springs = who springs it
asked-action = action
asked-aim = whom to aim at
asked-build = build
asked-character = choose a character
asked-copy = copy
asked-counter = counter-offer
asked-dig = dig
asked-draw = before drawing
asked-find = find
asked-hand-over = hand over
asked-leave-or-under = leave or put under
asked-look = look at a deck
asked-loot = loot
asked-melt = melt
asked-mimic = mimic
asked-monitor = monitor
asked-offer-give = offer: give
asked-offer-want = offer: want
asked-penalty = penalty
asked-raise = raise the roll
asked-ray = fire the ray
asked-ruin = ruin
asked-search = search
asked-smelt = smelt
asked-steal-machine = steal a machine
asked-steal-part = steal a part
asked-stroll = stroll away
asked-swap = swap
asked-trade = trade
asked-change-tires = change tires
asked-choose-gear = choose a gear
asked-lay-tile = lay a tile
asked-push-engine = push the engine
asked-roll = roll
asked-start-heading = heading at the start
asked-start-place = place at the start
asked-start-spot = spot at the start
asked-tire-station = tire station
asked-turn-on-the-spot = turn on the spot
