"""A new game: ruleset, who sits where, table options, what the referee does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never, final

from msgspec import Struct
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.documents.people import is_guest
from tarock_desktop.table.rulings import Mode
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.dialogs.level_texts import LevelTexts
from tarock_desktop.ui.dialogs.option_fields import OptionFields
from tarock_desktop.ui.dialogs.presets import PresetBox
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.name_box import NameBox
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Form, Scrolling, Text
from tarock_desktop.variants.loader import Choice
from tarock_desktop.variants.schema import Sheet

GUEST: Final = "guest"
"""What plays on a seat of whose person nothing is kept."""
CLUMSY: Final = "sloppy"
"""The level that makes sense only where a table lets a rule be broken in silence."""


class Offer(Struct, frozen=True):
    """What a new game can be."""

    rulesets: Mapping[str, str]
    """Name of each ruleset, by id."""
    words: Callable[[str], tuple[Words, Sheet]]
    """Gives the words and the sheet of a ruleset."""
    levels: tuple[str, ...]
    """Levels of computer players that keep the rules."""
    seats: tuple[SeatSetup, ...]
    """Who usually sits on each seat of the largest table."""
    people: tuple[str, ...] = ()
    """Names of those who have sat at this computer before."""


@final
class NewGameDialog(Dialog):
    """Asks for a new game. What can be set comes from the sheet's data."""

    def __init__(self, parent: QWidget | None, offer: Offer, before: GameSetup) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._offer = offer
        self._names: list[NameBox] = []
        self._kinds: list[QComboBox] = []
        self._rows: list[tuple[QWidget, ...]] = []
        self.ruleset, self.mode, self.people = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.preset = PresetBox()
        self._about_mode = Text("", "muted")
        self.tabs = QTabWidget()
        self.tabs.addTab(self._people(before), self.tr("Players"))
        self.options = self._option_fields(before.ruleset, before.options)
        self.tabs.addTab(self.options, self.tr("Table options"))
        buttons = AnswerBox(self, self.tr("Start"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(buttons)
        self._use_mode()
        self._offer_people(len(before.seats))
        self.people.currentIndexChanged.connect(self._use_people)
        self.ruleset.currentIndexChanged.connect(self._use_ruleset)
        self.mode.currentIndexChanged.connect(self._use_mode)
        resize_to_fit(self, 640, 600)

    def setup(self) -> GameSetup:
        """Return what was filled in."""
        seats = tuple(
            SeatSetup(name.name() or str(seat + 1), _level(kind))
            for seat, (name, kind) in enumerate(zip(self._names, self._kinds, strict=True))
            if seat < self.people.currentData()
        )
        return GameSetup(
            self.ruleset.currentData(), self.options.options(), seats, self.mode.currentData()
        )

    def _people(self, before: GameSetup) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        for name, shown in self._offer.rulesets.items():
            self.ruleset.addItem(shown, name)
        self.ruleset.setCurrentIndex(self.ruleset.findData(before.ruleset))
        for mode in Mode:
            self.mode.addItem(self.mode_text(mode), mode)
        self.mode.setCurrentIndex(tuple(Mode).index(before.mode))
        form = Form()
        form.addRow(self.tr("Rules:"), self.ruleset)
        form.addRow(self.tr("Table options:"), self.preset)
        form.addRow(self.tr("The referee:"), self.mode)
        form.addRow(self.tr("People at the table:"), self.people)
        column.addLayout(form)
        column.addWidget(self._about_mode)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for seat, seat_setup in enumerate(
            (*before.seats, *self._offer.seats[len(before.seats) :])
        ):
            self._add_seat(grid, seat, seat_setup)
        column.addLayout(grid)
        about = self.tr(
            "Play is counterclockwise. When several people share this screen, a curtain hides "
            "the cards before each change of player. Without people the computer plays alone."
        )
        guests = self.tr("Of a guest nothing is kept: no name, no statistics.")
        column.addWidget(Text(f"{about} {guests}", "muted"))
        column.addStretch(1)
        return Scrolling(page)

    def _add_seat(self, grid: QGridLayout, seat: int, setup: SeatSetup) -> None:
        name, kind = NameBox(self._offer.people, setup.name), ChoiceBox()
        label = QLabel(self.tr("Seat {number}:").format(number=seat + 1))
        label.setBuddy(name)
        kind.addItem(self.tr("person"), None)
        kind.addItem(self.tr("guest"), GUEST)
        for level in self._offer.levels:
            kind.addItem(self.level_text(level), level)
        is_guest_now = setup.level is None and is_guest(setup.name)
        kind.setCurrentIndex(max(0, kind.findData(GUEST if is_guest_now else setup.level)))
        usual = self._offer.seats[seat].name if is_guest_now else setup.name
        kind.currentIndexChanged.connect(lambda: self._use_kind(name, kind, usual))
        name.setEnabled(not is_guest_now)
        kind.setAccessibleName(self.tr("Who plays in seat {number}").format(number=seat + 1))
        self._names.append(name)
        self._kinds.append(kind)
        self._rows.append((label, name, kind))
        for column, widget in enumerate(self._rows[-1]):
            grid.addWidget(widget, seat, column)

    def _use_kind(self, name: NameBox, kind: QComboBox, usual: str) -> None:
        """Let nobody type the name of a guest; give another player a name again."""
        is_now = kind.currentData() == GUEST
        if is_now != is_guest(name.name()):
            name.say(self.tr("Guest") if is_now else usual)
        name.setEnabled(not is_now)

    def _offer_people(self, wanted: int) -> None:
        """Offer the numbers of people the sheet can be played with."""
        _, sheet = self._offer.words(self.ruleset.currentData())
        self.people.clear()
        for number in sorted(sheet.ruleset.players):
            self.people.addItem(str(number), number)
        place = self.people.findData(wanted)
        usual = self.people.findData(sheet.ruleset.players[0])
        self.people.setCurrentIndex(usual if place < 0 else place)
        self.people.setEnabled(self.people.count() > 1)
        self._use_people()

    def _use_people(self) -> None:
        """Show as many seats as there are people."""
        for seat, widgets in enumerate(self._rows):
            for widget in widgets:
                widget.setVisible(seat < (self.people.currentData() or 0))

    def level_text(self, level: str) -> str:
        """Return the name of a computer player's level."""
        return LevelTexts(self).text(level)

    def mode_text(self, mode: Mode) -> str:
        """Return in a few words what the referee does."""
        match mode:
            case Mode.GUARD:
                return self.tr("refuses an act that breaks a rule and explains why")
            case Mode.WARN:
                return self.tr("warns before a rule is broken")
            case Mode.TOURNAMENT:
                return self.tr("lets everything happen, then rules on it")
            case _:
                assert_never(mode)

    def about_mode(self, mode: Mode) -> str:
        """Return what playing at such a table is like."""
        match mode:
            case Mode.GUARD:
                return self.tr(
                    "An act that breaks a rule is not carried out; the referee names the rule "
                    "and says what would be right."
                )
            case Mode.WARN:
                return self.tr(
                    "The referee explains the rule first. If you go ahead, the act stands and "
                    "the rule sheet decides what follows."
                )
            case Mode.TOURNAMENT:
                return self.tr(
                    "As in a tournament: nobody helps, nothing can be taken back, and the "
                    "referee rules when a breach comes to light or a player calls the referee."
                )
            case _:
                assert_never(mode)

    def _use_mode(self) -> None:
        """Say what the mode means; a clumsy player sits at a tournament table only."""
        mode: Mode = self.mode.currentData()
        self._about_mode.setText(self.about_mode(mode))
        for kind, usual in zip(self._kinds, self._offer.seats, strict=True):
            place = kind.findData(CLUMSY)
            if mode is Mode.TOURNAMENT and place < 0:
                kind.addItem(self.level_text(CLUMSY), CLUMSY)
            elif mode is not Mode.TOURNAMENT and place >= 0:
                if kind.currentIndex() == place:
                    kind.setCurrentIndex(max(0, kind.findData(usual.level)))
                kind.removeItem(place)

    def _use_ruleset(self) -> None:
        """Offer the options of another sheet."""
        old = self.options
        self.options = self._option_fields(self.ruleset.currentData(), {})
        self.tabs.removeTab(self.tabs.indexOf(old))
        old.deleteLater()
        self.tabs.addTab(self.options, self.tr("Table options"))
        self._offer_people(self.people.currentData())

    def _option_fields(self, ruleset: str, before: Mapping[str, Choice]) -> OptionFields:
        words, sheet = self._offer.words(ruleset)
        fields = OptionFields(words, sheet, before)
        self.preset.serve(words, sheet, fields)
        return fields


def _level(kind: QComboBox) -> str | None:
    """Return the level of the computer player that is chosen; `None`: a person or a guest."""
    level: str | None = kind.currentData()
    return None if level == GUEST else level
