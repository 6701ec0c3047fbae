"""The questions over the table, all of one kind: a title, the options, one act below them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AskToLead,
    Bid,
    CallCard,
    Challenge,
    Declare,
    GiveLeave,
    Pass,
    Ready,
    ThrowIn,
)
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.option_row import OptionRow
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.prompts.rows import SEEN_ROWS, Fold, RowList
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text, set_role

QUIET: Final = (Pass, Ready, AskToLead, GiveLeave)
"""Acts by which nobody takes anything upon himself."""
_BINDING: Final = (Bid, Announce, Challenge, Declare, CallCard, ThrowIn)
"""Acts that are chosen by the person even where there is no other."""
_TITLE_LINES: Final = 16
"""Heights of a line for which a question asks before it breaks."""
_ONE_LINE: Final = 40
"""The same in a low window."""
_EXPLAINED: Final = ("contract", "item")
"""Kinds of names whose meaning is short enough for a row."""


def default_of(options: Iterable[Option]) -> Option | None:
    """Return what the Return key does in a prompt that was just opened; `None`: nothing.

    Whoever presses Return too early, or once too often, must not find that he plays a game, has
    announced something, or has doubled. So the key does what takes nothing upon him: to pass, to
    be ready, to answer that play may begin; or the only thing there is to do, if that is no such
    word either. Everything else has to be chosen first: a row with a click or the arrow keys, a
    button by going to it.
    """
    free = [option for option in options if option.barred is None]
    quiet = next((option for option in free if isinstance(option.action, QUIET)), None)
    if quiet is not None or len(free) != 1:
        return quiet
    return None if isinstance(free[0].action, _BINDING) else free[0]


class ActPrompt(PromptBox):
    """A question to the person at the screen. Subclasses fill the body.

    A prompt is made for one prompt and thrown away with it.
    """

    chosen = Signal(object)
    """The action that was chosen."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__()
        self.glance = glance
        self.prompt = prompt
        self.words = glance.words
        self.buttons: dict[Action, QPushButton] = {}
        """The buttons and rows of the options."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.body.setSpacing(Space.S)
        question = self.words.message(prompt.question)
        self.title = Text(question, "question")
        self.title.widest_lines = _TITLE_LINES
        self.head = QHBoxLayout()
        self.head.setSpacing(Space.L)
        self.head.addWidget(self.title, 1)
        to_beat = "" if prompt.to_beat is None else self.words.message(prompt.to_beat)
        if to_beat:
            self.head.addWidget(Text(to_beat, "muted"))
        self.setAccessibleName(question)
        self.setAccessibleDescription(to_beat)
        self.body.addLayout(self.head)

    def choose(self, action: Action) -> None:
        """Pass the chosen act on."""
        self.chosen.emit(action)

    def point_out(self, action: Action | None, sign: QIcon) -> None:
        """Mark the button or row of an act with a sign, and no other one."""
        for each, button in self.buttons.items():
            shown = sign if each == action else QIcon()
            if isinstance(button, OptionRow):
                button.show_sign(shown)
            else:
                button.setIcon(shown)
        if self.first is not None and self.first not in self.buttons.values():
            # What is done with the cards shown has one button for it.
            self.first.setIcon(sign if action is not None else QIcon())

    def button(self, option: Option, *, primary: bool = False) -> Choice:
        """Return the button of an option that is to be had: it acts at once."""
        action = option.action
        made = Choice(
            self.words.message(option.label), lambda: self.choose(action), primary=primary
        )
        self.buttons[action] = made
        if option.gloss is not None:
            gloss = self.words.message(option.gloss)
            set_tip(made, gloss)
            made.setAccessibleDescription(gloss)
        return made

    def width_for(self, widest: int) -> int:
        """Ask for as much as the longest line takes."""
        return min(widest, self.body.sizeHint().width() + Space.XS)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height below which the host has to scroll the whole."""
        return self._height_with(1, width)

    def least_height(self, width: int) -> int:
        """Return the height with so few rows that one can still go through them."""
        return self._height_with(SEEN_ROWS, width)

    def _height_with(self, seen: int, width: int) -> int:
        """Return the height in a *width* if only so many rows are seen at once."""
        inside, spare = width - 2 * Space.M, 0
        for rows in self.findChildren(RowList):
            if not rows.isHidden():
                # Qt's layout takes from what is highest first, and that must be the rows.
                least = max(rows.least_height(inside, seen), self._highest_beside(rows, inside))
                spare += max(0, rows.heightForWidth(inside) - least)
        return self.height_for(width) - spare

    def _highest_beside(self, rows: RowList, inside: int) -> int:
        """Return the height of the highest part above or below some rows."""
        items = [self.body.itemAt(place) for place in range(self.body.count())]
        others = [item for item in items if item is not None and item.widget() is not rows]
        return max(
            item.heightForWidth(inside) if item.hasHeightForWidth() else item.sizeHint().height()
            for item in others
            if not item.isEmpty()
        )

    def take_focus(self) -> None:
        """Give the focus to what the Return key may do, or to the question alone."""
        (self.first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the options with the arrow keys; the Return key does nothing here."""
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self.focusNextPrevChild(True)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                event.accept()
            case _:
                super().keyPressEvent(event)


class TightPrompt(ActPrompt):
    """Cards with words and buttons below them; in a low window those stand beside the cards."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self.parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        """The cards and the line of buttons."""
        self.parts.setSpacing(Space.S)
        self.spare: list[QWidget] = []
        """Words that are left out in a low window."""
        self.is_tight = False
        """Whether it is a low window."""
        self._needed = 0
        """The height for all words, with the buttons below."""

    def use_room(self, height: int, width: int) -> None:
        """Lay the buttons beside the cards where there is too little height."""
        if not self.is_tight:
            self._needed = self.height_for(width)
        is_tight = self._needed > height
        if is_tight is self.is_tight:
            return
        self.is_tight = is_tight
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.parts.setDirection(beside if is_tight else below)
        self.title.widest_lines = _ONE_LINE if is_tight else _TITLE_LINES
        self.title.updateGeometry()
        for part in self.spare:
            part.setVisible(not is_tight)

    def minimumSizeHint(self) -> QSize:
        """Ask for a width: the height follows from it. Qt's answer is that of the narrowest."""
        return QSize(super().minimumSizeHint().width(), 0)


class OptionPrompt(ActPrompt):
    """Options with a meaning or a value in rows, others as buttons; what is barred is folded."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self.rows = RowList()
        self.rows.setAccessibleName(self.accessibleName())
        self._options: dict[OptionRow, Option] = {}
        self._barred: list[OptionRow] = []
        usual = default_of(prompt.options)
        self._is_ready_usual = usual is not None and not isinstance(usual.action, Pass)
        free = [option for option in prompt.options if option.barred is None]
        self.act = Choice(self.nothing_text(), self._do, primary=True)
        self.fold = Fold(self._unfold)
        placed = self.fill(free, usual)
        for option in prompt.options:
            if option.barred is not None and not self.is_told(option):
                self._add_barred(option, self.words.message(option.barred))
        self.body.addWidget(self.rows)
        self._add_foot([option for option in free if option not in placed], usual)
        self.rows.picked.connect(self.picked_changed)
        self.rows.meant.connect(self._do)
        self._show_fold()
        self.picked_changed()

    def fill(self, free: list[Option], usual: Option | None) -> list[Option]:
        """Add the rows; return the options that have a place in one."""
        in_rows = [option for option in free if option is not usual]
        if not any(option.gloss or option.value for option in in_rows):
            # There is nothing to be said of them: buttons will do.
            return []
        for option in in_rows:
            self.add_row(self.row(option), option)
        return in_rows

    def is_told(self, option: Option) -> bool:
        """Return whether a row tells already why an option is not to be had."""
        del option
        return False

    def _add_foot(self, options: list[Option], usual: Option | None) -> None:
        """Add the buttons: what is folded, what acts at once, and what does the chosen row."""
        foot = FlowLayout(at_right=True)
        self.rows.take_keys(self.fold)
        if self._barred:
            foot.addWidget(self.fold)
        has_choice = any(not option.barred for option in self._options.values())
        for option in options:
            made = self.button(option, primary=option is usual and not has_choice)
            self.first = made if option is usual else self.first
            self.rows.take_keys(made)
            foot.addWidget(made)
        if has_choice:
            self.rows.take_keys(self.act)
            foot.addWidget(self.act)
        self.body.addLayout(foot)

    def nothing_text(self) -> str:
        """Return what the button below the rows says as long as none is chosen."""
        return self.tr("Choose one")

    def act_text(self, option: Option) -> str:
        """Return what the button below the rows says when an option is chosen."""
        return self.words.message(option.label)

    # -- rows -----------------------------------------------------------------------------------

    def row(self, option: Option) -> OptionRow:
        """Return the row of an option."""
        return self.make_row(option)

    def make_row(
        self, option: Option, name: str = "", *, is_checked_off: bool = False
    ) -> OptionRow:
        """Return a row with the value of an option and what it means in a few words."""
        label = self.words.message(option.label)
        value = "" if option.value is None else self.words.message(option.value)
        long = "" if option.gloss is None else self.words.message(option.gloss)
        made = OptionRow(
            name or label,
            self._in_short(option) or long,
            value,
            is_checked_off=is_checked_off,
        )
        made.setAccessibleName(label)
        made.setAccessibleDescription(" ".join(text for text in (value, long) if text))
        set_tip(made, long)
        return made

    def _in_short(self, option: Option) -> str:
        """Return what the game or the announcement of an option means by the sheet's words."""
        names = (ref for ref in option.label.parameters if isinstance(ref, NameRef))
        glosses = (self.words.brief(ref) for ref in names if ref.kind in _EXPLAINED)
        return next((gloss for gloss in glosses if gloss), "")

    def add_row(self, row: OptionRow, option: Option) -> None:
        """Put the row of an option below the others."""
        self.buttons[option.action] = row
        self._options[row] = option
        self.rows.add(row)

    @property
    def picked(self) -> Option | None:
        """The option that is chosen and not yet done."""
        return None if self.rows.chosen is None else self._options[self.rows.chosen]

    def picked_changed(self) -> None:
        """Say below the rows what is done with the one that is chosen.

        Where one can be ready instead, only one of the two buttons stands out.
        """
        option = self.picked
        if self.first is not None and self._is_ready_usual:
            self.act.setVisible(option is not None)
            set_role(self.first, "primary" if option is None else "")
        self.act.setEnabled(option is not None)
        self.act.setText((option and self.act_text(option)) or self.nothing_text())
        self.give_letters()

    def _do(self) -> None:
        option = self.picked
        if option is not None:
            self.choose(option.action)

    # -- what is not to be had ------------------------------------------------------------------

    def _add_barred(self, option: Option, reason: str) -> None:
        """Add an option that is not to be had, with the reason; it is folded at first."""
        row = self.row(option)
        row.say_reason(reason, self.tr("Not allowed. {reason}").format(reason=reason))
        row.hide()
        self._barred.append(row)
        self.add_row(row, option)

    def _show_fold(self) -> None:
        is_open = any(not row.isHidden() for row in self._barred)
        self.fold.tell(len(self._barred), is_open=is_open)
        self.rows.setVisible(any(not row.isHidden() for row in self.rows.rows))

    def _unfold(self) -> None:
        is_open = any(not row.isHidden() for row in self._barred)
        for row in self._barred:
            row.setVisible(not is_open)
        self._show_fold()
        self.rows.align()
        self.reshaped.emit()
        if not is_open:
            self.rows.ensureWidgetVisible(self._barred[0], 0, 0)

    # -- size -----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Keep the button below the rows as wide as its longest text."""
        self.rows.align()
        texts = [self.act_text(option) for option in self._options.values() if not option.barred]
        wide = 0
        for text in (self.nothing_text(), *texts):
            self.act.setText(text)
            wide = max(wide, self.act.sizeHint().width())
        self.act.setMinimumWidth(wide)
        self.picked_changed()

    def take_focus(self) -> None:
        """Give the focus to what the Return key may do, else to the rows."""
        where = self.first or (self if self.rows.isHidden() else self.rows)
        where.setFocus(Qt.FocusReason.OtherFocusReason)


def row(*widgets: Choice | Text, stretch: bool = True) -> QHBoxLayout:
    """Return a line of widgets at the right edge."""
    layout = QHBoxLayout()
    layout.setSpacing(Space.S)
    if stretch:
        layout.addStretch(1)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
