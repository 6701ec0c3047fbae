"""Message keys of what the coach says. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CountRef,
    NameRef,
    NumberRef,
    SeatRef,
    Signature,
    SuitRef,
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_AMOUNT: Final = ("amount", AmountRef)
_COUNT: Final = ("count", CountRef)
_KINGS: Final = ("kings", NumberRef)
_POINTS: Final = ("points", NumberRef)

COACH: Final[Mapping[str, Signature]] = {
    "sides.look": (_CARD,),
    "hint.only-card": (),
    "hint.all-alike": (),
    "hint.card-better": (_CARD, ("other", CardRef), _AMOUNT, _COUNT),
    "hint.act-better": (_AMOUNT, _COUNT),
    "hint.close": (_COUNT,),
    "hint.rule-of-thumb": (),
    "hint.only-act": (),
    "hint.chance": (),
    "hint.strong-hand": (_COUNT, _KINGS),
    "hint.weak-hand": (_COUNT, _KINGS),
    "hint.low-hand": (_COUNT, _KINGS),
    "hint.must-bid": (_COUNT, _KINGS),
    "hint.silent": (_COUNT, _KINGS),
    "hint.nothing-left": (),
    "hint.plays-on": (),
    "hint.doubles": (_COUNT, _KINGS),
    "hint.gives-up": (_COUNT, _KINGS),
    "hint.count-pays": (_COUNT,),
    "hint.card-helps": (_COUNT,),
    "hint.talon-part": (_POINTS,),
    "hint.calls-itself": (_COUNT, _KINGS),
    "hint.calls-tarock": (_CARD,),
    "hint.calls-king": (("suit", SuitRef), _COUNT),
    "hint.laid-points": (_POINTS,),
    "hint.declares": (_COUNT,),
    "hint.declares-none": (),
    "hint.pagat-long": (_COUNT,),
    "hint.announces": (("item", NameRef), _COUNT),
    "hint.low-lead": (_COUNT,),
    "hint.stays-under": (_CARD,),
    "hint.cannot-duck": (),
    "hint.leave-him-trick": (_SEAT,),
    "hint.against-few": (_SEAT,),
    "hint.lowest": (("suit", SuitRef), _COUNT),
    "hint.lowest-tarock": (_COUNT,),
    "hint.of-suit": (("suit", SuitRef), _COUNT),
    "hint.of-tarocks": (_COUNT,),
    "hint.only-of-suit": (("suit", SuitRef),),
    "hint.only-tarock": (),
    "hint.plain-choice": (),
    "hint.takes-trick": (_POINTS,),
    "hint.partner-takes": (_SEAT,),
    "hint.cannot-win": (),
    "hint.leave-trick": (),
    "hint.unbeatable": (_CARD,),
    "hint.highest-tarock": (_CARD,),
    "hint.draws-tarocks": (),
    "hint.keeps-pagat": (),
    "hint.void": (("suit", SuitRef),),
    "hint.void-tarock": (),
    "hint.partner": (_SEAT, ("share", NumberRef)),
    "review.by-chance": (),
    "review.irregular": (),
    "review.no-choice": (),
    "review.unknown-game": (),
    "review.best": (_CARD,),
    "review.act-cost": (_AMOUNT,),
    "review.cost": (_CARD, ("best", CardRef), _AMOUNT),
    "review.unlucky": (_CARD, ("best", CardRef), _AMOUNT),
    "review.about": (_CARD, ("best", CardRef), ("least", AmountRef), ("most", AmountRef)),
}
