"""The Czech tournament ruleset: the flow of a hand, and what its file can't say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.pack import PAGAT, Card
from tarock_desktop.rules.czech.bidding import Approving
from tarock_desktop.rules.czech.declarations import (
    CzechDeclaring,
    FreeAnnouncing,
    LadderChallenging,
    OpenWords,
)
from tarock_desktop.rules.czech.knocking import Knocking
from tarock_desktop.rules.czech.partner_call import CzechCalling
from tarock_desktop.rules.czech.play import AddingPlay
from tarock_desktop.rules.czech.rates import CzechContract, GameOf, SecretDraws
from tarock_desktop.rules.czech.scoring import CzechHand, CzechScoring, trickless, whole_eyes
from tarock_desktop.rules.czech.talon_shares import FixedTalon
from tarock_desktop.rules.deal.dealing import PacketChoosing, Shuffling
from tarock_desktop.rules.evening.bank import corrections, paid
from tarock_desktop.rules.exchange.discarding import Discarding
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.hand.counting import hand_counted, points_by_seat, side_points
from tarock_desktop.rules.hand.facts import Feat
from tarock_desktop.rules.hand.sides import declarer_side, other_side, partner_of_declarer
from tarock_desktop.rules.hand.violations import Violation
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.challenging import GAME, steps_that_count
from tarock_desktop.table.actions import Action, Announce, Challenge, Declare
from tarock_desktop.table.amounts import Amount, ScoreLine
from tarock_desktop.table.events import (
    ContractSet,
    Event,
    ForehandFound,
    ItemAnnounced,
    TalonShown,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.ceiling import ceiling_events
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.phase_order import has_dealt, outer_phases

_EXCHANGE: Final = (Phase.BID, Phase.CALL, Phase.TALON, Phase.DISCARD)


class CzechGp(Variant):
    """Taroky of the GP Povodí Křetínky a Svitavy."""

    sheet: CzechSheet

    def __init__(self, sheet: CzechSheet) -> None:
        """Set up the building blocks for *sheet*, whose options are applied already."""
        self.cutting = Knocking(sheet.cut, sheet.deal)
        self.bidding = Approving(sheet.contract)
        self.taking = FixedTalon(GameOf(sheet.contract))
        self.draws = SecretDraws(sheet.draws, GameOf(sheet.contract))
        self.declaring = CzechDeclaring(sheet.declaring, sheet.value, sheet.bank)
        announcing = FreeAnnouncing(sheet.announcing, sheet.item)
        self.challenging = LadderChallenging(sheet.challenge, sheet.item)
        words = announcing, self.declaring
        self.words = OpenWords(self.challenging, *words, values_after_challenge=True)
        self.opening_words = replace(self.words, announces=True)
        self.scoring = CzechScoring(
            sheet.score,
            sheet.contract,
            sheet.draws,
            sheet.item,
            sheet.value,
            sheet.challenge,
            sheet.renonc,
            sheet.varsava,
        )
        super().__init__(sheet)

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the rules of every phase."""
        sheet = self.sheet
        each = next(law.id for law in sheet.contract if law.sides == "each")
        law = sheet.varsava
        play = AddingPlay(
            sheet.follow, sheet.pack, sheet.deal.hand, each, law.follow, law.added, self.words
        )
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self.cutting,
            Phase.PACKET: PacketChoosing(),
            Phase.BID: self.bidding,
            Phase.CALL: CzechCalling(sheet.call),
            Phase.TALON: self.taking,
            Phase.DISCARD: Discarding(sheet.discard, self.draws),
            Phase.DECLARE: self.declaring,
            Phase.ANNOUNCE: self.opening_words,
            Phase.CHALLENGE: self.words,
            Phase.PLAY: play,
        }

    def contract(self, view: View) -> CzechContract:
        """Return the contract being played."""
        return self.sheet.game(view.auction.contract or "")

    # ------------------------------------------------------------------------------ the flow

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase: section 2 of the digest, the hand as a state machine."""
        del action
        if phase in _EXCHANGE:
            return self._exchange(view)
        return {
            **outer_phases(view),
            Phase.DECLARE: Phase.ANNOUNCE,
            Phase.ANNOUNCE: Phase.CHALLENGE,
            Phase.CHALLENGE: Phase.PLAY,
            Phase.CLEARANCE: Phase.PLAY,
        }[phase]

    def _exchange(self, view: View) -> Phase:
        contract = self.contract(view)
        if contract.sides == "each":
            return Phase.PLAY
        if contract.sides == "partner" and view.calls.card is None:
            return Phase.CALL
        if self.taking.due(view) is not None and not self._has_drawn_alone(view, contract):
            return Phase.TALON
        return Phase.DECLARE if owes_discards(view) is None else Phase.DISCARD

    @staticmethod
    def _has_drawn_alone(view: View, contract: CzechContract) -> bool:
        return contract.sides == "alone" and view.exchange.drawn[view.declarer] > 0

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return what happens by itself: forehand, contract, talon shown, count and payment."""
        if has_dealt(view, phase):
            return (ForehandFound(view.deal.order[0], None),)
        if phase is Phase.BID:
            return tuple(self._contract_events(view))
        if phase is Phase.CHALLENGE:
            return self._rest_shown(view)
        return self._settled(view) if phase is Phase.PLAY else ()

    def _contract_events(self, view: View) -> Iterator[Event]:
        best = self.bidding.standing(view)
        if best is None:
            raise LookupError("the forehand has not bid")
        seat, contract = best
        if view.auction.contract is None:
            yield ContractSet(contract.id, seat)
        if contract.announces is not None:
            yield ItemAnnounced(seat, contract.announces)

    def _rest_shown(self, view: View) -> tuple[Event, ...]:
        """Return the unused talon cards turned up, after the second or third draw (CZ-44)."""
        drawn = self._has_drawn_alone(view, self.contract(view))
        if not drawn or view.exchange.draw < 2 or any(c.shown for c in view.deal.talon):
            return ()
        left = [(n, c.card) for n, c in enumerate(view.deal.talon) if c.taken_by is None]
        cards = tuple(card for _, card in left if card is not None)
        return (TalonShown(tuple(place for place, _ in left), cards),)

    def reopens(self, phase: Phase, action: Action) -> Phase | None:
        """Return to the words when something is said after everybody was ready (A11)."""
        if phase is Phase.CHALLENGE and isinstance(action, Announce | Declare):
            return Phase.ANNOUNCE
        if phase is not Phase.PLAY:
            return None
        if isinstance(action, Announce | Declare):
            return Phase.ANNOUNCE
        return Phase.CHALLENGE if isinstance(action, Challenge) else None

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing."""
        return self.cutting.rest_dealt_again(view, exposed)

    # ------------------------------------------------------------------------- the settlement

    def _settled(self, view: View) -> tuple[Event, ...]:
        counted = hand_counted(view, self.sheet.pack)
        return (counted, *self.ended_events(view))

    def ended_events(self, view: View) -> tuple[Event, ...]:
        """Return the payment and the end of a hand, played out or ended by an offence.

        For an offence that comes to light when the hand has been paid, what was paid is changed.
        """
        lines, rulings = self.settlement(view), view.book.rulings
        row = self.row_for("score.ceiling")
        is_told = any(ruling.row == row.id for ruling in rulings)
        cut = () if is_told else tuple(ceiling_events(view, lines, self.sheet, row))
        if view.result.over:
            before = replace(view, book=replace(view.book, rulings=rulings[:-1]))
            lines = corrections(self.settlement(before), lines)
            return (*cut, *paid(view, lines, self.sheet.bank))
        return (*cut, *paid(view, lines, self.sheet.bank), self.hand_ended(view))

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what is paid at the end; small fines were paid as soon as they were ruled."""
        return self.due_lines(self.facts(view))

    def due_lines(self, facts: CzechHand) -> tuple[ScoreLine, ...]:
        """Return the lines of a hand's facts that are still to be paid when it ends."""
        late = tuple(v for v in facts.violations if not self._is_paid_at_once(v))
        return (*self.scoring.lines(facts), *self.fines(replace(facts, violations=late)))

    def lines(self, facts: CzechHand) -> tuple[ScoreLine, ...]:
        """Return all score lines of a hand's facts."""
        return (*self.scoring.lines(facts), *self.fines(facts))

    def fines(self, facts: CzechHand) -> tuple[ScoreLine, ...]:
        """Return the flat payments for the violations of a hand."""
        return self.fine_lines(facts.violations, facts.order, facts.table)

    def _is_paid_at_once(self, violation: Violation) -> bool:
        return bool(self.row(violation.row).outcome.fines)

    def told_points(self, points: Fraction) -> Fraction:
        """Return a count in whole eyes."""
        return Fraction(whole_eyes(points))

    @property
    def ceiling(self) -> Amount | None:
        """The ceiling of the sheet (Herní strop)."""
        return self.sheet.score.ceiling or None

    def is_paid(self, view: View, number: int) -> bool:
        """Return whether what a ruling costs has been paid already."""
        row = self.row(view.book.rulings[number].row)
        return bool(row.outcome.fines) or Variant.is_paid(self, view, number)

    def ruling_lines(self, view: View, number: int) -> tuple[ScoreLine, ...]:
        """Return the lines that change when a ruling of the hand is decided otherwise."""
        violation = self.ruled_violation(view, number)
        own = () if violation is None else (violation,)
        fines = self.fine_lines(own, view.deal.order, len(view.round.seats))
        if not view.result.over or view.auction.contract is None:
            return fines
        return (*self.scoring.lines(self.facts(view)), *fines)

    def fine_events(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return the flat fine of a small renonc, which is paid on the spot."""
        if not self.row(ruling.row).outcome.fines:
            return ()
        number = len(view.book.rulings) - 1
        violation = self.ruled_violation(view, number)
        lines = () if violation is None else (violation,)
        fines = self.fine_lines(lines, view.deal.order, len(view.round.seats))
        return paid(view, fines, self.sheet.bank)

    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return nothing: what a misdeal costs was paid with the ruling."""
        del view, ruling
        return ()

    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return nothing: no hand of this sheet is void."""
        del view
        return ()

    # ------------------------------------------------------------------------------ the facts

    def facts(self, view: View) -> CzechHand:
        """Return the hand in facts: played out, or where an offence ended it."""
        violations = self.violations(view)
        facts = CzechHand(
            order=view.deal.order,
            table=len(view.round.seats),
            contract=view.auction.contract,
            declarer=view.auction.declarer,
            draw=max(1, view.exchange.draw),
            steps=len(view.notices.doubling(GAME)),
            declared={seat: view.notices.declared[seat] or () for seat in view.deal.order},
            violations=violations,
            forehand=view.deal.forehand,
        )
        if view.auction.contract is None:
            return facts
        each = self.contract(view).sides == "each"
        facts = replace(facts, partner=partner_of_declarer(view))
        if facts.big:
            return self._ended(view, facts)
        if view.play.trick or not view.play.tricks or any(h.size for h in view.deal.hands):
            return facts
        if each:
            points = dict(enumerate(points_by_seat(view, self.sheet.pack)))
            by_seat = {Seat(seat): amount for seat, amount in points.items()}
            return replace(facts, each_points=by_seat, trickless=trickless(view))
        points_of_side = side_points(view, self.sheet.pack, facts.side)
        return replace(facts, points=points_of_side, feats=tuple(self._feats(view)))

    def _ended(self, view: View, facts: CzechHand) -> CzechHand:
        """Return the facts where offences ended the hand."""
        big = self.scoring.paid_renoncs(facts)
        if self.contract(view).sides == "each":
            then = {v.tricks for v in big if v.tricks is not None}
            after = {count: trickless(view, count) for count in then}
            return replace(facts, trickless=trickless(view), trickless_after=after)
        false: dict[Seat, tuple[str, ...]] = {}
        for violation in big:
            if violation.value is not None:
                seat = violation.offenders[0]
                false[seat] = (*false.get(seat, ()), violation.value)
        announced = tuple(self._announced(view))
        return replace(facts, feats=announced, false_values=false)

    def _announced(self, view: View) -> Iterator[Feat]:
        for entry in view.notices.announcements:
            steps = steps_that_count(view, self._item(entry.item), entry.seat)
            yield Feat(entry.item, entry.seat, announced=True, made=False, steps=steps)

    def _item(self, item_id: str) -> ItemLaw:
        return next(item for item in self.sheet.item if item.id == item_id)

    def _feats(self, view: View) -> Iterator[Feat]:
        """Yield what was announced, and what was made or lost in silence."""
        said = {entry.item for entry in view.notices.announcements}
        for feat in self._announced(view):
            yield replace(feat, made=self._is_made(view, feat))
        side = declarer_side(view)
        winners = {trick.winner for trick in view.play.tricks}
        valat = self.sheet.item_of("all-tricks").id
        for group in (side, other_side(view, side)):
            announcer = view.notices.announcer(valat)
            if winners <= set(group) and announcer not in group:
                yield Feat(valat, group[0], announced=False, made=True)
        if self.sheet.item_of("pagat-last").id not in said:
            yield from self._silent_pagat(view, side)

    def _is_made(self, view: View, feat: Feat) -> bool:
        side = declarer_side(view)
        if self._item(feat.item).feat == "all-tricks":
            own = side if feat.seat in side else other_side(view, side)
            return all(trick.winner in own for trick in view.play.tricks)
        last = view.play.tricks[-1]
        played = any(entry.card is PAGAT and entry.seat == feat.seat for entry in last.cards)
        return played and last.winner == feat.seat

    def _silent_pagat(self, view: View, side: tuple[Seat, ...]) -> Iterator[Feat]:
        """Yield a Pagat in the last trick; one that the own partner takes counts for nobody."""
        last = view.play.tricks[-1]
        player = next((entry.seat for entry in last.cards if entry.card is PAGAT), None)
        if player is None:
            return
        made = last.winner == player
        if made or (last.winner in side) != (player in side):
            item = self.sheet.item_of("pagat-last").id
            yield Feat(item, player, announced=False, made=made)


def as_czech(variant: Variant) -> CzechGp:
    """Return *variant* as this ruleset; a caller's mistake for any other."""
    if not isinstance(variant, CzechGp):
        raise TypeError(f"{variant.sheet.ruleset.id} is no Czech tournament ruleset")
    return variant
