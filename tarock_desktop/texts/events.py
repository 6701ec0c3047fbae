"""One line of the log for each event: what everybody at the table could see or hear."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, assert_never, final

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    NameRef,
    ParameterRef,
    SeatRef,
)
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR, Vocabulary

GAME: Final = "game"


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

    def line(self, event: ev.Event) -> str | None:
        """Return the line of an event.

        Returns:
            `None` for an event that needs no line, and for one that holds a message, a ruling or
            score lines: `Words` says those.
        """
        if isinstance(event, ev.RoundEvent):
            return self._round(event)
        if isinstance(event, ev.DealEvent):
            return self._deal(event)
        if isinstance(event, ev.AuctionEvent):
            return self._auction(event)
        if isinstance(event, ev.ExchangeEvent):
            return self._exchange(event)
        if isinstance(event, ev.CallingEvent):
            return self._calling(event)
        if isinstance(event, ev.AnnouncingEvent):
            return self._announcing(event)
        if isinstance(event, ev.PlayEvent):
            return self._play(event)
        if isinstance(event, ev.ScoringEvent):
            return self._scoring(event)
        return self._judging(event)

    def by_table(self, line: str) -> str:
        """Return the *line* of an act that the table did in a person's place."""
        return self.tr("{line} (by the table)").format(line=line)

    def deal_number(self, number: str) -> str:
        """Return the line that tells the number of a deal."""
        return self.tr("Number of the deal: {number}").format(number=number)

    def gains(self, amounts: Amounts) -> str:
        """Return who wins and loses how much, those left out who do neither."""
        moved = ((seat, amount) for seat, amount in enumerate(amounts) if amount != Fraction(0))
        return LIST_SEPARATOR.join(
            f"{self._words.seat(seat)} {self._words.gain(amount)}" for seat, amount in moved
        )

    def _say(self, sentence: str, seat: Seat | None = None, **places: ParameterRef | str) -> str:
        """Return *sentence* with its place holders filled in; *seat* is `{seat}`."""
        words: dict[str, str] = {} if seat is None else {"seat": self._words.seat(seat)}
        for place, value in places.items():
            if isinstance(value, str):
                words[place] = value
            else:
                words |= self._words.parameter(place, value)
        return sentence.format(**words)

    def _by_seat(self, amounts: Amounts) -> str:
        return LIST_SEPARATOR.join(
            f"{self._words.seat(seat)} {self._words.number(amount)}"
            for seat, amount in enumerate(amounts)
        )

    def _round(self, event: ev.RoundEvent) -> str | None:
        match event:
            case ev.HandStarted():
                begun = self.tr("Hand {number}. Dealer: {seat}")
                return self._say(begun, event.dealer, number=str(event.number))
            case ev.DealUndone():
                return self.tr("All cards go back to the dealer, who shuffles again.")
            case ev.HandVoided():
                return self.tr("The hand is void.")
            case ev.HandEnded():
                return self._say(
                    self.tr("The hand is over. Next dealer: {seat}"), event.next_dealer
                )
            case ev.RoundNoted() if event.doubled:
                return self.tr(
                    "%n hand(s) (counts|count) double from now on.", None, event.doubled
                )
            case ev.RoundClosed():
                scores = self._by_seat(event.scores)
                return self._say(self.tr("The round is over: {scores}"), scores=scores)
            case ev.TurnGiven() | ev.RoundNoted() | ev.RemarkMade():
                return None
            case _:
                assert_never(event)

    def _deal(self, event: ev.DealEvent) -> str | None:
        match event:
            case ev.DeckShuffled():
                # A deck that was laid out in a given order is not shuffled.
                times = event.times
                return self.tr("The deck is shuffled %n time(s).", None, times) if times else None
            case ev.DeckCut():
                return self._say(self.tr("{seat} cuts the deck."), event.seat)
            case ev.DeckKnocked():
                style = NameRef("style", event.style)
                knocks = (
                    self.tr("{seat} knocks: {style}.")
                    if self._words.own("deal.knock") is None
                    else self.tr("{seat} taps: {style}.")
                )
                return self._say(knocks, event.seat, style=style)
            case ev.TalonLaid() | ev.CardsDealt():
                return None
            case ev.PacketsLaid():
                return self.tr("Closed packets lie ready to be chosen.")
            case ev.PacketTaken():
                taken = self.tr("{seat} takes packet {number}.")
                return self._say(taken, event.seat, number=str(event.packet + 1))
            case ev.ForehandFound():
                return self._forehand(event.seat, event.card)
            case ev.HandRedealt():
                return self._say(
                    self.tr("{seat} has %n card(s) now.", None, event.count), event.seat
                )
            case ev.ForehandUsurped():
                begins = self.tr("{seat} begins in another player's place.")
                return self._say(begins, event.seat)
            case ev.VoteCalled():
                return self._shown(event.seat, event.card)
            case ev.VoteCast() if event.go_on:
                return self._say(self.tr("{seat} lets the deal continue."), event.seat)
            case ev.VoteCast():
                return self._say(self.tr("{seat} wants a new deal."), event.seat)
            case _:
                assert_never(event)

    def _forehand(self, seat: Seat, card: Card | None) -> str:
        if card is None:
            return self._say(self.tr("{seat} bids first."), seat)
        return self._say(
            self.tr("{seat} bids first, holding {card_object}."), seat, card=CardRef(card)
        )

    def _auction(self, event: ev.AuctionEvent) -> str:
        match event:
            case ev.BidMade():
                bids = (
                    self.tr("{seat} joins in with {name}.")
                    if event.joins
                    else self.tr("{seat} bids {name}.")
                )
                return self._say(bids, event.seat, name=NameRef("contract", event.contract))
            case ev.BidPassed():
                return self._say(self.tr("{seat} passes."), event.seat)
            case ev.BidTakenBack():
                return self._say(self.tr("{seat} takes the bid back."), event.seat)
            case ev.BiddingUndone():
                return self._say(self.tr("The bidding begins again with {seat}."), event.forehand)
            case ev.ContractSet() if len(event.games) > 1:
                each = (ev.ContractSet(game, owner) for owner, game in event.games)
                return " ".join(self._auction(game) for game in each)
            case ev.ContractSet():
                plays = (
                    self.tr("{name}: each plays for himself.")
                    if event.contract == self._words.unbid
                    else self.tr("{seat} plays {name}.")
                )
                return self._say(plays, event.declarer, name=NameRef("contract", event.contract))
            case _:
                assert_never(event)

    def _exchange(self, event: ev.ExchangeEvent) -> str:
        match event:
            case ev.TalonTaken():
                taken = self.tr("{seat} takes %n talon card(s).", None, len(event.cards))
                return self._say(taken, event.seat)
            case ev.TalonReturned():
                return self._returned(event)
            case ev.TalonCardPassed():
                return self._say(self.tr("{seat} passes on the talon card, unseen."), event.seat)
            case ev.TalonCardOffered():
                return self._say(self.tr("The talon card is offered to {seat}."), event.to)
            case ev.OfferRefused():
                return self._say(self.tr("{seat} refuses the talon card."), event.seat)
            case ev.TalonCardLeft():
                return self.tr("Nobody takes the talon card; it stays face down.")
            case ev.TalonShown():
                shown = self.tr("The talon is turned up: {cards}")
                return self._say(shown, cards=self._words.cards(event.cards))
            case ev.TalonHandTaken():
                return self._say(self.tr("{seat} plays with the talon."), event.seat)
            case ev.CardsDiscarded():
                return self._discarded(event)
            case ev.DiscardsTakenBack():
                return self._say(self.tr("{seat} takes the discards back."), event.seat)
            case _:
                assert_never(event)

    def _returned(self, event: ev.TalonReturned) -> str:
        cards = tuple(card for card in event.cards if card is not None)
        if not event.shown or len(cards) != len(event.cards):
            back = self.tr("{seat} lays back %n talon card(s).", None, len(event.cards))
            return self._say(back, event.seat)
        shown = self.tr("{seat} shows and lays back: {cards}.")
        return self._say(shown, event.seat, cards=self._words.cards(cards))

    def _discarded(self, event: ev.CardsDiscarded) -> str:
        if not event.shown:
            return self._say(self.tr("{seat} discards %n card(s).", None, event.count), event.seat)
        shown = (
            self.tr("{seat} discards %n card(s) and names: {cards}.", None, event.count)
            if self._words.names_discards
            else self.tr("{seat} discards %n card(s), face up: {cards}.", None, event.count)
        )
        return self._say(shown, event.seat, cards=self._words.cards(event.shown))

    def _calling(self, event: ev.CallingEvent) -> str:
        match event:
            case ev.CardCalled():
                called = (
                    self.tr("{seat} calls {card_object}.")
                    if event.spoken
                    else self.tr("{seat} calls nothing. Counts as called: {card}.")
                )
                return self._say(called, event.seat, card=CardRef(event.card))
            case ev.CalledUnnamed():
                return self._say(self.tr("{seat} calls the fourth king."), event.seat)
            case ev.CalledCardSeen():
                return self._say(self.tr("The called king: {card}"), card=CardRef(event.card))
            case ev.CallTakenBack():
                return self._say(self.tr("{seat} takes the call back."), event.seat)
            case ev.PartnerRevealed():
                return self._say(self.tr("{seat} holds the called card."), event.seat)
            case _:
                assert_never(event)

    def _announcing(self, event: ev.AnnouncingEvent) -> str | None:
        match event:
            case ev.ValuesDeclared() if event.values:
                names = (self._words.name(NameRef("value", value)) for value in event.values)
                values = LIST_SEPARATOR.join(names)
                return self._say(self.tr("{seat} declares: {names}."), event.seat, names=values)
            case ev.ValuesDeclared():
                return self._say(self.tr("{seat} declares nothing."), event.seat)
            case ev.ItemAnnounced():
                name = NameRef("item", event.item)
                return self._say(self.tr("{seat} announces {name}."), event.seat, name=name)
            case ev.AnnouncementCancelled():
                cancelled = self.tr("No longer announced: {name} ({seat})")
                return self._say(cancelled, event.seat, name=NameRef("item", event.item))
            case ev.Challenged() | ev.StepRepeated():
                return self._challenged(event)
            case ev.Chosen():
                name = NameRef("way", f"{event.what}={event.value.partition('@')[0]}")
                way = self._words.gloss(name)
                return way and self._say(self.tr("{seat} chooses: {way}"), event.seat, way=way)
            case ev.LeadAsked():
                return self._say(self.tr("{seat} asks whether everybody is ready."), event.seat)
            case ev.SeatReady() | ev.LeaveGiven():
                return None
            case _:
                assert_never(event)

    def _challenged(self, event: ev.Challenged | ev.StepRepeated) -> str:
        step = NameRef("step", self._steps[event.step - 1])
        if event.target == GAME:
            return self._say(self.tr("{seat} says {step}."), event.seat, step=step)
        target = NameRef("item", event.target)
        said = self.tr("{seat} says {step} to {target}.")
        return self._say(said, event.seat, step=step, target=target)

    def _play(self, event: ev.PlayEvent) -> str:
        match event:
            case ev.CardPlayed():
                played = self.tr("{seat} plays {card_object}.")
                return self._say(played, event.seat, card=CardRef(event.card))
            case ev.TrickTaken():
                return self._say(self.tr("{seat} takes the trick."), event.seat)
            case ev.CardsTakenBack():
                return self.tr("%n card(s) (goes|go) back to the hand(s).", None, event.count)
            case ev.TalonAdded():
                added = self.tr("A talon card is added to the trick: {card}")
                return self._say(added, card=CardRef(event.card))
            case ev.HandLaidOpen():
                laid = self.tr("{seat} plays with open cards: {cards}")
                return self._say(laid, event.seat, cards=self._words.cards(event.cards))
            case ev.CardExposed() if event.stays:
                left = self.tr("{seat} leaves a card face up: {card}.")
                return self._say(left, event.seat, card=CardRef(event.card))
            case ev.CardExposed():
                return self._shown(event.seat, event.card)
            case ev.CardDropped():
                return self._say(self.tr("{seat} drops a card."), event.seat)
            case ev.PilesMerged():
                merged = self.tr("{seat} lays the trick on {other}'s pile.")
                return self._say(merged, event.seat, other=SeatRef(event.to))
            case ev.PilesSeparated():
                separated = self.tr("{seat} takes the trick back from the other pile.")
                return self._say(separated, event.seat)
            case _:
                assert_never(event)

    def _shown(self, seat: Seat, card: Card) -> str:
        return self._say(self.tr("{seat} shows a card: {card}."), seat, card=CardRef(card))

    def _scoring(self, event: ev.ScoringEvent) -> str | None:
        match event:
            case ev.HandCounted():
                points = self._by_seat(event.points)
                return self._say(self.tr("Card points: {points}"), points=points)
            case ev.LoanTaken():
                own = self._words.own("bank.loan")
                amount = AmountRef(event.amount)
                if own is None:
                    borrows = self.tr("{seat} borrows {amount_object} from the bank.")
                    return self._say(borrows, event.seat, amount=amount)
                return self._say(
                    self.tr("{name}: {seat}, {amount}"), event.seat, name=own, amount=amount
                )
            case ev.LinesScored():
                return None
            case _:
                assert_never(event)

    def _judging(self, event: ev.JudgingEvent) -> str | None:
        match event:
            case ev.RulingJudged():
                decided = (
                    self.tr("The judge decides ruling {number}: {words}")
                    if event.text
                    else self.tr("The judge decides ruling {number}.")
                )
                return self._say(decided, number=str(event.number + 1), words=event.text)
            case ev.RulingReopened():
                opened = self.tr("Ruling {number} is open again.")
                return self._say(opened, number=str(event.number + 1))
            case ev.LapseSeen():
                return self._lapse(event)
            case ev.AgreementMade():
                return self._say(
                    self.tr("Everybody agrees not to penalize {seat}."), event.offender
                )
            case ev.RulingIssued():
                return None
            case _:
                assert_never(event)

    def _lapse(self, event: ev.LapseSeen) -> str:
        lines = {
            "talk": self.tr("{seat} talks."),
            "show-hand": self.tr("{seat} shows cards."),
            "pull": self.tr("{seat} pulls out a card too early."),
            "swap": self.tr("{seat} exchanges cards."),
            "throw": self.tr("{seat} throws two cards at once."),
            "throw-covered": self.tr("{seat} throws a card with another one under it."),
            "look-talon": self.tr("{seat} looks into the talon."),
            "look-trick": self.tr("{seat} looks at an earlier trick."),
            "look-last": self.tr("{seat} looks at the previous trick."),
            "look-discards": self.tr("{seat} looks at the discards."),
            "merge": self.tr("{seat} mixes the tricks."),
            "deal-style": self.tr("{seat} deals in a way that was not chosen."),
            "deal-talon": self.tr("{seat} lays a wrong number of cards into the talon."),
        }
        other = self.tr("{seat} does something that others may object to.")
        return self._say(lines.get(event.kind, other), event.seat)
