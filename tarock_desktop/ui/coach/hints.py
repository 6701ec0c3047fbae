"""Hints in the window: the coach is asked in a thread, its proposal is shown and pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QToolButton

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import Hint
from tarock_desktop.table.actions import Action
from tarock_desktop.table.rulings import Mode
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.ui.coach.hint_card import HintCard
from tarock_desktop.ui.coach.knowledge import Mind
from tarock_desktop.ui.coach.knowledge_dialog import KnowledgeDialog
from tarock_desktop.ui.coach.past_hand import cards_of
from tarock_desktop.ui.threads.calculations import Studies, Study

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow

PLATE_UNITS: Final = 17
"""How wide the plate at the top is at most, with its margin, in text units."""


@dataclass(slots=True)
class _Asked:
    """A question to the coach, and its answer."""

    request: Request
    study: Study
    hint: Hint | None = None


@final
class Hints(QObject):
    """Asks the coach for the person at the screen, as long as the table stands where it stood."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._asked: _Asked | None = None
        self.studies = Studies(self)
        self.studies.found.connect(self._found)
        self.card = HintCard(window.page)
        self.card.done.connect(self._do)
        self.card.dismissed.connect(self.dismiss)
        self.card.knew.connect(lambda: self.mind_dialog().open())
        self.button = QToolButton()
        """Asks the coach; beside the sentence that says whose turn it is."""
        self.button.clicked.connect(self.ask)
        window.page.status.put_beside(self.button)
        window.refreshed.connect(self._look_again)
        window.closed.connect(self.studies.close)
        window.page.installEventFilter(self)

    @property
    def shown(self) -> Hint | None:
        """The proposal on screen."""
        return None if self._asked is None else self._asked.hint

    def may_ask(self) -> bool:
        """Whether the person at the screen is asked something, and may be helped with it."""
        bridge = self._window.bridge
        if bridge is None or not self._window.stage.is_free or bridge.prompt() is None:
            return False
        is_wanted = self._window.preferences.help_level != "off"
        return is_wanted and bridge.session.mode is not Mode.TOURNAMENT

    def ask(self) -> None:
        """Ask the coach; while a proposal is on screen, go to it."""
        bridge = self._window.bridge
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
        study = self.studies.begin((partial(hint, request),))
        self._asked = _Asked(request, study)
        self._window.page.notice.hide()
        self._make_room()
        self.card.wait()

    def mind_dialog(self) -> KnowledgeDialog:
        """Return what the coach knew when it made the proposal on screen."""
        asked, words = self._asked, self._window.words
        if asked is None or asked.hint is None or words is None:
            raise LookupError("nothing is proposed")
        mind = Mind(
            request=asked.request,
            action=asked.hint.action,
            thinks=True,
            is_person=False,
            hint=asked.hint,
        )
        acts = ActTexts(self._window.speech.catalogue)
        return KnowledgeDialog(self._window, mind, words, acts)

    def dismiss(self) -> None:
        """Take the proposal away."""
        self.studies.stop()
        self._asked = None
        had_focus = self.card.isAncestorOf(self._window.focusWidget())
        self.card.forget()
        self._point_at(None)
        if had_focus:
            self._window.view.setFocus()

    def _counts(self, asked: _Asked) -> bool:
        """Return whether table and person are still those of the question."""
        bridge = self._window.bridge
        if bridge is None or not self.may_ask():
            return False
        return bridge.session.ticket == asked.request.ticket and bridge.shown == asked.request.seat

    def _found(self, study: Study, found: object) -> None:
        asked = self._asked
        if asked is None or study is not asked.study:
            return
        if not isinstance(found, Hint) or not self._counts(asked):
            self.dismiss()
            return
        asked.hint = found
        self._tell()

    def _look_again(self) -> None:
        """Take a proposal away that is out of date, or point at its act on the new picture."""
        self.button.setText(self.tr("Hint"))
        self.button.setVisible(self.may_ask())
        if self._asked is None:
            return
        if not self._counts(self._asked) or not self.card.isVisible():
            self.dismiss()
        elif self._asked.hint is not None:
            self._tell()

    def _tell(self) -> None:
        asked, words = self._asked, self._window.words
        if asked is None or asked.hint is None or words is None:
            return
        texts = ActTexts(self._window.speech.catalogue)
        act = texts.act(asked.hint.action, asked.request.prompt, words)
        why = " ".join(words.message(reason) for reason in asked.hint.reasons)
        self._make_room()
        self.card.tell(act, why)
        self._point_at(asked.hint.action)

    def _do(self) -> None:
        asked = self._asked
        if asked is None or asked.hint is None or not self._counts(asked):
            return
        action = asked.hint.action
        self.dismiss()
        self._window.submit(action)

    def _point_at(self, action: Action | None) -> None:
        """Mark the cards or the button of an act, and nothing else."""
        self._window.view.control.point_out(cards_of(action))
        self._window.sheets.point_out(action)

    def _make_room(self) -> None:
        page = self._window.page
        self.card.room = page.view.geometry()
        self.card.beside = PLATE_UNITS * page.unit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize and self.card.isVisible():
            self._make_room()
            self.card.place()
        return super().eventFilter(watched, event)
