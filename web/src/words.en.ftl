# The page's own words in English. What games tell and ask is in their catalogues, and what the terminal and the page
# share is in src/jalopy/texts.en.ftl; conventions in src/jalopy/texts.py.

## The shelf

shelf-tag-1 = Tabletop racing, built from scrap.
shelf-tag-2 = No account, no waiting.
shelf-nav = About this place
shelf-how = How it works
shelf-learn = Learn
shelf-build = Build
    .name = a track for
shelf-replays = Replays
shelf-players = players
shelf-minutes = { $range } min
shelf-play = Play now against bots
shelf-friends = Table for friends
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
shelf-code = Got a table code?
shelf-no-code = A code looks like rusty-otter-42.
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

new-title = A table for friends
new-lead = Make the table, send the link, and start when everybody sits. Empty chairs can be filled with bots.
new-no-game = That game is not on the shelf yet.
new-table-title = Name of the table
    .hint = or leave it to us
new-seats = Chairs
new-same-screen = Same screen
    .help = Several people play on this device; hidden things are covered between them.
new-odds = Odds on demand
    .help = Whoever wants can see the odds of their answers.
new-own-word = of your own …
new-unknown = The link has a setting “{ $setting }”, which this game does not know. It is left out.
new-misfit = The link says “{ $value }” for “{ $setting }”, which is not possible. It is left as it was.
new-make = Make the table

## Before the start

lobby-title = Take a chair
lobby-name = Your name
lobby-next-name = Name of the next player
lobby-say-name = Please say your name first.
lobby-here = is here
lobby-away = not here just now
lobby-free = free
lobby-bot = Put a bot here
lobby-bot-kind = Bots
lobby-fill-up = Bots on all free chairs
lobby-send-away = Send away
lobby-stand = Stand up
lobby-start = Start
lobby-empty =
    { $empty ->
        [one] One chair is still free: wait for somebody, or put a bot there.
       *[other] { $empty } chairs are still free: wait for people, or put bots there.
    }
lobby-ready = Everybody sits. Off you go.
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
head-sealed = Sealed dice
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
log-since = since my last turn
log-why = why?
log-earlier = Earlier
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
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
help-letters = the answer with that letter; any other begins a word
help-arrows = from answer to answer; Enter takes it
help-undo = take back, or ask to
help-pause = pause
help-odds = odds
help-skip = show all at once
help-help = this page
help-hover = Point at an answer, or move to it, and the board shows what it would do.
help-board = The board in words

## Sealed dice

seal-title = Sealed dice
seal-text = Before the first die a secret seed was drawn. Its fingerprint is shown here from the start, and at the end the seed itself. Every die is computed from it, so nobody, not even the server, can change one.
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
rules-unknown = There is no rule { $rule }.
rules-whole = Open the rules

## Verifying

verify-title = Check the dice
verify-lead = This page computes the fingerprint and every draw of a record again, here in your browser, and compares them.
verify-working = Computing every die again …
verify-no-record = That is no record of a match.
verify-not-committed = This record’s dice were not sealed, so there is nothing to check here.
verify-bad-seed = The seed in the record is not one: it must be 64 hexadecimal digits.
verify-other-commitment = The fingerprint in the record is not that of its seed.
verify-not-what-was-shown = The fingerprint in the record is not the one shown at the table.
verify-other-draw = Turn { $turn }, draw { $draw }: the record says something else than the seed.
verify-changed = The record was changed
verify-other-start = The part before ended otherwise than this one begins.
verify-other-chance = The seed or the words added to it are not those of the part before.
verify-other-states = The turns do not fit the digests that stand beside them.
verify-other-settings = The seats or settings at the start are not those of the last turn.
verify-lost-part = The part before is missing, or was changed.
verify-other-checksum = The checksum is another: something was changed, perhaps a setting or an answer.
verify-parts = The rules changed while this match was under way, so its record has { $parts } parts.
verify-part = Part { $part }, version { $rules } of the rules
verify-part-true = { $dice } dice and { $others } draws for shuffles and lots, all as the seed says.
verify-part-checksum = The checksum fits.
verify-part-no-checksum = This older format has no checksum.
verify-part-follows = It begins where the part before ended.
verify-part-again = This page does not play it again; the command below does.
verify-part-elsewhere = This page does not play it again, and the command below takes a Jalopy with version { $rules } of the rules; this server has version { $here }.
verify-shown = Shown at the table
verify-seed = Seed
verify-draws = Draws
verify-counts = { $dice } dice and { $others } draws for shuffles and lots, in { $turns } turns: all as the seed says.
verify-command = To play the whole match again and compare every event:
verify-drop = Drop a record here, or choose a file
verify-to-table = To the table

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
