"""The prompts for bidding and for calling the partner card."""

from __future__ import annotations

from typing import Final

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.actions import Pass
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.records import BidEntry
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import OptionPrompt
from tarock_desktop.ui.style.widgets import Text

APPROVING: Final = ("ask.approve", "ask.stop", "ask.after-approval")
"""Questions whether a game stands that somebody else has bid, or the own one once more."""


class BiddingPrompt(OptionPrompt):
    """The bids that may be made, below what was bid so far."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        self.body.insertWidget(1, Text(self._history(), "muted"))

    def usual(self, options: tuple[Option, ...]) -> Option | None:
        """Return the approval where that is asked for: nobody overbids by the Return key."""
        passes = (option for option in options if isinstance(option.action, Pass))
        approval = next(passes, None) if self.prompt.question.key in APPROVING else None
        return approval or super().usual(options)

    def _history(self) -> str:
        bids = self.glance.observation.auction.bids
        if not bids:
            return self.tr("Nobody has bid yet.")
        return " · ".join(
            self.tr("{player} passes").format(player=self.glance.name(entry.seat))
            if entry.contract is None
            else self.tr("{player}: {contract}").format(
                player=self.glance.name(entry.seat),
                contract=self._game(entry, entry.contract),
            )
            for entry in bids
        )

    def _game(self, entry: BidEntry, contract: str) -> str:
        name = NameRef("contract", contract)
        return self.words.message(message("choice.join" if entry.joins else "choice.bid", name))
