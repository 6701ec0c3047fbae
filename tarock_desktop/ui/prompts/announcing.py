"""The prompts before play: values of the hand, announcements, doublings, leave to begin."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeyEvent

from tarock_desktop.messages.message import AmountRef, Message, NameRef
from tarock_desktop.table.actions import Action, Announce, Challenge, Declare
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import GAME, target_name
from tarock_desktop.ui.prompts.act_prompt import QUIET, ActPrompt, OptionPrompt, row
from tarock_desktop.ui.prompts.option_row import OptionRow
from tarock_desktop.ui.prompts.rows import RowList
from tarock_desktop.ui.style.widgets import Choice, Text

_BETWEEN: Final = " · "


@final
class DeclarePrompt(ActPrompt):
    """The values the hand holds, each with what it pays."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self._boxes: list[OptionRow] = []
        self.rows = RowList(exclusive=False)
        self.rows.setAccessibleName(self.accessibleName())
        for choice in prompt.values:
            label, gloss = self.words.message(choice.label), self.words.message(choice.gloss)
            box = OptionRow(label, gloss, self._amount(choice.gloss), is_checked_off=True)
            # Where all values of the sheet stand here the player has to know his own.
            box.setChecked(glance.mode is not Mode.TOURNAMENT)
            box.toggled.connect(self._relabel)
            self._boxes.append(box)
            self.rows.add(box)
        self.body.addWidget(self.rows)
        if not prompt.values:
            self.body.addWidget(Text(self.tr("This hand has nothing to declare."), "muted"))
        self.declare = Choice("", self._declare, primary=True)
        # What is declared stands, so the Return key does it only where that is nothing.
        self.first = None if self._holds_any else self.declare
        self.rows.take_keys(self.declare)
        self.rows.meant.connect(self._declare)
        self.body.addLayout(row(self.declare))
        self._relabel()

    def _amount(self, gloss: Message) -> str:
        """Return what a value pays, without whom."""
        amounts = (ref.amount for ref in gloss.parameters if isinstance(ref, AmountRef))
        return next((self.words.figure(amount) for amount in amounts), "")

    def _relabel(self) -> None:
        is_some = self._holds_any
        self.declare.setText(self.tr("Declare") if is_some else self.tr("Declare nothing"))
        self.give_letters()

    @property
    def _holds_any(self) -> bool:
        return any(box.isChecked() for box in self._boxes)

    def _declare(self) -> None:
        names = tuple(
            choice.value
            for choice, box in zip(self.prompt.values, self._boxes, strict=True)
            if box.isChecked()
        )
        self.choose(Declare(self.prompt.seat, names))

    def settle(self) -> None:
        """Let the names stand below each other."""
        self.rows.align()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the button with an arrow key: the values of the hand are chosen already."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            self.declare.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def point_out(self, action: Action | None, sign: QIcon) -> None:
        """Mark the button below the values."""
        self.declare.setIcon(sign if action is not None else QIcon())


def closes(prompt: Prompt) -> bool:
    """Return whether one of the options ends what somebody has to announce."""
    return any(isinstance(option.action, QUIET) for option in prompt.options)


@final
class AnnouncePrompt(OptionPrompt):
    """What was said so far with its doublings, then what may be announced."""

    def fill(self, free: list[Option], usual: Option | None) -> list[Option]:
        """Add a row for all that was said, and for each announcement."""
        placed: list[Option] = []
        for target in self._targets():
            doublings = [option for option in free if _doubles(option, target)]
            self.rows.add(self._told(target, doublings))
            placed += doublings
        for option in free:
            if option is not usual and option not in placed and _binds(option):
                self.add_row(self.row(option), option)
                placed.append(option)
        return placed

    def row(self, option: Option) -> OptionRow:
        """Return a row with a box: what is announced is checked."""
        if not isinstance(option.action, Announce):
            return self.make_row(option, is_checked_off=True)
        name = self.words.name(NameRef("item", option.action.item))
        return self.make_row(option, name, is_checked_off=True)

    def is_told(self, option: Option) -> bool:
        """Return whether a row tells already that it was said."""
        return isinstance(option.action, Announce) and option.action.item in self._targets()

    def _targets(self) -> list[str]:
        """Return what has been said: the game, and what was announced or can be doubled."""
        notices = self.glance.observation.notices
        # Of games that each opponent doubles for himself every opponent has a line instead.
        said = [option.action for option in self.prompt.options]
        doubled = [act.target for act in said if isinstance(act, Challenge)]
        doubled += [doubling.target for doubling in notices.doublings]
        game = () if any(target.startswith(f"{GAME}@") for target in doubled) else (GAME,)
        lines = dict.fromkeys(game)
        lines |= dict.fromkeys(e.item for e in notices.announcements if not e.cancelled)
        return list(lines | dict.fromkeys(doubled))

    def _told(self, target: str, doublings: list[Option]) -> OptionRow:
        """Return the row of what was said: by whom, how often it is doubled, what may be added."""
        contract = self.glance.observation.auction.contract
        name = self.words.name(target_name(target, contract))
        told = (self._speaker(target), self._doubled(target))
        said = _BETWEEN.join(text for text in told if text)
        buttons = [self._doubling_button(option) for option in doublings]
        row_ = OptionRow(name, said, self._worth(target), is_checked_off=True, buttons=buttons)
        row_.only_tell()
        return row_

    def _worth(self, target: str) -> str:
        acts = ((option.action, option.value) for option in self.prompt.options)
        worth = (v for act, v in acts if v and isinstance(act, Announce) and act.item == target)
        return next((self.words.message(value) for value in worth), "")

    def _doubling_button(self, option: Option) -> Choice:
        """Return the button of a doubling; its row names already what it is about."""
        button = self.button(option)
        button.setAccessibleName(self.words.message(option.label))
        if isinstance(option.action, Challenge):
            step = self.glance.sheet.challenge.steps[option.action.step - 1]
            word = self.words.name(NameRef("step", step.id))
            value = "" if option.value is None else self.words.message(option.value)
            button.setText(f"{word} {value}".strip())
        self.rows.take_keys(button)
        return button

    def _speaker(self, target: str) -> str:
        view = self.glance.observation
        if target == GAME:
            alone = view.auction.declarer
            return "" if alone is None else self.glance.name(alone)
        said = view.notices.announcements
        return ", ".join(
            self.glance.name(e.seat) for e in said if e.item == target and not e.cancelled
        )

    def _doubled(self, target: str) -> str:
        seats = self.glance.observation.notices.doubling(target)
        if not seats:
            return ""
        step = self.glance.sheet.challenge.steps[self.glance.step(len(seats))]
        return self.words.name(NameRef("step", step.id))


def _doubles(option: Option, target: str) -> bool:
    return isinstance(option.action, Challenge) and option.action.target == target


def _binds(option: Option) -> bool:
    return not isinstance(option.action, QUIET)
