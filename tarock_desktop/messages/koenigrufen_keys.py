"""Message keys of the Königrufen family. No words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import (
    AmountRef,
    CardsRef,
    CountRef,
    NumberRef,
    Signature,
)
from tarock_desktop.messages.parameters import CARD, NAME, SEAT

_VALUE: Final = ("value", AmountRef)

RULINGS: Final[Mapping[str, Signature]] = {
    "play.bird-early": (SEAT, CARD),
    "play.bird-due": (SEAT, CARD),
    "play.king-early": (SEAT, CARD),
    "play.bird-order": (SEAT, CARD),
    "lapse.take-back": (SEAT,),
    "discard.needless-suit": (SEAT, CARD),
    "discard.hidden-suit": (SEAT, CARD),
    "discard.last-bird": (SEAT, CARD),
    "talon.early": (SEAT,),
    "talon.mixed": (SEAT,),
    "lapse.show-talon": (SEAT,),
    "lapse.peek-talon": (SEAT,),
    "talon.drag": (SEAT,),
    "talon.mode-first": (SEAT,),
    "lapse.allot": (SEAT,),
    "lapse.peek-trick": (SEAT,),
    "lapse.betray": (SEAT,),
    "lapse.chat": (SEAT,),
    "lapse.mix": (SEAT,),
    "lapse.interfere": (SEAT,),
    "call.own-king": (SEAT, CARD),
    "call.fourth": (SEAT,),
    "bid.no-bird": (SEAT, NAME),
    "bid.after-pass": (SEAT, NAME),
    "bid.own-game": (SEAT, NAME),
    "bid.forehand-game": (SEAT, NAME),
    "bid.join": (SEAT, NAME),
    "announce.no-bird": (SEAT,),
    "announce.not-fourth": (SEAT,),
    "announce.no-such": (SEAT, NAME),
    "phase.not-lying": (SEAT,),
    "phase.after-lying": (SEAT,),
    "round.over": (),
    "open.late": (SEAT,),
    "open.early": (SEAT,),
    "challenge.void": (SEAT, NAME),
    "challenge.partners": (SEAT, NAME),
    "deal.packet-order": (SEAT,),
    "lapse.no-cut": (SEAT,),
    "lapse.miscount": (SEAT,),
    "lapse.no-stake": (SEAT,),
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.forehand-game": (),
    "ask.call-king": (),
    "ask.closing-round": (),
    "ask.talon-way": (),
    "ask.lay-open": (),
}

CHOICES: Final[Mapping[str, Signature]] = {
    "choice.join": (NAME,),
    "choice.way": (NAME,),
    "choice.lie": (),
    "choice.good": (),
    "choice.lay-open": (),
    "choice.take-cards": (("cards", CardsRef),),
    "choice.drag": (),
    "choice.call-fourth": (),
    "gloss.claim": (),
    "gloss.game-fewest": (NAME, _VALUE),
    "gloss.game-tricks": (NAME, ("count", CountRef), _VALUE),
    "gloss.game-partner": (NAME, _VALUE, ("lost", AmountRef), ("least", NumberRef)),
    "gloss.game-alone": (NAME, _VALUE, ("lost", AmountRef), ("least", NumberRef)),
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
    "line.dragged": (SEAT, NAME),
    "line.game-settled": (SEAT, NAME),
    "working.renonce": (SEAT, ("amount", AmountRef)),
    "working.radl": (),
    "working.taker": (SEAT,),
    "working.mayor": (SEAT,),
    "working.places": (_VALUE,),
}
