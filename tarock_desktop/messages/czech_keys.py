"""Message keys of the Czech family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CountRef,
    NameRef,
    NumberRef,
    SeatRef,
    Signature,
)

_SEAT: Final = ("seat", SeatRef)
_NAME: Final = ("name", NameRef)
_AMOUNT: Final = ("amount", AmountRef)
_COUNT: Final = ("count", CountRef)

RULINGS: Final[Mapping[str, Signature]] = {
    "talon.forgotten": (_SEAT,),
    "bid.unspoken": (_SEAT,),
    "deal.wrong-count": (_SEAT,),
    "discard.late": (_SEAT,),
    "score.ceiling": (_SEAT, _AMOUNT),
    "lapse.look-cards": (_SEAT,),
    "lapse.lead-early": (_SEAT,),
    "lapse.money": (_SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.style": (),
    "ask.approve": (_SEAT, _NAME),
    "ask.stop": (_SEAT, _NAME),
    "ask.after-approval": (),
    "ask.add-talon": (),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.knock-open": (),
    "choice.style": (_NAME,),
    "choice.stop": (_NAME,),
    "choice.approve": (),
    "choice.keep": (),
    "choice.add-talon": (),
    "gloss.knock-open": (),
    "gloss.style": (_COUNT,),
    "gloss.style-split": (_COUNT,),
    "gloss.rate-partner": (_COUNT, ("rate", AmountRef)),
    "gloss.rate-alone": (_COUNT, ("rate", AmountRef)),
    "gloss.game-each": (),
    "gloss.draw-rate": (("rate", AmountRef),),
}

SCORES: Final[Mapping[str, Signature]] = {
    "line.rounding": (),
    "line.ceiling": (_AMOUNT,),
    "line.most-eyes": (_SEAT, ("points", NumberRef)),
    "working.eyes": (("points", NumberRef), ("result", NumberRef)),
    "working.rate": (("rate", AmountRef), ("result", AmountRef)),
    "working.renonc": (("rate", AmountRef),),
    "working.announced": (_AMOUNT,),
    "remark.ceiling": (_AMOUNT,),
}
