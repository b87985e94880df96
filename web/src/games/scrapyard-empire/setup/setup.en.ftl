# Scrapyard Empire's set-up on the page of a new table, in English.

length = Length
rounds = { $rounds } rounds
    .note = at most
alone = How you play alone
with-character = With a character
fact-set = { $characters ->
        [both] all characters
        [expansion] characters of the expansion
       *[other] characters of the box
    }
fact-rounds = at most { $rounds } rounds
fact-alone = { $character ->
        [yes] with a character
       *[other] without a character
    }
