"""The act to choose before the first card: each candidate evaluated by rollouts in sampled deals.

The candidates are the act of the heuristic and a few others. Another act is chosen only where it
is better by more than chance. Discards are compared after that: the same hands, with other cards
laid away.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.rollouts import DEALS, Gains, Rollouts, cautious
from tarock_desktop.bots.sampled_tables import sampled_tables
from tarock_desktop.bots.thought import Alternative
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Suit
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.kernel.steps import step
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.table.actions import Action, Announce, Challenge, Discard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice

MOST_OTHERS: Final = 4
"""Acts that are evaluated beside the one of the heuristic."""
MOST_WORDS: Final = 2
"""The same for announcements and doublings."""
MOST_DISCARDS: Final = 8
"""Sets of discards that are evaluated."""
SPOKEN: Final = (Phase.ANNOUNCE, Phase.CHALLENGE, Phase.CLEARANCE)
"""Phases in which words change what is paid, and no card moves."""
MOVED: Final = (Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD, Phase.SALE)


def can_be_searched(request: Request) -> bool:
    """Return whether there is a choice before play whose outcomes rollouts can compare."""
    asked = request.prompt
    if asked.phase is Phase.DISCARD and asked.cards is not None:
        return True
    if asked.phase not in (*SPOKEN, *MOVED) or len(asked.open_actions) < 2:
        return False
    return len(candidates(request)) > 1


def worth_of_acts(
    request: Request, effort: Effort, also: tuple[Action, ...] = ()
) -> tuple[Alternative, ...]:
    """Return what each candidate is worth, the best first.

    *also*: acts that are evaluated too, whatever they promise.

    Raises:
        NoSampleError: no deal can be sampled.
        UntranslatableError: a ruling changes what a hand pays.
    """
    tables = sampled_tables(request, DEALS, weighted=effort.weighted)
    # Words are asked for more often than anything else, and their hands are shorter.
    budget = effort.acts // 2 if request.prompt.phase in SPOKEN else effort.acts
    acts, choice = _with(candidates(request), also), request.prompt.cards
    base = acts[0]
    rollouts = Rollouts(request, budget, effort.plays)
    ranked = _ranked(request, rollouts.compared(tables, acts), base)
    if choice is None or not isinstance(base, Discard) or ranked[0].action is not base:
        return ranked
    ends = rollouts.after(tables[: DEALS // 2], base)
    discards = _with(_discards(request, choice, base), also)
    rollouts = Rollouts(request, effort.acts, effort.plays)

    def gain(end: ImaginedTable, action: Action) -> float | None:
        return rollouts.gain(_with_discards(end, action))

    return _ranked(request, rollouts.compared(ends, discards, gain), base)


def _with(acts: list[Action], also: tuple[Action, ...]) -> list[Action]:
    return [*acts, *(action for action in also if action not in acts)]


def candidates(request: Request) -> list[Action]:
    """Return the acts to evaluate, that of the heuristic first."""
    base, spoken = heuristic_act(request), request.prompt.phase in SPOKEN
    if spoken and isinstance(base, Announce):
        # Who announces a feat plays for it, which rollouts do not show.
        return [base]
    interest = bots_of(request.variant).interest
    found = {act: interest(request, act) for act in request.prompt.open_actions if act != base}
    promise = {act: more for act, more in found.items() if more is not None}
    others = sorted(promise, key=lambda act: -promise[act])
    return [base, *others[: MOST_WORDS if spoken else MOST_OTHERS]]


def _ranked(request: Request, gains: Gains, base: Action) -> tuple[Alternative, ...]:
    """Return the acts, the best first; a doubling must be better by a margin."""
    worth = cautious(gains, base)
    margins = bots_of(request.variant).doubling_margins
    for action in worth:
        if action != base and isinstance(action, Challenge):
            worth[action] -= margins[min(action.step, len(margins)) - 1]
    ranked = sorted(worth, key=lambda action: -worth[action])
    return tuple(Alternative(action, worth[action], len(gains[action])) for action in ranked)


# ------------------------------------------------------------------------------- discards


def _with_discards(table: ImaginedTable, action: Action) -> ImaginedTable:
    """Return the table as if the seat had laid away the cards of *action* instead of its own."""
    if not isinstance(action, Discard):
        raise TypeError(action)
    seat, deal, laid = action.seat, table.state.deal, CardSet.gather(action.cards)
    both = deal.hands[seat].cards | deal.discards[seat].cards
    hands = [hand.cards for hand in deal.hands]
    piles = [pile.cards for pile in deal.discards]
    hands[seat], piles[seat] = both - laid, laid
    return table.with_cards(tuple(hands), tuple(piles))


def _discards(request: Request, choice: CardChoice, base: Discard) -> list[Action]:
    """Return the discards to evaluate, those of the heuristic first."""
    hand = request.hand
    free = (choice.legal or hand) - choice.required
    count = choice.count - len(choice.required)
    values = request.variant.sheet.pack.values

    def promise(cards: CardSet) -> float:
        step()
        left = hand - cards
        voids = sum(not left.of_suit(suit) for suit in Suit if suit is not Suit.TAROCK)
        points = sum(float(values[card.id]) for card in cards - TAROCKS)
        return 3.0 * voids + points - 2.0 * len(cards & TAROCKS)

    sets = [CardSet.gather(more) | choice.required for more in combinations(free, count)]
    best = sorted(sets, key=lambda cards: (-promise(cards), cards.mask))[:MOST_DISCARDS]
    first = CardSet.gather(base.cards)
    others = [cards for cards in best if cards != first][: MOST_DISCARDS - 1]
    return [base, *(Discard(request.seat, tuple(c), c & choice.must_show) for c in others)]
