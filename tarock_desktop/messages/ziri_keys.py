"""Message keys of the Žiri family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    NameRef,
    NumberRef,
    SeatRef,
    Signature,
    SuitRef,
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_NAME: Final = ("name", NameRef)
_AMOUNT: Final = ("amount", AmountRef)

RULINGS: Final[Mapping[str, Signature]] = {
    "deal.put-right": (_SEAT,),
    "talon.exchange": (_SEAT,),
    "talon.peeked": (_SEAT,),
    "announce.holds-all": (_SEAT, _NAME),
    "announce.holder": (_SEAT, _NAME),
    "play.demanded": (_SEAT, _CARD),
    "turn.lead-partner": (_SEAT, ("right", SeatRef)),
    "kontra.silent": (_SEAT,),
    "kontra.late": (_SEAT,),
    "kontra.talon-hand": (_SEAT,),
    "claim.opponent": (_SEAT,),
    "claim.late": (_SEAT,),
    "lapse.pull": (_SEAT,),
    "lapse.talk": (_SEAT,),
    "lapse.show-hand": (_SEAT,),
    "lapse.swap": (_SEAT,),
    "lapse.merge": (_SEAT,),
    "lapse.throw": (_SEAT,),
    "lapse.throw-covered": (_SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.take-part": (("count", CountRef),),
    "ask.sale": (),
    "ask.own-kontra": (),
    "ask.demand": (),
    "ask.demanded": (("suit", SuitRef),),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.hold": (_NAME,),
    "choice.take-part": (("cards", CardsRef),),
    "choice.play-on": (),
    "choice.sell": (),
    "choice.no-kontra": (),
    "choice.kontra-later": (),
    "choice.demand": (("suit", SuitRef),),
    "choice.no-demand": (),
    "verdict.result": (),
    "gloss.sell": (_AMOUNT,),
    "gloss.kontra-later": (),
    "gloss.own-kontra": (("factor", NumberRef),),
    "reason.demanded": (),
}

SCORES: Final[Mapping[str, Signature]] = {
    "line.sold": (_SEAT, _NAME),
    "line.most": (_SEAT, _NAME),
    "line.most-full": (_SEAT, _NAME),
    "working.bonus": (("points", NumberRef), ("bonus", NumberRef)),
    "working.written": (_AMOUNT,),
    "working.renons": (_AMOUNT,),
}
