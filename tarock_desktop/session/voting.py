"""What a room can vote for: the acts that are open to a player, and those that are barred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.session.explaining import Why
from tarock_desktop.session.lecture import MOST_OPTIONS, Option
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.phases import Phase

LIKELY: Final = 2
"""So many acts are proposed beside the best one and a barred one."""


def all_options(request: Request, why: Why) -> tuple[Option, ...]:
    """Return everything that could be voted for, in the order in which it is asked."""
    return (*_open(request), *_barred(why))


def _open(request: Request) -> Iterator[Option]:
    asked = request.prompt
    if request.asks_for_card:
        ranked = request.variant.sheet.pack.ranked(request.legal)
        yield from (Option(action=PlayCard(asked.seat, card), card=card) for card in ranked)
    for option in asked.options:
        if option.barred is None:
            yield Option(action=option.action, label=option.label)


def _barred(why: Why) -> Iterator[Option]:
    """Yield what is barred; of cards laid away together, none alone would be an act."""
    for each in why.denied:
        if each.card is None or why.phase is Phase.PLAY:
            yield Option(
                card=each.card, label=each.label, reason=each.reason, article=each.article
            )


def proposed(request: Request, why: Why) -> tuple[Option, ...]:
    """Return two to four acts: the best, likely ones, a barred one. Takes seconds.

    They stand in the order in which they are asked, so that their places give nothing away.
    Nothing is proposed where there are no two.
    """
    everything = all_options(request, why)
    found = evaluated(request, master_effort())
    known = [
        Option(
            action=each.action,
            card=_card(each.action),
            label=_label(everything, each.action),
            loss=found[0].worth - each.worth,
        )
        for each in found
    ]
    if len(known) == 1:
        # Nothing could be compared: what is usual is called the best, the rest is not known.
        known += _others(everything, known[0])
    barred = [option for option in everything if option.action is None][:1]
    chosen = [*known[: MOST_OPTIONS - len(barred)], *barred]
    order = {_key(option): place for place, option in enumerate(everything)}
    chosen.sort(key=lambda option: order.get(_key(option), len(order)))
    return tuple(chosen) if len(chosen) > 1 else ()


def _others(everything: tuple[Option, ...], best: Option) -> list[Option]:
    others = (option for option in everything if option.action is not None)
    return [option for option in others if option.action != best.action][:LIKELY]


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, PlayCard) else None


def _label(everything: tuple[Option, ...], action: Action) -> Message | None:
    return next((option.label for option in everything if option.action == action), None)


def _key(option: Option) -> tuple[object, ...]:
    return option.action, option.card, option.label
