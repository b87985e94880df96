"""A process that plays match after match for another one."""

import gc
import os
import signal
import threading
from multiprocessing import parent_process
from typing import Final

RARELY: Final = (50_000, 20, 20)


def begin_worker() -> None:
    """Whoever started the workers stops them, so Ctrl-C is none of their business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def collect_rarely() -> None:
    """Garbage is looked for less often. That makes rookies a tenth faster, and gathering positions of Home Racers, where
    much is kept, twice as fast."""
    gc.set_threshold(*RARELY)


def _end_with_parent() -> None:
    """One that was killed could not say that nothing more will come."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
