"""Work spread over a Ray cluster. A task hangs on nothing but itself, so whatever dies with its machine is done again elsewhere."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from socket import create_connection
from typing import Any, Final, TypeVar

from jalopy import __version__
from jalopy.bots.workers import collect_rarely
from jalopy.kernel.errors import BadSetting, JalopyError

AHEAD: Final = 4  # tasks per worker that are handed out before their turn to be counted
LOCAL: Final = "local"  # a cluster of this machine alone, which goes when the work is done
TRIES: Final = 20  # a task that took so many workers with it is at fault itself
SECONDS: Final = 10.0  # for a machine to say that it is there
OFTEN: Final = 64  # tasks until it is looked again how many processors there are: machines come and go

Task = TypeVar("Task")
Done = TypeVar("Done")


class LabError(JalopyError):
    """Something went wrong with processes or machines, not with the matches."""


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], address: str, workers: int | None) -> Generator[Done]:
    """What comes of each task, in their order. Only a few are ever under way or waiting."""
    if workers is not None and address != LOCAL:
        raise BadSetting("workers-of-cluster", address=address)
    return _spread(_ray(), work, tasks, address, workers)


def _spread(
    ray: Any, work: Callable[[Task], Done], tasks: Iterable[Task], address: str, workers: int | None
) -> Generator[Done]:
    joined = _join(ray, address, workers)
    try:
        at_node = ray.remote(max_retries=TRIES)(_at_node)
        under_way: deque[Any] = deque()
        waiting = iter(tasks)
        most = done = 0
        while True:
            if done % OFTEN == 0:
                most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for task in islice(waiting, most - len(under_way)):
                under_way.append(at_node.remote(work, task, __version__))
            if not under_way:
                return
            yield _result(ray, under_way.popleft())
            done += 1
    finally:
        if joined:
            ray.shutdown()  # what is under way is given up


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LabError("A cluster takes Ray, which is not installed here: install jalopy[ray].") from None
    return ray


def _join(ray: Any, address: str, workers: int | None) -> bool:
    """False where this program has joined one already."""
    if ray.is_initialized():
        return False
    told: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **told)
        else:
            _knock(address)
            ray.init(address=address, **told)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise LabError(f"There is no Ray cluster at '{address}': {_reason(error)}.") from None
    return True


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody is."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "://" not in address:
        create_connection((host.strip("[]"), int(port)), SECONDS).close()


def _at_node(work: Callable[[Task], Done], task: Task, version: str) -> Done:
    if version != __version__:
        raise LabError(f"A machine of the cluster has Jalopy {__version__}, and {version} is what plays here.")
    collect_rarely()
    return work(task)


def _result(ray: Any, reference: Any) -> Any:
    """What was raised in the work is raised here; whoever died is no matter until it was tried often enough."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Exception):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise LabError(f"The cluster could not do its work: {_reason(error)}.") from None


def _reason(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
