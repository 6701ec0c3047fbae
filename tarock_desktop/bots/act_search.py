"""What to say, to take and to lay away, found by trying.

Every act that is open is tried in the same worlds. Where words only change what is paid, the
hands are played out at once; where cards still move, everybody goes on by rules of thumb to the
first card, on other than the Texas sheets with words and all. What is clearly worse is given up
early.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.rollouts import (
    TABLES,
    Gains,
    Rollouts,
    cautious,
    compared,
    promising,
)
from tarock_desktop.bots.sampled_tables import (
    played_to_first_card,
    sampled_tables,
    seed_of,
    share_of,
)
from tarock_desktop.bots.thought import Alternative
from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Suit
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    Challenge,
    Discard,
    GiveLeave,
    Pass,
    Ready,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice

FIRST_ROUND: Final = 8
"""Worlds after which an act that is clearly worse is given up; their number doubles then."""
CLEARLY: Final = 2.0
"""Standard errors by which an act is clearly worse."""
LOUD: Final = 0.4
"""Chips by which a bid must be better than silence: it also tells."""
PROMISE: Final = 1.0
"""The same for an announcement."""
RESERVES: Final = (3.0, 4.0, 20.0, 16.0)
"""The same for a doubling, step by step. Where 161 deals were played on as they truly lay, a first
step that promised less than three chips lost some, and a third one lost whatever it promised: who
has answered with the second is stronger than the worlds tell. Who plays the game knows better."""
MOST_DISCARDS: Final = 14
MOST_OTHERS: Final = 4
MOST_WORDS: Final = 2
"""Acts that are tried in whole hands beside the one by rules of thumb, and words that are."""
IN_HANDS: Final = 0.25
"""How much of the reserve is kept for a doubling that was tried in whole hands."""
SPOKEN: Final = (Phase.ANNOUNCE, Phase.CHALLENGE, Phase.CLEARANCE)
"""Phases whose words only change what is paid."""
MOVED: Final = (Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD, Phase.SALE)
QUIET: Final = (Ready, GiveLeave, Pass)


def can_be_searched(request: Request) -> bool:
    """Return whether there is something to choose before play that trying helps with."""
    asked = request.prompt
    if asked.phase is Phase.DISCARD and asked.cards is not None:
        return True
    if asked.phase not in (*SPOKEN, *MOVED) or len(asked.open_actions) < 2:
        return False
    return (request.variant.family == "texas") or len(_acts(request)) > 1


def _acts(request: Request) -> list[Action]:
    """Return what is tried in whole hands, the act by rules of thumb first."""
    base, spoken = heuristic_act(request), request.prompt.phase in SPOKEN
    if spoken and isinstance(base, Announce):
        # Who announces something plays for it, which the hands that are tried do not show.
        return [base]
    others = [action for action in request.prompt.open_actions if action != base]
    if spoken:
        is_searched = bots_of(request.variant).is_searched
        others = [action for action in others if is_searched(request, action)]
    others.sort(key=lambda action: -_interest(request, action))
    return [base, *others[: MOST_WORDS if spoken else MOST_OTHERS]]


def worth_of_acts(request: Request, effort: Effort) -> tuple[Alternative, ...]:
    """Return what each act is worth, the best first.

    Raises:
        NoSampleError: nothing can be said about the hidden cards.
        UntranslatableError: a ruling changes what a hand pays.
    """
    if request.variant.family != "texas":
        return _best_in_hands(request, effort)
    tables = sampled_tables(request, effort.rollout_deals, weighted=effort.weighted)
    if request.prompt.phase in SPOKEN:
        return _best_word(request, tables, effort.plays)
    if request.prompt.cards is not None:
        return _best_discard(request, tables, request.prompt.cards, effort.plays)
    return _best_move(request, tables, request.prompt.open_actions, effort.plays)


def _best_in_hands(request: Request, effort: Effort) -> tuple[Alternative, ...]:
    """Compare acts after which everybody goes on with words and all."""
    tables = sampled_tables(request, TABLES, weighted=effort.weighted)
    # Words are asked for more often than anything else, and hands come to the first card sooner.
    most = effort.acts // 2 if request.prompt.phase in SPOKEN else effort.acts
    rehearsal = Rollouts(request, most, effort.plays)
    acts, choice = _acts(request), request.prompt.cards
    base = acts[0]
    ranked = _in_hands(rehearsal.tried(tables, acts), base)
    if choice is None or not isinstance(base, Discard) or ranked[0].action is not base:
        return ranked
    pile = CardSet.gather(base.cards)
    ends = [
        end
        for end in rehearsal.begun(tables[: TABLES // 2], base)
        if end.state.deal.discards[request.seat].cards == pile
    ]
    sets = _discards(request, choice, pile)[: MOST_OTHERS * 2]
    piles = [Discard(request.seat, tuple(each), each & choice.must_show) for each in sets]

    def worth(end: ImaginedTable, action: Action) -> float | None:
        laid = CardSet.gather(action.cards) if isinstance(action, Discard) else NO_CARDS
        return rehearsal.worth(_with_discards(request, end, laid))

    rehearsal.left = effort.acts
    return _in_hands(rehearsal.compared(ends, (base, *piles[1:]), worth), base)


def _in_hands(found: Gains, base: Action) -> tuple[Alternative, ...]:
    """Return the acts, the best first; a doubling needs a lead."""
    worth = cautious(found, base)
    for action in worth:
        if action != base and isinstance(action, Challenge):
            worth[action] -= _reserve(action) * IN_HANDS
    ranked = sorted(worth, key=lambda action: -worth[action])
    return tuple(Alternative(action, worth[action], len(found[action])) for action in ranked)


def _interest(request: Request, action: Action) -> float:
    """Return how much it may help to try an act, where not all of them can be."""
    match action:
        case Bid():
            return bots_of(request.variant).bid_value(request, action)
        case Challenge(target=target):
            return 1.0 if target == GAME else -1.0
        case Pass() | Ready():
            return 99.0
        case _:
            return 0.0


def _played_out(request: Request, tables: Sequence[ImaginedTable], plays: int) -> list[float]:
    """Return what the seat gains at tables where the first card is to be played, or is over."""
    gains = [float(table.gain(request.seat)) for table in tables]
    playing = [n for n, table in enumerate(tables) if table.phase is Phase.PLAY]
    if playing:
        positions = [tables[n].position() for n in playing]
        paid = Guesses(positions).payoffs(plays, seed_of(request))
        for n, position, payoff in zip(playing, positions, paid, strict=True):
            gains[n] += share_of(request, position) * payoff
    return gains


def _best_word(
    request: Request, tables: Sequence[ImaginedTable], plays: int
) -> tuple[Alternative, ...]:
    """Compare words that change nothing but what is paid."""
    found: dict[Action, list[float]] = {}
    for action in request.prompt.open_actions:
        after = tables[0].after(action)
        if after is not None:
            said = [table.with_notices(after.state.notices).in_play() for table in tables]
            gained = float(after.gain(request.seat) - tables[0].gain(request.seat))
            found[action] = [gain + gained for gain in _played_out(request, said, plays)]
    return _ranked(found)


def _best_move(
    request: Request, tables: Sequence[ImaginedTable], actions: Sequence[Action], plays: int
) -> tuple[Alternative, ...]:
    """Compare acts after which cards still move."""
    found: dict[Action, list[float]] = {action: [] for action in actions}
    alive, first, size = list(actions), 0, FIRST_ROUND
    while first < len(tables) and len(alive) > 1:
        part = tables[first : first + size]
        for action in alive:
            ends = []
            for table in part:
                after = table.after(action)
                if after is not None:
                    ends.append(played_to_first_card(after, request.seed))
            found[action] += _played_out(request, ends, plays)
        first, size = first + size, size * 2
        alive = list(promising(found, alive, CLEARLY))
    return _ranked({action: found[action] for action in actions if found[action]})


def _ranked(found: dict[Action, list[float]]) -> tuple[Alternative, ...]:
    """Return the acts, the best first; a loud one needs a clear lead over a quiet one."""
    quiet = next((action for action in found if isinstance(action, QUIET)), None)
    worths = []
    for action, gains in found.items():
        worth = fmean(gains)
        if quiet is not None and isinstance(action, Announce | Challenge | Bid | ThrowIn):
            worth -= _reserve(action) + compared(gains, found[quiet]).error
        worths.append(Alternative(action, worth))
    return tuple(sorted(worths, key=lambda each: -each.worth))


def _reserve(action: Action) -> float:
    """Return by how much a loud act must be better than a quiet one."""
    match action:
        case Challenge(step=step):
            return RESERVES[min(step, len(RESERVES)) - 1]
        case Announce():
            return PROMISE
        case _:
            return LOUD


def _best_discard(
    request: Request, tables: Sequence[ImaginedTable], choice: CardChoice, plays: int
) -> tuple[Alternative, ...]:
    """Compare sets of discards, and whatever else can be done instead of laying away."""
    base = heuristic_act(request)
    others = request.prompt.open_actions
    if others:
        moves = _best_move(request, tables, (base, *others), plays)
        if moves[0].action is not base:
            return moves
    if not isinstance(base, Discard):
        return (Alternative(base, 0.0),)
    part = tables[: max(FIRST_ROUND, len(tables) // 2)]
    ends = [
        played_to_first_card(after, request.seed)
        for after in (table.after(base) for table in part)
        if after is not None
    ]
    ends = [end for end in ends if end.phase is Phase.PLAY]
    found: dict[Action, list[float]] = {}
    for cards in _discards(request, choice, CardSet.gather(base.cards)):
        swapped = [_with_discards(request, end, cards) for end in ends]
        shown = cards & choice.must_show
        found[Discard(request.seat, tuple(cards), shown)] = _played_out(request, swapped, plays)
    return _ranked(found) if ends else (Alternative(base, 0.0),)


def _with_discards(request: Request, table: ImaginedTable, cards: CardSet) -> ImaginedTable:
    """Return the table as if the seat had laid *cards* away."""
    seat, deal = request.seat, table.state.deal
    both = deal.hands[seat].cards | deal.discards[seat].cards
    hands = [hand.cards for hand in deal.hands]
    piles = [pile.cards for pile in deal.discards]
    hands[seat], piles[seat] = both - cards, cards
    return table.with_cards(tuple(hands), tuple(piles))


def _discards(request: Request, choice: CardChoice, base: CardSet) -> list[CardSet]:
    """Return the sets of discards worth trying, that of the rule of thumb among them."""
    hand = request.hand
    free = (choice.legal or hand) - choice.required
    count = choice.count - len(choice.required)
    values = request.variant.sheet.pack.values

    def promise(cards: CardSet) -> float:
        left = hand - cards
        voids = sum(not left.of_suit(suit) for suit in Suit if suit is not Suit.TAROCK)
        points = sum(float(values[card.id]) for card in cards - TAROCKS)
        return 3.0 * voids + points - 2.0 * len(cards & TAROCKS)

    sets = (CardSet.gather(more) | choice.required for more in combinations(free, count))
    best = sorted(sets, key=lambda cards: (-promise(cards), cards.mask))[:MOST_DISCARDS]
    return list(dict.fromkeys([base, *best] if len(base) == choice.count else best)) or [NO_CARDS]
