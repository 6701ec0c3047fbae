"""Teaching mode: a presenter's remote, open and closed hands, why, spotlight, comments."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from tarock_desktop.session.saves import saved_games
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.style.tokens import Duration
from tests.gui.drag import click
from tests.gui.mouse_kit import LEFT, push
from tests.gui.teaching_kit import back_to, game_in_play, mode, scene, table, taught
from tests.gui.window_kit import NAMES, answer, begin, open_program, press, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

TOP, RIGHT = Seat(2), Seat(1)


def test_a_remote_goes_back_to_the_deal_and_on_to_the_present(qtbot: QtBot):
    program = taught(qtbot)
    before = program.session.ticket, program.session.position, table(program)
    lesson = mode(program).lesson()
    for number in reversed(range(len(lesson) - 1)):
        press(qtbot, program, Qt.Key.Key_PageUp if number % 2 else Qt.Key.Key_Left)
        if mode(program).past is None:  # the arrow led the cursor: a card is asked for
            press(qtbot, program, Qt.Key.Key_PageUp)
        assert table(program) == lesson.table(number)
        bar = mode(program).past.board.bar
        assert bar.count.text() == f"Step {number + 1} of {len(lesson)}"
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert table(program) == lesson.table(0)
    for number in range(1, len(lesson) - 1):
        press(qtbot, program, Qt.Key.Key_PageDown if number % 2 else Qt.Key.Key_Right)
        assert table(program) == lesson.table(number)
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert mode(program).past is None
    assert (program.session.ticket, program.session.position, table(program)) == before


def test_without_a_second_screen_nothing_is_projected_and_nothing_taught(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    size = program.window.page.unit()
    assert program.window.commands.run("teaching.room")
    assert "no second screen" in program.window.page.notice.text.text()
    assert not mode(program).is_on
    assert program.window.page.unit() == size


def test_nobody_acts_in_the_past_and_the_buttons_lead_out_of_it(qtbot: QtBot):
    program = taught(qtbot)
    ticket = program.session.ticket
    push(qtbot, program, mode(program).board.bar.back_button)
    bar = mode(program).past.board.bar
    push(qtbot, program, bar.back_button)
    assert not any(
        program.window.commands.may_run(name)
        for name in ("game.undo", "game.new", "hand.pass", "teaching.hint", "teaching.review")
    )
    hand = scene(program).layout.hand
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_P):
        press(qtbot, program, key)
    qtbot.mouseDClick(mode(program).past.view.viewport(), LEFT, pos=hand.seen(0).toPoint())
    qtbot.mouseClick(mode(program).covers.spotlight, LEFT)
    assert program.session.ticket == ticket
    assert not program.game.workers.is_free()
    push(qtbot, program, bar.present_button)
    assert mode(program).past is None
    assert program.window.commands.may_run("game.undo")
    assert program.game.workers.is_free()


def test_all_hands_lie_open_and_each_can_be_closed_alone(qtbot: QtBot):
    program = taught(qtbot)
    for side in (Side.TOP, Side.LEFT, Side.RIGHT):
        hand = scene(program).open_hands[side]
        assert len(hand.cards) == len(hand.boxes()) > 0
        assert all(box.height() >= 44 for box in hand.boxes())
    plate = scene(program).layout.plates[Side.TOP].center()
    click(qtbot, program.window.view, plate)
    assert scene(program).open_hands[Side.TOP].cards == ()
    assert not table(program).deal.hands[TOP].cards - table(program).deal.exposed
    assert scene(program).open_hands[Side.RIGHT].cards
    why = back_to(qtbot, program, lambda why: why.seat == TOP)
    past = mode(program).past
    assert scene(program).open_hands[Side.TOP].cards == ()
    assert "What would you play?" in past.board.panel.said()
    assert not any(str(card) in past.board.panel.said() for card in why.cards)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert set(scene(program).open_hands[Side.TOP].cards) == set(why.cards | why.barred)
    assert "What would you play?" not in past.board.panel.said()
    press(qtbot, program, Qt.Key.Key_End)
    click(qtbot, program.window.view, scene(program).layout.plates[Side.BOTTOM].center())
    assert all(item.card is not None for item in scene(program).hand), "one's own hand stays open"


@pytest.mark.parametrize("ruleset", ["spjst", "koenigrufen"])
def test_why_marks_the_cards_and_names_reason_and_article(qtbot: QtBot, ruleset):
    program = taught(qtbot, session=game_in_play(ruleset), size=(1440, 900))
    words = program.window.words
    why = mode(program).lesson().why(len(mode(program).lesson()) - 1)
    assert why.seat == Seat(0)
    marks = {item.card: item.look.marks for item in scene(program).hand}
    assert all(Mark.SELECTED in marks[card] for card in why.cards)
    assert all(Mark.BARRED in marks[card] for card in why.barred)
    said = mode(program).board.panel.said()
    assert why.denied
    for each in why.denied:
        assert words.message(each.reason) in said
        assert words.article(each.article).heading in said
    why = back_to(qtbot, program, lambda why: why.seat != Seat(0) and why.barred and why.cards)
    hands = scene(program).open_hands.values()
    assert {hand._barred for hand in hands} == {why.barred}
    assert words.seat(why.seat) in mode(program).past.board.panel.said()
    with qtbot.waitSignal(program.window.rules_wanted) as article:
        panel = mode(program).past.board.panel
        panel.findChildren(QAbstractButton)[-1].click()
    assert article.args[0] in {each.article for each in why.denied}


def test_a_click_lights_one_card_or_number_until_the_next_click(qtbot: QtBot):
    program = taught(qtbot)
    window, spotlight = program.window, mode(program).covers.spotlight
    hand = scene(program).open_hands[Side.TOP]
    box, other = hand.boxes()[1], hand.boxes()[4]
    corner = window.view.viewport().mapTo(window, QPointF(0, 0))

    def light(place: QRectF) -> Any:
        picture = window.grab().toImage()
        point = (corner + place.topLeft() + QPointF(8, 12)) * picture.devicePixelRatio()
        return picture.pixelColor(point.toPoint()).lightness()

    lit, dark = light(box), light(other)
    click(qtbot, window.view, box.center())
    assert spotlight.isVisible()
    assert spotlight.spot.contains(box.translated(corner))
    assert light(box) == lit
    assert light(other) == pytest.approx(0.35 * dark, rel=0.1)
    qtbot.mouseClick(spotlight, LEFT, pos=QPoint(5, 5))
    assert not spotlight.isVisible()
    number = next(
        label
        for label in window.page.heading.findChildren(QLabel)
        if label.isVisible() and any(c.isdigit() for c in label.text())
    )
    qtbot.mouseClick(number, LEFT)
    assert spotlight.isVisible()
    assert spotlight.spot.contains(number.mapTo(window, QPointF(number.rect().center())))
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert not spotlight.isVisible()


def test_a_blank_picture_shows_nothing_and_lets_nothing_happen(qtbot: QtBot):
    program = taught(qtbot)
    ticket, step = program.session.ticket, mode(program).lesson()
    press(qtbot, program, Qt.Key.Key_B)
    picture = program.window.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 61)
        for y in range(0, picture.height(), 37)
    }
    assert colours == {"#000000"}
    assert not program.game.workers.is_free()
    assert not program.window.commands.may_run("game.undo")
    press(qtbot, program, Qt.Key.Key_B)
    assert not mode(program).covers.is_blank
    press(qtbot, program, Qt.Key.Key_Period)
    assert mode(program).covers.is_blank
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert not mode(program).covers.is_blank
    assert mode(program).past is None
    assert (program.session.ticket, mode(program).lesson()) == (ticket, step)


def test_a_room_votes_on_one_screen_also_if_the_best_act_is_not_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    program = taught(qtbot)
    why = back_to(qtbot, program, lambda why: why.seat == RIGHT and len(why.cards) > 1)
    past, lecture = mode(program).past, mode(program).lecture

    def fail(*asked: object) -> None:
        raise ArithmeticError(asked)

    monkeypatch.setattr("tarock_desktop.ui.teaching.votes.proposed", fail)
    press(qtbot, program, Qt.Key.Key_V)
    assert lecture.is_asking
    assert not table(program).deal.hands[why.seat].cards
    counts = past.board.bar.votes.boxes
    qtbot.waitUntil(counts[0].hasFocus)
    assert "could not be found" in past.page.notice.text.text()
    rows = past.board.panel.ballot.rows
    assert 2 <= len(rows) <= 4
    qtbot.keyClicks(QApplication.focusWidget(), "7")
    press(qtbot, program, Qt.Key.Key_Return)
    assert counts[1].hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "12")
    assert lecture.vote.counts[:2] == (7, 12)
    assert [row.count for row in past.board.panel.ballot.rows] == [None] * len(rows)
    # The keys of a remote and of the teacher do what they do at the table.
    press(qtbot, program, Qt.Key.Key_Period)
    assert mode(program).covers.is_blank
    press(qtbot, program, Qt.Key.Key_B)
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert not lecture.is_asking
    assert [row.count for row in past.board.panel.ballot.rows][:2] == [7, 12]
    assert not counts[0].isVisible()
    assert past.hasFocus()
    assert not any(card.look.pointed for card in scene(program).hand)
    assert mode(program).past is past
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert past.number == lecture.number
    assert lecture.vote is None


def test_a_comment_is_kept_with_the_game_and_shown_at_its_step(qtbot: QtBot, tmp_path):
    program = taught(qtbot, session=game_in_play(folder=tmp_path))
    back_to(qtbot, program, lambda why: why.seat == RIGHT)
    past = mode(program).past
    number, bar = past.number, past.board.bar
    push(qtbot, program, bar.comment_button)
    qtbot.keyClicks(QApplication.focusWidget(), "Be careful. Count!")
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert bar.comment.text() == ""
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert bar.comment.text() == "Be careful. Count!"
    assert bar.comment.isVisible()
    moment = past.lesson.steps[number].moment
    program.window.close()

    other = open_program(qtbot, folder=tmp_path / "elsewhere")
    (file,) = saved_games(tmp_path)
    other.opener.open_saved(file)
    assert other.session.path == file
    press(qtbot, other, Qt.Key.Key_F9)
    while mode(other).past is None or mode(other).past.number > number:
        press(qtbot, other, Qt.Key.Key_PageUp)
    past = mode(other).past
    assert past.lesson.steps[number].moment == moment
    assert past.board.bar.comment.text() == "Be careful. Count!"
    other.window.close()


def test_the_game_waits_while_a_comment_is_written_and_f9_keeps_it(qtbot: QtBot):
    program = taught(qtbot)
    qtbot.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not program.game.workers.is_free()
    qtbot.keyClicks(QApplication.focusWidget(), "given up")
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.game.workers.is_free()
    qtbot.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(QApplication.focusWidget(), "kept")
    moment = mode(program).lesson().steps[-1].moment
    press(qtbot, program, Qt.Key.Key_F9)
    assert program.game.workers.is_free()
    assert program.session.comments.at(moment).text == "kept"


def test_a_step_is_quick_and_a_trick_waits_for_the_next_one(qtbot: QtBot):
    program = taught(qtbot)
    program.settings.change(speed="half")
    press(qtbot, program, Qt.Key.Key_PageUp)
    tempo = mode(program).past.view.tempo
    assert 0 < tempo.move(Duration.CARD_TO_TRICK) <= 200
    press(qtbot, program, Qt.Key.Key_PageUp)
    press(qtbot, program, Qt.Key.Key_PageDown)
    press(qtbot, program, Qt.Key.Key_End)
    program.settings.change(speed="double")
    choreographer = program.window.view._choreographer
    tricks = len(table(program).play.tricks)
    program.window.submit(PlayCard(Seat(0), next(iter(mode(program).lesson().why(-1).cards))))
    qtbot.waitUntil(lambda: choreographer.is_resting, timeout=20_000)
    assert choreographer._timer.isActive() is False
    assert len(table(program).play.tricks) == tricks + 1
    assert not program.game.workers.is_free()
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert not choreographer.is_resting
    assert mode(program).past is None


def test_arrows_step_where_they_choose_no_card(qtbot: QtBot):
    session = game_in_play()
    session.reseat(Seating(tuple(computer(name, "club") for name in NAMES)))
    program = open_program(qtbot)
    program.game.play(session, computers=False)
    press(qtbot, program, Qt.Key.Key_F9)
    assert len(scene(program).open_hands[Side.TOP].cards) > 0
    assert all(item.card is not None for item in scene(program).hand)
    press(qtbot, program, Qt.Key.Key_Left)
    assert mode(program).past is not None
    press(qtbot, program, Qt.Key.Key_Right)
    assert mode(program).past is None
    while (prompt := session.prompt()) is not None:
        assert session.submit(answer(program, prompt)).accepted
    assert program.game.may_start_hand()
    assert not program.game._pause.isActive(), "the next hand waits for the teacher"
    press(qtbot, program, Qt.Key.Key_F9)
    assert program.game._pause.isActive()


def test_steps_lead_from_hand_to_hand(qtbot: QtBot):
    program = taught(qtbot, session=game_in_play(hand=2))
    while mode(program).past is None or mode(program).past.lesson.number == 2:
        press(qtbot, program, Qt.Key.Key_PageUp)
    past = mode(program).past
    assert (past.lesson.number, past.number) == (1, len(past.lesson) - 1)
    assert table(program).result.over
    assert all(name in past.board.panel.said() for name in ("Anna", "Josef", "Karel", "Marie"))
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert mode(program).past is None or mode(program).past.lesson.number == 2


def test_a_bright_room_is_offered_and_ends_with_the_lesson(qtbot: QtBot):
    program = taught(qtbot)
    notice = program.window.page.notice
    push(qtbot, program, notice.more)
    assert program.window.theme.id == "bright-room"
    assert program.window.view.deck.style.palette.value == "contrast"
    program.settings.change(language="en")
    assert program.window.theme.id == "bright-room"
    press(qtbot, program, Qt.Key.Key_F9)
    assert program.window.theme.id == "green-baize"
    assert program.settings.preferences.theme == "system"
    press(qtbot, program, Qt.Key.Key_F9)
    push(qtbot, program, notice.away)
    assert not notice.isVisible()
    assert program.window.theme.id == "green-baize"


def test_the_lesson_ends_when_several_people_play(qtbot: QtBot):
    program = taught(qtbot)
    assert scene(program).layout.is_open
    begin(program, 2)
    assert not mode(program).is_on
    assert not scene(program).layout.is_open
    assert not mode(program).board.panel.isVisible()
    commands = [each.name for each in program.window.commands if each.name.startswith("lesson.")]
    assert not [name for name in commands if program.window.commands.may_run(name)]
    assert not view(program).deal.open


@pytest.mark.parametrize(
    ("size", "language", "least"),
    [((1024, 768), "de", 20), ((1440, 900), "sl", 22), ((1920, 1080), "cs", 24)],
)
def test_everything_is_large_and_off_the_edge_of_the_picture(qtbot: QtBot, size, language, least):
    program = taught(qtbot, size=size, language=language)
    program.window.page.notice.hide()
    back_to(qtbot, program, lambda why: why.barred)
    window = program.window
    beside, below = 0.03 * size[0], 0.03 * size[1]
    inner = window.rect().adjusted(int(beside), int(below), -int(beside), -int(below))
    page = mode(program).past.page
    parts = [part for part in page.findChildren(QLabel) if part.isVisible() and part.text()]
    spoken = page.view.viewport()
    buttons = page.findChildren(QAbstractButton)
    parts += [each for each in buttons if each.isVisible() and not spoken.isAncestorOf(each)]
    assert len(parts) > 8
    for part in parts:
        place = part.rect().translated(part.mapTo(window, QPoint(0, 0)))
        assert inner.contains(place), part.text()
        assert part.font().pixelSize() >= least, part.text()
    for button in (mode(program).past.board.bar.comment_button, page.buttons.menu_button):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
    places = [hand.place for hand in scene(program).open_hands.values() if hand.cards]
    boxes = [box for hand in scene(program).open_hands.values() for box in hand.boxes()]
    plates = scene(program).layout.plates.values()
    assert len(places) == 3
    assert not any(box.intersects(plate) for box in boxes for plate in plates)


def test_only_the_cards_of_an_open_hand_tell_whose_they_are(qtbot: QtBot):
    program = taught(qtbot)
    back_to(qtbot, program, lambda why: why.barred)
    items = scene(program)
    for side, hand in items.open_hands.items():
        if hand.cards:
            assert hand.shape().contains(hand.boxes()[0].center())
            assert not hand.shape().contains(items.layout.centre), side
            assert not hand.shape().contains(items.layout.plates[side].center()), side
