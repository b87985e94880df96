"""A changed box held against the printed one: the page of what the workshop has counted."""

from jalopy import games
from jalopy.kernel.knobs import BOX, box_of
from jalopy.lab.report.comparison import Comparison, Side
from jalopy.lab.report.words import Words
from jalopy.lab.trials import Counted, Trial


def page(trial: Trial, now: Counted, printed: Counted, language: str, address: str) -> str:
    """Of matches that were played with both. `address`: where the box lies on the bench."""
    game = games.find(trial.game)
    words = Words(game, language, trial.settings)
    sides = [
        Side(words.say("box-printed"), printed.measured(trial.game)),
        Side(words.say("box-changed"), now.measured(trial.game)),
    ]
    usual = {setting.name: setting.default for setting in game.settings}
    others = [
        words.setting(name, value)
        for name, value in trial.settings.items()
        if name != BOX and value != usual.get(name, value)
    ]
    told = [
        words.say("box-changes", changes=box_of(trial.settings).replace(",", ", ")),
        words.say("box-run", number=trial.seats, bots=words.bot(trial.bot), seed=str(trial.seed), rules=game.version),
        *others,
    ]
    return Comparison(trial.game, sides, language).page(told, (address, words.say("box-way")))
