"""A Dask cluster as an executor; only `--cluster` imports this module.

Scheduler and workers run this very program: a worker with other sources refuses the work, since
its results would not be those of this machine.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from tarock_desktop.cli.options import UsageError
from tarock_desktop.resources import data

Item = TypeVar("Item")
Result = TypeVar("Result")
PATIENCE: Final = 10
"""Seconds to wait for the scheduler, and for its first worker."""
PACKAGE: Final = Path(__file__).resolve().parent.parent
_TURN: Final = Lock()
"""Held by the thread of a worker that plays: the program's caches are for one thread."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Open the cluster of the scheduler at *address*: an executor, and the number of workers.

    Raises:
        UsageError: Dask is not installed, or the cluster can't be reached or is lost.
    """
    try:
        dask = import_module("distributed")
    except ImportError:
        extra = "pip install 'tarock-desktop[cluster]'"
        raise UsageError(f"--cluster needs Dask, which is not installed: {extra}") from None
    # What goes wrong is told here, in one sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with _connected(dask, address) as client:
        try:
            yield client.get_executor(pure=False), len(client.nthreads())
        except (CancelledError, dask.KilledWorker):
            raise UsageError(f"the cluster at {address} was lost") from None


def _connected(dask: Any, address: str) -> Any:
    """Return a client of a scheduler that has a worker."""
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError(f"there is no cluster at {address}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise UsageError(f"the cluster at {address} has no workers") from None
    return client


def checked(work: Callable[[Item], Result]) -> Callable[[Item], Result]:
    """Return *work* for a worker, which first compares its program with the one here."""
    return partial(_done, program_digest(), work)


def _done(program: str, work: Callable[[Item], Result], item: Item) -> Result:
    """Do a piece of work in a worker.

    Raises:
        UsageError: the program here is not *program*.
    """
    if program_digest() != program:
        raise UsageError("a worker of the cluster has another version of the program or its rules")
    with _TURN:
        return work(item)


@cache
def program_digest() -> str:
    """Return a digest of the sources and the rule sheets, which decide every result."""
    digest = hashlib.sha256()
    for file in (*sorted(PACKAGE.rglob("*.py")), *sorted(data("variants").glob("*.toml"))):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
