"""What an irregularity costs when the hand is settled: fines, and who pays for whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec
from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message, NameRef, SeatRef
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, between, by_seat, total
from tarock_desktop.table.seats import Seat


class Fine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flat payment."""

    amount: Fraction
    payer: Literal["offender", "offender-and-holder", "offender-and-forehand"] = "offender"
    """`holder`: of the card in question; `forehand`: the rightful one."""
    payee: Literal["each-other", "bystanders"] = "each-other"
    """Every other player, or only those who do not pay themselves."""
    rule: str | None = None
    """The only rule of the row it is paid for; `None`: every one of them."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What follows from an irregularity at settlement."""

    fines: tuple[Fine, ...] = ()
    settlement: Literal[
        "as-usual",
        "violator-settles",
        "discard-violator",
        "forfeits",
        "dealer-pays",
        "dealer-pays-losers",
        "renonce",
        "big-renonc",
        "each-renonc",
        "talon-forgotten",
        "renons",
        "sold",
    ] = "as-usual"
    """Who pays the hand: the losers; the violator for his side (SPJST 30, Westfest Following
    Suit); the violator as Westfest par. 6 has it; a violator who wins collects nothing and pays
    his partner's win (westfest A38); the dealer the count to everybody, or only what the losers
    would pay (westfest A7); the violator everybody's win of game and announced extras
    (koenigrufen Renonce); the violator the rate of a big renonc, or that of Varšava, in the place
    of everything else (czech-gp); the violator the value of a renons, or of a sold game, and
nothing else counts (ziri)."""
    warning: Literal["none", "counted", "weighed"] = "none"
    """Whether the offender is warned: the warning is counted only, or one too many costs as much
    as a grave offence (koenigrufen, reading A44)."""
    returns: Literal["nothing", "own-values", "all-values"] = "nothing"
    """Which values already paid go back."""
    voids: Literal["nothing", "valat-call", "pagat-trick", "hand", "own-feat", "own-values"] = (
        "nothing"
    )
    """What does not count any more; the trick of the Pagat goes to the other side."""
    next_forehand: Literal["as-usual", "rightful"] = "as-usual"
    """Whether the one who should have been forehand is it in the next hand."""

    def of_rule(self, rule: str) -> Outcome:
        """Return what follows for one rule of the row."""
        fines = tuple(fine for fine in self.fines if fine.rule in (None, rule))
        return msgspec.structs.replace(self, fines=fines)

    @property
    def is_flat(self) -> bool:
        """Whether the fines are all that it moves."""
        return self == Outcome(fines=self.fines)


class Violation(Struct, frozen=True):
    """An irregularity that took place, with what follows from it."""

    row: str
    article: str
    outcome: Outcome
    offenders: tuple[Seat, ...]
    """The earliest first."""
    holder: Seat | None = None
    """Who held the card in question, where the row speaks of one."""
    value: str | None = None
    """The one declared value that was false; `None`: all of them."""
    tricks: int | None = None
    """How many tricks count, where the sheet stops counting at the trick of the offence."""
    number: int | None = None
    """Place of the ruling among those of the hand, from 0."""
    rule: str = ""
    """The rule of the row that was broken; empty: not told, the row's first one is meant."""


class Component(Struct, frozen=True):
    """One thing that is settled between two sides: the hand, the Pagat, the Valat."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    unit: Amount
    """What one player pays or gets."""
    bare_unit: Amount
    """The same without a factor that only a loss carries."""
    is_feat: bool = False
    """Whether this is the Pagat; otherwise the hand, or the Valat in its place."""


def settle(component: Component, violations: tuple[Violation, ...], table: int) -> Amounts:
    """Return the gains of a component, with violators paying what they must.

    Articles: spjst 30 (Discarding irregularities, 5.6 of the digest); westfest par. 6 and
    Following Suit (5.7).
    """
    by_discard = _violators(violations, "discard-violator")
    others = _violators(violations, "violator-settles")
    others += tuple(
        seat
        for seat in _violators(violations, "forfeits")
        if seat in component.winners and seat not in others
    )
    guilty = by_discard + tuple(seat for seat in others if seat not in by_discard)
    if not guilty:
        return between(component.winners, component.losers, component.unit, table)
    lone = min(component.winners, component.losers, key=len)
    winner_is_guilty = any(seat in component.winners for seat in others)
    if len(lone) == 1 and by_discard and (lone[0] in by_discard or not winner_is_guilty):
        return by_seat(_solo_discard(component, by_discard, guilty), table)
    return by_seat(_violator_settles(component, guilty), table)


def _violators(violations: tuple[Violation, ...], settlement: str) -> tuple[Seat, ...]:
    found: list[Seat] = []
    for violation in violations:
        if violation.outcome.settlement == settlement:
            found += [seat for seat in violation.offenders if seat not in found]
    return tuple(found)


def _violator_settles(component: Component, violators: tuple[Seat, ...]) -> dict[Seat, Amount]:
    """Let the violators of the winning side pay its innocent winners, else those of the losers."""
    winners, losers, unit = component.winners, component.losers, component.unit
    guilty_winners = [seat for seat in violators if seat in winners]
    if guilty_winners:
        innocent = [seat for seat in winners if seat not in guilty_winners]
        gains = dict.fromkeys(innocent, unit)
        return gains | _shared(unit * len(innocent), guilty_winners)
    guilty_losers = [seat for seat in violators if seat in losers]
    if not guilty_losers:
        return _as_usual(component)
    gains = {seat: gain for seat, gain in _as_usual(component).items() if seat in winners}
    return gains | _shared(sum(gains.values(), Fraction(0)), guilty_losers)


def _as_usual(component: Component) -> dict[Seat, Amount]:
    winners, losers, unit = component.winners, component.losers, component.unit
    gains = {seat: unit * max(1, len(losers) // len(winners)) for seat in winners}
    return gains | {seat: -unit * max(1, len(winners) // len(losers)) for seat in losers}


def _shared(debt: Amount, payers: list[Seat]) -> dict[Seat, Amount]:
    """Share a debt equally; the odd chip falls to the first offender."""
    share = debt // len(payers)
    first = debt - share * (len(payers) - 1)
    return {seat: Fraction(-(first if seat == payers[0] else share)) for seat in payers}


def _solo_discard(
    component: Component, by_discard: tuple[Seat, ...], guilty: tuple[Seat, ...]
) -> dict[Seat, Amount]:
    """Settle a lone player's hand after a wrong number of discards (westfest par. 6)."""
    lone_won = len(component.winners) == 1
    lone = component.winners[0] if lone_won else component.losers[0]
    others = component.losers if lone_won else component.winners
    innocent = [seat for seat in others if seat not in guilty]
    if lone in by_discard:
        if lone_won and component.is_feat:
            return {}
        unit = component.bare_unit if lone_won else component.unit
        return {lone: -unit * len(innocent), **dict.fromkeys(innocent, unit)}
    if not lone_won:
        return {lone: -component.unit * len(innocent), **dict.fromkeys(innocent, component.unit)}
    payers = [seat for seat in guilty if seat in others]
    return {lone: component.unit * len(others)} | _shared(component.unit * len(others), payers)


class Players(Struct, frozen=True):
    """Who plays a hand, as far as fines need it."""

    order: tuple[Seat, ...]
    forehand: Seat
    table: int
    """People at the table, for amounts by seat."""


def fine_lines(violation: Violation, players: Players) -> tuple[ScoreLine, ...]:
    """Return the flat payments of a violation, all in one line."""
    payments = [
        _fine(fine, violation, offender, players)
        for fine in violation.outcome.fines
        for offender in violation.offenders
    ]
    if not payments:
        return ()
    working = tuple(
        message("working.fine", AmountRef(fine.amount)) for fine in violation.outcome.fines
    )
    amounts = total(payments, players.table)
    label = fine_label(violation, several=_pays_second(violation))
    line = ScoreLine(
        violation.row, label, amounts, violation.article, working, ruling=violation.number
    )
    return (line,)


def fine_label(violation: Violation, *, several: bool = False) -> Message:
    """Return the label of what a violation costs: the offence, and who pays if it is one alone.

    *several*: others pay beside the offenders.
    """
    row = f"{violation.row}: {violation.rule}" if violation.rule else violation.row
    offence = NameRef("row", row)
    if several or len(violation.offenders) > 1:
        return message("line.fine-shared", offence)
    return message("line.fine", SeatRef(violation.offenders[0]), offence)


def _pays_second(violation: Violation) -> bool:
    """Return whether somebody pays a fine beside the offender."""
    return any(fine.payer != "offender" for fine in violation.outcome.fines)


def _fine(fine: Fine, violation: Violation, offender: Seat, players: Players) -> Amounts:
    second = {
        "offender-and-holder": violation.holder,
        "offender-and-forehand": (
            players.forehand if violation.holder is None else violation.holder
        ),
    }
    also = second.get(fine.payer)
    payers = [offender] if also is None or also == offender else [offender, also]
    gains = dict.fromkeys(players.order, Fraction(0))
    for payer in payers:
        exempt = payers if fine.payee == "bystanders" else [payer]
        for payee in players.order:
            if payee not in exempt:
                gains[payer] -= fine.amount
                gains[payee] += fine.amount
    return by_seat(gains, players.table)
