"""What every test of the window may rely on."""

import gc

import pytest

from tarock_desktop.ui.language.current import Speech
from tarock_desktop.ui.threads.garbage import look


@pytest.fixture(autouse=True)
def _garbage_is_looked_for_on_this_thread():
    """As in the application: threads of bots destroy no part of a window."""
    gc.disable()
    yield
    look()
    gc.enable()


@pytest.fixture(autouse=True)
def _no_words_stay(monkeypatch):
    """No test leaves its words in the application for the tests after it."""
    spoken = []
    speak = Speech.speak

    def remembered(self, code):
        spoken.append(self)
        speak(self, code)

    monkeypatch.setattr(Speech, "speak", remembered)
    yield
    for speech in spoken:
        speech.fall_silent()
