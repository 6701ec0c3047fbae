"""What every test of the window may rely on."""

import gc

import pytest
from PySide6.QtWidgets import QApplication

from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.style.fonts import use_shipped_fonts
from tarock_desktop.ui.threads.garbage_collection import look


@pytest.fixture(scope="session", autouse=True)
def _shipped_fonts(qapp):
    """As in the application: sizes of texts are those of its fonts, whatever the machine has."""
    use_shipped_fonts(qapp)


@pytest.fixture(autouse=True)
def _garbage_is_looked_for_on_this_thread():
    """As in the application: threads of bots destroy no part of a window."""
    gc.disable()
    yield
    look()
    gc.enable()


@pytest.fixture(autouse=True)
def _no_dialog_stays():
    """A modal dialog that a test leaves would take the mouse from the windows of later tests."""
    yield
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and window.isModal():
            window.hide()


@pytest.fixture(autouse=True)
def _no_words_stay(monkeypatch):
    """No test leaves its words in the application for the tests after it."""
    spoken = []
    speak = WindowLanguage.use

    def remembered(self, code):
        spoken.append(self)
        speak(self, code)

    monkeypatch.setattr(WindowLanguage, "use", remembered)
    yield
    for language in spoken:
        language.remove()
