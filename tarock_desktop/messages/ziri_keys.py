"""Message keys of the Žiri family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    CardsRef,
    CountRef,
    NumberRef,
    SeatRef,
    Signature,
    SuitRef,
)
from tarock_desktop.messages.parameters import AMOUNT, CARD, NAME, SEAT

RULINGS: Final[Mapping[str, Signature]] = {
    "deal.put-right": (SEAT,),
    "talon.exchange": (SEAT,),
    "talon.peeked": (SEAT,),
    "announce.holds-all": (SEAT, NAME),
    "announce.holder": (SEAT, NAME),
    "play.demanded": (SEAT, CARD),
    "turn.lead-partner": (SEAT, ("right", SeatRef)),
    "kontra.silent": (SEAT,),
    "kontra.late": (SEAT,),
    "kontra.talon-hand": (SEAT,),
    "claim.opponent": (SEAT,),
    "claim.late": (SEAT,),
    "lapse.pull": (SEAT,),
    "lapse.talk": (SEAT,),
    "lapse.show-hand": (SEAT,),
    "lapse.swap": (SEAT,),
    "lapse.merge": (SEAT,),
    "lapse.throw": (SEAT,),
    "lapse.throw-covered": (SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.take-part": (("count", CountRef),),
    "ask.sale": (),
    "ask.own-kontra": (),
    "ask.demand": (),
    "ask.demanded": (("suit", SuitRef),),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.hold": (NAME,),
    "choice.take-part": (("cards", CardsRef),),
    "choice.play-on": (),
    "choice.sell": (),
    "choice.no-kontra": (),
    "choice.kontra-later": (),
    "choice.demand": (("suit", SuitRef),),
    "choice.no-demand": (),
    "verdict.result": (),
    "gloss.sell": (AMOUNT,),
    "gloss.kontra-later": (),
    "gloss.own-kontra": (("factor", NumberRef),),
    "reason.demanded": (),
}

SCORES: Final[Mapping[str, Signature]] = {
    "line.sold": (SEAT, NAME),
    "line.most": (SEAT, NAME),
    "line.most-full": (SEAT, NAME),
    "working.bonus": (("points", NumberRef), ("bonus", NumberRef)),
    "working.written": (AMOUNT,),
    "working.renons": (AMOUNT,),
}
