"""What a judge can decide on the rulings of a hand, and what each choice moves.

Nothing waits for a judge: every ruling has what the sheet, or its reading, provides. Until the
next hand begins he can decide one that the sheet leaves to him, or reopen any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, Message
from tarock_desktop.referee.families import referee_of
from tarock_desktop.rules.hand.sides import declarer_side, other_side
from tarock_desktop.rules.hand.violations import Outcome
from tarock_desktop.table.actions import ExposeCard, JudgeRuling, PlayCard, ReopenRuling
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.events import RulingJudged, RulingReopened
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.judging import JudgeChoice, JudgeQuestion
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Book
from tarock_desktop.table.rulings import Remedy, Ruling
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import AS_SHEET, NOTHING, Irregularity, RowChoice

LONGEST_TEXT: Final = 400
"""Characters a judge may write."""
_AMOUNTS: Final = frozenset({"fined", "fined-bystanders", "settles", "void"})
"""Choices whose label names the fine."""


def questions(view: View, variant: Variant) -> tuple[JudgeQuestion, ...]:
    """Return the rulings of the hand with what a judge can do about each; *view* may be anybody's.

    Between two hands it is the hand that was played last.
    """
    if view.phase is Phase.CLOSED:
        return ()
    rulings = enumerate(view.book.rulings)
    return tuple(_question(view, number, ruling, variant) for number, ruling in rulings)


def _question(view: View, number: int, ruling: Ruling, variant: Variant) -> JudgeQuestion:
    judgement, reopened = view.book.judgement(number), number in view.book.reopened
    choices = tuple(open_choices(view, number, variant))
    can_reopen = not reopened and (
        judgement is not None or not is_left_open(view, ruling, variant)
    )
    return JudgeQuestion(
        number=number,
        ruling=ruling,
        choices=tuple(_choice(view, number, choice, variant) for choice in choices),
        judgement=judgement,
        reopened=reopened,
        reopen=ReopenRuling(TABLE, number) if can_reopen else None,
    )


def open_choices(view: View, number: int, variant: Variant) -> Iterator[RowChoice]:
    """Yield the choices on a ruling that are to be had now; none if it is decided."""
    ruling = view.book.rulings[number]
    row = variant.row(ruling.row)
    is_open = number in view.book.reopened or is_left_open(view, ruling, variant)
    if view.book.judgement(number) is not None or not is_open:
        return
    outcome, choices = row.outcome_of(ruling.remedy), tuple(_provided(view, row, variant))
    yield RowChoice(id=AS_SHEET, outcome=outcome)
    if Outcome() not in (outcome, *(c.outcome for c in choices if c.remedy is None)):
        yield RowChoice(id=NOTHING)
    yield from (choice for choice in choices if _is_to_be_had(view, ruling, choice))


def is_left_open(view: View, ruling: Ruling, variant: Variant) -> bool:
    """Return whether the sheet leaves a ruling to somebody to decide."""
    row = variant.row(ruling.row)
    return row.remedy is Remedy.JUDGE_DECIDES or any(_provided(view, row, variant))


def _provided(view: View, row: Irregularity, variant: Variant) -> Iterator[RowChoice]:
    """Yield the choices of a row whose condition is met."""
    holds = referee_of(variant).holds
    for choice in row.choices:
        if choice.when is None or holds(view, choice.when, variant):
            yield choice


def may_decide(view: View, action: JudgeRuling, number: int, variant: Variant) -> bool:
    """Return whether whoever decides a ruling so is the one to whom the sheet leaves it.

    What it leaves to the opponents no judge decides for them, and nobody of the other side.
    """
    ruling = view.book.rulings[number]
    choices = tuple(_provided(view, variant.row(ruling.row), variant))
    theirs = [choice.id for choice in choices if choice.by == "opponents"]
    if not theirs:
        return True
    if action.seat == TABLE:
        return action.choice not in theirs
    return action.seat in _opponents(view, ruling.seat)


def _opponents(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Return those who play against *seat*."""
    side = declarer_side(view)
    return other_side(view, side) if seat in side else side


def _is_to_be_had(view: View, ruling: Ruling, choice: RowChoice) -> bool:
    """Return whether the table can still be put right as the choice says."""
    match choice.remedy:
        case Remedy.END_HAND:
            # What it costs depends on the game.
            return view.auction.contract is not None
        case Remedy.VOID_HAND:
            return view.auction.contract is not None and not view.result.over
        case Remedy.EXPOSED_CARD | Remedy.TAKE_BACK:
            lies = view.deal.seen if choice.remedy is Remedy.EXPOSED_CARD else view.deal.exposed
            return isinstance(ruling.action, PlayCard | ExposeCard) and ruling.action.card in lies
        case _:
            return True


def _choice(view: View, number: int, choice: RowChoice, variant: Variant) -> JudgeChoice:
    redealt = view.book.rulings[number].remedy is Remedy.REDEAL
    theirs = choice.by == "opponents"
    seats = _opponents(view, view.book.rulings[number].seat) if theirs else ()
    return JudgeChoice(
        action=JudgeRuling(next(iter(seats), TABLE), number=number, choice=choice.id),
        label=_label(choice),
        gloss=message("gloss.by-opponents") if theirs else None,
        seats=seats,
        payments=_moved(view, number, choice, variant),
        final=is_counted(view) or redealt or choice.outcome.is_flat,
        is_default=choice.id == AS_SHEET,
    )


def _label(choice: RowChoice) -> Message:
    key = f"verdict.{choice.id}"
    if choice.id not in _AMOUNTS:
        return message(key)
    fines = sum((fine.amount for fine in choice.outcome.fines), Fraction(0))
    return message(key, AmountRef(fines))


def _moved(view: View, number: int, choice: RowChoice, variant: Variant) -> Amounts:
    """Return what each seat gains by a choice, against the ruling not being there at all."""
    without = evolve(unjudged(view, number), RulingReopened(number))
    decided = evolve(without, RulingJudged(number, choice.id, (), ""))
    people = len(view.round.seats)
    gained = total((line.amounts for line in variant.ruling_lines(decided, number)), people)
    lost = total((line.amounts for line in variant.ruling_lines(without, number)), people)
    return tuple(more - less for more, less in zip(gained, lost, strict=True))


def unjudged(view: View, number: int) -> View:
    """Return the table as if nobody had decided or reopened a ruling."""
    book = view.book
    judgements = tuple(done for done in book.judgements if done.number != number)
    reopened = tuple(other for other in book.reopened if other != number)
    return replace(view, book=Book(book.rulings, judgements, reopened))


def is_counted(view: View) -> bool:
    """Return whether the hand was played out and paid."""
    return view.result.over and view.result.points is not None
