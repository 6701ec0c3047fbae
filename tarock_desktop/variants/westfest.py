"""Westfest Tarock: the flow of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.announcing import Announcing
from tarock_desktop.rules.bank import paid
from tarock_desktop.rules.calling import Calling
from tarock_desktop.rules.challenging import GAME, Challenging
from tarock_desktop.rules.contracts import Bidding, ContractLaw
from tarock_desktop.rules.counting import points_by_seat, side_points
from tarock_desktop.rules.dealing import Cutting, PacketChoosing, Shuffling
from tarock_desktop.rules.declaring import Declaring
from tarock_desktop.rules.discarding import Discarding
from tarock_desktop.rules.exchange import exchange_phase
from tarock_desktop.rules.facts import HandFacts
from tarock_desktop.rules.feats import all_tricks, pagat_last
from tarock_desktop.rules.forehand import find_forehand
from tarock_desktop.rules.last_words import LastWords
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.playing import Playing
from tarock_desktop.rules.scoring import Scoring
from tarock_desktop.rules.sides import declarer_side, partner_of_declarer
from tarock_desktop.rules.talon import LoneDraw, TalonTaking
from tarock_desktop.rules.throwing_in import ThrowingIn
from tarock_desktop.rules.voting import Voting
from tarock_desktop.table.actions import Action, ThrowIn
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import ContractSet, Event, ForehandFound, HandCounted
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class Westfest(Variant):
    """Westfest Tarock Tournament Rules, revised 2012."""

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Put the building blocks together."""
        sheet = self.sheet
        if sheet.throw_in is None:
            raise LookupError("the Westfest sheet has a law on throwing in")
        self._cutting = Cutting(sheet.cut, sheet.deal)
        self._bidding = Bidding(sheet.bidding, sheet.contract)
        self._taking = TalonTaking(sheet.contract, sheet.talon)
        self._declaring = Declaring(sheet.declaring, sheet.value, sheet.bank)
        self._scoring = Scoring(
            sheet.score, sheet.contract, sheet.item, sheet.challenge, sheet.draws
        )
        announcing = Announcing(sheet.announcing, sheet.item)
        challenging = Challenging(sheet.challenge, sheet.item)
        last_words = LastWords(
            challenging, announcing, self._declaring, values_after_challenge=True
        )
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self._cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.VOTE: Voting(sheet.penalties.go_on_vote),
            Phase.BID: self._bidding,
            Phase.TALON: self._taking,
            Phase.DISCARD: Discarding(
                sheet.discard,
                LoneDraw(sheet.draws, sheet.contract),
                ThrowingIn(sheet.throw_in, sheet.call, sheet.bank, sheet.contract),
            ),
            Phase.CALL: Calling(sheet.call),
            Phase.DECLARE: self._declaring,
            Phase.ANNOUNCE: announcing,
            Phase.CHALLENGE: last_words if sheet.announcing.after_challenge else challenging,
            Phase.PLAY: Playing(sheet.follow, sheet.pack, sheet.item, sheet.deal.hand),
        }

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase: section 2 of the digest, the hand as a state machine."""
        del action
        match phase:
            case Phase.BETWEEN:
                return Phase.SHUFFLE
            case Phase.SHUFFLE:
                return Phase.BID if view.deal.talon else Phase.CUT
            case Phase.CUT:
                return Phase.PACKET if view.deal.packets else Phase.BID
            case Phase.PACKET | Phase.VOTE:
                return Phase.BID
            case Phase.BID | Phase.TALON | Phase.DISCARD | Phase.CALL:
                contract = self._contract(view)
                return exchange_phase(view, contract, self._taking, self.sheet.call)
            case Phase.DECLARE:
                return Phase.ANNOUNCE
            case Phase.ANNOUNCE:
                return Phase.CHALLENGE
            case Phase.CHALLENGE | Phase.CLEARANCE:
                return Phase.PLAY
            case Phase.PLAY:
                return Phase.BETWEEN
            case Phase.CLOSED:
                return Phase.CLOSED
            case _:
                assert_never(phase)

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return to the table when the hand is thrown in (par. 7)."""
        del phase
        return Phase.BETWEEN if isinstance(action, ThrowIn) else None

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing."""
        return self._cutting.rest_dealt_again(view, exposed)

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return the forehand after the deal, the contract, the count and the payment."""
        dealt = phase in (Phase.SHUFFLE, Phase.CUT, Phase.PACKET)
        if dealt and all(view.deal.hands[seat].size for seat in view.deal.order):
            return (ForehandFound(*find_forehand(view, self.sheet.forehand)),)
        if phase is Phase.BID:
            best = self._bidding.highest(view)
            if best is None:
                raise LookupError("the forehand has not bid")
            return (ContractSet(best[1].id, best[0]),)
        if phase is Phase.PLAY:
            return self._settled(view)
        return ()

    def _settled(self, view: View) -> tuple[Event, ...]:
        counted = HandCounted(
            points_by_seat(view, self.sheet.pack),
            tuple(place.card for place in view.deal.talon),
            tuple(discards.cards for discards in view.deal.discards),
        )
        lines = self.due_lines(self.facts(view))
        return (counted, *paid(view, lines, self.sheet.bank), self.hand_ended(view))

    def due_lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return what is still to be paid when the hand ends; the values were paid before play."""
        return (
            *self._declaring.returned_lines(facts),
            *self._scoring.lines(facts),
            *self.fines(facts),
        )

    def lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the declared values, the hand and its feats, the fines."""
        return (
            *self._declaring.all_lines(facts),
            *self._scoring.lines(facts),
            *self.fines(facts),
        )

    def facts(self, view: View) -> HandFacts:
        """Return the finished hand in facts."""
        side = declarer_side(view)
        valat = all_tricks(view, self.sheet.item_of("all-tricks"), side, lambda _: False)
        return HandFacts(
            order=view.deal.order,
            table=len(view.round.seats),
            contract=view.auction.contract,
            declarer=view.declarer,
            partner=partner_of_declarer(view),
            draw=max(1, view.exchange.draw),
            points=side_points(view, self.sheet.pack, side),
            steps=len(view.notices.doubling(GAME)),
            feats=(*valat, *pagat_last(view, self.sheet.item_of("pagat-last"))),
            declared={seat: view.notices.declared[seat] or () for seat in view.deal.order},
            violations=self.violations(view),
        )

    def _contract(self, view: View) -> ContractLaw:
        return self._bidding.contract(view.auction.contract or "")
