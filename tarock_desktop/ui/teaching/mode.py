"""Teaching mode: a table for everybody to look on, with all hands open and a way through the hand.

Who may have it is decided in `session.sight`. The game waits while its past is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import final

from PySide6.QtCore import QObject, Qt

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.session.lecture import Lecture, Light
from tarock_desktop.session.lesson import Lesson, with_closed, with_hands
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.teaching.board import Board
from tarock_desktop.ui.teaching.control import ControlPanel
from tarock_desktop.ui.teaching.lesson_table import LessonTable, Taught
from tarock_desktop.ui.teaching.looks import TaughtLooks
from tarock_desktop.ui.teaching.pointing import Pointing, place_of
from tarock_desktop.ui.teaching.presenter_keys import LENT, OPEN_WHILE_BLANK, PresenterKeys
from tarock_desktop.ui.teaching.remarks import Remarks
from tarock_desktop.ui.teaching.rooms import Rooms
from tarock_desktop.ui.teaching.showing import Place, Showing
from tarock_desktop.ui.teaching.spotlight import Covers
from tarock_desktop.ui.teaching.taught_hands import TaughtHands
from tarock_desktop.ui.teaching.votes import Votes


@final
class Teaching(QObject):
    """Switches the mode on and off and leads through the hand."""

    def __init__(self, table: TaughtTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._taught: GameSession | None = None
        """The game that is taught."""
        self._looks_taught = False
        self._hands = TaughtHands(table)
        self.lecture = Lecture()
        self.rooms = Rooms(table, self.lecture)
        self.rooms.changed.connect(self._redraw)
        self.rooms.drawn.connect(self._mirror)
        self.votes = Votes(table, self.lecture, self._board)
        self.votes.changed.connect(self._redraw)
        self.showing = Showing(table, self.lecture, self.rooms, self.votes, taught=self.taught)
        self.remarks = Remarks(table, self.lecture, self.showing, self._board, taught=self.taught)
        self.remarks.changed.connect(self._tell)
        self.board = Board(table.view.deck)
        self.covers = Covers(table.page.window())
        self.covers.toggled.connect(self._covered)
        self._looks = TaughtLooks(table, lambda: self.rooms.is_on)
        self.beyond: Callable[[int], bool] = lambda _: False
        """Goes on after the last step of what is shown (1), or back before the first one (-1), if
        there is something; returns whether there was."""
        self._is_changing = False
        """Whether another game comes on the table and is taught too."""
        self._connect(self.board)
        self._point(Pointing(table.page, table.view, self.may_step, self._chooses_cards))
        table.refreshed.connect(self._follow)
        keys = PresenterKeys(table, self.may_step)
        keys.stepped.connect(self.step)
        keys.asked.connect(self.ask)

    def _connect(self, board: Board) -> None:
        board.bar.back_wanted.connect(self.go_back)
        board.bar.on_wanted.connect(self.go_on)
        board.bar.present_wanted.connect(self.leave)
        board.bar.commented.connect(self.remarks.keep)
        board.bar.counted.connect(self.votes.count)
        board.bar.writing.connect(self._hold)
        board.bar.resized.connect(self._table.arrange)
        # Rows of the reason have a height only when they are shown, after this turn of the loop.
        board.panel.resized.connect(self._table.arrange, Qt.ConnectionType.QueuedConnection)
        board.panel.article_wanted.connect(self._table.rules_wanted)
        board.control_made.connect(self._connect_control)

    def _connect_control(self, control: ControlPanel) -> None:
        control.question_wanted.connect(self.ask)
        control.hand_wanted.connect(self.show_asked_hand)
        control.vote_wanted.connect(self.votes.propose)
        control.blank_wanted.connect(self.toggle_blank)
        control.swap_wanted.connect(self.rooms.swap)
        control.end_wanted.connect(self.rooms.close)
        control.note_wanted.connect(self.remarks.write_note)
        control.counting.counted.connect(self.votes.count)
        control.counting.exchanged.connect(self.votes.exchange)

    def _point(self, pointing: Pointing) -> None:
        pointing.seat_chosen.connect(self.toggle_hand)
        pointing.light_wanted.connect(self.shine)

    # ------------------------------------------------------------------ on and off

    @property
    def is_on(self) -> bool:
        """Whether the table is taught."""
        session = self._table.session
        return session is not None and session is self._taught and self.may_teach()

    def may_teach(self) -> bool:
        """Whether the hand on the table may lie open before everybody."""
        session = self._table.session
        return session is not None and session.may_teach()

    def toggle(self) -> None:
        """Teach the table, or play on in silence."""
        self.board.bar.keep()
        self.leave()
        self._taught = None if self.is_on else self._table.session
        self.lecture.close_all()
        self._looks.is_bright = self.remarks.shows_notes = False
        self._show_state()
        self._table.go_on()
        if not self.is_on:
            return
        self._looks.offer_bright_room()
        self.remarks.tell_damage()

    def change_game(self, open_: Callable[[], object]) -> None:
        """Let another game come on the table, and teach that one; the room stays as it is."""
        self._board().bar.keep()
        self.leave()
        self._is_changing = True
        try:
            open_()
        finally:
            self._is_changing = False
        self._taught = self._table.session
        self.lecture.close_all()
        self._show_state()
        self.remarks.tell_damage()

    def begin(self) -> None:
        """Teach the hand on the table from the first step to which something is said."""
        if not self.is_on:
            self.toggle()
        lesson, session = self.lesson(), self._table.session
        if lesson is None or session is None:
            return
        said = (n for n, step in enumerate(lesson.steps) if session.comments.at(step.moment))
        self._show(lesson, next(said, 0))

    def open_evening(self, title: str) -> None:
        """Let the room see the title of an evening, until the next key of the remote."""
        self.lecture.opening = title
        self._redraw()

    def _show_state(self) -> None:
        """Let the window look as it should, and open or close the hands."""
        table, is_on = self._table, self.is_on
        self._looks_taught = is_on
        if not is_on and not self._is_changing:
            self.rooms.close()
        self._lay_board()
        table.commands.lend(LENT if is_on else {})
        if table.bridge is not None:
            table.bridge.opened = self._opened if is_on else lambda seen: seen
        table.view.teach(on=is_on)
        table.is_taught = is_on
        if not is_on:
            table.view.judge(NO_CARDS, NO_CARDS)
        self._looks.use(on=is_on)
        table.refresh(settled=True)

    def _lay_board(self) -> None:
        """Give the table of the game what it has below and beside it."""
        board, is_on = self.board, self.is_on
        board.use_control(on=self.rooms.is_on, since=self.rooms.since)
        self._table.page.use_lesson(board.bar if is_on else None, board.side if is_on else None)

    def _opened(self, seen: Observation) -> Observation:
        """Return the table with all hands open, but for those that are closed."""
        lesson = self.lesson()
        if lesson is None:
            return seen
        if self.past is None:
            self.lecture.look_at(lesson, len(lesson) - 1)
        opened = with_hands(seen, lesson.hands(len(lesson) - 1))
        return with_closed(opened, self._hidden() - {seen.viewer})

    def _hidden(self) -> frozenset[Seat]:
        """Return whose hands are closed on this screen: the teacher's own shows them all."""
        return frozenset() if self.rooms.is_on else self.lecture.hidden

    # ------------------------------------------------------------------ the lesson

    def lesson(self, hand: int | None = None) -> Lesson | None:
        """Return a hand of the game that is taught; `None`: there is none, or it may not be."""
        return self._hands.lesson(hand) if self.is_on else None

    def _at(self) -> tuple[Lesson, int] | None:
        """Return the hand and the step that are to be seen; `None`: nothing is taught."""
        if self.past is not None:
            return self.past.lesson, self.past.number
        lesson = self.lesson()
        return None if lesson is None else (lesson, len(lesson) - 1)

    @property
    def past(self) -> LessonTable | None:
        """The past that is shown; `None`: the game is to be seen, or something else."""
        shown = self._table.in_front
        return shown if isinstance(shown, LessonTable) else None

    def may_step(self) -> bool:
        """Whether there is a table to step through on screen."""
        return self.is_on and (self._table.shows_game or self.past is not None)

    def go_back(self) -> None:
        """Show the step before; before the first one, the last step of the hand before."""
        if not self._may_move():
            return
        at = self._at()
        if at is None:
            return
        lesson, number = at
        if number:
            self._show(lesson, number - 1)
        elif self.beyond(-1):
            return
        elif (before := self._other(lesson, -1)) is not None:
            self._show(before, len(before) - 1)

    def go_on(self) -> None:
        """Show the next step; after the last one, the game as it stands."""
        past = self.past
        if not self._may_move():
            return
        if self.lecture.answer():
            self._leave_counts()
            self._redraw()
            return
        if past is None:
            if not self._table.view.go_on() and self._hands.are_over():
                self.beyond(1)
            return
        lesson, number = past.lesson, past.number + 1
        if number == len(lesson):
            after = None if self.beyond(1) else self._other(lesson, 1)
            if after is None:
                return
            lesson, number = after, 0
        if number == len(lesson) - 1 and self._is_present(lesson):
            self.leave()
        else:
            self._show(lesson, number)

    def _is_present(self, lesson: Lesson) -> bool:
        """Whether a lesson is the hand on the table."""
        session = self._table.session
        is_own = self.past is None or not self.past.is_guest
        return session is not None and is_own and lesson.number == session.hands

    def _may_move(self) -> bool:
        """Return whether a step is to be done; a covered table is only shown."""
        if self._uncovers():
            return False
        self.covers.spotlight.hide()
        return self.may_step()

    def _uncovers(self) -> bool:
        """Show the table to the room; return whether it saw something else, or nothing."""
        lecture = self.lecture
        if lecture.is_blank:
            self.toggle_blank()
            return True
        has_title, lecture.opening = bool(lecture.opening) and self.rooms.is_on, ""
        if has_title:
            self._redraw()
        return has_title

    def step(self, steps: int) -> None:
        """Go one step on (1) or back (-1)."""
        (self.go_on if steps > 0 else self.go_back)()

    def _other(self, lesson: Lesson, step: int) -> Lesson | None:
        """Return the hand before (-1) or after (1) another one."""
        is_guest = self.past is not None and self.past.is_guest
        return None if is_guest else self.lesson(lesson.number + step)

    def show_hand(self, number: int) -> None:
        """Show the beginning of a hand of the game; one that may not be shown is not."""
        lesson = self.lesson(number)
        if lesson is not None:
            self._show(lesson, 0)

    def show_guest(self, lesson: Lesson, taught: Taught) -> None:
        """Show something that is no hand of the game, from its beginning."""
        self.leave()
        self.lecture.look_at(lesson, 0)
        self._put(lesson, 0, taught)

    def _show(self, lesson: Lesson, number: int) -> None:
        past = self.past
        if past is not None and past.is_guest and past.lesson is not lesson:
            self.leave()
            past = None
        taught = self.taught()
        if taught is None:
            return
        self._board().bar.keep()
        self.lecture.look_at(lesson, number)
        if past is None:
            self._put(lesson, number, taught)
        elif past.lesson is lesson:
            past.go_to(number)
        else:
            past.use_lesson(lesson, number)

    def taught(self) -> Taught | None:
        """Return what stands around the lesson that is shown; `None`: there is no game."""
        return self._hands.taught() if self.past is None else self.past.taught

    def _put(self, lesson: Lesson, number: int, taught: Taught) -> None:
        """Put a lesson in front of the game."""
        table = self._table
        speak = partial(table.words_for, taught.sheet, taught.names)
        shown = LessonTable(lesson, taught, speak, table.view.deck)
        shown.hidden, shown.evening = self._hidden, self.showing.evening_title
        self._connect(shown.board)
        shown.board.use_control(on=self.rooms.is_on, since=self.rooms.since)
        shown.lay_board()
        self._point(Pointing(shown.page, shown.view, self.may_step, lambda: False))
        shown.left.connect(self.leave)
        shown.stepped.connect(self.step)
        shown.asked.connect(self.ask)
        shown.shown.connect(self._tell)
        table.put_in_front(shown)
        shown.use_lesson(lesson, number)
        shown.setFocus()

    def leave(self) -> None:
        """Go back to the game, which lies as it was."""
        past = self.past
        if past is None:
            return
        past.board.bar.keep()
        self._table.back_to_game()

    def _restrict(self) -> None:
        """Let the commands be called that make sense now."""
        if self.covers.is_blank:
            self._table.commands.restrict(lambda command: command.name in OPEN_WHILE_BLANK)
        else:
            self._table.commands.restrict(None if self.past is None else self.past.may_run)

    # ------------------------------------------------------------------ what is to be seen

    def toggle_blank(self) -> None:
        """Let nothing be seen on the screen of the room, or everything again."""
        self.lecture.is_blank = not self.lecture.is_blank
        if not self.rooms.is_on or self.covers.is_blank:
            self.covers.toggle_blank()
        self._redraw()

    def _covered(self) -> None:
        """The game waits while nothing is to be seen."""
        self.lecture.is_blank = self.covers.is_blank
        self._hold(on=self.covers.is_blank)
        self._restrict()

    def ask(self) -> None:
        """Ask the room what it would play in the place of the player to move, or tell it."""
        if not self._uncovers() and self.may_step() and self.lecture.ask():
            self.covers.spotlight.hide()
            self._leave_counts()
            self._redraw()

    def show_asked_hand(self) -> None:
        """Show the hand of the player about whom the room is asked, or close it again."""
        seat = self.lecture.mover
        if self.lecture.is_asking and seat is not None:
            self.toggle_hand(seat)

    def vote(self) -> None:
        """Let the room vote on what it would play; again: no more."""
        if self.may_step():
            self._leave_counts()
            self.votes.ask()

    def _leave_counts(self) -> None:
        """Give the keys back to the table; a field that hides hands them to anything."""
        if any(box.hasFocus() for box in self._board().counts):
            (self.past or self._table.view).setFocus()

    def shine(self, light: Light | None) -> None:
        """Light one thing and nothing else, in both windows, until the next click."""
        if self.rooms.is_on and light == self.lecture.light:
            light = None
        self.lecture.light = light
        place = None if light is None else place_of(light, self._page())
        if place is not None and not self.rooms.is_on:
            self.covers.spotlight.light(place)
        self._tell()

    def project(self) -> None:
        """Let the room see a second screen, or no more."""
        if self.rooms.is_on:
            self.rooms.close()
        elif self.rooms.has_screen():
            if not self.is_on:
                self.toggle()
            self.rooms.ask()

    def _redraw(self) -> None:
        """Draw both windows anew."""
        if self.board.has_control != self.rooms.is_on:
            self._lay_board()
            if self.past is not None:
                self.past.board.use_control(on=self.rooms.is_on, since=self.rooms.since)
                self.past.lay_board()
            if self.is_on:
                # A table that only the teacher looks at has the usual size of text.
                self._looks.use(on=True)
        if not self.is_on:
            return
        if self.past is not None:
            self.past.refresh()
        else:
            self._table.refresh(settled=True)

    def _hold(self, on: bool) -> None:  # noqa: FBT001 - comes through a signal
        """Let the game wait, or go on."""
        self._table.is_held = on
        if not on:
            (self.past or self._table.view).setFocus()
            self._table.go_on()

    def toggle_hand(self, seat: Seat) -> None:
        """Close the hand of a seat, or open it again; one's own stays open while one plays."""
        bridge = self._table.bridge
        if not self.may_step() or bridge is None:
            return
        if self.past is None and seat == bridge.shown and not self.rooms.is_on:
            return
        self.lecture.toggle_hand(seat)
        self._redraw()

    def toggle_side(self, side: Side) -> None:
        """Close or open the hand at a side of the table."""
        seat = self._view().spots.at_side(side)
        if seat is not None:
            self.toggle_hand(seat)

    def _chooses_cards(self) -> bool:
        """Whether the person at the screen is asked for cards of his hand."""
        prompt = None if self._table.bridge is None else self._table.bridge.prompt()
        return prompt is not None and prompt.cards is not None

    # ------------------------------------------------------------------ what is said

    def _board(self) -> Board:
        past = self.past
        return self.board if past is None else past.board

    def _view(self) -> TableView:
        return self._page().view

    def _page(self) -> TablePage:
        return self._table.page if self.past is None else self.past.page

    def _follow(self) -> None:
        """Something has happened at the table."""
        if self.is_on != self._looks_taught:
            self._show_state()
        elif self.is_on:
            self._tell()

    def _tell(self) -> None:
        """Say which step is shown."""
        past, table = self.past, self._table
        at, words = self._at(), table.words if past is None else past.words
        if words is None or at is None:
            self.board.forget()
            return
        self.lecture.look_at(*at)
        viewer = None if table.bridge is None or past is not None else table.bridge.shown
        place = Place(
            at=at,
            viewer=viewer,
            is_past=past is not None,
            may_go_back=at[1] > 0 or self._other(at[0], -1) is not None,
            shows_notes=self.remarks.shows_notes and not self.rooms.is_on,
        )
        self.showing.show_board(self._board(), place, words, self._view())
        self.rooms.draw(partial(self.showing.scene, words))
        self.showing.show_control(self._board(), words)

    def _mirror(self) -> None:
        self.showing.mirror(self._board())
