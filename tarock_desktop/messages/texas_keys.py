"""Message keys of the Texas-Czech family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    CountRef,
    NumberRef,
    Signature,
)
from tarock_desktop.messages.parameters import AMOUNT, CARD, COUNT, NAME, SEAT

RULINGS: Final[Mapping[str, Signature]] = {
    "announce.card-count": (SEAT, ("count", CountRef), ("right", NumberRef)),
    "phase.too-early": (SEAT,),
    "phase.too-early.announce": (SEAT,),
    "phase.too-early.challenge": (SEAT,),
    "phase.too-early.declare": (SEAT,),
    "talon.pass": (SEAT, COUNT, ("most", NumberRef)),
    "talon.pass-declarer": (SEAT,),
    "talon.throw-in": (SEAT,),
    "talon.thrown-in": (SEAT,),
    "lapse.wrong-table": (SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.vote": (SEAT, CARD),
    "ask.take-or-pass": (),
    "ask.offer": (SEAT,),
    "ask.leave": (SEAT,),
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
    "gloss.bid-partner": (NAME, COUNT, ("least", NumberRef)),
    "gloss.bid-alone": (NAME, COUNT, ("least", NumberRef)),
    "gloss.draw-loss": (("factor", NumberRef),),
    "gloss.pass-card": (),
    "gloss.throw-in": (CARD, AMOUNT),
}

SCORES: Final[Mapping[str, Signature]] = {
    "working.difference": (("more", NumberRef), ("less", NumberRef), ("result", NumberRef)),
    "working.tens": (("a", NumberRef), ("result", NumberRef)),
    "working.tie": (),
    "working.tie-won": (),
    "working.draw": (("factor", NumberRef), ("result", NumberRef)),
    "working.valat-replaces": (),
    "remark.valat-void": (SEAT,),
}
