"""The prompt in the middle of the felt that asks a question, in its plain form: some buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget

from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

MANY: Final = 8
"""More options than this want a wider prompt."""
FEW: Final = 4
"""So many options that are not to be had are listed in full, if there are not many others;
more of them stand there greyed."""


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
        self.is_wide = len(prompt.options) > MANY
        self.words = glance.words
        self.buttons: dict[Action, Choice] = {}
        """The buttons of the options."""
        question = self.words.message(prompt.question)
        self.setAccessibleName(question)
        self.body.setSpacing(Space.S)
        self.body.addWidget(Text(question, "question"))
        self._glosses: GlossBox | None = None

    def choose(self, action: Action) -> None:
        """Pass the chosen act on."""
        self.chosen.emit(action)

    def point_out(self, action: Action | None, sign: QIcon) -> None:
        """Mark the button of an act with a sign, and no other one."""
        for each, button in self.buttons.items():
            button.setIcon(sign if each == action else QIcon())
        if self.first is not None and self.first not in self.buttons.values():
            # What is done with the cards shown has one button for it.
            self.first.setIcon(sign if action is not None else QIcon())

    def button(self, option: Option, *, primary: bool = False) -> Choice:
        """Return the button of an option; a barred one says why instead of being chosen."""
        if option.barred is not None:
            return self._barred_button(option, self.words.message(option.barred))
        action = option.action
        made = Choice(
            self.words.message(option.label), lambda: self.choose(action), primary=primary
        )
        self.buttons[action] = made
        if self.first is None or (primary and self.first.property("role") != "primary"):
            self.first = made
        if option.gloss is not None:
            gloss = self.words.message(option.gloss)
            set_tip(made, gloss)
            made.setAccessibleDescription(gloss)
            made.looked_at = lambda: self.explain(gloss)
        else:
            made.looked_at = lambda: self.explain("")
        return made

    def _barred_button(self, option: Option, reason: str) -> Choice:
        """Return a greyed button. It takes the focus: the reason can be had with the keyboard."""
        made = Choice(self.words.message(option.label), lambda: self.explain(reason))
        made.setProperty("barred", True)
        set_tip(made, reason)
        made.setAccessibleDescription(self.tr("Not allowed. {reason}").format(reason=reason))
        made.looked_at = lambda: self.explain(reason)
        self.buttons[option.action] = made
        return made

    def _greys(self, options: tuple[Option, ...]) -> bool:
        """Return whether what is not to be had stands there greyed, and is not listed."""
        barred = sum(option.barred is not None for option in options)
        return barred > FEW or (barred > 0 and len(options) > MANY)

    def add_glosses(self, options: tuple[Option, ...]) -> None:
        """Keep a place free below for the meaning of the option that is looked at.

        Of many options that are not to be had it says why.
        """
        barred = [option.barred for option in options if option.barred is not None]
        glosses = [each.gloss for each in options if each.gloss and not each.barred]
        glosses += barred if self._greys(options) else ()
        if glosses:
            self._glosses = GlossBox([self.words.message(gloss) for gloss in glosses])
            self.body.addWidget(self._glosses)

    def explain(self, gloss: str) -> None:
        """Say what the option that is looked at means."""
        if self._glosses is not None:
            self._glosses.show_gloss(gloss)

    def add_barred(self, options: tuple[Option, ...]) -> None:
        """List what is not to be had now, each with the reason; of many the greyed buttons."""
        barred = [option for option in options if option.barred is not None]
        if self._greys(options):
            greyed = FlowLayout()
            for option in barred:
                greyed.addWidget(self.button(option))
            self.body.addLayout(greyed)
            return
        lines = [
            self.barred_line(self.words.message(option.label), option.barred)
            for option in barred
            if option.barred is not None
        ]
        if lines:
            self.body.addWidget(Text("\n".join(lines), "muted"))

    def barred_line(self, label: str, reason: Message) -> str:
        """Return one line on an option that is not to be had."""
        return self.tr("{choice}: not allowed. {reason}").format(
            choice=label, reason=self.words.message(reason)
        )


class GlossBox(QStackedWidget):
    """Shows one of several texts and is always as large as the largest."""

    def __init__(self, glosses: list[str]) -> None:
        super().__init__()
        self._places = {"": 0}
        self.addWidget(Text("", "muted"))
        for gloss in glosses:
            if gloss not in self._places:
                self._places[gloss] = self.addWidget(Text(gloss, "muted"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Ask for one line; the height follows from the width."""
        return max((page.sizeHint() for page in self.findChildren(Text)), key=QSize.width)

    def minimumSizeHint(self) -> QSize:
        """Ask for nothing; the height follows from the width."""
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the longest text."""
        return max(page.heightForWidth(width) for page in self.findChildren(Text))

    def show_gloss(self, gloss: str) -> None:
        """Show one of the texts, or nothing."""
        self.setCurrentIndex(self._places.get(gloss, 0))


class OptionPrompt(ActPrompt):
    """Some buttons, what they mean, and what is not to be had."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        flow = FlowLayout()
        open_options = tuple(option for option in prompt.options if option.barred is None)
        usual = self.usual(open_options)
        for option in open_options:
            flow.addWidget(self.button(option, primary=option is usual))
        self.body.addLayout(flow)
        self.add_barred(prompt.options)
        self.add_glosses(prompt.options)

    def usual(self, options: tuple[Option, ...]) -> Option | None:
        """Return what stands out and is done with the Return key: the first of the open ones."""
        return next(iter(options), None)


def row(*widgets: Choice | Text, stretch: bool = True) -> QHBoxLayout:
    """Return a line of widgets at the right edge."""
    layout = QHBoxLayout()
    layout.setSpacing(Space.S)
    if stretch:
        layout.addStretch(1)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
