"""The words for what stands in a message: persons, cards, suits, amounts, names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, assert_never, final

from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    HiddenRef,
    NameRef,
    NumberRef,
    ParameterRef,
    SeatRef,
    SuitRef,
)
from tarock_desktop.texts.amounts import AmountTexts
from tarock_desktop.texts.cards import CardNames, CardObjects, SuitNames
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.families import SheetTexts
from tarock_desktop.texts.names import CommonNames
from tarock_desktop.texts.numbers import in_leaves, mixed
from tarock_desktop.texts.numbers import whole as whole_number
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.schema import Sheet

HIDDEN: Final = "…"
"""Stands for what the reader may not know."""
LIST_SEPARATOR: Final = ", "


@final
class PersonTexts(Texts):
    """What stands where a person's name would."""

    def everybody(self) -> str:
        """Return who acts when all act together."""
        return self.tr("The table")


class Vocabulary:
    """Words for the parameters of messages, in one language, for one sheet and table."""

    def __init__(
        self,
        translations: Translations,
        texts: SheetTexts,
        sheet: Sheet,
        names: Sequence[str],
        *,
        whole: bool = False,
    ) -> None:
        """Take the names of the people by seat; they are never inflected.

        *whole*: points are shown without fractions.
        """
        self._whole = whole
        self._names = tuple(names)
        self._unit = sheet.ruleset.unit
        self._unbid = sheet.unbid
        self.names_discards = sheet.names_discards
        """Whether tarocks that are laid away are named instead of being shown."""
        self._words = texts.words
        self._persons = PersonTexts(translations)
        self._cards = CardNames(translations)
        self._objects = CardObjects(translations)
        self._suits = SuitNames(translations)
        self._common = CommonNames(translations)
        self._glosses = texts.glosses(translations)
        self._titles = texts.titles(translations)
        self._amounts = AmountTexts(translations, whole=whole)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the people by seat."""
        return self._names

    def seat(self, seat: int) -> str:
        """Return the name of the person on a seat."""
        return self._names[seat] if seat >= 0 else self._persons.everybody()

    def card(self, card: Card) -> str:
        """Return the name of a card, to stand alone or after a colon: "king of hearts"."""
        return self._cards.sentence(card.name)

    def card_object(self, card: Card) -> str:
        """Return the name of a card as the object of a sentence."""
        return self._objects.sentence(card.name)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return a list of cards, to stand after a colon."""
        return LIST_SEPARATOR.join(self.card(card) for card in cards)

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit, to stand alone or after a colon."""
        return self._suits.sentence(suit.value)

    def amount(self, value: Fraction) -> str:
        """Return an amount with its unit, to stand alone or after a colon."""
        return self._amounts.amount(value, self._unit)

    def paid(self, value: Fraction) -> str:
        """Return an amount with its unit as the object of a sentence."""
        return self._amounts.paid(value, self._unit)

    def number(self, value: Fraction) -> str:
        """Return a number that is no payment, such as card points."""
        return in_leaves(value) if self._whole and value.denominator != 1 else mixed(value)

    def figure(self, value: Fraction) -> str:
        """Return an amount without its unit."""
        return self._amounts.figure(value, self._unit)

    def gain(self, value: Fraction) -> str:
        """Return a gain or loss with its sign, without its unit."""
        return self._amounts.gain(value, self._unit)

    def name(self, name: NameRef) -> str:
        """Return the sheet's own word, the same in every language.

        What is doubled towards one player, or for one announcer only, is followed by the names:
        `game@0/2`.

        Raises:
            KeyError: neither the sheet nor the common names know it.
        """
        what, _, seats = name.name.partition("@")
        if seats:
            people = " – ".join(self.seat(int(seat)) for seat in seats.split("/"))
            return f"{self.name(NameRef(name.kind, what))} ({people})"
        key = f"{name.kind}.{what}"
        if name.kind == "way":
            return self._glosses.sentence(key)
        own = self._words.get(key)
        return self._common.sentence(key) if own is None else own

    def own(self, key: str) -> str | None:
        """Return the word that only this sheet has for something: its `bank.loan`."""
        return self._words.get(key)

    @property
    def unbid(self) -> str | None:
        """The contract that is played when nobody bids, so that it is nobody's."""
        return self._unbid

    def gloss(self, name: NameRef) -> str | None:
        """Return what the sheet's word means; `None` for a name that needs no explanation."""
        return self._glosses.find(f"{name.kind}.{name.name}")

    def brief(self, name: NameRef) -> str | None:
        """Return what the sheet's word means in a few words, for a row."""
        return self._glosses.find(f"row.{name.kind}.{name.name}") or self.gloss(name)

    def parameter(self, place: str, ref: ParameterRef) -> dict[str, str]:
        """Return what a sentence may say for a parameter, by the name of the place holder.

        A card and an amount come in two forms, `{card}` and `{card_object}`, an amount also
        without its unit, `{amount_figure}`; a name comes with its meaning to begin a sentence,
        `{name_gloss}`.
        """
        match ref:
            case SeatRef():
                return {place: self.seat(ref.seat)}
            case CardRef():
                return {place: self.card(ref.card), f"{place}_object": self.card_object(ref.card)}
            case CardsRef():
                return {place: self.cards(ref.cards)}
            case SuitRef():
                return {place: self.suit(ref.suit)}
            case AmountRef():
                return {
                    place: self.amount(ref.amount),
                    f"{place}_object": self.paid(ref.amount),
                    f"{place}_figure": self.figure(ref.amount),
                }
            case NumberRef():
                return {place: self.number(ref.number)}
            case CountRef():
                return {place: whole_number(ref.count)}
            case NameRef():
                name = self.name(ref)
                meaning = self.gloss(ref) or name
                return {place: name, f"{place}_gloss": meaning[0].upper() + meaning[1:]}
            case HiddenRef():
                return {place: HIDDEN, f"{place}_object": HIDDEN}
            case _:
                assert_never(ref)
