"""C and Python agree on where things lie."""

import re

from tarock_desktop.cards.pack import PACK, PAGAT, Suit
from tarock_desktop.kernel import building, layout
from tarock_desktop.kernel.order import card_order
from tests.kit.play import variant_with

PXD = (building.FOLDER / "tricks.pxd").read_text(encoding="utf-8")
SOURCE = (building.FOLDER / "tricks.py").read_text(encoding="utf-8")


def test_the_numbers_in_c_are_those_of_the_layout():
    macros = re.findall(r"#define tarock_([A-Z]\w+) (0x[0-9A-F]+)ULL", PXD)
    enums = re.findall(r"^    ([A-Z]\w*) = (\d+)$", PXD, re.MULTILINE)
    found = {name: int(value, 0) for name, value in [*macros, *enums]}
    assert found == {name: value for name, value in vars(layout).items() if name.isupper()}


def test_every_function_has_its_types_in_c():
    functions = re.findall(r"^def (\w+)", SOURCE, re.MULTILINE)
    typed = re.findall(r"^cp?def [^(\n]*?(\w+)\(", PXD, re.MULTILINE)
    assert sorted(functions) == sorted(typed)


def test_a_stronger_card_of_a_suit_is_a_higher_bit():
    for ruleset in ("spjst", "westfest"):
        pack = variant_with(ruleset).sheet.pack
        order = card_order(pack)
        for suit in Suit:
            held = sorted((c for c in PACK if c.suit is suit), key=lambda c: pack.strength[c.id])
            bits = [order.bit(card) for card in held]
            assert bits == sorted(bits)
        assert order.bit(PAGAT) == layout.PAGAT
        assert [order.card(order.bit(card)) for card in PACK] == list(PACK)


def test_the_sheets_order_their_aces_differently():
    """What the order is for: only in one of them the ace beats the four."""
    found = {}
    for ruleset in ("spjst", "westfest"):
        order = card_order(variant_with(ruleset).sheet.pack)
        by_name = {card.name: order.bit(card) for card in PACK}
        found[ruleset] = by_name["H1"] > by_name["H4"]
    assert found == {"spjst": False, "westfest": True}
