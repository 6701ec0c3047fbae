"""The texts of Žiri."""

from __future__ import annotations

from typing import Final

from tarock_desktop.texts.families import SheetTexts, TextFamily
from tarock_desktop.texts.ziri.articles import ZiriGists, ZiriTitles
from tarock_desktop.texts.ziri.comparison import ZiriSubjects, ZiriValues
from tarock_desktop.texts.ziri.consequences import ZiriConsequences
from tarock_desktop.texts.ziri.messages import ZiriMessages, ZiriPublicMessages
from tarock_desktop.texts.ziri.names import ZIRI_WORDS, ZiriGlosses
from tarock_desktop.texts.ziri.options import ZiriOptions
from tarock_desktop.texts.ziri.readings import ZiriReadings
from tarock_desktop.texts.ziri.rules import ZiriRights, ZiriRules

FAMILY: Final = TextFamily(
    sheets={
        "ziri": SheetTexts(
            words=ZIRI_WORDS,
            glosses=ZiriGlosses,
            titles=ZiriTitles,
            gists=ZiriGists,
            consequences=ZiriConsequences,
            options=ZiriOptions,
            readings=ZiriReadings,
        ),
    },
    messages=ZiriMessages,
    public_messages=ZiriPublicMessages,
    rights=ZiriRights,
    rules=ZiriRules,
    subjects=ZiriSubjects,
    values=ZiriValues,
)
