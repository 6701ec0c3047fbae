"""The rules of a sheet on one page."""

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.variants.fact import Section
from tarock_desktop.variants.loader import identity_of, load_sheet, rulesets_for
from tarock_desktop.variants.rules_card import rules_card


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_the_page_names_every_game_and_what_it_is_worth(ruleset):
    sheet = load_sheet(ruleset, {})
    card = rules_card(sheet)
    assert [game.name.name for game in card.games] == [law.id for law in sheet.contract]
    assert any(game.worth for game in card.games)
    assert all(fact.section in (Section.CARDS, Section.DEALING) for fact in card.cards)
    assert card.duties == ("play.follow-suit", "play.must-trump")
    assert card.counting


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_ruleset_is_named_without_its_whole_file(ruleset):
    assert identity_of(ruleset) == load_sheet(ruleset, {}).ruleset


def test_an_unknown_ruleset_is_none():
    with pytest.raises(KeyError):
        identity_of("bridge")


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
def test_the_rulesets_of_a_language_come_first(language):
    first, *_ = found = rulesets_for(language)
    assert identity_of(first).language.startswith(language)
    assert sorted(found) == sorted(FAMILY_OF)
