"""The numbered tarocks: index tab, banner with the numeral, scene."""

from assets.deck.canvas import Canvas
from assets.deck.frames import LEFT, RIGHT, TOP, card_body
from assets.deck.geometry import star
from assets.deck.numerals import ROMAN, numeral, numeral_width
from assets.deck.palettes import Palette
from assets.deck.scenery import BOX, SCENE_HEIGHT, SCENE_WIDTH
from assets.deck.scenes import SCENES

_SCENE_X, _SCENE_Y = 22, 122
_BANNER_X = 106
_BANNER_HEIGHT = 92


def tarock_card(inks: Palette, number: int) -> Canvas:
    """Draw tarock 1 to 21: the same scene at both ends."""
    g = Canvas(inks)
    card_body(g)
    with g.group("half"):
        with g.group(None, f"translate({_SCENE_X} {_SCENE_Y})"), g.cut_to(BOX) as scene:
            SCENES[number](scene)
        _banner(g, number)
        g.rect((_SCENE_X, _SCENE_Y, SCENE_WIDTH, SCENE_HEIGHT), None, inks.ink, 4)
    g.repeat_turned("half")
    g.line([(LEFT, 350), (178, 350)], inks.plum, 3)
    g.line([(222, 350), (RIGHT, 350)], inks.plum, 3)
    g.poly(star(200, 350, 13, 6, 8), inks.plum)
    return g


def wide_banner(inks: Palette, number: int) -> Canvas:
    """Draw what is laid over a tarock whose index is off.

    The banner takes the tab's room too, with the numeral ranged left, so that the number is
    still seen in a fan.
    """
    g = Canvas(inks)
    with g.group("half"):
        metal = _banner_box(g, number, LEFT)
        squeeze = min(1.0, 300 / numeral_width(ROMAN[number]))
        numeral(g, ROMAN[number], LEFT + 20, _numeral_ink(inks, number), squeeze)
        g.poly(star(RIGHT - 40, 66, 16, 7, 8), metal)
    g.repeat_turned("half")
    return g


def _is_five_pointer(number: int) -> bool:
    """The Pagat and the Mond count five points; gold tells them from the others."""
    return number in {1, 21}


def _numeral_ink(inks: Palette, number: int) -> str:
    return inks.plum_d if _is_five_pointer(number) else inks.paper


def _banner(g: Canvas, number: int) -> None:
    """Draw the banner beside the index tab; little stars fill its empty ends."""
    metal = _banner_box(g, number, _BANNER_X)
    text = ROMAN[number]
    width = numeral_width(text)
    squeeze = min(1.0, 232 / width)
    middle = (_BANNER_X + RIGHT) / 2
    left = middle - width * squeeze / 2
    numeral(g, text, left, _numeral_ink(g.inks, number), squeeze)
    if len(text) < 4:
        reach = 0.5 * (RIGHT - _BANNER_X) - 34
        for k in (-1, 1):
            g.poly(star(middle + k * reach, 66, 12, 5, 4), metal)


def _banner_box(g: Canvas, number: int, left: float) -> str:
    """Draw the empty banner from `left` to the frame; return the colour of its lines."""
    inks = g.inks
    gold = _is_five_pointer(number)
    metal = inks.plum if gold else inks.gold
    ground = inks.gold if gold else inks.plum
    g.rect((left, TOP, RIGHT - left, _BANNER_HEIGHT), ground, inks.ink, 4)
    g.rect((left + 7, TOP + 7, RIGHT - left - 14, _BANNER_HEIGHT - 14), None, metal, 2.5)
    # The heavy rule says which side is down: a turned IX would read XI.
    g.line([(left + 9, TOP + 82), (RIGHT - 9, TOP + 82)], metal, 6)
    return metal
