"""What lasts from hand to hand in Königrufen: doubled rounds, the closing round, the pot."""

from __future__ import annotations

import msgspec

from tarock_desktop.rules.koenigrufen.account import Account
from tarock_desktop.rules.koenigrufen.closing_round import announced
from tarock_desktop.rules.koenigrufen.common_pot import paid_out
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.koenigrufen.radl import RadlLaw, hands_doubled, noted
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine, total
from tarock_desktop.table.events import Event, RoundNoted
from tarock_desktop.table.records import Round, RoundMark, RoundNotes
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet


def in_closing_round(round_: Round) -> bool:
    """Return whether the running hand is one of the closing round."""
    return is_closing(round_.notes, round_.hand_no)


def is_closing(notes: RoundNotes, hand: int) -> bool:
    """Return whether a hand that began with *notes* is one of the closing round."""
    return bool(notes.closing) and hand >= notes.closing


def is_doubled(round_: Round, law: RadlLaw) -> bool:
    """Return whether the running hand counts double."""
    return _counts_double(round_.notes, round_.hand_no, law)


def _counts_double(notes: RoundNotes, hand: int, law: RadlLaw) -> bool:
    return law.doubles and (notes.doubled > 0 or is_closing(notes, hand))


def mark_of(notes: RoundNotes, hand: int, people: int, law: RadlLaw) -> RoundMark:
    """Return how the score sheet marks a hand that began with *notes*.

    Article: koenigrufen Allgemeines (Radl).
    """
    doubled = _counts_double(notes, hand, law)
    name = "closing" if is_closing(notes, hand) else "doubled" if doubled else ""
    return RoundMark((hand - 1) // people + 1, name, 2 if doubled else 1)


def after_hand(
    view: View,
    account: Account,
    lines: tuple[ScoreLine, ...],
    sheet: KoenigrufenSheet,
    next_dealer: Seat,
) -> tuple[Event, ...]:
    """Return the state of the round after a hand, if it has changed."""
    round_ = view.round
    after = round_noted(round_, account, lines, sheet)
    if round_.notes.awaited:
        # The Skys lay in the talon when the closing round was announced.
        after = announced(view, after, sheet.radl, next_dealer)
    warnings = tuple(
        before + len(warned(view, seat, sheet))
        for seat, before in zip(round_.seats, warnings_before(round_), strict=True)
    )
    if any(warnings):
        after = msgspec.structs.replace(after, warnings=warnings)
    return () if after == noted(round_) else (after,)


def warnings_before(round_: Round) -> tuple[int, ...]:
    """Return how often each seat had been warned when the hand began."""
    return round_.notes.warnings or (0,) * len(round_.seats)


def warned(view: View, seat: Seat, sheet: KoenigrufenSheet) -> tuple[int, ...]:
    """Return the rulings of the hand, by their places, by which *seat* was warned."""
    warns = {row.id for row in sheet.irregularity if row.outcome.warning != "none"}
    return tuple(
        number
        for number, ruling in enumerate(view.book.rulings)
        if ruling.seat == seat and ruling.row in warns
    )


def is_one_too_many(view: View, number: int, sheet: KoenigrufenSheet) -> bool:
    """Return whether a ruling warns a player who has been warned as often as it is free.

    Article: koenigrufen Renonce; reading A44. Before a game stands there is nothing to settle:
    what was said in the bidding counts among the warnings, but is never one too many itself.
    """
    ruling = view.book.rulings[number]
    seat, own = ruling.seat, warned(view, ruling.seat, sheet)
    weighed = {row.id for row in sheet.irregularity if row.outcome.warning == "weighed"}
    if view.auction.contract is None or number not in own or ruling.row not in weighed:
        return False
    before = warnings_before(view.round)[seat] if seat in view.round.seats else 0
    return before + own.index(number) >= sheet.penalties.minor_limit


def round_noted(
    round_: Round, account: Account, lines: tuple[ScoreLine, ...], sheet: KoenigrufenSheet
) -> RoundNoted:
    """Return the state of the round after a hand.

    Articles: koenigrufen Allgemeines (Radl), Optionale Regeln (Pagatkassa).
    """
    gains = total((line.amounts for line in lines), account.table)
    played = account.contract is not None
    fewest = played and game_of(sheet.contract, account.contract).kind == "fewest"
    begins = fewest or (played and not any(gains))
    people, closing = len(round_.seats), in_closing_round(round_)
    doubled = hands_doubled(
        round_.notes.doubled, people, sheet.radl, begins=begins and not closing
    )
    pot, kassa = _pot(round_, account, sheet)
    return msgspec.structs.replace(noted(round_), doubled=doubled, pot=pot, kassa=kassa)


def _pot(round_: Round, account: Account, sheet: KoenigrufenSheet) -> tuple[Amount, Amounts]:
    """Return pot and side accounts: the announced Pagat empties or doubles the pot."""
    played_for = next(
        (e for e in account.extras if e.announced and e.item == sheet.pot.item), None
    )
    if not sheet.pot.stake or played_for is None:
        return round_.notes.pot, round_.notes.kassa
    won, announcer = played_for.made, played_for.seat
    if account.guilty is not None:
        # A Renonce of another player means that it was won, an own one that it was lost.
        won = announcer not in account.guilty.offenders
    side: tuple[Seat, ...] = account.side_of(announcer)
    return paid_out(round_, announcer, side, sheet.pot, won=won)
