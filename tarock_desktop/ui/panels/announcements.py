"""What was said in this hand: partner card, values, announcements, doublings."""

from __future__ import annotations

from typing import TypeAlias, final

from PySide6.QtWidgets import QGridLayout, QLabel

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.parties import parties
from tarock_desktop.ui.game.targets import target_name
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.party import Party, party_picture
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Space, Theme
from tarock_desktop.ui.style.widgets import Text, clear

Said: TypeAlias = tuple[str, tuple[Seat, ...]]
"""What was said, and who said it."""


@final
class AnnouncementsPanel(Panel):
    """A line for everything that was said and who said it."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self._grid.setHorizontalSpacing(Space.S)
        self._grid.setVerticalSpacing(Space.XS)
        self._grid.setColumnStretch(1, 1)
        self._theme: Theme = GREEN_BAIZE

    def use_theme(self, theme: Theme) -> None:
        """Take the colours of the parties' signs."""
        self._theme = theme
        if self.glance is not None:
            self.fill(self.glance)

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
        known = parties(glance.sheet, glance.observation)
        for place, (what, speakers) in enumerate(lines):
            party = known.get(speakers[0])
            if party is not None:
                self._grid.addWidget(self._sign(party), place, 0)
            who = Text(", ".join(glance.name(seat) for seat in speakers), "muted")
            self._grid.addWidget(Text(what), place, 1)
            self._grid.addWidget(who, place, 2)
        if not lines:
            nothing = Text(self.tr("Nothing has been announced yet."), "muted")
            self._grid.addWidget(nothing, 0, 0, 1, 3)
        self.counted.emit(str(len(lines)) if lines else "")

    def _sign(self, party: Party) -> QLabel:
        """Return the sign of a party as high as a line."""
        made = QLabel()
        side = round(0.9 * self.fontMetrics().height())
        made.setPixmap(party_picture(party, self._theme, side, self.devicePixelRatioF()))
        return made

    def _called(self, glance: Glance) -> list[Said]:
        view = glance.observation
        if not view.calls.is_made or view.auction.declarer is None:
            return []
        if view.calls.card is None:
            called = self.tr("Called: the fourth king")
        else:
            called = self.tr("Called: {card}").format(card=glance.words.card(view.calls.card))
        return [(called, (view.auction.declarer,))]

    def _values(self, glance: Glance) -> list[Said]:
        said: list[Said] = [
            (glance.words.name(NameRef("value", value)), (Seat(seat),))
            for seat, values in enumerate(glance.observation.notices.declared)
            for value in values or ()
        ]
        return said

    def _announced(self, glance: Glance) -> list[Said]:
        said: list[Said] = []
        for entry in glance.observation.notices.announcements:
            item = glance.words.name(NameRef("item", entry.item))
            if entry.cancelled:
                item = self.tr("{item} (cancelled)").format(item=item)
            said.append((item, (entry.seat,)))
        return said

    def _doubled(self, glance: Glance) -> list[Said]:
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
            said.append((what, speaking))
        return said
