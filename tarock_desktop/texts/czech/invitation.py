"""What the first page says of the Czech sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import Invitation
from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechInvitation(SentenceTable):
    """Where it is played, and what it is like."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "czech-gp.country": self.tr("Czechia"),
            "czech-gp.line": self.tr("A tournament for coins"),
        }


FAMILY: Final = Invitation(lines=CzechInvitation)
