"""Žiri tarok: what its file can't say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs
from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.rules.deal.dealing import Cutting, PacketChoosing, Shuffling
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.hand.counting import hand_counted, pile, points_by_seat
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.announcements import Speaking
from tarock_desktop.rules.ziri.bidding import SeniorityBidding
from tarock_desktop.rules.ziri.discarding import LayingAway
from tarock_desktop.rules.ziri.hand_facts import ZiriContract, ZiriHand, cash, written_of
from tarock_desktop.rules.ziri.own_kontra import OwnKontra
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.rules.ziri.scoring import ZiriScoring
from tarock_desktop.rules.ziri.selling import Selling
from tarock_desktop.rules.ziri.side_feats import SideFeats, entries, named_target
from tarock_desktop.rules.ziri.talon_parts import TalonPart
from tarock_desktop.table.actions import Action, CloseRound
from tarock_desktop.table.amounts import Amounts, ScoreLine, opposite
from tarock_desktop.table.events import (
    ContractSet,
    Event,
    ForehandFound,
    TalonHandTaken,
    TalonShown,
    TalonTaken,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.phase_order import has_dealt, outer_phases
from tarock_desktop.variants.ziri.sheet import ZiriSheet


class Ziri(Variant):
    """Žirovska pravila taroka."""

    sheet: ZiriSheet

    def __init__(self, sheet: ZiriSheet) -> None:
        """Set up the building blocks for *sheet*, whose options are applied already."""
        self.cutting = Cutting(sheet.cut, sheet.deal)
        self.bidding = SeniorityBidding(sheet.bidding, sheet.contract)
        self.discarding = LayingAway(sheet.discard)
        self.speaking = Speaking(sheet.speaking, sheet.challenge, sheet.item)
        self.own_kontra = OwnKontra(
            sheet.own_kontra,
            sheet.challenge,
            sheet.bidding.nobody,
            sheet.deal.talon,
            sheet.dealt,
        )
        self.feats = SideFeats(sheet.item, sheet.feats.talon_counts)
        self.scoring = ZiriScoring(
            sheet.score,
            sheet.each,
            sheet.contract,
            sheet.item,
            sheet.challenge,
            sheet.sale.article,
        )
        super().__init__(sheet)

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the phases of a hand."""
        sheet = self.sheet
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self.cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.BID: self.bidding,
            Phase.TALON: TalonPart(lambda view: self.contract(view).talon),
            Phase.DISCARD: self.discarding,
            Phase.SALE: Selling(lambda view: self.contract(view).sold, self._sold),
            Phase.ANNOUNCE: self.speaking,
            Phase.CHALLENGE: self.own_kontra,
            Phase.PLAY: DemandingPlay(
                sheet.follow,
                sheet.pack,
                sheet.deal.hand + sheet.deal.talon // sheet.dealt,
                sheet.item,
                sheet.each_follow,
                self.own_kontra,
                sheet.lead.by == "declarer",
            ),
        }

    def contract(self, view: View) -> ZiriContract:
        """Return the game being played."""
        return next(law for law in self.sheet.contract if law.id == view.auction.contract)

    def is_each(self, view: View) -> bool:
        """Return whether everybody plays for himself."""
        return view.auction.contract == self.sheet.bidding.nobody

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase: section 2 of the digest, the hand as a state machine."""
        del action
        if phase in (Phase.BID, Phase.TALON, Phase.DISCARD, Phase.SALE):
            return self._before_play(view, phase)
        return {
            **outer_phases(view),
            Phase.ANNOUNCE: Phase.PLAY,
            Phase.CHALLENGE: Phase.PLAY,
        }[phase]

    def _before_play(self, view: View, phase: Phase) -> Phase:
        if self.is_each(view):
            return Phase.CHALLENGE
        declarer = view.declarer
        if self.contract(view).talon and not view.exchange.drawn[declarer]:
            return Phase.TALON
        if view.exchange.drawn[declarer] and declarer not in view.exchange.laid:
            return Phase.DISCARD
        return Phase.ANNOUNCE if phase is Phase.SALE else Phase.SALE

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return the forehand, the game, the open or handed out talon, the count and payment."""
        if has_dealt(view, phase):
            return (ForehandFound(view.deal.order[0], None),)
        if phase is Phase.BID:
            return tuple(self._game_set(view))
        if phase is Phase.CHALLENGE:
            return tuple(self._talon_handed_out(view))
        return self._settled(view) if phase is Phase.PLAY else ()

    def _game_set(self, view: View) -> Iterator[Event]:
        standing = self.bidding.standing(view)
        if standing is None:
            yield ContractSet(self.sheet.bidding.nobody, view.forehand)
            return
        seat, contract = standing
        yield ContractSet(contract.id, seat)
        law = next(each for each in self.sheet.contract if each.id == contract.id)
        cards = tuple(place.card for place in view.deal.talon if place.card is not None)
        if law.talon and len(cards) == len(view.deal.talon):
            yield TalonShown(tuple(range(len(cards))), cards)

    def _talon_handed_out(self, view: View) -> Iterator[Event]:
        """Yield the talon for three, or the dealer of four who plays on with it."""
        cards = [place.card for place in view.deal.talon]
        dealer = view.round.dealer
        if dealer is not None and dealer not in view.deal.order:
            yield TalonHandTaken(dealer, tuple(cards))
            return
        share = len(cards) // len(view.deal.order)
        for number, seat in enumerate(view.deal.order):
            places = tuple(range(number * share, (number + 1) * share))
            yield TalonTaken(seat, places, tuple(cards[place] for place in places))

    def _settled(self, view: View) -> tuple[Event, ...]:
        counted = hand_counted(view, self.sheet.pack)
        payment = paid(view, self.settlement(view), self.sheet.bank)
        return (counted, *payment, self.hand_ended(view))

    def _sold(self, view: View) -> tuple[Event, ...]:
        lines = self.scoring.lines(replace(self._said(view), sold=True))
        return (*paid(view, lines, self.sheet.bank), self.hand_ended(view))

    def ended_events(self, view: View) -> tuple[Event, ...]:
        """Return the payment and the end of a hand that an offence has ended.

        Claimed after the count, the renons takes the place of what was paid.
        """
        if not view.result.over:
            return super().ended_events(view)
        back = tuple(
            structs.replace(
                line,
                label=message("line.reversed"),
                amounts=opposite(line.amounts),
                written=opposite(line.written),
            )
            for line in view.result.lines
            if line.ruling is None
        )
        return paid(view, (*back, *self.settlement(view)), self.sheet.bank)

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what is written and paid for the hand as it has been played or has ended."""
        return self.scoring.lines(self.facts(view))

    def written_for(self, payments: Amounts) -> Amounts:
        """Return what is written so that the sheet, levelled, comes to *payments*."""
        return written_of(payments, self.sheet.score)

    def paid_for(self, written: Amounts) -> Amounts:
        """Return what the columns of the written sheet come to when they are levelled.

        Nothing where a renons is written otherwise than it is paid.
        """
        return () if self.sheet.score.renons == "whole" else cash(written, self.sheet.score)

    def facts(self, view: View) -> ZiriHand:
        """Return the hand in facts, for scoring; one that was not played out has no count."""
        hand = self._said(view)
        if not self.is_played_out(view):
            return hand
        if self.is_each(view):
            points = points_by_seat(view, self.sheet.pack)
            return replace(hand, by_seat={seat: points[seat] for seat in view.deal.order})
        points_of = self.sheet.pack.count(pile(view, view.declarer))
        feats = self.feats.of(view, (view.declarer,))
        return replace(hand, points=points_of, feats=feats)

    def is_played_out(self, view: View) -> bool:
        """Return whether the last trick is complete."""
        rules = self.phases[Phase.PLAY]
        if view.play.trick or not view.play.tricks or not isinstance(rules, DemandingPlay):
            return False
        empty = not any(view.deal.hands[seat].size for seat in view.deal.order)
        return empty or len(view.play.tricks) >= rules.most_tricks(view)

    def _said(self, view: View) -> ZiriHand:
        """Return what is known of a hand before its last trick: game, kontra, announcements."""
        each = self.is_each(view)
        said = view.notices.doubling(GAME)
        feats = (
            Feat(
                entry.item,
                entry.seat,
                announced=True,
                made=False,
                steps=len(view.notices.doubling(named_target(view, entry))),
            )
            for entry in entries(view)
        )
        return ZiriHand(
            order=view.deal.order,
            table=len(view.round.seats),
            contract=view.auction.contract,
            declarer=None if each else view.auction.declarer,
            steps=0 if each else len(said),
            kontra=said if each else (),
            feats=tuple(feats),
            violations=self.violations(view),
        )

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing."""
        return self.cutting.rest_dealt_again(view, exposed)

    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return the payments of a hand that is void: the fines."""
        return paid(view, self.scoring.lines(self._unplayed(view)), self.sheet.bank)

    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return what is written when the cards are dealt again after a ruling."""
        fine = replace(
            self.violation(ruling.row, (ruling.seat,)),
            number=len(view.book.rulings) - 1,
            rule=ruling.rule,
        )
        hand = replace(self._unplayed(view), violations=(fine,))
        return paid(view, self.scoring.lines(hand), self.sheet.bank)

    def ruling_lines(self, view: View, number: int) -> tuple[ScoreLine, ...]:
        """Return the lines that change when a ruling of the hand is decided otherwise."""
        if view.book.rulings[number].remedy is not Remedy.REDEAL:
            return self.settlement(view)
        violation = self.ruled_violation(view, number)
        own = () if violation is None else (violation,)
        return self.scoring.lines(replace(self._unplayed(view), violations=own))

    def _unplayed(self, view: View) -> ZiriHand:
        return ZiriHand(
            order=view.deal.order,
            table=len(view.round.seats),
            violations=self.violations(view),
        )

    def playing_order(self, view: View, dealer: Seat) -> tuple[Seat, ...]:
        """Return those who are dealt a hand; the dealer of four rests."""
        return super().playing_order(view, dealer)[: self.sheet.dealt]

    def closing_findings(self, view: View, action: CloseRound) -> Iterator[Finding]:
        """Yield nothing: the written sheet need not add up."""
        del view, action
        yield from ()


def as_ziri(variant: Variant) -> Ziri:
    """Return *variant* as this ruleset; a caller's mistake for any other."""
    if not isinstance(variant, Ziri):
        raise TypeError(f"{variant.sheet.ruleset.id} is not Žiri tarok")
    return variant
