"""What the people at a table gain or pay in an incident: as it was ruled on, and otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cases.acts import Rest
from tarock_desktop.cases.families import settlement_of
from tarock_desktop.cases.script import Deed
from tarock_desktop.learning.situations import Situation
from tarock_desktop.referee.judge import open_choices, unjudged
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.events import RulingJudged, RulingReopened
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.records import Book
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Irregularity


class Payments(Struct, frozen=True):
    """What each seat gains or pays in all."""

    alone: Amounts
    """What the hand comes to without the ruling; empty where it is not played to its end."""
    right: Amounts
    """What it comes to with it."""
    chosen: tuple[Amounts, ...]
    """What it could come to if a judge decides otherwise, or at a table with another option."""
    neighbours: tuple[Amounts, ...]
    """What it would come to by the rows beside it, the nearest first."""

    @property
    def nothing(self) -> Amounts:
        """What it comes to if nobody pays anything for the offence."""
        return self.alone or tuple(amount * 0 for amount in self.right)

    @property
    def fine(self) -> Amounts:
        """What the offence alone moves."""
        return tuple(more - less for more, less in zip(self.right, self.nothing, strict=True))


def payments_of(situation: Situation) -> Payments | None:
    """Return what is paid; `None` where other rulings have a part in it, or no hand is dealt."""
    incident = situation.incident
    book = incident.end.book
    if not incident.end.deal.order or book.rulings != (situation.ruling,):
        return None
    if len(incident.rulings) != 1 or _paid(situation, book, is_ruled=True) != incident.payments:
        return None
    reopened = evolve(unjudged(incident.end, 0), RulingReopened(0))
    alone = _paid(situation, reopened.book)
    is_played = any(line.ruling is None for line in incident.end.result.lines)
    choices = open_choices(incident.end, 0, situation.variant)
    judged = (evolve(reopened, RulingJudged(0, each.id, (), "")).book for each in choices)
    return Payments(
        alone=alone if is_played else (),
        right=incident.payments,
        chosen=(
            *(_paid(situation, book) for book in judged),
            *(_paid(situation, incident.end.book, other) for other in _other_tables(situation)),
        ),
        neighbours=tuple(_paid(situation, book) for book in _neighbours(situation)),
    )


def _other_tables(situation: Situation) -> Iterator[Variant]:
    """Yield the rules of tables whose options let the row cost something else."""
    place = f"irregularity[{situation.row}]"
    for option in situation.variant.sheet.option:
        paths = (option.path or "", *(setting.path for setting in option.settings))
        if any(path.startswith(place) for path in paths):
            for choice in option.choices:
                yield load_variant(situation.variant.sheet.ruleset.id, {option.id: choice})


def _paid(
    situation: Situation, book: Book, table: Variant | None = None, *, is_ruled: bool = False
) -> Amounts:
    """Return what is paid in all if the rulings of the hand were those of *book*.

    *table*: the rules that say what they cost, if not those of the incident; *is_ruled*: whether
    these are the rulings that were given.
    """
    incident, variant = situation.incident, table or situation.variant
    end, people = incident.end, len(incident.end.round.seats)
    rest = _rest(situation)
    if rest is None:
        lines = (line.amounts for line in variant.ruling_lines(replace(end, book=book), 0))
        ruled = (line.amounts for line in situation.variant.ruling_lines(end, 0))
        more, less = total(lines, people), total(ruled, people)
        paid = zip(incident.payments, more, less, strict=True)
        return tuple(amount + gained - lost for amount, gained, lost in paid)
    before = incident.happenings[-2].state if len(incident.happenings) > 1 else incident.position
    state = replace(before, book=book)
    settlement = settlement_of(incident.case.facts.hand, state, variant)
    # What was paid at once for the ruling has no place beside another one, or none.
    gone = [line for line in before.result.lines if line.ruling is not None and not is_ruled]
    settled = settlement.after(state, rest.points).result.lines
    return total((line.amounts for line in settled if line not in gone), people)


def _rest(situation: Situation) -> Rest | None:
    """Return how the rest of the hand is told, if the incident ends so."""
    line = situation.incident.happenings[-1].line
    deed = None if line is None else line.step
    return deed.act if isinstance(deed, Deed) and isinstance(deed.act, Rest) else None


def _neighbours(situation: Situation) -> Iterator[Book]:
    """Yield the rulings by the rows for the same rule, then by those of the same article."""
    own, ruling = situation.variant.row(situation.row), situation.ruling
    rows = situation.variant.sheet.irregularity
    has_game = situation.incident.end.auction.contract is not None
    same_rule = [row for row in rows if ruling.rule in row.rules]
    same_article = [row for row in rows if row.article == own.article]
    for row in (*same_rule, *same_article):
        for remedy in _remedies(row):
            is_own = row.id == own.id and remedy is ruling.remedy
            # What the others cost depends on the game.
            if not is_own and (has_game or row.outcome_of(remedy).is_flat):
                yield Book((replace(ruling, row=row.id, remedy=remedy),))


def _remedies(row: Irregularity) -> tuple[Remedy, Remedy]:
    """Return with which remedies a row can be ruled on: in time, and too late."""
    late = Remedy.PLAY_ON if row.afterwards is None else row.afterwards.remedy
    return row.remedy, late
