"""A lesson: a table apart from the game, and beside it what is told and asked."""

from __future__ import annotations

from math import isfinite
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from tarock_desktop.bots.thought import rounded
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.learning.judging import Verdict, gained
from tarock_desktop.learning.lesson_file import Ask
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.tally import Outcome, Tally
from tarock_desktop.learning.task import Answer, WrongAct
from tarock_desktop.learning.trial import Trial
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.coaching import hint_text
from tarock_desktop.ui.learning.lesson_panel import Deed
from tarock_desktop.ui.learning.lesson_table import LessonLook, LessonTable, Speak, Stage
from tarock_desktop.ui.learning.playing_on import PlayingOn
from tarock_desktop.ui.learning.task_answers import AnswerPart, SeatAnswer
from tarock_desktop.ui.learning.task_parts import answer_part, find_part
from tarock_desktop.ui.learning.tutor import Aid, AidKind, Tutor
from tarock_desktop.ui.scene.picture import HelpLevel

_AT_TABLE: Final[tuple[Ask, ...]] = ("act", "hand", "legal", "values")
"""What is asked of a pupil whose turn it is."""
_RIGHT: Final = "play.right"
"""The reason that names the cards that may be chosen."""


@final
class LessonPage(LessonTable):
    """Goes through the steps of a lesson; the pupil acts on the table itself."""

    ended = Signal(bool)
    """All steps have been gone through: whether the lesson is passed."""
    next_wanted = Signal()
    """The next lesson is wanted."""
    broken = Signal(object)
    """The file of the lesson can't be used: a `DocumentError`."""

    def __init__(self, run: LessonRun, look: LessonLook, speak: Speak) -> None:
        """Show nothing yet; `begin` goes to the first step.

        Args:
            run: the lesson under one of its rulesets.
            look: the table it is shown at.
            speak: gives the words in the present language.
        """
        super().__init__(run, look, speak)
        self.tally = Tally(run.lesson)
        self.has_next = False
        """Whether another lesson follows in the course."""
        self._judged: Answer | None = None
        """The answer that was judged last."""
        self._line: Trial | None = None
        """The table on which the wrong line is played."""
        self.panel.wanted.connect(self._do)
        self.tutor = Tutor(self)
        self.tutor.judged.connect(self._hear)
        self.tutor.helped.connect(self._aid)
        self.tutor.failed.connect(self._give_up)
        self.playing = PlayingOn(self)
        self.playing.stopped.connect(self._arrived)
        self.view.viewport().installEventFilter(self)
        self.view.selection_confirmed.connect(self._check_cards)
        self.view.selection_changed.connect(self._look_at_answer)
        self.answered.connect(self._act)

    # ------------------------------------------------------------------ steps

    def begin(self, number: int) -> None:
        """Go to a step, from 1."""
        self.playing.stop()
        self._line = None
        try:
            self.run.begin(number)
            self.task = self.run.task()
        except DocumentError as error:
            self.broken.emit(error)
            return
        if self.run.seat not in {None, self.view.near} or self.run.people != len(self.names):
            self.speak()
        self.page.rail.log.replace(())
        if self.task is not None:
            self.tutor.take(self.task)
        self._show_start()

    def _show_start(self) -> None:
        """Show the table of the step and what is said of it, and ask what is asked."""
        self.stage = Stage.READING
        self._help, self._judged = HelpLevel.OFF, None
        self.view.control.mark(on=False)
        self.point_out(None)
        self.lay_table()
        step = self.run.step
        said = "" if step.say is None else self.tell(step.say)
        light = step.light
        self.lit.light("" if light is None else light.part, None if light is None else light.seat)
        if light is not None and light.cards:
            self.view.control.point_out(tuple(light.cards))
        steps = len(self.run.lesson.steps)
        self.panel.tell(self.lesson_title(), (self.run.number, steps), said, self._part())
        trial = self.run.trial
        if trial is not None and self.run.goes_on:
            self.panel.offer(Deed.LEAVE)
            self.playing.start(trial, self.viewer)
        else:
            self._await_answer()

    def _part(self) -> AnswerPart | None:
        """Return where the task is answered; `None`: at the table, or nothing is asked."""
        task, incident, trial = self.task, self.run.incident, self.run.trial
        if task is None:
            return None
        part: AnswerPart | None
        if incident is not None:
            wrong = task.wrong or WrongAct(0, incident.row)
            part = find_part(self.frames, incident, wrong, self.sheet, self.said)
            part.shown.connect(self.show_frame)
        else:
            asked = None if trial is None else trial.prompt()
            part = answer_part(task, self.said, self.people(), asked)
        if part is not None:
            part.changed.connect(self._look_at_answer)
            part.confirmed.connect(self._check)
        return part

    # ------------------------------------------------------------------ asking

    def _arrived(self) -> None:
        """Computer players have acted: ask the pupil, or say how it ended."""
        if self.stage is Stage.SEEING:
            self._tell_end()
            return
        trial, task = self.run.trial, self.task
        if trial is not None and trial.is_over and task is not None and task.ask == "hand":
            self.stage = Stage.JUDGING
            self.tutor.judge(None)
        else:
            self._await_answer()

    def _await_answer(self) -> None:
        """Wait for an answer, or for the next step where nothing is asked."""
        task, trial = self.task, self.run.trial
        if task is None:
            self.stage = Stage.READING
            self.panel.offer(Deed.LEAVE, primary=Deed.NEXT)
            self.panel.take_focus()
            return
        self.stage = Stage.ASKED
        asked = None if trial is None else trial.prompt()
        self.tutor.ask(trial, self.run.step.hint)
        self.show_help(HelpLevel.OFF)
        self.panel.tell_how(task.ask, self.called() if task.ask == "sides" else "")
        acts = task.ask in {"act", "hand"}
        if trial is not None and task.ask in _AT_TABLE:
            self.show_position(trial.observation(self.viewer), asked if acts else None)
            self.view.control.mark(on=task.ask == "legal")
        self._offer()
        self._go_to_answer()

    def _go_to_answer(self) -> None:
        """Give the keyboard to where the answer is given."""
        if self.panel.answer is not None:
            self.panel.go_to_answer()
        else:
            self.take_focus()

    def _offer(self) -> None:
        """Offer what can be done while an answer is waited for."""
        task = self.task
        deeds = [Deed.HELP] if self.tutor.may_help else []
        # Whoever points at somebody has answered.
        at_once = isinstance(self.panel.answer, SeatAnswer)
        acts = task is None or task.ask in {"act", "hand"} or at_once
        self.panel.offer(*deeds, Deed.LEAVE, primary=None if acts else Deed.CHECK)
        self._look_at_answer()

    @property
    def _may_retry(self) -> bool:
        """Whether an answer was wrong, and another one is waited for."""
        is_hand = self.task is not None and self.task.ask == "hand"
        return self.stage is Stage.WRONG and not self.tutor.is_last_try and not is_hand

    def _look_at_answer(self) -> None:
        """Let an answer be checked once it is whole; what is changed is another answer."""
        if self._may_retry:
            self.stage = Stage.ASKED
            self._offer()
        self.panel.buttons[Deed.CHECK].setEnabled(self._answer() is not None)

    def _answer(self) -> Answer | None:
        if self.panel.answer is not None:
            return self.panel.answer.answer()
        selected: tuple[Card, ...] = self.view.control.selected
        return CardSet.gather(selected) if self.view.control.is_marking else None

    def _check_cards(self, _cards: tuple[Card, ...]) -> None:
        if self.view.control.is_marking:
            self._check()

    def _check(self) -> None:
        answer = self._answer()
        if self.stage is Stage.ASKED and answer is not None:
            self._judge(answer)

    def _act(self, action: Action) -> None:
        """Judge an act of the pupil; in a hand that is played on it is done at once."""
        trial, task = self.run.trial, self.task
        is_asked = self.stage is Stage.ASKED or self._may_retry
        if not is_asked or trial is None or task is None:
            return
        if task.ask != "hand":
            self._line = trial.copy()
            if not self._line.submit(action).accepted:
                self._line = None
            self._judge(action)
            return
        received = trial.submit(action)
        if received.accepted:
            self.panel.judge("", "")
            self._go_on(trial, received.events)
        else:
            self.refuse()
            reasons = [] if received.reason is None else [self.words.message(received.reason)]
            if received.ruling is not None:
                ruling = self.words.ruling(received.ruling, self.viewer)
                reasons = [ruling.what, ruling.duty]
            self.panel.judge(self.tr("That is not allowed."), " ".join(reasons))

    def _go_on(self, trial: Trial, events: tuple[Event, ...]) -> None:
        self.play(trial.seen(events, self.viewer), trial.observation(self.viewer))
        self.playing.start(trial, self.viewer)

    def _judge(self, answer: Answer) -> None:
        self.stage = Stage.JUDGING
        self._judged = answer
        self.panel.judge("", self.tr("Let me see…"))
        self.tutor.judge(answer)

    # ------------------------------------------------------------------ verdicts and help

    def _hear(self, verdict: Verdict) -> None:
        if self.stage is not Stage.JUDGING:
            return
        told = hint_text("", verdict.reasons, self.words.message)
        reasons = f"{told.why} {told.more}".strip()
        answer = "" if verdict.answer is None else self.named(verdict.answer)
        (self._right if verdict.is_right else self._wrong)(verdict, reasons, answer)

    def _right(self, verdict: Verdict, reasons: str, answer: str) -> None:
        trial, said = self.run.trial, self.tr("Right.")
        if verdict.is_as_good and answer:
            reasons = self.tr("As good would have been: {answer}").format(answer=answer)
        self._finish(self.tutor.outcome)
        self.panel.judge(said, reasons)
        if isinstance(self._judged, Action) and trial is not None:
            received = trial.submit(self._judged)
            if received.accepted:
                seen = trial.observation(self.viewer)
                self.play(trial.seen(received.events, self.viewer), seen)

    def _wrong(self, verdict: Verdict, reasons: str, answer: str) -> None:
        self.stage = Stage.WRONG
        said = self.tr("Not yet.")
        if verdict.ruling is not None:
            ruling = self.words.ruling(verdict.ruling, self.viewer)
            reasons = f"{ruling.what} {ruling.duty}"
        elif not self.tutor.is_last_try:
            hints = self.run.step.hint
            reasons = self._in_part(verdict, reasons) or (self.tell(hints[0]) if hints else "")
            part = self.said.part_right(self._judged, verdict.answer)
            reasons = f"{part} {reasons}".strip()
        trial = self.run.trial
        if trial is not None and self.task is not None and self.task.ask == "act":
            # The card glides home, and another one may be played at once.
            asked = trial.prompt() if self._may_retry else None
            self.show_position(trial.observation(self.viewer), asked)
        deeds = [Deed.SEE] if self._line is not None else []
        is_hand = self.task is not None and self.task.ask == "hand"
        if self.tutor.is_last_try or is_hand:
            self._finish(Outcome.SHOWN, *deeds, *((Deed.AGAIN,) if is_hand else ()))
            self.stage = Stage.WRONG
            if answer and not is_hand:
                said = self.tr("The answer: {answer}").format(answer=answer)
                self.show_answer(verdict.answer)
                if any(reason.key == _RIGHT for reason in verdict.reasons):
                    reasons = ""
        else:
            self.panel.offer(*deeds, Deed.LEAVE, primary=Deed.AGAIN)
            self.panel.take_focus()
        self.panel.judge(said, reasons)

    def _in_part(self, verdict: Verdict, reasons: str) -> str:
        """Return why an answer is wrong, but not what would have been right."""
        ask = None if self.task is None else self.task.ask
        if ask == "legal" and any(reason.key == _RIGHT for reason in verdict.reasons):
            return self.tr("Not all of them are marked.")
        if ask != "act":
            return reasons
        if verdict.cost is None or not isfinite(verdict.cost):
            return self.tr("Something else is clearly better.")
        amount = self.words.paid(rounded(verdict.cost))
        return self.tr("On average it gives away {amount}.").format(amount=amount)

    def _finish(self, outcome: Outcome, *deeds: Deed) -> None:
        """Keep how the task went, and offer the next step."""
        self.stage = Stage.DONE
        self.tally.note(self.run.number, outcome)
        self.view.control.mark(on=False)
        self.panel.offer(*deeds, Deed.LEAVE, primary=Deed.NEXT)
        self.panel.take_focus()

    def _give_up(self) -> None:
        """Go on where an answer cannot be judged."""
        if self.stage is Stage.JUDGING:
            self.lay_table()
            self._finish(Outcome.AT_LAST)
            self.panel.judge("", self.tr("This answer cannot be judged."))

    def _aid(self, aid: Aid) -> None:
        if self.stage is not Stage.ASKED:
            return
        trial = self.run.trial
        asked = None if trial is None else trial.prompt()
        match aid.kind:
            case AidKind.LIGHT:
                self.show_help(HelpLevel.ALWAYS)
                self.panel.judge("", self.tr("The lit cards may be played."))
            case AidKind.HINT if aid.text is not None:
                self.panel.judge("", self.tell(aid.text))
            case AidKind.REASON if aid.hint is not None and asked is not None:
                act = self.said.acts.act(aid.hint.action, asked, self.words)
                told = hint_text(act, aid.hint.reasons, self.words.message)
                self.panel.judge("", told.why)
            case AidKind.ANSWER if aid.answer is not None:
                named = self.named(aid.answer)
                self.panel.judge("", self.tr("The answer: {answer}").format(answer=named))
                self.show_answer(aid.answer)
        had_focus = self.panel.buttons[Deed.HELP].hasFocus()
        self._offer()
        if had_focus and not self.tutor.may_help:
            self._go_to_answer()

    # ------------------------------------------------------------------ buttons

    def _do(self, deed: Deed) -> None:
        match deed:
            case Deed.LEAVE:
                self.left.emit()
            case Deed.HELP if self.stage is Stage.ASKED:
                self.tutor.help()
            case Deed.CHECK:
                self._check()
            case Deed.SEE:
                self._see()
            case Deed.AGAIN if self.stage is Stage.ENDED:
                self.tally = Tally(self.run.lesson)
                self.begin(1)
            case Deed.AGAIN:
                self._again()
            case Deed.NEXT if self.stage is Stage.ENDED:
                self.next_wanted.emit()
            case Deed.NEXT if self.run.is_last:
                self._end()
            case Deed.NEXT:
                self.begin(self.run.number + 1)

    def _again(self) -> None:
        """Ask the same once more; a whole hand from its beginning."""
        self.playing.stop()
        self._line = None
        if self.task is not None and self.task.ask == "hand":
            self.begin(self.run.number)
            return
        # What was wrong is to be read until the next answer.
        self._await_answer()

    def _see(self) -> None:
        """Let computer players play the wrong line on."""
        line = self._line
        trial, answer = self.run.trial, self._judged
        if line is None or trial is None or not isinstance(answer, Action):
            return
        self.stage = Stage.SEEING
        done = trial.copy().submit(answer)
        line.pupils = frozenset()
        self.panel.offer(
            Deed.LEAVE, primary=Deed.AGAIN if not self.tutor.is_last_try else Deed.NEXT
        )
        self._go_on(line, done.events)

    def _tell_end(self) -> None:
        """Say what the wrong line came to, where the hand can be counted."""
        line, laid = self._line, self.run.laid
        if line is None or laid is None or not laid.is_whole or not line.is_over:
            return
        seats = (Seat(seat) for seat in range(len(self.names)))
        gains = (
            f"{self.words.seat(seat)} {self.words.gain(gained(line, seat))}" for seat in seats
        )
        said = self.tr("So it ends: {amounts}").format(amounts=", ".join(gains))
        self.panel.judge(self.panel.verdict.text(), said)

    def _end(self) -> None:
        """Say whether the lesson is passed."""
        self.stage = Stage.ENDED
        is_passed = self.tally.is_passed
        self.panel.conclude(self.lesson_title(), len(self.run.lesson.steps), self.tally)
        first = Deed.NEXT if is_passed and self.has_next else Deed.AGAIN
        if is_passed and not self.has_next:
            first = Deed.LEAVE
        rest = (Deed.LEAVE, Deed.AGAIN, *((Deed.NEXT,) if self.has_next else ()))
        self.panel.offer(*rest, primary=first)
        self.panel.take_focus()
        self.ended.emit(is_passed)

    # ------------------------------------------------------------------ the rest

    def retranslate(self) -> None:
        """Say everything anew; what was answered already is asked again."""
        self.speak()
        self.panel.retranslate()
        if self.stage is Stage.ENDED:
            self._end()
        elif self.run.number:
            self.begin(self.run.number)

    def stop(self) -> None:
        """Let nothing go on by itself; called when it is left."""
        self.playing.stop()
        self.panel.stop()
        self.tutor.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape, a line that is played on first; turn the pages of a long text."""
        match event.key():
            case Qt.Key.Key_Escape if self.stage is Stage.SEEING and not self.tutor.is_last_try:
                self._again()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_PageDown:
                self.panel.turn(1)
            case Qt.Key.Key_PageUp:
                self.panel.turn(-1)
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a click on somebody as the answer who it is."""
        part = self.panel.answer
        is_press = event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent)
        if is_press and isinstance(part, SeatAnswer) and isinstance(event, QMouseEvent):
            seat = self.view.spots.person(event.position())
            if seat is not None and (self.stage is Stage.ASKED or self._may_retry):
                part.choose(seat)
                return True
        return super().eventFilter(watched, event)
