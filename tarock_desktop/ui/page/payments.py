"""Chips that move over the table when something is paid before the end of a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QEvent, QObject, QPointF

from tarock_desktop.table.amounts import payments
from tarock_desktop.table.events import Event, LinesScored
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.scene.picture import public_picture
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.tokens import Duration

if TYPE_CHECKING:
    from tarock_desktop.ui.hand_over.flight import ChipFlight

_SKIPS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
_DISC: Final = 0.16
"""Diameter of a disc, in widths of a card."""


@final
class TablePayments(QObject):
    """Lets discs move from plate to plate; the game does not wait for them."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.flight: ChipFlight | None = None
        """The discs that moved last."""
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def show(self, events: Iterable[Event], glance: Glance) -> None:
        """Show what is paid in some events; the page after a hand shows its own."""
        tempo = self._view.tempo
        if tempo.is_instant or tempo.is_reduced or glance.is_between_hands:
            return
        if not glance.sheet.bank.discs:
            return
        scored = (event for event in events if isinstance(event, LinesScored))
        paid = (line.amounts for event in scored for line in event.lines)
        pairs = dict.fromkeys(pair for amounts in paid for pair in payments(amounts))
        plates, sides = self._view.table.plates, public_picture(glance, self._view.near).sides
        ways: list[tuple[QPointF, QPointF]] = [
            (plates[sides[payer]].center(), plates[sides[receiver]].center())
            for payer, receiver in pairs
            if payer in sides and receiver in sides
        ]
        if not ways:
            return
        from tarock_desktop.ui.hand_over.flight import (  # noqa: PLC0415 - not at the start
            ChipFlight,
        )

        if self.flight is not None:
            self.flight.skip()
            self.flight.deleteLater()
        self.flight = ChipFlight(self._view, _DISC * self._view.table.card.width())
        self.flight.start(ways, tempo.move(Duration.PAYMENT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the chips be there at once when somebody goes on."""
        if event.type() in _SKIPS and self.flight is not None:
            self.flight.skip()
        return super().eventFilter(watched, event)
