"""A ruling names no card to anybody who may not know it: not in its data, not in its words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import CardRef, CardsRef, Message
from tarock_desktop.table.actions import (
    CallCard,
    ChoosePacket,
    Discard,
    DropCard,
    ExposeCard,
    PlayCard,
)
from tarock_desktop.table.events import CardsDiscarded, HandStarted, RulingIssued
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES, language
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.vocabulary import Vocabulary
from tests.kit.play import Step, variant_with
from tests.kit.slips import clumsy_steps

VIEWERS: tuple[Viewer, ...] = (*map(Seat, range(4)), Watcher.PUBLIC)
NAMED = re.compile(r"<(\w+)>")


@pytest.fixture(autouse=True)
def _cards_are_marked(monkeypatch):
    """Let every card in a text be found again."""
    monkeypatch.setattr(Vocabulary, "card", lambda _self, card: f"<{card.name}>")
    monkeypatch.setattr(Vocabulary, "card_object", lambda _self, card: f"<{card.name}>")


def seen_of(state: State, viewer: Viewer) -> CardSet:
    """Return the cards whose place the viewer knows, or knew when he was asked."""
    view = observe(state, viewer)
    known = view.deal.exposed | view.deal.seen
    for hand in view.deal.hands:
        known |= hand.cards
    for pile in view.deal.discards:
        known |= pile.cards | pile.shown
    for trick in (*(trick.cards for trick in view.play.tricks), view.play.trick):
        known |= CardSet.gather(entry.card for entry in trick)
    single = [place.card for place in view.deal.talon] + [drop.card for drop in view.deal.dropped]
    single += [view.calls.card, view.deal.forehand_card]
    return known | CardSet.gather(card for card in single if card is not None)


def public_cards(step: Step) -> CardSet:
    """Return the cards that everybody saw in an act."""
    match step.action:
        case PlayCard(_, card) | ExposeCard(_, card) | CallCard(_, Card() as card):
            return CardSet.of(card)
        case Discard():
            events = step.decision.events
            shown = (event.shown for event in events if isinstance(event, CardsDiscarded))
            return next(shown, NO_CARDS)
        case DropCard(_, card, shown) if shown:
            return CardSet.of(card)
        case _:
            return NO_CARDS


def knowing(steps: Iterator[Step], viewer: Viewer) -> Iterator[tuple[Step, CardSet]]:
    """Yield every act with the cards the viewer has known in the hand until it was done."""
    known = NO_CARDS
    for step in steps:
        if any(isinstance(event, HandStarted) for event in step.decision.events):
            known = NO_CARDS
        known |= seen_of(step.before, viewer) | seen_of(step.after, viewer) | public_cards(step)
        yield step, known


def cards_in_data(ruling: Ruling) -> CardSet:
    """Return the cards that stand in a ruling."""
    found = ruling.alternatives
    match ruling.action:
        case Discard(_, cards, shown):
            found |= CardSet.gather(cards) | shown
        case PlayCard(_, card) | ExposeCard(_, card) | DropCard(_, card):
            found |= CardSet.of(card)
        case CallCard(_, Card() as card):
            found |= CardSet.of(card)
        case ChoosePacket():
            pass
    said: tuple[Message | None, ...] = (ruling.explanation, ruling.right, *ruling.notes)
    for message in said:
        for parameter in () if message is None else message.parameters:
            match parameter:
                case CardRef(card):
                    found |= CardSet.of(card)
                case CardsRef(several):
                    found |= several
    return found


def named(*texts: str | None) -> CardSet:
    """Return the cards that are named in texts."""
    found = (name for text in texts if text for name in NAMED.findall(text))
    return CardSet.gather(BY_NAME[name] for name in found)


ALWAYS = {
    # The card that the rule itself is about, whoever holds it.
    "announce.not-held": "T1",
    "announce.pagat-missed": "T1",
    "announce.pagat-spent": "T1",
    "announce.pagat-early": "T1",
}


@given(
    st.integers(0, 10**6),
    st.sampled_from(("spjst", "westfest")),
    st.sampled_from((Mode.TOURNAMENT, Mode.WARN)),
    st.sampled_from(LANGUAGES),
)
@settings(max_examples=25)
def test_a_ruling_names_no_card_to_those_who_may_not_know_it(seed, ruleset, mode, tongue):
    variant = variant_with(ruleset)
    words = Words(read_catalogue(language(tongue.code)), variant.sheet, ("A", "B", "C", "D"))
    steps = tuple(clumsy_steps(variant, str(seed), mode=mode))
    for viewer in VIEWERS:
        for step, known in knowing(iter(steps), viewer):
            for event in step.decision.events:
                if not isinstance(event, RulingIssued):
                    continue
                redacted = redact(event, viewer)
                assert isinstance(redacted, RulingIssued)
                ruling = redacted.ruling
                allowed = known
                for message in (ruling.explanation, *ruling.notes):
                    if message.key in ALWAYS:
                        allowed |= CardSet.of(BY_NAME[ALWAYS[message.key]])
                said = words.ruling(ruling, viewer, mode)
                texts = named(
                    *said.shown,
                    said.allowed,
                    *said.notes,
                    words.event(redact(event, viewer), viewer),
                    words.event(redact(event, Watcher.PUBLIC), Watcher.PUBLIC),
                )
                assert not texts - allowed, (viewer, ruling.rule, str(texts - allowed))
                data = cards_in_data(ruling)
                assert not data - allowed, (viewer, ruling.rule, str(data - allowed))


@given(st.integers(0, 10**6), st.sampled_from(("spjst", "westfest")))
@settings(max_examples=15)
def test_what_is_known_of_a_ruling_is_the_same_when_it_is_taken_again(seed, ruleset):
    variant = variant_with(ruleset)
    for step in clumsy_steps(variant, str(seed)):
        for event in step.decision.events:
            if isinstance(event, RulingIssued):
                for viewer in VIEWERS:
                    once = event.ruling.for_viewer(viewer)
                    assert once.for_viewer(viewer) == once
                    public = once.for_viewer(Watcher.PUBLIC)
                    assert public == event.ruling.for_viewer(Watcher.PUBLIC)
                    assert msgspec.structs.replace(public, seat=event.ruling.seat) == public
