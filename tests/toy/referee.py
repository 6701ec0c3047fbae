"""Toy tarock in the layer `referee`: wrong, lost and strayed cards."""

from collections.abc import Iterator

from tarock_desktop.referee.families import RefereeFamily
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.stray_cards import stray_offences
from tarock_desktop.referee.wrong_cards import wrong_cards
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class ToyReferee(RefereeFamily):
    """The referee of toy tarock."""

    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return cards lost, tricks on a wrong pile, and wrong cards."""
        return (*stray_offences(view), *wrong_cards(view, variant.phases[Phase.PLAY]))

    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return nothing: no row of the sheet asks how a player stands."""
        return ()

    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return nothing: each phase knows all its acts."""
        return None

    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield nothing: wrong cards are taken back."""
        yield from ()


FAMILY = ToyReferee()
