"""The window plays the Žiri sheet: every phase is asked for, klop too."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.table.actions import Bid, Claim, Discard, Lapse, Pass
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import CardsDiscarded
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.ui.prompts.hand_over import HandOverPrompt
from tarock_desktop.ui.referee.claim_dialog import ClaimDialog
from tarock_desktop.ui.scene.marks import Mark
from tests.gui.window_kit import begin, game_of, open_program, play_hand, play_until, texts, view

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_hands_are_played_in_the_window(qtbot):
    program = open_program(qtbot, language="sl")
    begin(program, 1, ruleset="ziri")
    for number in (1, 2):
        assert view(program).round.hand_no == number
        play_hand(qtbot, program)
        assert sum(view(program).round.scores) == 0
        program.game.next_hand()


def test_written_points_stand_beside_what_was_paid(qtbot):
    program = open_program(qtbot, language="sl")
    begin(program, 1, ruleset="ziri")
    play_hand(qtbot, program)
    qtbot.waitUntil(lambda: isinstance(program.window.page.host.prompt, HandOverPrompt))
    table, lines = view(program).round, view(program).result.lines
    assert any(table.written)
    said = texts(program.window.page.rail.scores.ledger).split("\n")
    assert {"Zapisano", "Plačano"} <= set(said)
    page = texts(program.window.page.host.prompt).split("\n")
    assert "Plačano" in page
    for seat, amount in enumerate(table.written):
        added = sum((line.written[seat] for line in lines), Fraction(0))
        assert said.count(mixed(amount)) >= 1
        assert not added or gain(added) in said
        note = f"Zapisano: {mixed(amount)}"
        assert (f"{note} ({gain(added)})" if added else note) in page


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (("9/2", "-9/2", "0", "0"), "Anna +4½ · Josef −4½ · Karel 0 · Marie 0"),
        (("-2/3", "-2/3", "-2/3", "0"), "Anna −⅔ · Josef −⅔ · Karel −⅔ · Marie 0"),
    ],
)
def test_written_halves_and_thirds_are_exact(qtbot, written, said):
    program = open_program(qtbot, language="sl")
    begin(program, 1, ruleset="ziri")
    column = tuple(map(Fraction, written))
    paid = tuple(4 * amount - sum(column) for amount in column)
    label = message("line.fine", SeatRef(1), NameRef("row", "ZIRI-P12"))
    scores = program.window.page.rail.scores
    line = ScoreLine("ZIRI-P12", label, paid, "10", written=column)
    scores.lines.show_lines(program.window.glance(), (line,))
    scores.lines.open_line(0)
    assert f"Zapisano: {said}" in texts(scores.lines)


def tournament(qtbot, **options):
    """Return a tournament table in trick play at which the computers wait."""
    program = open_program(qtbot, language="sl")
    program.opener.open_new(
        replace(game_of(1), mode=Mode.TOURNAMENT, ruleset="ziri", options=options)
    )
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    return program


def test_ziri_80_the_table_waits_for_a_claim_of_what_counts_at_once(qtbot, monkeypatch):
    program = tournament(qtbot, claim_window=7)
    held: list[int] = []
    monkeypatch.setattr(program.game.workers, "hold", held.append)
    program.window.submit(Lapse(view(program).deal.order[1], "look-trick"))
    assert held == [7000]
    qtbot.waitUntil(program.window.page.notice.isVisible)
    assert "Pokliči sodnika …" in texts(program.window.page.notice)
    program.window.page.notice.more.click()
    assert program.window.findChildren(ClaimDialog)


def test_ziri_80_computers_say_nothing_before_the_window_is_over(qtbot):
    program = tournament(qtbot)
    given: list[str] = []
    program.game.workers.hold(10_000)
    program.game.workers.submit(lambda: given.append("thought"))
    qtbot.waitUntil(lambda: given == ["thought"] and bool(program.game.workers._waiting))
    program.game.workers.look()
    assert program.game.workers._waiting
    program.game.workers.hold(0)
    program.game.workers.look()
    assert not program.game.workers._waiting


def test_ziri_80_a_renons_can_be_claimed_until_the_next_hand_begins(qtbot):
    program = tournament(qtbot)
    play_hand(qtbot, program)
    assert program.window.commands.may_run("referee.claim")
    program.game.next_hand()
    assert view(program).round.hand_no == 2


def test_what_nobody_claimed_is_shown_to_who_claims_nothing_any_more(qtbot):
    program = tournament(qtbot)
    offender = view(program).deal.order[1]
    program.window.submit(Lapse(offender, "look-trick"))
    assert not program.window.commands.may_run("referee.unclaimed")
    play_hand(qtbot, program)
    dialog = program.referee.unclaimed_dialog()
    assert program.window.words.seat(offender) not in texts(dialog)
    dialog.show_button.click()
    assert program.window.words.seat(offender) in texts(dialog)
    assert program.window.words.article("11/tricks").heading in texts(dialog)
    assert not program.window.commands.may_run("referee.claim")
    paid = view(program).round.chips
    program.window.submit(Claim(Seat(0), offender))
    assert view(program).round.chips == paid


def test_klop_is_nobodys_game(qtbot):
    program = open_program(qtbot, language="sl")
    begin(program, 4, ruleset="ziri")

    def in_klop(prompt):
        return prompt.phase is Phase.PLAY and view(program).auction.contract == "klop"

    while True:
        prompt = play_until(qtbot, program, lambda p: p.phase is Phase.BID or in_klop(p))
        if in_klop(prompt):
            break
        program.window.submit(Pass(prompt.seat))
    said = texts(program.window.page.heading)
    assert "Klop" in said
    assert "Vsak igra zase." in said
    plates = program.window.view._scene.plates.values()
    assert not any(tab.mark is Mark.DECLARER for plate in plates for tab in plate.facts.tabs)


def test_ziri_32_a_tarok_that_is_laid_away_is_named_not_shown(qtbot):
    program = open_program(qtbot, language="sl")
    begin(program, 4, ruleset="ziri")
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.BID)
    program.window.submit(Bid(prompt.seat, "trojka"))
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.DISCARD)
    assert "Založenega taroka je treba povedati naglas." in texts(program.window.page.host.prompt)
    tarok = next(iter(prompt.cards.must_show))
    others = tuple(prompt.cards.legal - prompt.cards.must_show)[:2]
    program.window.submit(Discard(prompt.seat, (*others, tarok), CardSet.of(tarok)))
    event = next(e for e in program.session.history(Seat(3)) if isinstance(e, CardsDiscarded))
    said = program.window.words.event(event, Watcher.PUBLIC)
    assert said == f"Anna založi 3\u00a0karte in pove: {program.window.words.card(tarok)}."
