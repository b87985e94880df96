# Texts shared by all games, in English. The conventions of ids and variables are told in jalopy/texts.py;
# a game's own catalogue (games/<game>/texts.en.ftl) goes before this one.
#
# Questions and hints speak to the reader. An event that is about a player has two voices:
# $you is "yes" where the reader is that player.


## Words that other texts are made of

yes = yes
no = no
you = you
list = { $before } and { $last }
player = Player { $number }
ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }


## Who sits at the table

seat-person = person
seat-guest = guest
seat-bot = bot
seat-empty = empty
spectator = spectator

bot-random = Random
    .hint = Answers by lot.
bot-rookie = Rookie
    .hint = Knows the rules and a few tricks.
bot-driver = Driver
    .hint = Thinks a little ahead.
bot-champion = Champion
    .hint = Thinks as far ahead as time allows.


## What happens in every game

event-taken-back =
    { $you ->
        [yes] You take back your last answer.
       *[no] { $seat } takes back an answer.
    }
event-taken-back-with-key =
    { $you ->
        [yes] You take back “{ $key }”.
       *[no] { $seat } takes back “{ $key }”.
    }


## Answers that are refused

answer-refused = '{ $answer }' is not possible now ({ $rule }): { $why }
barred-not-asked = That is not asked; possible are: { $possible }.
barred-seat-not-asked = Seat { $number } is not asked, seat { $asked } is.
barred-match-over = The match is over; there is nothing to answer.


## The shared panel

panel-your-move = Your move
panel-waiting =
    { $you ->
        [yes] The table is waiting for you.
       *[no] Waiting for { $seat }.
    }
panel-choose = Your choice
panel-barred = Not possible now
panel-why = Why?
panel-rule = Rule { $rule }
panel-undo = Take back
panel-quit = Leave
panel-help = Help
panel-log = What happened
panel-turn = Turn { $turn }
panel-rules = Rules
panel-settings = Settings
panel-over = The match is over.
panel-standing = Final order
panel-place = Place
panel-player = Player
panel-reason = Reason
panel-won =
    { $you ->
        [yes] You have won!
       *[no] { $seat } has won.
    }

## What the server refuses

refused-taken = { $name } sits there already.
refused-bot-from-the-start = A bot has played there from the start.
refused-begun = The match has begun.
refused-sitting = You sit at this table already.
refused-no-name = Please say a name before you sit down.
refused-same-name = Somebody at this table is called { $name } already.
refused-over = The match is over.
refused-bot-for-you = A bot plays for you already.
refused-no-such-bot = There is no bot '{ $bot }' for this game; there are: { $known }.
refused-person-there = { $name } sits there.
refused-bot-there = A bot plays there already.
refused-person-here = { $name } is here and plays.
refused-nobody-there = Nobody sits there.
refused-dice-fixed = The dice are fixed: the match has begun.
refused-no-words = Please write something.
refused-enough-words = Enough words have been added.
refused-enough-words-of-yours = You have added enough words; leave some to the others.
refused-begun-already = The match has begun already.
refused-empty-seat = Seat { $number } is empty: somebody must sit there, or a bot.
refused-watching = You are watching; only those who sit at the table can answer.
refused-watching-ahead = You are watching; only those who are asked can look ahead.
refused-not-open = That question is no longer open.
refused-bot-plays-for-you = A bot plays for you; take your seat back first.
refused-gone-on = The match has gone on since; please look again.
refused-watching-undo = You are watching; only those who sit at the table can take a move back.
refused-nothing-answered = You have not answered anything yet.
refused-undo-asked-already = Somebody has asked to take a move back already.
refused-no-undo-asked = Nobody asks to take a move back.
refused-wish-not-open = That wish is no longer open; please look at the new one.
refused-not-asked-you = You are not asked.
refused-nothing-to-say = There is nothing to say.
refused-talk-sitting = Only those who sit at the table can talk.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-your-seat = You do not sit there.
refused-host-only = Only whoever made the table can do that.
refused-sitting-only = Only those who sit at the table can do that.
refused-not-begun = The match has not begun.
refused-too-fast = That is very fast; please wait a moment.
refused-too-much-before = Too much has happened at this table before the start; please start, or make a new table.
refused-talk-too-fast = You talk very fast; please wait a moment.
refused-busy = The table is too busy just now; please try again.
refused-not-saved = That could not be saved just now; please look whether it was, and try again.
refused-rules-broke = The rules of the game broke on that answer, so it does not count; please choose another.
refused-not-over = The match is not over yet.
refused-message-too-long = That message is too long.
refused-message-not-understood = That message is not understood: { $error }.
refused-went-wrong = Something went wrong here; nothing was changed.
refused-request-not-understood = That request is not understood: { $error }.
refused-request-too-long = That request is too long.
refused-made-elsewhere = Tables are made from our own page.
refused-tables-too-fast = You make tables very fast; please wait a moment.
refused-record-later = The record can be had once the match is over.
refused-checked-elsewhere = Settings are checked from our own page.
refused-checked-too-fast = You have settings checked very fast; please wait a moment.
refused-went-wrong-logged = Something went wrong here; it has been written to the log.
refused-no-such-table = There is no such table.
refused-no-such-game = There is no such game.
refused-not-checked = That could not be checked just now; please try again.
refused-log-order = Entry { $entry } of the log does not follow entry { $before }.
refused-log-answer = Entry { $entry } of the log is no answer to the question of its time.
refused-log-no-match = Entry { $entry } of the log needs a match, and none has begun.
refused-log-unreadable = This server cannot read this table.
refused-other-rules = This match was played under version { $played } of the rules of { $game }; this server plays version { $version }.
refused-other-rules-over = This match was played under version { $played } of the rules of { $game }, which this server no longer plays; its record can still be had.
refused-other-rules-stuck = This match was played under version { $played } of the rules of { $game }, and cannot go on under version { $version }.
refused-nothing-here = There is nothing at this address; /api says what there is.
refused-wrong-way = This address cannot be used that way.

## What the rules and the programs around them refuse

setting-refused = The setting '{ $setting }' cannot be '{ $given }': { $why }
refused-setting-word = The setting '{ $setting }' takes a word, not { $given }.
refused-setting-yes-no = The setting '{ $setting }' is yes or no, not { $given }.
refused-setting-number = The setting '{ $setting }' takes a number, not { $given }.
refused-setting-choice = The setting '{ $setting }' cannot be '{ $given }'; possible are: { $possible }.
refused-setting-kind = The setting '{ $setting }' must be a word, a number, or yes or no.
refused-no-setting = { $game } has no setting '{ $setting }'. It has: { $there }.
refused-no-setting-but = { $game } has no setting '{ $setting }'. Did you mean '{ $meant }'?
refused-seats = { $game } is for { $low } to { $high } players, not { $number }.
refused-start-seat = There are { $places } seats.
refused-no-game = There is no game '{ $game }'; there are: { $known }.
refused-no-bot = There is no bot '{ $bot }'; there are: { $known }.
refused-no-rookie = No rookie has learnt { $game } yet; the bot 'random' plays every game.
refused-no-language = There are no texts in '{ $language }'; there are: { $known }.
refused-seat-of-match = There is no seat { $number }; seats are 0 to { $last }.
refused-seat-of-table = There is no seat '{ $word }': the table has seats 1 to { $places }.
refused-seat-of-record = There is no seat { $number }: the match has seats 1 to { $places }.
refused-seat-unasked = Seat { $number } is not asked anything now.
refused-bots-for-seats = The match has { $places } seats, and { $bots } bots want to sit down.
refused-bots-or-one = { $places } seats take { $places } bots, or one for all of them, not { $bots }.
refused-other-game = { $file } holds a match of { $game }, not of { $wanted }.
refused-record-over = The match in { $file } is over; `jalopy replay { $file }` tells it.
refused-seed = The seed must be a whole number from 0 to { $most }, not { $seed }.
refused-committed-seed = The seed of committed chance must be 64 hexadecimal digits in lower case.
refused-entropy-signs = Entropy must be text that can be written as UTF-8.
refused-measured-too-short = Measuring takes more than { $seconds } seconds.
refused-too-few-matches = The number of matches must be at least 1, not { $matches }.
refused-too-few-workers = The number of workers must be at least 1, not { $workers }.
refused-undo-of-fork = A fork cannot take back what was answered before it was made.
refused-undo-over = The match is over; nothing can be taken back.
refused-undo-nothing = Nothing has been answered yet.
refused-undo-too-far = So much was not answered.
refused-undo-learnt = Nothing can be taken back: since the last answer somebody has learnt something new.
refused-no-history =
    This match keeps no history, so it cannot be { $what ->
        [undo] taken back
        [fork] forked
        [watch] watched
        [position] written as a position
       *[record] recorded
    }.
refused-fork-over = The match is over; there is nothing to fork.
refused-fork-watched = A fork tells nothing, so it cannot be watched.
refused-fork-position = A fork has no position: what it holds was dealt anew.
refused-fork-record = A fork has no record: what it holds was dealt anew.
refused-position-of-set-up = There is no position yet: the set-up is under way.
