"""Message keys of the Königrufen family. No words."""

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
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_NAME: Final = ("name", NameRef)
_VALUE: Final = ("value", AmountRef)

RULINGS: Final[Mapping[str, Signature]] = {
    "play.bird-early": (_SEAT, _CARD),
    "play.bird-due": (_SEAT, _CARD),
    "play.king-early": (_SEAT, _CARD),
    "play.bird-order": (_SEAT, _CARD),
    "lapse.take-back": (_SEAT,),
    "discard.needless-suit": (_SEAT, _CARD),
    "discard.hidden-suit": (_SEAT, _CARD),
    "discard.last-bird": (_SEAT, _CARD),
    "talon.early": (_SEAT,),
    "talon.mixed": (_SEAT,),
    "lapse.show-talon": (_SEAT,),
    "lapse.peek-talon": (_SEAT,),
    "talon.drag": (_SEAT,),
    "talon.mode-first": (_SEAT,),
    "lapse.allot": (_SEAT,),
    "lapse.peek-trick": (_SEAT,),
    "lapse.betray": (_SEAT,),
    "lapse.chat": (_SEAT,),
    "lapse.mix": (_SEAT,),
    "lapse.interfere": (_SEAT,),
    "call.own-king": (_SEAT, _CARD),
    "call.fourth": (_SEAT,),
    "bid.no-bird": (_SEAT, _NAME),
    "bid.after-pass": (_SEAT, _NAME),
    "bid.own-game": (_SEAT, _NAME),
    "bid.forehand-game": (_SEAT, _NAME),
    "bid.join": (_SEAT, _NAME),
    "announce.no-bird": (_SEAT,),
    "announce.not-fourth": (_SEAT,),
    "announce.no-such": (_SEAT, _NAME),
    "phase.not-lying": (_SEAT,),
    "phase.after-lying": (_SEAT,),
    "round.over": (),
    "open.late": (_SEAT,),
    "open.early": (_SEAT,),
    "challenge.void": (_SEAT, _NAME),
    "challenge.partners": (_SEAT, _NAME),
    "deal.packet-order": (_SEAT,),
    "lapse.no-cut": (_SEAT,),
    "lapse.miscount": (_SEAT,),
    "lapse.no-stake": (_SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.forehand-game": (),
    "ask.call-king": (),
    "ask.closing-round": (),
    "ask.talon-way": (),
    "ask.lay-open": (),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.join": (_NAME,),
    "choice.way": (_NAME,),
    "choice.lie": (),
    "choice.good": (),
    "choice.lay-open": (),
    "choice.take-cards": (("cards", CardsRef),),
    "choice.drag": (),
    "choice.call-fourth": (),
    "gloss.claim": (),
    "gloss.game-fewest": (_NAME, _VALUE),
    "gloss.game-tricks": (_NAME, ("count", CountRef), _VALUE),
    "gloss.game-partner": (_NAME, _VALUE, ("lost", AmountRef), ("least", NumberRef)),
    "gloss.game-alone": (_NAME, _VALUE, ("lost", AmountRef), ("least", NumberRef)),
    "gloss.drag": (),
    "gloss.call-fourth": (),
    "gloss.beside-valat": (),
    "reason.last-bird": (),
    "reason.needless-suit": (),
    "reason.own-king": (),
    "reason.bird-early": (),
    "reason.bird-due": (),
    "reason.king-early": (),
    "reason.bird-order": (),
}

SCORES: Final[Mapping[str, Signature]] = {
    "line.dragged": (_SEAT, _NAME),
    "line.game-settled": (_SEAT, _NAME),
    "working.renonce": (_SEAT, ("amount", AmountRef)),
    "working.radl": (),
    "working.taker": (_SEAT,),
    "working.mayor": (_SEAT,),
    "working.places": (_VALUE,),
}
