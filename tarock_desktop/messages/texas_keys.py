"""Message keys of the Texas-Czech family. No words."""

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
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_NAME: Final = ("name", NameRef)
_AMOUNT: Final = ("amount", AmountRef)
_COUNT: Final = ("count", CountRef)

RULINGS: Final[Mapping[str, Signature]] = {
    "announce.card-count": (_SEAT, ("count", CountRef), ("right", NumberRef)),
    "phase.too-early": (_SEAT,),
    "phase.too-early.announce": (_SEAT,),
    "phase.too-early.challenge": (_SEAT,),
    "phase.too-early.declare": (_SEAT,),
    "talon.pass": (_SEAT, _COUNT, ("most", NumberRef)),
    "talon.pass-declarer": (_SEAT,),
    "talon.throw-in": (_SEAT,),
    "talon.thrown-in": (_SEAT,),
    "lapse.wrong-table": (_SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.vote": (_SEAT, _CARD),
    "ask.take-or-pass": (),
    "ask.offer": (_SEAT,),
    "ask.leave": (_SEAT,),
    "ask.lead-leave": (),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.pass-card": (),
    "choice.accept": (),
    "choice.refuse": (),
    "choice.go-on": (),
    "choice.redeal": (),
    "choice.ask-to-lead": (),
    "choice.go": (),
    "gloss.bid-partner": (_NAME, _COUNT, ("least", NumberRef)),
    "gloss.bid-alone": (_NAME, _COUNT, ("least", NumberRef)),
    "gloss.draw-loss": (("factor", NumberRef),),
    "gloss.pass-card": (),
    "gloss.throw-in": (_CARD, _AMOUNT),
}

SCORES: Final[Mapping[str, Signature]] = {
    "working.difference": (("more", NumberRef), ("less", NumberRef), ("result", NumberRef)),
    "working.tens": (("a", NumberRef), ("result", NumberRef)),
    "working.tie": (),
    "working.tie-won": (),
    "working.draw": (("factor", NumberRef), ("result", NumberRef)),
    "working.valat-replaces": (),
    "remark.valat-void": (_SEAT,),
}
