"""Every message key with the names and types of its parameters. No words.

`texts` must have a sentence for each key; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages import czech_keys, koenigrufen_keys, texas_keys, ziri_keys
from tarock_desktop.messages.coach_keys import COACH
from tarock_desktop.messages.demonstration_keys import DEMONSTRATIONS
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    Message,
    NameRef,
    NumberRef,
    ParameterRef,
    SeatRef,
    Signature,
    SuitRef,
)

_SEAT: Final = ("seat", SeatRef)
_CARD: Final = ("card", CardRef)
_CARDS: Final = ("cards", CardsRef)
_COUNT: Final = ("count", CountRef)
_AMOUNT: Final = ("amount", AmountRef)
_NAME: Final = ("name", NameRef)

RULINGS: Final[Mapping[str, Signature]] = {
    # What happened, and what would have been right.
    "deal.shuffles": (_SEAT, _COUNT, ("least", NumberRef)),
    "deal.cut-depth": (_SEAT, _COUNT, ("least", NumberRef)),
    "deal.style": (_SEAT, _NAME),
    "deal.cutter": (_SEAT, ("right", SeatRef)),
    "deal.exposed": (_SEAT, _CARD),
    "deal.exposed-honour": (_SEAT, _CARD),
    "deal.exposed-objected": (_SEAT, _CARD),
    "deal.bottom-card": (_SEAT,),
    "deal.bottom-card-other": (_SEAT,),
    "deal.misdeal": (_SEAT,),
    "card.exposed": (_SEAT, _CARD),
    "play.card-count": (_SEAT,),
    "play.piles": (_SEAT,),
    "judge.conflict": (),
    "judge.at-table": (_SEAT,),
    "bid.wrong-forehand": (_SEAT, ("right", SeatRef)),
    "talon.not-shown": (_SEAT,),
    "round.loan": (_SEAT, _AMOUNT),
    "turn.play": (_SEAT, ("right", SeatRef)),
    "turn.bid": (_SEAT, ("right", SeatRef)),
    "turn.lead": (_SEAT, ("right", SeatRef)),
    "play.thrown-in": (_SEAT,),
    "turn.wait": (_SEAT, ("right", SeatRef)),
    "phase.late-bid": (_SEAT,),
    "phase.after-lead": (_SEAT,),
    "phase.after-lead.announce": (_SEAT,),
    "phase.after-lead.challenge": (_SEAT,),
    "phase.after-lead.declare": (_SEAT,),
    "phase.after-challenge": (_SEAT,),
    "phase.after-challenge.announce": (_SEAT,),
    "phase.after-challenge.declare": (_SEAT,),
    "phase.lead-without-leave": (_SEAT,),
    "bid.forehand-passes": (_SEAT,),
    "bid.rank": (_SEAT, _NAME),
    "call.set": (_SEAT, _CARD),
    "call.set.right": (_CARDS,),
    "discard.count": (_SEAT, _COUNT, ("right", NumberRef)),
    "discard.king": (_SEAT, _CARD),
    "discard.forbidden": (_SEAT, _CARD),
    "discard.hidden-trump": (_SEAT, _CARD),
    "discard.needless-trump": (_SEAT, _CARD),
    "discard.right": (_CARDS,),
    "declare.false": (_SEAT, _NAME),
    "declare.family": (_SEAT, _NAME),
    "declare.omitted": (_SEAT, _NAME),
    "valat.false-declaration": (_SEAT,),
    "valat.omission": (_SEAT,),
    "call.silent": (_SEAT, _CARD),
    "announce.not-held": (_SEAT, _CARD),
    "announce.pagat-spent": (_SEAT, _CARD),
    "announce.pagat-beaten": (_SEAT, _CARD),
    "announce.pagat-missed": (_SEAT,),
    "announce.with-valat": (_SEAT,),
    "announce.taken": (_SEAT, _NAME),
    "announce.side": (_SEAT, _NAME),
    "challenge.side": (_SEAT, _NAME),
    "challenge.same-player": (_SEAT, _NAME),
    "challenge.step": (_SEAT, _NAME),
    "challenge.no-target": (_SEAT, _NAME),
    "play.follow-suit": (_SEAT, ("suit", SuitRef), _CARD),
    "play.follow-tarock": (_SEAT, _CARD),
    "play.must-trump": (_SEAT, ("suit", SuitRef), _CARD),
    "play.pagat-early": (_SEAT, _CARD),
    "play.must-beat": (_SEAT, _CARD),
    "play.pagat-waits": (_SEAT, _CARD),
    "play.trull-pagat": (_SEAT, _CARD),
    "play.suits-first": (_SEAT, _CARD),
    "play.exposed": (_SEAT, _CARD),
    "play.right": (_CARDS,),
    "talon.refused": (_SEAT,),
    "agree.not-all": (_SEAT,),
    "lapse.deal-style": (_SEAT,),
    "lapse.deal-talon": (_SEAT,),
    "lapse.look-discards": (_SEAT,),
    "lapse.look-talon": (_SEAT,),
    "lapse.look-trick": (_SEAT,),
    "lapse.other": (_SEAT,),
    "round.sheet": (("sum", NumberRef), ("right", NumberRef)),
    "act.not-now": (_SEAT,),
    "act.not-possible": (_SEAT,),
    "act.ruling-open": (),
    **czech_keys.RULINGS,
    **koenigrufen_keys.RULINGS,
    **texas_keys.RULINGS,
    **ziri_keys.RULINGS,
}

PROMPTS: Final[Mapping[str, Signature]] = {
    "ask.shuffle": (),
    "ask.cut": (),
    "ask.packet": (),
    "ask.bid": (),
    "bid.to-beat": (_NAME, _SEAT),
    "worth.amount": (_AMOUNT,),
    "worth.factor": (("factor", NumberRef),),
    "ask.take": (_COUNT,),
    "ask.call": (),
    "ask.discard": (_COUNT,),
    "ask.discard-or-draw": (_COUNT,),
    "ask.declare": (),
    "ask.announce": (),
    "ask.challenge": (),
    "ask.lead": (),
    "ask.lead-suit": (),
    "ask.exposed": (),
    "ask.overtake": (_CARD,),
    "ask.follow": (("suit", SuitRef),),
    "ask.follow-tarock": (),
    "ask.trump": (("suit", SuitRef),),
    "ask.any-card": (),
    **czech_keys.PROMPTS,
    **koenigrufen_keys.PROMPTS,
    **texas_keys.PROMPTS,
    **ziri_keys.PROMPTS,
}

CHOICES: Final[Mapping[str, Signature]] = {
    # Labels of options and what they mean.
    "choice.knock": (_NAME,),
    "choice.packet": (_COUNT,),
    "choice.bid": (_NAME,),
    "choice.pass": (),
    "choice.take": (_COUNT,),
    "choice.take-second": (),
    "choice.take-back-first": (),
    "choice.call": (_CARD,),
    "choice.call-own": (_CARD,),
    "choice.call-nothing": (),
    "choice.announce": (_NAME,),
    "choice.challenge": (("step", NameRef), ("target", NameRef)),
    "choice.ready": (),
    "choice.throw-in": (),
    "verdict.as-sheet": (),
    "verdict.nothing": (),
    "verdict.fined": (_AMOUNT,),
    "verdict.fined-bystanders": (_AMOUNT,),
    "verdict.settles": (_AMOUNT,),
    "verdict.settles-only": (),
    "verdict.void": (_AMOUNT,),
    "verdict.exposed": (),
    "verdict.back": (),
    "verdict.nullified": (),
    "verdict.big-renonc": (),
    "verdict.warned": (),
    "verdict.renonce": (),
    "gloss.by-opponents": (),
    "gloss.knock": (_COUNT,),
    "gloss.knock-choose": (_COUNT,),
    "gloss.call": (_CARD,),
    "gloss.call-own": (),
    "gloss.call-nothing": (_CARD,),
    "gloss.value": (_AMOUNT,),
    "gloss.item": (("silent", AmountRef), ("announced", AmountRef)),
    "gloss.challenge": (("factor", NumberRef),),
    "reason.king": (),
    "reason.forbidden": (),
    "reason.needless-trump": (),
    "reason.follow-suit": (("suit", SuitRef),),
    "reason.follow-tarock": (),
    "reason.must-trump": (("suit", SuitRef),),
    "reason.pagat-last": (),
    "reason.exposed": (),
    "reason.must-beat": (),
    "reason.pagat-waits": (),
    "reason.trull-pagat": (),
    "reason.suits-first": (),
    "value.label": (_NAME,),
    **czech_keys.CHOICES,
    **koenigrufen_keys.CHOICES,
    **texas_keys.CHOICES,
    **ziri_keys.CHOICES,
}

SCORES: Final[Mapping[str, Signature]] = {
    # Labels and workings of score lines, remarks at the table.
    "line.game-won": (_SEAT, _NAME),
    "line.game-lost": (_SEAT, _NAME),
    "line.game-tied": (_SEAT, _NAME),
    "line.throw-in": (_SEAT,),
    "line.judge": (),
    "line.reversed": (),
    "line.fine": (_SEAT, _NAME),
    "line.fine-shared": (_NAME,),
    "line.values-returned": (_SEAT, _NAME),
    "line.values": (_SEAT, _NAME),
    "line.item-made": (_SEAT, _NAME),
    "line.item-lost": (_SEAT, _NAME),
    "line.item-announced-made": (_SEAT, _NAME),
    "line.item-announced-lost": (_SEAT, _NAME),
    "contract.needs": (("points", NumberRef),),
    "contract.needs-whole": (_COUNT,),
    "working.points": (("points", NumberRef), ("total", NumberRef), ("least", NumberRef)),
    "working.add": (("a", NumberRef), ("b", NumberRef), ("result", NumberRef)),
    "working.multiply": (("a", NumberRef), ("b", NumberRef), ("result", NumberRef)),
    "working.doubling": (_NAME, ("factor", NumberRef), ("result", NumberRef)),
    "working.each": (_AMOUNT,),
    "working.fine": (_AMOUNT,),
    "working.from-each": (_AMOUNT,),
    "remark.claim-fails": (_SEAT,),
    "remark.claim-noted": (_SEAT,),
    **czech_keys.SCORES,
    **koenigrufen_keys.SCORES,
    **texas_keys.SCORES,
    **ziri_keys.SCORES,
}

KEYS: Final[Mapping[str, Signature]] = {
    **RULINGS,
    **PROMPTS,
    **CHOICES,
    **SCORES,
    **COACH,
    **DEMONSTRATIONS,
}


def message(key: str, *parameters: ParameterRef) -> Message:
    """Return the message of *key*; wrong parameters are a caller's mistake and raise."""
    signature = KEYS[key]
    fits = len(signature) == len(parameters) and all(
        isinstance(parameter, kind)
        for parameter, (_, kind) in zip(parameters, signature, strict=True)
    )
    if not fits:
        raise TypeError(f"message {key!r} takes {[name for name, _ in signature]}")
    return Message(key, parameters)
