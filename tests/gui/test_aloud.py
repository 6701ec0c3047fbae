"""A screen reader says what is new on a widget, and again what happens again."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.style.aloud import Aloud
from tests.gui.hearing_kit import listen

pytestmark = pytest.mark.gui


def test_what_is_new_is_said_once_and_what_happens_again_once_more(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    heard, widget = listen(monkeypatch), QWidget()
    qtbot.addWidget(widget)
    texts = ["Who takes it?", "", "Not yet."]
    aloud = Aloud(widget, lambda: texts)

    def said(*anew: str) -> str:
        aloud.changed(*anew)
        aloud.changed()
        QApplication.processEvents()
        return heard.new()

    assert said() == "Who takes it?\nNot yet."
    assert said() == ""
    assert said("Not yet.") == "Not yet."
    texts[1:] = ["Right."]
    assert said() == "Right."
