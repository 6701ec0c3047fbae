"""The master: whatever is asked, it tries what may come of it in worlds that may be the true one.

A pure function of its request. Where nothing can be tried (an unequal deal after a mishap, a game
the kernel does not know) it goes by rules of thumb.
"""

from __future__ import annotations

from tarock_desktop.bots.card_search import worth_of_cards
from tarock_desktop.bots.effort import MASTER, MASTER_IN_PLAIN_PYTHON, PLAIN_PIMC, Effort
from tarock_desktop.bots.families import asks_for_card, sensible_act
from tarock_desktop.bots.protocol import Choice, Request
from tarock_desktop.bots.word_search import can_be_searched, worth_of_acts
from tarock_desktop.bots.worlds import NoWorldError
from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.payoffs import UntranslatableError
from tarock_desktop.table.actions import Action, PlayCard


def master_effort() -> Effort:
    """Return how hard a master thinks with the kernel that runs here."""
    return MASTER if COMPILED else MASTER_IN_PLAIN_PYTHON


def master(request: Request) -> Choice:
    """Return the act of a player who thinks ahead."""
    return Choice(request.ticket, tried_act(request, master_effort()))


def pimc(request: Request) -> Choice:
    """Return the act of a plain solver of sampled worlds that speaks by rules of thumb."""
    if asks_for_card(request):
        return Choice(request.ticket, tried_act(request, PLAIN_PIMC))
    return Choice(request.ticket, sensible_act(request))


def tried_act(request: Request, effort: Effort) -> Action:
    """Return the act found by trying, or by a rule of thumb where that can't be done."""
    try:
        if asks_for_card(request):
            return PlayCard(request.seat, worth_of_cards(request, effort)[0].card)
        if can_be_searched(request):
            return worth_of_acts(request, effort)[0].action
    except (NoWorldError, UntranslatableError):
        pass
    return sensible_act(request)


def thinking_player(request: Request) -> Choice:
    """Return the act of a player who thinks about cards only, for comparisons."""
    if asks_for_card(request):
        return master(request)
    return Choice(request.ticket, sensible_act(request))
