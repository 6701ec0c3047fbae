"""One line of the log for each event: what everybody at the table could see or hear."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias, assert_never, final

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import NameRef
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR, Vocabulary

GAME: Final = "game"

DealingEvent: TypeAlias = (
    ev.HandStarted
    | ev.DeckShuffled
    | ev.DeckCut
    | ev.DeckKnocked
    | ev.PacketsLaid
    | ev.PacketTaken
    | ev.ForehandFound
)
BiddingEvent: TypeAlias = (
    ev.BidMade | ev.BidPassed | ev.ContractSet | ev.CardCalled | ev.PartnerRevealed
)
TalonEvent: TypeAlias = (
    ev.TalonTaken
    | ev.TalonReturned
    | ev.TalonCardPassed
    | ev.TalonCardOffered
    | ev.OfferRefused
    | ev.TalonCardLeft
    | ev.CardsDiscarded
)
NoticeEvent: TypeAlias = (
    ev.ValuesDeclared | ev.ItemAnnounced | ev.AnnouncementCancelled | ev.Challenged | ev.LeadAsked
)
PlayEvent: TypeAlias = ev.CardPlayed | ev.TrickTaken
SlipEvent: TypeAlias = (
    ev.DiscardsTakenBack
    | ev.CallTakenBack
    | ev.BidTakenBack
    | ev.CardExposed
    | ev.CardsTakenBack
    | ev.CardDropped
    | ev.PilesMerged
    | ev.PilesSeparated
    | ev.HandRedealt
    | ev.DealUndone
    | ev.ForehandUsurped
    | ev.BiddingUndone
    | ev.VoteCalled
    | ev.VoteCast
    | ev.LapseSeen
    | ev.AgreementMade
)
JudgeEvent: TypeAlias = ev.RulingJudged | ev.RulingReopened
EndEvent: TypeAlias = ev.HandCounted | ev.HandVoided | ev.HandEnded | ev.RoundClosed
LoggedEvent: TypeAlias = (
    DealingEvent
    | BiddingEvent
    | TalonEvent
    | NoticeEvent
    | PlayEvent
    | EndEvent
    | JudgeEvent
    | ev.LoanTaken
    | SlipEvent
)
"""Events with a line of their own."""


@final
class EventTexts(Texts):
    """Log lines, in the present tense; a secret card is never named, whoever reads."""

    def __init__(
        self, translations: Translations, vocabulary: Vocabulary, steps: tuple[str, ...]
    ) -> None:
        """Take the words for names and cards, and the ids of the challenges in their order."""
        super().__init__(translations)
        self._words = vocabulary
        self._steps = steps

    def dealing(self, event: DealingEvent) -> str | None:
        """Return the line for an event before the bidding."""
        match event:
            case ev.HandStarted():
                return self.tr("Hand {number}. Dealer: {seat}").format(
                    number=event.number, seat=self._words.seat(event.dealer)
                )
            case ev.DeckShuffled():
                return self._shuffled(event.times)
            case ev.DeckCut():
                return self.tr("{seat} cuts the deck.").format(seat=self._words.seat(event.seat))
            case ev.DeckKnocked():
                style = self._words.name(NameRef("style", event.style))
                return self.tr("{seat} knocks: {style}.").format(
                    seat=self._words.seat(event.seat), style=style
                )
            case ev.PacketsLaid():
                return self.tr("Closed packets lie ready to be chosen.")
            case ev.PacketTaken():
                return self.tr("{seat} takes packet {number}.").format(
                    seat=self._words.seat(event.seat), number=event.packet + 1
                )
            case ev.ForehandFound():
                return self._forehand(event.seat, event.card)
            case _:
                assert_never(event)

    def _shuffled(self, times: int) -> str | None:
        """Return nothing for a deck that was laid out in a given order."""
        return self.tr("The deck is shuffled %n time(s).", None, times) if times else None

    def _forehand(self, seat: int, card: Card | None) -> str:
        if card is None:
            return self.tr("{seat} bids first.").format(seat=self._words.seat(seat))
        return self.tr("{seat} bids first, holding {card_object}.").format(
            seat=self._words.seat(seat), card_object=self._words.card_object(card)
        )

    def bidding(self, event: BiddingEvent) -> str:
        """Return the line for a bid, the contract and the partner."""
        seat = self._words.seat(
            event.declarer if isinstance(event, ev.ContractSet) else event.seat
        )
        match event:
            case ev.BidMade(joins=True):
                name = self._words.name(NameRef("contract", event.contract))
                return self.tr("{seat} joins in with {name}.").format(seat=seat, name=name)
            case ev.BidMade():
                name = self._words.name(NameRef("contract", event.contract))
                return self.tr("{seat} bids {name}.").format(seat=seat, name=name)
            case ev.BidPassed():
                return self.tr("{seat} passes.").format(seat=seat)
            case ev.ContractSet() if len(event.games) > 1:
                each = (ev.ContractSet(game, owner) for owner, game in event.games)
                return " ".join(self.bidding(game) for game in each)
            case ev.ContractSet() if event.contract == self._words.unbid:
                name = self._words.name(NameRef("contract", event.contract))
                return self.tr("{name}: everybody plays for himself.").format(name=name)
            case ev.ContractSet():
                name = self._words.name(NameRef("contract", event.contract))
                return self.tr("{seat} plays {name}.").format(seat=seat, name=name)
            case ev.CardCalled():
                if event.spoken:
                    called = self._words.card_object(event.card)
                    return self.tr("{seat} calls {card_object}.").format(
                        seat=seat, card_object=called
                    )
                return self.tr("{seat} calls nothing. Counts as called: {card}.").format(
                    seat=seat, card=self._words.card(event.card)
                )
            case ev.PartnerRevealed():
                return self.tr("Holder of the called card: {seat}").format(seat=seat)
            case _:
                assert_never(event)

    def talon(self, event: TalonEvent) -> str:
        """Return the line for talon cards that move, and for discards."""
        match event:
            case ev.TalonTaken():
                taken = self.tr("{seat} takes %n talon card(s).", None, len(event.cards))
                return taken.format(seat=self._words.seat(event.seat))
            case ev.TalonReturned():
                return self._returned(event)
            case ev.TalonCardPassed():
                return self.tr("{seat} passes on the talon card, unseen.").format(
                    seat=self._words.seat(event.seat)
                )
            case ev.TalonCardOffered():
                return self.tr("The talon card is offered to: {seat}").format(
                    seat=self._words.seat(event.to)
                )
            case ev.OfferRefused():
                return self.tr("{seat} refuses the talon card.").format(
                    seat=self._words.seat(event.seat)
                )
            case ev.TalonCardLeft():
                return self.tr("Nobody takes the talon card; it stays face down.")
            case ev.CardsDiscarded():
                return self._discarded(event)
            case _:
                assert_never(event)

    def _returned(self, event: ev.TalonReturned) -> str:
        seat = self._words.seat(event.seat)
        cards = tuple(card for card in event.cards if card is not None)
        if not event.shown or len(cards) != len(event.cards):
            back = self.tr("{seat} lays back %n talon card(s).", None, len(event.cards))
            return back.format(seat=seat)
        return self.tr("{seat} shows and lays back: {cards}.").format(
            seat=seat, cards=self._words.cards(cards)
        )

    def _discarded(self, event: ev.CardsDiscarded) -> str:
        seat = self._words.seat(event.seat)
        if not event.shown:
            return self.tr("{seat} discards %n card(s).", None, event.count).format(seat=seat)
        shown = (
            self.tr("{seat} discards %n card(s) and names: {cards}.", None, event.count)
            if self._words.names_discards
            else self.tr("{seat} discards %n card(s), face up: {cards}.", None, event.count)
        )
        return shown.format(seat=seat, cards=self._words.cards(event.shown))

    def notice(self, event: NoticeEvent) -> str:
        """Return the line for what is said before play."""
        seat = self._words.seat(event.seat)
        match event:
            case ev.ValuesDeclared():
                if not event.values:
                    return self.tr("{seat} declares nothing.").format(seat=seat)
                names = (self._words.name(NameRef("value", value)) for value in event.values)
                return self.tr("{seat} declares: {names}.").format(
                    seat=seat, names=LIST_SEPARATOR.join(names)
                )
            case ev.ItemAnnounced():
                name = self._words.name(NameRef("item", event.item))
                return self.tr("{seat} announces {name}.").format(seat=seat, name=name)
            case ev.AnnouncementCancelled():
                name = self._words.name(NameRef("item", event.item))
                return self.tr("No longer announced: {name} ({seat})").format(seat=seat, name=name)
            case ev.Challenged():
                return self._challenged(event, seat)
            case ev.LeadAsked():
                return self.tr("{seat} asks whether everybody is ready.").format(seat=seat)
            case _:
                assert_never(event)

    def repeated(self, event: ev.StepRepeated) -> str:
        """Return the line for a doubling that was said before."""
        return self._challenged(event, self._words.seat(event.seat))

    def _challenged(self, event: ev.Challenged | ev.StepRepeated, seat: str) -> str:
        step = self._words.name(NameRef("step", self._steps[event.step - 1]))
        if event.target == GAME:
            return self.tr("{seat} says {step}.").format(seat=seat, step=step)
        target = self._words.name(NameRef("item", event.target))
        return self.tr("{seat} says {step} to: {target}.").format(
            seat=seat, step=step, target=target
        )

    def play(self, event: PlayEvent) -> str:
        """Return the line for a card and a trick."""
        match event:
            case ev.CardPlayed():
                return self.tr("{seat} plays {card_object}.").format(
                    seat=self._words.seat(event.seat),
                    card_object=self._words.card_object(event.card),
                )
            case ev.TrickTaken():
                return self.tr("{seat} takes the trick.").format(seat=self._words.seat(event.seat))
            case _:
                assert_never(event)

    def slip(self, event: SlipEvent) -> str:
        """Return the line for a slip, or for what puts it right."""
        match event:
            case ev.CardsTakenBack():
                return self.tr("%n card(s) (goes|go) back to the hand(s).", None, event.count)
            case ev.DealUndone():
                return self.tr("All cards go back to the dealer, who shuffles again.")
            case ev.BiddingUndone():
                return self.tr("The bidding begins again with: {seat}").format(
                    seat=self._words.seat(event.forehand)
                )
            case ev.PilesSeparated():
                return self.tr("{seat} takes the trick back from the other pile.").format(
                    seat=self._words.seat(event.seat)
                )
            case ev.LapseSeen():
                return self._lapse(event)
            case ev.AgreementMade():
                return self.tr("All players agree to let it pass: {seat}").format(
                    seat=self._words.seat(event.offender)
                )
            case ev.PilesMerged():
                return self.tr("{seat} lays the trick on another pile: {other}").format(
                    seat=self._words.seat(event.seat), other=self._words.seat(event.to)
                )
            case _:
                return self._slip_of_one(event, self._words.seat(event.seat))

    def _lapse(self, event: ev.LapseSeen) -> str:
        lines = {
            "talk": self.tr("{seat} talks."),
            "show-hand": self.tr("{seat} shows cards."),
            "pull": self.tr("{seat} pulls a card out before his turn."),
            "swap": self.tr("{seat} exchanges cards."),
            "throw": self.tr("{seat} throws two cards at once."),
            "throw-covered": self.tr("{seat} throws a card with another one under it."),
            "look-talon": self.tr("{seat} looks into the talon."),
            "look-trick": self.tr("{seat} looks at an earlier trick."),
            "look-last": self.tr("{seat} looks at the last trick."),
            "look-discards": self.tr("{seat} looks at the discards."),
            "merge": self.tr("{seat} mixes the tricks."),
            "deal-style": self.tr("{seat} deals in another way than was chosen."),
            "deal-talon": self.tr("{seat} lays a wrong talon."),
        }
        other = self.tr("{seat} does something that others may object to.")
        return lines.get(event.kind, other).format(seat=self._words.seat(event.seat))

    def _slip_of_one(
        self,
        event: ev.DiscardsTakenBack
        | ev.CallTakenBack
        | ev.BidTakenBack
        | ev.CardExposed
        | ev.CardDropped
        | ev.HandRedealt
        | ev.ForehandUsurped
        | ev.VoteCalled
        | ev.VoteCast,
        seat: str,
    ) -> str:
        match event:
            case ev.BidTakenBack():
                line = self.tr("{seat} takes the bid back.")
            case ev.CallTakenBack():
                line = self.tr("{seat} takes the call back.")
            case ev.DiscardsTakenBack():
                line = self.tr("{seat} takes the discards back.")
            case ev.CardExposed() if event.stays:
                line = self.tr("{seat} leaves a card face up: {card}.")
            case ev.CardExposed() | ev.VoteCalled():
                line = self.tr("{seat} shows a card: {card}.")
            case ev.CardDropped():
                line = self.tr("{seat} drops a card.")
            case ev.HandRedealt():
                return self.tr("{seat} has %n card(s) now.", None, event.count).format(seat=seat)
            case ev.ForehandUsurped():
                line = self.tr("{seat} begins in the place of another player.")
            case ev.VoteCast() if event.go_on:
                line = self.tr("{seat} lets the deal go on.")
            case ev.VoteCast():
                line = self.tr("{seat} wants a new deal.")
            case _:
                assert_never(event)
        shown = event.card if isinstance(event, ev.CardExposed | ev.VoteCalled) else None
        return line.format(seat=seat, card="" if shown is None else self._words.card(shown))

    def end(self, event: EndEvent) -> str:
        """Return the line for the end of a hand and of the round."""
        match event:
            case ev.HandCounted():
                return self.tr("Card points: {points}").format(points=self._by_seat(event.points))
            case ev.HandVoided():
                return self.tr("The hand is void.")
            case ev.HandEnded():
                return self.tr("The hand is over. Next dealer: {seat}").format(
                    seat=self._words.seat(event.next_dealer)
                )
            case ev.RoundClosed():
                return self.tr("The round is over: {scores}").format(
                    scores=self._by_seat(event.scores)
                )
            case _:
                assert_never(event)

    def judge(self, event: JudgeEvent) -> str:
        """Return the line for a ruling that a judge decides or opens again."""
        number = event.number + 1
        match event:
            case ev.RulingReopened():
                return self.tr("Ruling {number} is open again.").format(number=number)
            case ev.RulingJudged() if event.text:
                return self.tr("The judge decides ruling {number}: {words}").format(
                    number=number, words=event.text
                )
            case ev.RulingJudged():
                return self.tr("The judge decides ruling {number}.").format(number=number)
            case _:
                assert_never(event)

    def loan(self, event: ev.LoanTaken) -> str:
        """Return the line for a loan."""
        own = self._words.own("bank.loan")
        if own is not None:
            return self.tr("{name}: {seat}, {amount}").format(
                name=own,
                seat=self._words.seat(event.seat),
                amount=self._words.amount(event.amount),
            )
        return self.tr("{seat} borrows {amount_object} from the bank.").format(
            seat=self._words.seat(event.seat), amount_object=self._words.paid(event.amount)
        )

    def _by_seat(self, amounts: Amounts) -> str:
        return LIST_SEPARATOR.join(
            f"{self._words.seat(seat)} {self._words.number(amount)}"
            for seat, amount in enumerate(amounts)
        )

    def gains(self, amounts: Amounts) -> str:
        """Return who wins and loses how much, those left out who do neither."""
        moved = ((seat, amount) for seat, amount in enumerate(amounts) if amount != Fraction(0))
        return LIST_SEPARATOR.join(
            f"{self._words.seat(seat)} {self._words.gain(amount)}" for seat, amount in moved
        )
