"""Hearts and diamonds, or spades and clubs, change names: the hand is the same."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cards.pack import PACK
from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import ArrangeDeck, Discard, PlayCard, Shuffle
from tarock_desktop.table.events import DeckShuffled
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE
from tests.kit.play import first_state, random_steps, seeds, variant_with

SPJST = variant_with()


@dataclass(frozen=True)
class Renaming:
    letters: str

    def card(self, card):
        one, two = self.letters[0], self.letters[1]
        suit = {one: two, two: one}.get(card.suit.value, card.suit.value)
        return parse_card(suit + card.face)

    def cards(self, cards):
        return CardSet.gather(self.card(card) for card in cards)

    def step(self, step):
        match step.action:
            case Shuffle():
                order = next(e.order for e in step.decision.events if isinstance(e, DeckShuffled))
                return ArrangeDeck(TABLE, tuple(self.card(card) for card in order))
            case PlayCard(seat, card):
                return PlayCard(seat, self.card(card))
            case Discard(seat, cards, shown):
                return Discard(seat, tuple(self.card(c) for c in cards), self.cards(shown))
            case other:
                return other


@pytest.mark.parametrize("letters", ["HD", "SC"])
@given(seed=seeds())
@settings(max_examples=15)
def test_renaming_suits_of_one_colour_renames_everything_and_changes_no_amount(letters, seed):
    renaming = Renaming(letters)
    state = first_state(SPJST)
    for step in random_steps(SPJST, seed):
        decision = decide(state, renaming.step(step), SPJST, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED
        state = decision.state
        assert (state.phase, state.turn) == (step.after.phase, step.after.turn)
        for mine, original in zip(state.deal.hands, step.after.deal.hands, strict=True):
            assert mine.cards == renaming.cards(original.cards)
    assert [t.winner for t in state.play.tricks] == [t.winner for t in step.after.play.tricks]
    assert state.result.points == step.after.result.points
    assert [line.amounts for line in state.result.lines] == [
        line.amounts for line in step.after.result.lines
    ]
    assert state.round == step.after.round


def test_a_renaming_undoes_itself():
    for letters in ("HD", "SC"):
        renaming = Renaming(letters)
        assert [renaming.card(renaming.card(card)) for card in PACK] == list(PACK)
