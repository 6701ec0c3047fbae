"""The referee at a Königrufen table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.families import RefereeFamily
from tarock_desktop.referee.koenigrufen.offences import find_offences
from tarock_desktop.referee.offence import Offence
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.table.actions import (
    Action,
    Announce,
    Challenge,
    LayOpen,
    PlayCard,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.events import (
    AnnouncementCancelled,
    BidPassed,
    BidTakenBack,
    CallTakenBack,
    DiscardsTakenBack,
    Event,
    RulingIssued,
)
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.round import is_one_too_many
from tarock_desktop.variants.koenigrufen.variant import as_koenigrufen

_SPOKEN: Final = (Phase.ANNOUNCE, Phase.CHALLENGE)


class KoenigrufenReferee(RefereeFamily):
    """The sheet of the Treffpunkt Tarock."""

    def offences(self, view: View, variant: Variant) -> tuple[Offence, ...]:
        """Return every offence of the running hand."""
        return find_offences(view, as_koenigrufen(variant))

    def situation(self, view: View, variant: Variant, seat: Seat) -> tuple[str, ...]:
        """Return that everybody plays for himself, where it is so; nothing else matters."""
        del seat
        if view.auction.contract is None:
            return ()
        game = game_of(as_koenigrufen(variant).sheet.contract, view.auction.contract)
        return ("each-for-himself",) if game.sides == "each" else ()

    def misplaced(self, view: View, action: Action, variant: Variant) -> Finding | None:
        """Return the finding for words, a card, the talon or open cards at the wrong time."""
        rule = _misplaced(view, action, variant)
        if rule is None:
            return None
        if rule == "phase.after-lead":
            return wrong_time(rule, action)
        return Finding(rule, message(rule, SeatRef(action.seat)))

    def corrected(self, view: View, offence: Offence, variant: Variant) -> Iterator[Event]:
        """Yield how discards, a call or an announcement are put right."""
        match offence.rule.partition(".")[0]:
            case "discard":
                yield DiscardsTakenBack(offence.seat, view.deal.discards[offence.seat].cards)
            case "announce" if offence.value is not None:
                yield AnnouncementCancelled(offence.seat, offence.value)
            case "bid":
                yield BidTakenBack(offence.seat)
            case "call":
                yield CallTakenBack(offence.seat)
            case _:
                return

    def weighed(self, view: View, ruling: Ruling, variant: Variant) -> Ruling:
        """Return a warning too many as the end of the hand (reading A44, A64)."""
        number, ruled = len(view.book.rulings), evolve(view, RulingIssued(ruling))
        if not is_one_too_many(ruled, number, as_koenigrufen(variant).sheet):
            return ruling
        return replace(ruling, remedy=Remedy.END_HAND)

    def deemed(self, view: View, ruling: Ruling, variant: Variant) -> tuple[Event, ...]:
        """Return a pass for a bid that is not high enough, where the table wants it so."""
        del view, variant
        return (BidPassed(ruling.seat),) if ruling.rule == "bid.rank" else ()


def _misplaced(view: View, action: Action, variant: Variant) -> str | None:
    """Return the rule that an act breaks which its phase does not know."""
    held = isinstance(action, PlayCard) and action.card in view.deal.hands[action.seat].cards
    match action:
        case Announce() | Challenge() if view.phase is Phase.PLAY:
            return "phase.after-lead"
        case Challenge() if view.phase is Phase.ANNOUNCE:
            return "phase.not-lying"
        case PlayCard() if held and view.phase is Phase.ANNOUNCE:
            game = as_koenigrufen(variant).game(view)
            return "talon.mode-first" if game.kind == "fewest" else "phase.not-lying"
        case PlayCard() if held and view.phase is Phase.CHALLENGE:
            return "phase.not-lying"
        case TakeTalon() if view.phase is Phase.CALL:
            return "talon.early"
        case ThrowIn() if view.phase is Phase.DISCARD:
            return "talon.drag"
        case ThrowIn() if view.phase in (*_SPOKEN, Phase.PLAY):
            return "play.thrown-in"
        case LayOpen() if view.auction.contract is not None:
            return "open.early"
        case _:
            return None


FAMILY: Final = KoenigrufenReferee()
