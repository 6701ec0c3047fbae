"""The prompt for bidding."""

from __future__ import annotations

from typing import Final

from tarock_desktop.table.prompts import Option
from tarock_desktop.ui.prompts.act_prompt import OptionPrompt

_NAMED: Final = ("choice.bid", "choice.join")
"""Labels that say no more than the name of the game."""


class BiddingPrompt(OptionPrompt):
    """The games that may be bid."""

    def nothing_text(self) -> str:
        """Say that a game has to be chosen."""
        return self.tr("Choose a game")

    def act_text(self, option: Option) -> str:
        """Say what is bid."""
        label = self.words.message(option.label)
        if option.label.key not in _NAMED:
            return label
        return self.tr("Bid {game}").format(game=label)
