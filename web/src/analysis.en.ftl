## A match looked back on: loaded there

analysis-page = Looking back
analysis-title = The match taken apart
analysis-of = “{ $title }”, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analysis-tries = { $tries } tries per choice
analysis-tries-by = by the bots’ own judgement
analysis-share = Share
analysis-podium = Podium
analysis-replay = Replay from here
analysis-again = Try again

analysis-going = Looking back on the match
analysis-going-far = { $done } of { $of } answers looked at
analysis-going-begins = Setting up …
analysis-waiting = { $ahead ->
    [0] Yours is next.
    [one] One match is looked at before this one.
   *[other] { $ahead } matches are looked at before this one.
}
analysis-going-help = Each answer is tried in many worlds that might have been. That takes half a minute; you may leave and come back.

analysis-chance = Chance to win
analysis-chance-help = tap a pin or drag the wheel
analysis-cursor = Place in the match
analysis-cursor-at = Turn { $turn }, { $name }: { $answer }. { $chances }
analysis-chance-of = { $name } { $chance } %
analysis-chance-to = { $name } { $before } → { $after } %
analysis-turn = Turn { $turn }
analysis-axis = Turns
analysis-nobody = Nobody here
analysis-pin = { $by ->
    [luck] Luck
   *[other] A choice
} in turn { $turn }: { $name } { $change } %
analysis-table = Chances to win before each turn, in per cent
analysis-before-deal = Before the deal
analysis-end = End

analysis-before = Turning point before
analysis-after = Next turning point
analysis-step-back = Answer before
analysis-step-on = Next answer
analysis-point = turning point { $point } of { $points }
analysis-answer = answer { $number } of { $numbers }
analysis-show = What came of it
analysis-turn-of = Turn { $turn }, { $you ->
    [yes] you
   *[other] { $name }
}
analysis-enlarge = Enlarge the board
analysis-reduce = Back to the card

analysis-decision = Turn { $turn }: a choice
analysis-no-choice = Turn { $turn }: nothing to choose
analysis-did = { $name }: { $answer }
analysis-slip = Better: { $answer },
analysis-slip-more = { $more } % more
analysis-slip-counts = { $mendable ->
    [yes] Tried again in other worlds, less what the same turn could still make good: { $cost } %. That much counts as the slip.
   *[other] Tried again in other worlds: { $cost } %. That much counts as the slip.
}
analysis-right = The best answer that was found
analysis-unsure = No other answer is surely better
analysis-only = There was no other answer
analysis-worth = { $you ->
    [yes] Your chance to win after it
   *[other] { $name }: chance to win after it
}
analysis-champion-ask = What the champion would do
analysis-champion-thinks = The champion thinks …
analysis-champion = { $bot }: { $answer }
analysis-champion-same = { $bot } would do the same.
analysis-chosen = { $you ->
    [yes] you did this
   *[other] { $name } did this
}
analysis-all = All { $answers } answers
analysis-few = Fewer answers
analysis-luck = What fell: { $changes }.
analysis-luck-of = { $change } % for { $you ->
    [yes] you
   *[other] { $name }
}
analysis-luck-none = Nothing fell that mattered.
analysis-luck-dial = Luck { $change } %

analysis-accounts = What the results are made of
analysis-sum-start = start
analysis-sum-luck = luck
analysis-sum-slips = own slips
analysis-sum-gifts = others’ slips
analysis-sum-rest = rest
analysis-sum-result = result
analysis-rest-help = The rest is what the judgement does not agree on with itself from one answer to the next.
analysis-dealt = Luck begins with the deal and the seats, before the first answer: { $changes }.
analysis-dealt-to = { $name } { $change } %
analysis-luck-head = Bad – good luck
analysis-worst-head = Biggest slip
analysis-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
analysis-right-of = { $right } of { $choices } right
analysis-worst = T{ $turn }: { $answer }
analysis-worst-none = none
analysis-you = You
