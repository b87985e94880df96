"""A worker whose rookie is spoilt, in the way the environment says, or whose bots draw the same lots in every run."""

import os
import time
from types import SimpleNamespace

from tests.server import boxes

from jalopy.bots.analysis import QUALITIES, Quality
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.registry import find
from jalopy.kernel.questions import Option
from jalopy.server import worker


class Spoilt(Bot):
    name = "rookie"

    def choose(self, chair: Chair) -> Option:
        kind = os.environ["JALOPY_TEST_BOT"]
        if kind == "crashing":
            os._exit(3)
        if kind == "raising":
            raise KeyError("a secret card")
        if kind == "slow":
            time.sleep(60)
        print("bots may print what they like")
        return Option("no such answer", "")


def main() -> None:
    QUALITIES["quick"] = Quality(6, 8, 3)  # what is found does not matter here
    if os.environ.get("JALOPY_TEST_BOX"):
        boxes.change()
    if os.environ["JALOPY_TEST_BOT"] == "rookies are slow":
        os.environ["JALOPY_TEST_BOT"] = "slow"
        setattr(worker, "find", lambda name, game, pace: Spoilt() if name == "rookie" else find(name, game))  # noqa: B010 - the module does not give it away
    elif os.environ["JALOPY_TEST_BOT"] == "dies looking back":
        setattr(worker, "look_back", lambda *_: os._exit(3))  # noqa: B010 - the module does not give it away
    elif os.environ["JALOPY_TEST_BOT"] == "tries for ever":
        setattr(worker, "try_out", lambda _: time.sleep(60))  # noqa: B010 - the module does not give it away
    elif os.environ["JALOPY_TEST_BOT"] == "steady":
        setattr(worker, "secrets", SimpleNamespace(randbits=lambda _: 7))  # noqa: B010 - the module does not give it away
    else:
        setattr(worker, "find", lambda name, game, pace: Spoilt())  # noqa: B010 - the module does not give it away
    worker.main()
