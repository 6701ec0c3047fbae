"""Questions to a judge in the window: practice with spacing, and examinations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.people import is_guest
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.puzzles import today

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.learning.examination import Examination, Score, Terms
    from tarock_desktop.learning.question import Part
    from tarock_desktop.records.learning import KeptAnswer
    from tarock_desktop.records.records import Records
    from tarock_desktop.texts.examination import ExaminationTexts
    from tarock_desktop.ui.home.screen import Screen
    from tarock_desktop.ui.learning.judge_page import JudgeResultScreen
    from tarock_desktop.ui.learning.judge_round import ExamRound, JudgeRound, PracticeRound
    from tarock_desktop.ui.style.look import Look
    from tarock_desktop.ui.threads.calculations import Calculations

# ruff: noqa: PLC0415 - nothing of learning is read before it is wanted

KIND: Final = "judge"
"""Under this the answers are kept."""


@final
class Judging(QObject):
    """Opens the page of questions, asks them, and keeps the answers."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        dialogs: Dialogs,
        home: Home,
        keeper: Keeper,
    ) -> None:
        super().__init__(window)
        self._window, self._opener = window, opener
        self._dialogs, self._home, self._keeper = dialogs, home, keeper
        self._answers: list[KeptAnswer] = []
        """All that the person at this computer has answered, in order."""
        self.round: JudgeRound | None = None
        """What is asked now."""
        self._making: Calculations | None = None

    # ------------------------------------------------------------------ the page

    def show(self) -> None:
        """Open the page, with the sheet that was played last."""
        person = self._keeper.named(self._person())
        if person is None:
            self._home.go(self._screen)
            return

        def take(answers: tuple[KeptAnswer, ...]) -> None:
            self._answers = list(answers)
            self._home.go(self._screen)

        self._keeper.ask(lambda records: records.answers(person.id, KIND), take)

    def _person(self) -> str:
        """Return the name of the person at this computer."""
        seats = self._opener.usual_seats()
        return next((seat.name for seat in seats if seat.level is None), "")

    def _look(self) -> Look:
        from tarock_desktop.ui.style.look import Look

        return Look(self._window.theme, self._window.page.unit())

    def _screen(self) -> Screen:
        from tarock_desktop.ui.learning.judge_page import JudgeScreen

        screen = JudgeScreen(self._look(), self._home.sheets, self._subjects, self._score)
        screen.practice_wanted.connect(self.practise)
        screen.exam_wanted.connect(self.examine)
        screen.left.connect(self._home.go_back)
        return screen

    def _texts(self, ruleset: str) -> ExaminationTexts:
        from tarock_desktop.texts.examination import ExaminationTexts

        return ExaminationTexts(self._window.catalogue, ruleset)

    def _subjects(self, ruleset: str) -> Sequence[tuple[str, str]]:
        """Return what can be practised of a sheet: all, mistakes, a part of a hand, an article."""
        from tarock_desktop.learning.practice import ARTICLE, articles_asked
        from tarock_desktop.learning.question import Part
        from tarock_desktop.ui.learning.judge_page import EVERYTHING, MISTAKES

        texts = self._texts(ruleset)
        parts = ((part.value, texts.judge.part(part)) for part in Part)
        articles = (
            (f"{ARTICLE}{each}", texts.words.article(each).heading)
            for each in articles_asked(ruleset)
        )
        mistakes = self.tr("My mistakes")
        return ((EVERYTHING, self.tr("Everything")), (MISTAKES, mistakes), *parts, *articles)

    def _score(self, ruleset: str) -> str:
        """Say how many answers about a sheet were right so far."""
        from tarock_desktop.learning.examination import Score
        from tarock_desktop.learning.questions import sources

        known = {source for source, _ in sources(ruleset)}
        mine = [each for each in self._answers if each.item.rpartition("/")[0] in known]
        if not mine:
            return ""
        return self._texts(ruleset).percent(Score(sum(a.is_right for a in mine), len(mine)))

    # ------------------------------------------------------------------ practice

    def practise(self, ruleset: str, subject: str) -> None:
        """Ask what is due of a sheet, then what is new."""
        from tarock_desktop.ui.learning.judge_round import PracticeRound

        items = self._items(ruleset, subject)
        if not items:
            self._window.report(self.tr("There is nothing to be asked about this today."))
            return
        practice = PracticeRound(
            *(self._window, self._texts, lambda: self._window.theme),
            ruleset=ruleset,
            items=items,
            seed=str(today()),
        )
        practice.answered.connect(self._answered)
        practice.ended.connect(partial(self._practised, practice, subject))
        self._begin(practice)

    def _items(self, ruleset: str, subject: str) -> tuple[str, ...]:
        from tarock_desktop.learning import spacing
        from tarock_desktop.learning.practice import asked_about, new_items
        from tarock_desktop.ui.learning.judge_page import MISTAKES

        part = "" if subject == MISTAKES else subject
        wanted = asked_about(ruleset, part)
        mine = [each for each in self._answers if each.item.rpartition("/")[0] in wanted]
        standings = spacing.standings(mine)
        if subject == MISTAKES:
            weak = [item for item, each in standings.items() if each.wrong and each.box == 1]
            return spacing.session(weak, ())
        again = spacing.due(mine, today())
        return spacing.session(again, new_items(ruleset, wanted, standings, str(today())))

    def _begin(self, asked: PracticeRound | ExamRound) -> None:
        self._home.leave()
        self.round = asked
        asked.begin()

    def _answered(self, item: str, is_right: bool) -> None:  # noqa: FBT001 - a signal
        from tarock_desktop.records.learning import KeptAnswer

        day = today()
        self._answers.append(KeptAnswer(item, is_right, day))
        name = self._person()
        person = None if is_guest(name) else self._keeper.named(name)
        if person is not None:

            def job(records: Records) -> None:
                records.answered(person.id, KIND, item, day, is_right=is_right)

            self._keeper.ask(job)

    def _practised(self, practice: PracticeRound, subject: str) -> None:
        scores = practice.scores
        self._leave()
        if not scores:
            return
        again = partial(self.practise, practice.ruleset, subject)
        self._home.go(lambda: self._result(practice.ruleset, scores, again))

    def _leave(self) -> None:
        ended, self.round = self.round, None
        self._window.back_to_game()
        self._home.show_start()
        self._home.go(self._screen)
        if ended is not None:
            ended.deleteLater()

    # ------------------------------------------------------------------ examination

    def examine(self, terms: Terms) -> None:
        """Make an examination in a thread beside the window, and begin it."""
        from tarock_desktop.learning.examination import Examination, examination
        from tarock_desktop.ui.threads.calculations import Calculations

        def take(_calculation: object, found: object) -> None:
            if isinstance(found, Examination):
                self._begin_exam(found)

        if self._making is None:
            self._making = Calculations(self)
            self._making.found.connect(take)
            self._window.closed.connect(self._making.close)
        self._making.begin((partial(examination, terms),))

    def _begin_exam(self, examined: Examination) -> None:
        from tarock_desktop.ui.learning.judge_round import ExamRound

        exam = ExamRound(self._window, self._texts, lambda: self._window.theme, examined)
        exam.ended.connect(partial(self._examined, exam))
        self._begin(exam)

    def _examined(self, exam: ExamRound) -> None:
        from tarock_desktop.learning.examination import score_by_part

        answers = exam.all_answers
        examined = exam.examined
        scores = score_by_part(examined.questions, answers)
        self._leave()
        ruleset = examined.terms.ruleset

        def screen() -> Screen:
            made = self._result(ruleset, scores, self.show, is_exam=True)
            made.name.setText(self._person())
            made.paper_wanted.connect(partial(self.ask_save, examined, answers))
            return made

        self._home.go(screen)

    def _result(
        self,
        ruleset: str,
        scores: dict[Part, Score],
        again: Callable[[], None],
        *,
        is_exam: bool = False,
    ) -> JudgeResultScreen:
        from tarock_desktop.learning.examination import Score
        from tarock_desktop.ui.learning.judge_page import JudgeResultScreen

        def speak() -> tuple[str, Sequence[str]]:
            texts = self._texts(ruleset)
            right = sum(each.right for each in scores.values())
            whole = Score(right, sum(each.asked for each in scores.values()))
            lines = [
                self.tr("{part}: {right} of {asked}").format(
                    part=texts.judge.part(part), right=each.right, asked=each.asked
                )
                for part, each in scores.items()
            ]
            verdict = [texts.verdict(whole)] if is_exam else []
            return texts.percent(whole), [*verdict, "", *lines] if verdict else lines

        screen = JudgeResultScreen(self._look(), speak, is_exam=is_exam)
        screen.again_wanted.connect(again)
        screen.left.connect(self._home.go_back)
        return screen

    def ask_save(
        self, examined: Examination, answers: tuple[int | None, ...], name: str
    ) -> QFileDialog:
        """Ask where the result is to be kept, and write it; return the dialog that asks."""
        title, wanted = self.tr("Save the result"), self.tr("PDF files (*.pdf)")
        asked = self._dialogs.save_dialog(title, wanted, f"examination-{_date()}.pdf")
        asked.fileSelected.connect(lambda chosen: self.save(examined, answers, name, Path(chosen)))
        asked.open()
        return asked

    def save(
        self, examined: Examination, answers: tuple[int | None, ...], name: str, path: Path
    ) -> None:
        """Write the result of an examination as a PDF."""
        from tarock_desktop.journal.rules import hash_of
        from tarock_desktop.printing.pdf import write_pdf

        ruleset = examined.terms.ruleset
        who = {"name": name, "date": _date()}
        printout = self._texts(ruleset).result(examined, answers, who, hash_of(ruleset, {}))
        try:
            write_pdf(printout, path)
        except OSError as error:
            self._window.report(self._window.problem(error))


def _date() -> str:
    """Return the date of today as it is written in names of files."""
    return datetime.now(tz=UTC).astimezone().date().isoformat()
