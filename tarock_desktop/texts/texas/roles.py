"""What people at a Texas table are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasRoles(SentenceTable):
    """The words of the Texas rulesets, by role."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "forehand": self.tr("Povinost player"),
            #: the letter on the Povinost player's seat
            "forehand.letter": self.tr("P", "Povinost player"),
        }
