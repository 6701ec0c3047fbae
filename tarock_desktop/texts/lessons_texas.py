"""What the lessons of the Texas sheets say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasLessonTexts(SentenceTable):
    """Titles, explanations and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.title": self.tr("Cards, ranks, points"),
            "cards.trick": self.tr(
                "A trick is on the table. The highest trump takes it. Who takes this one?"
            ),
            "cards.count": self.tr(
                "The king of hearts counts {points_HK}. How many card points lie here?"
            ),
            "following.title": self.tr("Following suit"),
            "following.led": self.tr("{B} leads {HQ_object}. Whoever has this suit must play it."),
            "following.look": self.tr("Look for a card of the suit led."),
        }


FAMILY: Final = LessonTexts(tables=(TexasLessonTexts,))
