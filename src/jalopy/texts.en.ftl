# Texts shared by all games, in English. The conventions of ids and variables are told in jalopy/texts.py;
# a game's own catalogue (games/<game>/texts.en.ftl) goes before this one.
#
# Questions and hints speak to the reader. An event that is about a player has two voices:
# $you is "yes" where the reader is that player.


## Words that other texts are made of

yes = yes
no = no
you = you
    .dative = you
    .accusative = you
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
bot-strength-1 = Strength 1
    .hint = Between rookie and driver: thinks ahead, and trusts it only when it is sure.
bot-strength-2 = Strength 2
    .hint = Between rookie and driver: thinks ahead, and trusts it only when it is sure.
bot-strength-3 = Strength 3
    .hint = Between rookie and driver: thinks ahead, and trusts it only when it is sure.
bot-strength-4 = Strength 4
    .hint = Between rookie and driver: thinks ahead, and trusts it only when it is sure.
bot-strength-5 = Strength 5
    .hint = As good as a driver.
bot-strength-6 = Strength 6
    .hint = Between driver and champion.
bot-strength-7 = Strength 7
    .hint = Between driver and champion.
bot-strength-8 = Strength 8
    .hint = Between driver and champion.
bot-strength-9 = Strength 9
    .hint = As good as a champion.

temper-cautious = cautious
    .hint = Of answers that are about as good, it takes the safest.
temper-bold = bold
    .hint = Of answers that are about as good, it takes the most daring.
temper-vengeful = vengeful
    .hint = Of answers that are about as good, it takes the one that hurts its strongest rival most.


## Why one answer is better than another: $first and $second are messages telling-…, these two or those of the game

coach-why-alone = Why “{ $answer }” rather than “{ $other }”? It means { $first }.
coach-why-and = Why “{ $answer }” rather than “{ $other }”? It means { $first } and { $second }.
coach-why-but = Why “{ $answer }” rather than “{ $other }”? It means { $first }, but { $second }.
coach-why-although = “{ $answer }” is worth more than “{ $other }”, although it means { $first }.
coach-even-alone = “{ $answer }” and “{ $other }” are worth about the same: the first means { $first }.
coach-even-and = “{ $answer }” and “{ $other }” are worth about the same: the first means { $first } and { $second }.
coach-even-but = “{ $answer }” and “{ $other }” are worth about the same: the first means { $first }, but { $second }.
coach-even-although = “{ $answer }” and “{ $other }” are worth about the same, although the first means { $first }.
coach-hardly = There is hardly any difference between “{ $answer }” and “{ $other }”.
coach-all-even = All answers are worth about the same.
coach-lost = You win in none of the tries, and the coach weighs nothing else.
coach-unclear = “{ $answer }” does better in the tries than “{ $other }”; no single reason stands out.
telling-won =
    { $chance ->
        [0] no chance of winning soon instead of { $instead } %
       *[other] { $chance } % chance of winning soon instead of { $instead } %
    }
telling-lost =
    { $chance ->
        [0] no risk of losing soon instead of { $instead } %
       *[other] { $chance } % risk of losing soon instead of { $instead } %
    }


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
refused-like-name = Somebody here is called { $name }; please choose a name that nobody takes for theirs.
refused-sent-away = Whoever made the table has sent you from your chair; you may watch.
refused-over = The match is over.
refused-bot-for-you = A bot plays for you already.
refused-no-such-bot = There is no bot '{ $bot }' for this game; there are: { $known }.
refused-person-there = { $name } sits there.
refused-bot-there = A bot plays there already.
refused-person-here = { $name } is here and plays.
refused-person-just-left = { $name } has only just left; a bot may play on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-person-unknown = It is not known just now whether { $name } is here; please try again in a moment.
refused-stand-in-only = Only this bot plays on for people who are away: { $bot }.
refused-nobody-silent = There is nobody whose answer the table waits for on that chair.
refused-patience = { $name } has some time left to answer; a bot may play on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
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
refused-answers-interrupted = Something comes in between: such answers cannot be given together.
refused-answers-number = Between one and { $most } answers can be given together.
refused-bot-plays-for-you = A bot plays for you; take your seat back first.
refused-gone-on = The match has gone on since; please look again.
refused-watching-undo = You are watching; only those who sit at the table can take a move back.
refused-nothing-answered = You have not answered anything yet.
refused-unknown-host = By this name nobody is served here. Open the page by the address that you were given.
refused-metrics-not-for-you = These figures are for the operator.
refused-bots-play-enough = Bots play at many tables already; please wait until one of these matches is over.
refused-undo-often = So much was taken back in this match already that from now on every move stands.
refused-undo-asked-already = Somebody has asked to take a move back already.
refused-no-undo-asked = Nobody asks to take a move back.
refused-wish-not-open = That wish is no longer open; please look at the new one.
refused-not-asked-you = You are not asked.
refused-nothing-to-say = There is nothing to say.
refused-no-such-saying = Nobody has said that here.
refused-mute-yourself = You cannot mute yourself.
refused-muted-enough = You have muted { $most } people, more are not kept: hear one of them again first.
refused-talk-sitting = Only those who sit at the table can talk.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-your-seat = You do not sit there.
refused-host-only = Only whoever made the table can do that.
refused-sitting-only = Only those who sit at the table can do that.
refused-not-begun = The match has not begun.
refused-too-fast = That is very fast; please wait a moment.
refused-too-much-before = You have done a great deal at this table before the start; please wait a little, or start.
refused-talk-too-fast = You talk very fast; please wait a moment.
refused-busy = The table is too busy just now; please try again.
refused-banned = The operator of this server does not let you in.
refused-table-closed = This table was closed by the operator of this server; nobody can play here any more.
refused-not-saved = That could not be saved just now; please look whether it was, and try again.
refused-rules-broke = The rules of the game broke on that answer, so it does not count; please choose another.
refused-not-over = The match is not over yet.
refused-message-too-long = That message is too long.
refused-message-not-understood = That message is not understood: { $error }.
refused-went-wrong = Something went wrong here; nothing was changed.
refused-request-not-understood = That request is not understood: { $error }.
refused-request-cut-off = The request broke off before its end.
refused-no-storage = The tables cannot be reached just now; please try again in a moment.
refused-request-too-long = That request is too long.
refused-made-elsewhere = Tables are made from our own page.
refused-tables-too-fast = You make tables very fast; please wait a moment.
refused-record-later = The record can be had once the match is over.
refused-coach-none = Nobody can judge this game yet, so there is no advice.
refused-coach-not-agreed = This table plays without the coach.
refused-weigh-company = Only whoever plays with nobody but bots hears what an answer cost.
refused-coach-alone = Whoever plays alone may always ask the coach.
refused-coach-thinks = The coach is thinking already; please wait a moment.
refused-coach-too-fast = You ask the coach very often; please wait a moment.
refused-coach-busy = The coach is busy at other tables; please try again in a moment.
refused-coach-failed = The coach did not come to an end; please try again in a moment.
refused-analysis-later = A match can be looked back on once it is over.
refused-analysis-none = Nobody can judge the matches of this game yet, so there is nothing to look back with.
refused-analysis-changed-box = Nobody has learnt to judge a changed box, so there is nothing to look back with.
refused-analysis-other-rules = This match was played under older rules, which nobody here can judge any more.
refused-no-thought = The bot did not come to an answer; please try again.
refused-no-such-puzzle = There is no such puzzle.
refused-no-puzzle-that-day = There is no puzzle for that day.
refused-puzzle-answer = That is no answer to this puzzle.
refused-puzzles-none = There is nothing to judge the answers of this game with, so it has no puzzles.
refused-analysis-failed = Looking back on this match went wrong; please try again in a minute.
refused-analysis-waits = Too many matches are being looked back on just now; please try again in a few minutes.
refused-analysed-too-fast = You look back on very many matches; please wait a few minutes before the next.
report-coming = The report comes as soon as { $of } matches are played with each box: { $done } so far.
report-back = Back to the workshop
refused-workshop-none = Nothing of this game's box can be changed yet.
refused-workshop-failed = The matches with this box did not come to their end; please try another one.
refused-workshop-busy = Too many boxes are being tried just now; please try again in a minute.
refused-workshop-report-printed = This is the printed box: change something of it, and there is something to compare.
refused-workshop-no-report = The page could not be made just now; please try again.
refused-reported-too-fast = You open very many reports; please wait a few seconds before the next.
refused-tried-too-fast = You try very many boxes; please wait a few seconds before the next.
refused-checked-elsewhere = Settings are checked from our own page.
refused-asked-too-fast = You ask very fast; please wait a moment.
refused-checked-too-fast = You have settings checked very fast; please wait a moment.
refused-went-wrong-logged = Something went wrong here; it has been written to the log.
refused-no-such-table = There is no such table.
refused-no-such-words = No open table goes by “{ $words }”. Please ask for its two words again.
refused-guessed-too-fast = Too many codes were tried; please wait a moment before the next.
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
refused-printed-box-only = Environments know the printed box only: their tables of numbers are made for it.
refused-sweep-too-wide = That makes { $boxes } boxes; a sweep plays at most { $most }.
refused-box-entry = '{ $entry }' is no change of the box: write one as dice.count=4, and a comma between two.
refused-box-twice = '{ $path }' is there twice.
refused-box-range = '{ $path }' can be { $least } to { $most }, not { $given }.
refused-box-fixed = '{ $path }' cannot be changed: the rules count on it.
refused-box-several = '{ $path }' holds several numbers: name one of them, such as '{ $one }'.
refused-box-no-knob = There is no '{ $path }' in the box.
refused-box-no-knob-but = There is no '{ $path }' in the box. Did you mean '{ $meant }'?
refused-box-too-long = The changes of a box take at most { $most } letters.
refused-seats = { $game } is for { $low } to { $high } players, not { $number }.
refused-start-seat = There are { $places } seats.
refused-no-game = There is no game '{ $game }'; there are: { $known }.
refused-no-such-thing = There is nothing called '{ $thing }' on this table.
refused-no-view = This is no view of { $game }: { $misfit }
refused-no-bot = There is no bot '{ $bot }'; there are: { $known }, and { $weakest } to { $strongest }.
refused-no-temper = There is no temper '{ $temper }'; there are: { $known }.
refused-bot-without-temper = The bot '{ $bot }' has no temper; those that think ahead have one, as in 'driver:bold'.
refused-no-rookie = No rookie has learnt { $game } yet; the bot 'random' plays every game.
refused-no-level = The bot '{ $bot }' has not learnt { $game } yet; 'rookie' plays it.
refused-no-bot-file = There is no file '{ $file }' to take a bot from.
refused-bot-file =
    { $line ->
        [0] '{ $file }' cannot be run: { $error }.
       *[other] '{ $file }' cannot be run, because of line { $line }: { $error }.
    }
refused-no-bot-class =
    { $number ->
        [0] There is no class '{ $wanted }' in '{ $file }', and no bot either.
       *[other] There is no class '{ $wanted }' in '{ $file }'; the bots in it: { $known }.
    }
refused-no-bot-at-all = '{ $wanted }' in '{ $file }' is no bot: it must be a class that derives from jalopy.bots.bot.Bot.
refused-bot-not-made =
    { $line ->
        [0] '{ $wanted }' in '{ $file }' cannot be made without arguments: { $error }.
       *[other] '{ $wanted }' in '{ $file }' cannot be made without arguments, because of line { $line }: { $error }.
    }
refused-bot-raised-at-start =
    { $line ->
        [0] The bot '{ $bot }' ({ $seat }) failed before the match began: { $error }.
       *[other] The bot '{ $bot }' ({ $seat }) failed before the match began, in line { $line } of its file: { $error }.
    }
refused-bot-raised =
    { $line ->
        [0] The bot '{ $bot }' ({ $seat }) failed at the question { $question } ({ $rule }): { $error }.
       *[other] The bot '{ $bot }' ({ $seat }) failed at the question { $question } ({ $rule }), in line { $line } of its file: { $error }.
    }
refused-bot-answered = The bot '{ $bot }' ({ $seat }) answered the question { $question } ({ $rule }) with { $given }, which is none of its options: { $possible }.
refused-no-language = There are no texts in '{ $language }'; there are: { $known }.
refused-seat-of-match = There is no seat { $number }; seats are 0 to { $last }.
refused-seat-of-table = There is no seat '{ $word }': the table has seats 1 to { $places }.
refused-seat-of-record = There is no seat { $number }: the match has seats 1 to { $places }.
refused-seat-unasked = Seat { $number } is not asked anything now.
refused-bots-for-seats = The match has { $places } seats, and { $bots } bots want to sit down.
refused-bots-or-one = { $places } seats take { $places } bots, or one for all of them, not { $bots }.
refused-ladder-of-one = A ladder takes two bots or more, not { $bots }; alone, with one seat, one is enough.
refused-among-nobody = Whoever plays alone is not among others: `{ $others }` has no seat.
refused-bot-twice = The bot '{ $bot }' is named twice.
refused-other-game = { $file } holds a match of { $game }, not of { $wanted }.
refused-record-over = The match in { $file } is over; `jalopy replay { $file }` tells it.
refused-seed = The seed must be a whole number from 0 to { $most }, not { $seed }.
refused-no-environment = There is no environment '{ $name }'; there are: { $known }.
refused-rewards = There are no rewards by '{ $rewards }'; there are: { $known }.
refused-most-decisions = A match is broken off after so many decisions, or never with 0; { $number } is less.
refused-environment-count = At least one match must be played, not { $number }.
refused-environment-actions = { $number } matches take one action each, in one row; the actions given have the shape { $given }.
refused-action-masked =
    { $name ->
        [none] Action { $action } is none: '{ $asked }' is asked, and legal are { $legal }.
       *[other] Action { $action }, '{ $name }', is not legal now: '{ $asked }' is asked, and legal are { $legal }.
    }
refused-committed-seed = The seed of committed chance must be 64 hexadecimal digits in lower case.
refused-entropy-signs = Entropy must be text that can be written as UTF-8.
refused-measured-too-short = Measuring takes more than { $seconds } seconds.
refused-peers-without-checkout = Peers are measured from a checkout: the installed package has no folder bench/peers.
refused-tag-no-jar = '{ $file }' is no jar that can be read.
refused-tag-other-jar = '{ $file }' is a jar, but not TAG's: it has no games.GameType and core.AbstractForwardModel.
refused-tag-without-java = TAG is measured with a Java development kit: there is no { $tool } here.
refused-too-few-matches = The number of matches must be at least 1, not { $matches }.
refused-compare-word = '{ $word }' cannot be compared: name a folder of tables, a setting such as track=A, or bots=rookie.
refused-compare-no-tables = There are no tables of matches in { $folder }; `jalopy simulate --out { $folder }` writes some.
refused-compare-other-game = The tables in { $folder } are of { $other }, not of { $wanted }.
refused-too-few-workers = The number of workers must be at least 1, not { $workers }.
refused-workers-of-cluster = The cluster at '{ $address }' has its own number of workers; only 'local' takes one.
refused-tables-in-parts = Tables are written in parts: name a folder, not a file such as { $folder }.
refused-tables-in-use = { $folder } is not empty, and no folder of tables; choose another.
refused-tables-busy = Another run is writing into { $folder }.
refused-tables-other-job = In { $folder } lie the tables of another run, which differs in: { $differ }; choose another folder.
refused-tables-not-written = { $folder } cannot be written: { $reason }.
refused-journal-other-plan = In { $file } lie the matches of another run, which differs in: { $differ }; choose another name, or remove that file.
refused-journal-broken = { $file } does not hold matches as they were kept; choose another name, or remove that file.
refused-no-statistics-file = There is no file '{ $file }' to take statistics from.
refused-statistics-file =
    { $line ->
        [0] '{ $file }' cannot be run: { $error }.
       *[other] '{ $file }' cannot be run, because of line { $line }: { $error }.
    }
refused-statistics-no-columns = '{ $file }' must name its columns, as in COLUMNS = {"{"}"crashes": int{"}"}.
refused-statistics-no-function = '{ $file }' has neither a function { $one } nor { $other }.
refused-statistics-kind = The column '{ $column }' of '{ $file }' must have a word for its name, and bool, int, float or str for its kind.
refused-statistics-known = The column '{ $column }' of '{ $file }' is there already: call it otherwise.
refused-statistics-raised =
    { $line ->
        [0] { $function } of '{ $file }' failed in match { $match }: { $error }.
       *[other] { $function } of '{ $file }' failed in match { $match }, in line { $line }: { $error }.
    }
refused-statistics-no-row = { $function } of '{ $file }' must return a dictionary of columns, not { $given }.
refused-statistics-undeclared = '{ $file }' returns the column '{ $column }', which its COLUMNS do not name.
refused-statistics-value = The column '{ $column }' of '{ $file }' is { $kind }, and in match { $match } it was { $given }.
refused-learn-nothing-seen = No bot of { $game } can turn what it sees into numbers, so nothing can be learnt from them.
refused-learn-other-plan = In { $folder } lie matches of another game, seed, number or version of the rules; choose another folder.
refused-undo-of-fork = A fork cannot take back what was answered before it was made.
refused-undo-over = The match is over; nothing can be taken back.
refused-undo-nothing = Nothing has been answered yet.
refused-continued-script =
    A match with given dice and cards cannot be taken over in the middle: they would not go on.
refused-taken-over =
    A match can be taken over after 0 to { $most } answers, not after { $answers }.
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

## Practice: chance was taken back by consent

practice = practice

## My seats on another device

refused-nobody-yet = Sit down at a table first: so far there is nothing to take along.
refused-moved-elsewhere = Only our own page may ask for that.
refused-ways-too-fast = That was too often; please wait a minute.
refused-link-used-up = This link does not work any more: it works once, and for ten minutes. Make a new one on the other device.
refused-phrase-unknown = Nobody has this phrase. Compare it word by word with what you wrote down; a newer phrase replaces an older one.
refused-phrase-word = “{ $word }” is no word of a phrase.
refused-phrase-word-like = “{ $word }” is no word of a phrase; did you mean “{ $like }”?
refused-phrase-length = A phrase has { $words } words; these are { $number }.
## Who the bots are

character-rusty = Has been repaired more often than he was built.
character-bolt = Counts every screw, and then once more.
character-nelly = Whistles in the bends, always the same tune.
character-sprocket = Says sorry before, never after.
character-gus = Learnt to drive on a lawnmower, and still has all his toes.
character-trixie = Paints a star on the door for every dare. The door is full.
character-otto = Reads the rules aloud when nobody asks.
character-pip = Too short for the brake, and has never missed it.
character-clank = You hear him before you see him, above all when you lead.
character-maud = Retired twice. Came back three times, always for whoever was in front.
character-dex = Keeps a lucky nut in each pocket, in case one of them is wrong.
character-wanda = Waves at the crowd, even where there is none.

## About the things on a table

about-named = { $name }
about-effect = { $name-effect }
about-ability = { $name-ability }
about-table = Everything on this table
about-table-kind = What would you like to know about?
about-table-does = Point at anything, hold it or press ? on it, and it explains itself.

## Word when it is my turn

reminder-title = Your turn
reminder-turn = { $game }: they wait for you at “{ $title }”.
refused-no-push = This server sends no word to browsers.
refused-push-address = No word can be sent to that address.
refused-push-many = Word is sent to { $browsers } of your browsers already; switch it off in one of them first.

## A match looked back on

hindsight-accounts = What everybody's result is made of
hindsight-start = at the start
hindsight-luck = luck
hindsight-own = own slips
hindsight-others = others' slips
hindsight-rest = rest
hindsight-result = result
hindsight-right = best answers
hindsight-sum = In per cent of a win: what stands at the start and the four changes make the result. The rest is what the judgement does not agree on with itself.
hindsight-turning = Turning points
hindsight-slips = Slips
hindsight-turn = turn { $number }
hindsight-by-luck = what fell
hindsight-by-choice = the choice
hindsight-better = better: { $answer }

## The box that a match is played with

setting-box = Box
    .help = What is in the box: as printed, or with other numbers, such as dice.count=4.
setting-box- = as printed
panel-changed-box =
    { $number ->
        [one] Changed box: one thing
       *[other] Changed box: { $number } things
    }
