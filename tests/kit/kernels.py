"""Hands for the comparison of kernel and engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.kernel import tricks
from tarock_desktop.kernel.amounts import Payoff
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.layout import LEADER, ROW, STAGES, WINNER
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import Position, Table, position_after, state_at
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Bid,
    Challenge,
    Cut,
    Discard,
    Pass,
    PlayCard,
    Ready,
    StartHand,
    ThrowIn,
)
from tarock_desktop.table.phases import BEFORE_PLAY, Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tests.kit.play import Step, first_state, legal_act, random_steps

LOW_TAROCKS = 4
"""Birds, the Pagat among them: they stay in the hand often, so that they fall late."""
MOST_ACTS = 400


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play *depth* cards on, or to the end."""
    return tricks.count_ways(position.game.words(), position.state(depth + 1), depth)


def no_payoff(total: int) -> Payoff:
    """Return the payoff of a game that is played for nothing but its *total* of sixths."""
    unit = -(-(total + 1) // ROW)
    return Payoff(unit, ((0,) * (total // unit + 1),) * STAGES)


def position_at(
    game: Game, table: Table, leader: int = 0, trick: tuple[int, ...] = ()
) -> Position:
    """Return the position in which *trick* has been played from *table*; *leader* began it."""
    state = state_at(game, table)
    state[LEADER] = state[WINNER] = leader
    return position_after(game, state, trick)


def hands_of(position: Position, pack: PackLaw) -> tuple[CardSet, ...]:
    """Return the hands of a position as cards, in order of play from the first seat."""
    order = card_order(pack)
    return tuple(order.cardset(hand) for hand in position.hands)


def varied_steps(variant, seed: str, hands: int) -> Iterator[Step]:
    """Yield hands of random play in which the rare is less rare and the loud less loud."""
    return random_steps(variant, seed, hands, act=_varied_act)


def _varied_act(state: State, variant: Variant, chance: Generator) -> Action:
    """Announce a feat once in a while only, and keep the Pagat often."""
    action = legal_act(state, variant, chance)
    if isinstance(action, Announce) and chance.below(6):
        action = next(a for a in legal_actions(state, variant) if not isinstance(a, Announce))
    if isinstance(action, PlayCard) and action.card is PAGAT and chance.below(8):
        action = list(legal_actions(state, variant))[-1]
    return action


def hands_of_game(
    variant: Variant, contract: str, seed: str, hands: int, state: State | None = None
) -> Iterator[list[Step]]:
    """Yield the steps from the first card on of hands in which this game is played.

    It is bid as soon as it may be; where it can't be, another deal is tried.
    """
    chance, state = Generator(f"{seed} {contract}"), state or first_state(variant)
    found = 0
    for _ in range(hands * 60):
        steps: list[Step] = []
        before = state
        for _ in range(MOST_ACTS):
            action = _act(state, variant, chance, contract)
            decision = decide(state, action, variant, Mode.GUARD)
            steps.append(Step(state, action, decision))
            state = decision.state
            known = state.auction.contract
            if state.phase is Phase.BETWEEN or (known is not None and known != contract):
                break
        if state.phase is not Phase.BETWEEN:
            state = before
            chance.word()
        played = [step for step in steps if isinstance(step.action, PlayCard)]
        if state is not before and played and played[0].before.auction.contract == contract:
            yield steps[steps.index(played[0]) :]
            found += 1
            if found == hands:
                return
    raise AssertionError(f"{contract} is not played")


def _act(state: State, variant: Variant, chance: Generator, contract: str) -> Action:
    if state.phase is Phase.BETWEEN:
        known = state.round.next_dealer
        return StartHand(TABLE, state.round.seats[-1] if known is None else known)
    asked = prompt(state, variant)
    if asked is None or asked.shuffle is not None or asked.cut is not None:
        return legal_act(state, variant, chance)
    if asked.phase is Phase.BID:
        return _bid(asked, state, chance, contract)
    acts = [act for act in asked.open_actions if not isinstance(act, ThrowIn | Cut)]
    if asked.phase is Phase.PLAY:
        return _card(asked, acts, chance)
    if asked.phase is Phase.DISCARD and asked.cards is not None:
        return _laid(asked, chance)
    quiet = [act for act in acts if isinstance(act, Ready | Pass)]
    loud = [act for act in acts if isinstance(act, Announce | Challenge)]
    if quiet and (not loud or chance.below(6) or asked.phase not in BEFORE_PLAY):
        return quiet[0]
    return acts[chance.below(len(acts))] if acts else legal_act(state, variant, chance)


def _bid(asked: Prompt, state: State, chance: Generator, contract: str) -> Action:
    acts = list(asked.open_actions)
    wanted = [a for a in acts if isinstance(a, Bid) and a.contract == contract]
    joins = [a for a in acts if isinstance(a, Bid) and a.joins]
    standing = any(entry.contract == contract for entry in state.auction.bids)
    if standing and joins and not chance.below(3):
        return joins[chance.below(len(joins))]
    if wanted and not standing:
        return wanted[0]
    passes = [a for a in acts if not isinstance(a, Bid)]
    opens = [a for a in acts if isinstance(a, Bid) and a.contract == "vorhand"]
    return (opens or passes or acts)[0]


def _laid(asked: Prompt, chance: Generator) -> Action:
    choice = asked.cards
    if choice is None or choice.legal is None:
        raise AssertionError("no cards to lay away")
    free, wanted = list(choice.legal - choice.required), choice.count - len(choice.required)
    cards = choice.required
    for _ in range(wanted):
        cards = cards.add(free.pop(chance.below(len(free))))
    return Discard(asked.seat, tuple(cards), cards & choice.must_show)


def _card(asked: Prompt, acts: Sequence[Action], chance: Generator) -> Action:
    """Return a card, or what has to be done before it; low tarocks stay in the hand often."""
    if acts:
        return acts[chance.below(len(acts))]
    if asked.cards is None or asked.cards.legal is None:
        raise AssertionError("no card may be played")
    legal = asked.cards.legal
    low = CardSet.gather(card for card in legal if is_low(card))
    cards = list(legal - low or legal) if chance.below(8) else list(legal)
    return PlayCard(asked.seat, cards[chance.below(len(cards))])


def is_low(card: Card) -> bool:
    """Return whether a card is one of the lowest tarocks."""
    return PAGAT.id <= card.id < PAGAT.id + LOW_TAROCKS
