"""No test of the window leaves its words in the application for the tests after it."""

import pytest

from tarock_desktop.ui.language import Speech


@pytest.fixture(autouse=True)
def _no_words_stay(monkeypatch):
    spoken = []
    speak = Speech.speak

    def remembered(self, code):
        spoken.append(self)
        speak(self, code)

    monkeypatch.setattr(Speech, "speak", remembered)
    yield
    for speech in spoken:
        speech.fall_silent()
