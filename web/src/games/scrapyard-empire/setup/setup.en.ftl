# Scrapyard Empire's set-up on the page of a new table, in English.

length = Length
rounds = { $rounds } rounds
    .note = at most
alone = How you play alone
with-character = With a character
