"""What the table does for people by itself: acts in which nothing is decided.

Only what a prompt offers is looked at; no rule of a game stands here. Such an act is an ordinary
act of its seat, which the journal marks as done by the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.table.actions import (
    Action,
    ChoosePacket,
    Cut,
    Declare,
    PlayCard,
    Shuffle,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice, CutChoice, Prompt
from tarock_desktop.table.seats import Seat

ForcedCard = Literal["last", "only", "never"]
FORCED_CARDS: Final = get_args(ForcedCard)


class Ceremony(Struct, frozen=True):
    """Which acts the table does for people; as it stands, none."""

    deals: bool = False
    """Whether it shuffles as often as the sheet asks, cuts where he can't knock instead, and
    takes the first packet."""
    answers: bool = False
    """Whether it gives the only answer there is, and declares nothing where no value is held."""
    cards: ForcedCard = "never"
    """Whether it plays the last card of a hand, or any card that is the only legal one."""

    def act(self, prompt: Prompt, seed: str) -> Action | None:
        """Return what the table does where *prompt* is asked; `None`: the person is asked.

        *seed* is the chance for a shuffle or a cut.
        """
        if prompt.shuffle is not None:
            times = prompt.shuffle.least
            return Shuffle(prompt.seat, times, seed) if self.deals else None
        if prompt.cut is not None:
            # Whoever may knock instead of cutting has a choice.
            is_choice = bool(prompt.options) or not self.deals
            return None if is_choice else _cut(prompt.seat, prompt.cut, seed)
        actions = prompt.open_actions
        if prompt.cards is not None:
            # Where something else may be done instead of playing a card, there is a choice.
            return None if actions else self._card(prompt, prompt.cards)
        if actions and all(isinstance(action, ChoosePacket) for action in actions):
            return actions[0] if self.deals else None
        if not self.answers:
            return None
        if prompt.phase is Phase.DECLARE and not actions:
            return None if prompt.values else Declare(prompt.seat)
        return actions[0] if len(actions) == 1 else None

    def _card(self, prompt: Prompt, choice: CardChoice) -> Action | None:
        """Return the only card that may be played."""
        legal = tuple(choice.legal or ())
        if prompt.phase is not Phase.PLAY or choice.count != 1 or len(legal) != 1:
            return None
        is_last = not choice.barred
        wanted = self.cards == "only" or (self.cards == "last" and is_last)
        return PlayCard(prompt.seat, legal[0]) if wanted else None


def _cut(seat: Seat, choice: CutChoice, seed: str) -> Cut:
    depths = range(choice.least, choice.most + 1)
    return Cut(seat, depths[Generator(seed).below(len(depths))])


NO_CEREMONY: Final = Ceremony()
"""People do everything themselves."""


def events_by_table(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the place, from 0, of the first event of each act that the table did for people."""
    places, count = set[int](), 0
    for entry in entries:
        if entry.by_table:
            places.add(count)
        count += entry.count
    return frozenset(places)


def ceremony_of(preferences: Preferences, *, is_lesson: bool = False) -> Ceremony:
    """Return what the table does for people by the settings of this computer.

    In a lesson nobody plays a card for the pupil.
    """
    cards = next(kind for kind in FORCED_CARDS if kind == preferences.forced_card)
    return Ceremony(
        deals=preferences.ceremony == "auto",
        answers=preferences.single_answers == "auto",
        cards="never" if is_lesson else cards,
    )
