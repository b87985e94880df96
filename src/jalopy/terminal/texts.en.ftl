# The words of the terminal in English. The conventions are told in jalopy/texts.py.


## Commands; English ones work in every language

terminal-command-help = help
terminal-command-why = why
terminal-command-odds = odds
terminal-command-coach = coach
terminal-command-undo = undo
terminal-command-log = log
terminal-command-board = board
terminal-command-save = save
terminal-command-quit = quit
terminal-command-again = again

terminal-keys = ? explains · why · odds · coach · u undo · log · save FILE · q quit
terminal-how-to-answer = Answer by number (2), by name (stop), or by the beginning of a word (st).
terminal-help =
    ?          explains the question, its answers and what is not possible
    ? SR-5.4   shows a rule;  ? fight  looks for a word in the rules
    why        the rule behind what just happened;  why 5  ·  why fight
    odds       the risk of a double, and how far the next dice would take you
    coach      what each answer is worth in chance to win, from what you can know
    u          takes your last answer back, if nobody learnt anything since
    log        what happened since your last turn;  log all  everything
    save FILE  writes the record of the match;  q  leaves the table


## The table

terminal-round = round { $round }
terminal-sealed = dice sealed { $seal }
terminal-hand = Your cards: { $cards }
terminal-choosing = { $seat } decides …
terminal-odds-none = Odds are about dice: there is none to roll now.
terminal-coach = Your chance to win after each answer, with its likely range:
terminal-coach-chance = { $chance } % ±{ $error }
terminal-coach-best = best
terminal-skip = Enter skips ahead to your next decision
terminal-prompt = your answer
terminal-back = Enter goes back to the table
terminal-more = Enter shows more, q goes back
terminal-pass-on = Pass the screen to { $seat }: others look away. Enter shows the table.


## Answers to what was typed

terminal-no-such-number = There are answers 1 to { $last }.
terminal-several-fit = “{ $typed }” could be { $several }: type more of it.
terminal-not-understood = “{ $typed }” is no answer here. Type a number, the beginning of an answer, or ? for help.
terminal-no-rule = No rule is called “{ $what }”, and none speaks of it.
terminal-nothing-like-it = Nothing that has happened speaks of “{ $what }”.
terminal-no-undo = Nothing can be taken back: since your last answer somebody has learnt something new.
terminal-save-where = Save where? Type: save FILE
terminal-saved = The record is in { $file }.
terminal-saved-open = The record is in { $file }. It holds the seed of the dice to come: reading it spoils the race. Go on with: jalopy play { $game } --resume { $file }
terminal-quit-ask = Leave the table?  y leaves · save FILE saves first · Enter stays
terminal-quit-yes = y
terminal-left = You left the table.


## The rules

terminal-answers = Answers
terminal-not-possible = Not possible now


## Before and after

terminal-welcome-bots = Also at the table: { $others }.
terminal-welcome-people = Players at this screen: { $seats }.
terminal-welcome-watch = You watch.
terminal-commitment = The dice are sealed. SHA-256 of their seed:
terminal-lab = The dice come from the seed { $seed }; anybody with it can roll them again.
terminal-start = Enter starts · ? helps at any time
terminal-seed = The seed of the dice was
terminal-verify = Its SHA-256 is the seal shown at the start. Every die can be checked: jalopy verify { $file }
terminal-verify-save = Its SHA-256 is the seal shown at the start. To check every die, keep the record: save FILE, then jalopy verify FILE
terminal-end-keys = save FILE keeps the record · log · why · again plays another · Enter leaves


## Records of several parts

terminal-part-first = Part { $part } of { $parts }, under version { $rules } of the rules
terminal-part = Part { $part } of { $parts }: here the match went on under version { $rules } of the rules. The turn under way is told from its beginning.
terminal-part-not-told =
    Part { $part } of { $parts } was played under version { $rules } of the rules and cannot be told here, where version { $here } is. { $answers ->
        [0] Nothing was answered in it.
        [one] 1 answer was given in it.
       *[other] { $answers } answers were given in it.
    }
