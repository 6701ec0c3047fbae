"""The attentive player claims what is so, what he can know, and what can be ruled on now."""

from itertools import chain, product

import pytest

from tarock_desktop.bots import attentive
from tarock_desktop.bots.attentive import claim, proofs
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import club
from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import (
    Announce,
    CallCard,
    Claim,
    Declare,
    Discard,
    DropCard,
    Misdeal,
    Ready,
)
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, Table, card
from tests.kit.slips import clumsy_steps
from tests.props.test_secrets import exchanged

RULESETS = ("spjst", "westfest")


@pytest.fixture(autouse=True)
def _all_eyes(monkeypatch):
    monkeypatch.setattr(attentive, "watches", lambda *_: True)


class Lax(Table):
    """A table at which everything goes through."""

    def decide(self, action):
        return decide(self.state, action, self.variant, Mode.TOURNAMENT)

    def claims(self, seat):
        """Return the rules *seat* can prove, with the offenders."""
        seen = observe(self.state, seat)
        return [(o.rule, o.seat) for o in proofs(seen, self.variant, seat)]


def one_too_many(table):
    """Return the discards of A with one card more than he has to lay away."""
    choice = table.choice
    assert choice.legal is not None
    return Discard(A, tuple(choice.legal)[: choice.count + 1])


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_claim_leads_to_a_ruling_against_the_accused(ruleset):
    variant, made = variant_with(ruleset), set()
    for step in chain(*(clumsy_steps(variant, f"claims {n}", hands=2) for n in range(8))):
        for seat in step.after.deal.order:
            claimed = claim(observe(step.after, seat), variant)
            if claimed is None:
                continue
            decision = decide(step.after, claimed, variant, Mode.TOURNAMENT)
            rulings = [e.ruling for e in decision.events if isinstance(e, RulingIssued)]
            assert (rulings[0].rule, rulings[0].seat) == (claimed.rule, claimed.offender)
            made.add(claimed.rule)
    assert len(made) > 2


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_claim_depends_on_nothing_hidden(ruleset):
    variant = variant_with(ruleset)
    for number, step in enumerate(clumsy_steps(variant, "eyes", hands=2)):
        for seat in step.after.deal.order:
            seen = observe(step.after, seat)
            twin = observe(exchanged(step.after, seat, str(number)), seat)
            assert claim(twin, variant) == claim(seen, variant)


def test_who_holds_the_nineteen_knows_that_the_eighteen_was_called_wrongly():
    table = Lax().deal(A="T2", B="T19", C="T18").walk_to(Phase.CALL)
    table.do(CallCard(A, card("T18")))
    assert ("call.set", A) in table.claims(B)
    assert ("call.set", A) not in table.claims(D)


def test_whoever_holds_a_king_knows_that_nobody_else_has_four():
    table = Lax().deal(A="T2", B="HK").walk_to(Phase.DECLARE)
    table.do(Declare(table.turn, ("krale",)))
    assert ("declare.false", A) in table.claims(B)
    assert ("declare.false", A) not in table.claims(D)


def test_the_holder_of_the_pagat_knows_that_another_announced_it_in_vain():
    table = Lax().deal(A="T2", B="T1").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat"))
    assert ("announce.not-held", A) in table.claims(B)
    assert ("announce.not-held", A) not in table.claims(C)


def test_discards_lie_there_to_be_counted():
    table = Lax().deal(A="S7 S8 C7 C8 H1 H2").walk_to(Phase.DISCARD)
    table.do(one_too_many(table))
    assert [rule for rule, _ in table.claims(B)] == ["discard.too-many"]


def test_cards_dealt_are_counted_too():
    table = Lax().deal().walk_to(Phase.BID)
    table.do(Misdeal(D, (13, 11, 12, 12)))
    assert table.claims(B) == [("deal.misdeal", D)]


def test_a_lost_card_is_missed():
    table = Lax().deal().walk_to(Phase.PLAY)
    table.do(DropCard(B, next(iter(table.hand(B)))))
    assert table.claims(C) == [("play.card-count", B)]


def test_what_depends_on_who_wins_is_not_claimed_during_play():
    variant = variant_with("westfest")
    table = Lax()
    table.variant = variant
    table.deal(A="S7 S8 C7 C8 H1 H2").walk_to(Phase.DISCARD)
    table.do(one_too_many(table))
    claimed = claim(observe(table.state, B), variant)
    assert claimed == Claim(B, A, "discard.too-many")
    table.walk_to(Phase.PLAY)
    table.do(table.plain_act())
    assert claim(observe(table.state, B), variant) is None


def test_the_club_player_speaks_up_before_he_acts():
    table = Lax().deal(A="T2", B="T1").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat"), Ready(A))
    assert table.turn == B
    request = Request(3, table.variant, observe(table.state, B), table.prompt, "seed")
    assert club(request) == Claim(B, A, "announce.not-held")
    table.do(club(request))
    again = Request(4, table.variant, observe(table.state, B), table.prompt, "seed")
    assert not isinstance(club(again), Claim)


def test_nobody_sees_everything(monkeypatch):
    monkeypatch.undo()
    table = Lax().deal(A="T2", B="T1")
    seen = observe(table.state, B)
    pairs = product((A, B, C, D), repeat=2)
    watched = [pair for pair in pairs if attentive.watches(seen, *pair)]
    assert 0 < len(watched) < 16
