"""What follows when a judge decides a ruling, opens one again, or rules on a dispute."""

from __future__ import annotations

from tarock_desktop.documents.people import is_line
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message, SeatRef
from tarock_desktop.referee.judge import LONGEST_TEXT, is_counted, may_decide, open_choices
from tarock_desktop.referee.offence import has_row
from tarock_desktop.referee.rows import rule_on
from tarock_desktop.rules.evening.bank import corrections, paid
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import ExposeCard, JudgeRuling, PlayCard, ReopenRuling
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import (
    CardExposed,
    Event,
    HandVoided,
    RulingIssued,
    RulingJudged,
    RulingReopened,
)
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Judgement
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import RowChoice

JudgeAction = JudgeRuling | ReopenRuling


def impossible(view: View, action: JudgeAction, variant: Variant) -> Message | None:
    """Return why a judge can't do this now, or how it makes no sense; `None`: he can."""
    not_now = message("act.not-now", SeatRef(action.seat))
    if not view.deal.order or view.phase is Phase.CLOSED:
        return not_now
    if isinstance(action, JudgeRuling) and not _is_well_formed(view, action):
        return not_now
    if action.number is None:
        return None
    if not 0 <= action.number < len(view.book.rulings):
        return not_now
    choices = {choice.id for choice in open_choices(view, action.number, variant)}
    if isinstance(action, ReopenRuling):
        return not_now if choices else None
    known = bool(choices) if action.choice is None else action.choice in choices
    allowed = known and may_decide(view, action, action.number, variant)
    return None if allowed else not_now


def _is_well_formed(view: View, action: JudgeRuling) -> bool:
    """Return whether the payments add up to zero, and the words are not endless."""
    if len(action.text) > LONGEST_TEXT or not is_line(action.text):
        return False
    if action.choice is not None:
        return action.number is not None and not action.payments
    return len(action.payments) == len(view.round.seats) and not sum(action.payments)


def refusal(view: View, action: JudgeAction, variant: Variant) -> Ruling | None:
    """Return the ruling on a judge who plays at this table, where the sheet keeps him out."""
    rule = "judge.at-table"
    if action.seat not in view.round.seats or not has_row(variant.sheet, rule):
        return None
    finding = Finding(rule, message(rule, SeatRef(action.seat)))
    return rule_on(variant.sheet, action, (finding,))


def judge_events(view: View, action: JudgeAction, variant: Variant) -> tuple[Event, ...]:
    """Return what a judge's act brings about."""
    if isinstance(action, ReopenRuling):
        return _reopened(view, action.number, variant)
    if action.number is None:
        return _dispute(view, action, variant)
    return _decided(view, action, action.number, variant)


def _dispute(view: View, action: JudgeRuling, variant: Variant) -> tuple[Event, ...]:
    """Return the ruling on what no rule is about (spjst 31, Other; westfest Judging)."""
    rule, number = "judge.conflict", len(view.book.rulings)
    ruling = rule_on(variant.sheet, action, (Finding(rule, message(rule)),))
    judged = RulingJudged(number, None, action.payments, action.text)
    issued = RulingIssued(ruling)
    lines = _own_words(evolve(evolve(view, issued), judged), number, variant)
    return (issued, judged, *paid(view, lines, variant.sheet.bank))


def _decided(view: View, action: JudgeRuling, number: int, variant: Variant) -> tuple[Event, ...]:
    choice = next((c for c in open_choices(view, number, variant) if c.id == action.choice), None)
    payments = action.payments if choice is None else ()
    judged = RulingJudged(number, action.choice, payments, action.text)
    after = evolve(view, judged)
    if choice is not None and choice.remedy is Remedy.VOID_HAND:
        ended = variant.hand_ended(after)
        return (judged, HandVoided(), *variant.void_events(after), ended)
    ends = choice is not None and choice.remedy is Remedy.END_HAND
    if ends and not view.result.over:
        return (judged, *variant.ended_events(after))
    table = () if choice is None or ends else _put_right(view.book.rulings[number], choice)
    return (judged, *table, *_settled_anew(view, after, number, variant))


def _reopened(view: View, number: int, variant: Variant) -> tuple[Event, ...]:
    reopened = RulingReopened(number)
    return (reopened, *_settled_anew(view, evolve(view, reopened), number, variant))


def _put_right(ruling: Ruling, choice: RowChoice) -> tuple[Event, ...]:
    """Return how a card that was seen lies from now on."""
    action = ruling.action
    if choice.remedy is None or not isinstance(action, PlayCard | ExposeCard):
        return ()
    return (CardExposed(action.seat, action.card, choice.remedy is Remedy.EXPOSED_CARD),)


def _settled_anew(before: View, after: View, number: int, variant: Variant) -> tuple[Event, ...]:
    """Return what is paid back and what is paid instead, and who deals next if that changes."""
    old, new = (_own_words(view, number, variant) for view in (before, after))
    if variant.is_paid(before, number):
        old += variant.ruling_lines(before, number)
        new += variant.ruling_lines(after, number)
    payment = paid(before, corrections(old, new), variant.sheet.bank)
    if not is_counted(before):
        return payment
    ended, was = variant.hand_ended(after), before.round
    changed = (ended.next_dealer, ended.skip) != (was.next_dealer, was.skip)
    return (*payment, ended) if changed else payment


def _own_words(view: View, number: int, variant: Variant) -> tuple[ScoreLine, ...]:
    """Return the payment that a judge ordered in his own words."""
    done: Judgement | None = view.book.judgement(number)
    if done is None or not any(done.payments):
        return ()
    ruling = view.book.rulings[number]
    article = ruling.citation.consequence or ruling.citation.article
    label, written = message("line.judge"), variant.written_for(done.payments)
    return (ScoreLine(ruling.row, label, done.payments, article, ruling=number, written=written),)
