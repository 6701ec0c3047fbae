"""Toy tarock: the typed form of its file, and what no table can say."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.rules.base_laws import ContractBase, ItemBase
from tarock_desktop.rules.deal.dealing import Cutting, Shuffling
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.counting import hand_counted, points_by_seat
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amounts, ScoreLine, from_each
from tarock_desktop.table.events import ContractSet, Event, ForehandFound
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.fact import Chips, Fact, Section, fact
from tarock_desktop.variants.schema import Sheet, TalonFate


class PrizeLaw(Law, frozen=True, kw_only=True):
    """What the winner gets."""

    amount: Fraction
    """Paid by each other player."""


class ToySheet(Sheet, frozen=True, kw_only=True):
    """The file of toy tarock."""

    contract: tuple[ContractBase, ...]
    item: tuple[ItemBase, ...]
    follow: FollowLaw
    prize: PrizeLaw

    def article_of(self, phase: Phase) -> str:
        """Return the article about what goes on in *phase*."""
        return self.follow.article if phase is Phase.PLAY else super().article_of(phase)

    def talon_left(self, contract: str | None) -> TalonFate:
        """Return that the talon counts for nobody."""
        return TalonFate.NOBODY


class Toy(Variant):
    """Toy tarock."""

    sheet: ToySheet

    def make_phases(self) -> Mapping[Phase, PhaseRules]:
        """Return the phases of a hand: nobody bids, takes talon cards or says anything."""
        sheet = self.sheet
        self.cutting = Cutting(sheet.cut, sheet.deal)
        return {
            Phase.SHUFFLE: Shuffling(sheet.shuffle, sheet.deal),
            Phase.CUT: self.cutting,
            Phase.PLAY: TrickPlay(sheet.follow, sheet.pack, sheet.deal.hand),
        }

    def following(self, view: View, phase: Phase, action: Action) -> Phase:
        """Return the next phase."""
        return {
            Phase.BETWEEN: Phase.SHUFFLE,
            Phase.SHUFFLE: Phase.PLAY if view.deal.talon else Phase.CUT,
            Phase.CUT: Phase.PLAY,
            Phase.PLAY: Phase.BETWEEN,
            Phase.CLOSED: Phase.CLOSED,
        }[phase]

    def leaving(self, view: View, phase: Phase) -> tuple[Event, ...]:
        """Return forehand and game when the cards are dealt, count and payment at the end."""
        if phase in (Phase.SHUFFLE, Phase.CUT) and view.deal.talon:
            first = view.deal.order[0]
            return ForehandFound(first, None), ContractSet(self.sheet.contract[0].id, first)
        if phase is not Phase.PLAY:
            return ()
        return (hand_counted(view, self.sheet.pack), *self.ended_events(view))

    def settlement(self, view: View) -> tuple[ScoreLine, ...]:
        """Return what the winner gets, and the fines."""
        lines = self.prize(points_by_seat(view, self.sheet.pack), view.deal.order)
        return (*lines, *super().settlement(view))

    def prize(self, points: Amounts, order: tuple[Seat, ...]) -> tuple[ScoreLine, ...]:
        """Return what who has most points gets; nothing if several have."""
        law, most = self.sheet.prize, max(points)
        if points.count(most) > 1:
            return ()
        winner, name = Seat(points.index(most)), NameRef("contract", self.sheet.contract[0].id)
        amounts = from_each(winner, law.amount, order, len(order))
        label = message("line.game-won", SeatRef(winner), name)
        return (ScoreLine("game", label, amounts, law.article),)

    def rest_dealt_again(self, view: View, exposed: Card) -> tuple[Event, ...]:
        """Return the hands after a card was exposed in dealing."""
        return self.cutting.rest_dealt_again(view, exposed)

    def void_events(self, view: View) -> tuple[Event, ...]:
        """Return the payments of a hand that is void: the fines."""
        return paid(view, super().settlement(view), self.sheet.bank)

    def redeal_payment(self, view: View, ruling: Ruling) -> tuple[Event, ...]:
        """Return that a new deal costs nothing."""
        return ()


def toy_facts(sheet: Sheet) -> Iterator[Fact]:
    """Yield what only this file says."""
    if not isinstance(sheet, ToySheet):
        raise TypeError(sheet.ruleset.id)
    yield fact(Section.SCORING, "prize.amount", Chips(sheet.prize.amount), sheet.prize.article)
