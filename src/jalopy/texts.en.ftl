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
