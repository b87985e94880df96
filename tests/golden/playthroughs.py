"""Golden playthroughs: matches written down whole, so that no change of behaviour goes unnoticed."""

from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.events import canonical
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

FOLDER = Path(__file__).resolve().parent
MOST_ANSWERS = 20_000  # a match that takes more is stuck


class Playthrough:
    """A match that seed and settings determine: its chance and its answers are drawn from the seed."""

    def __init__(self, game: str, seats: int, seed: int, **settings: Any) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings: Values = settings

    def __repr__(self) -> str:
        return f"{self.game}-{self.seats}-{self.seed}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self!r}.txt"

    def text(self) -> str:
        game = games.find(self.game)
        match = new_match(game, self.seats, self.settings, FastChance(self.seed))
        settings = "".join(f", {name} {value}" for name, value in self.settings.items())
        lines = [f"{game.rulebook.title}, rules {game.version}: {self.seats} seats, seed {self.seed}{settings}", ""]
        source = Stream(self.seed)
        told = 0
        while True:
            lines += events(match, told)
            told = len(match.table.stream)
            if match.question is None:
                break
            question = match.question
            keys = [option.key for option in question.options]
            answer = keys[source.below(len(keys))]
            lines.append(f"? seat {question.seat} {question.kind} ({question.rule}): {' '.join(keys)}")
            lines.append(f"> {answer}")
            match.answer(answer)
            assert match.decisions < MOST_ANSWERS, "the match does not end"
        lines.append("")
        lines += [
            f"{place.place}. seat {place.seat}: {place.reason}{told_facts(place.facts)} ({place.rule})"
            for place in match.standing
        ]
        return "\n".join(lines) + "\n"


def events(match: Match, since: int) -> list[str]:
    lines = []
    for event in match.table.stream[since:]:
        lines.append(f"{event.turn} {event.kind}{told_facts(event.facts)} ({event.rule})")
        for seat, facts in sorted((event.private or {}).items()):
            lines.append(f"  to seat {seat}:{told_facts(facts)}")
    return lines


def told_facts(facts: Facts) -> str:
    return "".join(
        f" {name} {value if isinstance(value, str) else canonical(value)}" for name, value in sorted(facts.items())
    )


EVERYTHING = {"slime_trail": True, "scrap_yard": True, "salvager": True, "pit_stop": True}

PLAYTHROUGHS = [
    Playthrough("scrap-racer", 2, 1),
    Playthrough("scrap-racer", 2, 2, track="SRSRSRSR", racers="chosen", start="2", jackal="always"),
    Playthrough("scrap-racer", 3, 3, track="B", short=True),
    Playthrough("scrap-racer", 3, 4, track="RRRR", two_racers=True, racers="chosen"),
    Playthrough("scrap-racer", 4, 5, track="C", short=True, finish=7),
    Playthrough("scrap-racer", 4, 7, track="A"),
    Playthrough("scrap-racer", 5, 8, track="D", short=True, catch_up="rank", jackal="always"),
    Playthrough("scrap-racer", 6, 9, track="E", short=True),
    Playthrough("scrap-racer", 6, 10, track="RRLRRLRRLRRL", any_tiles=True, racers="chosen", catch_up="rank"),
    # Expansion 1
    Playthrough("scrap-racer", 2, 11, track="D", short=True, scrap_yard=True, salvager=True),
    Playthrough("scrap-racer", 3, 12, track="SsSRvRSpSRRy", two_racers=True, new_racers=True),
    Playthrough("scrap-racer", 4, 13, track="B", short=True, slime_trail=True, pit_stop=True, catch_up="rank"),
    Playthrough("scrap-racer", 7, 14, track="C", short=True),
    Playthrough("scrap-racer", 8, 15, track="A", **EVERYTHING),
    # Wacky Races
    Playthrough("wacky-races", 1, 16),
    Playthrough("wacky-races", 2, 17, special="swamp", start="2"),
    Playthrough("wacky-races", 3, 18, special="crossroads", racers="random", wild_start_spaces="front"),
    Playthrough("wacky-races", 4, 19, special="railroad", racers="random", dastardly_start="stop"),
    Playthrough("wacky-races", 5, 20, special="acme", racers="random", gas_station="once", crossroads="others"),
    Playthrough("wacky-races", 6, 21),
    Playthrough("wacky-races", 3, 22, championship="season-2"),
    # Scrapyard Empire
    Playthrough("scrapyard-empire", 1, 1),
    Playthrough("scrapyard-empire", 1, 2, solo_character=True, characters="both", penalty=2, clock="hard"),
    Playthrough("scrapyard-empire", 1, 3, beat_the_deck=True, inventions="2", cards="rare", memory_aid=False),
    Playthrough("scrapyard-empire", 2, 4, rounds=10),
    Playthrough("scrapyard-empire", 2, 5, rounds=25, characters="expansion", cards="demand"),
    Playthrough("scrapyard-empire", 3, 6, rounds=10, characters="both", cards="uses"),
    Playthrough("scrapyard-empire", 3, 7, rounds=25, memory_aid=False),
    Playthrough("scrapyard-empire", 4, 8, rounds=10),
    Playthrough("scrapyard-empire", 4, 9, rounds=25, characters="both", cards="sixteen"),
    # Home Racers
    Playthrough("home-racers", 1, 16),
    Playthrough("home-racers", 2, 17, course="living-room", laps=1, rear_gear=True, skidding=True),
    Playthrough("home-racers", 3, 18, course="rug-oval", slipstream=True, hard_braking=True, finish="round"),
    Playthrough("home-racers", 4, 19, course="bookshelf", strict_limits=True),
    Playthrough("home-racers", 2, 20, course="desk-sprint", family=True, rounds=20),
]
