"""What is wrong with a file, in the reader's language.

The layers that read files give a `Fault`: an English sentence and what differs in it. The sentence
is the key to this table; what reasons and kinds of values stand in it are faults of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import final

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.faults import Fault
from tarock_desktop.documents.names import shown_name
from tarock_desktop.texts.catalogue import Translations, read_catalogue
from tarock_desktop.texts.languages import NO_BREAK_SPACE, language
from tarock_desktop.texts.sentences import Texts


@final
class ProblemTexts(Texts):
    """Says where a file is wrong, and what is wrong there."""

    def __init__(self, translations: Translations) -> None:
        super().__init__(translations)
        self._said: Mapping[str, str] | None = None

    def problem(self, error: DocumentError) -> str:
        """Return name, line, column and sentence."""
        place = f"{error.position.line}:{error.position.column}"
        what = error.what
        said = self.fault(what) if isinstance(what, Fault) else what
        return f"{shown_name(error.name)}:{place}: {said}"

    def fault(self, fault: Fault) -> str:
        """Return what is wrong; in English where this table does not know the sentence."""
        if self._said is None:
            self._said = dict(zip(known_faults(), self._sentences(), strict=True))
        sentence = self._said.get(fault.sentence, fault.sentence)
        return sentence.format_map(
            {name: self._value(value) for name, value in fault.values.items()}
        )

    def _value(self, value: str | int | Fault) -> str:
        match value:
            case Fault():
                return self.fault(value)
            case int():
                mark = "," if self.language.code == "en" else NO_BREAK_SPACE
                return f"{value:,}".replace(",", mark)
            case _:
                return value

    def _sentences(self) -> tuple[str, ...]:
        """Return all sentences, in one order in every language."""
        return (
            *self._of_files(),
            *self._of_texts(),
            *self._of_values(),
            *self._of_journals(),
            *self._of_games(),
            *self._of_deals(),
            *self._of_evenings(),
            self.tr("the database of people was written by a newer version of this program"),
            self.tr(
                "the database of people was damaged; it was kept under a new name and built again"
            ),
            *self._of_wishes(),
            *self._of_duplicates(),
        )

    def _of_evenings(self) -> tuple[str, ...]:
        return (
            self.tr("an evening has at least one game"),
            self.tr("{name} is no game of this folder"),
            self.tr("this is a whole number from {least} to {most}"),
            self.tr("there are too many tables"),
            self.tr("there are too many rows"),
            self.tr("this row has {count} figures, not {right}"),
            self.tr("{word} is no amount"),
            self.tr("a text has at most {most} characters, all of them visible"),
            self.tr(
                "one thing is shown after another: a game, a deal, a ready-made hand or an "
                "incident"
            ),
            self.tr("only a game has this hand"),
        )

    def _of_files(self) -> tuple[str, ...]:
        return (
            self.tr("this is not a file"),
            self.tr("there is no such file"),
            self.tr("the file is empty"),
            self.tr("the file is larger than {most} bytes"),
            self.tr("cannot be created: {reason}"),
            self.tr("cannot be opened: {reason}"),
            self.tr("cannot be read: {reason}"),
            self.tr("cannot be repaired: {reason}"),
            self.tr("cannot be kept aside: {reason}"),
            self.tr("no such file or folder"),
            self.tr("permission denied"),
            self.tr("no space left on the disk"),
            self.tr("the file would be too large"),
            self.tr("the disk can only be read"),
            self.tr("this is a folder"),
            self.tr("a part of the path is not a folder"),
            self.tr("there is such a file already"),
            self.tr("another program uses it"),
            self.tr("too many files are open"),
            self.tr("the name is too long"),
            self.tr("the disk reports an error"),
            self.tr("links lead in a circle"),
            self.tr("the device is not there"),
            self.tr("error {number} of the system"),
        )

    def _of_texts(self) -> tuple[str, ...]:
        return (
            self.tr("the file is not UTF-8 text"),
            self.tr("this line is not UTF-8 text"),
            self.tr("this is not JSON"),
            self.tr("this is not TOML: {reason}"),
            self.tr("it cannot be read"),
            self.tr("this is no statement"),
            self.tr("this is no value"),
            self.tr("there is no such date"),
            self.tr("a backslash in a text needs a known sign behind it"),
            self.tr("a key cannot begin like this"),
            self.tr("a list is not closed"),
            self.tr("a table is not closed"),
            self.tr("a text is not closed"),
            self.tr("the line does not end where it should"),
            self.tr("the equals sign is missing"),
            self.tr("a bracket or a quotation mark is missing"),
            self.tr("this character is not allowed here"),
            self.tr("this key stands in the file already"),
            self.tr("a key has too many parts"),
            self.tr("a number has too many digits"),
            self.tr("the values are nested too deep"),
            self.tr("there are more mistakes; the first {number} are told"),
        )

    def _of_values(self) -> tuple[str, ...]:
        return (
            self.tr("unknown key {name}"),
            self.tr('unknown key {name}; did you mean "{meant}"?'),
            self.tr("unknown key {name} in [{table}]"),
            self.tr('unknown key {name} in [{table}]; did you mean "{meant}"?'),
            self.tr("unknown ruleset {name}"),
            self.tr('unknown ruleset {name}; did you mean "{meant}"?'),
            self.tr("unknown player {name}"),
            self.tr('unknown player {name}; did you mean "{meant}"?'),
            self.tr("unknown option {name}"),
            self.tr('unknown option {name}; did you mean "{meant}"?'),
            self.tr("unknown incident {name}"),
            self.tr('unknown incident {name}; did you mean "{meant}"?'),
            self.tr("unknown ready-made hand {name}"),
            self.tr('unknown ready-made hand {name}; did you mean "{meant}"?'),
            self.tr("{option} can't be {choice}"),
            self.tr("{option} must be a whole number"),
            self.tr("{key} is missing"),
            self.tr("{key} is missing in [{table}]"),
            self.tr("{key} must be {right}, not {there}"),
            self.tr("this must be {right}, not {there}"),
            self.tr("{value} is not possible here"),
            self.tr("this cannot stand here"),
            self.tr("{one} or {other}"),
            self.tr("a text in quotation marks"),
            self.tr("a whole number"),
            self.tr("a number with a point"),
            self.tr("true or false"),
            self.tr("a list"),
            self.tr("a table"),
            self.tr("nothing"),
        )

    def _of_journals(self) -> tuple[str, ...]:
        return (
            self.tr("this is not a Tarock journal"),
            self.tr("format {number} was written by a newer version of this program"),
            self.tr("this program does not know format {number}"),
            self.tr("this is no line of format {number}"),
            self.tr("the line is longer than {most} bytes"),
            self.tr("there are more than {most} lines"),
            self.tr("the digest is missing from this line"),
            self.tr("this line, or one before it, was changed"),
            self.tr("the disk has lost what stood here"),
            self.tr("act {number} stands where {expected} is expected"),
            self.tr("{how} can't lead to act {number}"),
            self.tr("this table has {people} seats, none is {seat}"),
            self.tr("this table has {people} seats, not {number}"),
            self.tr("the events contradict each other"),
            self.tr("what stands here does not follow the rules"),
            self.tr("this program does not know format {number} of comments"),
            self.tr("this is no comment"),
            self.tr("this is no file of comments"),
        )

    def _of_games(self) -> tuple[str, ...]:
        return (
            self.tr("the settings cannot be read: {reason}"),
            self.tr("the settings cannot be saved: {reason}"),
            self.tr("these are not the settings of this program"),
            self.tr("{key} can't be this; the default is used"),
            self.tr("the game cannot be saved: {reason}"),
            self.tr("the comment cannot be saved: {reason}"),
            self.tr("another window is playing this game"),
            self.tr("this program does not know the ruleset {name}"),
            self.tr("{number} can't play this game"),
            self.tr("the rules have changed since this game was played; it can only be looked at"),
            self.tr("this game is too long for its file; close the round and begin a new game"),
            self.tr("this game was deleted; it was written again"),
            self.tr(
                "another program has changed this game; it was written again, and the other "
                "content is kept as {name}"
            ),
            self.tr("there are too many games of this second"),
        )

    def _of_deals(self) -> tuple[str, ...]:
        return (
            self.tr("{name} is no seat"),
            self.tr("{name} is no seat; {number} hands belong to {seats}"),
            self.tr("{name} is not played with {number} hands"),
            self.tr("a name is not empty"),
            self.tr("a name has no characters that cannot be seen"),
            self.tr("a name has at most {most} characters"),
            self.tr("{name} is the name of another player"),
            self.tr("cards are a text in quotation marks"),
            self.tr("{word} is not a card"),
            self.tr("the dealer has no hand"),
            self.tr("these cards are missing: {cards}"),
            self.tr("the talon has {count} cards, not {right}"),
            self.tr("hand {seat} has {count} cards, not {right}"),
            self.tr("{card} lies in the talon already"),
            self.tr("{card} lies in hand {seat} already"),
            self.tr("a deal number has {count} letters and digits, such as {number}"),
            self.tr("a sign of this deal number is wrong, or two are exchanged"),
        )

    def _of_wishes(self) -> tuple[str, ...]:
        return (
            #: a place, before a colon
            self.tr("hand {seat}"),
            #: a place, before a colon
            self.tr("the talon"),
            self.tr("suits are letters in quotation marks"),
            self.tr("{word} is no suit: there are H, D, S and C"),
            self.tr("{place}: no card of this suit is wished, and {card} lies there"),
            self.tr("{place}: there are not enough cards of the other suits"),
            self.tr("{place}: at least {least} trumps are wished, and at most {most}"),
            self.tr("{place}: at least {least} trumps are wished, {most} are possible"),
            self.tr("{place}: at most {most} trumps are wished, {least} are certain"),
            self.tr("{place}: at least {least} points are wished, and at most {most}"),
            self.tr("{place}: at least {least} points are wished, {most} are possible"),
            self.tr("{place}: at most {most} points are wished, {least} are certain"),
            self.tr("no deal meets all these wishes together"),
            self.tr("no deal was found in {number} tries; there may be one"),
        )

    def _of_duplicates(self) -> tuple[str, ...]:
        return (
            self.tr("a set has 1 to {most} deals"),
            self.tr("deal {one} is deal {other} again"),
            self.tr("this deal is not for the ruleset and the players of the set"),
            self.tr("these results belong to another set"),
            self.tr("the set is played by {number}"),
            self.tr("the set has deals 1 to {most}"),
            self.tr("a score is a number"),
            self.tr("the scores of a deal add up to 0, not {sum}"),
            self.tr("this game is not played by the rules of the set"),
            self.tr("no finished hand of this game is a deal of the set"),
            self.tr("deal {number} was played twice at this table"),
        )


@cache
def known_faults() -> tuple[str, ...]:
    """Return the sentences of this table as the faults have them, in English."""
    return ProblemTexts(read_catalogue(language("en")))._sentences()  # noqa: SLF001
