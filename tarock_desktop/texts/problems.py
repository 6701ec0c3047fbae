"""What is wrong with a file, in the reader's language.

The layers that read files know no language and say it in English. Here each of their sentences
stands once more, with a name in braces for every part that differs.
"""

from __future__ import annotations

import re
from functools import cache
from typing import final

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.names import shown_name
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.sentences import Texts


@final
class ProblemTexts(Texts):
    """Says where a file is wrong, and what is wrong there."""

    def problem(self, error: DocumentError) -> str:
        """Return name, line, column and sentence."""
        place = f"{error.position.line}:{error.position.column}"
        return f"{shown_name(error.name)}:{place}: {self.sentence(error.sentence)}"

    def sentence(self, english: str) -> str:
        """Return a sentence in the reader's language; one that is not known here as it is."""
        for pattern, said in zip(_in_english(), self.sentences(), strict=True):
            found = re.fullmatch(_matching(pattern), english, re.DOTALL)
            if found is not None:
                return said.format(**found.groupdict())
        return english

    def sentences(self) -> tuple[str, ...]:
        """Return all sentences, in one order in every language."""
        return (*self._of_settings(), *self._of_games(), *self._of_deals())

    def _of_settings(self) -> tuple[str, ...]:
        return (
            self.tr("the settings cannot be read: {reason}"),
            self.tr("the settings cannot be saved: {reason}"),
            self.tr("this is not a file"),
            self.tr("the file is larger than {most} bytes"),
            self.tr("these are not the settings of this program ({reason})"),
            self.tr("{key} can't be this; the default is used"),
        )

    def _of_games(self) -> tuple[str, ...]:
        return (
            self.tr("cannot be created: {reason}"),
            self.tr("cannot be opened: {reason}"),
            self.tr("cannot be read: {reason}"),
            self.tr("cannot be repaired: {reason}"),
            self.tr("cannot be kept aside: {reason}"),
            self.tr("the game cannot be saved: {reason}"),
            self.tr("the comment cannot be saved: {reason}"),
            self.tr("this is not a Tarock journal"),
            self.tr("another window is playing this game"),
            self.tr("the file is empty"),
            self.tr("the line is longer than {most} bytes"),
            self.tr("there are more than {most} lines"),
            self.tr("the digest is missing from this line"),
            self.tr("this line, or one before it, was changed"),
            self.tr("this line is not UTF-8 text"),
            self.tr("the values are nested too deep"),
            self.tr("format {number} was written by a newer version of this program"),
            self.tr("this program does not know format {number}"),
            self.tr("this program does not know the ruleset {name}"),
            self.tr("the rules have changed since this game was played; it can only be looked at"),
            self.tr("what stands here does not follow the rules"),
            self.tr("the disk has lost what stood here"),
            self.tr("the events contradict each other"),
            self.tr("this table has {people} seats, none is {seat}"),
            self.tr("this game is too long for its file; close the round and begin a new game"),
            self.tr("this game was deleted; it was written again"),
            self.tr(
                "another program has changed this game; it was written again, and the other "
                "content is kept as {name}"
            ),
            self.tr("this is no comment"),
            self.tr("this is no file of comments"),
        )

    def _of_deals(self) -> tuple[str, ...]:
        return (
            self.tr("this is not TOML: {reason}"),
            self.tr("{name} is no seat"),
            self.tr("a name is not empty"),
            self.tr("a name has no characters that cannot be seen"),
            self.tr("a name has at most {most} characters"),
            self.tr("{name} is the name of another player"),
            self.tr("{word} is not a card"),
            self.tr("the dealer has no hand"),
            self.tr("these cards are missing: {cards}"),
            self.tr("the talon has {count} cards, not {right}"),
            self.tr("hand {seat} has {count} cards, not {right}"),
            self.tr("{card} lies in the talon already"),
            self.tr("{card} lies in hand {seat} already"),
        )


@cache
def _in_english() -> tuple[str, ...]:
    return ProblemTexts(read_catalogue(language("en"))).sentences()


def _matching(pattern: str) -> str:
    """Return the regular expression of a sentence with names in braces."""
    parts = re.split(r"\{(\w+)\}", pattern)
    return "".join(
        f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts)
    )
