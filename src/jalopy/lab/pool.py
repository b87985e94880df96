"""Work spread over processes, or over a cluster: what comes of it is the same, and in the same order, whatever their number."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from typing import TypeVar

from jalopy.bots.workers import begin_worker
from jalopy.kernel.errors import BadSetting
from jalopy.lab import cluster
from jalopy.lab.cluster import AHEAD, LabError

Task = TypeVar("Task")
Done = TypeVar("Done")

Progress = Callable[[int, int], None]
"""Told how many matches are counted, and of how many."""


def spread(
    work: Callable[[Task], Done], tasks: Iterable[Task], workers: int | None = None, ray: str = ""
) -> Generator[Done]:
    """What comes of each task, in their order. Whoever stops early closes it: then the workers are gone.

    Without a number of workers there are as many as processors; with the address of a Ray cluster it is the cluster's.
    """
    if workers is not None and workers < 1:
        raise BadSetting("too-few-workers", workers=workers)
    if ray:
        return cluster.spread(work, tasks, ray, workers)
    workers = workers or os.cpu_count() or 1
    waiting = iter(tasks)
    first = list(islice(waiting, 2))
    if workers == 1 or len(first) <= 1:
        return _here(work, chain(first, waiting))
    return _in_pool(work, chain(first, waiting), workers)


def _here(work: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done]:
    for task in tasks:
        yield work(task)


def _in_pool(work: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Generator[Done]:
    """Only a few tasks are ever under way or waiting."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin_worker)
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
