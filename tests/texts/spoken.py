"""What is known of a game before its texts are looked at: where to listen, and what has to have a name.

A game that has nothing special is listened to at tables with every value of every setting, and in the positions of its
`samples`. What is special stands in the module of its name beside this one.
"""

import importlib
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any

from tests.conformance.tables import covering
from tests.texts.catalogue import Folders, ingredients
from tests.texts.listening import Ear, Heard, Pick

from jalopy import games
from jalopy.catalogues import file_of, folders_of
from jalopy.kernel.chance import FastChance
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, start_match
from jalopy.kernel.questions import Option, Question


def by_lot(question: Question, lots: random.Random) -> Option:
    return lots.choice(question.options)


def usual_matches(game: Game[Any]) -> Iterator[Match]:
    for seed, case in enumerate(covering(game)):
        yield start_match(game, case.seats, case.values, FastChance(seed), True)
    for seed, position in enumerate(getattr(games.part(game, "samples"), "POSITIONS", ())):
        yield match_from(game, position, FastChance(seed))


class Spoken:
    def __init__(
        self,
        matches: Callable[[Game[Any]], Iterable[Match]] = usual_matches,
        *,
        pick: Pick = by_lot,
        odd_keys: Iterable[str] = (),
        more: Callable[[], Iterable[Heard]] = list,
        names: Iterable[str] = (),
        effects: Iterable[str] = (),
        abilities: Iterable[str] = (),
        choices: Mapping[str, Iterable[str]] | None = None,
        options: Iterable[Option] = (),
        words: Iterable[str] = (),
        not_named: Iterable[str] = (),
        without_hint: Iterable[str] = (),
    ) -> None:
        self.matches = matches
        self.pick = pick
        self.odd_keys = odd_keys  # nobody is ever offered these, or not where they are tried
        self.more = more  # what matches hardly ever come to
        self.names = names
        self.effects = effects  # cards and the like, of which is said what they do
        self.abilities = abilities  # racers and the like, of which is said what they can
        self.choices = choices or {}  # of settings that do not list theirs
        self.options = options  # that are seldom offered
        self.words = words  # that facts have to have, or the sample is none
        self.not_named = not_named  # words that messages choose by
        self.without_hint = without_hint  # families of options


def spoken_by(name: str) -> Spoken:
    module = f"tests.texts.{name.replace('-', '_')}"
    if find_spec(module) is None:
        return Spoken()
    spoken: Spoken = importlib.import_module(module).SPOKEN
    return spoken


@cache
def sample(name: str) -> list[Heard]:
    """What the rules of a game say."""
    game, spoken = games.find(name), spoken_by(name)
    ear = Ear(spoken.odd_keys, settings_that_matter(folders_of(game)))
    for number, match in enumerate(spoken.matches(game)):
        ear.listen(match, random.Random(number), spoken.pick)
    return [*ear.heard, *spoken.more()]


@cache
def one_of_each(name: str) -> list[Heard]:
    """The same without repeating what differs in numbers or names only."""
    return list({heard.sort: heard for heard in sample(name)}.values())


def settings_that_matter(folders: Folders) -> set[str]:
    """Those that the sentences look at."""
    used = set().union(*ingredients(file_of(folders[0], "en")).values())
    return {name.removeprefix("$setting-") for name in used if name.startswith("$setting-")}
