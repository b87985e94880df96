"""Plays the ladders of docs/strength.md, and writes that page from what they gave.

    python docs/ladders/make.py                               write the page anew from the results beside this file
    python docs/ladders/make.py scrap-racer-4-among-rookie    play this ladder first; several, or all, likewise
    python docs/ladders/make.py --list                        the names

A ladder is what `jalopy ladder` plays; its result is kept whole. Champions think: on one processor a match of them takes up
to half a minute.
"""

import argparse
import json
import shlex
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from jalopy import games

FOLDER: Final = Path(__file__).resolve().parent
PAGE: Final = FOLDER.parent / "strength.md"
SEED: Final = 7
# Other dice where a first result had the number of matches raised: that result is no part of the new one.
OTHER_DICE: Final = {
    "scrap-racer-4-champion-among-driver": 11,
    "wacky-races-4-driver-among-rookie": 11,
    "wacky-races-2-driver-among-rookie": 11,
}
ALL: Final = "all"
ALONE: Final = {"wacky-races": 400, "scrapyard-empire": 240}  # matches where solitaire is a game of its own
AMONG_RANDOM: Final = 400  # matches
# Many where luck weighs more, few where champions think long and win much; by the number of seats where that matters.
AMONG_ROOKIES: Final = {"scrap-racer": 480, "wacky-races": 240, "scrapyard-empire": 120, "home-racers": 240}
AMONG_DRIVERS: Final = {"scrap-racer": 480, "wacky-races": 360, "scrapyard-empire": 200, "home-racers": 240}
AMONG_DRIVERS_MORE: Final = {("scrap-racer", 4): 2000, ("scrap-racer", 2): 960}
# Where drivers play a ladder of their own: they take more matches than champions, or have changed without them.
DRIVERS_APART: Final = {
    ("scrap-racer", 4): 1000,
    ("scrap-racer", 2): 480,
    ("wacky-races", 4): 960,
    ("wacky-races", 2): 960,
    ("scrapyard-empire", 4): 480,
    ("scrapyard-empire", 2): 960,
}
ALIKE: Final = {"scrap-racer": 100, "scrapyard-empire": 40}  # where one of them wins in any case
LEVELS: Final = ("random", "rookie", "driver", "champion")

HEAD: Final = """# How strong the bots are

One bot among others of one kind, each seat as often as the others, under the same dice; beside it what one of those wins
where all are alike, which is less than a fair share where somebody may win who sits on no chair. Intervals are Wilson's, 95 %.
"Clear" says that the interval lies above that of the others' own share. Ratings are openskill's, from who won; they can be
compared within one ladder. A table shows the bots of its heading; where its command names more, they climbed the same ladder and
count in the ratings: the driver beside Scrap Racer's champion at 4 seats was a former, stronger one.

Where a first ladder was too short to tell, a longer one was played with other dice, and the first is no part of it: Scrap Racer's
champion among drivers at 4 seats (480 races, 27.9 %, 24.1–32.1 %), and Wacky Races' driver among rookies at 4 seats (240 races, 28.7 %,
23.4–34.8 %).

Written by `python docs/ladders/make.py` from the results in docs/ladders/.
"""


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    bots: tuple[str, ...]
    among: str
    matches: int
    alike: int | None = None
    seed: int = SEED

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *self.bots, *(["among", self.among] if self.among else ["alone"])])

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def arguments(self) -> list[str]:
        among = ["--among", self.among] if self.among else []
        wanted = ["--bots", ",".join(self.bots), *among, "--seats", str(self.seats)]
        few = [] if self.alike is None else ["--alike", str(self.alike)]
        return ["ladder", self.game, *wanted, "--games", str(self.matches), *few, "--seed", str(self.seed)]


def plans() -> list[Plan]:
    found: list[Plan] = []
    for game in games.GAMES:
        for seats in (4, 2):
            found.append(Plan(game, seats, ("rookie",), "random", AMONG_RANDOM))
            alike = ALIKE.get(game)
            apart = DRIVERS_APART.get((game, seats))
            if apart is not None:
                found.append(Plan(game, seats, ("driver",), "rookie", apart, alike))
            both = ("driver", "champion") if apart is None else ("champion",)
            found.append(Plan(game, seats, both, "rookie", AMONG_ROOKIES[game], alike))
            among_drivers = AMONG_DRIVERS_MORE.get((game, seats), AMONG_DRIVERS[game])
            found.append(Plan(game, seats, ("champion",), "driver", among_drivers, alike))
        if game in ALONE:
            found.append(Plan(game, 1, LEVELS, "", ALONE[game]))
    return [replace(plan, seed=OTHER_DICE.get(plan.name, SEED)) for plan in found]


def play(plan: Plan, workers: int | None) -> None:
    """The former result stays until the new one is whole; what was interrupted goes on."""
    more = [] if workers is None else ["--workers", str(workers)]
    new = plan.file.with_suffix(".new")
    new.unlink(missing_ok=True)
    subprocess.run([sys.executable, "-m", "jalopy", *plan.arguments, *more, "--out", str(new)], check=True)
    new.replace(plan.file)


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def between(row: dict[str, float]) -> str:
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"


def table(data: dict[str, Any], bots: tuple[str, ...]) -> list[str]:
    """Of these bots, whoever else has climbed the same ladder."""
    ratings = {level["bot"]: level for level in data["levels"]}
    if not data["pairings"]:
        lines = ["| bot | matches | it wins | 95 % interval |", "|---|---|---|---|"]
        for level in data["levels"]:
            lines.append(f"| {level['bot']} | {level['matches']} | {percent(level['rate'])} | {between(level)} |")
        return lines
    lines = [
        "| bot | among | matches | it wins | 95 % interval | one of the others, where all are alike | times that | clear | rating |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in data["pairings"]:
        if row["among"] != data["among"] or row["bot"] not in bots:
            continue
        share, level = row["share"], ratings[row["bot"]]
        lines.append(
            f"| {row['bot']} | {row['among']} | {row['matches']} | {percent(row['rate'])} | {between(row)} "
            f"| {percent(share['rate'])} ({between(share)}) | {row['rate'] / share['rate']:.2f} "
            f"| {'yes' if row['low'] > share['high'] else 'no'} | {level['mu']:.1f} ± {1.96 * level['sigma']:.1f} |"
        )
    return lines


def page() -> str:
    """From what has been played."""
    parts = [HEAD]
    for game in games.GAMES:
        played = [plan for plan in plans() if plan.game == game and plan.file.is_file()]
        if not played:
            continue
        parts.append(f"## {game.replace('-', ' ').title()}\n")
        for plan in played:
            data = json.loads(plan.file.read_text(encoding="utf-8"))
            # As it was played, which may have been with other numbers than are planned now.
            bots = tuple(bot for bot in data["bots"] if bot != plan.among)
            done = Plan(game, data["seats"], bots, plan.among, data["games"], data.get("alike"), data["seed"])
            who = " and ".join(plan.bots)
            parts.append("### Alone\n" if plan.seats == 1 else f"### {plan.seats} seats, {who} among {plan.among}\n")
            parts.append("\n".join(table(data, plan.bots)))
            parts.append(f"\n`jalopy {shlex.join(done.arguments)}` (rules version {data['rules']}, {data['build']})\n")
    return "\n".join(parts)


def main() -> None:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="name", help=f"Ladders to play first; {ALL}: every one of them.")
    parser.add_argument("--workers", type=int, help="Processes; as many as there are processors, if not given.")
    parser.add_argument("--list", action="store_true", help="Print the names and do nothing.")
    given = parser.parse_args()
    by_name = {plan.name: plan for plan in plans()}
    if given.list:
        print("\n".join(by_name))
        return
    wanted = list(by_name) if given.names == [ALL] else given.names
    for name in wanted:
        if name not in by_name:
            parser.error(f"there is no ladder {name}; --list tells which there are.")
    for name in wanted:
        play(by_name[name], given.workers)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
