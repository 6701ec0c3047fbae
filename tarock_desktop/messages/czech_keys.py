"""Message keys of the Czech family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    NumberRef,
    Signature,
)
from tarock_desktop.messages.parameters import AMOUNT, COUNT, NAME, SEAT

RULINGS: Final[Mapping[str, Signature]] = {
    "talon.forgotten": (SEAT,),
    "bid.unspoken": (SEAT,),
    "deal.wrong-count": (SEAT,),
    "discard.late": (SEAT,),
    "score.ceiling": (SEAT, AMOUNT),
    "lapse.look-cards": (SEAT,),
    "lapse.lead-early": (SEAT,),
    "lapse.money": (SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.style": (),
    "ask.approve": (SEAT, NAME),
    "ask.stop": (SEAT, NAME),
    "ask.after-approval": (),
    "ask.add-talon": (),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.knock-open": (),
    "choice.style": (NAME,),
    "choice.stop": (NAME,),
    "choice.approve": (),
    "choice.keep": (),
    "choice.add-talon": (),
    "gloss.knock-open": (),
    "gloss.style": (COUNT,),
    "gloss.style-split": (COUNT,),
    "gloss.rate-partner": (COUNT, ("rate", AmountRef)),
    "gloss.rate-alone": (COUNT, ("rate", AmountRef)),
    "gloss.game-each": (),
    "gloss.draw-rate": (("rate", AmountRef),),
}

SCORES: Final[Mapping[str, Signature]] = {
    "line.rounding": (),
    "line.ceiling": (AMOUNT,),
    "line.most-eyes": (SEAT, ("points", NumberRef)),
    "working.eyes": (("points", NumberRef), ("result", NumberRef)),
    "working.rate": (("rate", AmountRef), ("result", AmountRef)),
    "working.renonc": (("rate", AmountRef),),
    "working.announced": (AMOUNT,),
    "remark.ceiling": (AMOUNT,),
}
