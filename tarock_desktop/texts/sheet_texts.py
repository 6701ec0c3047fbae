"""What `texts` knows about each rule sheet: its own words, and what stands in it in our words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tarock_desktop.texts.czech.articles import CzechGists, CzechTitles
from tarock_desktop.texts.czech.consequences import CzechConsequences
from tarock_desktop.texts.czech.names import CZECH_WORDS, CzechGlosses
from tarock_desktop.texts.czech.options import CzechOptions
from tarock_desktop.texts.czech.readings import CzechReadings
from tarock_desktop.texts.koenigrufen.articles import KoenigrufenGists, KoenigrufenTitles
from tarock_desktop.texts.koenigrufen.consequences import KoenigrufenConsequences
from tarock_desktop.texts.koenigrufen.names import KOENIGRUFEN_WORDS, KoenigrufenGlosses
from tarock_desktop.texts.koenigrufen.options import KoenigrufenOptions
from tarock_desktop.texts.koenigrufen.readings import KoenigrufenReadings
from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.texts.texas.articles_spjst import SpjstGists, SpjstTitles
from tarock_desktop.texts.texas.articles_westfest import WestfestGists, WestfestTitles
from tarock_desktop.texts.texas.consequences_spjst import SpjstConsequences
from tarock_desktop.texts.texas.consequences_westfest import WestfestConsequences
from tarock_desktop.texts.texas.names_spjst import SPJST_WORDS, SpjstGlosses
from tarock_desktop.texts.texas.names_westfest import WESTFEST_WORDS, WestfestGlosses
from tarock_desktop.texts.texas.options_spjst import SpjstOptions
from tarock_desktop.texts.texas.options_westfest import WestfestOptions
from tarock_desktop.texts.texas.readings_spjst import SpjstReadings
from tarock_desktop.texts.texas.readings_westfest import WestfestReadings
from tarock_desktop.texts.ziri.articles import ZiriGists, ZiriTitles
from tarock_desktop.texts.ziri.consequences import ZiriConsequences
from tarock_desktop.texts.ziri.names import ZIRI_WORDS, ZiriGlosses
from tarock_desktop.texts.ziri.options import ZiriOptions
from tarock_desktop.texts.ziri.readings import ZiriReadings


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTexts:
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


SHEET_TEXTS: Final[Mapping[str, SheetTexts]] = {
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
    "koenigrufen": SheetTexts(
        words=KOENIGRUFEN_WORDS,
        glosses=KoenigrufenGlosses,
        titles=KoenigrufenTitles,
        gists=KoenigrufenGists,
        consequences=KoenigrufenConsequences,
        options=KoenigrufenOptions,
        readings=KoenigrufenReadings,
    ),
    "czech-gp": SheetTexts(
        words=CZECH_WORDS,
        glosses=CzechGlosses,
        titles=CzechTitles,
        gists=CzechGists,
        consequences=CzechConsequences,
        options=CzechOptions,
        readings=CzechReadings,
    ),
    "ziri": SheetTexts(
        words=ZIRI_WORDS,
        glosses=ZiriGlosses,
        titles=ZiriTitles,
        gists=ZiriGists,
        consequences=ZiriConsequences,
        options=ZiriOptions,
        readings=ZiriReadings,
    ),
}
"""The texts of each ruleset, by id."""
