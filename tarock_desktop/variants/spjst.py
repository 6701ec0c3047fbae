"""SPJST Tarock: the flow of a hand, and the readings no table can say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.announcing import Announcing
from tarock_desktop.rules.bank import paid
from tarock_desktop.rules.calling import Calling
from tarock_desktop.rules.challenging import GAME, Challenging
from tarock_desktop.rules.clearance import Clearance
from tarock_desktop.rules.contracts import Bidding, ContractLaw
from tarock_desktop.rules.counting import points_by_seat, side_points
from tarock_desktop.rules.dealing import Cutting, PacketChoosing, Shuffling
from tarock_desktop.rules.declaring import Declaring, values_of
from tarock_desktop.rules.discarding import Discarding
from tarock_desktop.rules.exchange import exchange_phase
from tarock_desktop.rules.facts import HandFacts
from tarock_desktop.rules.feats import all_tricks, pagat_last, without_pagat_trick
from tarock_desktop.rules.forehand import find_forehand
from tarock_desktop.rules.last_words import LastWords
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.playing import Playing
from tarock_desktop.rules.scoring import Scoring
from tarock_desktop.rules.sides import declarer_side, other_side, partner_of_declarer
from tarock_desktop.rules.talon import LoneDraw, TalonTaking
from tarock_desktop.table.actions import Action, Announce, Challenge
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import (
    ContractSet,
    Event,
    ForehandFound,
    HandCounted,
    RemarkMade,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


class Spjst(Variant):
    """SPJST Tarock Rules of 1-1-13."""

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Put the building blocks together."""
        sheet = self.sheet
        self._cutting = Cutting(sheet.cut, sheet.deal)
        self._bidding = Bidding(sheet.bidding, sheet.contract)
        self._taking = TalonTaking(sheet.contract, sheet.talon)
        announcing = Announcing(sheet.announcing, sheet.item)
        challenging = Challenging(sheet.challenge, sheet.item)
        self._declaring = Declaring(sheet.declaring, sheet.value, sheet.bank)
        self._scoring = Scoring(
            sheet.score, sheet.contract, sheet.item, sheet.challenge, sheet.draws
        )
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self._cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.BID: self._bidding,
            Phase.TALON: self._taking,
            Phase.CALL: Calling(sheet.call),
            Phase.DISCARD: Discarding(sheet.discard, LoneDraw(sheet.draws, sheet.contract)),
            Phase.DECLARE: self._declaring,
            Phase.ANNOUNCE: announcing,
            Phase.CHALLENGE: challenging,
            Phase.CLEARANCE: Clearance(
                LastWords(challenging, announcing, self._declaring, values_after_challenge=False)
            ),
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
            case Phase.BID | Phase.TALON | Phase.CALL | Phase.DISCARD:
                contract = self._contract(view)
                return exchange_phase(view, contract, self._taking, self.sheet.call)
            case Phase.DECLARE:
                return Phase.ANNOUNCE
            case Phase.ANNOUNCE:
                return Phase.CHALLENGE
            case Phase.CHALLENGE:
                return Phase.CLEARANCE
            case Phase.CLEARANCE:
                return Phase.PLAY
            case Phase.PLAY:
                return Phase.BETWEEN
            case Phase.CLOSED:
                return Phase.CLOSED
            case _:
                assert_never(phase)

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return to the challenges after one, or an announcement, at the last moment (11, 13)."""
        late = phase is Phase.CLEARANCE and isinstance(action, Challenge | Announce)
        return Phase.CHALLENGE if late else None

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
        points = points_by_seat(view, self.sheet.pack)
        talon = tuple(place.card for place in view.deal.talon)
        discards = tuple(discards.cards for discards in view.deal.discards)
        facts = self.facts(view)
        remarks = (
            RemarkMade(message("remark.valat-void", SeatRef(feat.seat)))
            for feat in facts.feats
            if feat.void
        )
        lines = self.due_lines(facts)
        return (
            HandCounted(points, talon, discards),
            *remarks,
            *paid(view, lines, self.sheet.bank),
            self.hand_ended(view),
        )

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
        declared = {seat: view.notices.declared[seat] or () for seat in view.deal.order}
        valat = all_tricks(
            view,
            self.sheet.item_of("all-tricks"),
            side,
            lambda own: self._omission_broke_it(view, own),
        )
        facts = HandFacts(
            order=view.deal.order,
            table=len(view.round.seats),
            contract=view.auction.contract,
            declarer=view.declarer,
            partner=partner_of_declarer(view),
            draw=max(1, view.exchange.draw),
            points=side_points(view, self.sheet.pack, side),
            steps=len(view.notices.doubling(GAME)),
            feats=(*valat, *pagat_last(view, self.sheet.item_of("pagat-last"))),
            declared=declared,
            violations=self.violations(view),
        )
        return without_pagat_trick(view, facts, self.sheet.pack)

    def _contract(self, view: View) -> ContractLaw:
        return self._bidding.contract(view.auction.contract or "")

    def _omission_broke_it(self, view: View, own: tuple[Seat, ...]) -> bool:
        """Return whether a called Valat is nullified by an undeclared value (Art. 12, A18)."""
        if self.sheet.penalties.omission == "judge":
            return False
        others = other_side(view, own)
        if self.sheet.penalties.omission == "breaking-trick":
            breaking = next(t.winner for t in view.play.tricks if t.winner not in own)
            others = (breaking,)
        return any(self._kept_silent(view, seat) for seat in others)

    def _kept_silent(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* held a value before play that it did not declare."""
        played = (e.card for t in view.play.tricks for e in t.cards if e.seat == seat)
        hand = view.deal.hands[seat].cards
        for card in played:
            hand = hand.add(card)
        worth = values_of(hand, self.sheet.value, self.sheet.declaring)
        declared = view.notices.declared[seat] or ()
        return any(value.id not in declared for value in worth)
