"""Log lines for what is laid open, added to a trick or chosen."""

from __future__ import annotations

from typing import TypeAlias, assert_never, final

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table import events as ev
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.texts.vocabulary import Vocabulary

OpeningEvent: TypeAlias = (
    ev.TalonShown
    | ev.TalonAdded
    | ev.HandLaidOpen
    | ev.TalonHandTaken
    | ev.Chosen
    | ev.CalledUnnamed
    | ev.CalledCardSeen
    | ev.StepRepeated
    | ev.RoundNoted
)


@final
class OpeningTexts(Texts):
    """Log lines, in the present tense."""

    def __init__(self, translations: Translations, vocabulary: Vocabulary) -> None:
        """Take the words for names and cards."""
        super().__init__(translations)
        self._words = vocabulary

    def line(self, event: OpeningEvent) -> str | None:
        """Return the line of an event; `None` for one that needs no line."""
        match event:
            case ev.TalonShown():
                cards = self._words.cards(event.cards)
                return self.tr("The talon is turned up: {cards}").format(cards=cards)
            case ev.TalonAdded():
                card = self._words.card(event.card)
                return self.tr("A talon card is added to the trick: {card}").format(card=card)
            case ev.HandLaidOpen():
                seat, cards = self._words.seat(event.seat), self._words.cards(event.cards)
                return self.tr("{seat} plays with open cards: {cards}").format(
                    seat=seat, cards=cards
                )
            case ev.TalonHandTaken():
                seat = self._words.seat(event.seat)
                return self.tr("{seat} plays along with the talon.").format(seat=seat)
            case ev.Chosen():
                way = self._words.gloss(
                    NameRef("way", f"{event.what}={event.value.partition('@')[0]}")
                )
                seat = self._words.seat(event.seat)
                return way and self.tr("{seat} chooses: {way}").format(seat=seat, way=way)
            case ev.CalledUnnamed():
                seat = self._words.seat(event.seat)
                return self.tr("{seat} calls the fourth king.").format(seat=seat)
            case ev.CalledCardSeen():
                card = self._words.card(event.card)
                return self.tr("The called king: {card}").format(card=card)
            case ev.RoundNoted() if event.doubled:
                return self.tr("The next %n hand(s) count double.", None, event.doubled)
            case ev.RoundNoted() | ev.StepRepeated():
                # A doubling said again is told like the others.
                return None
            case _:
                assert_never(event)
