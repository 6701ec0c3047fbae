"""Answers to questions that everybody at the table may ask at any time."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.session.called_card import ask_for_called_card
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words


@final
class Answers(QObject):
    """Says what everybody has seen."""

    def called_card(self, view: Observation, words: Words) -> str:
        """Return whether the called card has been played, and by whom."""
        answer = ask_for_called_card(view)
        if answer.card is None:
            return self.tr("No card has been called in this hand.")
        card = words.card(answer.card)
        if answer.seat is None or answer.trick is None:
            return self.tr("The called card has not been played: {card}.").format(card=card)
        return self.tr(
            "The called card has been played: {card}, by {player} in trick {number}."
        ).format(card=card, player=words.seat(answer.seat), number=answer.trick)
