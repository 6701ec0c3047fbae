"""The coach: plays like the master and gives reasons.

Reasons are messages with typed parameters. They come in a fixed order: what the act gains over the
next best, then what the rules and the visible cards say for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tarock_desktop.bots.card_heuristics import is_last, law_now, on_table, split
from tarock_desktop.bots.card_search import different_cards, tricks_left
from tarock_desktop.bots.heuristic_reasons import (
    against_few_reasons,
    few_tricks_reasons,
    heuristic_reasons,
    plain_card_reasons,
    wants_few,
)
from tarock_desktop.bots.knowledge import placed_cards
from tarock_desktop.bots.master import evaluated, master_effort, thought_about
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import Alternative, Hint, Thought, holder, rounded
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CountRef,
    Message,
    NumberRef,
    SeatRef,
    SuitRef,
)
from tarock_desktop.rules.hand.sides import same_side
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.table.actions import Action, Discard, PlayCard

MOST_REASONS: Final = 3
LITTLE: Final = 0.25
"""Chips below which a gain is not mentioned."""
LIKELY: Final = 0.6
"""Share of the sampled deals from which somebody is probably the partner."""
FEW_POINTS: Final = 8


def hint(request: Request, alternatives: tuple[Alternative, ...] = ()) -> Hint:
    """Return a proposal with its reasons.

    *alternatives*: the acts as they were evaluated, where that is known.
    """
    alternatives = alternatives or evaluated(request, master_effort())
    thought = thought_about(request, alternatives)
    reasons = tuple(_reasons(request, alternatives, thought))[:MOST_REASONS]
    return Hint(alternatives[0].action, reasons, thought)


def coach(request: Request) -> Action:
    """Return what the coach would propose."""
    return evaluated(request, master_effort())[0].action


def _reasons(
    request: Request, alternatives: tuple[Alternative, ...], thought: Thought | None
) -> Iterator[Message]:
    best = alternatives[0]
    if len(alternatives) == 1 and not request.asks_for_card:
        yield from _by_heuristic(request, best.action)
        return
    gained = _gain(request, alternatives)
    has_choice = gained.key not in ("hint.only-card", "hint.all-alike")
    if gained.key != "hint.rule-of-thumb":
        yield gained
    match best.action:
        case PlayCard(card=card) if has_choice:
            about = tuple(_about_card(request, card))
            yield from about or plain_card_reasons(request, card)
        case PlayCard():
            pass
        case Discard() as laid:
            yield from _voids(request, laid)
        case other:
            yield from heuristic_reasons(request, other)
    if gained.key == "hint.rule-of-thumb":
        yield gained
    if thought is not None:
        yield from _partner(request, thought)


def _by_heuristic(request: Request, action: Action) -> Iterator[Message]:
    """Yield what speaks for an act where nothing could be evaluated."""
    said = tuple(heuristic_reasons(request, action))
    yield from said
    if isinstance(action, Discard):
        yield from _voids(request, action)
    if not said or said[0].key not in ("hint.only-act", "hint.chance"):
        yield message("hint.rule-of-thumb")


def _gain(request: Request, alternatives: tuple[Alternative, ...]) -> Message:
    """Return what the choice is worth against the next one."""
    if len(alternatives) == 1:
        if len(request.legal) == 1:
            return message("hint.only-card")
        alike = len(different_cards(request, request.legal)) == 1
        return message("hint.all-alike" if alike else "hint.rule-of-thumb")
    first, second = alternatives[:2]
    more = first.worth - second.worth
    deals = CountRef(min(first.deals, second.deals) or _deals(request))
    if more < LITTLE:
        return message("hint.close", deals)
    amount = AmountRef(rounded(more))
    if isinstance(first.action, PlayCard) and isinstance(second.action, PlayCard):
        cards = CardRef(first.action.card), CardRef(second.action.card)
        return message("hint.card-better", *cards, amount, deals)
    return message("hint.act-better", amount, deals)


def _deals(request: Request) -> int:
    """Return in how many sampled deals the acts were evaluated."""
    effort, tricks = master_effort(), tricks_left(request)
    return effort.deals if tricks > effort.exact_from else effort.solved(tricks)


def _about_card(request: Request, card: Card) -> Iterator[Message]:
    """Yield what rule or count says for a card."""
    view, hand = request.observation, request.hand
    few = wants_few(request)
    if few is not False:
        wins = bool(view.play.trick) and _would_win(request, card)
        yield from (
            few_tricks_reasons(request, card, wins=wins)
            if few
            else against_few_reasons(request, wins=wins)
        )
        return
    if PAGAT in hand and card is not PAGAT and len(hand) <= MOST_REASONS + 1:
        yield message("hint.keeps-pagat")
    if not view.play.trick:
        if _is_unbeatable(request, card):
            trump = card.suit is Suit.TAROCK
            yield message("hint.highest-tarock" if trump else "hint.unbeatable", CardRef(card))
        if card.suit is Suit.TAROCK and (ALL_CARDS - placed_cards(view)) & TAROCKS:
            yield message("hint.draws-tarocks")
        return
    yield from _following(request, card)


def _would_win(request: Request, card: Card) -> bool:
    """Return whether a card would lie highest in the trick now."""
    return card in split(request, CardSet.of(card), law_now(request))[0]


def _following(request: Request, card: Card) -> Iterator[Message]:
    view, pack = request.observation, request.variant.sheet.pack
    table = on_table(request)
    wins = _would_win(request, card)
    points = sum((pack.values[each.id] for each in table), Fraction(0))
    winning = view.play.winning
    ours = winning is not None and same_side(view, request.seat, winning) is True
    can_win = bool(split(request, request.legal, law_now(request))[0])
    if wins and not ours and (is_last(request) or _is_unbeatable(request, card)):
        yield message("hint.takes-trick", NumberRef(points))
    elif not wins and ours and winning is not None and _adds_points(request, card):
        yield message("hint.partner-takes", SeatRef(winning))
    elif not can_win and not ours:
        yield message("hint.cannot-win")
    elif not wins and not ours and points <= FEW_POINTS:
        yield message("hint.leave-trick")


def _adds_points(request: Request, card: Card) -> bool:
    """Return whether a card gives a trick more points than another one would."""
    values = request.variant.sheet.pack.values
    return values[card.id] > min(values[other.id] for other in request.legal)


def _is_unbeatable(request: Request, card: Card) -> bool:
    """Return whether no higher card of its suit can be in another hand."""
    strength = request.variant.sheet.pack.strength
    out = (ALL_CARDS - placed_cards(request.observation)).of_suit(card.suit)
    return all(strength[other.id] < strength[card.id] for other in out)


def _voids(request: Request, action: Discard) -> Iterator[Message]:
    hand = request.hand
    left = hand - CardSet.gather(action.cards)
    for suit in Suit:
        if not hand.of_suit(suit) or left.of_suit(suit):
            continue
        if suit is Suit.TAROCK:
            yield message("hint.void-tarock")
        else:
            yield message("hint.void", SuitRef(suit))


def _partner(request: Request, thought: Thought) -> Iterator[Message]:
    called = request.observation.calls.card
    if called is None or request.observation.calls.partner is not None:
        return
    if request.seat != request.observation.auction.declarer:
        return
    found = holder(thought, called)
    if found is not None and found[1] >= LIKELY:
        share = NumberRef.whole(round(100 * found[1]))
        yield message("hint.partner", SeatRef(found[0]), share)
