"""What each mode does with an act that breaks a rule."""

from __future__ import annotations

from typing import Final

from tarock_desktop.rules.findings import Finding

SECRET: Final = frozenset(
    {
        "bid.wrong-forehand",
        "discard.count",
        "discard.king",
        "discard.forbidden",
        "discard.hidden-trump",
        "discard.needless-trump",
        "declare.false",
        "declare.family",
        "call.set",
        "announce.not-held",
        "declare.omitted",
        "each.revoke",
        "each.must-beat",
        "each.pagat",
        "talon.forgotten",
        "play.follow-suit",
        "play.must-trump",
        "play.pagat-early",
        "play.demanded",
        "play.must-beat",
        "play.pagat-waits",
        "play.trull-pagat",
        "play.suits-first",
        "play.bird-early",
        "play.bird-due",
        "play.bird-order",
        "play.king-early",
        "discard.needless-suit",
        "discard.hidden-suit",
        "discard.last-bird",
        "call.own-king",
        "bid.no-bird",
        "announce.holds-all",
        "kontra.silent",
    }
)
"""Rules whose breach the others can't see at once: the act takes place and is found out later.

Every other breach is plain to the whole table: the act is ruled on at once and put right.
"""


def takes_place(findings: tuple[Finding, ...], overlooked: frozenset[str] = frozenset()) -> bool:
    """Return whether an act that breaks these rules takes place when nobody stops it.

    *overlooked*: rules that nobody at this table rules on at once, although all can see it.
    """
    return all(finding.rule in SECRET | overlooked for finding in findings)


def plain_first(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return the findings, those that the whole table sees before the secret ones."""
    return tuple(sorted(findings, key=lambda finding: finding.rule in SECRET))
