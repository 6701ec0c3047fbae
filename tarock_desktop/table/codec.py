"""Actions and events to JSON and back, strictly typed.

Cards are written by name (`T19`), card sets as a list of names in one string, amounts as exact
fractions in a string (`8/3`). Unknown kinds, missing fields and wrong types raise
`msgspec.ValidationError`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event


def encode_value(value: object) -> str:
    """Return the text of a card, a card set or an amount (hook for msgspec)."""
    match value:
        case Card():
            return value.name
        case CardSet() | Fraction():
            return str(value)
        case _:
            raise NotImplementedError(f"no text form for {type(value).__name__}")


def decode_value(kind: type, value: object) -> object:
    """Return the card, card set or amount of a text (hook for msgspec)."""
    if not isinstance(value, str):
        raise ValueError(f"expected a text, got {type(value).__name__}")
    if kind is Card:
        return parse_card(value)
    if kind is CardSet:
        return parse_cardset(value)
    if kind is Fraction:
        return parse_amount(value)
    raise NotImplementedError(f"no text form for {kind.__name__}")


def parse_amount(text: str) -> Fraction:
    """Return the amount of a text: `3`, `-4`, `8/3`, `12.50`."""
    if len(text) > 40 or not set(text) <= set("0123456789-/."):
        raise ValueError(f"{text[:40]!r} is not an amount")
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"{text!r} is not an amount") from None


def new_encoder() -> msgspec.json.Encoder:
    """Return a JSON encoder that knows cards and amounts."""
    return msgspec.json.Encoder(enc_hook=encode_value)


def new_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return a strict JSON decoder of *kind* that knows cards and amounts."""
    return msgspec.json.Decoder(kind, dec_hook=decode_value)


_ENCODER: Final = new_encoder()


def encode(value: Action | Event) -> bytes:
    """Return the JSON text of an action or event."""
    return _ENCODER.encode(value)
