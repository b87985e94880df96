"""What a worker does with a box that somebody wants to try: plays some matches with it, and counts; makes a page of that."""

import logging

from jalopy.lab import trials
from jalopy.lab.report import boxes
from jalopy.server.looking_back import stand_back
from jalopy.server.thinking import Compare, Try

log = logging.getLogger("jalopy.workshop")


def try_out(task: Try) -> bytes:
    """What was counted; nothing where the matches cannot be played."""
    stand_back()
    try:
        return trials.write(trials.play(task.trial, task.first, task.most, task.seconds))
    except Exception:
        log.exception("a box could not be tried", extra={"game": task.trial.game})
        return b""


def compare(task: Compare) -> bytes:
    """The page; nothing where it cannot be made."""
    stand_back()
    try:
        now, printed = trials.read(bytes(task.now)), trials.read(bytes(task.printed))
        return boxes.page(task.trial, now, printed, task.language, task.address).encode()
    except Exception:
        log.exception("no page of a box", extra={"game": task.trial.game})
        return b""
