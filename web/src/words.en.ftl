# The page's own words in English. What games tell and ask is in their catalogues, and what the terminal and the page
# share is in src/jalopy/texts.en.ftl; conventions in src/jalopy/texts.py.

## The shelf

shelf-tag-1 = Tabletop racing, built from scrap.
shelf-tag-2 = No account, no waiting.
shelf-nav = About this place
shelf-how = How it works
shelf-puzzle = Daily puzzle
shelf-workshop = Workshop
shelf-learn = Learn
shelf-build = Build
    .name = a track for
shelf-replays = Replays
shelf-players = players
shelf-minutes = { $range } min
shelf-play = Play now against bots
shelf-strength = Opponents: { $level }
shelf-against = Play now against …
shelf-friends = Table for friends
shelf-solo = Solitaire
shelf-soon = Soon
shelf-being-built = Still in the workshop
shelf-waiting = Tables waiting for me
shelf-none = None yet. Tables you sit at wait here for you.
shelf-more = { $tables } more
shelf-fewer = Fewer
shelf-your-turn = Your turn
shelf-thinking = { $who } is thinking
shelf-seats-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
shelf-over = over
shelf-not-begun = not begun
shelf-code = I have a code
    .example = muffler hinge
shelf-no-code = A code is two words, such as muffler hinge.
shelf-sit = Sit down

## Anywhere

page-shelf = To the shelf
page-close = Close
page-your-name = Guest
page-no-server = The server does not answer. Please try again in a moment.
page-not-loaded = A part of the page could not be loaded. Please load it again.
page-again = Try again
page-not-connected = There is no connection just now, so nothing was sent.
nowhere-title = Nothing here but weeds
nowhere-text = There is no page at this address.
on = on
off = off

## A new table

new-no-game = That game is not on the shelf yet.
new-same-screen = Same screen
    .help = Several people play on this device; hidden things are covered between them.
    .short = several people on this device
new-minutes = about { $minutes } minutes
agreed-without = without { $setting }
agreed-value = { $setting }: { $value }

## Before the start

lobby-title = Take a chair
lobby-name = Your name
lobby-next-name = Name of the next player
lobby-say-name = Please say your name first.
lobby-away = not here just now
lobby-free = free
    .who = for a friend
lobby-bot = Put a bot here
lobby-fill-up = Bots on all free chairs
lobby-send-away = Send away
lobby-stand = Stand up
lobby-start = Start
lobby-host-starts = Whoever made the table starts the match.
lobby-link = Bring friends
    .help = Whoever has this link can sit down or watch.
lobby-qr = QR code with the link to this table
lobby-only-here = This link works on this device only. So that others on your network can come in, start
lobby-seal = All dice are fixed by a secret seed already. This is its fingerprint; at the end the seed is shown, and anyone can check every die.
lobby-entropy = Your own words, stirred into the dice
lobby-add = Add
lobby-added = Added by { $names }.

## The table

table-loading = Setting the table …
table-none = There is no table { $code }
table-shut = The table { $code } cannot be opened here
table-not-from-here = The server does not let this page in, for it was loaded under another address.
table-lost = The connection is gone. We keep trying; nothing is lost.
head-table = table “{ $title }”
head-copy = copy
head-copied = copied
head-copy-link = Copy the link to this table
copy-by-hand = Copy this link:
copy-selected = The link is selected: copy it from there.
head-sealed = Sealed luck
head-odds = Odds
head-undo = Undo
head-ask-undo = Ask to undo
head-menu = Menu
speed-title = Speed
speed-pause = Pause
order-title = Order of the race
order-open = Order of the race in full
order-away = away
tabs-title = What else happens
who-bot = { $name } bot
who-you-bot = you (a bot plays)
who-person-bot = { $name } (a bot plays)
decision-your-turn = Your turn
decision-type = … or type your answer
decision-choose = { $options } answers: press one on the board, or choose it here.
decision-take = Take this one
decision-unknown = “{ $words }” is not one of the answers.
waiting-person = { $name } is thinking
waiting-bot = { $name } is rolling up its sleeves
watching = You are watching.
away-not-yet = { $name } has not come to the table yet.
away-since = { $name } has been away for { $time }. The table waits.
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-hours = { $hours } h
away-bot-plays-on = Let a bot play on
away-bot-soon = A bot may play on in { $seconds } s.
silent-since = { $name } has not answered for { $time }. If everybody agrees, a bot plays on until then.
silent-agreed = You have agreed.
away-bot-for-you = A bot plays for you.
away-take-back = Take your seat back
showing-bar = On the board
showing-you = You are on the move …
showing-name = { $name } is on the move …
showing-all = What happened …
showing-paused = paused
showing-resume = Go on
showing-skip = Skip ahead
showing-skip-to-me = Skip to my turn
showing-steps =
    { $steps ->
        [one] 1 step waits
       *[other] { $steps } steps wait
    }
decision-announce = Your turn. { $question }
log-title = Log
log-why = why?
log-earlier = Earlier
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-mute-author = Mute { $name }, who said this
chat-muted = Muted: { $names }.
chat-people = Who is heard
chat-emotes = Quick words
emote-cheer = Hooray!
emote-ouch = Ouch!
emote-luck = What luck!
emote-hurry = Come on!
emote-thanks = Thank you!
emote-sorry = Sorry!
cover-pass = Pass to { $name }
cover-tap = Tap to look
undo-title = May this be taken back?
undo-text = { $name } wants to take this back:
undo-unseen = a choice that only they have seen
undo-yes = Yes, go back
undo-no = No, it stands
undo-aside = { $name } asks to take a move back.
undo-look = Decide
undo-waiting = { $name } wants to take a move back: waiting for { $names }.
undo-withdraw = Let it stand
notify-turn = Your turn
menu-link = Copy the link
menu-help = Keys, and the board in words
menu-sound-on = Sound on
menu-sound-off = Sound off
menu-odds-on = Show odds
menu-odds-off = Hide odds
menu-notify-on = Tell me when it is my turn
menu-notify-off = No more notices
menu-stand = Leave: a bot plays on
help-keys = Keys
help-numbers = the answer with that number
help-arrows = from answer to answer; Enter takes it
help-undo = take back, or ask to
help-pause = pause
help-odds = odds
help-coach = ask the coach, where the table has one
help-skip = show all at once
help-help = this page
help-hover = Point at an answer, or move to it, and the board shows what it would do.
help-board = The board in words

## Sealed luck

seal-text = Before the match began a secret seed was drawn. Its fingerprint is shown here from the start, and at the end the seed itself. Every die and every shuffle is computed from it, so nobody, not even the server, can change one.
seal-commitment = Fingerprint (SHA-256)
seal-entropy = Words added by
seal-no-entropy = nobody
seal-somebody = somebody
seal-counts =
    { $total ->
        [one] The die so far
       *[other] The { $total } dice so far
    }
seal-expected = Expected of each: { $expected }

## The end

podium-true = The seal is open and the dice are true
    .shuffled = The seal is open; the shuffle was fair
    .facts = { $dice ->
        [0] { $others } cards and lots
       *[other] { $dice } dice, { $others } cards and lots
    }; seed { $seed } matches { $commitment }.
podium-false = The dice do not fit the seal
podium-verify = check it yourself
podium-rematch = Rematch
podium-rematch-go = To the rematch
podium-share = Share replay
podium-replay = Watch replay
podium-analysis = Take it apart
podium-luck = Luck
podium-right = Right choices
podium-record = Download record
podium-board = Show the board

## Replay

replay-page = Replay
replay-title = Replay of “{ $title }”
replay-not-begun = That match has not begun.
replay-not-over = That match is still being played; the replay comes at its end.
replay-play = Play
replay-back = One step back
replay-step = One step on
replay-slider = Place in the match
replay-start = Before the start
replay-open = The replay of a match at this server opens from its table. A record that was saved as a file can be opened here.
replay-file =
    { $seats ->
        [0] { $game }, { $turns } turns
       *[other] { $game }, { $seats } seats, { $turns } turns
    }
    .what = A record holds how a match began, every die and every answer, but not the rules: this page cannot play it on the board. It can compute every die again and say whether one was changed.
    .command = To watch it move by move, in a terminal:

## Rules

rules-search = Search the rules
rules-found =
    { $found ->
        [one] 1 rule found
       *[other] { $found } rules found
    }
rules-chapters = Chapters
rules-house = House ruling
rules-english = in English
rules-unknown = There is no rule { $rule }.
rules-whole = Open the rules

## Verifying

## Settings

settings-language = Language
language-en = English
language-de = Deutsch
settings-light = Light
light-dusk = dusk
light-noon = noon
light-system = as the system
settings-motion = Motion
motion-system = as the system
motion-full = full
motion-less = less
settings-sound = Sound
settings-notify = Notices when it is my turn
settings-kept = Kept in this browser only.

## The first match

learn-title = How { $game } goes
learn-head = How it goes, in a few turns
learn-none = This game has no guided match yet.
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-other = That may be done too. Just this once: “{ $answer }”.

## The log, keys, pace and what touched the reader

log-replay-since = Replay since my last turn
log-replay-begun = Replay from the first turn
log-your-last-turn = your last turn
log-new = { $lines } new

help-letters = the answer with that letter; it means the same in every question
help-type = type an answer
help-keys-on = Single keys do something
settings-keys = Single keys

meanwhile-title = Meanwhile
meanwhile-count = { $events ->
    [one] one event
   *[other] { $events } events
}, { $touched } touched you
meanwhile-more = and { $more } more
meanwhile-replay = Replay
meanwhile-close = Put this away
## My matches

matches-title = My matches
matches-loading = Looking into the drawer…
when-tonight = tonight, { $time }
when-today = today, { $time }
when-yesterday = yesterday, { $time }
evening-tonight = Tonight’s score
evening-last = The last evening
evening-about =
    { $date }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $people } players
evening-place-in = place in
evening-points = points
evening-replay = Replay of { $game }
evening-you = You
evening-leads = leads
evening-rule = Win 3, second 2, third 1.
evening-level = You and { $name } are level.
evening-ahead = { $name } is { $points } behind you.
evening-behind = You are { $points } behind { $name }.
evening-before = Before, { $date }: { $score }
evening-rematch = Rematch, all of us
evening-pick = Pick a game

## My seats on another device

device-title = My seats on another device
device-lead = Open this link there, or hold the other device’s camera up to the picture. It then sits on all your chairs, as this one does.
device-qr = The link as a picture for a camera
device-once = It works once.
device-left =
    { $minutes ->
        [one] For one more minute.
       *[other] For { $minutes } more minutes.
    }
device-only-here = This page is at an address that only this device has; start the server for your network first (jalopy -⁠-lan).
device-over = Its time is over.
device-again = A new link
device-been-here = I was here before
device-hello = You are { $name }?
device-hello-nobody = Go on here?
device-same = This device has your seats already.
device-tables =
    { $tables ->
        [0] From now on this device is yours too: matches and results come along.
        [one] One open table and all your matches come along.
       *[other] { $tables } open tables and all your matches come along.
    }
device-left-behind =
    { $tables ->
        [one] On this device you sit at another table already. Nobody will sit there for you then.
       *[other] On this device you sit at { $tables } other tables already. Nobody will sit there for you then.
    }
device-go-on = Go on here
phrase-title = A phrase for the day this device is lost
phrase-lead = Six words to write down. Whoever has them sits on your chairs, so keep them to yourself.
phrase-make = Make a phrase
phrase-write = It is shown this once. A newer phrase replaces it.
phrase-copy = Copy the phrase
phrase-back = Welcome back
phrase-back-help = Type the six words that you wrote down, in their order. They are English in every language. A link from your other device works too: just open it here.
phrase-words = My six words
phrase-use = Take my seats back

## A gentle clock

clock-title = Time for a turn
clock-choice-none = as long as it takes
clock-choice-nudge = a nudge
clock-choice-30 = 30 s
clock-choice-60 = 1 min
clock-choice-120 = 2 min
clock-choice-300 = 5 min
clock-choice-86400 = 1 day
clock-choice-259200 = 3 days
clock-help-none = Nobody is hurried.
clock-help-nudge = After a minute, whoever is asked gets a small reminder; nothing else happens.
clock-help-time = Then a bot plays on until the player is back. It is only shown in the last half minute.
clock-yours = left, then a bot plays on for you
clock-theirs = left for { $name }
clock-yours-soon = Less than half a minute left, then a bot plays on for you.
clock-theirs-soon = Less than half a minute left for { $name }.
clock-nudge = The others are waiting for you.
clock-away = A bot plays on for you.
clock-back = Touch anything, and it is you again.
podium-taken-over = This match began in the middle of another one, so it is practice.
play-on = Play on from here
worth-range = with likely range
worth-best = best
worth-per-cent = { $chance } %
worth-said = { $answer }: { $chance } %, give or take { $error }
podium-practice = Something that had been learnt was taken back, so this match is practice.

## A rematch

rematch-asked = { $name } asks for a rematch
rematch-asked-nobody = A rematch is asked for
rematch-go = I’m in
rematch-not-now = Not now
rematch-tonight = Tonight
# Whole plans or single answers

plans-off = Every step by itself
plans-on = Propose whole plans

## The coach

advice-ask = Ask the coach
    .short = Coach
advice-title = The coach
advice-thinking = The coach tries your answers …
advice-worth = Your chance to win after it
advice-all = All { $answers } answers
advice-few = Fewer answers
advice-note = Tried in many worlds that may be, from what you can know. Press an answer to give it.
advice-asked = { $name } has asked the coach.
weigh-cost = That may lower your chance to win by about { $cost } %. Take it back and see?
weigh-practice = Something has been learnt since, so the match becomes practice.
weigh-back = Take it back
weigh-leave = Leave it
weigh-wanted = Tell me when an answer cost much, so that I can take it back

## What is told after asking and sharing

undo-refused = It stands: { $names } did not agree.
undo-lapsed = It stands: the match has gone on.
podium-shared = The link is copied. Whoever has it sees the replay:
podium-share-by-hand = This is the link to the replay; copy it from here:

## Replays: beside the board

replay-dice = Dice
replay-no-dice = none yet
replay-moment = Link to this moment

## The sheet that explains things

about-answer = An answer
about-barred = Not now
about-now = Now
about-near = Next to it
about-rule = Rule book
about-tip = Point at, click or hold anything to ask about it.
about-back = Back to it
about-unknown = Nothing to tell of it
about-more = ask, or click
about-things = Ask about anything on the table
## The lobby

lobby-is-ready = ready
lobby-not-yet = not yet
lobby-say-ready = I am ready
lobby-am-ready = Ready
lobby-leave = Leave
lobby-another = Another bot
lobby-strength = How well { $name } plays
lobby-before = Before the start
lobby-count = { $ready } of { $seats } ready
lobby-to-go =
    { $things ->
        [one] One thing to go
        [2] Two things to go
       *[other] { $things } things to go
    }
lobby-all-ready = Everybody is ready
lobby-is-not-ready = { $name } is not ready
lobby-chairs-free = Free: chair { $chairs }
lobby-chair = chair { $number }
lobby-friend-or-bot = friend or bot
lobby-waits-for = waits for { $names }
lobby-go = off you go
lobby-anyway-ask = Not ready yet: { $names }. Start all the same?
lobby-anyway = Start anyway
lobby-wait = Wait
lobby-stir = Stir in a word
lobby-say-words = Say these two words, or let them scan.
lobby-send = Send it
lobby-own = your own
lobby-your-way = Your way
lobby-as-printed = As printed
lobby-agreed = What was agreed
lobby-coach = The coach may be asked
    .help = It tells whoever is asked what each answer is worth; the others see that it was asked.
lobby-coach-yes = The coach may be asked here; everybody sees when somebody does.
lobby-coach-no = This table plays without the coach.
lobby-racers-chosen = You choose your racer when the match begins.
lobby-racers-dealt = You are dealt a racer when the match begins.
lobby-characters-dealt = You are dealt a character when the match begins.
lobby-character-chosen = You choose your character when the match begins.
learn-other-plan = That may be done too. Just this once: the plan that the words above lead to.
