"""Draws one lecture: on the teacher's table, in his column, and before the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from msgspec import Struct
from PySide6.QtCore import QObject

from tarock_desktop.journal.comments import Reader
from tarock_desktop.session.lecture import Ballot, Lecture
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.table.seats import Viewer, Watcher
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.comments import comment_text
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.teaching.ballot_view import BallotRow
from tarock_desktop.ui.teaching.board import Board, Moment
from tarock_desktop.ui.teaching.control import BallotLook, ControlLook
from tarock_desktop.ui.teaching.lesson_table import Taught
from tarock_desktop.ui.teaching.option_texts import OptionTexts
from tarock_desktop.ui.teaching.room import RoomScene
from tarock_desktop.ui.teaching.rooms import Rooms
from tarock_desktop.ui.teaching.votes import Votes


class PlaylistPlace(Struct, frozen=True, kw_only=True):
    """A playlist, and what of it is shown now."""

    title: str
    number: int
    """Of what is shown, from 1."""
    total: int
    shown: str
    """What it is, in words."""


def _nothing() -> PlaylistPlace | None:
    return None


class Place(Struct, frozen=True, kw_only=True):
    """Where in a game the teacher's table stands."""

    at: tuple[Lesson, int]
    """The hand, and the step from 0."""
    viewer: Viewer | None
    """Whose cards are on screen; `None`: nobody's."""
    is_past: bool
    may_go_back: bool
    shows_notes: bool


@final
class Showing(QObject):
    """Tells all windows what is to be seen."""

    def __init__(
        self,
        table: TaughtTable,
        lecture: Lecture,
        rooms: Rooms,
        votes: Votes,
        *,
        taught: Callable[[], Taught | None],
    ) -> None:
        """Draw *lecture*; *taught* gives what stands around the lesson."""
        super().__init__(table.page)
        self._table, self._lecture, self._rooms = table, lecture, rooms
        self._votes, self._taught = votes, taught
        self.coming: Callable[[], str] = str
        """Gives what comes after the last step of what is shown; empty: nothing does."""
        self.evening: Callable[[], PlaylistPlace | None] = _nothing
        """Gives the evening to which it belongs; `None`: none."""
        self._options = OptionTexts(self)

    def evening_title(self) -> str:
        """Return the title of the evening; empty: there is none."""
        evening = self.evening()
        return "" if evening is None else evening.title

    def show_board(self, board: Board, place: Place, words: Words, view: TableView) -> None:
        """Tell what the step is on the teacher's table, which without a room is the only one."""
        (lesson, number), taught, lecture = place.at, self._taught(), self._lecture
        has_rooms = self._rooms.is_on
        is_own = place.viewer is not None and place.viewer == lecture.mover
        is_open = has_rooms or (is_own and not lecture.is_asking)
        sight = lecture.sight(is_open=is_open)
        if sight is None or taught is None:
            return
        moments = [step.moment for step in lesson.steps]
        moment = Moment(
            sight=sight,
            rows=() if has_rooms else self._rows(sight.ballot, words),
            comment=self.said(number, Reader.ROOM, words),
            note=self.said(number, Reader.TEACHER, words) if place.shows_notes else "",
            is_commented=any(taught.comments.at(each) for each in moments),
            may_go_back=place.may_go_back,
            is_past=place.is_past,
            votes=None if has_rooms else self._counted(),
        )
        board.panel.theme = self._table.theme
        board.show(moment, words, taught.sheet.pack.ranked, view)

    def _counted(self) -> tuple[int, ...] | None:
        """Return the votes to be counted while the room is asked; empty: none can be yet."""
        lecture = self._lecture
        if not lecture.is_asking:
            return None
        if lecture.vote is not None:
            return lecture.vote.counts
        return () if self._votes.is_thinking else None

    def said(self, number: int, reader: Reader, words: Words) -> str:
        """Return what stands at a step, counted from 0, for a reader."""
        lesson, taught = self._lecture.lesson, self._taught()
        if lesson is None or taught is None or not 0 <= number < len(lesson):
            return ""
        return comment_text(taught.comments.at(lesson.steps[number].moment, reader), words)

    def _rows(self, ballot: Ballot | None, words: Words) -> tuple[BallotRow, ...]:
        lesson = self._lecture.lesson
        if ballot is None or lesson is None:
            return ()
        request = lesson.request(self._lecture.number)
        return self._options.rows(ballot, request, words, ActTexts(self._table.catalogue))

    # ------------------------------------------------------------------ two windows

    def scene(self, words: Words) -> RoomScene:
        """Return what the room is told beside the step itself."""
        taught, lecture = self._taught(), self._lecture
        if taught is None:
            raise LookupError("no game is on the table")
        sight = lecture.room()
        return RoomScene(
            words=words,
            sheet=taught.sheet,
            mode=taught.mode,
            names=taught.names,
            near=taught.near,
            comment=self.said(lecture.number, Reader.ROOM, words),
            rows=() if sight is None else self._rows(sight.ballot, words),
        )

    def show_control(self, board: Board, words: Words) -> None:
        """Tell the teacher how it stands, if he has a window of his own."""
        lecture, lesson = self._lecture, self._lecture.lesson
        control = board.control
        if control is None or lesson is None:
            return
        number = lecture.number
        after = number if lecture.opening else number + 1
        coming = lesson.steps[after].events if after < len(lesson) else ()
        said = (words.event(event, Watcher.PUBLIC) for event in coming)
        next_step = " ".join(f"{line.rstrip('.')}." for line in said if line)
        evening = self.evening()
        shown = evening.shown if evening is not None and lecture.opening else self.coming()
        look = ControlLook(
            next_step=next_step or shown,
            next_comment=self.said(after, Reader.ROOM, words),
            note=self.said(number, Reader.TEACHER, words),
            closed=tuple(words.seat(seat) for seat in sorted(lecture.hidden)),
            asking=lecture.asking,
            may_ask=lecture.mover is not None,
            shows_hand=lecture.shows_hand,
            is_blank=lecture.is_blank,
            has_title=bool(lecture.opening),
            evening=self._evening(),
            has_room=self._rooms.window is not None,
            has_vote=lecture.vote is not None,
            is_thinking=self._votes.is_thinking,
        )
        control.show_look(look, self._ballot(words))
        self.mirror(board)

    def _evening(self) -> str:
        evening = self.evening()
        if evening is None:
            return ""
        return self.tr("{evening}, {number} of {total}: {shown}").format(
            evening=evening.title,
            number=evening.number,
            total=evening.total,
            shown=evening.shown,
        )

    def _ballot(self, words: Words) -> BallotLook | None:
        lesson, vote = self._lecture.lesson, self._lecture.vote
        request = None if lesson is None else lesson.request(self._lecture.number)
        if vote is None or request is None:
            return None
        everything, acts = self._votes.everything(), ActTexts(self._table.catalogue)
        chosen = (
            next(n for n, each in enumerate(everything) if each.is_same(option))
            for option in vote.options
        )
        said = (self._options.option(each, request, words, acts) for each in everything)
        return BallotLook(tuple(said), tuple(chosen), vote.counts)

    def mirror(self, board: Board) -> None:
        """Show the window of the room in small."""
        if board.control is not None:
            board.control.mirror.show_window(self._rooms.window)
