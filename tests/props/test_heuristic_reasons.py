"""Where nothing can be tried the coach says what its hand says, and only what is true of it."""

import pytest

from tarock_desktop.bots import coach
from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.heuristic_reasons import heuristic_reasons, wants_few
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import club
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.messages.message import CountRef, NumberRef
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import Bid, Declare, Pass, Ready, Shuffle
from tarock_desktop.table.phases import Phase

QUICK = Effort(
    deals=4,
    simulations=60,
    exact_from=2,
    exact_deals={1: 2, 2: 2},
    nodes=300,
    acts=60,
    plays=2,
)
BARE = ("hint.rule-of-thumb",)


def think_little(monkeypatch):
    """Let the coach try little and sum nothing up: only its reasons are looked at."""
    monkeypatch.setattr(coach, "master_effort", lambda: QUICK)
    monkeypatch.setattr(coach, "thought_about", lambda request, alternatives: None)


def questions(ruleset, hands=1, secret="reasons"):
    """Give every question of whole hands."""
    seating = Seating(tuple(computer(name, "club") for name in "ABCD"))
    session = new_game(ruleset, {}, seating, None, Seeds(secret))
    evening = Evening(session)
    for _ in range(hands):
        assert evening.start_hand().accepted
        while (asked := session.prompt_for_bot()) is not None:
            seen = session.observation(asked.seat)
            request = Request(session.ticket, session.variant, seen, asked, session.seed("bot"))
            yield request
            assert session.submit(club(request)).accepted


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_every_hint_of_every_sheet_has_a_reason_that_says_something(ruleset, monkeypatch):
    think_little(monkeypatch)
    phases = set()
    for request in questions(ruleset, hands=2):
        found = hint(request)
        keys = tuple(reason.key for reason in found.reasons)
        assert keys
        assert keys != BARE, (request.prompt.phase, found.action)
        assert len(keys) <= coach.MOST_REASONS
        phases.add(request.prompt.phase)
    assert {Phase.BID, Phase.PLAY} <= phases


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_counts_are_those_of_the_own_hand(ruleset):
    told = 0
    for request in questions(ruleset):
        if request.prompt.phase is Phase.PLAY:
            continue
        hand = request.observation.deal.hands
        for reason in heuristic_reasons(request, club(request)):
            match reason.parameters:
                case (CountRef(tarocks), NumberRef(kings)):
                    own = hand[request.seat].cards
                    assert (tarocks, kings) == (len(own & TAROCKS), len(own & KINGS))
                    told += 1
                case _:
                    pass
    assert told


def first(ruleset, fits):
    return next(request for request in questions(ruleset, hands=20) if fits(request))


def keys(request, action):
    return [reason.key for reason in heuristic_reasons(request, action)]


def test_passing_and_bidding_have_reasons_of_their_own():
    request = first("ziri", lambda r: r.prompt.phase is Phase.BID)
    bid = next(act for act in request.prompt.open_actions if isinstance(act, Bid))
    assert keys(request, Pass(request.seat)) == ["hint.weak-hand"]
    assert keys(request, bid) == ["hint.strong-hand"]


def test_chance_and_declarations_are_named_as_such():
    shuffling = first("spjst", lambda r: r.prompt.shuffle is not None)
    assert keys(shuffling, Shuffle(shuffling.seat, 7, "")) == ["hint.chance"]
    declaring = first("spjst", lambda r: r.prompt.values)
    held = tuple(choice.value for choice in declaring.prompt.values)
    assert keys(declaring, Declare(declaring.seat, held)) == ["hint.declares"]
    assert keys(declaring, Declare(declaring.seat)) == ["hint.declares-none"]


def test_silence_is_explained_where_one_could_have_spoken():
    request = first(
        "koenigrufen",
        lambda r: r.prompt.phase is Phase.ANNOUNCE and len(r.prompt.open_actions) > 1,
    )
    assert keys(request, Ready(request.seat)) == ["hint.silent"]


@pytest.mark.parametrize("secret", ["k1", "k2"])
def test_who_wants_few_tricks_is_told_about_ducking_and_nobody_else(secret, monkeypatch):
    think_little(monkeypatch)
    ducking = {"hint.low-lead", "hint.stays-under", "hint.cannot-duck"}
    for request in questions("ziri", secret=secret):
        if request.prompt.phase is not Phase.PLAY or request.prompt.cards is None:
            continue
        said = {reason.key for reason in hint(request).reasons}
        if not wants_few(request):
            assert not said & ducking
        if wants_few(request):
            assert not said & {"hint.takes-trick", "hint.draws-tarocks", "hint.cannot-win"}
