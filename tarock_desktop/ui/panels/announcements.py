"""What was said in this hand: partner card, values, announcements, doublings."""

from __future__ import annotations

from typing import final

from PySide6.QtWidgets import QGridLayout

from tarock_desktop.messages.message import NameRef
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import target_name
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text, clear


@final
class AnnouncementsPanel(Panel):
    """A line for everything that was said and who said it."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self._grid.setHorizontalSpacing(Space.S)
        self._grid.setVerticalSpacing(Space.XS)
        self._grid.setColumnStretch(0, 1)

    def title(self) -> str:
        """Return the title."""
        return self.tr("Announcements")

    def subject(self, glance: Glance) -> object:
        """Return what was said."""
        view = glance.observation
        return view.calls, view.auction, view.notices

    def fill(self, glance: Glance) -> None:
        """List what was said."""
        clear(self._grid)
        lines = [*self._called(glance), *self._values(glance), *self._announced(glance)]
        lines += self._doubled(glance)
        for place, (what, who) in enumerate(lines):
            self._grid.addWidget(Text(what), place, 0)
            self._grid.addWidget(Text(who, "muted"), place, 1)
        if not lines:
            self._grid.addWidget(Text(self.tr("Nothing has been announced yet."), "muted"), 0, 0)
        self.counted.emit(str(len(lines)) if lines else "")

    def _called(self, glance: Glance) -> list[tuple[str, str]]:
        view = glance.observation
        if not view.calls.is_made or view.auction.declarer is None:
            return []
        if view.calls.card is None:
            called = self.tr("Called: the fourth king")
        else:
            called = self.tr("Called: {card}").format(card=glance.words.card(view.calls.card))
        return [(called, glance.name(view.auction.declarer))]

    def _values(self, glance: Glance) -> list[tuple[str, str]]:
        return [
            (glance.words.name(NameRef("value", value)), glance.names[seat])
            for seat, values in enumerate(glance.observation.notices.declared)
            for value in values or ()
        ]

    def _announced(self, glance: Glance) -> list[tuple[str, str]]:
        said = []
        for entry in glance.observation.notices.announcements:
            item = glance.words.name(NameRef("item", entry.item))
            if entry.cancelled:
                item = self.tr("{item} (cancelled)").format(item=item)
            said.append((item, glance.name(entry.seat)))
        return said

    def _doubled(self, glance: Glance) -> list[tuple[str, str]]:
        view = glance.observation
        said = []
        for doubling in view.notices.doublings:
            step = glance.sheet.challenge.steps[glance.step(len(doubling.seats))]
            target = target_name(doubling.target, view.auction.contract)
            what = self.tr("{step}: {target}").format(
                step=glance.words.name(NameRef("step", step.id)),
                target=glance.words.name(target),
            )
            own = glance.is_nobodys_game
            speaking = doubling.seats if own else doubling.speakers[-1]
            speakers = ", ".join(glance.name(seat) for seat in speaking)
            said.append((what, speakers))
        return said
