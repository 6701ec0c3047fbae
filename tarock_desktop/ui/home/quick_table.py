"""A table in one glance: by which rules, against whom, and on with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel

from tarock_desktop.ui.dialogs.setting_texts import SettingTexts
from tarock_desktop.ui.game.setup import GameSetup
from tarock_desktop.ui.home.screen import PanelScreen
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.name_box import NameBox
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Form, Text
from tarock_desktop.variants.loader import identity_of


@final
class QuickTableScreen(PanelScreen):
    """Asks for the rules and the level of the computer players."""

    started = Signal(object)
    """A `GameSetup`."""
    more_wanted = Signal(object)
    """The same, to be changed in every detail."""
    left = Signal()

    def __init__(
        self,
        look: Look,
        rulesets: Iterable[str],
        levels: Iterable[str],
        *,
        people: Iterable[str],
        ruleset: str,
        usual: Callable[[str], GameSetup],
    ) -> None:
        """Offer *rulesets*; *usual* gives the game that is usual by one of them.

        *ruleset* is chosen, or the first one if there is no such. *people* have sat here before.
        """
        super().__init__(look)
        self._usual = usual
        self._texts = SettingTexts(self)
        self.title, self._who = Text("", "big"), Text("", "muted")
        self.rules, self.level = ChoiceBox(), ChoiceBox()
        for each in rulesets:
            self.rules.addItem(identity_of(each).name, each)
        self.rules.setCurrentIndex(max(0, self.rules.findData(ruleset)))
        for level in levels:
            self.level.addItem("", level)
        usual_level = next((seat.level for seat in self._setup().seats if seat.level), None)
        self.level.setCurrentIndex(max(0, self.level.findData(usual_level)))
        self.name = NameBox((*people, ""), self._own_name())
        self._is_named = False
        """Whether somebody has chosen the name, so that other rules leave it."""
        self._rules_label, self._name_label, self._level_label = QLabel(), QLabel(), QLabel()
        self._name_label.setBuddy(self.name)
        self._rules_label.setBuddy(self.rules)
        self._level_label.setBuddy(self.level)
        self.start = Choice("", lambda: self.started.emit(self.setup()), primary=True)
        self.more = Choice("", lambda: self.more_wanted.emit(self.setup()))
        self.back = Choice("", self.left.emit)
        self._build()
        self.rules.currentIndexChanged.connect(self._use_rules)
        self.name.editTextChanged.connect(self._say_who)
        self.name.line.textEdited.connect(self._note_name)
        self.name.activated.connect(self._note_name)

    def _build(self) -> None:
        form = Form()
        form.addRow(self._rules_label, self.rules)
        form.addRow(self._name_label, self.name)
        form.addRow(self._level_label, self.level)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch(1)
        buttons.addWidget(self.more)
        buttons.addWidget(self.start)
        self.inside.addWidget(self.title)
        self.inside.addLayout(form)
        self.inside.addWidget(self._who)
        self.inside.addSpacing(Space.M)
        self.inside.addLayout(buttons)

    def setup(self) -> GameSetup:
        """Return the game that is asked for."""
        usual, level = self._setup(), self.level.currentData()
        seats = [
            seat if seat.level is None else replace(seat, level=level) for seat in usual.seats
        ]
        own = self._own_seat(usual)
        if own is not None and self.name.name():
            seats[own] = replace(seats[own], name=self.name.name())
        return replace(usual, seats=tuple(seats))

    def _setup(self) -> GameSetup:
        return self._usual(self.rules.currentData())

    def _own_seat(self, setup: GameSetup) -> int | None:
        """Return the seat of the person before the screen; `None`: computers play alone."""
        seats = enumerate(setup.seats)
        return next((place for place, seat in seats if seat.level is None), None)

    def _own_name(self) -> str:
        usual = self._setup()
        own = self._own_seat(usual)
        return "" if own is None else usual.seats[own].name

    def _note_name(self) -> None:
        self._is_named = True

    def _use_rules(self) -> None:
        """Show who usually sits there, unless somebody has chosen his name."""
        if not self._is_named:
            self.name.say(self._own_name())
        self._say_who()

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.title.setText(self.tr("Quick table"))
        self._rules_label.setText(self.tr("Rules:"))
        self._name_label.setText(self.tr("Your name:"))
        self._level_label.setText(self.tr("The others:"))
        # Nothing is kept of who sits down under this name.
        self.name.setItemText(self.name.count() - 1, self.tr("Guest"))
        for place in range(self.level.count()):
            said = self._texts.choice("players", self.level.itemData(place))
            self.level.setItemText(place, said)
        self.start.setText(self.tr("Start"))
        self.more.setText(self.tr("More…"))
        self.back.setText(self.tr("Back"))
        self._say_who()

    def _say_who(self) -> None:
        names = ", ".join(seat.name for seat in self.setup().seats)
        self._who.setText(self.tr("At the table: {names}").format(names=names))

    def take_focus(self) -> None:
        """Give the focus to the button that starts the game."""
        self.start.setFocus()
