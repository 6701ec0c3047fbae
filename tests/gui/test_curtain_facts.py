"""What stands on the curtain: public facts, and all of them whole in any window."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tests.gui.window_kit import begin, open_program, play_until, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def at_its(qtbot: QtBot, wanted, *, size: tuple[int, int] = (1024, 768), scale: int = 100):
    """Return a program with the curtain down in a hand of Königrufen, and the curtain."""
    program = open_program(qtbot, size=size, language="de")
    program.settings.change(text_scale=scale)
    begin(program, humans=4, ruleset="koenigrufen")
    play_until(qtbot, program, lambda prompt: wanted(prompt, view(program)))
    program.window.hot_seat.cover()
    QApplication.processEvents()
    return program, program.window.hot_seat.curtain


def bidding(prompt, seen) -> bool:
    return prompt.phase is Phase.BID and len(seen.auction.bids) >= 3


def leading(prompt, seen) -> bool:
    return prompt.phase is Phase.PLAY and bool(seen.play.tricks) and not seen.play.trick


def test_it_shows_what_everybody_has_and_has_bid(qtbot: QtBot):
    program, curtain = at_its(qtbot, bidding)
    seen, words = view(program), program.window.words
    seats = curtain.public.seats
    assert [seat.name.text() for seat in seats] == list(program.session.seating.names)
    assert [seat.score.text() for seat in seats] == [words.amount(s) for s in seen.round.scores]
    who = [entry.seat for entry in seen.auction.bids]
    assert [bool(seat.said.text()) for seat in seats] == [place in who for place in range(4)]
    assert all(seat.said.text() in seat.accessibleName() for seat in seats)
    assert not curtain.public.taken.isVisible()


def test_its_parts_are_no_windows_of_their_own(qtbot: QtBot):
    program, _ = at_its(qtbot, bidding)
    assert QApplication.activeWindow() is program.window
    assert program.window.isActiveWindow()


def test_it_shows_the_previous_trick_before_the_next_one(qtbot: QtBot):
    program, curtain = at_its(qtbot, leading)
    trick = view(program).play.tricks[-1]
    tiles = curtain.public.tiles
    assert [tile.cards for tile in tiles] == [(entry.card,) for entry in trick.cards]
    assert program.session.seating.names[trick.winner] in curtain.public.taken.text()


@pytest.mark.parametrize("wanted", [bidding, leading])
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((640, 480), 100)])
def test_nothing_on_it_is_cut(qtbot: QtBot, wanted, size: tuple[int, int], scale: int):
    _, curtain = at_its(qtbot, wanted, size=size, scale=scale)
    public = curtain.public
    tops = [part.geometry() for part in (curtain.person, curtain.open_button, public)]
    assert curtain.rect().contains(public.geometry())
    for above, below in pairwise(tops):
        assert above.bottom() < below.top()
    for part in (*public.seats, *public.tiles):
        assert part.isVisible()
        # A line of text is a pixel lower where it could break.
        assert part.height() + 1 >= part.minimumSizeHint().height()
    for label in curtain.findChildren(QLabel):
        if label.isVisible():
            assert label.width() >= label.minimumSizeHint().width(), label.text()
            assert label.height() >= label.heightForWidth(label.width()), label.text()
