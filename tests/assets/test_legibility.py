"""What a player must be able to tell apart: cards, suits, ends of a card, index and art."""

from itertools import combinations
from math import dist
from operator import sub

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from assets.deck.pack import CARD_NAMES
from assets.deck.palettes import PALETTES, SUITS
from tests.assets.pictures import (
    COLOUR_BLIND,
    bare_face,
    channels,
    contrast,
    fan_strip,
    lab,
    lab_pixels,
    mean_difference,
    rgb,
    seen_by,
    shown_face,
)

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH = 70
FACES = CARD_NAMES[:-1]
COURT = ("king", "queen", "knight", "jack")


def closest(pixels):
    """Return the two most alike pictures, their distance first."""
    return min((mean_difference(pixels[a], pixels[b]), a, b) for a, b in combinations(pixels, 2))


@pytest.fixture(scope="module")
def faces(qapp):
    return {card: lab_pixels(shown_face(card, WIDTH)) for card in CARD_NAMES}


def test_any_two_cards_differ(faces):
    difference, *pair = closest(faces)
    assert difference >= 3.0, pair


def test_any_two_tarocks_differ_at_a_glance(faces):
    difference, *pair = closest({c: p for c, p in faces.items() if c.startswith("tarock")})
    assert difference >= 15, pair


@pytest.mark.parametrize("suit", SUITS)
def test_court_ranks_of_a_suit_differ_at_a_glance(faces, suit):
    difference, *pair = closest({f"{suit}-{rank}": faces[f"{suit}-{rank}"] for rank in COURT})
    assert difference >= 18, pair


@pytest.mark.parametrize(("palette", "floor"), [("normal", 1.4), ("four", 1.8), ("contrast", 1.8)])
def test_a_fan_shows_which_card_it_is(palette, floor):
    strips = {c: lab_pixels(fan_strip(shown_face(c, WIDTH, palette))) for c in FACES}
    difference, *pair = closest(strips)
    assert difference >= floor, pair


def test_cards_differ_on_a_projector_without_colour():
    grey = {
        card: lab_pixels(shown_face(card, WIDTH).convertToFormat(QImage.Format.Format_Grayscale8))
        for card in CARD_NAMES
    }
    difference, *pair = closest(grey)
    assert difference >= 1.5, pair


def suit_colours(palette):
    inks = PALETTES[palette]
    return {suit: inks.costume(suit).pip for suit in SUITS} | {"tarock": inks.plum}


@pytest.mark.parametrize("palette", list(PALETTES))
def test_suit_colours_stand_out_on_paper(palette):
    for colour in suit_colours(palette).values():
        assert contrast(colour, PALETTES[palette].paper) >= 4.5


@pytest.mark.parametrize("kind", [*COLOUR_BLIND, "normal"])
@pytest.mark.parametrize(("palette", "floor"), [("four", 15), ("contrast", 25)])
def test_suit_colours_differ_for_every_eye(palette, floor, kind):
    colours = suit_colours(palette)
    seen = {s: c if kind == "normal" else seen_by(c, kind) for s, c in colours.items()}
    for a, b in combinations(seen, 2):
        assert dist(lab(*rgb(seen[a])), lab(*rgb(seen[b]))) >= floor, (a, b)


def asymmetry(image):
    """Return the mean difference of a picture to itself upside down, of 255."""
    planes = channels(image)
    return sum(sum(map(abs, map(sub, p, p[::-1]))) for p in planes) / (3 * len(planes[0]))


@pytest.mark.parametrize("card", CARD_NAMES)
def test_a_card_looks_the_same_from_both_ends(card):
    suit, _, face = card.partition("-")
    is_number_card = suit in SUITS and face.isdigit()
    # Heart, spade and club on the centre line have a top and a bottom.
    assert asymmetry(shown_face(card, 140)) < (12 if is_number_card else 1.0)


def index_box(card):
    """Return the place of the index in units, a stroke's half width more on each side."""
    if card.startswith("tarock") and card != "tarock-22":
        return QRect(27, 34, 66, 68)
    return QRect(26, 26, 64, 74)


@pytest.mark.parametrize("palette", list(PALETTES))
@pytest.mark.parametrize("card", FACES)
def test_index_box_is_empty_paper(card, palette):
    image = bare_face(card, 400, palette)
    box = index_box(card)
    turned = QRect(
        400 - box.x() - box.width(), 700 - box.y() - box.height(), *box.size().toTuple()
    )
    for place in (box, turned):
        assert {*zip(*channels(image.copy(place)), strict=True)} == {rgb(PALETTES[palette].paper)}


@pytest.mark.parametrize("language", ["en_US", "sl"])
@pytest.mark.parametrize("card", ["tarock-18", "tarock-22", "spade-10", "diamond-queen"])
def test_index_is_drawn_in_its_corner_only(card, language):
    bare, shown = bare_face(card, 400), shown_face(card, 400, "normal", language)
    ink = {
        (x, y)
        for y in range(0, 700, 2)
        for x in range(0, 400, 2)
        if abs(bare.pixelColor(x, y).green() - shown.pixelColor(x, y).green()) > 40
    }
    # Inside the notch; the caron of Š reaches higher than a capital, the tail of Q lower.
    corner = {(x, y) for x, y in ink if 24 <= x <= 96 and 10 <= y <= 108}
    other = {(x, y) for x, y in ink if 304 <= x <= 376 and 592 <= y <= 690}
    assert len(corner) > 100
    assert len(other) > 100
    assert ink == corner | other


def test_index_has_the_colour_of_its_suit():
    for card, colour in (("heart-4", "#C42E16"), ("club-7", "#14532B"), ("tarock-11", "#5A2A5C")):
        corner = shown_face(card, 400, "four").copy(index_box(card))
        colours = {*zip(*channels(corner), strict=True)}
        assert rgb(colour) in colours
