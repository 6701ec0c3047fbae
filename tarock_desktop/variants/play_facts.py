"""What sheets of several families say in the same way of following and beating."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.variants.fact import Choice, Fact, Section, fact


def each_follow_facts(law: FollowLaw) -> Iterator[Fact]:
    """Yield what must be played where everybody plays for himself."""
    for name in ("must_trump", "must_beat", "trull"):
        yield fact(Section.PLAY, f"each_follow.{name}", getattr(law, name), law.article)
    pagat = Choice(f"each_follow.pagat={law.pagat}")
    yield fact(Section.PLAY, "each_follow.pagat", pagat, law.article)
