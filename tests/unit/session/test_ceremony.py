"""What the table does for people: only where nothing is decided, and marked in the journal."""

import statistics
from functools import cache

import pytest
from msgspec.structs import replace

from tarock_desktop.bots.levels import BOTS as PLAYERS
from tarock_desktop.engine.moves import prompt
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.ceremony import NO_CEREMONY, Ceremony, ceremony_of
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.saves import begin, resume
from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import (
    ChoosePacket,
    Cut,
    Declare,
    Knock,
    PlayCard,
    Shuffle,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.executor import InlineExecutor, PatientExecutor
from tests.kit.first_card import answer_as_computer, new_table, questions_before_first_card
from tests.kit.play import random_steps, variant_with
from tests.kit.replaying import replay
from tests.kit.thinking import EVERY_SHEET
from tests.unit.session.tables import BOTS, play_acts, session

USUAL = ceremony_of(Preferences())
EVERY_CARD = ceremony_of(Preferences(forced_card="only"))
MOST = {"spjst": 5, "westfest": 4, "czech-gp": 4, "koenigrufen": 3, "ziri": 3}
"""Questions before the first card, median."""


@cache
def prompts(ruleset, hands=6):
    """Return what was asked in some random hands, and what was done."""
    variant = variant_with(ruleset)
    steps = random_steps(variant, f"ceremony {ruleset}", hands)
    asked = ((prompt(step.before, variant), step) for step in steps)
    return [(question, step) for question, step in asked if question is not None]


def table(game, ceremony=USUAL, bots=PLAYERS):
    game.ceremony = ceremony
    Scheduler(game, InlineExecutor(), bots)
    Evening(game).start_hand()
    return game


def play_hand(game):
    while game.prompt() is not None:
        answer_as_computer(game)


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_the_table_does_nothing_where_there_is_a_choice(ruleset):
    for asked, step in prompts(ruleset):
        act = EVERY_CARD.act(asked, "seed")
        open_acts = asked.open_actions
        if act is None or isinstance(act, Shuffle | Cut | ChoosePacket):
            continue
        if asked.cards is not None:
            assert [*asked.cards.legal] == [act.card]
            assert not open_acts
        elif asked.phase is Phase.DECLARE:
            assert act == Declare(asked.seat)
            assert not asked.values
        else:
            assert open_acts == (act,)
        # Nothing else was possible: in random play it is what was done.
        assert act == step.action


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_people_are_asked_wherever_they_may_knock(ruleset):
    cuts = [asked for asked, _ in prompts(ruleset) if asked.cut is not None]
    assert cuts
    for asked in cuts:
        assert any(isinstance(act, Knock) for act in asked.open_actions)
        assert USUAL.act(asked, "seed") is None


def test_a_cut_without_a_knock_is_done_by_the_table():
    asked = next(asked for asked, _ in prompts("spjst") if asked.cut is not None)
    depths = {USUAL.act(replace(asked, options=()), str(n)).lifted for n in range(300)}
    assert min(depths) >= asked.cut.least
    assert max(depths) <= asked.cut.most
    assert len(depths) > 20


def test_it_shuffles_as_often_as_the_sheet_asks():
    asked = next(asked for asked, _ in prompts("spjst") if asked.shuffle is not None)
    assert USUAL.act(asked, "seed") == Shuffle(asked.seat, asked.shuffle.least, "seed")


def test_it_takes_the_first_packet():
    packets = [asked for asked, _ in prompts("ziri", 12) if asked.phase is Phase.PACKET]
    assert packets
    assert all(USUAL.act(asked, "") == asked.open_actions[0] for asked in packets)


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_only_the_last_card_is_played_unless_every_forced_card_is_wanted(ruleset):
    asked = [(each, step) for each, step in prompts(ruleset) if each.phase is Phase.PLAY]
    held = [step.before.deal.hands[each.seat].size for each, step in asked]
    done = [isinstance(USUAL.act(each, ""), PlayCard) for each, _ in asked]
    assert {size for size, was in zip(held, done, strict=True) if was} == {1}
    forced = [isinstance(EVERY_CARD.act(each, ""), PlayCard) for each, _ in asked]
    assert sum(forced) > sum(done)
    never = ceremony_of(Preferences(forced_card="never"))
    assert not any(isinstance(never.act(each, ""), PlayCard) for each, _ in asked)


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_by_their_own_settings_people_do_everything(ruleset):
    own = ceremony_of(Preferences(ceremony="own", single_answers="own", forced_card="never"))
    assert own == NO_CEREMONY
    assert all(own.act(asked, "") is None for asked, _ in prompts(ruleset))


def test_in_a_lesson_nobody_plays_a_card_for_the_pupil():
    lesson = ceremony_of(Preferences(forced_card="only"), is_lesson=True)
    assert (lesson.deals, lesson.answers, lesson.cards) == (True, True, "never")


def test_each_setting_is_about_its_own_acts():
    deals, answers = Ceremony(deals=True), Ceremony(answers=True)
    for asked, _ in prompts("spjst"):
        assert not isinstance(answers.act(asked, ""), Shuffle | ChoosePacket)
        assert isinstance(deals.act(asked, ""), Shuffle | ChoosePacket | None)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_few_questions_come_before_the_first_card(ruleset):
    counts = [questions_before_first_card(ruleset, deal, USUAL) for deal in range(40)]
    assert statistics.median(counts) <= MOST[ruleset]


@pytest.mark.parametrize("mode", Mode)
def test_a_tournament_table_does_nothing_for_people(mode):
    game = new_table("spjst", "t", mode)
    table(game)
    play_hand(game)
    entries = [entry for entry in game._journal.entries if entry.by_table]
    assert bool(entries) is (mode is not Mode.TOURNAMENT)
    assert all(entry.action.seat == 0 for entry in entries)


def test_people_are_asked_nothing_where_the_table_acts():
    game = session(3)
    game.ceremony = USUAL
    Evening(game).start_hand(Seat(3))
    assert game.prompt_for_bot().shuffle is not None
    assert game.prompt() is None
    assert isinstance(game.act_by_table(), Shuffle)


def test_an_act_that_comes_too_late_is_dropped():
    game, executor = session(3), PatientExecutor()
    game.ceremony = USUAL
    Scheduler(game, executor, BOTS)
    Evening(game).start_hand(Seat(3))
    asked = game.prompt_for_bot()
    assert game.submit(Shuffle(asked.seat, 9, "own")).accepted
    executor.answer()
    assert game._journal.entries[1].action.times == 9
    assert game.position == 2


def test_a_setting_changed_meanwhile_counts():
    game, executor = session(3), PatientExecutor()
    game.ceremony = USUAL
    scheduler = Scheduler(game, executor, BOTS)
    Evening(game).start_hand(Seat(3))
    game.ceremony = NO_CEREMONY
    executor.answer()
    assert game.position == 1
    assert game.prompt().shuffle is not None
    game.ceremony = USUAL
    scheduler.go_on()
    executor.answer()
    assert game.position == 2


def test_undo_steps_over_what_the_table_did():
    game = table(new_table("spjst", "undo"))
    first = game.position
    play_hand(game)
    steps = 0
    while game.undo():
        steps += 1
        assert not game._journal.entries[game.position].by_table
        assert game.prompt() is not None, "who goes back is asked"
        assert game.act_by_table() is None
    own = [e for e in game._journal.entries if e.action.seat == 0 and not e.by_table]
    assert steps == len(own)
    assert game.position == first
    while game.redo():
        assert game.position == game.length or not game._journal.entries[game.position].by_table
    assert game.observation(Watcher.PUBLIC).phase is Phase.BETWEEN


def test_what_people_did_themselves_can_be_done_otherwise_after_the_setting_has_changed():
    game = session(3)
    Scheduler(game, InlineExecutor(), BOTS)
    Evening(game).start_hand(Seat(3))
    play_acts(game, 1)
    game.ceremony = USUAL
    while game.undo():
        pass
    assert game.prompt().shuffle is not None


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_such_acts_are_marked_in_the_journal_and_are_ordinary_otherwise(tmp_path, ruleset):
    memory = new_table(ruleset, "journal")
    variant = memory.variant
    game = begin(variant, {}, memory.seating, tmp_path, Seeds("journal"))
    table(game, EVERY_CARD)
    for _ in range(2):
        play_hand(game)
        Evening(game).start_hand()
    marks = [entry.by_table for entry in game._journal.entries]
    assert any(marks)
    acts = game.position
    path = game.path
    assert path is not None
    game.close()
    reading = read_journal(path)
    assert [line.by_table for line in reading.lines] == marks
    assert verify(reading, variant) is None
    *_, (_, state) = replay(reading, variant)
    again = resume(path).session
    assert again.position == acts
    assert [entry.by_table for entry in again._journal.entries] == marks
    assert again.observation(Watcher.PUBLIC).round.hand_no == state.round.hand_no
    again.close()


def test_the_log_marks_the_act_itself():
    game = table(new_table("spjst", "log"), EVERY_CARD)
    play_hand(game)
    history, marked = game.history(Watcher.PUBLIC), game.done_by_table()
    assert marked
    by_table = [entry for entry in game._journal.entries if entry.by_table]
    assert len(marked) == len(by_table)
    firsts = [entry.events[0] for entry in by_table]
    assert [type(history[place]) for place in sorted(marked)] == [type(e) for e in firsts]
