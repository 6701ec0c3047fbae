"""The declarer announces, and ends by saying that he lies; his choices for the hand.

Articles: koenigrufen Lizitation II, Speisen, Negativspiele (Trischaken), Optionale Regeln.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Announce, Choose, Ready
from tarock_desktop.table.events import Chosen, Event, SeatReady
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

TALON: Final = "talon"
"""The question to which tricks the talon is added; its answers."""
FIRST: Final = "first-six"
LAST: Final = "last-trick"
UNFORCED: Final = ("stichzwang", "off")
"""The choice that nobody has to win a trick."""
FIVE: Final = ("five-suited", "yes")
"""The choice that Tarock is an ordinary fifth suit."""


class WaysLaw(Law, frozen=True, kw_only=True):
    """Ways of playing that a declarer may choose, where the table plays with them."""

    unforced: bool
    """Whether he may free everybody from having to win, in the game for the fewest points."""
    five_suited: bool
    """Whether he may make Tarock an ordinary suit."""


class DeclarerAnnouncements(PhaseRules, frozen=True):
    """The declarer announces and closes; in the game for the fewest points he only chooses."""

    words: ExtraWords
    ways: WaysLaw
    five_suited_in: str = "farbendreier"
    actions = (Announce, Choose, Ready)

    def due(self, view: View) -> Seat | None:
        """Return the declarer until he has closed, or has said where the talon goes."""
        if self.words.game(view).kind == "fewest":
            return view.declarer if view.notices.choice(TALON) is None else None
        return None if view.declarer in view.notices.ready else view.declarer

    def choices(self, view: View, seat: Seat) -> tuple[Choose, ...]:
        """Return the ways *seat* may choose."""
        game, found = self.words.game(view), []
        if game.kind == "fewest":
            found += [Choose(seat, TALON, FIRST), Choose(seat, TALON, LAST)]
            if self.ways.unforced and view.notices.choice(UNFORCED[0]) is None:
                found.append(Choose(seat, *UNFORCED))
        can_be_five = game.id == self.five_suited_in and self.ways.five_suited
        if can_be_five and view.notices.choice(FIVE[0]) is None:
            found.append(Choose(seat, *FIVE))
        return tuple(found)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer ways, announcements, and to close them."""
        options = [
            Option(choice, message("choice.way", NameRef("way", f"{choice.what}={choice.value}")))
            for choice in self.choices(view, seat)
        ]
        if self.words.game(view).kind == "fewest":
            question = message("ask.talon-way")
            return Prompt(seat, Phase.ANNOUNCE, question, options=tuple(options))
        options += self.words.options(view, seat)
        finding = next(self.findings(view, Ready(seat)), None)
        barred = finding.explanation if finding else None
        options.append(Option(Ready(seat), message("choice.lie"), barred=barred))
        return Prompt(seat, Phase.ANNOUNCE, message("ask.announce"), options=tuple(options))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether there is such an extra, or such a choice."""
        match action:
            case Announce():
                return self.words.is_possible(action)
            case Choose():
                return action in self.choices(view, action.seat)
            case Ready():
                return self.words.game(view).kind != "fewest"
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a wrong announcement, and closing without the bird the game wants."""
        match action:
            case Announce():
                yield from self.words.findings(view, action)
            case Ready(seat) if self.words.game(view).birds:
                dealt = self.words.dealt_birds(view, seat)
                # Who bid it without a bird has broken another rule already.
                if dealt and not self.words.bird_announced(view, seat, dealt):
                    yield Finding("announce.no-bird", message("announce.no-bird", SeatRef(seat)))
            case _:
                return

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return what was announced or chosen."""
        match action:
            case Announce():
                return self.words.events(view, action, late=False)
            case Choose(seat, what, value):
                return (Chosen(seat, what, value),)
            case Ready(seat):
                return (SeatReady(seat),)
            case _:
                raise TypeError(action)
