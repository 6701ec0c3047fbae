"""Questions for judges in words: what is asked, what happened so far, the answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, final

from msgspec.structs import replace

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.frames import Frame
from tarock_desktop.cases.schema import OptionValue
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.learning.case_questions import worked_of
from tarock_desktop.learning.payments import Payments
from tarock_desktop.learning.question import (
    Answer,
    Breach,
    Cards,
    Cited,
    Consequence,
    Kind,
    Nothing,
    Paid,
    Part,
    Points,
    Question,
)
from tarock_desktop.learning.situations import Noticed, Situation
from tarock_desktop.learning.worked import Worked
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardsRef, SeatRef
from tarock_desktop.table import actions as act
from tarock_desktop.table import events as ev
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event
from tarock_desktop.table.outcomes import GameOutcome, game_outcome
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.events import GAME
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant

_BY_ACT: Final = ("challenge.step", "phase.late-bid")
"""Rules that are told by the act itself, which says more than what was wrong with it."""
_DEAL: Final = "deal."
_DISCARD: Final = "discard."
_EXPOSED: Final = "deal.exposed"
"""Begin the rules about dealing, discards, and a card that the dealer turns up."""
_VALUES: Final = "values"
"""What the lines of a score about values are for."""
_NO_RESULT: Final = (_VALUES, "throw-in")
"""Lines of a score that do not tell how a hand was played."""
_ROUNDED: Final = ("rounding", "cap")
"""Lines of a score that follow from the others."""
LETTERS: Final = "ABCD"
"""The answers by name."""


@final
class JudgeTexts(Texts):
    """What a question says, in the words of its sheet."""

    def __init__(self, translations: Translations, words: Words) -> None:
        """Take the words for the sheet and the seats of the question."""
        super().__init__(translations)
        self._words = words

    # ------------------------------------------------------------------------------ asked

    def asked(self, kind: Kind, *, in_all: bool = True) -> str:
        """Return the question itself; *in_all*: a hand is counted, so it is about all of it."""
        match kind:
            case Kind.PAYS if not in_all:
                return self.tr("What does each player gain or pay for it?")
            case Kind.WRONG:
                return self.tr("What was wrong, if anything?")
            case Kind.ARTICLE:
                return self.tr("Which article of the sheet says what is right?")
            case Kind.FOLLOWS:
                return self.tr("What follows by the sheet, in full?")
            case Kind.PAYS:
                return self.tr("What does each player gain or pay in all?")
            case Kind.LEGAL:
                return self.tr("Which cards may be played now?")
            case Kind.COUNT:
                return self.tr("What do the cards count?")
            case Kind.SETTLE:
                return self.tr("What does each player gain or pay?")

    def part(self, part: Part) -> str:
        """Return the name of a part of the hand."""
        return {
            Part.DEAL: self.tr("Dealing"),
            Part.BIDDING: self.tr("Bidding"),
            Part.TALON: self.tr("Talon, call and discards"),
            Part.WORDS: self.tr("Announcements and doublings"),
            Part.PLAY: self.tr("Play of the cards"),
            Part.CONDUCT: self.tr("Conduct at the table"),
            Part.COUNT: self.tr("Counting and writing"),
        }[part]

    # --------------------------------------------------------------------------- happened

    def options(self, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Return the table options of a question that differ from the sheet."""
        return tuple(
            self.tr("Table option: {option}: {choice}.").format(
                option=self._words.option(name).label, choice=self._choice(name, value)
            )
            for name, value in options.items()
        )

    def _choice(self, name: str, value: OptionValue) -> str:
        if isinstance(value, str | bool):
            return self._words.option_choice(name, value)
        return str(value)

    def course(self, frames: Sequence[Frame], *, is_open: bool = False) -> tuple[str, ...]:
        """Return the log lines of what the frames show.

        *is_open*: whether nobody has turned over the last trick.
        """
        bids = [each for frame in frames for each in frame.events if isinstance(each, ev.BidMade)]
        # Whoever has the last bid says nothing more when the others have passed.
        own = ev.BidPassed(bids[-1].seat) if bids else None
        said = ([each for each in frame.events if each != own] for frame in frames)
        lines = tuple(line for events in said for line in self._told_of(events))
        return (*lines, self.tr("The trick is not turned over yet.")) if is_open else lines

    def _told_of(self, events: Sequence[Event]) -> Iterator[str]:
        ready = [event for event in events if isinstance(event, ev.SeatReady)]
        # Where more is done at once nobody has said it aloud.
        if len(ready) == 1 and len(events) <= len((ev.SeatReady, ev.TurnGiven)):
            yield self.tr("{seat} is ready.").format(seat=self._words.seat(ready[0].seat))
        yield from self._lines(events)

    def _lines(self, events: Sequence[Event], *, dealing: bool = False) -> Iterator[str]:
        ruled = any(isinstance(event, ev.RulingIssued) for event in events)
        for event in events:
            match event:
                case ev.RulingIssued():
                    yield self._words.message(event.ruling.explanation)
                case ev.ForehandFound():
                    # Who bids first is told with the position.
                    continue
                case ev.DeckShuffled() if event.times <= 1:
                    # Where a sheet asks for no number, once sounds like too little.
                    continue
                case ev.CardExposed() if not event.stays and ruled:
                    # The card that was led out of turn.
                    continue
                case ev.CardExposed() if not event.stays:
                    yield self._exposed(event.seat, event.card, dealing=dealing)
                case ev.VoteCalled():
                    yield self._exposed(event.seat, event.card, dealing=True)
                case ev.CardsDiscarded() if event.cards:
                    yield from self._discarded(event)
                case _:
                    line = self._words.event(event, Watcher.REFEREE)
                    if line:
                        yield line

    def _exposed(self, seat: Seat, card: Card, *, dealing: bool) -> str:
        turned = (
            self.tr("{seat} turns a card face up while dealing: {card}.")
            if dealing
            else self.tr("{seat} lets everybody see a card: {card}.")
        )
        words = self._words
        return turned.format(seat=words.seat(seat), card=words.cards(CardSet.gather([card])))

    def _discarded(self, event: ev.CardsDiscarded) -> Iterator[str]:
        for key, cards in (
            ("discard.closed", event.cards - event.shown),
            ("discard.open", event.shown),
        ):
            if cards:
                yield self._words.message(message(key, SeatRef(event.seat), CardsRef(cards)))

    def told(self, situation: Situation, question: Question) -> tuple[str, ...]:
        """Return what no frame shows and who answers must know."""
        told = () if question.twin is not None else tuple(self._told(situation, question))
        # Also where something else may be wrong: it must not give that away.
        if question.kind is Kind.WRONG and situation.ruling.rule.startswith(_DISCARD):
            done = message("discard.done", SeatRef(situation.ruling.seat))
            told = (*told, self._words.message(done))
        return told

    def _told(self, situation: Situation, question: Question) -> Iterator[str]:
        ruling = situation.ruling
        happened = self._happened(ruling)
        if question.kind is Kind.WRONG:
            if situation.told_act is not None:
                dealing = ruling.rule.startswith(_DEAL)
                yield self.act(situation.told_act, dealing=dealing) or happened
            return
        step = situation.told_act if ruling.rule in _BY_ACT else None
        # A card turned up while dealing, on which the others have voted, stands in the course.
        if situation.told_act is not None or not ruling.rule.startswith(_EXPOSED):
            yield happened if step is None else self.act(step)
        if question.kind is Kind.ARTICLE:
            return
        if noticed := self._noticed(situation):
            yield noticed

    def _happened(self, ruling: Ruling) -> str:
        """Return what happened, with a sentence for everybody who is guilty of it.

        Who has to pay besides them is what is asked.
        """
        alone = replace(ruling, holder=None, offenders=())
        first = SeatRef(ruling.seat)
        told = []
        for seat in ruling.guilty if first in ruling.explanation.parameters else (ruling.seat,):
            named = tuple(
                SeatRef(seat) if part == first else part for part in ruling.explanation.parameters
            )
            one = replace(alone, explanation=replace(ruling.explanation, parameters=named))
            told.append(self._words.ruling(one, Watcher.REFEREE).what)
        return " ".join(told)

    def due(self, frame: Frame) -> Iterator[str]:
        """Yield who is to play where a question begins in the middle of a hand."""
        table = frame.observation
        if table.phase is not Phase.PLAY or table.turn is None:
            return
        if table.play.trick:
            yield self.tr("{seat} is to play.").format(seat=self._words.seat(table.turn))
        else:
            yield self.tr("{seat} is to lead.").format(seat=self._words.seat(table.turn))

    def told_case(self, question: Question) -> tuple[str, ...]:
        """Return what somebody must know who answers a question about a worked case."""
        worked, words = worked_of(question), self._words
        if question.kind is Kind.LEGAL:
            return tuple(self.due(Frame(observe(worked.state, Watcher.REFEREE))))
        if worked.pile is not None:
            seat, cards, _ = worked.pile
            taken = self.tr("{seat} has taken: {cards}.")
            if cards == ALL_CARDS:
                taken = self.tr("{seat} has taken all cards.")
            return (taken.format(seat=words.seat(seat), cards=words.cards(cards)),)
        return tuple(self._settled(worked))

    def written(self, variant: Variant, paid: Amounts) -> str:
        """Return how written points are paid, where a sheet has points that are written."""
        if not variant.written_for(paid):
            return ""
        return self.tr("Each written point is paid to or by every other player at the table.")

    def _settled(self, worked: Worked) -> Iterator[str]:
        words = self._words
        if note := self.written(worked.variant, worked.paid):
            yield note
        if worked.points:
            first = ev.ForehandFound(worked.forehand, None)
            yield words.event(first, Watcher.REFEREE) or ""
        yield from self._lines(tuple(_said(worked)))
        if worked.partner is not None:
            plays = self.tr("{seat} plays with the bidder.")
            yield plays.format(seat=words.seat(worked.partner))
        elif worked.is_alone:
            yield self.tr("{seat} plays alone.").format(seat=words.seat(worked.bidder))
        if worked.draws:
            taken = self.tr("{seat} took talon cards %n time(s).", None, worked.draws)
            yield taken.format(seat=words.seat(worked.bidder))
        if worked.is_doubled_round:
            yield self.tr("It is a hand of a double round.")
        points = worked.points_of_side
        if worked.points:
            counted = LIST_SEPARATOR.join(
                f"{self._words.seat(seat)} {self._words.number(points)}"
                for seat, points in worked.points
            )
            yield self.tr("Card points: {points}.").format(points=counted)
            yield self._without_trick(worked.case.facts.hand.trickless or ())
        elif points is not None:
            told = self.tr("Card points of the bidder's side: {points}.")
            yield told.format(points=words.number(points))
        for line in worked.lines:
            # Who has won, or has most points, the judge has to see for himself.
            if line.part in _ROUNDED or game_outcome(line) is GameOutcome.MOST:
                continue
            if line.part != GAME or points is None:
                yield f"{words.message(line.label)}."
        yield from self._announced(worked)

    def _without_trick(self, letters: Iterable[str]) -> str:
        names = LIST_SEPARATOR.join(self._words.seat(seat_of(letter)) for letter in letters)
        if not names:
            return self.tr("Everybody has a trick.")
        return self.tr("Without a trick: {seats}.").format(seats=names)

    def _announced(self, worked: Worked) -> Iterator[str]:
        """Yield that what was made was not announced, where it was not."""
        announced = [outcome.announced for _, outcome in worked.extras]
        if all(announced):
            return
        if any(announced) or any(line.part == _VALUES for line in worked.lines):
            yield self.tr("Nothing else was announced.")
        else:
            yield self.tr("Nothing was announced.")

    def _noticed(self, situation: Situation) -> str:
        action = situation.ruling.action
        match situation.noticed:
            case Noticed.AT_ONCE:
                return self.tr("Everybody notices it at once.")
            case Noticed.PROVEN if isinstance(action, act.Vote):
                return ""
            case Noticed.NOW if action is not None:
                # One sheet lets only an opponent claim, another forgives who admits a fault.
                objects = self.tr("{seat} objects now, before anything else happens.")
                return objects.format(seat=self._words.seat(action.seat))
            case Noticed.NOW | Noticed.PROVEN:
                return self.tr("It is noticed now, before anything else happens.")
            case Noticed.COUNTED:
                return self.tr("It is noticed only when the hand has been played and counted.")

    def result(self, situation: Situation, paid: Payments | None) -> tuple[str, ...]:
        """Return how the hand ended and what it would come to without the ruling."""
        lines = situation.incident.end.result.lines
        labels = dict.fromkeys(
            self._words.message(line.label)
            for line in lines
            if line.ruling is None and line.part not in _NO_RESULT
        )
        if not labels:
            return ()
        ended = self.tr("The hand is played to its end: {results}.").format(
            results="; ".join(labels)
        )
        if (lone := situation.lone_declarer) is not None:
            alone = self.tr("{seat} plays alone.").format(seat=self._words.seat(lone))
            ended = f"{alone} {ended}"
        if paid is None or not paid.alone:
            return (ended,)
        counted = self.tr(
            "Counted in the end with every card where it belongs, with all that was paid before "
            "and nothing for the breach, it comes to: {amounts}."
        )
        return (ended, counted.format(amounts=self.amounts(paid.alone)))

    def act(self, action: Action, *, dealing: bool = False) -> str:
        """Return what somebody does or wants to do; empty where there are no words for it."""
        event = _event_of(action)
        if event is None:
            return ""
        return next(self._lines((event,), dealing=dealing), "")

    # ---------------------------------------------------------------------------- answers

    def answer(self, answer: Answer, others: Words | None = None) -> str:
        """Return an answer as a whole sentence; *others*: the words of another sheet."""
        words = self._words
        match answer:
            case Nothing():
                return self.tr("Nothing was wrong.")
            case Breach() if answer.seat < 0:
                return self.tr("This rule was broken: {duty}").format(
                    duty=words.duty(answer.row, answer.rule)
                )
            case Breach():
                return self.tr("{seat} broke this rule: {duty}").format(
                    seat=words.seat(answer.seat), duty=words.duty(answer.row, answer.rule)
                )
            case Cited():
                return words.article(answer.article).heading
            case Consequence():
                return (others or words).applied(answer.row, answer.remedy, answer.rule)
            case Paid(nobody=True) if not any(answer.amounts):
                return self.tr("Nobody pays anything for it.")
            case Paid():
                return self.amounts(answer.amounts)
            case Cards():
                return words.cards(answer.cards)
            case Points():
                return words.number(answer.points)

    def amounts(self, amounts: Amounts) -> str:
        """Return what each seat gains or pays."""
        return LIST_SEPARATOR.join(
            f"{self._words.seat(seat)} {self._words.gain(amount)}"
            for seat, amount in enumerate(amounts)
        )


def _said(worked: Worked) -> Iterator[Event]:
    """Yield who plays what and who doubled it, as the log tells it."""
    hand, bidder = worked.case.facts.hand, worked.bidder
    steps = len(load_variant(worked.case.facts.ruleset).sheet.challenge.steps)
    if hand.contract is not None:
        yield ev.ContractSet(hand.contract, bidder, games=worked.joined)
    yield from (
        # The last step may be said again and again.
        ev.Challenged(seat_of(letter), target, min(step, steps))
        for target, chains in ((GAME, hand.kontra), *((i.item, i.kontra) for i in hand.items))
        for chain in chains or ()
        for step, letter in enumerate(chain, 1)
    )


def _event_of(action: Action) -> Event | None:
    """Return the event that an act would have been, so that the log's words can tell it."""
    seat = action.seat
    match action:
        case act.PlayCard():
            return ev.CardPlayed(seat, action.card, seat)
        case act.Bid():
            return ev.BidMade(seat, action.contract, joins=action.joins)
        case act.Pass():
            return ev.BidPassed(seat)
        case act.Challenge():
            return ev.Challenged(seat, action.target, action.step)
        case act.Announce():
            return ev.ItemAnnounced(seat, action.item)
        case act.Declare():
            return ev.ValuesDeclared(seat, action.values)
        case act.CallCard(card=card) if card is not None:
            return ev.CardCalled(seat, card, spoken=True)
        case act.ExposeCard():
            return ev.CardExposed(seat, action.card, stays=False)
        case act.PassTalonCard():
            return ev.TalonCardPassed(seat, 0)
        case act.AskToLead():
            return ev.LeadAsked(seat)
        case act.ChoosePacket():
            return ev.PacketTaken(seat, action.packet, NO_CARDS)
        case _:
            return None
