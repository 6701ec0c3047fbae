"""Random but legal play: reachable states for every test that needs some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.engine.moves import legal_actions, prompt
from tarock_desktop.table.actions import Action, Cut, Pass, Shuffle, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choices, load_variant
from tarock_desktop.variants.texas.variant import Texas, as_texas

FIRST_DEALER = Seat(3)


@dataclass(frozen=True, slots=True)
class Step:
    """An accepted act with the state it met and what came of it."""

    before: State
    action: Action
    decision: Decision

    @property
    def after(self) -> State:
        return self.decision.state


@cache
def variant_with(ruleset: str = "spjst", options: tuple[tuple[str, object], ...] = ()) -> Variant:
    """Return a ruleset, loaded once for all tests."""
    choices: Choices = dict(options)  # type: ignore[arg-type]
    return load_variant(ruleset, choices)


def texas_with(ruleset: str = "spjst", options: tuple[tuple[str, object], ...] = ()) -> Texas:
    """Return a ruleset of the Texas family."""
    return as_texas(variant_with(ruleset, options))


def first_state(variant: Variant, people: int | None = None) -> State:
    return opening_state((variant.start,) * (people or max(variant.sheet.ruleset.players)))


def legal_act(state: State, variant: Variant, chance: Generator) -> Action:
    """Return a random legal act of the seat that is asked, or the start of a hand."""
    if state.phase is Phase.BETWEEN:
        known = state.round.next_dealer
        first = min(FIRST_DEALER, state.round.seats[-1])
        return StartHand(TABLE, first if known is None else known)
    asked = prompt(state, variant)
    if asked is None:
        raise LookupError(f"nobody is asked in {state.phase}")
    if asked.shuffle is not None:
        return Shuffle(asked.seat, asked.shuffle.least, str(chance.word()))
    if asked.cut is not None and (not asked.options or chance.below(2)):
        span = asked.cut.most - asked.cut.least + 1
        return Cut(asked.seat, asked.cut.least + chance.below(span))
    acts = list(legal_actions(state, variant))
    passes = [act for act in acts if isinstance(act, Pass)]
    if asked.phase is Phase.BID and chance.below(4):
        # Otherwise nearly every hand would be played alone.
        return passes[0] if passes else acts[0]
    return acts[chance.below(len(acts))]


def random_steps(
    variant: Variant,
    seed: str,
    hands: int = 1,
    people: int | None = None,
    act: Callable[[State, Variant, Generator], Action] = legal_act,
) -> Iterator[Step]:
    """Yield the steps of *hands* hands of random legal play; equal seeds, equal play."""
    chance, state = Generator(seed), first_state(variant, people)
    while state.round.hand_no < hands or state.phase is not Phase.BETWEEN:
        action = act(state, variant, chance)
        decision = decide(state, action, variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            raise AssertionError(f"{action} was not accepted: {decision}")
        yield Step(state, action, decision)
        state = decision.state


def random_hand(
    variant: Variant, seed: str = "1", hands: int = 1
) -> list[tuple[Action, Decision]]:
    """Return the acts and decisions of random hands, the first one begun with `StartHand`."""
    return [(step.action, step.decision) for step in random_steps(variant, seed, hands)]


def seeds() -> st.SearchStrategy[str]:
    """Give seed texts for random play."""
    return st.integers(min_value=0, max_value=2**32 - 1).map(str)


@st.composite
def histories(draw: st.DrawFn, ruleset: str = "spjst") -> list[Step]:
    """Give the steps of a random hand up to a random moment; at least one step."""
    steps = list(random_steps(variant_with(ruleset), draw(seeds())))
    return steps[: draw(st.integers(min_value=1, max_value=len(steps)))]


def reachable_states(ruleset: str = "spjst") -> st.SearchStrategy[State]:
    """Give states that legal play reaches, those between hands included."""
    return histories(ruleset).map(lambda steps: steps[-1].after)
