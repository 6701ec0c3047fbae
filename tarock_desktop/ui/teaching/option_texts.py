"""What can be voted for in words, and what came of it."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.bots.costs import LITTLE
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import rounded
from tarock_desktop.session.lecture import Ballot, Option
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.teaching.ballot_view import BallotRow


@final
class OptionTexts(QObject):
    """Says it."""

    def rows(
        self, ballot: Ballot | None, request: Request | None, words: Words, acts: ActTexts
    ) -> tuple[BallotRow, ...]:
        """Return what stands on a ballot; nothing where nothing is voted on."""
        if ballot is None or request is None:
            return ()
        counts = ballot.counts or (None,) * len(ballot.options)
        return tuple(
            BallotRow(
                said=self.option(option, request, words, acts),
                card=option.card,
                count=count,
                is_right=is_right(option),
                is_barred=option.reason is not None,
                verdict=self.verdict(option, words),
            )
            for option, count in zip(ballot.options, counts, strict=True)
        )

    def option(self, option: Option, request: Request, words: Words, acts: ActTexts) -> str:
        """Return an act in words, in the same way whether it is barred or not."""
        if option.card is not None:
            return words.card(option.card)
        if option.label is not None:
            return words.message(option.label)
        if option.action is None:
            raise LookupError("an option is an act, or something that is barred")
        return acts.act(option.action, request.prompt, words)

    def verdict(self, option: Option, words: Words) -> str:
        """Return what is to be said of an option with the answer; empty: nothing is known."""
        if option.reason is not None:
            said = words.message(option.reason)
            if option.article is None:
                return said
            return self.tr("{reason} – {article}").format(
                reason=said, article=words.article(option.article).heading
            )
        if option.loss is None:
            return ""
        if is_right(option):
            return self.tr("Nothing is better.")
        return self.tr("Gives away about {amount}.").format(
            amount=words.amount(rounded(option.loss))
        )


def is_right(option: Option) -> bool:
    """Return whether nothing is known to be better."""
    return option.loss is not None and rounded(option.loss) < LITTLE
