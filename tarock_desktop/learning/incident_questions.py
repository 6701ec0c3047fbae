"""Questions about what went wrong, made from the incidents of a sheet; none is typed by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct

from tarock_desktop.cases.frames import Frame
from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.learning.doubts import doubts_of
from tarock_desktop.learning.payments import payments_of
from tarock_desktop.learning.question import (
    Answer,
    Breach,
    Cited,
    Consequence,
    Kind,
    Nothing,
    Paid,
    Part,
    Question,
    chance_of,
    mixed,
    part_of,
    story_of,
)
from tarock_desktop.learning.situations import (
    Noticed,
    Situation,
    broken_rules,
    is_in_turn,
    legal_twins,
    situation_of,
)
from tarock_desktop.learning.wrong_answers import (
    NEVER,
    OF_ALL,
    articles_beside,
    consequences_beside,
    is_decidable,
    is_for_judges,
    is_not_covered,
    is_offence,
    is_silent,
    is_unsaid,
    rules_beside,
    tells_tricks,
)
from tarock_desktop.learning.wrong_payments import other_payments
from tarock_desktop.table import events as ev
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import TABLE

_HIDDEN: Final = (
    ev.CardDropped,
    ev.ForehandUsurped,
    ev.LapseSeen,
    ev.PartnerRevealed,
    ev.RemarkMade,
)
_NOT_COLLECTED: Final = "lapse.lead-early"
"""The rule about a lead while the trick still lies on the table."""
TWINS: Final = 0.4
"""How often a legal act is asked about where there is one, so that nothing was wrong in one
question of five."""


def question_about(row: str, kind: Kind, seed: str) -> Question | None:
    """Return a question about the incident of a row; the same seed gives the same one.

    `None`: there are not enough answers that are certainly wrong, or nothing to be asked.
    """
    doubt = doubts_of(incident_rows()[row]).of(row)
    make = None if doubt.forbids(kind) else _MAKERS.get(kind)
    situation = None if make is None else situation_of(row)
    if make is None or situation is None:
        return None
    return make(_Draft(situation, kind, seed, chance_of(f"{row}/{kind.value}/{seed}")))


class _Draft(Struct, frozen=True):
    """A question to be made."""

    situation: Situation
    kind: Kind
    seed: str
    chance: random.Random

    def with_answers(
        self, right: Answer, wrong: Iterable[Answer], twin: Action | None = None
    ) -> Question | None:
        """Return the question with the right answer among the first wrong ones.

        `None`: those are too few.
        """
        options = mixed(right, wrong, self.chance)
        if options is None:
            return None
        ruling = self.situation.ruling
        citation = ruling.citation
        follows = self.kind in (Kind.FOLLOWS, Kind.PAYS)
        return Question(
            source=self.situation.row,
            ruleset=citation.ruleset,
            kind=self.kind,
            part=part_of(ruling.rule),
            seed=self.seed,
            options=options,
            right=options.index(right),
            article=(follows and citation.consequence) or citation.article,
            twin=twin,
            about=ruling.rule.partition("-")[0],
            names=frozenset(map(story_of, broken_rules(self.situation))),
        )


def _what_was_wrong(draft: _Draft) -> Question | None:
    situation, chance = draft.situation, draft.chance
    ruling, variant = situation.ruling, situation.variant
    row = variant.row(ruling.row)
    if is_silent(variant, ruling.row) or is_not_covered(variant, row):
        return None
    if not situation.tells_itself or not is_offence(row, ruling.rule):
        return None
    # Of a wrong deal the sheet may name who has too many cards: it was the dealer's fault.
    is_of_all = part_of(ruling.rule) is Part.DEAL or ruling.rule in OF_ALL
    seat = TABLE if is_of_all else ruling.seat
    own = Breach(seat, ruling.row, ruling.rule)
    broken = broken_rules(situation)
    beside = rules_beside(variant, ruling, broken, chance, in_turn=is_in_turn(situation))
    others = [Breach(seat, row, rule) for row, rule in beside]
    twins = legal_twins(situation) if chance.random() < TWINS else ()
    if not twins:
        return draft.with_answers(own, (Nothing(), *others))
    twin, _ = chance.choice(twins)
    # Of a deal it is not said who did it: several rules are the dealer's.
    whose = TABLE if is_of_all else twin.seat
    theirs = [Breach(whose, other.row, other.rule) for other in (own, *others)]
    return draft.with_answers(Nothing(), theirs, twin)


def _which_article(draft: _Draft) -> Question | None:
    situation, ruling = draft.situation, draft.situation.ruling
    variant = situation.variant
    if is_silent(variant, ruling.row) or is_not_covered(variant, variant.row(ruling.row)):
        return None
    if ruling.rule in NEVER:
        return None
    broken = broken_rules(situation)
    beside = articles_beside(variant, ruling, broken, draft.chance)
    return draft.with_answers(Cited(ruling.citation.article), map(Cited, beside))


def _what_follows(draft: _Draft) -> Question | None:
    ruling = draft.situation.ruling
    if ruling.remedy is Remedy.DEEMED_ACTION:
        return None  # What happened cannot be told without what follows.
    if is_unsaid(draft.situation) or not is_decidable(draft.situation):
        return None
    beside = consequences_beside(draft.situation.variant, ruling, draft.chance)
    right = Consequence(ruling.citation.ruleset, ruling.row, ruling.rule, ruling.remedy)
    return draft.with_answers(right, (Consequence(*each) for each in beside))


def _who_pays(draft: _Draft) -> Question | None:
    situation = draft.situation
    if is_for_judges(situation) or not (is_decidable(situation) and tells_tricks(situation)):
        return None
    paid = payments_of(situation)
    # How a hand ended can be told only where something is paid for it.
    if paid is None or (situation.noticed is Noticed.COUNTED and not paid.alone):
        return None
    beside = other_payments(draft.situation, paid, draft.chance)
    wrong = (Paid(amounts, nobody=amounts == paid.nothing) for amounts in beside)
    return draft.with_answers(Paid(paid.right, nobody=paid.right == paid.nothing), wrong)


_MAKERS: Final[Mapping[Kind, Callable[[_Draft], Question | None]]] = {
    Kind.WRONG: _what_was_wrong,
    Kind.ARTICLE: _which_article,
    Kind.FOLLOWS: _what_follows,
    Kind.PAYS: _who_pays,
}


def frames_of_question(question: Question) -> tuple[Frame, ...]:
    """Return the position and the table after each act that the question shows."""
    situation = situation_of(question.source)
    if situation is None:
        raise LookupError(f"nothing is ruled on by {question.source}")
    moments = situation.moments
    if question.twin is not None and situation.before is not None:
        after = next(
            moment for action, moment in legal_twins(situation) if action == question.twin
        )
        moments = (*moments[: situation.before + 1], after)
    elif question.kind in (Kind.WRONG, Kind.ARTICLE):
        moments = moments[: situation.act_at + 1]
    frames = [moment.frame for moment in moments]
    is_open = is_trick_open(question) or situation.ruling.rule == _NOT_COLLECTED
    return tuple(
        Frame(frame.observation, _shown(frame, is_last=frame is frames[-1], is_open=is_open))
        for frame in frames
    )


def is_trick_open(question: Question) -> bool:
    """Return whether the last trick that a question shows can still be put right.

    Then nobody has turned it over.
    """
    asks = question.kind in (Kind.FOLLOWS, Kind.PAYS)
    situation = situation_of(question.source) if asks else None
    if situation is None or situation.noticed is not Noticed.NOW:
        return False
    may_be = situation.ruling.remedy in (Remedy.TAKE_BACK, Remedy.CORRECT)
    return may_be and any(isinstance(e, ev.TrickTaken) for e in situation.moments[-1].events)


def _shown(frame: Frame, *, is_last: bool, is_open: bool) -> tuple[Event, ...]:
    """Return what a frame may tell: nothing that gives away what was wrong.

    Those are claims, what the table says to an act that breaks a rule, and what is ruled on last.
    The partner is seen by the cards.
    """
    hidden = (*_HIDDEN, ev.RulingIssued) if is_last else _HIDDEN
    if is_last and is_open:
        hidden = (*hidden, ev.TrickTaken)
    return tuple(
        event
        for event in frame.events
        if not isinstance(event, hidden)
        and not (isinstance(event, ev.RulingIssued) and event.ruling.rule.startswith("claim."))
    )
