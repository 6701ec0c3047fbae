"""Whether what a row provides fits the rules it is about: remedy, payments, a judge's choices."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tarock_desktop.rules.hand.violations import Fine, Outcome
from tarock_desktop.table.rulings import Remedy, Severity
from tarock_desktop.variants.schema import AS_SHEET, NOTHING, Irregularity, RowChoice

Mistake = tuple[tuple[str | int, ...], str]
"""Where in the row, and the sentence."""

_REMEDIES: Final[dict[Remedy, tuple[str, ...]]] = {
    Remedy.TAKE_BACK: ("play.", "turn.", "card.", "phase.lead-without-leave"),
    Remedy.EXPOSED_CARD: ("turn.", "card.", "play.exposed", "phase.lead-without-leave"),
    Remedy.REDEAL: ("deal.", "lapse."),
    Remedy.RESHUFFLE_REST: ("deal.exposed",),
    Remedy.PLAYERS_VOTE: ("deal.exposed",),
}
"""What rules must begin with so that a remedy can be had."""
_NOT_CORRECTED: Final = ("play.follow-suit", "play.must-trump", "play.must-beat")
"""What is taken back, not corrected."""
_SETTLEMENTS: Final = {
    "dealer-pays": ("deal.",),
    "dealer-pays-losers": ("deal.",),
    "discard-violator": ("discard.", "play.card-count"),
}
_VOIDS: Final = {"valat-call": ("valat.",), "pagat-trick": ("announce.",)}
_PAYERS: Final = {
    "offender-and-holder": ("call.", "announce."),
    "offender-and-forehand": ("bid.",),
}


def misfits(row: Irregularity, start: Fraction | None) -> Iterator[Mistake]:
    """Yield what in a row does not fit; *start*: what each player begins with."""
    doubled = next((rule for rule in row.rules if row.rules.count(rule) > 1), None)
    if doubled is not None:
        yield ("rules",), f'"{doubled}" stands here twice'
    yield from _remedy_misfits(row, row.remedy, ("remedy",))
    yield from _outcome_misfits(row, row.outcome, ("outcome",), start)
    if row.afterwards is not None:
        path = ("afterwards", "outcome")
        yield from _outcome_misfits(row, row.afterwards.outcome, path, start)
    if row.remedy is Remedy.REDEAL and row.outcome.settlement != "as-usual":
        yield ("outcome", "settlement"), "a hand that is dealt again is not settled"
    if row.remedy is Remedy.JUDGE_DECIDES and row.severity is not Severity.DISCRETIONARY:
        yield ("severity",), f'what a judge decides is "{Severity.DISCRETIONARY.value}"'
    pays = bool(row.outcome.fines) or row.outcome.settlement != "as-usual"
    if row.severity is Severity.NOTE and pays and row.remedy is not Remedy.END_HAND:
        yield ("severity",), "a note costs nothing"
    yield from _choice_misfits(row, start)


def _remedy_misfits(
    row: Irregularity, remedy: Remedy, path: tuple[str | int, ...]
) -> Iterator[Mistake]:
    beginnings = _REMEDIES.get(remedy)
    strange = () if beginnings is None else [r for r in row.rules if not r.startswith(beginnings)]
    if remedy is Remedy.CORRECT:
        strange = [rule for rule in row.rules if rule in _NOT_CORRECTED]
    for rule in strange:
        yield path, f'"{remedy.value}" does not put {rule} right'


def _outcome_misfits(
    row: Irregularity, outcome: Outcome, path: tuple[str | int, ...], start: Fraction | None
) -> Iterator[Mistake]:
    for place, fine in enumerate(outcome.fines):
        for key, sentence in _fine_misfits(row, fine, start):
            yield (*path, "fines", place, key), sentence
    for key, said, table in (
        ("settlement", outcome.settlement, _SETTLEMENTS),
        ("voids", outcome.voids, _VOIDS),
    ):
        yield from _strangers(row, table.get(said), (*path, key), said)
    own = ("declare.",) if outcome.returns == "own-values" else None
    yield from _strangers(row, own, (*path, "returns"), outcome.returns)
    all_back = outcome.returns == "all-values"
    if all_back and outcome.voids != "hand" and row.remedy is not Remedy.REDEAL:
        yield (*path, "returns"), "all values go back only when the hand does not count"
    rightful = ("bid.",) if outcome.next_forehand == "rightful" else None
    yield from _strangers(row, rightful, (*path, "next_forehand"), outcome.next_forehand)


def _strangers(
    row: Irregularity,
    beginnings: tuple[str, ...] | None,
    path: tuple[str | int, ...],
    said: str,
) -> Iterator[Mistake]:
    """Yield the rules that something of an outcome can't follow from."""
    if beginnings is not None:
        for rule in row.rules:
            if not rule.startswith(beginnings):
                yield path, f'"{said}" can\'t follow from {rule}'


def _fine_misfits(
    row: Irregularity, fine: Fine, start: Fraction | None
) -> Iterator[tuple[str, str]]:
    if fine.amount <= 0:
        yield "amount", f"a fine is more than nothing, not {fine.amount}"
    if start is not None and fine.amount > start:
        yield "amount", f"nobody has {fine.amount} to pay: a round begins with {start}"
    for rule in row.rules:
        if not rule.startswith(_PAYERS.get(fine.payer, "")):
            yield "payer", f'"{fine.payer}" can\'t follow from {rule}'
    if fine.payee == "bystanders" and fine.payer == "offender":
        yield "payee", "bystanders are those beside two who pay"
    if fine.rule is not None and fine.rule not in row.rules:
        yield "rule", f"{row.id} does not deal with {fine.rule}"


def _choice_misfits(row: Irregularity, start: Fraction | None) -> Iterator[Mistake]:
    for place, choice in enumerate(row.choices):
        here: tuple[str | int, ...] = ("choices", place)
        if choice.id in (AS_SHEET, NOTHING):
            yield (*here, "id"), f'"{choice.id}" is offered without a row of its own'
        if choice.id in [other.id for other in row.choices[:place]]:
            yield (*here, "id"), f'"{choice.id}" stands here twice'
        if choice.remedy is not None:
            yield from _remedy_misfits(row, choice.remedy, (*here, "remedy"))
        voided = row if choice.remedy is None else _with_remedy(row, choice.remedy)
        yield from _outcome_misfits(voided, choice.outcome, (*here, "outcome"), start)
        if choice.outcome == row.outcome and choice.remedy in (None, row.remedy):
            yield (*here, "id"), f'"{choice.id}" is what the row provides already'
        elif not _says_what_it_is(choice):
            yield (*here, "id"), f'"{choice.id}" is not what this choice provides'


def _with_remedy(row: Irregularity, remedy: Remedy) -> Irregularity:
    return Irregularity(
        id=row.id, rules=row.rules, article=row.article, severity=row.severity, remedy=remedy
    )


def _says_what_it_is(choice: RowChoice) -> bool:
    """Return whether the button says what the choice does."""
    outcome, fined = choice.outcome, bool(choice.outcome.fines)
    settles = outcome.settlement != "as-usual"
    among_bystanders = any(fine.payee == "bystanders" for fine in outcome.fines)
    voids = outcome.voids == "hand" and choice.remedy is Remedy.VOID_HAND
    says = {
        "fined": fined and not settles and not among_bystanders and outcome.voids != "hand",
        "fined-bystanders": among_bystanders,
        "settles": fined and settles,
        "settles-only": settles and not fined,
        "void": voids and fined,
        "exposed": choice.remedy is Remedy.EXPOSED_CARD,
        "back": choice.remedy is Remedy.TAKE_BACK,
        "nullified": outcome.voids == "valat-call",
    }
    return says.get(choice.id, True)
