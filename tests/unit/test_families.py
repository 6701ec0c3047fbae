"""Every ruleset belongs to a family, and every layer has a record of each family."""

from importlib import import_module

import pytest

from tarock_desktop.families import FAMILY_OF, Families
from tarock_desktop.variants.families import FAMILIES as VARIANTS
from tarock_desktop.variants.loader import load_variant

LAYERS = ("variants", "referee", "kernel", "bots", "cases", "texts")


def table_of(layer):
    return import_module(f"tarock_desktop.{layer}.families").FAMILIES


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_every_layer_has_a_record_of_the_family_of_every_ruleset(layer, ruleset):
    families = table_of(layer)
    assert isinstance(families.of(ruleset), families.record)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_has_records_of_no_other_family(layer):
    assert set(table_of(layer).modules) == set(FAMILY_OF.values())


@pytest.mark.parametrize("layer", LAYERS)
def test_a_family_that_a_layer_does_not_know_is_the_callers_mistake(layer):
    families = table_of(layer)
    with pytest.raises(KeyError):
        families["bridge"]
    with pytest.raises(KeyError):
        families.of("bridge")


def test_a_module_with_a_record_of_another_layer_is_refused():
    strange = Families(int, VARIANTS.modules)
    with pytest.raises(TypeError, match="no int"):
        strange["texas"]


def test_every_ruleset_is_a_class_of_its_family():
    rulesets = {name for family in set(FAMILY_OF.values()) for name in VARIANTS[family].variants}
    assert rulesets == set(FAMILY_OF)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_ruleset_tells_its_family(ruleset):
    variant = load_variant(ruleset)
    assert variant.family == variant.sheet.family == FAMILY_OF[ruleset]
