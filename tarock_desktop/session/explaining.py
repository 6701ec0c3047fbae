"""What the player to move may do, what not, and by which article: asked of the referee."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action, Discard, PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class Denied(Struct, frozen=True, kw_only=True):
    """Something that may not be done now."""

    card: Card | None = None
    """The card that may not be chosen; `None`: an act that is no card."""
    label: Message | None = None
    """What the button of the act says."""
    reason: Message
    article: str | None
    """The article of the sheet; `None`: the referee sees no breach of a rule in it."""


class Why(Struct, frozen=True, kw_only=True):
    """What is asked of a player, and how he may answer."""

    seat: Seat
    phase: Phase
    question: Message
    cards: CardSet = NO_CARDS
    """The cards that may be chosen."""
    acts: tuple[Message, ...] = ()
    """Acts that are open besides, as their buttons say it."""
    denied: tuple[Denied, ...] = ()

    @property
    def barred(self) -> CardSet:
        """The cards that may not be chosen."""
        return CardSet.gather(each.card for each in self.denied if each.card is not None)


def explain(state: View, variant: Variant) -> Why | None:
    """Return what the player to move at the full table may do; `None`: nobody is asked."""
    if not isinstance(state, State):
        raise TypeError("only at the full table can the referee be asked")
    asked = prompt(state, variant)
    if asked is None or asked.seat < 0:
        return None
    choice = asked.cards
    labels = (option.label for option in asked.options if option.barred is None)
    values = (value.label for value in asked.values)
    return Why(
        seat=asked.seat,
        phase=asked.phase,
        question=asked.question,
        cards=NO_CARDS if choice is None or choice.legal is None else choice.legal,
        acts=(*labels, *values),
        denied=(*_denied_cards(state, variant, asked), *_denied_acts(state, variant, asked)),
    )


def _denied_cards(state: State, variant: Variant, asked: Prompt) -> Iterator[Denied]:
    choice = asked.cards
    if choice is None:
        return
    for barred in choice.barred:
        article = _article(state, variant, _act(asked, choice, barred.card))
        yield Denied(card=barred.card, reason=barred.reason, article=article)


def _denied_acts(state: State, variant: Variant, asked: Prompt) -> Iterator[Denied]:
    for option in asked.options:
        if option.barred is not None:
            article = _article(state, variant, option.action)
            yield Denied(label=option.label, reason=option.barred, article=article)


def _act(asked: Prompt, choice: CardChoice, card: Card) -> Action:
    """Return the act that would be done with a card which may not be chosen."""
    if asked.phase is Phase.PLAY:
        return PlayCard(asked.seat, card)
    free = (choice.legal or NO_CARDS) - choice.required
    others = (*choice.required, *free)[: max(0, choice.count - 1)]
    cards = CardSet.gather((card, *others))
    return Discard(asked.seat, tuple(cards), cards & choice.must_show)


def _article(state: State, variant: Variant, action: Action) -> str | None:
    """Return the article by which the referee refuses an act."""
    ruling = decide(state, action, variant, Mode.GUARD).ruling
    return None if ruling is None else ruling.citation.article
