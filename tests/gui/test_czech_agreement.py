"""In the window of a Czech table: agreement before the referee, stopping a preferanc, no claim."""

import pytest
from msgspec.structs import replace

from tarock_desktop.table.actions import Bid, Claim, Lapse, Pass, ThrowDown
from tarock_desktop.table.events import AgreementMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.prompts.stopping import StopSheet
from tests.gui.window_kit import open_desk, play_until, texts, view, wish

pytestmark = pytest.mark.gui
ANNA, JOSEF = Seat(0), Seat(1)


def table(qtbot, mode=Mode.TOURNAMENT, humans=1, language="cs", **options):
    """Return a table in the middle of a hand; the computers wait."""
    desk = open_desk(qtbot, language=language)
    desk.open_new(replace(wish(humans), mode=mode, ruleset="czech-gp", options=options))
    desk.next_hand()
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.PLAY)
    desk.workers.is_free = lambda: False
    return desk


def logged(desk):
    return [event for event in desk.session.history(ANNA) if isinstance(event, AgreementMade)]


def test_cz_01_everybody_at_the_table_is_asked_before_the_referee(qtbot):
    desk = table(qtbot)
    dialog = desk.dialogs.agreement_dialog(Claim(ANNA, JOSEF))
    assert list(dialog.boxes) == list(view(desk).deal.order)
    assert [box.isEnabled() for seat, box in sorted(dialog.boxes.items())] == [True] + 3 * [False]
    assert not dialog.agree_button.isEnabled()
    dialog.boxes[ANNA].setChecked(True)
    dialog.agree_button.click()
    assert [(event.offender, event.rule) for event in logged(desk)] == [(JOSEF, "any")]
    assert "Všichni hráči se dohodli, že se to promíjí: Josef" in texts(desk.window)


def test_cz_01_without_agreement_the_referee_hears_the_claim(qtbot):
    desk = table(qtbot)
    dialog = desk.dialogs.agreement_dialog(Claim(ANNA, JOSEF))
    dialog.referee_button.click()
    assert logged(desk) == []
    assert "Reklamace se nepotvrdila" in texts(desk.window)


def test_cz_01_computers_do_not_let_a_grave_offence_pass(qtbot):
    desk = table(qtbot)
    dialog = desk.dialogs.agreement_dialog(Claim(ANNA, JOSEF, "declare.false"))
    assert dialog.boxes[JOSEF].isChecked()
    others = [box for seat, box in dialog.boxes.items() if seat not in (ANNA, JOSEF)]
    assert not any(box.isChecked() for box in others)
    dialog.boxes[ANNA].setChecked(True)
    assert not dialog.agree_button.isEnabled()


@pytest.mark.parametrize(("agreed", "rulings"), [(False, 1), (True, 0)])
def test_cz_13_a_table_may_agree_on_leading_early(qtbot, agreed, rulings):
    desk = table(qtbot, early_lead=agreed)
    desk.workers.is_free = lambda: True
    play_until(qtbot, desk, lambda p: p.phase is Phase.PLAY and bool(view(desk).play.tricks))
    before = len(view(desk).book.rulings)
    desk.window.submit(Lapse(ANNA, "lead-early"))
    assert len(view(desk).book.rulings) - before == rulings


@pytest.mark.parametrize("mode", [Mode.GUARD, Mode.TOURNAMENT])
def test_cz_15_claiming_the_rest_is_itself_a_renonc(qtbot, mode):
    desk = table(qtbot, mode)
    each = view(desk).auction.contract == "varsava"
    row = "CZ-P24" if each else "CZ-P20"
    assert desk.window.commands.may_run("hand.rest")
    desk.window.commands.run("hand.rest")
    if mode is Mode.GUARD:
        assert desk.window.page.rail.referee.ruling.row == row
        assert not view(desk).result.over
        return
    assert view(desk).result.over
    assert row in [ruling.row for ruling in view(desk).book.rulings]


def test_cz_15_no_other_sheet_offers_it(qtbot):
    desk = open_desk(qtbot)
    desk.open_new(wish(1))
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.PLAY)
    assert not desk.window.commands.may_run("hand.rest")
    assert not any(isinstance(act, ThrowDown) for act in (each.act for each in acts(desk)))


def acts(desk):
    return desk.slips._acts.all(desk.window.glance())


def stopping(qtbot, **options):
    """Return a table at which somebody is asked whether he stops a preferanc."""
    desk = open_desk(qtbot, language="cs")
    desk.open_new(replace(wish(4), ruleset="czech-gp", options=options))

    def bids(prompt):
        return prompt.phase is Phase.BID

    play_until(qtbot, desk, bids)
    desk.window.submit(Bid(desk.window.bridge.prompt().seat, "preferanc"))
    desk.window.curtain.lifted.emit()
    return desk


def test_cz_42_who_says_nothing_in_the_pause_does_not_stop_a_preferanc(qtbot):
    desk = stopping(qtbot)
    sheet = desk.window.page.host.sheet
    asked = desk.window.bridge.prompt().seat
    assert isinstance(sheet, StopSheet)
    assert "Zastavit: Sólo" in texts(sheet)
    assert "Na zastavení zbývají 3\N{NO-BREAK SPACE}sekundy." in texts(sheet).replace(
        " sekundy", "\N{NO-BREAK SPACE}sekundy"
    )
    for _ in range(3):
        sheet.tick()
    assert view(desk).auction.bids[-1].seat == asked
    assert view(desk).auction.bids[-1].contract is None


def test_cz_42_a_solo_stops_it_in_time(qtbot):
    desk = stopping(qtbot)
    sheet = desk.window.page.host.sheet
    sheet.tick()
    solo = next(
        o.action for o in sheet.prompt.options if isinstance(o.action, Bid) and not o.barred
    )
    sheet.choose(solo)
    assert view(desk).auction.bids[-1].contract == "solo"


def test_cz_42_a_table_may_wait_as_long_as_it_takes(qtbot):
    desk = stopping(qtbot, stop_pause=0)
    sheet = desk.window.page.host.sheet
    assert not isinstance(sheet, StopSheet)
    assert any(isinstance(option.action, Pass) for option in sheet.prompt.options)
