"""What the referee layer asks of a family of rulesets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final

from tarock_desktop.families import Families
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action, Claim
from tarock_desktop.table.events import Event
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class RefereeFamily(ABC):
    """The referee of one family: its own offences, and what is done about them.

    It has no state. Every *view* is the full state.
    """

    __slots__ = ()

    @abstractmethod
    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of the running hand, read from what happened."""

    def committed(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of a hand that is over, with what had to be claimed at once."""
        return self.offences(view, variant)

    @abstractmethod
    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return the conditions of the sheet's rows (`when`) that hold for *seat*."""

    @abstractmethod
    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return the finding for an act the sheet knows, in a phase where it is out of place."""

    @abstractmethod
    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield how what was said or laid away is put right."""

    def noted(self, offence: Offence) -> tuple[Event, ...]:
        """Return what happens at the table although the row has no remedy; mostly nothing."""
        del offence
        return ()

    def deemed(self, view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
        """Return what counts as done instead of an act that is void."""
        del view, ruling, variant
        return ()

    def voided(self, view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
        """Return what a void act without a remedy says all the same; mostly nothing."""
        del view, ruling, variant
        return ()

    def weighed(self, view: View, ruling: Ruling, variant: Variant) -> Ruling:
        """Return a ruling on a breach seen at once, as it stands beside the earlier ones."""
        del view, variant
        return ruling

    def comes_to_light(self, view: View, offence: Offence, variant: Variant) -> bool:
        """Return whether an offence is ruled on although nobody has claimed it."""
        del view, variant
        return offence.proven

    def rules_on_more(self, view: View, offence: Offence, variant: Variant) -> bool:
        """Return whether an offence is ruled on as well when another one has ended the hand."""
        del view, offence, variant
        return False

    def overlooked(self, view: View, variant: Variant) -> frozenset[str]:
        """Return rules that are not ruled on at once although everybody sees them broken."""
        del view, variant
        return frozenset()

    def holds(self, view: View, condition: str, variant: Variant) -> bool:
        """Return whether a choice on a row is to be had that depends on *condition* (`when`)."""
        raise LookupError(f"{variant.sheet.ruleset.id} has no choice that depends on {condition}")

    def hears(self, view: View, variant: Variant) -> bool:
        """Return whether a claim is heard now."""
        del view, variant
        return True

    def hears_afterwards(self, view: View, variant: Variant) -> bool:
        """Return whether a claim is heard after the count, until the next hand begins."""
        del view, variant
        return False

    def objection(self, view: View, claim: Claim, variant: Variant) -> Finding | None:
        """Return why a claim is not admitted, whatever has happened."""
        del view, claim, variant
        return None

    def admission(self, view: View, claim: Claim, variant: Variant) -> tuple[Event, ...]:
        """Return how a seat that speaks up about itself puts things right; none if it can't."""
        del view, claim, variant
        return ()

    def standing(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return the conditions by which the row for a breach seen at once is chosen.

        Nothing: the first row for the rule holds.
        """
        del view, variant, seat
        return ()

    def turn_rule(self, view: View, action: Action, variant: Variant) -> str | None:
        """Return the rule an act out of turn breaks, if it is another than that of its kind."""
        del view, action, variant
        return None

    def preceding(self, view: View, action: Action, variant: Variant) -> tuple[Event, ...]:
        """Return what an accepted act brings about before its own events; mostly nothing."""
        del view, action, variant
        return ()


FAMILIES: Final = Families(
    RefereeFamily,  # type: ignore[type-abstract]  # Only asked whether a record is one.
    {
        "texas": "tarock_desktop.referee.texas.family",
        "czech": "tarock_desktop.referee.czech.family",
        "ziri": "tarock_desktop.referee.ziri.family",
        "koenigrufen": "tarock_desktop.referee.koenigrufen.family",
    },
)


def referee_of(variant: Variant) -> RefereeFamily:
    """Return the referee of the family that a ruleset belongs to."""
    return FAMILIES[variant.family]
