"""What the first page says of Königrufen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import Invitation
from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenInvitation(SentenceTable):
    """Where it is played, and what it is like."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "koenigrufen.country": self.tr("Austria"),
            "koenigrufen.line": self.tr("Call a king as partner"),
        }


FAMILY: Final = Invitation(lines=KoenigrufenInvitation)
