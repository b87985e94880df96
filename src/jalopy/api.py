"""What a program needs to play: `jalopy.new`, `jalopy.replay` and their kin, and the types of what they take and give."""

from jalopy import games
from jalopy.kernel import record as records
from jalopy.kernel import verifying
from jalopy.kernel.chance import Chance, CommittedChance, FastChance, ScriptedChance
from jalopy.kernel.errors import (
    BadPosition,
    BadRecord,
    BadScript,
    BadSetting,
    IllegalAnswer,
    JalopyError,
    NotNow,
    UnknownGame,
)
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Barred, Facts, Option, Question
from jalopy.kernel.settings import Value
from jalopy.kernel.verifying import Verification

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadScript",
    "BadSetting",
    "Barred",
    "Chance",
    "Facts",
    "Game",
    "IllegalAnswer",
    "JalopyError",
    "Match",
    "NotNow",
    "Option",
    "Place",
    "Question",
    "UnknownGame",
    "Value",
    "Verification",
    "committed",
    "examine",
    "fast",
    "from_position",
    "new",
    "replay",
    "resume",
    "scripted",
    "take_over",
    "verify",
]

fast = FastChance
committed = CommittedChance
scripted = ScriptedChance


def new(
    game: str,
    seats: int = 4,
    seed: int | None = None,
    chance: Chance | None = None,
    listening: bool = True,
    **settings: Value,
) -> Match:
    """A new match. A seed gives the lab's chance; without one the match commits to a seed nobody knows."""
    return new_match(games.find(game), seats, settings, _chance(seed, chance), listening)


def from_position(
    game: str, position: Facts, seed: int | None = None, chance: Chance | None = None, listening: bool = True
) -> Match:
    """A match that starts from a position, with given dice if `chance` is scripted."""
    return match_from(games.find(game), position, _chance(seed, chance), listening)


def replay(data: object) -> Match:
    """The match a record tells of, up to its last answer."""
    return records.replay(data, games.find)


def resume(data: object) -> Match:
    """Go on with a saved match, also one saved under other rules."""
    return records.resume(data, games.find)


def take_over(data: object, answers: int, chance: Chance | None = None) -> Match:
    """A match that begins in the middle of a recorded one, after so many answers, with chance of its own from there on."""
    return records.take_over(data, answers, CommittedChance() if chance is None else chance, games.find)


def verify(data: object) -> Verification:
    """Play a record again and refuse it if anything differs, or if none of it can be played again here."""
    return verifying.verify(data, games.find)


def examine(data: object) -> Verification:
    """The same for those who want to know of every part whether it is verified, broken, or to be verified elsewhere."""
    return verifying.examine(data, games.find)


def _chance(seed: int | None, chance: Chance | None) -> Chance:
    if chance is not None:
        return chance
    return CommittedChance() if seed is None else FastChance(seed)
