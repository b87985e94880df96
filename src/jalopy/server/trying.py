"""What a worker does with a box that somebody wants to try: plays some matches with it, and counts."""

import logging

from jalopy.lab import trials
from jalopy.server.looking_back import stand_back
from jalopy.server.thinking import Try

log = logging.getLogger("jalopy.workshop")


def try_out(task: Try) -> bytes:
    """What was counted; nothing where the matches cannot be played."""
    stand_back()
    try:
        return trials.write(trials.play(task.trial, task.first, task.most, task.seconds))
    except Exception:
        log.exception("a box could not be tried", extra={"game": task.trial.game})
        return b""
