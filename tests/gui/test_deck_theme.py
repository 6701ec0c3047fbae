"""Card faces: names, lazy drawing, placeholders, the memory bound, index modes and chips."""

import gc

import pytest
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QColor, QImage

from tarock_desktop.cards.notation import NotationError
from tarock_desktop.cards.pack import PACK
from tarock_desktop.resources import data
from tarock_desktop.texts.cards import INDEX_LETTERS
from tarock_desktop.ui.scene import deck_theme
from tarock_desktop.ui.scene.card_index import pip_path
from tarock_desktop.ui.scene.deck_theme import DeckTheme, theme_colours
from tarock_desktop.ui.scene.face_style import FaceStyle, IndexMode, Palette, asset_id

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]
RANKS = ("king", "queen", "knight", "jack")
INDEX = QRect(24, 10, 74, 98)


@pytest.fixture
def theme():
    made = DeckTheme()
    yield made
    made.close()


def corner(card, style, width=400):
    """Return the picture of the index corner of a card."""
    image = DeckTheme(synchronous=True).pixmap(card, width, 1.0, style).toImage()
    return image.copy(INDEX)


def inked(image: QImage, paper: QColor) -> int:
    """Return how many pixels of every other row and column are not paper."""
    return sum(
        image.pixelColor(x, y) != paper
        for y in range(0, image.height(), 2)
        for x in range(0, image.width(), 2)
    )


# ------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("T1", "tarock-1"),
        ("T22", "tarock-22"),
        ("HK", "heart-king"),
        ("DQ", "diamond-queen"),
        ("SN", "spade-knight"),
        ("CJ", "club-jack"),
        ("D1", "diamond-1"),
        ("C10", "club-10"),
    ],
)
def test_text_form_names_a_picture(text, name):
    assert asset_id(text) == name


def test_every_card_of_the_pack_has_its_own_picture():
    names = {asset_id(card.name) for card in PACK}
    assert len(names) == 54
    for palette in Palette:
        folder = data("assets").joinpath("cards", palette.value)
        assert all(folder.joinpath(f"{name}.svg").is_file() for name in names | {"back"})


@pytest.mark.parametrize("text", ["T0", "T23", "H10", "S1", "back", "", "hk"])
def test_no_card_no_name(text):
    with pytest.raises(NotationError):
        asset_id(text)


def test_style_knows_its_languages():
    with pytest.raises(ValueError, match="'fr' is no index language"):
        FaceStyle(language="fr")


# ------------------------------------------------------------------ drawing


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_size_is_that_of_the_device(theme, ratio):
    for pixmap in (theme.render_now("heart-4", 100, ratio), theme.pixmap("club-7", 100, ratio)):
        assert (pixmap.width(), pixmap.height()) == (round(100 * ratio), round(175 * ratio))
        assert pixmap.devicePixelRatio() == ratio


def test_face_comes_later_and_is_announced(theme, qtbot):
    blank = theme.pixmap("heart-king", 120)
    with qtbot.waitSignal(theme.face_ready) as ready:
        pass
    assert ready.args == ["heart-king"]
    face = theme.pixmap("heart-king", 120)
    assert face.size() == blank.size()
    assert face.toImage() != blank.toImage()
    assert face.toImage() == theme.render_now("heart-king", 120).toImage()
    assert face.toImage() == DeckTheme(synchronous=True).pixmap("heart-king", 120).toImage()


def test_nothing_is_drawn_before_it_is_asked_for(monkeypatch, qtbot):
    drawn = []
    draw = deck_theme._draw_face

    def note(face, art):
        drawn.append(face.card)
        return draw(face, art)

    monkeypatch.setattr(deck_theme, "_draw_face", note)
    theme = DeckTheme()
    assert theme.cached_bytes == 0
    for _ in range(3):
        theme.pixmap("tarock-19", 90)
    with qtbot.waitSignal(theme.face_ready):
        pass
    theme.pixmap("tarock-19", 90)
    theme.close()
    assert drawn == ["tarock-19"]


def test_blank_card_already_shows_its_index(theme):
    face = theme.render_now("spade-10", 200).toImage()
    blank = theme.pixmap("spade-10", 200, 1.0, FaceStyle(language="de")).toImage()
    box = QRect(14, 12, 29, 37)
    assert blank.copy(box) == face.copy(box)
    assert blank != face


def test_until_a_face_comes_one_of_another_size_stands_for_it(theme, qtbot):
    drawn = theme.render_now("heart-king", 120)
    stand_in = theme.pixmap("heart-king", 60)
    small = drawn.scaled(stand_in.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert stand_in.toImage() == small.toImage()
    assert not theme.is_ready("heart-king", 60)
    with qtbot.waitSignal(theme.face_ready, timeout=20_000):
        pass
    assert theme.is_ready("heart-king", 60)


def test_placeholder_of_the_back_is_no_face(theme):
    middle = theme.pixmap("back", 100).toImage().pixelColor(50, 87)
    assert middle == theme_colours(Palette.NORMAL).pip["tarock"]


def test_the_whole_pack_is_seen_at_once(qtbot):
    theme, names = DeckTheme(), [asset_id(card.name) for card in PACK]
    # A window asks for all of them whenever one has come.
    qtbot.waitUntil(lambda: sum(theme.is_ready(name, 40) for name in names) == len(names))
    theme.close()


@pytest.mark.parametrize("palette", list(Palette))
def test_palettes_are_different_decks(palette):
    paper = theme_colours(palette).paper
    image = DeckTheme(synchronous=True).pixmap("club-8", 200, 1.0, FaceStyle(palette)).toImage()
    assert image.pixelColor(100, 90) == paper


def test_forgotten_requests_are_not_announced(theme, qtbot):
    theme._pool.setMaxThreadCount(1)
    for number in range(1, 22):
        theme.pixmap(f"tarock-{number}", 300)
    heard: list[str] = []
    theme.face_ready.connect(heard.append)
    theme.close()
    # What was in work when the others were dropped still arrives.
    qtbot.waitUntil(lambda: theme._pool.activeThreadCount() == 0)
    theme.pixmap("back", 30)
    qtbot.waitUntil(lambda: "back" in heard)
    assert len(heard) < 21


def test_missing_file_is_reported_and_the_blank_card_stays(theme, qtbot):
    blank = theme.pixmap("heart-9", 80)
    with qtbot.waitSignal(theme.face_failed) as failed:
        pass
    assert failed.args[0] == "heart-9"
    assert "heart-9.svg" in failed.args[1]
    assert theme.pixmap("heart-9", 80).toImage() == blank.toImage()
    with pytest.raises(OSError, match=r"heart-9\.svg"):
        theme.render_now("heart-9", 80)


def test_theme_may_go_away_while_faces_are_drawn(qtbot):
    owner = QObject()
    theme = DeckTheme(owner)
    for number in range(1, 12):
        theme.pixmap(f"tarock-{number}", 200)
    with qtbot.waitSignal(theme.destroyed):
        owner.deleteLater()
    del owner, theme
    gc.collect()


# ------------------------------------------------------------------ memory


def test_memory_is_bounded_and_the_oldest_face_goes_first():
    one = 100 * 175 * 4
    theme = DeckTheme(synchronous=True, cache_bytes=3 * one)
    theme.pixmap("heart-1", 100)
    theme.pixmap("heart-2", 100)
    theme.pixmap("heart-3", 100)
    first = theme.pixmap("heart-1", 100)
    theme.pixmap("heart-4", 100)
    assert theme.cached_bytes == 3 * one
    assert theme.pixmap("heart-1", 100).cacheKey() == first.cacheKey()
    kept = {face.card for face in theme._faces}
    assert kept == {"heart-1", "heart-3", "heart-4"}


def test_a_face_larger_than_the_bound_is_still_shown():
    theme = DeckTheme(synchronous=True, cache_bytes=10)
    assert not theme.pixmap("heart-1", 60).isNull()
    assert not theme.pixmap("heart-2", 60).isNull()
    assert theme.cached_bytes == 60 * 105 * 4


def test_size_ratio_and_style_are_different_faces():
    theme = DeckTheme(synchronous=True)
    a = theme.pixmap("heart-queen", 100)
    assert theme.pixmap("heart-queen", 100).cacheKey() == a.cacheKey()
    others = [
        theme.pixmap("heart-queen", 101),
        theme.pixmap("heart-queen", 50, 2.0),
        theme.pixmap("heart-queen", 100, 1.0, FaceStyle(Palette.DARK)),
        theme.pixmap("heart-queen", 100, 1.0, FaceStyle(language="cs")),
        theme.pixmap("heart-queen", 100, 1.0, FaceStyle(index=IndexMode.SYMBOLS)),
    ]
    assert len({p.cacheKey() for p in (a, *others)}) == 6


def test_the_themes_own_style_is_used_unless_another_is_given():
    theme = DeckTheme(style=FaceStyle(Palette.CONTRAST), synchronous=True)
    contrast = theme.pixmap("club-7", 80).toImage()
    theme.style = FaceStyle(Palette.DARK)
    dark = theme.pixmap("club-7", 80).toImage()
    assert contrast != dark
    assert dark == theme.pixmap("club-7", 80, 1.0, FaceStyle(Palette.DARK)).toImage()


# ------------------------------------------------------------------ index


@pytest.mark.parametrize("language", list(INDEX_LETTERS))
def test_court_ranks_and_the_skys_have_different_letters(language):
    style = FaceStyle(language=language)
    cards = [*(f"spade-{rank}" for rank in RANKS), "tarock-22"]
    corners = [corner(card, style) for card in cards]
    assert len({bytes(c.constBits()) for c in corners}) == 5


def test_letters_follow_the_language_and_numbers_do_not():
    def same(card, a, b):
        return corner(card, FaceStyle(language=a)) == corner(card, FaceStyle(language=b))

    assert not same("heart-knight", "en_US", "en")
    assert not same("heart-jack", "cs", "sl")
    assert not same("tarock-22", "de", "cs")
    assert same("heart-king", "en_US", "de")
    assert same("tarock-19", "en_US", "sl")
    assert same("club-9", "en", "cs")


def test_two_letters_where_kings_and_knights_begin_alike():
    letters, two = FaceStyle(language="cs"), FaceStyle(index=IndexMode.TWO_LETTERS, language="cs")
    for rank in RANKS:
        assert corner(f"club-{rank}", letters) != corner(f"club-{rank}", two)
    assert corner("club-10", letters) == corner("club-10", two)
    german = FaceStyle(index=IndexMode.TWO_LETTERS, language="de")
    assert corner("club-king", german) == corner("club-king", FaceStyle(language="de"))


def test_symbols_are_the_same_in_every_language():
    for card in ("diamond-king", "spade-knight", "tarock-22"):
        pictures = [
            corner(card, FaceStyle(index=IndexMode.SYMBOLS, language=language))
            for language in INDEX_LETTERS
        ]
        assert all(picture == pictures[0] for picture in pictures)
        assert pictures[0] != corner(card, FaceStyle())


def test_index_off_leaves_suit_cards_bare_and_tarocks_with_a_wide_banner():
    off = FaceStyle(index=IndexMode.OFF)
    paper = theme_colours(Palette.NORMAL).paper
    assert inked(corner("heart-4", off).copy(4, 19, 60, 70), paper) == 0
    assert inked(corner("tarock-22", off).copy(4, 19, 60, 70), paper) == 0
    image = DeckTheme(synchronous=True).pixmap("tarock-9", 400, 1.0, off).toImage()
    plum = theme_colours(Palette.NORMAL).pip["tarock"]
    assert image.pixelColor(36, 34) == plum
    assert image.pixelColor(399 - 36, 699 - 34) == plum


# ------------------------------------------------------------------ chips and signs


@pytest.mark.parametrize("index", list(IndexMode))
def test_chip_tells_every_card_apart(theme, index):
    style = FaceStyle(index=index, language="sl")
    chips = [theme.chip(asset_id(card.name), 22, 2.0, style) for card in PACK]
    assert {(c.width(), c.height()) for c in chips} == {(28, 44)}
    assert len({bytes(image.constBits()) for image in map(to_image, chips)}) == 54


def to_image(pixmap):
    return pixmap.toImage()


def test_pip_paths_are_about_a_hundred_units_and_without_holes():
    for suit in ("heart", "diamond", "spade", "club", "tarock"):
        box = pip_path(suit).boundingRect()
        assert 80 <= box.width() <= 115
        assert 95 <= box.height() <= 115
        assert pip_path(suit).contains(box.center())
