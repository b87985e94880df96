"""How many inputs a turn takes: presses, taps or keys of somebody who plays like the rookie, in each game.

    python bench/inputs.py [--matches 3] [game ...]

Before: every answer is an input. After: where whole plans are proposed, one input takes the plan as it is. Last: in every
plan another gear is looked at and a tile dragged first, two inputs more. The figures are of one seat, over the turns in
which it was asked anything after the set-up; the other seats are rookies.
"""

import argparse
from statistics import mean, median

from jalopy import _builds, games
from jalopy.bots.bot import Chair
from jalopy.bots.proposals import propose
from jalopy.bots.registry import find
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, new_match

MATCHES = 3
SEATS = {"scrap-racer": 3, "wacky-races": 4, "scrapyard-empire": 3, "home-racers": 4}
BENDING = 2  # inputs: another gear, and a tile dragged


class Turns:
    """Inputs by turn."""

    def __init__(self) -> None:
        self.answers: dict[int, int] = {}
        self.inputs: dict[int, int] = {}
        self.bent: dict[int, int] = {}

    def add(self, turn: int, answers: int) -> None:
        planned = answers > 1
        for counts, number in ((self.answers, answers), (self.inputs, 1), (self.bent, 1 + BENDING * planned)):
            counts[turn] = counts.get(turn, 0) + number


def play(match: Match, turns: Turns, seat: int, lot: Stream) -> None:
    """The seat takes plans where there are any, and answers like the rookie elsewhere."""
    rookie = find("rookie", match.game.name)
    rookie.forget()
    while (question := match.question) is not None:
        chair = Chair(match, question.seat, lot)
        plans = propose(match, seat, []) if question.seat == seat else []
        keys = plans[0].answers if plans else [rookie.choose(chair).key]
        turn = match.table.turn
        for key in keys:
            match.answer(key, question.seat)
        if question.seat == seat and turn > 0:
            turns.add(turn, len(keys))


def row(name: str, matches: int) -> str:
    game = games.find(name)
    before: list[int] = []
    after: list[int] = []
    bent: list[int] = []
    for seed in range(matches):
        turns = Turns()
        match = new_match(game, SEATS.get(name, max(game.seat_counts)), {}, FastChance(seed), listening=False)
        play(match, turns, seed % match.seats, Stream(seed))
        before += turns.answers.values()
        after += turns.inputs.values()
        bent += turns.bent.values()
    figures = [f"{median(each):6.1f} {mean(each):6.1f} {max(each):4d}" for each in (before, after, bent)]
    return f"{name:18s} {len(before):6d}   " + "   ".join(figures)


def main() -> None:
    wishes = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    wishes.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(games.names())}; without one, all")
    wishes.add_argument("--matches", type=int, default=MATCHES, help="of each game (%(default)s)")
    wanted = wishes.parse_args()
    if unknown := [name for name in wanted.games if name not in games.names()]:
        wishes.error(f"no game {unknown[0]!r}; there are {', '.join(games.names())}")
    print(f"{wanted.matches} matches of each game, {_builds.build()} build: inputs in a turn, median, mean and most")
    print(f"{'':18s} {'turns':>6s}   {'before':^18s}   {'plans taken':^18s}   {'each plan bent':^18s}")
    for name in wanted.games or games.names():
        print(row(name, wanted.matches), flush=True)


if __name__ == "__main__":
    main()
