"""What the texts layer asks of a family of rulesets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tarock_desktop.families import Families
from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable


class SheetTexts(Struct, frozen=True, kw_only=True):
    """The texts of one sheet. Keys begin with the sheet's id where a table says so."""

    words: SheetWords
    """Names by kind and id, the same in every language."""
    glosses: type[SentenceTable]
    """What the names mean, by kind and id."""
    titles: type[SentenceTable]
    """Titles of the articles: `spjst.14`."""
    gists: type[SentenceTable]
    """What the articles say: `spjst.14`."""
    consequences: type[SentenceTable]
    """What follows from an irregularity, by its row: `SPJST-P15`."""
    options: type[SentenceTable]
    """Of each table option `label.ID`, `about.ID`, and `ID=VALUE` for each choice."""
    readings: type[SentenceTable]
    """Of each open question `question.ID` and `choice.ID`."""


class TextFamily(Struct, frozen=True, kw_only=True):
    """The texts of one family of rulesets.

    A table has what this family alone needs. Where it has the key of a table for all families, it
    is the family's sentence that is said.
    """

    sheets: Mapping[str, SheetTexts]
    """The texts of each sheet, by the ruleset's id."""
    messages: type[SentenceTable] = SentenceTable
    """Sentences by message key, as in `messages.keys`."""
    public_messages: type[SentenceTable] = SentenceTable
    """The same for those who may not know the cards of the message."""
    rights: type[SentenceTable] = SentenceTable
    """What would have been right, by rule."""
    rules: type[SentenceTable] = SentenceTable
    """What breaks a rule, in few words, by rule."""
    roles: type[SentenceTable] = SentenceTable
    """What people at the table are called, by role, as in `names.RoleNames`."""
    subjects: type[SentenceTable] = SentenceTable
    """Subjects of a comparison, by key."""
    values: type[SentenceTable] = SentenceTable
    """What a sheet says about a subject, where it is a choice, by subject and value."""


FAMILIES: Final = Families(
    TextFamily,
    {
        "texas": "tarock_desktop.texts.texas.family",
        "czech": "tarock_desktop.texts.czech.family",
        "ziri": "tarock_desktop.texts.ziri.family",
        "koenigrufen": "tarock_desktop.texts.koenigrufen.family",
    },
)


class Invitation(Struct, frozen=True, kw_only=True):
    """What the first page says of the sheets of a family, before anybody has chosen one."""

    lines: type[SentenceTable]
    """Of each sheet `RULESET.country` and `RULESET.line`."""


INVITATIONS: Final = Families(
    Invitation,
    {
        "texas": "tarock_desktop.texts.texas.invitation",
        "czech": "tarock_desktop.texts.czech.invitation",
        "ziri": "tarock_desktop.texts.ziri.invitation",
        "koenigrufen": "tarock_desktop.texts.koenigrufen.invitation",
    },
)
"""Apart from the other texts: the first page names all sheets, and loads none of them."""


class LessonTexts(Struct, frozen=True, kw_only=True):
    """What the lessons of a family say."""

    tables: tuple[type[SentenceTable], ...]
    """Sentences by the keys of the family's lesson files."""


LESSONS: Final = Families(
    LessonTexts,
    {
        "texas": "tarock_desktop.texts.lessons_texas",
        "czech": "tarock_desktop.texts.lessons_czech",
        "ziri": "tarock_desktop.texts.lessons_ziri",
        "koenigrufen": "tarock_desktop.texts.lessons_koenigrufen",
    },
)
"""Apart from the other texts: nobody who plays needs them."""
