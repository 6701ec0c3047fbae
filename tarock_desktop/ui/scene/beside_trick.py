"""What lies beside the trick: talon, closed packets, open cards, and those who rest."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.view import Observation
from tarock_desktop.ui.scene.depths import FELT_Z
from tarock_desktop.ui.scene.fan import HALF_OPEN, Spot
from tarock_desktop.ui.scene.layout import CROSS_HALF, Row, Side, TableLayout
from tarock_desktop.ui.scene.picture import Picture
from tarock_desktop.ui.scene.resting import resting_place
from tarock_desktop.ui.scene.sprites import Shadow
from tarock_desktop.ui.scene.table_items import TableItems
from tarock_desktop.ui.style.tips import set_tip

_WAITING: Final = (Phase.PACKET, Phase.BID, Phase.CALL)
"""While that is asked the talon waits aside; while it is to be taken it lies in the middle."""


def talon_row(layout: TableLayout, view: Observation) -> Row:
    """Return where the talon cards lie that nobody has taken: aside, but to be taken."""
    count = sum(place.taken_by is None and not place.added for place in view.deal.talon)
    if view.phase in _WAITING:
        return layout.waiting_talon(count)
    return (layout.open_talon if view.phase is Phase.TALON else layout.left_talon)(count)


def show_talon(scene: TableItems, picture: Picture) -> None:
    """Show the talon cards nobody has taken."""
    view = picture.observation
    is_open = view.phase in (*_WAITING, Phase.TALON)
    places = [p for p in view.deal.talon if p.taken_by is None and not p.added]
    row = talon_row(scene.layout, view)
    if scene.layout.is_open and picture.resting and not is_open:
        row = _beside_resting(scene, row)
    while len(scene.talon) > len(places):
        scene.drop([scene.talon.pop()])
    while len(scene.talon) < len(places):
        scene.talon.append(scene.new_card(None, row.card.width()))
    for index, place in enumerate(places):
        item = scene.talon[index]
        is_known = place.shown or view.result.points or view.viewer is Watcher.REFEREE
        item.turn_face(place.card if is_known else None)
        item.set_width(row.card.width())
        item.setVisible(scene.shows_talon)
        item.raise_to(Shadow.LOW)
        item.setZValue(FELT_Z + 1 + index / 100)
        item.fly(Spot(row.centre(index)), 0, QEasingCurve.Type.OutCubic)
    belongs = bool(places) and not is_open and view.phase is not Phase.DISCARD
    _label_talon(scene, row, scene.speech.left_talon(picture) if belongs else "")


def _beside_resting(scene: TableItems, row: Row) -> Row:
    """Return the talon in the corner of a taught table in which also those stand who rest."""
    layout, place = scene.layout, resting_place(scene.layout)
    corner = QPointF(row.corner.x(), place.bottom() + layout.margin)
    if corner.y() + row.card.height() > layout.portrait_place(Side.LEFT).top():
        row = replace(row, step=row.step / 2)
        corner = QPointF(place.right() - row.bounds.width(), row.corner.y())
        place.setRight(corner.x() - layout.margin)
    scene.resting.settle(place, layout.unit, scene.theme)
    return replace(row, corner=corner)


def _label_talon(scene: TableItems, row: Row, text: str) -> None:
    """Write above the talon, on a taught table beside it, to whom it belongs."""
    layout = scene.layout
    unit, left, top = layout.unit, row.corner.x(), row.corner.y() - 1.5 * layout.unit
    right = layout.centre.x() - CROSS_HALF * layout.card.width()
    if layout.is_open:
        left, top = row.bounds.right() + layout.margin, row.bounds.center().y() - 0.7 * unit
        right = layout.open_hands[Side.TOP].x() - HALF_OPEN * layout.card.width()
    place = QRectF(left, top, right - left, 1.4 * unit)
    scene.talon_label.settle(place, unit, scene.theme)
    # The trick would lie over it, and words of which half is seen say nothing.
    fits = scene.talon_label.width_of(text) <= place.width()
    scene.talon_label.say(text if fits else "")


def show_packets(scene: TableItems, picture: Picture) -> None:
    """Show the closed packets nobody has taken."""
    packets = picture.observation.deal.packets
    free = tuple(n for n, packet in enumerate(packets) if packet.taken_by is None)
    if picture.observation.phase is not Phase.PACKET or not free:
        scene.packets.lay(None, (), 0)
        return
    scene.packets.lay(scene.layout.packets(len(free)), free, packets[0].size)


def show_exposed(scene: TableItems, picture: Picture) -> None:
    """Show the cards that other seats hold face up; the viewer's own wear a tab in his hand."""
    deal = picture.observation.deal
    for seat, side in picture.sides.items():
        open_cards = deal.hands[seat].cards & deal.exposed if deal.hands else NO_CARDS
        shown = () if seat == picture.viewer else tuple(open_cards)
        if picture.observation.viewer is Watcher.REFEREE or seat in deal.open:
            # They wear their corner in the open hand.
            shown = ()
        scene.exposed[side].hold(shown)
        set_tip(scene.exposed[side], scene.speech.exposed(picture, seat, shown))


def show_open_hands(scene: TableItems, picture: Picture) -> None:
    """Show hands that lie open, the referee all of them, but for the one at the lower edge."""
    deal = picture.observation.deal
    for seat, side in picture.sides.items():
        known = picture.observation.viewer is Watcher.REFEREE or seat in deal.open
        shown = known and side is not Side.BOTTOM and bool(deal.hands)
        cards = deal.hands[seat].cards if shown else NO_CARDS
        held = picture.ranked(cards)
        scene.open_hands[side].hold(tuple(held), deal.exposed)
        scene.portraits[side].shows_backs = not scene.open_hands[side].boxes()
        scene.portraits[side].update()
        set_tip(scene.open_hands[side], scene.speech.open_hand(picture, seat, tuple(held)))


def show_resting(scene: TableItems, picture: Picture) -> None:
    """Show those at the table who are dealt no hand."""
    resting = picture.resting
    scene.resting.say(tuple(scene.speech.facts(picture, seat) for seat in resting))
    set_tip(scene.resting, "\n".join(scene.speech.seat(picture, seat) for seat in resting))
    scene.resting.setVisible(bool(resting))
