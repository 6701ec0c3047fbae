"""Places on the table at every window size: nothing overlaps, nothing lies outside."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.layout import Row, Side, TableLayout, lay_out, sides

# Window, and what ribbon, status line and rail leave of it for the table.
VIEWS = {
    "640x480": (640, 402, 12.0),
    "800x600": (800, 520, 12.0),
    "1024x768": (984, 688, 12.8),
    "1440x900": (1150, 822, 15.0),
    "1920x1080": (1524, 986, 18.0),
}
HANDS = (12, 16, 18, 19)


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest) -> tuple[float, float, float]:
    return VIEWS[request.param]


def layout_of(view: tuple[float, float, float], cards: int = 12) -> TableLayout:
    width, height, unit = view
    return lay_out(QSizeF(width, height), unit, cards)


def trick_card(layout: TableLayout, side: Side) -> QRectF:
    """Return the rectangle around a card of the trick, its tilt included."""
    spot = layout.trick(side)
    turned = QTransform().translate(spot.centre.x(), spot.centre.y()).rotate(spot.angle)
    card = QRectF(QPointF(0, 0), layout.card)
    card.moveCenter(QPointF(0, 0))
    return turned.mapRect(card)


def places(layout: TableLayout) -> dict[str, QRectF]:
    found = {"last trick": layout.last_trick, "talon": layout.left_talon(2).bounds}
    for side in Side:
        found[f"plate {side.value}"] = layout.plates[side]
        found[f"chips {side.value}"] = layout.chips[side]
        found[f"tricks {side.value}"] = layout.stacks[side]
        found[f"discards {side.value}"] = layout.discards[side]
    return found


@pytest.mark.parametrize("cards", HANDS)
def test_nothing_overlaps(view, cards):
    layout = layout_of(view, cards)
    hand = layout.hand.bounds.intersected(QRectF(QPointF(0, 0), layout.size))
    trick = {f"trick {side.value}": trick_card(layout, side) for side in Side}
    still = places(layout) | {"hand": hand}
    pairs = [*combinations(still.items(), 2)]
    pairs += [(one, other) for one in still.items() for other in trick.items()]
    overlaps = []
    for (name, place), (other_name, other) in pairs:
        common = place.intersected(other)
        if min(common.width(), common.height()) > 1:
            overlaps.append((name, other_name, common))
    assert not overlaps


@pytest.mark.parametrize("cards", HANDS)
def test_everything_lies_on_the_table(view, cards):
    layout = layout_of(view, cards)
    table = QRectF(QPointF(0, 0), layout.size)
    for name, place in places(layout).items():
        assert table.contains(place), (name, place)
    for side in Side:
        assert table.contains(trick_card(layout, side)), side
    assert layout.hand.bounds.left() >= 0
    assert layout.hand.bounds.right() <= layout.size.width()


@pytest.mark.parametrize("cards", HANDS)
def test_every_card_of_the_hand_shows_its_index(view, cards):
    row = layout_of(view, cards).hand
    assert row.step >= 0.28 * row.card.width() - 0.5


def test_most_of_the_hand_is_visible(view):
    layout = layout_of(view)
    visible = layout.size.height() - layout.hand_top
    assert 0.80 < visible / layout.card.height() < 0.86


def test_cards_are_as_large_as_the_design_says():
    widths = {name: layout_of(view).card.width() for name, view in VIEWS.items()}
    wanted = {"640x480": 83, "800x600": 108, "1024x768": 138, "1440x900": 165, "1920x1080": 200}
    assert widths == pytest.approx(wanted, abs=5)


def test_slots_and_talon_lie_between_top_plate_and_hand(view):
    layout = layout_of(view, 18)
    for row in (layout.open_talon(6), layout.slots(6)):
        assert row.bounds.top() >= layout.plates[Side.TOP].bottom()
        assert row.bounds.bottom() <= layout.hand_top
        assert not row.bounds.intersects(layout.plates[Side.LEFT])
        assert not row.bounds.intersects(layout.plates[Side.RIGHT])


def test_double_text_size_still_fits_the_smallest_window():
    layout = lay_out(QSizeF(640, 380), 24.0, 16)
    plates = list(layout.plates.values())
    for plate, other in combinations(plates, 2):
        assert not plate.intersects(other)
    assert layout.hand.bounds.left() >= 0


def test_play_goes_to_the_right():
    four = sides((Seat(1), Seat(2), Seat(3), Seat(0)), Seat(2))
    assert four == {
        Seat(2): Side.BOTTOM,
        Seat(3): Side.RIGHT,
        Seat(0): Side.TOP,
        Seat(1): Side.LEFT,
    }


def test_the_point_in_a_fan_finds_the_card_on_top():
    row = Row(QPointF(100, 0), QSizeF(80, 140), 30, 3)
    assert [row.index_at(x) for x in (99, 100, 129, 130, 160, 239, 240)] == [
        None, 0, 0, 1, 2, 2, None,
    ]  # fmt: skip


def test_an_empty_row_has_no_card():
    row = Row(QPointF(100, 0), QSizeF(80, 140), 30, 0)
    assert row.index_at(110) is None
    assert row.bounds.isEmpty()
