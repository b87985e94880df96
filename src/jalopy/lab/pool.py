"""Work spread over processes: what comes of it is the same, and in the same order, whatever their number."""

import gc
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from jalopy.kernel.errors import BadSetting, JalopyError

AHEAD: Final = 4  # tasks per worker that are handed out before their turn to be counted
RARELY: Final = (50_000, 20, 20)  # collecting garbage less often makes rookies a tenth faster

Task = TypeVar("Task")
Done = TypeVar("Done")

Progress = Callable[[int, int], None]
"""Told how many matches are counted, and of how many."""


class LabError(JalopyError):
    """Something went wrong with the processes, not with the matches."""


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Generator[Done]:
    """What comes of each task, in their order. Whoever stops early closes it: then the workers are gone."""
    if workers < 1:
        raise BadSetting("too-few-workers", workers=workers)
    return _here(work, tasks) if min(workers, len(tasks)) == 1 else _in_pool(work, tasks, workers)


def _here(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done]:
    for task in tasks:
        yield work(task)


def _in_pool(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Generator[Done]:
    """Only a few tasks are ever under way or waiting."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin_worker)
    under_way: deque[Future[Done]] = deque()
    waiting = iter(tasks)
    try:
        with _workers_deaf():
            for task in islice(waiting, workers * AHEAD):
                under_way.append(pool.submit(work, task))
        while under_way:
            yield under_way.popleft().result()
            for task in islice(waiting, 1):
                under_way.append(pool.submit(work, task))
    except BrokenProcessPool:
        raise LabError("A worker process ended unexpectedly; with fewer workers it may go better.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Whoever started the workers stops them, so Ctrl-C is none of their business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*RARELY)


@contextmanager
def _workers_deaf() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C from their first moment on, before they can say so themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
