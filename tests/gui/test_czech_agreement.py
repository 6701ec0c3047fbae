"""In the window of a Czech table: agreement before the referee, stopping a preferanc, no claim."""

import pytest
from msgspec.structs import replace

from tarock_desktop.table.actions import Bid, Claim, Lapse, Pass, ThrowDown
from tarock_desktop.table.events import AgreementMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.prompts.stopping import StopPrompt
from tarock_desktop.ui.referee.agreement_dialog import AgreementDialog
from tests.gui.window_kit import game_of, open_program, play_until, texts, view

pytestmark = pytest.mark.gui
ANNA, JOSEF = Seat(0), Seat(1)


def table(qtbot, mode=Mode.TOURNAMENT, humans=1, language="cs", **options):
    """Return a table in the middle of a hand; the computers wait."""
    program = open_program(qtbot, language=language)
    program.opener.open_new(
        replace(game_of(humans), mode=mode, ruleset="czech-gp", options=options)
    )
    program.game.next_hand()
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    program.game.workers.is_free = lambda: False
    return program


def logged(program):
    return [event for event in program.session.history(ANNA) if isinstance(event, AgreementMade)]


def test_cz_01_everybody_at_the_table_is_asked_before_the_referee(qtbot):
    program = table(qtbot)
    dialog = program.referee.agreement_dialog(Claim(ANNA, JOSEF))
    assert list(dialog.boxes) == list(view(program).deal.order)
    assert [box.isEnabled() for seat, box in sorted(dialog.boxes.items())] == [True] + 3 * [False]
    assert not dialog.agree_button.isEnabled()
    dialog.boxes[ANNA].setChecked(True)
    dialog.agree_button.click()
    assert [(event.offender, event.rule) for event in logged(program)] == [(JOSEF, "any")]
    assert "Všichni souhlasí, že se netrestá: Josef" in texts(program.window)


def test_when_the_hand_is_over_a_claim_goes_to_the_referee_at_once(qtbot):
    program = table(qtbot)
    program.window.submit(ThrowDown(JOSEF))
    assert view(program).phase is Phase.BETWEEN
    program.referee.claim(Claim(ANNA, JOSEF))
    assert not program.window.findChildren(AgreementDialog)
    assert "Reklamace se nepotvrdila" in texts(program.window)


def test_cz_01_without_agreement_the_referee_hears_the_claim(qtbot):
    program = table(qtbot)
    dialog = program.referee.agreement_dialog(Claim(ANNA, JOSEF))
    dialog.referee_button.click()
    assert logged(program) == []
    assert "Reklamace se nepotvrdila" in texts(program.window)


def test_cz_01_computers_do_not_let_a_grave_offence_pass(qtbot):
    program = table(qtbot)
    dialog = program.referee.agreement_dialog(Claim(ANNA, JOSEF, "declare.false"))
    assert dialog.boxes[JOSEF].isChecked()
    others = [box for seat, box in dialog.boxes.items() if seat not in (ANNA, JOSEF)]
    assert not any(box.isChecked() for box in others)
    dialog.boxes[ANNA].setChecked(True)
    assert not dialog.agree_button.isEnabled()


@pytest.mark.parametrize(("agreed", "rulings"), [(False, 1), (True, 0)])
def test_cz_13_a_table_may_agree_on_leading_early(qtbot, agreed, rulings):
    program = table(qtbot, early_lead=agreed)
    program.game.workers.is_free = lambda: True
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY and bool(view(program).play.tricks))
    before = len(view(program).book.rulings)
    program.window.submit(Lapse(ANNA, "lead-early"))
    assert len(view(program).book.rulings) - before == rulings


@pytest.mark.parametrize("mode", [Mode.GUARD, Mode.TOURNAMENT])
def test_cz_15_claiming_the_rest_is_itself_a_renonc(qtbot, mode):
    program = table(qtbot, mode)
    each = view(program).auction.contract == "varsava"
    row = "CZ-P24" if each else "CZ-P20"
    assert program.window.commands.may_run("hand.rest")
    program.window.commands.run("hand.rest")
    if mode is Mode.GUARD:
        assert program.window.page.rail.referee.ruling.row == row
        assert not view(program).result.over
        return
    assert view(program).result.over
    assert row in [ruling.row for ruling in view(program).book.rulings]


def test_cz_15_no_other_sheet_offers_it(qtbot):
    program = open_program(qtbot)
    program.opener.open_new(game_of(1))
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    assert not program.window.commands.may_run("hand.rest")
    assert not any(isinstance(act, ThrowDown) for act in (each.act for each in acts(program)))


def acts(program):
    return program.other_acts.listing().all(program.window.glance())


def stopping(qtbot, **options):
    """Return a table at which somebody is asked whether he stops a preferanc."""
    program = open_program(qtbot, language="cs")
    program.opener.open_new(replace(game_of(4), ruleset="czech-gp", options=options))

    def bids(prompt):
        return prompt.phase is Phase.BID

    play_until(qtbot, program, bids)
    program.window.submit(Bid(program.window.bridge.prompt().seat, "preferanc"))
    program.window.hot_seat.curtain.lifted.emit()
    return program


def test_cz_42_who_says_nothing_in_the_pause_does_not_stop_a_preferanc(qtbot):
    program = stopping(qtbot)
    sheet = program.window.page.host.prompt
    asked = program.window.bridge.prompt().seat
    assert isinstance(sheet, StopPrompt)
    assert "Zastavit: Sólo" in texts(sheet)
    assert "Na zastavení zbývají 3\N{NO-BREAK SPACE}sekundy." in texts(sheet).replace(
        " sekundy", "\N{NO-BREAK SPACE}sekundy"
    )
    for _ in range(3):
        sheet.tick()
    assert view(program).auction.bids[-1].seat == asked
    assert view(program).auction.bids[-1].contract is None


def test_cz_42_a_solo_stops_it_in_time(qtbot):
    program = stopping(qtbot)
    sheet = program.window.page.host.prompt
    sheet.tick()
    solo = next(
        o.action for o in sheet.prompt.options if isinstance(o.action, Bid) and not o.barred
    )
    sheet.choose(solo)
    assert view(program).auction.bids[-1].contract == "solo"


def test_cz_42_a_table_may_wait_as_long_as_it_takes(qtbot):
    program = stopping(qtbot, stop_pause=0)
    sheet = program.window.page.host.prompt
    assert not isinstance(sheet, StopPrompt)
    assert any(isinstance(option.action, Pass) for option in sheet.prompt.options)
