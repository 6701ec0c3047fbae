"""The texts of the Czech tournament."""

from __future__ import annotations

from typing import Final

from tarock_desktop.texts.czech.articles import CzechGists, CzechTitles
from tarock_desktop.texts.czech.comparison import CzechSubjects, CzechValues
from tarock_desktop.texts.czech.consequences import CzechConsequences
from tarock_desktop.texts.czech.messages import CzechMessages
from tarock_desktop.texts.czech.names import CZECH_WORDS, CzechGlosses
from tarock_desktop.texts.czech.options import CzechOptions
from tarock_desktop.texts.czech.readings import CzechReadings
from tarock_desktop.texts.czech.rules import CzechRights, CzechRules
from tarock_desktop.texts.families import SheetTexts, TextFamily

FAMILY: Final = TextFamily(
    sheets={
        "czech-gp": SheetTexts(
            words=CZECH_WORDS,
            glosses=CzechGlosses,
            titles=CzechTitles,
            gists=CzechGists,
            consequences=CzechConsequences,
            options=CzechOptions,
            readings=CzechReadings,
        ),
    },
    messages=CzechMessages,
    rights=CzechRights,
    rules=CzechRules,
    subjects=CzechSubjects,
    values=CzechValues,
)
