"""What sheets of several families say in the same way of values, feats and the doubling ladder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.challenging import ChallengeLaw
from tarock_desktop.rules.words.declaring import ValueLaw
from tarock_desktop.variants.fact import (
    Chips,
    Choice,
    Fact,
    FactValue,
    Section,
    Subject,
    Times,
    fact,
)


def value_facts(values: Iterable[ValueLaw]) -> Iterator[Fact]:
    """Yield what each declared value pays; values of two sheets match by the hands they need."""
    for value in values:
        name, held = NameRef("value", value.id), value.held
        ranges = held.tarocks, held.kings, held.trull, held.honours
        match = " ".join(f"{least}-{most}" for least, most in ranges)
        paid = (name, Chips(value.amount))
        subject = Subject("value", name)
        yield Fact(Section.VALUES, f"value/{match}", subject, paid, value.article)


def feat_facts(items: Iterable[ItemLaw], *, with_loss: bool = False) -> Iterator[Fact]:
    """Yield what is paid for each feat, and how it is announced and doubled."""
    for item in items:
        name = NameRef("item", item.id)
        says: dict[str, FactValue] = {
            "item.silent": Chips(item.silent),
            "item.announced": Chips(item.announced),
            "item.steps": item.steps,
        }
        if item.steps:  # What can't be challenged is not multiplied by a challenge.
            says["item.doubling"] = Choice(f"item.doubling={item.doubling}")
        if item.feat != "all-tricks":  # It has no card that could wait for its trick.
            says["item.must_hold"] = item.must_hold
        if with_loss:
            says["item.loss"] = Choice(f"item.loss={item.loss}")
        for key, value in says.items():
            match, subject = f"{key}/{item.feat}", Subject(key, name)
            yield Fact(Section.ANNOUNCEMENTS, match, subject, value, item.article)


def step_facts(law: LadderLaw) -> Iterator[Fact]:
    """Yield the doubling ladder."""
    steps = tuple((NameRef("step", step.id), Times(step.factor)) for step in law.steps)
    yield fact(Section.ANNOUNCEMENTS, "challenge.steps", steps, law.article)


def ladder_facts(law: ChallengeLaw) -> Iterator[Fact]:
    """Yield the doubling ladder, and who may climb it."""
    yield from step_facts(law)
    on_items = Choice(f"challenge.on_items={law.on_items}")
    yield fact(Section.ANNOUNCEMENTS, "challenge.on_items", on_items, law.article)
