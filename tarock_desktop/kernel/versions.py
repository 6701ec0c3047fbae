"""The compiled kernel and the plain one side by side, to compare them."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Final

from tarock_desktop.kernel import COMPILED, guesses, positions, solver, tricks
from tarock_desktop.kernel.building import FOLDER

PLAIN: Final = "plain Python"


@cache
def versions() -> dict[str, ModuleType]:
    """Return what there is to run by name: plain Python always, compiled if it is here."""
    both = {PLAIN: _plain()}
    if COMPILED:
        both["compiled"] = tricks
    return both


def _plain() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tricks_as_plain_python", FOLDER / "tricks.py")
    if spec is None or spec.loader is None:
        raise LookupError("the kernel's source is not beside it")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def running_on(version: str) -> Iterator[None]:
    """Let positions and solver run on one version meanwhile, in this whole process."""
    users = vars(positions), vars(solver), vars(guesses)
    before = users[0]["tricks"]
    for user in users:
        user["tricks"] = versions()[version]
    try:
        yield
    finally:
        for user in users:
            user["tricks"] = before
