"""Cards as ready pictures: shadow and turned face in one, made once, one in a frame that moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.scene import sprites as module
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.sprites import CardLook, Shadow, Sprite, Sprites

pytestmark = pytest.mark.gui
WIDE = 80.0
LOOK = CardLook("tarock-19", WIDE)


@pytest.fixture
def deck(qtbot: QtBot) -> DeckTheme:
    return DeckTheme(synchronous=True)


def made(sprites: Sprites, deck: DeckTheme, look: CardLook = LOOK, angle: float = 0.0) -> Sprite:
    sprite = sprites.sprite(deck, look, angle, 1.0, turns=False)
    assert sprite is not None
    return sprite


def test_an_upright_card_is_its_face_pixel_by_pixel(deck):
    sprite = made(Sprites(), deck)
    face = deck.pixmap(LOOK.card, WIDE).toImage()
    picture = sprite.picture.toImage()
    corner = (-sprite.corner - QPointF(WIDE / 2, 70)).toPoint()
    for x, y in ((8, 8), (40, 70), (40, 100), (60, 30), (20, 130)):
        assert picture.pixelColor(corner.x() + x, corner.y() + y) == face.pixelColor(x, y)


def test_a_lifted_card_throws_a_wider_shadow_below_it(deck):
    def below(shadow: Shadow, distance: float) -> int:
        sprite = made(Sprites(), deck, CardLook("back", WIDE, shadow))
        image = sprite.picture.toImage()
        return image.pixelColor(
            round(-sprite.corner.x()), round(-sprite.corner.y() + 70 + distance * WIDE)
        ).alpha()

    near = [below(shadow, 0.005) for shadow in Shadow]
    far = [below(shadow, 0.16) for shadow in (Shadow.REST, Shadow.LIFTED)]
    assert all(alpha > 20 for alpha in near), near
    assert far[1] > far[0] + 10


def test_a_turned_card_is_drawn_turned(deck):
    sprite = made(Sprites(), deck, angle=30.0)
    image = sprite.picture.toImage()
    # Where the upper right corner lies, and where it would lie if the card were upright.
    for place, is_card in ((QPointF(62, -32), True), (QPointF(36, -64), False)):
        assert (image.pixelColor((place - sprite.corner).toPoint()).alpha() == 255) is is_card


def test_a_sprite_is_made_once_for_its_angle(deck):
    sprites = Sprites()
    first = made(sprites, deck, angle=4.0)
    assert made(sprites, deck, angle=4.05) is first
    assert made(sprites, deck, angle=4.3) is not first


def test_a_frame_has_time_for_so_many_new_ones_and_for_all_known_ones(deck):
    sprites = Sprites()
    known = made(sprites, deck, angle=1.0)
    sprites.begin_frame(1)
    assert sprites.sprite(deck, LOOK, 2.0, 1.0, turns=False) is not None
    assert sprites.sprite(deck, LOOK, 3.0, 1.0, turns=False) is None
    assert sprites.sprite(deck, LOOK, 1.0, 1.0, turns=False) is known
    sprites.begin_frame(None)
    assert sprites.sprite(deck, LOOK, 3.0, 1.0, turns=False) is not None


def test_no_more_is_kept_than_there_is_room_for(deck, monkeypatch):
    one = made(Sprites(), deck).picture
    monkeypatch.setattr(module, "KEPT_BYTES", 3 * 4 * one.width() * one.height())
    sprites = Sprites()
    first = made(sprites, deck, CardLook("heart-king", WIDE))
    others = [made(sprites, deck, CardLook(f"heart-{n}", WIDE)) for n in (1, 2)]
    assert made(sprites, deck, CardLook("heart-king", WIDE)) is first
    made(sprites, deck, CardLook("heart-3", WIDE))
    assert made(sprites, deck, CardLook("heart-king", WIDE)) is first
    assert made(sprites, deck, CardLook("heart-1", WIDE)) is not others[0]


def test_a_sprite_of_a_blank_card_goes_when_the_face_comes(qtbot: QtBot):
    deck = DeckTheme()
    blank = made(deck.sprites, deck)
    with qtbot.waitSignal(deck.face_ready, timeout=20_000):
        pass
    drawn = made(deck.sprites, deck)
    assert drawn is not blank
    assert drawn.picture.toImage() != blank.picture.toImage()
    deck.close()


def test_a_veil_dims_the_face(deck):
    sprites = Sprites()

    def light(sprite: Sprite) -> int:
        at = (-sprite.corner).toPoint()
        image: QImage = sprite.picture.toImage()
        return sum(image.pixelColor(at.x() + x, at.y()).lightness() for x in range(-20, 20))

    veiled = CardLook("heart-king", WIDE, veil=46)
    assert light(made(sprites, deck, veiled)) < 0.75 * light(
        made(sprites, deck, CardLook("heart-king", WIDE))
    )


def test_drawing_leaves_the_painter_as_it_was(deck):
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.translate(150, 150)
    before = painter.transform(), painter.renderHints()
    Sprites().paint(painter, deck, LOOK, 20.0, 1.0, turned=0.5)
    assert (painter.transform(), painter.renderHints()) == before
    painter.end()


def test_a_sprite_is_prepared_as_soon_as_its_face_is_there(qtbot: QtBot):
    deck = DeckTheme()
    sprites = deck.sprites
    assert not sprites.prepare(deck, LOOK, 4.0, 1.0)
    with qtbot.waitSignal(deck.face_ready, timeout=20_000):
        pass
    assert sprites.prepare(deck, LOOK, 4.0, 1.0)
    sprites.begin_frame(0)
    assert sprites.sprite(deck, LOOK, 4.0, 1.0, turns=False) is not None
    deck.close()
