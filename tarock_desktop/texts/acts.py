"""An act in words, as somebody proposes it or looks back at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from tarock_desktop.table.actions import Action, Cut, Declare, Discard, PlayCard, Shuffle
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR


@final
class ActTexts(Texts):
    """What somebody does, without his name: "Play: king of hearts"."""

    def act(self, action: Action, asked: Prompt, words: Words) -> str:
        """Return an act that answers what was *asked*."""
        match action:
            case PlayCard():
                return self.tr("Play: {card}").format(card=words.card(action.card))
            case Discard():
                cards = LIST_SEPARATOR.join(words.card(card) for card in action.cards)
                return self.tr("Discard: {cards}").format(cards=cards)
            case Declare(values=values) if values:
                return self.tr("Declare: {values}").format(
                    values=self._values(action, asked, words)
                )
            case Declare():
                return self.tr("Declare nothing")
            case Shuffle():
                return self.tr("Shuffle %n time(s)", None, action.times)
            case Cut():
                return self.tr("Cut: lift %n card(s)", None, action.lifted)
            case _:
                return self._option(action, asked, words)

    def plays_alone(self) -> str:
        """Return the answer that nobody plays with the bidder."""
        return self.tr("Nobody: the bidder is alone")

    def unknown_sides(self) -> str:
        """Return the answer that nobody can tell yet who plays with the bidder."""
        return self.tr("I can't know it yet")

    def part_found(self, *, is_act: bool) -> str:
        """Return what is right of an answer that names an act and the rule it breaks."""
        if is_act:
            return self.tr("It is this act, but another rule.")
        return self.tr("It is another act.")

    def part_paid(self, names: Sequence[str]) -> str:
        """Return whose amounts are right; nothing where nobody's are."""
        if not names:
            return ""
        return self.tr("Right so far: {names}.").format(names=LIST_SEPARATOR.join(names))

    def _values(self, action: Declare, asked: Prompt, words: Words) -> str:
        choices = (*asked.values, *asked.every_value)
        labels = {choice.value: words.message(choice.label) for choice in choices}
        return LIST_SEPARATOR.join(labels.get(value, value) for value in action.values)

    def _option(self, action: Action, asked: Prompt, words: Words) -> str:
        labels = (option.label for option in asked.options if option.action == action)
        label = next(labels, None)
        return self.tr("Something else") if label is None else words.message(label)
