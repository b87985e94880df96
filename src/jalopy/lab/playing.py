"""One match of many: by its number it has its own dice and lots, whoever plays it, when and where."""

from collections.abc import Callable, Sequence

from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.lots import key_of
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Values

Look = Callable[[Match], None]


def play_number(
    number: int,
    game: str,
    seats: int,
    settings: Values,
    seed: int,
    bots: Sequence[Bot] | None,
    history: bool = True,
    listening: bool = False,
    look: Look | None = None,
) -> tuple[Match, int]:
    """By lot where there are no bots. Also how many decisions it took; `look` is called before every one of them."""
    chance = FastChance(key_of(seed, number))
    match = start_match(games.find(game), seats, settings, chance, listening, history)
    lot = key_of(seed, number, 1)
    if bots is None:
        return match, play_out(match, Stream(lot)) if look is None else _by_lot(match, Stream(lot), look)
    play(match, bots, lot, look)
    return match, match.decisions


def _by_lot(match: Match, source: Stream, look: Look) -> int:
    """As `play_out` does, with somebody looking on."""
    count = 0
    while (question := match.question) is not None:
        look(match)
        match.take(question, question.options[source.below(len(question.options))])
        count += 1
    return count
