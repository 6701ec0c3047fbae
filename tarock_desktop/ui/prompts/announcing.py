"""The prompts before play: values of the hand, announcements, doublings, leave to begin."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtWidgets import QCheckBox, QGridLayout

from tarock_desktop.messages.message import AmountRef, Message, NameRef
from tarock_desktop.table.actions import Announce, Challenge, Declare
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.game.targets import GAME, target_name
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, row
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_LONG_LIST: Final = 5
"""A longer list of values stands in two columns."""
_FEW_ITEMS: Final = 3


@final
class DeclarePrompt(ActPrompt):
    """The values the hand holds, each with what it pays."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self._boxes: list[QCheckBox] = []
        values = QGridLayout()
        values.setSpacing(Space.XS)
        columns = 1 if len(prompt.values) <= _LONG_LIST else 2
        for place, choice in enumerate(prompt.values):
            label, gloss = self.words.message(choice.label), self.words.message(choice.gloss)
            # Beside one another there is room for the amount only.
            short = gloss if columns == 1 else self._amount(choice.gloss)
            box = QCheckBox(f"{label} · {short}".replace("&", "&&"))
            set_tip(box, gloss)
            box.setAccessibleDescription(gloss)
            # Where all values of the sheet stand here the player has to know his own.
            box.setChecked(glance.mode is not Mode.TOURNAMENT)
            box.toggled.connect(self._relabel)
            self._boxes.append(box)
            values.addWidget(box, place // columns, place % columns)
        self.body.addLayout(values)
        if not prompt.values:
            self.body.addWidget(Text(self.tr("This hand has nothing to declare."), "muted"))
        self.first = Choice("", self._declare, primary=True)
        self.body.addLayout(row(self.first))
        self._relabel()

    def _amount(self, gloss: Message) -> str:
        """Return what a value pays, without whom."""
        amounts = (ref.amount for ref in gloss.parameters if isinstance(ref, AmountRef))
        return next((self.words.amount(amount) for amount in amounts), "")

    def _relabel(self) -> None:
        if self.first is None:
            return
        some = any(box.isChecked() for box in self._boxes)
        self.first.setText(self.tr("Declare") if some else self.tr("Declare nothing"))

    def _declare(self) -> None:
        names = tuple(
            choice.value
            for choice, box in zip(self.prompt.values, self._boxes, strict=True)
            if box.isChecked()
        )
        self.choose(Declare(self.prompt.seat, names))


@final
class AnnouncePrompt(ActPrompt):
    """Announcements and doublings in a table: one row for the game and for every feat."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        grid = QGridLayout()
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(Space.XS)
        heads = (self.tr("What"), self.tr("Announced by"), self.tr("Doubling"))
        for column, head in enumerate(heads):
            grid.addWidget(Text(head, "muted"), 0, column)
        targets = self._targets()
        for line, target in enumerate(targets, start=1):
            self._fill(grid, line, target)
        grid.setColumnStretch(3, 1)
        self.body.addLayout(grid)
        others = FlowLayout()
        for option in prompt.options:
            action = option.action
            if isinstance(action, Announce) and action.item not in targets and not option.barred:
                others.addWidget(self.button(option))
        self.body.addLayout(others)
        self.add_barred(prompt.options)
        self.add_glosses(prompt.options)
        closing = [
            option
            for option in prompt.options
            if not isinstance(option.action, Announce | Challenge)
        ]
        if len(closing) == 1:
            self.body.addLayout(row(self.button(closing[0], primary=True)))
            return
        choices = FlowLayout()
        for option in closing:
            choices.addWidget(self.button(option, primary=option is closing[0]))
        self.body.addLayout(choices)

    def _targets(self) -> list[str]:
        """Return what has a line: the game, and what was announced or can be doubled.

        Of a sheet with few feats every one has a line.
        """
        items = [item.id for item in self.glance.sheet.item]
        notices = self.glance.observation.notices
        # Of games that each opponent doubles for himself every opponent has a line instead.
        said = [option.action for option in self.prompt.options]
        doubled = [act.target for act in said if isinstance(act, Challenge)]
        doubled += [doubling.target for doubling in notices.doublings]
        game = () if any(target.startswith(f"{GAME}@") for target in doubled) else (GAME,)
        lines = dict.fromkeys([*game, *(items if len(items) <= _FEW_ITEMS else ())])
        lines |= dict.fromkeys(entry.item for entry in notices.announcements)
        return list(lines | dict.fromkeys(doubled))

    def _fill(self, grid: QGridLayout, line: int, target: str) -> None:
        contract = self.glance.observation.auction.contract
        name = self.words.name(target_name(target, contract))
        grid.addWidget(Text(name), line, 0)
        grid.addWidget(Text(self._announcer(target)), line, 1)
        grid.addWidget(Text(self._doubling(target)), line, 2)
        flow = FlowLayout()
        for option in self._options(target):
            flow.addWidget(self._in_line(option))
        grid.addLayout(flow, line, 3)

    def _in_line(self, option: Option) -> Choice:
        """Return the button of an option whose line names already what it is about."""
        button = self.button(option)
        button.setAccessibleName(button.text())
        match option.action:
            case Announce():
                button.setText(self.tr("Announce"))
            case Challenge():
                step = self.glance.sheet.challenge.steps[option.action.step - 1]
                button.setText(self.words.name(NameRef("step", step.id)))
        return button

    def _options(self, target: str) -> tuple[Option, ...]:
        return tuple(
            option
            for option in self.prompt.options
            if (isinstance(option.action, Announce) and option.action.item == target)
            or (isinstance(option.action, Challenge) and option.action.target == target)
        )

    def _announcer(self, target: str) -> str:
        said = self.glance.observation.notices.announcements
        names = (self.glance.name(e.seat) for e in said if e.item == target and not e.cancelled)
        return ", ".join(names) or "–"

    def _doubling(self, target: str) -> str:
        seats = self.glance.observation.notices.doubling(target)
        if not seats:
            return "–"
        step = self.glance.sheet.challenge.steps[self.glance.step(len(seats))]
        return self.words.name(NameRef("step", step.id))
