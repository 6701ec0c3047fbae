"""The texts of the Texas rulesets."""

from __future__ import annotations

from typing import Final

from tarock_desktop.texts.families import SheetTexts, TextFamily
from tarock_desktop.texts.texas.articles_spjst import SpjstGists, SpjstTitles
from tarock_desktop.texts.texas.articles_westfest import WestfestGists, WestfestTitles
from tarock_desktop.texts.texas.comparison import TexasSubjects, TexasValues
from tarock_desktop.texts.texas.consequences_spjst import SpjstConsequences
from tarock_desktop.texts.texas.consequences_westfest import WestfestConsequences
from tarock_desktop.texts.texas.messages import TexasMessages, TexasPublicMessages
from tarock_desktop.texts.texas.names_spjst import SPJST_WORDS, SpjstGlosses
from tarock_desktop.texts.texas.names_westfest import WESTFEST_WORDS, WestfestGlosses
from tarock_desktop.texts.texas.options_spjst import SpjstOptions
from tarock_desktop.texts.texas.options_westfest import WestfestOptions
from tarock_desktop.texts.texas.readings_spjst import SpjstReadings
from tarock_desktop.texts.texas.readings_westfest import WestfestReadings
from tarock_desktop.texts.texas.roles import TexasRoles
from tarock_desktop.texts.texas.rules import TexasRights, TexasRules

FAMILY: Final = TextFamily(
    sheets={
        "spjst": SheetTexts(
            words=SPJST_WORDS,
            glosses=SpjstGlosses,
            titles=SpjstTitles,
            gists=SpjstGists,
            consequences=SpjstConsequences,
            options=SpjstOptions,
            readings=SpjstReadings,
        ),
        "westfest": SheetTexts(
            words=WESTFEST_WORDS,
            glosses=WestfestGlosses,
            titles=WestfestTitles,
            gists=WestfestGists,
            consequences=WestfestConsequences,
            options=WestfestOptions,
            readings=WestfestReadings,
        ),
    },
    messages=TexasMessages,
    public_messages=TexasPublicMessages,
    rights=TexasRights,
    rules=TexasRules,
    roles=TexasRoles,
    subjects=TexasSubjects,
    values=TexasValues,
)
