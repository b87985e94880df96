"""Learning the value of a game from the first match to the file of weights."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from jalopy import games
from jalopy.bots.learning.gathering import Plan, gather, gathered
from jalopy.bots.learning.training import HIDDEN, LEFT_OUT, Learnt, torch, train
from jalopy.bots.value import ValueFile, features_of
from jalopy.kernel.errors import BadSetting

PLAN: Final = "plan.json"
TEACHER: Final = "rookie"


def learn(
    game: str,
    folder: Path,
    matches: int,
    seed: int,
    epochs: int,
    workers: int,
    playing: Callable[[int, int], None],
    training: Callable[[int, float, float], None],
) -> ValueFile:
    """In a folder, where it goes on after an interruption. The number of workers changes nothing but the time."""
    if features_of(game) is None:
        raise BadSetting("learn-nothing-seen", game=game)
    torch()  # before hours of matches
    plan = Plan(game=game, rules=games.find(game).version, bot=TEACHER, seed=seed, matches=matches)
    _open(folder, plan)
    gather(plan, folder, workers, playing)
    learnt = train(gathered(plan, folder), seed, epochs, training)
    return ValueFile(card=card(plan, learnt, epochs), layers=learnt.layers)


def _open(folder: Path, plan: Plan) -> None:
    """A folder for this plan, or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if file.is_file():
        if msgspec.json.decode(file.read_bytes(), type=Plan) != plan:
            raise BadSetting("learn-other-plan", folder=str(folder))
    else:
        file.write_bytes(msgspec.json.encode(plan))


def card(plan: Plan, learnt: Learnt, epochs: int) -> dict[str, object]:
    """How the weights came about, and how much they know."""
    return {
        "game": plan.game,
        "rules": plan.rules,
        "played_by": plan.bot,
        "matches": plan.matches,
        "seed": plan.seed,
        "epochs": epochs,
        "hidden": list(HIDDEN),
        "left_out": LEFT_OUT,
        "positions": learnt.positions,
        "held_out": learnt.held_out,
        "loss": round(learnt.loss, 4),
        "brier": round(learnt.brier, 4),
        "brier_of_the_average": round(learnt.naive, 4),
        "reliability": [[each.told, each.came, each.positions] for each in learnt.reliability],
    }
