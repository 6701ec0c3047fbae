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
            "spjst.country": self.tr("Texas, the SPJST lodges"),
            "spjst.line": self.tr("Two against two, for chips"),
            "westfest.country": self.tr("Texas, the town of West"),
            "westfest.line": self.tr("The Labor Day tournament, for chips"),
        }


FAMILY: Final = Invitation(lines=TexasInvitation)
