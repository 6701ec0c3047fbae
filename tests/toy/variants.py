"""Toy tarock in the layer `variants`."""

from tarock_desktop.variants.families import VariantFamily
from tests.toy.ruleset import Toy, ToySheet, toy_facts

FAMILY = VariantFamily(sheet=ToySheet, variants={"toy": Toy}, facts=toy_facts)
