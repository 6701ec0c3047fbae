"""Cards played against a rule, found by asking the rules of play about every card again.

There is no second copy of the rules here: the table is rebuilt as it was before each card, and the
phase's own findings are what was wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.referee.offence import Offence, final_hand, numbered
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Hand, Play, PlayedCard
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View


def wrong_cards(view: View, playing: PhaseRules) -> Iterator[Offence]:
    """Yield every card played against a rule; *view* must be the full state.

    An offence is proven when the cards everybody has seen since show it: then the card would have
    been wrong even if its player had held nothing else.
    """
    for place, (before, entry) in enumerate(tables_before_cards(view)):
        finding = _finding(before, entry, playing)
        if finding is None:
            continue
        shown = _finding(
            _with_hand(before, entry, _seen_since(view, entry, place)), entry, playing
        )
        rule = finding.rule if shown is None else shown.rule
        explanation = finding.explanation if shown is None else shown.explanation
        trick = len(before.play.tricks)
        yield Offence(
            rule,
            entry.seat,
            numbered(view, f"play/{entry.seat}/{trick + 1}"),
            explanation,
            proven=shown is not None,
            card_place=place,
            trick=trick,
        )


def tables_before_cards(view: View) -> Iterator[tuple[View, PlayedCard]]:
    """Yield each card played in this hand with the table as it was before it."""
    deal = replace(view.deal, exposed=NO_CARDS)
    held = tuple(
        _hand(final_hand(view, seat) if seat in deal.order else NO_CARDS)
        for seat in view.round.seats
    )
    for number, trick in enumerate((*(t.cards for t in view.play.tricks), view.play.trick)):
        tricks = view.play.tricks[:number]
        for place, entry in enumerate(trick):
            yield (
                replace(
                    view,
                    phase=Phase.PLAY,
                    turn=entry.seat,
                    deal=replace(deal, hands=held),
                    play=Play(trick=trick[:place], tricks=tricks),
                ),
                entry,
            )
            held = with_value(held, entry.seat, _hand(held[entry.seat].cards.remove(entry.card)))


def _hand(cards: CardSet) -> Hand:
    return Hand(cards, len(cards))


def _finding(before: View, entry: PlayedCard, playing: PhaseRules) -> Finding | None:
    return next(iter(playing.findings(before, PlayCard(entry.seat, entry.card))), None)


def _with_hand(before: View, entry: PlayedCard, cards: CardSet) -> View:
    held = cards.add(entry.card)
    # The size stays: how many cards a player holds everybody knows.
    hand = Hand(held, before.deal.hands[entry.seat].size)
    hands = with_value(before.deal.hands, entry.seat, hand)
    return replace(before, deal=replace(before.deal, hands=hands))


def _seen_since(view: View, entry: PlayedCard, place: int) -> CardSet:
    """Return what everybody has seen of a seat's hand after its card at *place*."""
    played = [each for trick in view.play.tricks for each in trick.cards]
    played += view.play.trick
    later = CardSet.gather(e.card for e in played[place + 1 :] if e.seat == entry.seat)
    hand = view.deal.hands[entry.seat].cards
    is_open = entry.seat in view.deal.open
    return later | (hand if is_open else hand & (view.deal.exposed | view.deal.seen))
