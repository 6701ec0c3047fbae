"""What decisions of a finished hand have cost, or one sentence why that can't be said."""

import pytest

from tarock_desktop.bots.costs import ActCost, CardCost, NoCost
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.review_acts import cost_of_decision
from tarock_desktop.bots.simple import club
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import Declare, PlayCard, Shuffle
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher

LAST = 10
"""Cards at the end of a hand that are weighed: quickly done."""


def finished(ruleset, secret="look"):
    """Return the decisions of a hand that was played by heuristics."""
    seating = Seating(tuple(computer(name, "club") for name in "ABCD"))
    session = new_game(ruleset, {}, seating, None, Seeds(secret))
    assert Evening(session).start_hand().accepted
    while (asked := session.prompt_for_bot()) is not None:
        seen = session.observation(asked.seat)
        request = Request(session.ticket, session.variant, seen, asked, session.seed("bot"))
        assert session.submit(club(request)).accepted
    return session.look_back(Watcher.PUBLIC).decisions


def cost(decision, memory, action=None):
    act = decision.action if action is None else action
    return cost_of_decision(decision.number, decision.request, decision.truth, act, memory)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_each_of_the_last_cards_has_a_cost_or_a_reason(ruleset):
    decisions, memory = finished(ruleset), Memory(12)
    for decision in reversed(decisions[-LAST:]):
        found = cost(decision, memory)
        assert found.number == decision.number
        assert found.seat == decision.seat
        match found:
            case CardCost():
                assert 0 <= found.least <= found.most
                assert found.known is None or found.known >= 0
            case NoCost():
                assert found.reason.key.startswith("review.")
            case _:
                pytest.fail("a card is not an act")


@pytest.mark.slow
def test_a_card_in_the_last_trick_costs_nothing_and_a_worse_one_costs_what_it_loses():
    decisions, memory = finished("spjst"), Memory(12)
    cards = [each for each in decisions if isinstance(each.action, PlayCard)]
    for decision in cards[-4:]:
        assert cost(decision, memory).most == 0
    for decision in reversed(cards[-24:-4]):
        legal = decision.request.prompt.cards.legal
        costs = [cost(decision, memory, PlayCard(decision.seat, card)) for card in legal]
        # Whatever was played, one of the cards was right.
        assert min(each.least for each in costs) == 0


def test_what_is_held_and_not_declared_costs_what_it_pays():
    for secret in ("look", "look2", "look3", "look4"):
        for decision in finished("spjst", secret):
            if decision.request.prompt.values:
                held = Declare(
                    decision.seat, tuple(each.value for each in decision.request.prompt.values)
                )
                memory = Memory(12)
                full, none = (
                    cost(decision, memory, held),
                    cost(decision, memory, Declare(decision.seat)),
                )
                assert isinstance(full, ActCost)
                assert full.cost == 0
                assert none.best == held
                assert none.cost > 0
                return
    pytest.fail("nobody had anything to declare")


def test_chance_and_acts_without_a_choice_are_said_to_be_so():
    decisions, memory = finished("spjst"), Memory(12)
    shuffle = next(each for each in decisions if isinstance(each.action, Shuffle))
    assert cost(shuffle, memory).reason.key == "review.by-chance"
    alone = next(
        each
        for each in decisions
        if each.request.prompt.phase is Phase.TALON and len(each.request.prompt.open_actions) == 1
    )
    assert cost(alone, memory).reason.key == "review.no-choice"
