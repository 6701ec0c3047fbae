"""What the panels and dialogs say."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tarock_desktop.kernel import COMPILED
from tarock_desktop.session.preferences import SETTINGS
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.prompts.dealing import CutPrompt, ShufflePrompt
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.prompts.hand_over import HandOverPrompt
from tarock_desktop.ui.style.widgets import LineButton, Text
from tests.gui.window_kit import (
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    texts,
    view,
    wait_for_turn,
)

# The screenless platform has no size hints and says so whenever a dialog opens.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def refused(qtbot: QtBot):
    """A table whose referee has just refused a card."""
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.PLAY and bool(p.cards.barred))
    program.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    return program


def test_refused_card_is_explained(refused):
    ruling = refused.window.page.rail.referee.ruling
    said = refused.window.words.ruling(ruling)
    shown = texts(refused.window.page.rail.referee)
    article = refused.window.words.article(ruling.citation.article)
    for part in (*said.shown, article.number, article.title, *said.more):
        assert part in shown


def test_refused_card_changes_nothing(refused):
    before = view(refused)
    prompt = asked(refused)
    refused.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    assert view(refused) == before


def test_ruling_goes_with_the_next_act(refused):
    prompt = asked(refused)
    refused.window.submit(PlayCard(prompt.seat, next(iter(prompt.cards.legal))))
    assert refused.window.page.rail.referee.ruling is None


def test_ruling_opens_its_article(qtbot: QtBot, refused):
    opened: list[str] = []
    refused.window.rules_wanted.connect(opened.append)
    refused.window.page.rail.referee.findChild(LineButton).click()
    assert opened == [refused.window.page.rail.referee.ruling.citation.article]


def test_small_window_says_the_refusal_over_the_table(qtbot: QtBot, refused):
    refused.window.resize(640, 480)
    prompt = asked(refused)
    refused.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    page = refused.window.page
    assert page.compact
    assert page.notice.isVisible()
    page.notice.more.click()
    assert page.panel == "referee"
    qtbot.keyClick(page.rail, Qt.Key.Key_Escape)
    assert page.panel is None


def test_score_line_opens_its_calculation(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_hand(qtbot, program)
    panel = program.window.page.rail.scores
    line = view(program).result.lines[-1]
    working = program.window.words.score_line(line).working
    assert working[0].line not in texts(panel)
    panel.lines.open_line(len(view(program).result.lines) - 1)
    assert all(step.line in texts(panel) for step in working)


def test_page_after_a_hand_says_who_won_and_how_it_was_counted(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_hand(qtbot, program)
    page, words = program.window.page.host.prompt, program.window.words
    assert isinstance(page, HandOverPrompt)
    lines = [words.score_line(line) for line in view(program).result.lines]
    assert all(step.line in texts(page) for line in lines for step in line.working)
    assert all(line.label in texts(page) for line in lines)
    assert page.band.title.text() in texts(page)
    assert page.first.text() == "Next hand"


def test_shuffles_are_counted(qtbot: QtBot):
    program = open_program(qtbot, secret="h")
    begin(program)
    prompt = play_until(qtbot, program, lambda p: p.shuffle is not None)
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, ShufflePrompt)
    assert not sheet.done.isEnabled()
    for _ in range(3):
        sheet.once.click()
    assert sheet.done.isEnabled()
    sheet.enough.click()
    assert not sheet.enough.isEnabled()
    sheet.done.click()
    assert view(program).deal.shuffles == prompt.shuffle.least


def test_too_shallow_cut_is_refused_by_the_referee(qtbot: QtBot):
    program = open_program(qtbot, secret="j")
    begin(program)
    play_until(qtbot, program, lambda p: p.cut is not None)
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, CutPrompt)
    sheet.lift.setValue(1)
    program.window.page.host.prompt.first.click()
    assert program.window.page.rail.referee.ruling is not None
    assert asked(program).cut is not None


def test_discard_tray_follows_the_selection(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.DISCARD)
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, DiscardTray)
    cards = list(prompt.cards.legal)[: prompt.cards.count]
    for place, card in enumerate(cards):
        assert not sheet.discard_button.isEnabled()
        assert str(len(cards) - place) in sheet.discard_button.text()
        program.window.view.control.choose(card)
        assert sheet.slots.cards == tuple(cards[: place + 1])
    assert sheet.discard_button.isEnabled()
    spot = sheet.slots.place(0).center().toPoint()
    qtbot.mouseClick(sheet.slots, Qt.MouseButton.LeftButton, pos=spot)
    assert program.window.view.control.selected == tuple(cards[1:])
    assert not sheet.discard_button.isEnabled()
    sheet.clear_button.click()
    assert not sheet.discard_button.isEnabled()
    assert program.window.view.control.selected == ()
    hint = next(text for text in sheet.findChildren(Text) if "Space" in text.text())
    program.window.resize(1440, 900)
    for wide, is_above in ((260, True), (600, False)):
        sheet.width_for(wide)
        sheet.resize(wide, sheet.heightForWidth(wide))
        sheet.body.activate()
        assert (hint.geometry().bottom() <= sheet.discard_button.y()) is is_above


def test_language_changes_while_it_runs(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.BID)
    english = program.window.words.message(prompt.question)
    assert english in texts(program.window.page.host.prompt)
    program.settings.change(language="de")
    qtbot.waitUntil(lambda: program.window.words.message(prompt.question) != english)
    german = program.window.words.message(prompt.question)
    assert german in texts(program.window.page.host.prompt)
    assert german in program.window.page.status.text.text()
    program.settings.change(language="en")
    qtbot.waitUntil(lambda: english in texts(program.window.page.host.prompt))


def test_preferences_dialog_holds_every_setting(qtbot: QtBot):
    program = open_program(qtbot)
    dialog = program.dialogs.preferences_dialog()
    qtbot.addWidget(dialog)
    assert dialog.values() == msgspec.structs.asdict(program.settings.preferences)
    assert set(dialog.fields) == {setting.id for setting in SETTINGS}


def test_theme_and_text_size_change_at_once(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    unit = program.window.page.unit()
    program.settings.change(theme="evening", text_scale=150)
    assert program.window.page.unit() > unit
    assert program.window.theme.id == "evening"


def test_new_game_dialog_gives_what_was_chosen(qtbot: QtBot):
    program = open_program(qtbot)
    dialog = program.dialogs.new_game_dialog()
    qtbot.addWidget(dialog)
    assert dialog.setup() == program.opener.usual_game()
    box = dialog.options.fields["stack_values"]
    box.setCurrentIndex(1 - box.currentIndex())
    assert dialog.setup().options == {"stack_values": True}


def test_rules_open_at_the_article_of_the_phase(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    dialog = program.dialogs.rules_dialog()
    qtbot.addWidget(dialog)
    article = program.window.words.article(program.session.sheet.follow.article)
    assert article.title in dialog.heading.text()
    assert dialog.gist.text() == article.gist


def test_log_is_public(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    wait_for_turn(qtbot, program)
    log = program.window.page.rail.log.list
    lines = "\n".join(log.item(row).text() for row in range(log.count()))
    hidden = [program.window.words.card(card) for card in view(program).deal.hands[0].cards]
    called = view(program).calls.card
    assert lines
    for card in hidden:
        if called is None or card != program.window.words.card(called):
            assert card not in lines


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (1920, 1080)])
def test_score_sheet_shows_its_buttons_whole(qtbot: QtBot, size: tuple[int, int]):
    program = open_program(qtbot, size=size, language="sl")
    begin(program)
    play_hand(qtbot, program)
    host = program.window.page.host
    qtbot.waitUntil(lambda: host.prompt is not None)
    place = host.prompt.first.geometry()
    assert host.viewport().height() >= place.bottom()
    assert host.verticalScrollBar().maximum() == 0


def test_corners_of_a_prompt_show_the_felt(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, humans=4)
    play_until(qtbot, program, lambda p: p.phase is Phase.CUT)
    host = program.window.page.host
    qtbot.waitUntil(host.isVisible)
    picture = program.window.grab().toImage()
    corner = host.mapTo(program.window, QPoint(0, 0))
    theme = program.window.theme
    assert picture.pixelColor(corner) not in (QColor(theme.panel), QColor(theme.panel_line))
    inside = corner + QPoint(host.width() // 2, 4)
    assert picture.pixelColor(inside) == QColor(theme.panel)


def test_about_says_which_search_runs(qtbot: QtBot):
    program = open_program(qtbot)
    dialog = program.dialogs.about_dialog()
    qtbot.addWidget(dialog)
    assert ("compiled code" in texts(dialog)) is COMPILED
    assert ("plain Python" in texts(dialog)) is not COMPILED
