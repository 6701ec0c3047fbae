"""Places on the table at every window size: nothing overlaps, nothing lies outside."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.page import prompt_places
from tarock_desktop.ui.scene.fan import Lift
from tarock_desktop.ui.scene.layout import Row, Side, TableLayout, sides
from tarock_desktop.ui.scene.open_hand import RAISED
from tarock_desktop.ui.scene.open_layout import INDEX_WIDTH, Around, lay_out_open, open_rows
from tarock_desktop.ui.scene.usual_layout import lay_out

# Window with its text unit and the width that the rail, or the strip of icons, takes.
VIEWS = {
    "640x480": (640, 480, 14.0, 44),
    "800x600": (800, 600, 14.0, 44),
    "1024x768": (1024, 768, 15.0, 44),
    "1366x768": (1366, 768, 15.0, 278),
    "1440x900": (1440, 900, 17.0, 295),
    "1920x1080": (1920, 1080, 21.0, 384),
    "2560x1440": (2560, 1440, 27.0, 500),
}
HANDS = (5, 12, 16, 18, 19)


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest) -> tuple[float, float, float, float]:
    return VIEWS[request.param]


def layout_of(view: tuple[float, float, float, float], cards: int = 12) -> TableLayout:
    width, height, unit, rail = view
    return lay_out(QSizeF(width, height), unit, cards, rail=rail)


def trick_card(layout: TableLayout, side: Side) -> QRectF:
    """Return the rectangle around a card of the trick, its tilt included."""
    spot = layout.trick(side)
    turned = QTransform().translate(spot.centre.x(), spot.centre.y()).rotate(spot.angle)
    card = QRectF(QPointF(0, 0), layout.trick_card)
    card.moveCenter(QPointF(0, 0))
    return turned.mapRect(card)


def portrait(layout: TableLayout, side: Side) -> QRectF:
    half = layout.portrait(side) / 2
    return QRectF(-half, -half, 2 * half, 2 * half).translated(layout.seat(side))


def places(layout: TableLayout) -> dict[str, QRectF]:
    found = {"last trick": layout.last_trick, "talon": layout.left_talon(2).bounds}
    for side in Side:
        found[f"plate {side.value}"] = layout.plates[side]
        found[f"tricks {side.value}"] = layout.stacks[side]
        found[f"discards {side.value}"] = layout.discards[side]
    return found


def overlap(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return min(common.width(), common.height()) > 1


@pytest.mark.parametrize("cards", HANDS)
def test_nothing_overlaps(view, cards):
    layout = layout_of(view, cards)
    trick = {f"trick {side.value}": trick_card(layout, side) for side in Side}
    still = places(layout)
    pairs = [*combinations(still.items(), 2)]
    pairs += [(one, other) for one in still.items() for other in trick.items()]
    assert not [(n, m) for (n, place), (m, other) in pairs if overlap(place, other)]
    for name, place in (still | trick).items():
        corners = (place.bottomLeft(), place.bottomRight(), place.center())
        assert all(layout.hand.index_at(corner) is None for corner in corners), name


@pytest.mark.parametrize("cards", HANDS)
def test_everything_lies_on_the_felt(view, cards):
    layout = layout_of(view, cards)
    table = QRectF(QPointF(0, 0), QPointF(layout.right, layout.size.height()))
    for name, place in places(layout).items():
        assert table.contains(place), (name, place)
    for side in Side:
        assert table.contains(trick_card(layout, side)), side
        assert table.contains(portrait(layout, side)), side
    assert layout.hand.bounds.left() >= 0
    assert layout.hand.bounds.right() <= layout.right + layout.rim


@pytest.mark.parametrize("cards", HANDS)
def test_every_card_of_the_hand_shows_its_index_and_nearly_all_of_its_height(view, cards):
    layout = layout_of(view, cards)
    hand = layout.hand
    steps = [b.centre.x() - a.centre.x() for a, b in zip(hand.spots, hand.spots[1:], strict=False)]
    assert min(steps) >= 0.28 * hand.card.width() - 0.5
    for index in range(cards):
        lowest = hand.box(index).bottom()
        below = max(0.0, lowest - layout.size.height())
        turned = hand.box(index).height() - hand.card.height()
        # The corner that turns below the edge is the card's width, not its height.
        assert below - turned / 2 <= 0.08 * hand.card.height()


def test_cards_are_as_large_as_the_design_says():
    widths = {name: layout_of(view).card.width() for name, view in VIEWS.items()}
    wanted = {
        "640x480": 90, "800x600": 114, "1024x768": 146, "1366x768": 146, "1440x900": 170,
        "1920x1080": 204, "2560x1440": 274,
    }  # fmt: skip
    assert widths == pytest.approx(wanted, abs=2)


def test_a_dealt_hand_takes_half_of_the_largest_window():
    layout = layout_of(VIEWS["2560x1440"])
    assert layout.hand.bounds.width() > 2560 / 2


def test_the_fan_opens_as_cards_leave():
    layout = layout_of(VIEWS["1440x900"])
    steps = []
    for count in (19, 16, 12, 10, 5):
        spots = layout.hand_spots(count).spots
        steps.append((spots[1].centre.x() - spots[0].centre.x()) / layout.card.width())
    assert steps == pytest.approx([0.28, 0.303, 0.414, 0.506, 0.62], abs=0.01)


def test_the_hand_lies_on_an_arc(view):
    layout = layout_of(view, 12)
    angles = [spot.angle for spot in layout.hand.spots]
    assert angles == sorted(angles)
    assert angles[0] == pytest.approx(-angles[-1])
    assert angles[-1] - angles[0] == pytest.approx(16.3, abs=0.4)
    heights = [spot.centre.y() for spot in layout.hand.spots]
    assert heights[5] < heights[2] < heights[0]


def test_neighbours_part_from_a_raised_card_without_being_turned():
    hand = layout_of(VIEWS["1440x900"], 12).hand
    opened = hand.opened(5, [0.0] * 5 + [30.0] + [0.0] * 6)
    moved = [
        (after.centre - before.centre).x() / hand.card.width()
        for before, after in zip(hand.spots, opened.spots, strict=True)
    ]
    assert moved[6:9] == pytest.approx([0.22, 0.12, 0.05], abs=0.01)
    assert moved[2:5] == pytest.approx([-0.015, -0.036, -0.066], abs=0.01)
    assert moved[:2] == moved[9:][:2] == [0.0, 0.0]
    assert [spot.angle for spot in hand.spots] == [spot.angle for spot in opened.spots]
    assert opened.spots[5].centre.y() == pytest.approx(hand.spots[5].centre.y() - 30, abs=0.1)


def test_what_lies_over_the_table_keeps_off_trick_and_raised_cards(view):
    layout = layout_of(view)
    lifted = layout.hand_top - layout.lift(Lift.SELECTED)
    between_plates, between, above = prompt_places.places(layout, QRectF())
    assert {place.bottom() for place in (between_plates, between, above)} <= {between.bottom()}
    assert between.bottom() <= lifted
    line, trick = layout.line_area, layout.drop_zone.bottom()
    assert trick <= line.top()
    assert line.bottom() <= layout.hand_top
    # In a low view it ends no lower than it must.
    must = line.top() == pytest.approx(trick, abs=3)
    assert must or line.bottom() <= layout.hand_top - layout.lift(Lift.POINTED)
    for side in Side:
        assert not between.intersects(portrait(layout, side)), side
        assert not overlap(between_plates, layout.plates[side]), side
    for aside in (layout.waiting_talon(6), layout.left_talon(3)):
        assert not overlap(prompt_places.places(layout, aside.bounds)[0], aside.bounds)
    row = layout.open_talon(6)
    for place in prompt_places.places(layout, row.bounds)[:2]:
        assert not overlap(place, row.bounds)


def test_the_line_lies_between_trick_and_hand():
    for name in ("1024x768", "1440x900", "1920x1080", "2560x1440"):
        layout = layout_of(VIEWS[name])
        assert layout.line_area.top() >= trick_card(layout, Side.BOTTOM).bottom() - 4, name


def test_the_talon_lies_between_top_seat_and_hand(view):
    layout = layout_of(view, 18)
    row = layout.open_talon(6)
    assert row.bounds.top() >= portrait(layout, Side.TOP).bottom()
    assert row.bounds.bottom() <= layout.hand_top
    assert not row.bounds.intersects(portrait(layout, Side.LEFT))
    assert not row.bounds.intersects(portrait(layout, Side.RIGHT))


def test_double_text_size_still_fits_the_smallest_window():
    layout = lay_out(QSizeF(640, 480), 28.0, 16)
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


def test_a_point_in_the_fan_finds_the_card_on_top():
    hand = layout_of(VIEWS["1440x900"], 12).hand
    assert [hand.index_at(hand.seen(index)) for index in range(12)] == [*range(12)]
    last = hand.spots[11]
    assert hand.index_at(last.centre) == 11
    corner = hand.outline(0).at(0)
    assert hand.index_at(corner + QPointF(-3, 0)) is None
    # The upper right corner of an upright rectangle around a turned card is not the card.
    assert hand.index_at(hand.box(11).topRight() - QPointF(2, -2)) != 11


def test_the_point_in_a_row_finds_the_card_on_top():
    row = Row(QPointF(100, 0), QSizeF(80, 140), 30, 3)
    assert [row.index_at(x) for x in (99, 100, 129, 130, 160, 239, 240)] == [
        None, 0, 0, 1, 2, 2, None,
    ]  # fmt: skip


def test_an_empty_row_and_an_empty_hand_have_no_card():
    row = Row(QPointF(100, 0), QSizeF(80, 140), 30, 0)
    assert row.index_at(110) is None
    assert row.bounds.isEmpty()
    hand = layout_of(VIEWS["1440x900"], 0).hand
    assert hand.index_at(QPointF(700, 850)) is None
    assert hand.bounds.isEmpty()


@pytest.mark.parametrize("size", [each[:2] for each in VIEWS.values()], ids=list(VIEWS))
def test_on_a_taught_table_the_index_of_every_card_is_whole(size: tuple[float, float]):
    wide, tall = size
    unit = max(18.0, tall / 36)
    for cards in HANDS[1:]:
        column = min(20 * unit, 0.28 * wide) if wide / tall >= 1.5 else 0.0
        around = Around(column=column, head=60.0, foot=0.13 * tall)
        layout = lay_out_open(QSizeF(*size), unit, cards, around)
        lifted = RAISED * layout.card.width()
        for side in Side:
            rows = open_rows(layout, side, cards)
            assert sum(row.count for row in rows) == cards
            for row in rows:
                for one, other in pairwise(row.spots):
                    assert other.centre.x() - one.centre.x() > INDEX_WIDTH * layout.index
            for upper, lower in pairwise(rows):
                apart = lower.spots[0].centre.y() - upper.spots[0].centre.y()
                assert apart - lifted > layout.index
            if side is Side.BOTTOM:
                spots = tuple(spot for row in rows for spot in row.spots)
                assert layout.hand.spots == layout.hand_spots(cards).spots == spots
