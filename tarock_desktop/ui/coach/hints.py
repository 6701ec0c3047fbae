"""Hints in the window: the coach is asked in a thread, its proposal is shown and pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QToolButton

from tarock_desktop.bots.protocol import Request
from tarock_desktop.table.rulings import Mode
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.coaching import hint_text
from tarock_desktop.ui.coach.hint_card import HintCard
from tarock_desktop.ui.page.tables import CoachedTable
from tarock_desktop.ui.threads.calculations import Calculation, Calculations

if TYPE_CHECKING:
    from tarock_desktop.bots.thought import Hint
    from tarock_desktop.ui.coach.knowledge_dialog import KnowledgeDialog

# ruff: noqa: PLC0415 - the coach is loaded when it is asked, not at the start

PLATE_UNITS: Final = 17
"""How wide the plate at the top is at most, with its margin, in text units."""


@dataclass(slots=True)
class _Asked:
    """A question to the coach, and its answer."""

    request: Request
    calculation: Calculation
    hint: Hint | None = None


@final
class Hints(QObject):
    """Asks the coach for the person at the screen, as long as the table stands where it stood."""

    def __init__(self, table: CoachedTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._asked: _Asked | None = None
        self.calculations = Calculations(self)
        self.calculations.found.connect(self._found)
        self.card = HintCard(table.page)
        self.card.done.connect(self._do)
        self.card.dismissed.connect(self.dismiss)
        self.card.knew.connect(lambda: self.knowledge_dialog().open())
        self.button = QToolButton()
        """Asks the coach; beside the sentence that says whose turn it is."""
        self.button.clicked.connect(self.ask)
        # It comes and goes with every turn: the table must not change its size with it.
        keeps_room = self.button.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.button.setSizePolicy(keeps_room)
        self.retranslate()
        table.page.buttons.add(self.button)
        table.refreshed.connect(self._look_again)
        table.closed.connect(self.calculations.close)
        table.page.installEventFilter(self)

    def retranslate(self) -> None:
        """Say the button anew."""
        self.button.setText(self.tr("Hint"))

    @property
    def shown(self) -> Hint | None:
        """The proposal on screen."""
        return None if self._asked is None else self._asked.hint

    def may_ask(self) -> bool:
        """Whether the person at the screen is asked something, and may be helped with it."""
        bridge = self._table.bridge
        if bridge is None or not self._table.shows_game or bridge.prompt() is None:
            return False
        is_wanted = self._table.preferences.help_level != "off"
        return is_wanted and bridge.session.mode is not Mode.TOURNAMENT

    def ask(self) -> None:
        """Ask the coach; while a proposal is on screen, go to it."""
        from tarock_desktop.bots.coach import hint

        bridge = self._table.bridge
        if bridge is None or not self.may_ask():
            return
        if self._asked is not None and self.card.isVisible():
            self.card.do_button.setFocus()
            return
        session = bridge.session
        prompt = session.prompt_for_bot()
        if prompt is None:
            return
        request = Request(
            ticket=session.ticket,
            variant=session.variant,
            observation=session.observation(prompt.seat),
            prompt=prompt,
            seed=session.seed("hint"),
        )
        calculation = self.calculations.begin((partial(hint, request),))
        self._asked = _Asked(request, calculation)
        self._table.page.notice.put_away()
        self._make_room()
        self.card.wait()

    def knowledge_dialog(self) -> KnowledgeDialog:
        """Return what the coach knew when it made the proposal on screen."""
        from tarock_desktop.ui.coach.knowledge import DecisionKnowledge
        from tarock_desktop.ui.coach.knowledge_dialog import KnowledgeDialog

        asked, words = self._asked, self._table.words
        if asked is None or asked.hint is None or words is None:
            raise LookupError("nothing is proposed")
        decision = DecisionKnowledge(
            request=asked.request,
            action=asked.hint.action,
            thinks=True,
            is_person=False,
            hint=asked.hint,
        )
        acts = ActTexts(self._table.catalogue)
        return KnowledgeDialog(self._table.page.window(), decision, words, acts)

    def dismiss(self) -> None:
        """Take the proposal away."""
        self.calculations.stop()
        self._asked = None
        had_focus = self.card.isAncestorOf(self._table.page.window().focusWidget())
        self.card.forget()
        self._table.point_out(None)
        if had_focus:
            self._table.view.setFocus()

    def _counts(self, asked: _Asked) -> bool:
        """Return whether table and person are still those of the question."""
        bridge = self._table.bridge
        if bridge is None or not self.may_ask():
            return False
        return bridge.session.ticket == asked.request.ticket and bridge.shown == asked.request.seat

    def _found(self, calculation: Calculation, found: object) -> None:
        from tarock_desktop.bots.thought import Hint

        asked = self._asked
        if asked is None or calculation is not asked.calculation:
            return
        if not isinstance(found, Hint) or not self._counts(asked):
            self.dismiss()
            return
        asked.hint = found
        self._tell()

    def _look_again(self) -> None:
        """Take a proposal away that is out of date, or point at its act on the new picture."""
        self.button.setVisible(self.may_ask())
        if self._asked is None:
            return
        if not self._counts(self._asked) or not self.card.isVisible():
            self.dismiss()
        elif self._asked.hint is not None:
            self._tell()

    def _tell(self) -> None:
        asked, words = self._asked, self._table.words
        if asked is None or asked.hint is None or words is None:
            return
        texts = ActTexts(self._table.catalogue)
        act = texts.act(asked.hint.action, asked.request.prompt, words)
        said = hint_text(act, asked.hint.reasons, words.message)
        self._make_room()
        self.card.tell(act, said)
        self._table.point_out(asked.hint.action)

    def _do(self) -> None:
        asked = self._asked
        if asked is None or asked.hint is None or not self._counts(asked):
            return
        action = asked.hint.action
        self.dismiss()
        self._table.submit(action)

    def _make_room(self) -> None:
        page = self._table.page
        self.card.room = page.view.geometry()
        self.card.beside = PLATE_UNITS * page.unit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize and self.card.isVisible():
            self._make_room()
            self.card.place()
        return super().eventFilter(watched, event)
