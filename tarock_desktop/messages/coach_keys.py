"""Message keys of what the coach says. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CountRef,
    NumberRef,
    SeatRef,
    Signature,
    SuitRef,
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_AMOUNT: Final = ("amount", AmountRef)
_COUNT: Final = ("count", CountRef)

COACH: Final[Mapping[str, Signature]] = {
    "hint.only-card": (),
    "hint.all-alike": (),
    "hint.card-better": (_CARD, ("other", CardRef), _AMOUNT, _COUNT),
    "hint.act-better": (_AMOUNT, _COUNT),
    "hint.close": (_COUNT,),
    "hint.rule-of-thumb": (),
    "hint.takes-trick": (("points", NumberRef),),
    "hint.partner-takes": (_SEAT,),
    "hint.cannot-win": (),
    "hint.leave-trick": (),
    "hint.unbeatable": (_CARD,),
    "hint.draws-tarocks": (),
    "hint.keeps-pagat": (),
    "hint.void": (("suit", SuitRef),),
    "hint.partner": (_SEAT, ("share", NumberRef)),
    "review.best": (_CARD,),
    "review.cost": (_CARD, ("best", CardRef), _AMOUNT),
    "review.unlucky": (_CARD, ("best", CardRef), _AMOUNT),
    "review.about": (_CARD, ("best", CardRef), ("least", AmountRef), ("most", AmountRef)),
}
