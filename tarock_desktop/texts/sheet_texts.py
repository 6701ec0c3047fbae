"""What `texts` knows about each rule sheet: its own words, and what stands in it in our words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tarock_desktop.texts.articles_czech import CzechGists, CzechTitles
from tarock_desktop.texts.articles_koenigrufen import KoenigrufenGists, KoenigrufenTitles
from tarock_desktop.texts.articles_spjst import SpjstGists, SpjstTitles
from tarock_desktop.texts.articles_westfest import WestfestGists, WestfestTitles
from tarock_desktop.texts.articles_ziri import ZiriGists, ZiriTitles
from tarock_desktop.texts.consequences_czech import CzechConsequences
from tarock_desktop.texts.consequences_koenigrufen import KoenigrufenConsequences
from tarock_desktop.texts.consequences_spjst import SpjstConsequences
from tarock_desktop.texts.consequences_westfest import WestfestConsequences
from tarock_desktop.texts.consequences_ziri import ZiriConsequences
from tarock_desktop.texts.names import SheetWords
from tarock_desktop.texts.names_czech import CZECH_WORDS, CzechGlosses
from tarock_desktop.texts.names_koenigrufen import KOENIGRUFEN_WORDS, KoenigrufenGlosses
from tarock_desktop.texts.names_spjst import SPJST_WORDS, SpjstGlosses
from tarock_desktop.texts.names_westfest import WESTFEST_WORDS, WestfestGlosses
from tarock_desktop.texts.names_ziri import ZIRI_WORDS, ZiriGlosses
from tarock_desktop.texts.options_czech import CzechOptions
from tarock_desktop.texts.options_koenigrufen import KoenigrufenOptions
from tarock_desktop.texts.options_spjst import SpjstOptions
from tarock_desktop.texts.options_westfest import WestfestOptions
from tarock_desktop.texts.options_ziri import ZiriOptions
from tarock_desktop.texts.readings_czech import CzechReadings
from tarock_desktop.texts.readings_koenigrufen import KoenigrufenReadings
from tarock_desktop.texts.readings_spjst import SpjstReadings
from tarock_desktop.texts.readings_westfest import WestfestReadings
from tarock_desktop.texts.readings_ziri import ZiriReadings
from tarock_desktop.texts.sentences import SentenceTable


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
