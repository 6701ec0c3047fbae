"""Message keys of what the coach says. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    NameRef,
    NumberRef,
    Signature,
    SuitRef,
)
from tarock_desktop.messages.parameters import AMOUNT, CARD, COUNT, SEAT

_KINGS: Final = ("kings", NumberRef)
_POINTS: Final = ("points", NumberRef)

COACH: Final[Mapping[str, Signature]] = {
    "sides.look": (CARD,),
    "hint.only-card": (),
    "hint.all-alike": (),
    "hint.card-better": (CARD, ("other", CardRef), AMOUNT, COUNT),
    "hint.act-better": (AMOUNT, COUNT),
    "hint.close": (COUNT,),
    "hint.rule-of-thumb": (),
    "hint.only-act": (),
    "hint.chance": (),
    "hint.strong-hand": (COUNT, _KINGS),
    "hint.weak-hand": (COUNT, _KINGS),
    "hint.low-hand": (COUNT, _KINGS),
    "hint.must-bid": (COUNT, _KINGS),
    "hint.silent": (COUNT, _KINGS),
    "hint.nothing-left": (),
    "hint.plays-on": (),
    "hint.doubles": (COUNT, _KINGS),
    "hint.gives-up": (COUNT, _KINGS),
    "hint.count-pays": (COUNT,),
    "hint.card-helps": (COUNT,),
    "hint.talon-part": (_POINTS,),
    "hint.calls-itself": (COUNT, _KINGS),
    "hint.calls-tarock": (CARD,),
    "hint.calls-king": (("suit", SuitRef), COUNT),
    "hint.laid-points": (_POINTS,),
    "hint.declares": (COUNT,),
    "hint.declares-none": (),
    "hint.pagat-long": (COUNT,),
    "hint.announces": (("item", NameRef), COUNT),
    "hint.low-lead": (COUNT,),
    "hint.stays-under": (CARD,),
    "hint.cannot-duck": (),
    "hint.leave-him-trick": (SEAT,),
    "hint.against-few": (SEAT,),
    "hint.lowest": (("suit", SuitRef), COUNT),
    "hint.lowest-tarock": (COUNT,),
    "hint.of-suit": (("suit", SuitRef), COUNT),
    "hint.of-tarocks": (COUNT,),
    "hint.only-of-suit": (("suit", SuitRef),),
    "hint.only-tarock": (),
    "hint.plain-choice": (),
    "hint.takes-trick": (_POINTS,),
    "hint.partner-takes": (SEAT,),
    "hint.cannot-win": (),
    "hint.leave-trick": (),
    "hint.unbeatable": (CARD,),
    "hint.highest-tarock": (CARD,),
    "hint.draws-tarocks": (),
    "hint.keeps-pagat": (),
    "hint.void": (("suit", SuitRef),),
    "hint.void-tarock": (),
    "hint.partner": (SEAT, ("share", NumberRef)),
    "review.by-chance": (),
    "review.irregular": (),
    "review.no-choice": (),
    "review.unknown-game": (),
    "review.best": (CARD,),
    "review.act-cost": (AMOUNT,),
    "review.cost": (CARD, ("best", CardRef), AMOUNT),
    "review.unlucky": (CARD, ("best", CardRef), AMOUNT),
    "review.about": (CARD, ("best", CardRef), ("least", AmountRef), ("most", AmountRef)),
}
