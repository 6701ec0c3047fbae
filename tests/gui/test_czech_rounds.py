"""Rounds of a Czech tournament in the window: start, clock, card, and the round after it."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef
from tarock_desktop.session.round_clock import RoundClock
from tarock_desktop.table.actions import Bid, Challenge, Pass, Ready
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.dialogs.score_card import ScoreCardDialog
from tarock_desktop.ui.prompts.hand_over import HandOverPrompt
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    game_of,
    open_program,
    play_hand,
    play_until,
    texts,
    view,
)

pytestmark = pytest.mark.gui


class Time:
    """A clock's hand that a test moves."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time(monkeypatch):
    hand = Time()
    made = RoundClock.__init__

    def with_hand(clock, minutes):
        made(clock, minutes, hand)

    monkeypatch.setattr(RoundClock, "__init__", with_hand)
    return hand


def table(qtbot, mode=Mode.GUARD, language="cs", humans=1, **options):
    program = open_program(qtbot, language=language)
    chosen = replace(game_of(humans), mode=mode, ruleset="czech-gp", options=options)
    program.opener.open_new(chosen)
    return program


def sheet(qtbot, program):
    qtbot.waitUntil(lambda: isinstance(program.window.page.host.prompt, HandOverPrompt))
    return program.window.page.host.prompt


def clock_text(program):
    return program.window.page.heading.time.text()


def test_cz_01_57_59_a_tournament_begins_with_fair_play_time_and_open_stakes(qtbot):
    program = table(qtbot, Mode.TOURNAMENT)
    said = texts(sheet(qtbot, program))
    for article in ("Fair play", "Hrací doba", "Osobní finance"):
        text = program.window.words.article(article)
        assert text.heading in said
        assert text.gist in said
    assert view(program).round.hand_no == 0
    assert said.count("50") >= 4
    sheet(qtbot, program).first.click()
    assert view(program).round.hand_no == 1


def test_cz_02_the_clock_runs_from_the_first_hand(qtbot, time):
    program = table(qtbot, Mode.TOURNAMENT, rounds=3, round_minutes=20)
    time.seconds = 500
    program.game.rounds.tell()
    assert clock_text(program) == "Kolo 1 z 3 · 20:00"
    program.game.next_hand()
    time.seconds += 61
    program.game.rounds.tell()
    assert clock_text(program) == "Kolo 1 z 3 · 18:59"


def test_cz_02_a_hand_that_has_begun_is_finished_and_no_other_begins(qtbot, time):
    program = table(qtbot)
    time.seconds = 3600
    program.game.rounds.tell()
    assert clock_text(program) == "Kolo 1 z 4: čas vypršel"
    play_hand(qtbot, program)
    assert view(program).result.over
    assert "Čas tohoto kola vypršel." in texts(sheet(qtbot, program))
    program.game.next_hand()
    assert view(program).round.hand_no == 1
    assert not program.game.may_start_hand()


def test_cz_56_the_card_needs_the_right_sum_and_everybodys_word(qtbot):
    program = table(qtbot)
    play_hand(qtbot, program)
    card = program.dialogs.score_card_dialog()
    assert not card.button.isEnabled()
    card.signed[0].setChecked(True)
    assert card.button.isEnabled()
    card.counted[1].setValue(card.counted[1].value() + 3)
    assert not card.button.isEnabled()
    assert "203" in card.sum_line.text()
    card.signed[0].setChecked(True)
    card.button.click()
    assert view(program).phase is Phase.BETWEEN
    assert program.window.page.rail.referee.ruling.row == "CZ-P29"


def test_cz_56_the_next_round_begins_with_new_stakes(qtbot):
    program = table(qtbot, rounds=2)
    play_hand(qtbot, program)
    gains = [score - 50 for score in view(program).round.scores]
    confirm(program)
    assert view(program).phase is Phase.CLOSED
    said = texts(sheet(qtbot, program))
    assert f"Po 1\u00a0kole: Anna {program.window.words.gain(gains[0])}" in said
    sheet(qtbot, program).first.click()
    assert view(program).round.hand_no == 1
    assert clock_text(program).startswith("Kolo 2 z 2")
    play_hand(qtbot, program)
    confirm(program)
    assert not program.game.rounds.may_go_on()
    both = [
        before + score - 50
        for before, score in zip(gains, view(program).round.scores, strict=True)
    ]
    assert f"Po 2\u00a0kolech: Anna {program.window.words.gain(both[0])}" in texts(
        sheet(qtbot, program)
    )


def confirm(program):
    """Close the round with its card as it is."""
    card: ScoreCardDialog = program.dialogs.score_card_dialog()
    for box in card.signed:
        box.setChecked(True)
    card.button.click()


def test_other_sheets_have_no_clock_and_no_card(qtbot):
    program = open_program(qtbot)
    begin(program, 1)
    assert not program.window.page.heading.time.isVisible()
    play_hand(qtbot, program)
    program.game.close_round()
    assert view(program).phase is Phase.CLOSED


def a_dear_solo(qtbot):
    """Return a table at which Anna has lost a sólo with sup."""
    program = table(qtbot, humans=4, stop_pause=0)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    program.window.submit(Bid(asked(program).seat, "solo"))
    wanted = iter((1, 2, 3))
    step = next(wanted)
    while view(program).phase is not Phase.PLAY:
        prompt = play_until(qtbot, program, lambda _: True)
        acts = prompt.open_actions
        dear = next((a for a in acts if a == Challenge(prompt.seat, "game", step)), None)
        silent = next((a for a in acts if isinstance(a, Pass | Ready)), None)
        step = next(wanted, 0) if dear else step
        program.window.submit(dear or silent or answer(program, prompt))
    play_hand(qtbot, program)
    return program


def test_cz_03_58_the_ceiling_and_the_buying_in_are_to_be_seen(qtbot):
    program = a_dear_solo(qtbot)
    seen, words = view(program), program.window.words
    assert [line.part for line in seen.result.lines if line.part == "cap"]
    bidder = seen.auction.declarer
    gains = [score - 50 for score in seen.round.scores]
    assert gains[bidder] == -120
    assert {gain for seat, gain in enumerate(gains) if seat != bidder} == {40}
    said = texts(sheet(qtbot, program))
    assert words.message(message("line.ceiling", AmountRef(Fraction(40)))) in said
    assert seen.round.loans[bidder] == 70
    assert f"Dokup: {words.amount(Fraction(70))}" in said
    card = program.dialogs.score_card_dialog()
    assert card._card.due == 270
    assert [box.value() for box in card.counted] == [0 if n == bidder else 90 for n in range(4)]
    assert "270" in card.sum_line.text()
    confirm(program)
    assert view(program).phase is Phase.CLOSED
