"""What a trick asks of a hand: on every sheet the question says what narrows the choice."""

from __future__ import annotations

import pytest

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import club
from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.messages.message import CardRef
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.play.tricks import FollowLaw, must_overtake
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.phases import Phase
from tarock_desktop.variants.loader import load_variant

PACK = load_variant("koenigrufen").sheet.pack
BEATS = FollowLaw(article="x", must_trump=True, must_beat=True)


@pytest.mark.parametrize(
    ("hand", "trick", "is_narrower"),
    [
        ("HK H2 S7", "HQ", True),  # the king must, the two may not
        ("HK S7", "HQ", False),  # the only heart follows anyway
        ("H2 H3 T5", "HQ", False),  # nothing that may be played beats it
        ("T5 T20 S7", "HQ T9", True),
        ("T12 T20 S7", "HQ T9", False),  # any trump that may be played beats it
        ("HK H2", "", False),
    ],
)
def test_overtaking_is_asked_where_it_leaves_fewer_cards(hand, trick, is_narrower):
    table = [parse_card(word) for word in trick.split()]
    assert must_overtake(parse_cardset(hand), table, BEATS, PACK) is is_narrower


def asked_cards(ruleset, hands):
    """Give what is seen at every card that is asked for in some hands."""
    seating = Seating(tuple(computer(name, "club") for name in "ABCD"))
    session = new_game(ruleset, {}, seating, None, Seeds("duties"))
    evening = Evening(session)
    for _ in range(hands):
        assert evening.start_hand().accepted
        while (asked := session.prompt_for_bot()) is not None:
            seen = session.observation(asked.seat)
            if asked.phase is Phase.PLAY and asked.cards is not None:
                yield asked, seen
            request = Request(session.ticket, session.variant, seen, asked, session.seed("bot"))
            assert session.submit(club(request)).accepted


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_the_question_names_what_narrows_the_choice(ruleset):
    keys = set()
    for asked, seen in asked_cards(ruleset, 4):
        hand, legal = seen.deal.hands[asked.seat].cards, asked.cards.legal
        key, trick = asked.question.key, seen.play.trick
        keys.add(key)
        led = trick[0].card.suit if trick else None
        match key:
            case "ask.follow" | "ask.follow-tarock":
                assert legal == legal.of_suit(led)
            case "ask.trump":
                assert not hand.of_suit(led)
                assert legal <= TAROCKS
            case "ask.any-card":
                assert not hand.of_suit(led)
            case "ask.overtake":
                (beaten,) = asked.question.parameters
                winning = {entry.card for entry in trick if entry.seat == seen.play.winning}
                assert beaten == CardRef(*winning)
                assert asked.cards.barred
            case "ask.lead-suit":
                assert not trick
                assert not legal & TAROCKS
            case _:
                assert (key, trick) == ("ask.lead", ())
    assert {"ask.lead", "ask.follow"} <= keys
