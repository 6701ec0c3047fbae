"""What the two Texas-Czech rulesets share: the flow of a hand and its settlement."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.deal.dealing import Cutting, PacketChoosing, Shuffling
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.exchange.calling import Calling
from tarock_desktop.rules.hand.counting import hand_counted, side_points
from tarock_desktop.rules.hand.facts import HandFacts
from tarock_desktop.rules.hand.sides import declarer_side, partner_of_declarer
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.texas.bidding import Bidding, ContractLaw
from tarock_desktop.rules.texas.clearance import LateWords
from tarock_desktop.rules.texas.exchange import exchange_phase
from tarock_desktop.rules.texas.feats import all_tricks, pagat_last
from tarock_desktop.rules.texas.forehand import find_forehand
from tarock_desktop.rules.texas.play import TexasPlay
from tarock_desktop.rules.texas.scoring import Scoring
from tarock_desktop.rules.texas.talon import TalonTaking
from tarock_desktop.rules.words.announcing import Announcing
from tarock_desktop.rules.words.challenging import GAME, Challenging
from tarock_desktop.rules.words.declaring import Declaring
from tarock_desktop.table.actions import Action, Announce, CallCard, Challenge, Declare
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import ContractSet, Event, ForehandFound, RemarkMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.phase_order import has_dealt, outer_phases
from tarock_desktop.variants.texas.sheet import TexasSheet

_EXCHANGE: Final = (Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD)


class Texas(Variant):
    """A ruleset of the Texas-Czech family."""

    sheet: TexasSheet

    def __init__(self, sheet: TexasSheet) -> None:
        """Set up the building blocks for *sheet*, whose options are applied already."""
        self.cutting = Cutting(sheet.cut, sheet.deal)
        self.bidding = Bidding(sheet.bidding, sheet.contract)
        self.taking = TalonTaking(sheet.contract, sheet.talon)
        self.announcing = Announcing(sheet.announcing, sheet.item)
        self.challenging = Challenging(sheet.challenge, sheet.item)
        self.declaring = Declaring(sheet.declaring, sheet.value, sheet.bank)
        self.calling = Calling(sheet.call)
        self.sheet = sheet
        self.late_words = LateWords(
            self.challenging,
            self.announcing,
            self.declaring,
            values_after_challenge=self.values_after_challenge,
        )
        self.scoring = Scoring(
            sheet.score, sheet.contract, sheet.item, sheet.challenge, sheet.draws
        )
        super().__init__(sheet)

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the phases both sheets play in the same way."""
        sheet = self.sheet
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self.cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.BID: self.bidding,
            Phase.TALON: self.taking,
            Phase.CALL: self.calling,
            Phase.DECLARE: self.declaring,
            Phase.ANNOUNCE: self.announcing,
            Phase.CHALLENGE: self.challenging,
            Phase.PLAY: TexasPlay(sheet.follow, sheet.pack, sheet.deal.hand, sheet.item),
        }

    def rules_for(self, view: View, action: Action) -> PhaseRules | None:
        """Let a call be corrected, and forgotten words be said before play at any time."""
        if isinstance(action, CallCard) and self.calling.may_correct(view):
            return self.calling
        rules = self.phases.get(view.phase)
        if view.phase is Phase.CLEARANCE and isinstance(action, Challenge | Announce | Declare):
            return self.late_words
        late = view.phase in (Phase.ANNOUNCE, Phase.CHALLENGE)
        if late and isinstance(action, Announce | Declare):
            known = rules is not None and isinstance(action, rules.actions)
            return rules if known else self.late_words
        return rules

    @property
    def values_after_challenge(self) -> bool:
        """Whether a forgotten value is still taken after the first challenge."""
        return False

    @property
    @abstractmethod
    def after_challenge(self) -> Phase:
        """The phase after the challenges."""

    @abstractmethod
    def void_valat(self, view: View) -> Callable[[tuple[Seat, ...]], bool]:
        """Return the test whether a side's failed Valat call is nullified."""

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase: section 2 of the digests, the hand as a state machine."""
        del action
        if phase in _EXCHANGE:
            return exchange_phase(view, self.contract(view), self.taking, self.sheet.call)
        return {
            **outer_phases(view),
            Phase.DECLARE: Phase.ANNOUNCE,
            Phase.ANNOUNCE: Phase.CHALLENGE,
            Phase.CHALLENGE: self.after_challenge,
            Phase.CLEARANCE: Phase.PLAY,
        }[phase]

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing."""
        return self.cutting.rest_dealt_again(view, exposed)

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return the forehand after the deal, the contract, the count and the payment."""
        if has_dealt(view, phase):
            return (ForehandFound(*find_forehand(view, self.sheet.forehand)),)
        if phase is Phase.BID:
            best = self.bidding.highest(view)
            if best is None:
                raise LookupError("the forehand has not bid")
            return (ContractSet(best[1].id, best[0]),)
        return self._settled(view) if phase is Phase.PLAY else ()

    def _settled(self, view: View) -> tuple[Event, ...]:
        counted = hand_counted(view, self.sheet.pack)
        facts = self.facts(view)
        payment = paid(view, self.settlement(view), self.sheet.bank)
        return (counted, *self.remarks(facts), *payment, self.hand_ended(view))

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what is paid when the hand has been counted: the hand, its feats, the fines."""
        return self.due_lines(self.facts(view))

    def remarks(self, facts: HandFacts) -> tuple[RemarkMade, ...]:
        """Return what everybody should hear before the payment."""
        del facts
        return ()

    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return the payments of a hand that is void: what goes back, and the fines."""
        facts = HandFacts(
            order=view.deal.order,
            table=len(view.round.seats),
            contract=view.auction.contract,
            declarer=view.auction.declarer,
            declared=_declared(view),
            violations=self.violations(view),
        )
        return paid(view, self.due_lines(facts), self.sheet.bank)

    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return the payments when the cards are dealt again after a ruling."""
        facts = HandFacts(
            order=view.deal.order,
            table=len(view.round.seats),
            declared=_declared(view),
            violations=(
                replace(
                    self.violation(ruling.row, (ruling.seat,)),
                    number=len(view.book.rulings) - 1,
                    rule=ruling.rule,
                ),
            ),
        )
        return paid(view, self.due_lines(facts), self.sheet.bank)

    def due_lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return what is still to be paid when the hand ends; the values were paid before play."""
        returned = self.declaring.returned_lines(facts)
        return (*returned, *self.scoring.lines(facts), *self.fines(facts))

    def lines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the score lines of a hand's facts: values, the hand and its feats, fines."""
        values = self.declaring.all_lines(facts)
        return (*values, *self.scoring.lines(facts), *self.fines(facts))

    def fines(self, facts: HandFacts) -> tuple[ScoreLine, ...]:
        """Return the flat payments for the violations of a hand."""
        return self.fine_lines(facts.violations, facts.order, facts.table)

    def facts(self, view: View) -> HandFacts:
        """Return the finished hand in facts, for scoring."""
        side = declarer_side(view)
        valat = all_tricks(view, self.sheet.item_of("all-tricks"), side, self.void_valat(view))
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
            declared=_declared(view),
            violations=self.violations(view),
        )

    def contract(self, view: View) -> ContractLaw:
        """Return the contract being played."""
        return self.bidding.contract(view.auction.contract or "")


def _declared(view: View) -> dict[Seat, tuple[str, ...]]:
    return {seat: view.notices.declared[seat] or () for seat in view.deal.order}


def as_texas(variant: Variant) -> Texas:
    """Return *variant* as one of this family; a caller's mistake for any other."""
    if not isinstance(variant, Texas):
        raise TypeError(f"{variant.sheet.ruleset.id} is no Texas-Czech ruleset")
    return variant
