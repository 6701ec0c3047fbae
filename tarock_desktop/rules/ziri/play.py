"""Trick play in which a wrong lead lets the declarer demand a suit, and kontra may be due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef, SuitRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.own_kontra import OwnKontra, has_decided
from tarock_desktop.rules.ziri.side_feats import SideItem, entries
from tarock_desktop.table.actions import Action, Challenge, Choose, PlayCard
from tarock_desktop.table.events import Challenged, Chosen, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

DEMAND: Final = "demand"
"""The question which suit must be led, in the words of a choice: `hearts@5`, or `none@5`."""
NONE: Final = "none"


_EACH_RULES: Final = {
    "play.follow-suit": "each.revoke",
    "play.must-trump": "each.revoke",
    "play.must-beat": "each.must-beat",
    "play.pagat-waits": "each.pagat",
}
"""What a wrong card is called in the game of each for himself."""


class DemandingPlay(TrickPlay, frozen=True):
    """One against two, or each for himself with a law of its own."""

    items: tuple[SideItem, ...]
    each_law: FollowLaw
    """The law of the game of each for himself."""
    own_kontra: OwnKontra
    declarer_leads: bool
    actions = (PlayCard, Choose, Challenge)

    def law_of(self, view: View) -> FollowLaw:
        """Return the law of the game being played."""
        return self.each_law if self.is_each(view) else self.law

    def is_each(self, view: View) -> bool:
        """Return whether everybody plays for himself."""
        return view.auction.contract == self.own_kontra.contract

    def first_leader(self, view: View) -> Seat:
        """Return the forehand, or the declarer where the table lets him lead."""
        leads = self.declarer_leads and not self.is_each(view)
        return view.declarer if leads else view.forehand

    def due(self, view: View) -> Seat | None:
        """Return who may demand a suit, or who plays next; `None` after the last trick."""
        if may_demand(view):
            return view.declarer
        if not view.play.trick and len(view.play.tricks) >= self.most_tricks(view):
            return None
        return TrickPlay.due(self, view)

    def most_tricks(self, view: View) -> int:
        """Return how many tricks there are; more where the talon is handed out."""
        handed_out = len(view.deal.order) == self.own_kontra.dealt and self.is_each(view)
        return self.tricks - (0 if handed_out else self.own_kontra.talon // self.own_kontra.dealt)

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* is due, or may still speak on kontra."""
        return seat == self.due(view) or self._may_speak(view, seat)

    def _may_speak(self, view: View, seat: Seat) -> bool:
        return self.is_each(view) and (
            self.is_undecided(view, seat) or self.own_kontra.has_talon(view, seat)
        )

    def is_undecided(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* has to decide on kontra before its first card."""
        if (
            not self.is_each(view)
            or self.own_kontra.has_talon(view, seat)
            or has_decided(view, seat)
        ):
            return False
        tricks = (*(trick.cards for trick in view.play.tricks), view.play.trick)
        return not any(entry.seat == seat for trick in tricks for entry in trick)

    def out_of_turn(self, view: View, action: Action) -> Finding | None:
        """Return the finding for a defender who leads when his partner is to lead (ziri 11)."""
        due = self.due(view)
        leads = isinstance(action, PlayCard) and not view.play.trick and not self.is_each(view)
        if not leads or due is None or view.declarer in (action.seat, due):
            return None
        seats = SeatRef(action.seat), SeatRef(due)
        return Finding("turn.lead-partner", message("turn.lead-partner", *seats))

    def kept(self, view: View, seat: Seat, legal: CardSet) -> CardSet:
        """Return an announced Pagat that its announcer has to keep for the last trick."""
        for item in self.items:
            if item.must_hold and _announced(view, item, seat):
                others = view.deal.hands[seat].cards & TAROCKS
                return legal & CardSet.of(PAGAT) if others.remove(PAGAT) else CardSet()
        return CardSet()

    def legal_cards(self, view: View, seat: Seat) -> CardSet:
        """Return the cards *seat* may play now; a demanded suit if it has any."""
        legal = TrickPlay.legal_cards(self, view, seat)
        suit = demanded(view)
        if suit is None or view.play.trick:
            return legal
        return legal.of_suit(suit) or view.deal.hands[seat].cards.of_suit(suit) or legal

    def broken(self, view: View, seat: Seat, card: Card) -> str:
        """Return the rule that a card breaks that is not legal."""
        suit = demanded(view)
        evades = not view.play.trick and suit is not None and card.suit is not suit
        if evades and suit is not None and view.deal.hands[seat].cards.of_suit(suit):
            return "play.demanded"
        return TrickPlay.broken(self, view, seat, card)

    def question(self, view: View, seat: Seat) -> Message:
        """Return what the trick asks of *seat*; a demanded suit comes first."""
        suit = demanded(view) if not view.play.trick else None
        if suit is not None and view.deal.hands[seat].cards.of_suit(suit):
            return message("ask.demanded", SuitRef(suit))
        return TrickPlay.question(self, view, seat)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for a card, or for the demand; who has not decided on kontra is reminded."""
        if may_demand(view) and seat == view.declarer:
            return _demand_prompt(seat)
        asked = TrickPlay.prompt(self, view, seat)
        if not self.is_undecided(view, seat):
            return asked
        options = self.own_kontra.answers(view, seat)
        return Prompt(seat, asked.phase, asked.question, options=options, cards=asked.cards)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the card is in the hand, or the words make sense now."""
        match action:
            case PlayCard():
                return not may_demand(view) and TrickPlay.is_possible(self, view, action)
            case Choose(what=what) if what == DEMAND:
                return may_demand(view) and action.value in _DEMANDS
            case Choose() | Challenge():
                speaks = self._may_speak(view, action.seat)
                return speaks and self.own_kontra.is_possible(view, action)
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a card out of turn or against the rules, and silence on kontra."""
        if not isinstance(action, PlayCard):
            if not (isinstance(action, Choose) and action.what == DEMAND):
                yield from self.own_kontra.findings(view, action)
            return
        seat, due = action.seat, self.due(view)
        if due is not None and due != seat:
            yield Finding("turn.play", message("turn.play", SeatRef(seat), SeatRef(due)))
            return
        yield from self._bad_card(view, action)
        if self.is_undecided(view, seat):
            yield Finding("kontra.silent", message("kontra.silent", SeatRef(seat)))

    def _bad_card(self, view: View, action: PlayCard) -> Iterator[Finding]:
        for finding in TrickPlay.findings(self, view, action):
            rule = _EACH_RULES.get(finding.rule) if self.is_each(view) else None
            yield finding if rule is None else replace(finding, rule=rule)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the card; who has not decided on kontra before it counts as having said it."""
        match action:
            case Choose(what=what) if what == DEMAND:
                value = f"{action.value}@{len(view.play.tricks)}"
                return (Chosen(action.seat, DEMAND, value),)
            case Choose() | Challenge():
                return self.own_kontra.events(view, action)
            case _:
                silent = self.is_undecided(view, action.seat)
                said = (Challenged(action.seat, GAME, 1),) if silent else ()
                return (*said, *TrickPlay.events(self, view, action))


def may_demand(view: View) -> bool:
    """Return whether the declarer may demand a suit after a wrong lead."""
    granted = sum(ruling.remedy is Remedy.DEMAND_LEAD for ruling in view.book.rulings)
    used = sum(choice.what == DEMAND for choice in view.notices.choices)
    return granted > used and not view.play.trick and view.auction.declarer is not None


def demanded(view: View) -> Suit | None:
    """Return the suit that was demanded for the trick that begins now."""
    suit, _, trick = (view.notices.choice(DEMAND) or NONE).partition("@")
    if suit == NONE or trick != str(len(view.play.tricks)):
        return None
    return _DEMANDS[suit]


_DEMANDS: Final[dict[str, Suit | None]] = {
    "tarocks": Suit.TAROCK,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "spades": Suit.SPADES,
    "clubs": Suit.CLUBS,
    NONE: None,
}


def _demand_prompt(seat: Seat) -> Prompt:
    options = tuple(
        Option(
            Choose(seat, DEMAND, word),
            message("choice.no-demand")
            if suit is None
            else message("choice.demand", SuitRef(suit)),
        )
        for word, suit in _DEMANDS.items()
    )
    return Prompt(seat, Phase.PLAY, message("ask.demand"), options=options)


def demand_word(suit: Suit) -> str:
    """Return the word of a demand for *suit*."""
    return next(word for word, meant in _DEMANDS.items() if meant is suit)


def _announced(view: View, item: SideItem, seat: Seat) -> bool:
    return any(entry.item == item.id and entry.seat == seat for entry in entries(view))
