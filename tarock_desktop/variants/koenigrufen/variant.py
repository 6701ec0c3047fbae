"""Königrufen as the Treffpunkt Tarock plays it: what its file can't say."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NumberRef
from tarock_desktop.rules.deal.dealing import Cutting, PacketChoosing, Shuffling
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.counting import hand_counted
from tarock_desktop.rules.hand.violations import Outcome, Violation
from tarock_desktop.rules.koenigrufen.account import Account
from tarock_desktop.rules.koenigrufen.announcement_round import AnnouncementRound
from tarock_desktop.rules.koenigrufen.bidding import KoenigrufenBidding
from tarock_desktop.rules.koenigrufen.closing_round import ClosingRound
from tarock_desktop.rules.koenigrufen.common_pot import paid_in
from tarock_desktop.rules.koenigrufen.declarer_announcements import DeclarerAnnouncements
from tarock_desktop.rules.koenigrufen.discarding import ForcedDiscarding
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.koenigrufen.king_calling import KingCalling
from tarock_desktop.rules.koenigrufen.play import KoenigrufenPlay
from tarock_desktop.rules.koenigrufen.radl import noted
from tarock_desktop.rules.koenigrufen.scoring import KoenigrufenScoring
from tarock_desktop.rules.koenigrufen.talon_halves import DRAG, PAYS, TalonHalves
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import ContractSet, Event, ForehandFound
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Round, RoundMark, RoundNotes
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.account import account_of
from tarock_desktop.variants.koenigrufen.round import (
    after_hand,
    is_doubled,
    is_one_too_many,
    mark_of,
)
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.phase_order import has_dealt, outer_phases


class Koenigrufen(Variant):
    """Treffpunkt Tarock Hausregeln."""

    sheet: KoenigrufenSheet

    def __init__(self, sheet: KoenigrufenSheet) -> None:
        """Set up the building blocks for *sheet*, whose options are applied already."""
        self.cutting = Cutting(sheet.cut, sheet.deal)
        least = NumberRef(sheet.score.least)
        self.bidding = KoenigrufenBidding(sheet.bidding, sheet.contract, sheet.item, least)
        self.taking = TalonHalves(sheet.talon, sheet.contract)
        self.words = ExtraWords(sheet.contract, sheet.item)
        self.playing = KoenigrufenPlay(
            sheet.follow.tarock,
            sheet.pack,
            sheet.deal.hand,
            sheet.follow,
            sheet.play,
            self.words,
        )
        self.scoring = KoenigrufenScoring(
            sheet.score, sheet.contract, sheet.item, sheet.challenge, sheet.fewest, sheet.radl
        )
        super().__init__(sheet)

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the phases of a hand."""
        sheet, words = self.sheet, self.words
        return {
            Phase.BETWEEN: ClosingRound(sheet.radl),
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self.cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.BID: self.bidding,
            Phase.CALL: KingCalling(sheet.call),
            Phase.TALON: self.taking,
            Phase.DISCARD: ForcedDiscarding(sheet.contract, sheet.item),
            Phase.ANNOUNCE: DeclarerAnnouncements(words, sheet.ways),
            Phase.CHALLENGE: AnnouncementRound(sheet.announcing, sheet.challenge, words),
            Phase.PLAY: self.playing,
        }

    def game(self, view: View) -> GameLaw:
        """Return the game being played, the first announced of several."""
        return game_of(self.sheet.contract, view.auction.contract)

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase: section 2.1 of the digest."""
        del action
        if phase in (Phase.CALL, Phase.DISCARD) and (view.play.trick or view.play.tricks):
            # What was put right while the first trick lay is no reason to speak again.
            return Phase.PLAY
        match phase:
            case Phase.BID:
                return Phase.CALL if self.game(view).sides == "partner" else self._after_call(view)
            case Phase.CALL:
                return self._after_call(view)
            case Phase.TALON:
                return self._after_talon(view)
            case Phase.ANNOUNCE:
                fewest = self.game(view).kind == "fewest"
                return Phase.PLAY if fewest else Phase.CHALLENGE
            case _:
                return {
                    **outer_phases(view),
                    Phase.DISCARD: Phase.ANNOUNCE,
                    Phase.CHALLENGE: Phase.PLAY,
                }[phase]

    def _after_call(self, view: View) -> Phase:
        return Phase.TALON if self.taking.takes(view) else Phase.ANNOUNCE

    def _after_talon(self, view: View) -> Phase:
        match view.notices.choice(DRAG):
            case None:
                return Phase.DISCARD
            case "pays":
                return Phase.BETWEEN
            case _:
                return Phase.ANNOUNCE

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return the forehand and the stakes, the games, the talon turned up, the settlement."""
        if has_dealt(view, phase):
            return (ForehandFound(view.deal.order[0], None), *self.stakes(view))
        match phase:
            case Phase.BID:
                return self._contract_set(view)
            case Phase.CALL:
                return self.taking.shown(view) if self.taking.takes(view) else ()
            case Phase.TALON:
                return self._talon_left(view)
            case Phase.PLAY:
                return self._counted(view)
            case _:
                return ()

    def _contract_set(self, view: View) -> tuple[Event, ...]:
        games = self.bidding.state(view).games
        if not games:
            raise LookupError("the forehand has not bid")
        first = games[0]
        played = tuple((entry.seat, entry.contract or "") for entry in games)
        game = game_of(self.sheet.contract, first.contract)
        joint = played if game.kind == "negative" else ()
        contract = ContractSet(first.contract or "", first.seat, joint)
        if game.sides == "partner" or game.talon not in ("half", "cards"):
            return (contract,)
        auction = replace(view.auction, contract=contract.contract, declarer=first.seat)
        return (contract, *self.taking.shown(replace(view, auction=auction)))

    def _talon_left(self, view: View) -> tuple[Event, ...]:
        """Return the settlement of a hand that is given up, or the game it is turned into."""
        way = view.notices.choice(DRAG)
        if way == PAYS:
            return (*self.payment(view), *self._over(view))
        return () if way is None else (ContractSet(way, view.declarer),)

    def stakes(self, view: View) -> tuple[Event, ...]:
        """Return the stakes that go into the pot at this deal, if the table plays for one."""
        if not self.sheet.pot.stake or view.round.dealer is None:
            return ()
        pot, kassa = paid_in(view.round, view.round.dealer, self.sheet.pot)
        return (msgspec.structs.replace(noted(view.round), pot=pot, kassa=kassa),)

    def _counted(self, view: View) -> tuple[Event, ...]:
        counted = hand_counted(view, self.sheet.pack)
        return (counted, *self.payment(view), *self._over(view))

    def payment(self, view: View) -> tuple[Event, ...]:
        """Return the payment of the hand."""
        return paid(view, self.settlement(view), self.sheet.bank)

    def _over(self, view: View) -> tuple[Event, ...]:
        """Return what lasts from this hand, and its end."""
        ended = self.hand_ended(view)
        lasting = after_hand(
            view, self.account(view), self.settlement(view), self.sheet, ended.next_dealer
        )
        return (*lasting, ended)

    def ended_events(self, view: View) -> tuple[Event, ...]:
        """Return the settlement of a hand that a Renonce has ended, and what lasts from it."""
        return (*self.payment(view), *self._over(view))

    def evening_over(self, view: View) -> bool:
        """Return whether the last hand of the evening has been played."""
        return bool(view.round.notes.last) and view.round.hand_no >= view.round.notes.last

    def round_mark(self, notes: RoundNotes, hand: int, people: int) -> RoundMark | None:
        """Return the Radl of a hand, and whether it counts double."""
        return mark_of(notes, hand, people, self.sheet.radl)

    def is_pending(self, round_: Round) -> bool:
        """Return whether hands are still to count double, or something lies in the pot."""
        return bool(round_.notes.doubled or round_.notes.last or round_.notes.pot)

    def ruled_violation(self, view: View, number: int) -> Violation | None:
        """Return what a ruling costs; a warning too many is a Renonce (reading A44)."""
        violation = Variant.ruled_violation(self, view, number)
        if violation is None or not is_one_too_many(view, number, self.sheet):
            return violation
        return replace(violation, outcome=Outcome(settlement="renonce"))

    def account(self, view: View) -> Account:
        """Return the hand in facts, as far as it has been played."""
        account = account_of(view, self.words, self.sheet)
        doubled = is_doubled(view.round, self.sheet.radl)
        return replace(account, doubled=doubled, violations=self.violations(view))

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what is paid when the hand is over: game, extras, fines."""
        return self.lines(self.account(view))

    def lines(self, account: Account) -> tuple[ScoreLine, ...]:
        """Return the score lines of a hand's facts."""
        order = account.order
        fines = self.fine_lines(account.violations, order, account.table) if order else ()
        return (*self.scoring.lines(account), *fines)

    def playing_order(self, view: View, dealer: Seat) -> tuple[Seat, ...]:
        """Return those who play; with five the dealer rests, with six also the seat before him."""
        return Variant.playing_order(self, view, dealer)[: self.sheet.deal.seats]

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return nothing: a faulty deal is repeated as a whole."""
        del view, exposed
        return ()

    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return the fines of a hand that is void."""
        return paid(view, self.fines(view), self.sheet.bank)

    def fines(self, view: View) -> tuple[ScoreLine, ...]:
        """Return the flat payments for the violations of the hand."""
        return self.fine_lines(self.violations(view), view.deal.order, len(view.round.seats))

    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return nothing: a new deal costs nobody anything."""
        del view, ruling
        return ()


def as_koenigrufen(variant: Variant) -> Koenigrufen:
    """Return *variant* as Königrufen; a caller's mistake for any other."""
    if not isinstance(variant, Koenigrufen):
        raise TypeError(f"{variant.sheet.ruleset.id} is no Königrufen")
    return variant
