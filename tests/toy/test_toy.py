"""A sixth sheet, added by following `docs/new-sheet.md`: it plays, is scored, scripted, told."""

import pytest

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cases.reading import read_cases
from tarock_desktop.cases.reporting import report_lines
from tarock_desktop.cases.running import work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.cli.selfplay import RoundPlan, SelfPlay
from tarock_desktop.documents.files import load
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.kernel.translate import ends_of, game_of
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.table.actions import Claim, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.comparison import compare
from tarock_desktop.variants.loader import lint, load_sheet, load_variant, sheet_document
from tests.kit.play import random_steps
from tests.toy import added
from tests.unit.test_families import LAYERS


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    added.add(monkeypatch)
    return load_variant("toy")


def last(toy, seed="1"):
    return list(random_steps(toy, seed))[-1].after


def in_play(toy):
    steps = random_steps(toy, "play")
    return next(step.after for step in steps if len(step.after.play.tricks) == 3)


def test_the_page_names_at_most_seven_shared_edits():
    assert 0 < len(added.edits()) <= 7
    assert FAMILY_OF["toy"] == "toy"


def test_the_page_names_no_file_of_a_layer_that_knows_no_families():
    layers = {file.removeprefix("tarock_desktop/").split("/")[0] for file, _ in added.edits()}
    assert layers == {"families.py", *LAYERS}


def test_the_file_has_no_mistake():
    assert lint(sheet_document("toy")) == []


def test_it_is_compared_with_other_sheets():
    found = compare(load_sheet("toy", {}), load_sheet("spjst", {}))
    assert "prize.amount" in {difference.match for difference in found}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_who_has_most_points_gets_the_prize(toy, seed):
    state = last(toy, seed)
    points = points_by_seat(state, toy.sheet.pack)
    assert state.result.points == points
    winners = [seat for seat in (0, 1, 2) if points[seat] == max(points)]
    if len(winners) == 1:
        expected = [2 if seat in winners else -1 for seat in (0, 1, 2)]
        assert list(state.round.chips) == expected
    else:
        assert not any(state.round.chips)


def revoked(toy):
    """Return a table after somebody has not followed suit though he could, and who it was."""
    state = in_play(toy)
    while True:
        asked = prompt(state, toy)
        legal = asked.cards.legal or NO_CARDS
        wrong = next(iter(state.deal.hands[asked.seat].cards - legal), None)
        card = wrong or min(legal)
        after = decide(state, PlayCard(asked.seat, card), toy, Mode.TOURNAMENT).state
        if wrong is not None:
            return after, asked.seat
        state = after


def test_a_wrong_card_is_refused_or_claimed(toy):
    state, offender = revoked(toy)
    claimed = decide(state, Claim(Seat((offender + 1) % 3), offender), toy, Mode.TOURNAMENT)
    assert claimed.verdict is Verdict.ACCEPTED
    assert [ruling.row for ruling in claimed.state.book.rulings] == ["TOY-1"]


def test_the_kernel_knows_what_is_played_for(toy):
    state = in_play(toy)
    assert state.phase is Phase.PLAY
    game = game_of(state, toy, ends_of(state, toy).stakes())
    assert game.players == 3


@pytest.mark.parametrize(
    ("level", "hands"),
    [("novice", 2), ("club", 2), ("sloppy", 2), pytest.param("master", 1, marks=pytest.mark.slow)],
)
def test_bots_play_a_round(toy, level, hands):
    mode = Mode.TOURNAMENT if level == "sloppy" else Mode.GUARD
    tally = SelfPlay(RoundPlan(1, hands, (level,) * 3, "toy", mode), toy).play()
    assert tally.violations == []
    assert tally.hands == hands


@pytest.mark.parametrize("spoken", LANGUAGES, ids=lambda language: language.code)
def test_everything_is_told(toy, spoken):
    words = Words(read_catalogue(spoken), toy.sheet, ("Anna", "Ota", "Eva"))
    for step in random_steps(toy, "told"):
        asked = prompt(step.after, toy)
        told = [words.event(event, Watcher.PUBLIC) for event in step.decision.events]
        told += [words.message(asked.question)] if asked is not None else []
        assert all(text for text in told if text is not None)
    for line in step.after.result.lines:
        assert "Most points" in words.score_line(line).label
    assert all(words.article(article).title for article in toy.sheet.articles)
    assert all(words.consequence(row.id) for row in toy.sheet.irregularity)


def test_a_hand_is_scripted():
    vocabularies.cache_clear()
    cases = read_cases(load(added.HERE / "worked" / "TOY-C01.toml"), vocabularies()).cases
    assert len(cases) == 2
    for case in cases:
        outcome = work_out(case)
        assert outcome.is_as_expected, "\n" + "\n".join(report_lines(outcome))
    vocabularies.cache_clear()
