"""Imports at the start, spared what PySide does with each of them."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Final

_SEARCH: Final = "_mod_uses_pyside"


def spare_the_search() -> None:
    """Let PySide not read the source of every module that is imported after it.

    It looks there for its own name: a module with it might switch on other spellings of Qt's
    names (`__feature__`). None of ours does. The search takes a twentieth of the start, 50 ms, and
    Python keeps every line that was read, 6 MB, more with each later import. PySide has no
    setting for it; where it has no such function any more, nothing happens.

    Raises:
        ImportError: Qt can't be loaded.
    """
    import_module("PySide6.QtCore")
    with suppress(ImportError):
        feature = import_module("shibokensupport.feature")
        if hasattr(feature, _SEARCH):
            setattr(feature, _SEARCH, _switches_nothing_on)


def _switches_nothing_on(_module: ModuleType) -> bool:
    return False
