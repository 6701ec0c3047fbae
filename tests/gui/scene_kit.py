"""Tables to look at, and plain words, for the tests of the scene."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from tarock_desktop.cards.pack import Card
from tarock_desktop.engine.moves import prompt
from tarock_desktop.messages.message import Message, NameRef
from tarock_desktop.table.events import BidMade, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, Prompt
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Seat, Viewer
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation, View
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.picture import HelpLevel
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.variants.schema import TalonFate
from tests.kit.play import Step, random_steps, variant_with

NAMES = ("Anna", "Marie", "Karel", "Josef")
INSTANT = Tempo(speed=0)


class PlainWords:
    """Words that show what they are made of."""

    unbid = None

    def card(self, card: Card) -> str:
        return f"card {card.name}"

    def message(self, message: Message) -> str:
        return f"because {message.key}"

    def said(self, event: Event) -> str:
        return event.contract if isinstance(event, BidMade) else ""

    def name(self, name: NameRef) -> str:
        return name.name.capitalize()

    def amount(self, amount: Fraction) -> str:
        return f"{amount} chips"

    def role(self, role: str) -> str:
        return role

    def talon_left(self, contract: str | None) -> TalonFate:
        return TalonFate.OPPONENTS

    def known_sides(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        return (), ()


@cache
def steps(seed: str = "1", hands: int = 12) -> tuple[Step, ...]:
    return tuple(random_steps(variant_with(), seed, hands))


def state_where(wanted: Callable[[State], bool], seed: str = "1") -> State:
    """Return the first state of random play of which *wanted* holds."""
    return next(step.after for step in steps(seed) if wanted(step.after))


def step_where(wanted: Callable[[Step], bool], seed: str = "1") -> Step:
    """Return the first step of random play of which *wanted* holds."""
    return next(step for step in steps(seed) if wanted(step))


def asked(state: State) -> Prompt:
    found = prompt(state, variant_with())
    assert found is not None
    return found


def choice_of(state: State) -> CardChoice:
    """Return the cards the seat due chooses from."""
    found = asked(state).cards
    assert found is not None
    return found


def legal_in(state: State) -> list[Card]:
    legal = choice_of(state).legal
    assert legal is not None
    return list(legal)


def due_in(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def seen(state: State, viewer: Viewer) -> Observation:
    return observe(state, viewer)


def events_for(step: Step, viewer: Viewer) -> tuple[Event, ...]:
    return tuple(redact(event, viewer) for event in step.decision.events)


def has_barred(state: State) -> bool:
    """Whether the seat due has both cards it may play and cards it may not."""
    if state.phase is not Phase.PLAY or state.turn is None:
        return False
    choice = asked(state).cards
    return choice is not None and bool(choice.barred) and len(choice.legal or ()) > 1


@cache
def shared_deck(*, synchronous: bool) -> DeckTheme:
    """Return one deck for all tests: a face is drawn once."""
    return DeckTheme(synchronous=synchronous)


def new_view(width: int = 1150, height: int = 800, *, synchronous: bool = False) -> TableView:
    view = TableView(variant_with().sheet.pack.ranked, shared_deck(synchronous=synchronous))
    view.use_tempo(INSTANT)
    view.use_unit(15)
    view.use_help(HelpLevel.ALWAYS)
    view.resize(width, height)
    return view


def show(view: TableView, state: State, viewer: Viewer | None = None) -> None:
    """Show the state as the seat due sees it, or as *viewer* does."""
    own = viewer if viewer is not None else (state.turn if state.turn is not None else Seat(0))
    due = prompt(state, variant_with())
    view.show_table(seen(state, own), due, NAMES, PlainWords())
