"""A change of language, handled for all parts of a window in one place."""

from __future__ import annotations

from PySide6.QtCore import QObject


def retranslate(window: QObject) -> None:
    """Let every part of *window* that has words of its own say them anew.

    Such a part has a method ``retranslate``. No part listens to the change of language itself.
    """
    for part in window.findChildren(QObject):
        say_anew = getattr(part, "retranslate", None)
        if say_anew is not None:
            say_anew()
