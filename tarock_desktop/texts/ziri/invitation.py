"""What the first page says of Žiri."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import Invitation
from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriInvitation(SentenceTable):
    """Where it is played, and what it is like."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ziri.country": self.tr("Slovenia"),
            "ziri.line": self.tr("One against two, on paper"),
        }


FAMILY: Final = Invitation(lines=ZiriInvitation)
