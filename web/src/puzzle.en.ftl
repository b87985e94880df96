## Puzzles: loaded there

puzzle-title = Daily puzzle
puzzle-number = no. { $number }
puzzle-from = { $game }, turn { $turn }, from a match between bots
puzzle-games = Games with puzzles
puzzle-before = The day before
puzzle-none = There are no puzzles here yet.
puzzle-what = What would you do?
puzzle-you-are = You are { $racer }.
puzzle-first-counts = One answer is clearly the best. Your first one counts.
puzzle-hint = A hint
puzzle-hint-line = A rookie would say: { $answer }. That is not it.
puzzle-answered = { $answered ->
    [one] One answer so far.
   *[other] { $answered } answers so far.
}
puzzle-right = You found it!
puzzle-wrong = Not quite
puzzle-right-line = { $answer } is the best answer.
puzzle-wrong-line = { $answer } was { $behind } % better.
puzzle-worth = Chance to win after it
puzzle-yours = you
puzzle-rookie = rookie
puzzle-chose = { $share } % chose it
puzzle-show-best = Show the best
puzzle-show-yours = Show mine
puzzle-rookie-line = A rookie would have said: { $answer }.
puzzle-play-on-line = The match goes on against bots, with new dice. It counts as practice.
puzzle-share = Share
puzzle-share-right = Jalopy puzzle no. { $number }, { $game }: I found it. { $days ->
    [0] 🔩
    [one] 🔩 One day in a row
   *[other] 🔩 { $days } days in a row
}
puzzle-share-wrong = Jalopy puzzle no. { $number }, { $game }: it got me. { $days ->
    [0] 🔩
    [one] 🔩 One day in a row
   *[other] 🔩 { $days } days in a row
}
puzzle-streak = { $days ->
    [0] A nut a day
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-nut = One for each day with an answer, a golden one if you found it
puzzle-day-open = open
puzzle-day-right = found
puzzle-day-wrong = missed

rush-title = Rush
rush-head = Three minutes
rush-how = As many puzzles as you can. With { $mistakes } mistakes it is over.
rush-begin = Start the clock
rush-again = Once more
rush-left = { $seconds } seconds left
rush-score = { $right } right, { $wrong } of { $mistakes } wrong
rush-right = Right!
rush-wrong = Not it
rush-was = Best was: { $answer }
rush-over = { $right ->
    [one] One right
   *[other] { $right } right
}
rush-end-time = The time is over.
rush-end-mistakes = That was one mistake too many.
rush-end-all = You have seen them all.
rush-best = Your best so far: { $best }.
rush-record = More than ever before!
