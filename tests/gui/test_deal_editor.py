"""The deal editor: cards dragged and sent by keys, problems all at once, chance, files, play."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.notation import BY_NAME, parse_cards
from tarock_desktop.cards.pack import PACK
from tarock_desktop.session.deal_draft import POOL, Spot
from tarock_desktop.session.deals import digest, load_deal
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.gui.window_kit import (
    OpenProgram,
    begin,
    open_program,
    play_hand,
    press,
    unsaved_dialog,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def program(qtbot: QtBot) -> OpenProgram:
    return open_program(qtbot, size=(1440, 900))


def editor(program: OpenProgram) -> Any:
    assert program.window.commands.run("game.edit")
    # The page gets its size in the next round of Qt's loop.
    QApplication.processEvents()
    return program.deals.page


def spot(page: Any, name: str) -> Spot:
    card, now = BY_NAME[name], page._steps.now
    return next(
        Spot(place, card) for place in (*range(now.talon + 1), POOL) if card in now.cards(place)
    )


def at(page: Any, name: str) -> QPointF:
    """Return where a card can be clicked."""
    return QPointF(page.board.place(spot(page, name)).center())


def drag(qtbot: QtBot, page: Any, start: QPointF, end: QPointF) -> None:
    board, a, b = page.board, start.toPoint(), end.toPoint()
    qtbot.mousePress(board, LEFT, pos=a)
    for step in range(1, 7):
        qtbot.mouseMove(board, a + (b - a) * step / 6)
    qtbot.mouseRelease(board, LEFT, pos=b)


def keys(qtbot: QtBot, page: Any, *wanted: Qt.Key) -> None:
    for key in wanted:
        qtbot.keyClick(page.board, key)


def fill(qtbot: QtBot, page: Any, seed: str = "1") -> None:
    page.chance.seed.setText(seed)
    qtbot.mouseClick(page.chance.fill, LEFT)


def lines(page: Any) -> list[str]:
    return [line.accessibleName() for line in page.problems.lines]


def test_a_card_is_dragged_from_the_pool_into_a_hand(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    drag(qtbot, page, at(page, "T22"), page.board.plate(1).center())
    assert page._steps.now.deal.hands[1] == parse_cards("T22")
    # Onto a card of a hand that is not full: the card comes there as well.
    drag(qtbot, page, at(page, "HK"), at(page, "T22"))
    assert page._steps.now.deal.hands[1] == parse_cards("T22 HK")


def test_a_card_dropped_on_a_card_is_exchanged(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    fill(qtbot, page)
    one, other = page._steps.now.deal.hands[0][0], page._steps.now.deal.hands[2][5]
    drag(qtbot, page, at(page, one.name), at(page, other.name))
    hands = page._steps.now.deal.hands
    assert one in hands[2]
    assert other in hands[0]
    talon = page._steps.now.deal.talon
    drag(qtbot, page, at(page, talon[0].name), at(page, talon[3].name))
    assert page._steps.now.deal.talon[:4] == (talon[3], *talon[1:3], talon[0])


def test_a_drag_to_nowhere_changes_nothing(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    before = page._steps.now
    drag(qtbot, page, at(page, "T22"), QPointF(-40, -40))
    drag(qtbot, page, at(page, "T22"), at(page, "T22") + QPointF(12, 12))
    assert page._steps.now == before


def test_cards_chosen_by_click_go_together(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    qtbot.mouseClick(page.board, LEFT, pos=at(page, "T22").toPoint())
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.mouseClick(page.board, LEFT, control, at(page, "T21").toPoint())
    qtbot.mouseClick(page.board, LEFT, control, at(page, "T1").toPoint())
    qtbot.mouseClick(page.board, LEFT, pos=page.board.plate(3).center().toPoint())
    assert set(page._steps.now.deal.hands[3]) == set(parse_cards("T22 T21 T1"))
    drag(qtbot, page, at(page, "T21"), page.board.plate(4).center())
    assert page._steps.now.deal.talon == parse_cards("T21")


def test_everything_is_done_by_keys(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    assert page.board.hasFocus()
    key = Qt.Key
    keys(qtbot, page, key.Key_Up, key.Key_Home)
    assert page.board.at_cursor() == Spot(POOL, PACK[21])
    assert page.board.accessibleName() == "Skys. To place, 54"
    keys(qtbot, page, key.Key_B)
    assert page._steps.now.deal.hands[1] == parse_cards("T22")
    keys(qtbot, page, key.Key_Home, key.Key_Space, key.Key_Right, key.Key_Space)
    assert "chosen" in page.board.accessibleName()
    keys(qtbot, page, key.Key_T)
    assert page._steps.now.deal.talon == parse_cards("T21 T20")
    # One chosen, the other at the cursor: they change places.
    page.board.point_at(1, None)
    keys(qtbot, page, key.Key_Space)
    page.board.point_at(4, Spot(4, BY_NAME["T20"]))
    keys(qtbot, page, key.Key_X)
    assert page._steps.now.deal.talon == parse_cards("T21 T22")
    keys(qtbot, page, key.Key_Delete)
    assert len(page._steps.now.deal.piles[4]) == 1
    qtbot.keyClick(page.board, key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page._steps.now.deal.talon == parse_cards("T21 T22")
    qtbot.keyClick(page.board, key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(page._steps.now.deal.piles[4]) == 1
    keys(qtbot, page, key.Key_Escape)
    assert program.deals.page is None


def test_all_problems_are_told_at_once_and_a_click_goes_there(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    assert len(lines(page)) == 6
    assert not page.play.isEnabled()
    fill(qtbot, page)
    assert lines(page) == []
    assert "This deal can be played." in {each.text() for each in page.findChildren(QLabel)}
    card = page._steps.now.deal.hands[2][0]
    drag(qtbot, page, at(page, card.name), page.board.plate(0).center())
    assert lines(page) == [
        "Hand A has 13 cards, not 12.",
        "Hand C has 11 cards, not 12.",
    ]
    qtbot.mouseClick(page.problems.lines[1], LEFT)
    assert page.board.hasFocus()
    assert page.board.at_cursor().place == 2


def test_wishes_are_met_and_what_cannot_be_is_said(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    chance = page.chance
    chance.wishes.least_trumps.setValue(9)
    qtbot.mouseClick(chance.wishes.void[next(iter(chance.wishes.void))], LEFT)
    assert "trumps 9–" in chance.summary.text()
    fill(qtbot, page, "abc")
    first = page._steps.now
    hand = first.deal.hands[0]
    assert sum(card.suit.value == "T" for card in hand) >= 9
    assert all(card.suit.value != "H" for card in hand)
    fill(qtbot, page, "abc")
    assert page._steps.now == first
    qtbot.mouseClick(chance.back, LEFT)
    assert len(page._steps.now.pool) == 54
    chance.place.setCurrentIndex(1)
    assert chance.wishes.least_trumps.value() == -1
    chance.wishes.least_trumps.setValue(12)
    chance.place.setCurrentIndex(2)
    chance.wishes.least_trumps.setValue(5)
    before = page._steps.now
    fill(qtbot, page)
    assert chance.answer.text() == "No deal meets all these wishes together."
    assert page._steps.now == before


def test_a_placed_card_stays_and_a_double_click_lets_one_stay(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    drag(qtbot, page, at(page, "T1"), page.board.plate(2).center())
    fill(qtbot, page)
    card = page._steps.now.deal.hands[0][0]
    qtbot.mouseDClick(page.board, LEFT, pos=at(page, card.name).toPoint())
    assert card not in page._steps.now.by_chance
    qtbot.mouseClick(page.chance.other, LEFT)
    hands = page._steps.now.deal.hands
    assert card in hands[0]
    assert PACK[0] in hands[2]


def test_a_deal_is_saved_opened_again_and_played(qtbot: QtBot, program: OpenProgram, tmp_path):
    page = editor(program)
    fill(qtbot, page)
    page.dealer.setCurrentIndex(1)
    page.dealer.activated.emit(1)
    deal = page._steps.now.deal
    file = tmp_path / "mine.toml"
    dialog = program.deals.save_dialog()
    dialog.fileSelected.connect(lambda chosen: program.deals.save(file))
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert digest(load_deal(file)) == digest(deal)
    page._clear()
    program.deals.open_file(file)
    assert digest(page._steps.now.deal) == digest(deal)
    qtbot.mouseClick(page.play, LEFT)
    assert program.deals.page is None
    seen = program.session.observation(Watcher.REFEREE)
    assert seen.round.dealer == Seat(1)
    assert [set(hand.cards) for hand in seen.deal.hands] == [set(hand) for hand in deal.hands]
    play_hand(qtbot, program)


def test_an_unfinished_deal_is_saved_with_its_wishes(qtbot: QtBot, program: OpenProgram, tmp_path):
    page = editor(program)
    drag(qtbot, page, at(page, "T22"), page.board.plate(0).center())
    page.chance.wishes.most_points.setValue(30)
    program.deals.save(tmp_path / "part.toml")
    before = page._steps.now.deal
    page._clear()
    program.deals.open_file(tmp_path / "part.toml")
    assert page._steps.now.deal == before
    assert page.chance.wishes.most_points.value() == 30


def test_under_another_sheet_the_cards_stay(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    fill(qtbot, page)
    before = page._steps.now.deal
    page.rules.setCurrentIndex(page.rules.findData("czech-gp"))
    page.rules.activated.emit(page.rules.currentIndex())
    now = page._steps.now.deal
    assert (now.ruleset, now.piles) == ("czech-gp", before.piles)
    assert page.play.isEnabled()


def test_not_while_a_hand_is_played_at_a_tournament_table(qtbot: QtBot, program: OpenProgram):
    begin(program)
    assert program.deals.may_open()
    begin(program, mode=Mode.TOURNAMENT)
    wait_for_turn(qtbot, program)
    assert not program.window.commands.may_run("game.edit")
    program.home.show_start()
    assert not program.window.commands.may_run("game.edit")


def test_the_game_waits_behind_the_editor(qtbot: QtBot, program: OpenProgram):
    begin(program)
    wait_for_turn(qtbot, program)
    before = program.session.position
    page = editor(program)
    assert not program.window.shows_game
    page.board.setFocus()
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.shows_game
    assert program.session.position == before


@pytest.mark.parametrize("language", ["cs", "sl", "de"])
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 100), ((1024, 768), 100)])
def test_nothing_is_cut(qtbot: QtBot, language, size, scale):
    program = open_program(qtbot, size=size, language=language)
    page = editor(program)
    fill(qtbot, page)
    for part in page.findChildren(QAbstractButton):
        if part.isVisible() and part.text():
            right = part.mapTo(page, part.rect().topRight()).x()
            assert right <= page.width(), part.text()
    assert page.board.isVisible()
    assert page.board.height() > 0.6 * size[1]


def test_every_card_can_be_told_apart_by_its_corner(qtbot: QtBot):
    """In a small window the corner of every card is to be seen."""
    program = open_program(qtbot, size=(800, 600))
    page = editor(program)
    fill(qtbot, page)
    for card in PACK:
        seen = page.board.place(spot(page, card.name))
        assert seen.width() >= 18
        assert seen.height() >= 40


def test_where_a_card_would_go_is_shown_while_it_is_dragged(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    board, start = page.board, at(page, "T22").toPoint()
    end = board.plate(1).center().toPoint()
    qtbot.mousePress(board, LEFT, pos=start)
    qtbot.mouseMove(board, (start + end) / 2)
    qtbot.mouseMove(board, end)
    shown = board.grab().toImage()
    edge = board._layout.strips[1].box.adjusted(1, 1, -1, -1)
    ink = shown.pixelColor(int(edge.center().x()), int(edge.top()))
    assert ink.red() > 180, "the place has an edge in the colour of the turn"
    assert board._still is not None, "the other cards are not drawn again for each move"
    qtbot.mouseRelease(board, LEFT, pos=end)
    board.grab()
    assert board._still is None
    assert page._steps.now.deal.hands[1] == parse_cards("T22")


def test_a_deal_that_is_not_saved_is_asked_for_when_the_program_quits(
    qtbot: QtBot, program: OpenProgram, tmp_path
):
    page = editor(program)
    fill(qtbot, page)
    program.window.close()
    asked = unsaved_dialog(program.window)
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert program.window.isVisible()
    program.window.close()
    asked = unsaved_dialog(program.window)
    qtbot.mouseClick(asked.saves[0], LEFT)
    (where,) = program.window.findChildren(QFileDialog)
    where.selectFile(str(tmp_path / "deal.toml"))
    with qtbot.waitSignal(program.window.closed):
        where.accept()
    assert digest(load_deal(tmp_path / "deal.toml")) == digest(page._steps.now.deal)


def test_a_deal_that_is_kept_elsewhere_is_not_asked_for(qtbot: QtBot, program: OpenProgram):
    page = editor(program)
    assert not program.deals.unsaved()
    fill(qtbot, page)
    qtbot.mouseClick(page.play, LEFT)
    assert program.window.shows_game
    assert not program.deals.unsaved()
