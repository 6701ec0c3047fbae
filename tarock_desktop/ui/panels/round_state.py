"""What lasts from hand to hand beside the scores: double rounds, last round, common pot."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QObject

from tarock_desktop.messages.message import NameRef
from tarock_desktop.ui.game.glance import Glance

DOUBLED: Final = NameRef("round", "doubled")
CLOSING: Final = NameRef("round", "closing")
POT: Final = NameRef("round", "pot")


@final
class RoundTexts(QObject):
    """The words for it; where nothing of it goes on there are none."""

    def short(self, glance: Glance) -> str:
        """Return it in the sheet's own words, each with its number."""
        return " · ".join(line for _, line in self._lines(glance))

    def long(self, glance: Glance) -> str:
        """Return it line by line, with what the sheet's words mean."""
        return "\n".join(
            self.tr("{line}: {meaning}").format(line=line, meaning=glance.words.gloss(name) or "")
            for name, line in self._lines(glance)
        )

    def _lines(self, glance: Glance) -> list[tuple[NameRef, str]]:
        hand, notes, lines = glance.observation.round.hand_no, glance.observation.round.notes, []
        if notes.awaited:
            announced = self.tr("{name} announced")
            lines.append((CLOSING, announced.format(name=glance.words.name(CLOSING))))
        elif notes.last and not notes.closing:
            last = self.tr("last hand: {number}").format(number=notes.last)
            lines.append((CLOSING, last))
        elif notes.closing and hand < notes.closing:
            hands = self.tr("{name} from hand {number} on")
            named = {"name": glance.words.name(CLOSING), "number": notes.closing}
            lines.append((CLOSING, hands.format(**named)))
        elif notes.closing:
            lines.append((CLOSING, self._left(glance, CLOSING, notes.last - hand + 1)))
        if notes.doubled:
            lines.append((DOUBLED, self._left(glance, DOUBLED, notes.doubled)))
        if notes.pot or any(notes.kassa):
            pot = self.tr("{name}: {amount}")
            figure = glance.words.figure(notes.pot)
            lines.append((POT, pot.format(name=glance.words.name(POT), amount=figure)))
        return lines

    def _left(self, glance: Glance, name: NameRef, hands: int) -> str:
        left = self.tr("{name}: %n hand(s)", None, max(0, hands))
        return left.format(name=glance.words.name(name))
