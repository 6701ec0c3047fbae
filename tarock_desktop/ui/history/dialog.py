"""The list of saved games and of the hands of one of them, with a search over everything."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QDateTime, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.printing.exporting import Form
from tarock_desktop.texts.past_games import PastGame, PastHand
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.search_keys import SearchKeys
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_PLACE: Final = Qt.ItemDataRole.UserRole
_TYPING: Final = 120
"""Milliseconds after a letter before the lists are filled anew."""
_INDENT: Final = "    "


class Moment(Struct, frozen=True):
    """Where somebody wants to look back."""

    file: str
    hand: int
    act: int | None = None
    """The act of a ruling; `None`: the hand as a whole."""


@final
class HistoryDialog(Dialog):
    """Games on the left, hands and rulings of the chosen one on the right."""

    look_back_wanted = Signal(object, bool)
    """A `Moment`, and whether its costliest mistake is wanted."""
    open_wanted = Signal(str)
    """The file of a game that is to be played on."""
    export_wanted = Signal(str, object, object)
    """The file of a game, the number of a hand or `None`, and the `Form`."""
    import_wanted = Signal()

    def __init__(self, parent: QWidget | None, locale: QLocale) -> None:
        """Show nothing yet; dates are written as *locale* does."""
        super().__init__(parent)
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("History"))
        self._locale = locale
        self._games: tuple[PastGame, ...] = ()
        self._dates: dict[str, str] = {}
        """When each game was played last, by its file."""
        self._shown: list[PastGame] = []
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Player, rules, game, article, date…"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.games, self.hands = self._list(self.tr("Games")), self._list(self.tr("Hands"))
        self.count = Text(self.tr("The saved games are being read…"), "muted")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._fill_games)
        self._build()
        self.search.textChanged.connect(lambda _: self._soon.start(_TYPING))
        self.games.currentRowChanged.connect(self._fill_hands)
        self.hands.currentRowChanged.connect(self._enable)
        self.games.itemActivated.connect(lambda _: self._open())
        self.hands.itemActivated.connect(lambda _: self._look_back())
        SearchKeys(self.search, self.games)
        self._enable()
        resize_to_fit(self, 1000, 620)

    def _list(self, name: str) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(name)
        made.setWordWrap(True)
        made.setSpacing(2)
        made.setResizeMode(QListWidget.ResizeMode.Adjust)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        made.setMinimumWidth(1)
        return made

    def _build(self) -> None:
        lists = QHBoxLayout()
        lists.setSpacing(Space.S)
        lists.addWidget(self.games, 2)
        lists.addWidget(self.hands, 3)
        self.back_button = Choice(self.tr("Look back"), self._look_back, primary=True)
        self.mistake_button = Choice(
            self.tr("Costliest mistake"), lambda: self._look_back(at_mistake=True)
        )
        self.open_button = Choice(self.tr("Open game"), self._open)
        self.export_button = QPushButton(self.tr("Export"))
        self.export_button.setMenu(self._export_menu())
        self.import_button = Choice(self.tr("Import…"), self.import_wanted.emit)
        buttons = FlowLayout(None, Space.S, at_right=True)
        for button in (
            *(self.back_button, self.mistake_button, self.open_button),
            *(self.export_button, self.import_button, Choice(self.tr("Close"), self.reject)),
        ):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(self.search)
        column.addWidget(self.count)
        column.addLayout(lists, 1)
        column.addLayout(buttons)

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        hand = {
            Form.TEXT: self.tr("This hand as &text…"),
            Form.PDF: self.tr("This hand as &PDF…"),
            Form.JSON_LINES: self.tr("Up to this hand as &JSON lines…"),
        }
        game = {
            Form.TEXT: self.tr("The whole game as t&ext…"),
            Form.PDF: self.tr("The whole game as P&DF…"),
            Form.JSON_LINES: self.tr("The whole game as J&SON lines…"),
        }
        self._of_hand = [menu.addAction(text) for text in hand.values()]
        menu.addSeparator()
        of_game = [menu.addAction(text) for text in game.values()]
        for actions, is_hand in ((self._of_hand, True), (of_game, False)):
            for form, action in zip(hand, actions, strict=True):
                action.triggered.connect(partial(self._export, form, is_hand))
        return menu

    # ------------------------------------------------------------------ what is listed

    def show_games(self, games: tuple[PastGame, ...]) -> None:
        """List these games, the one played last first; what was chosen stays chosen."""
        self._games = games
        self._dates = {game.file: self._date(game) for game in games}
        self._fill_games()
        self.search.setFocus()

    @property
    def game(self) -> PastGame | None:
        """The chosen game."""
        row = self.games.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @property
    def moment(self) -> Moment | None:
        """The chosen hand or ruling."""
        if self.hands.currentRow() < 0:
            return None
        found = self.hands.currentItem().data(_PLACE)
        return found if isinstance(found, Moment) else None

    def _wanted(self) -> list[str]:
        return self.search.text().casefold().split()

    def _date(self, game: PastGame) -> str:
        played = QDateTime.fromString(game.started, Qt.DateFormat.ISODate)
        if not played.isValid():
            return game.started
        return self._locale.toString(played, QLocale.FormatType.ShortFormat)

    def _found(self, game: PastGame) -> list[PastHand] | None:
        """Return the hands of a game that are searched for; `None`: nothing of it is."""
        whole = f"{game.found_by}\n{self._dates[game.file].casefold()}"
        rest = [word for word in self._wanted() if word not in whole]
        if not rest:
            return list(game.hands)
        hands = [hand for hand in game.hands if all(word in hand.found_by for word in rest)]
        return hands or None

    def _fill_games(self) -> None:
        chosen, row = None if self.game is None else self.game.file, 0
        self._shown = [game for game in self._games if self._found(game) is not None]
        self.games.blockSignals(True)
        self.games.clear()
        for number, game in enumerate(self._shown):
            line = self.tr("{sheet}, {when}").format(sheet=game.sheet, when=self._dates[game.file])
            self.games.addItem(QListWidgetItem(f"{line}\n{game.people}"))
            if game.file == chosen:
                row = number
        self.games.setCurrentRow(row if self._shown else -1)
        self.games.blockSignals(False)
        self.count.setText(self._said())
        self._fill_hands()

    def _said(self) -> str:
        if not self._games:
            return self.tr("No game has been saved yet.")
        if not self._shown:
            return self.tr("Nothing was found.")
        return self.tr("%n game(s)", None, len(self._shown))

    def _fill_hands(self) -> None:
        self.hands.clear()
        game = self.game
        for hand in () if game is None else self._found(game) or ():
            self._add(f"{hand.line}\n{hand.gains}", Moment(self._file(), hand.number))
            for ruling in hand.rulings:
                moment = Moment(self._file(), hand.number, ruling.act)
                self._add(f"{_INDENT}{ruling.line}", moment)
        if game is not None and not self.hands.count():
            item = QListWidgetItem(game.damage or self.tr("No hand is finished yet."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.hands.addItem(item)
        elif game is not None:
            self.hands.setCurrentRow(0)
        self._enable()

    def _add(self, text: str, moment: Moment) -> None:
        item = QListWidgetItem(text)
        item.setData(_PLACE, moment)
        self.hands.addItem(item)

    def _file(self) -> str:
        return "" if self.game is None else self.game.file

    def _enable(self) -> None:
        has_game, has_hand = self.game is not None, self.moment is not None
        for button in (self.back_button, self.mistake_button):
            button.setEnabled(has_hand)
        self.open_button.setEnabled(has_game)
        self.export_button.setEnabled(has_game)
        for action in self._of_hand:
            action.setEnabled(has_hand)

    # ------------------------------------------------------------------ what is wanted

    def _look_back(self, *, at_mistake: bool = False) -> None:
        if self.moment is not None:
            self.look_back_wanted.emit(self.moment, at_mistake)

    def _open(self) -> None:
        if self.game is not None:
            self.open_wanted.emit(self.game.file)

    def _export(
        self,
        form: Form,
        is_hand: bool,  # noqa: FBT001
        _checked: bool = False,  # noqa: FBT001, FBT002 - as Qt calls it
    ) -> None:
        moment = self.moment if is_hand else None
        if self.game is not None:
            hand = None if moment is None else moment.hand
            self.export_wanted.emit(self.game.file, hand, form)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to the hands with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            self.hands.setFocus()
            return
        super().keyPressEvent(event)
