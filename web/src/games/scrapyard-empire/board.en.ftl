# The words painted on the table of Scrapyard Empire, in English.

headline = Round { $round } · build { $goal } to win
headline-alone = Turn { $round } of { $rounds } · build { $goal }
headline-no-clock = Turn { $round } · build { $goal }
order-title = Race of the inventors
order-head = inventions · built · parts
you = you
nothing = nothing
no-character = without a character
table = The yard: players, piles and what is going on

one-part = Part
one-machine = Machine
one-invention = Invention
pile-part = Parts
pile-machine = Machines
pile-invention = Inventions
deck-count = deck { $count }
scrap-count = scrap { $count }
deck-label = Deck of { $kind }: { $count } cards
pile-label = Scrap pile of { $kind }: { $count } cards, on top { $top }
pile-dug = Scrap pile of { $kind }: being dug
being-dug = being dug
pile-empty = empty
look-through = Look through the scrap of { $kind }

group-draw = Draw
group-dig = Dig
group-steal = Steal
group-trade = Trade
group-use = Use
ask-more = Ask me more
ask-less = Ask me less
chance-roll = works with { $wanted } or more
choose-way = What do you do here?

phase-draw = Draw
phase-action = Action
phase-build = Build
phase-discard = Discard
phase-action-number = Action { $number }
phase-done = done
phases = Phases of the turn

built-you = You built
built-none = Nothing yet. Build a machine, and it stands here.
your-parts = Your parts, { $count } of { $limit }
parts-open = everyone sees these
your-hand = Your hand is the build guide
hand-hidden = hidden from the others
want-it =
    { $count ->
        [one] 1 wants it
       *[other] { $count } want
    }
state-have = you have it
state-shared = several want it
state-coming = on offer now
state-missing = missing
guide-open = Build guide
ready = Ready to build
ready-now = Build it
take-ready = Take it: ready
build-wins = Build this to win
missing-count = { $count } missing
still-missing = Still { $count } missing
machine-built = built
machine-ready = ready
machine-in-hand = in hand
used-up = ability used
fresh = new
new-this-turn = built this turn: its ability rests until the turn is over
uses-left = uses left: { $count }
used-this-turn = used this turn
slowed = only one action
hand-machines =
    { $count ->
        [one] 1 small machine in hand
       *[other] { $count } small machines in hand
    }
hand-inventions =
    { $count ->
        [one] 1 invention in hand
       *[other] { $count } inventions in hand
    }
known-in-hand = You know: { $cards }
inventions-of = Inventions built: { $count } of { $goal }
machines-of = Machines built: { $count }
parts-of = Parts: { $count }
spectator = You are watching.

rolled = Rolled { $roll }
raised-by = { $die } raised by { $by }
dig-needs = a dig succeeds on { $wanted } or more
steal-needs = a steal succeeds on { $wanted } or more
minerva = Minerva: a { $best } takes more than one
roll-failed = not enough
roll-fine = success
die = die: { $face }
passed = passed, gone for this dig
below = { $count } below
below-hidden = order unknown
all-seen = everyone saw them
nothing-below = the last one
take-this = Take this
dig-deeper = Dig deeper
lies-below = What lies below
lies-below-hint = { $count } cards, everyone saw them go in
memory-off = No memory aid at this table

trade-table = Trade
trade-counter = Counter-offer
trade-gives = { $who } gives
you-give = you give
you-get = you get
choose-give = choose a card of yours
choose-want = choose a card of theirs
choose-wish = name a machine
you-built = build
you-won = get
you-used = use
you-looked = look at
shown-built = builds
shown-won = gets
shown-used = uses
shown-looked = looks at
board-missing = Still missing
board-nothing = Nothing is missing: build!
at-player = { $who } has it
in-scrap = scrap, number { $place } from the top
in-scrap-short = no. { $place }
in-scrap-top = on top of the scrap
nowhere = only in the deck
choice-find = Take one from the pile
choice-steal-machine = Keep one of the two
choice-offer-want = Which machine do you wish for?
offer-helps = It completes { $cards }.
offer-wanted-by = { $cards } could use it.
offer-costs = You need { $card } for { $cards }.
offer-spare = You can spare { $card }.

describe-round = It is round { $round }; { $goal } inventions win.
describe-turn = On turn: { $who }. Phase: { $phase }. Actions left: { $actions }.
describe-player = { $who }: { $character }.
describe-parts = Parts of { $who } ({ $count }): { $parts }.
describe-built = Built by { $who }: { $built }.
describe-used = { $card } (used)
describe-hand =
    In hand of { $who }: { $machines ->
        [one] 1 small machine
       *[other] { $machines } small machines
    }, { $inventions ->
        [one] 1 invention
       *[other] { $inventions } inventions
    }.
describe-known = Of these you know { $cards }.
describe-ready = In your hand { $card }, of { $needs }: ready to build.
describe-lacking = In your hand { $card }, of { $needs }: missing { $missing }.
describe-pile = { $kind }: { $deck } in the deck, { $count } on the scrap pile, on top { $top }.
describe-dig = Laid out in the dig: { $cards }.
describe-trade = { $who } offers { $partner } { $gives } for { $wants }.
describe-dice = Dice: { $dice }, raised by { $raised }.

podium-won = { $name } wins!
podium-you = You win!
podium-shared = A shared win: { $names }
podium-lost = The yard wins
podium-how =
    { $inventions ->
        [one] 1 invention
       *[other] { $inventions } inventions
    } after { $rounds } rounds
podium-how-lost = { $inventions } of { $goal } inventions
story = How the yard was won
story-none = Nothing was built.
story-row = Round { $round }: { $name } builds { $card }

## What happens to the reader: called out

touch-robbed = Robbed
touch-robbed-how = { $card }, by { $who }
touch-robbed-unseen = Robbed
touch-robbed-unseen-how = one card, by { $who }
touch-monitored = Taken over
touch-monitored-how = { $card } goes to { $who }
touch-monitored-unseen = Taken over
touch-monitored-unseen-how = it goes to { $who }
touch-kept = Nothing lost
touch-kept-how = { $who } tried to rob you
touch-refused = No trade
touch-refused-how = { $who } refuses
touch-foiled = Foiled
touch-foiled-how = { $who } stops your steal
touch-scrapped = Scrapped
touch-scrapped-how = { $card } is gone
touch-slowed = Slowed
touch-slowed-how = fewer actions in your next turn, by { $who }
touch-copied = Copied
touch-copied-how = { $who } uses your { $card }
