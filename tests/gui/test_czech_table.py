"""The window plays the Czech sheet: every phase is asked for, the talon card in Varšava too."""

import pytest

from tarock_desktop.table.actions import AddTalonCard, Announce, Bid, Declare, Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    texts,
    view,
    wait_for_turn,
)


def test_hands_are_played_in_the_window(qtbot):
    program = open_program(qtbot, language="cs")
    begin(program, 1, ruleset="czech-gp")
    for number in (1, 2, 3):
        assert view(program).round.hand_no == number
        play_hand(qtbot, program)
        assert sum(view(program).round.scores) == 200
        program.game.next_hand()


def is_off_trick(program) -> bool:
    """Return whether the question lies below the cards of the trick, but for their edge."""
    window = program.window
    top = window.page.host.geometry().top() - window.view.y()
    half = window.view.table.trick_card.height() / 2
    return all(top >= card.y() + half - 8 for card in window.view._scene.trick.values())


def test_varsava_asks_for_the_talon_card(qtbot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program, 4, ruleset="czech-gp")
    added = 0
    for _ in range(400):
        wait_for_turn(qtbot, program)
        if program.window.hot_seat.curtain.is_down:
            program.window.hot_seat.curtain.lifted.emit()
        prompt = asked(program)
        if prompt is None or added == 6:
            break
        action = answer(program, prompt)
        if prompt.phase is Phase.BID:
            games = {
                o.action.contract: o.action for o in prompt.options if isinstance(o.action, Bid)
            }
            passes = [o.action for o in prompt.options if isinstance(o.action, Pass)]
            action = games.get("varsava") or (passes[0] if passes else games["zakladni"])
        assert not isinstance(action, Announce | Declare)
        if isinstance(action, AddTalonCard):
            assert "Add the talon card" in texts(program.window)
            assert is_off_trick(program) or not view(program).play.trick
            added += 1
        program.window.submit(action)
    assert added == 6


@pytest.mark.parametrize("language", ["cs", "sl", "de", "en"])
def test_all_values_can_be_chosen_and_declared_in_a_small_window(qtbot, language):
    program = open_program(qtbot, language=language, size=(1024, 768))
    begin(program, 1, ruleset="czech-gp", mode=Mode.TOURNAMENT)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.DECLARE)
    sheet, host = program.window.page.host.prompt, program.window.page.host
    qtbot.waitUntil(lambda: sheet.width() <= host.width())
    for part in (*sheet._boxes, sheet.declare):
        if part in sheet._boxes:
            sheet.rows.ensureWidgetVisible(part, 0, 0)
        corner = part.mapTo(host, part.rect().bottomRight())
        assert host.rect().contains(corner), part.text()
    assert len(sheet._boxes) == 8
