"""What the lessons of Königrufen say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.title": self.tr("Cards, ranks, points"),
        }


FAMILY: Final = LessonTexts(tables=(KoenigrufenLessonTexts,))
