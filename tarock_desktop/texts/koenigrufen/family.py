"""The texts of Königrufen."""

from __future__ import annotations

from typing import Final

from tarock_desktop.texts.families import SheetTexts, TextFamily
from tarock_desktop.texts.koenigrufen.articles import KoenigrufenGists, KoenigrufenTitles
from tarock_desktop.texts.koenigrufen.comparison import KoenigrufenSubjects, KoenigrufenValues
from tarock_desktop.texts.koenigrufen.consequences import KoenigrufenConsequences
from tarock_desktop.texts.koenigrufen.messages import (
    KoenigrufenMessages,
    KoenigrufenPublicMessages,
)
from tarock_desktop.texts.koenigrufen.names import KOENIGRUFEN_WORDS, KoenigrufenGlosses
from tarock_desktop.texts.koenigrufen.options import KoenigrufenOptions
from tarock_desktop.texts.koenigrufen.readings import KoenigrufenReadings
from tarock_desktop.texts.koenigrufen.rules import KoenigrufenRights, KoenigrufenRules

FAMILY: Final = TextFamily(
    sheets={
        "koenigrufen": SheetTexts(
            words=KOENIGRUFEN_WORDS,
            glosses=KoenigrufenGlosses,
            titles=KoenigrufenTitles,
            gists=KoenigrufenGists,
            consequences=KoenigrufenConsequences,
            options=KoenigrufenOptions,
            readings=KoenigrufenReadings,
        ),
    },
    messages=KoenigrufenMessages,
    public_messages=KoenigrufenPublicMessages,
    rights=KoenigrufenRights,
    rules=KoenigrufenRules,
    subjects=KoenigrufenSubjects,
    values=KoenigrufenValues,
)
