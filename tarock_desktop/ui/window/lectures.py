"""An evening of a teacher: one thing after another by PageDown, from a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.session.saves import LECTURE
from tarock_desktop.session.seating import Seating
from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.demonstrations import Demonstrations
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.handouts import Handouts
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.variants.loader import load_variant

if TYPE_CHECKING:
    from tarock_desktop.learning.playlist import Playlist, Shown
    from tarock_desktop.ui.teaching.showing import PlaylistPlace

# ruff: noqa: PLC0415 - read when somebody teaches


@final
class Lectures(QObject):
    """Opens playlists, goes through them, adds hands to them; and hand-outs."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        dialogs: Dialogs,
        teaching: TeachingCommands,
        demonstrations: Demonstrations,
    ) -> None:
        super().__init__(window)
        self._window, self._opener, self._dialogs = window, opener, dialogs
        self._teaching, self._demonstrations = teaching, demonstrations
        demonstrations.evening_wanted.connect(self.open_first_evening)
        self.handouts = Handouts(window, dialogs, teaching, self._ready_hands)
        self._playlist: Playlist | None = None
        self._at = 0
        """What is shown now, from 0."""
        self._is_there = False
        """Whether it could be shown."""
        self._session: GameSession | None = None
        """The game that lay on the table then."""
        self._names: dict[tuple[Shown, str], str] = {}
        """What things are called, by the language."""

    def commands(self) -> tuple[Command, ...]:
        """Return the commands."""
        menu = Menu.TEACHING
        return (
            Command(
                "teaching.playlist",
                menu,
                self.tr("Show &from a playlist…"),
                self.ask,
                divided=True,
            ),
            Command(
                "teaching.evening",
                menu,
                self.tr("Bac&k to the evening"),
                lambda: self.show(self._at),
                enabled=self._may_go_back,
            ),
            Command(
                "lesson.add-to-playlist",
                menu,
                self.tr("Add this hand to a &playlist…"),
                self.ask_add,
                enabled=self._may_add,
            ),
            *self.handouts.commands(),
        )

    # ------------------------------------------------------------------ showing

    def ask(self) -> None:
        """Ask for a file and show the first thing of it."""
        asked = self._dialogs.file_dialog(self.tr("Open a playlist"), self._filter())
        asked.fileSelected.connect(lambda chosen: self.open(Path(chosen)))
        asked.open()

    def open_first_evening(self, ruleset: str) -> None:
        """Show the ready-made hands of a ruleset, one after another."""
        from tarock_desktop.learning.playlist import first_evening

        self.open(first_evening(ruleset))

    def open(self, path: Path) -> None:
        """Show the first thing of a playlist that is there, or say what is wrong with its file."""
        from tarock_desktop.learning.playlist import load_playlist

        try:
            playlist = load_playlist(path)
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        if not playlist.shown:
            self._window.tell(self.tr("Nothing is on this playlist."), Audience.TABLE)
            return
        self._playlist = playlist
        mode = self._teaching.mode
        mode.beyond, mode.showing.coming = self._beyond, self._coming
        mode.showing.evening = self._evening
        for number in range(len(playlist.shown)):
            self.show(number)
            if self._is_there:
                mode.open_evening(playlist.title)
                return

    def show(self, number: int) -> None:
        """Show one thing of the playlist, counted from 0."""
        if self._playlist is None or not 0 <= number < len(self._playlist.shown):
            return
        self._at = number
        shown, mode = self._playlist.shown[number], self._teaching.mode
        self._is_there = False
        try:
            if shown.incident:
                self._show_incident(shown.incident)
            elif shown.ready:
                mode.change_game(lambda: self._demonstrations.play(shown.ready))
                mode.begin()
            elif shown.deal:
                deal = self._playlist.path(shown.deal)
                mode.change_game(lambda: self._opener.open_deal(deal))
            else:
                self._show_game(self._playlist.path(shown.game), shown.hand or 1)
                return
            self._is_there = True
        except DocumentError as error:
            self._window.report(self._window.problem(error))
        finally:
            self._session = self._window.session
            # Its title tells which evening it is.
            self._window.refresh()

    def _show_game(self, path: Path, hand: int) -> None:
        """Show a hand of a saved game; what is wrong with it is said."""
        mode, before = self._teaching.mode, self._window.session
        played = None if before is None else before.path
        is_played = played is not None and played.resolve() == path.resolve()
        mode.change_game(lambda: self._opener.open_saved(path))
        self._is_there = is_played or self._window.session is not before
        if self._is_there and mode.is_on:
            self._window.take_first()
            mode.show_hand(hand)

    def _show_incident(self, row: str) -> None:
        from tarock_desktop.ui.teaching.shown_incident import incident_lesson

        mode = self._teaching.mode
        lesson, taught = incident_lesson(row)
        self._window.take_first()
        if not mode.may_teach():
            # It is shown in front of a game: one that is saved nowhere and not played.
            mode.change_game(lambda: self._opener.open_bare(taught.sheet.ruleset.id))
        elif not mode.is_on:
            mode.toggle()
        mode.show_guest(lesson, taught)

    def _beyond(self, step: int) -> bool:
        """Show what comes next (1) or was before (-1), if this hand is the last or first of it."""
        playlist, session = self._playlist, self._window.session
        lesson = self._teaching.mode.lecture.lesson
        if playlist is None or session is None or lesson is None:
            return False
        if session is not self._session:
            # Another game was opened meanwhile.
            return False
        shown, number = playlist.shown[self._at], self._at + step
        if shown.game and not shown.hand and self._is_there:
            is_inner = lesson.number < session.hands if step > 0 else lesson.number > 1
            if is_inner:
                return False
        if not 0 <= number < len(playlist.shown):
            if self._teaching.has_rooms():
                self._teaching.mode.open_evening(playlist.title)
                return True
            return bool(shown.hand)
        self.show(number)
        return True

    def _coming(self) -> str:
        """Return what comes after the last step of what is shown."""
        playlist = self._playlist
        is_other = self._window.session is not self._session
        if playlist is None or is_other or self._at + 1 >= len(playlist.shown):
            return ""
        return self._named(playlist.shown[self._at + 1])

    def _evening(self) -> PlaylistPlace | None:
        """Return what of the playlist is shown; `None`: something else is."""
        playlist = self._playlist
        if playlist is None or self._window.session is not self._session:
            return None
        from tarock_desktop.ui.teaching.showing import PlaylistPlace

        total, shown = len(playlist.shown), self._named(playlist.shown[self._at])
        number = self._at + 1
        return PlaylistPlace(title=playlist.title, number=number, total=total, shown=shown)

    def _named(self, shown: Shown) -> str:
        """Return what is shown, in words: they are wanted at every step."""
        key = shown, self._window.language.language.code
        if key not in self._names:
            self._names[key] = self._name(shown)
        return self._names[key]

    def _name(self, shown: Shown) -> str:
        if shown.incident:
            return self._incident(shown.incident)
        if shown.ready:
            return self._demonstrations.title(shown.ready)
        name = Path(shown.game or shown.deal).stem
        if not shown.hand:
            return name
        return self.tr("{game}, hand {number}").format(game=name, number=shown.hand)

    def _incident(self, row: str) -> str:
        """Return which rule is broken in an incident, or the article about it."""
        from tarock_desktop.cases.incidents import incident_rows

        sheet = load_variant(incident_rows()[row]).sheet
        words = self._window.words_for(sheet, ())
        law = next(each for each in sheet.irregularity if each.id == row)
        rules = "; ".join(dict.fromkeys(words.rule(rule) for rule in law.rules))
        return rules or words.article(law.article).heading

    def _may_go_back(self) -> bool:
        """Whether another game has come on the table in the course of an evening."""
        return self._playlist is not None and self._window.session is not self._session

    def play_on(self, record: GameRecord, act: int, seating: Seating) -> None:
        """Begin a game at a moment of another one; before a room it is taught as well."""
        if self._teaching.has_rooms():
            change = partial(self._opener.play_on, record, act, seating)
            self._teaching.mode.change_game(change)
        else:
            self._opener.play_on(record, act, seating)

    def _ready_hands(self) -> tuple[tuple[int, GameSession], ...]:
        """Return the ready-made hands of the evening while one is shown, with their numbers.

        All of them are played by the rules of that one.
        """
        playlist, session = self._playlist, self._session
        if playlist is None or session is None or self._window.session is not session:
            return ()
        if not playlist.shown[self._at].ready:
            return ()
        found = []
        for place, shown in enumerate(playlist.shown):
            if place == self._at:
                found.append((place + 1, session))
            elif shown.ready:
                found.append((place + 1, self._demonstrations.played(shown.ready)))
        return tuple(each for each in found if each[1].ruleset == session.ruleset)

    # ------------------------------------------------------------------ adding

    def _may_add(self) -> bool:
        session = self._window.session
        if session is None or not session.hands or not session.may_teach():
            return False
        return session.path is not None or bool(self._demonstrations.shown(session))

    def ask_add(self) -> None:
        """Ask for a playlist to which the hand on the screen is added; a new one is begun."""
        name = self.tr("evening") + LECTURE
        asked = self._dialogs.save_dialog(self.tr("Add to a playlist"), self._filter(), name)
        # A file that is there is not replaced: the hand comes behind what it has.
        asked.setOption(asked.Option.DontConfirmOverwrite)
        asked.fileSelected.connect(lambda chosen: self.add(Path(chosen)))
        asked.open()

    def add(self, path: Path) -> None:
        """Add the hand on the screen to the playlist of a file."""
        from tarock_desktop.learning.playlist import (
            Playlist,
            Shown,
            load_playlist,
            save_playlist,
        )

        session = self._window.session
        ready = self._demonstrations.shown(session)
        if session is None or (session.path is None and not ready):
            return
        lesson = self._teaching.mode.lecture.lesson if self._teaching.is_on() else None
        hand = session.hands if lesson is None else lesson.number
        try:
            new = Playlist(path.stem, (), path.parent)
            playlist = load_playlist(path) if path.exists() else new
            if session.path is None:
                shown = Shown(ready=ready)
            else:
                shown = Shown(game=playlist.beside(session.path), hand=hand)
            save_playlist(playlist.with_shown(shown), path)
        except (DocumentError, OSError) as error:
            self._window.report_unsaved(error)
            return
        said = self.tr("Hand {number} is on the playlist {file}.")
        self._window.tell(said.format(number=hand, file=path.name), Audience.TABLE)

    def _filter(self) -> str:
        return self.tr("Playlists (*.tarock-lecture)")
