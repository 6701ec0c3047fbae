"""What the first page says of the Texas sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import Invitation
from tarock_desktop.texts.sentences import SentenceTable


@final
class TexasInvitation(SentenceTable):
    """Where it is played, and what it is like."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "spjst.country": self.tr("Texas"),
            "spjst.line": self.tr("Two against two, for chips"),
            "westfest.country": self.tr("West, Texas"),
            "westfest.line": self.tr("The Labor Day tournament"),
        }


FAMILY: Final = Invitation(lines=TexasInvitation)
