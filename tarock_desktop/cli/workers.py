"""Where a command's rounds are played: in this process, in several, or on a Dask cluster."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from msgspec import Struct

Item = TypeVar("Item")
Result = TypeVar("Result")
AHEAD: Final = 4
"""Pieces of work handed out for each worker: none waits for the next one."""


class Workers(Struct, frozen=True):
    """What the command line says about who does the work."""

    jobs: int = 1
    """Processes on this machine."""
    cluster: str | None = None
    """Address of a Dask scheduler; `None`: the processes of this machine do the work."""


def results(
    work: Callable[[Item], Result], items: Iterable[Item], workers: Workers
) -> Iterator[Result]:
    """Yield what *work* returns for each item, in the order of the items.

    Raises:
        UsageError: the cluster can't be used.
    """
    if workers == Workers():
        yield from map(work, items)
        return
    if workers.cluster is None:
        opened = _processes(workers.jobs)
    else:
        from tarock_desktop.cli import cluster  # noqa: PLC0415  nobody else needs it

        opened, work = cluster.cluster(workers.cluster), cluster.checked(work)
    with opened as (pool, number):
        waiting: deque[Future[Result]] = deque()
        try:
            for item in items:
                waiting.append(pool.submit(work, item))
                if len(waiting) >= AHEAD * number:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for future in waiting:
                future.cancel()
            pool.shutdown(wait=False)
            raise


@contextmanager
def _processes(jobs: int) -> Iterator[tuple[Executor, int]]:
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        yield pool, jobs


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that the person started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
