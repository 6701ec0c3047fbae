"""What the Žiri sheet asks for and a case shows only in passing."""

from itertools import pairwise

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cards.pack import tarock
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.table.actions import Bid, Claim, Discard, Lapse, Pass, PlayCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.ziri.variant import as_ziri
from tests.kit.play import random_hand
from tests.kit.positions import A, B, C
from tests.kit.ziri import ZIRI, bid_won, dealt, do, played_out

RULES = as_ziri(ZIRI)
LAW = RULES.sheet.follow
RISING = ("trojka", "dvojka", "enka", "brez-talona")


def taker(*cards):
    """Return who takes a trick of these cards, the first one led by A."""
    trick = tuple(PlayedCard(Seat(seat), card) for seat, card in enumerate(cards))
    return trick_winner(trick, ZIRI.sheet.pack, LAW)


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(range(1, 23))))
def test_ziri_02_every_tarok_beats_the_next_lower_one(lower, higher):
    assert taker(tarock(lower), tarock(higher)) == B
    assert taker(tarock(higher), tarock(lower)) == A


@pytest.mark.parametrize(
    "falling", ["HK HQ HN HJ H1 H2 H3 H4", "DK DQ DN DJ D1 D2 D3 D4",
                "SK SQ SN SJ S10 S9 S8 S7", "CK CQ CN CJ C10 C9 C8 C7"]
)  # fmt: skip
def test_ziri_03_every_card_of_a_suit_beats_the_next_lower_one(falling):
    for higher, lower in pairwise(map(parse_card, falling.split())):
        assert (taker(lower, higher), taker(higher, lower)) == (B, A)


def in_bidding(people=3):
    state = dealt(people)
    while state.phase is not Phase.BID:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    return state


def test_ziri_10_bidding_and_play_go_round_to_the_right_of_the_dealer():
    state = in_bidding()
    turns = []
    for action in (Bid(A, "trojka"), Pass(B), Pass(C)):
        turns.append(state.turn)
        state = do(state, action)
    assert (state.round.dealer, turns) == (C, [A, B, C])
    state = played_out(bid_won("brez-talona"))
    for trick in state.play.tricks:
        seats = [entry.seat for entry in trick.cards]
        assert [(seat - seats[0]) % 3 for seat in seats] == [0, 1, 2]


def test_ziri_24_games_rise_and_klop_is_what_nobody_bids():
    for number, standing in enumerate(RISING):
        state = do(in_bidding(), Bid(A, standing))
        offered = [act.contract for act in legal_actions(state, ZIRI) if isinstance(act, Bid)]
        assert offered == list(RISING[number + 1 :])
        for lower in RISING[: number + 1]:
            assert decide(state, Bid(B, lower), ZIRI, Mode.GUARD).verdict is Verdict.REFUSED
    assert decide(in_bidding(), Bid(A, "klop"), ZIRI, Mode.GUARD).verdict is not Verdict.ACCEPTED
    klop = do(in_bidding(), Pass(A), Pass(B), Pass(C))
    assert klop.auction.contract == "klop"


def laid(state):
    """Return a dvojka of A with its discards laid away."""
    state = do(state, TakeTalon(A, (2, 3)))
    choice = ZIRI.phases[Phase.DISCARD].prompt(state, A).cards
    assert choice is not None
    assert choice.legal is not None
    return do(state, Discard(A, tuple(choice.legal - choice.must_show)[:2], CardSet()))


def test_ziri_33_discards_are_the_declarers_and_the_rest_of_the_talon_is_not():
    state = laid(bid_won("dvojka"))
    discards = state.deal.discards[A].cards
    left = CardSet.gather(
        p.card for p in state.deal.talon if p.taken_by is None and p.card is not None
    )
    end = played_out(state)
    own = CardSet.gather(
        entry.card for trick in end.play.tricks if trick.winner == A for entry in trick.cards
    )
    pack = ZIRI.sheet.pack
    assert len(left) == 4
    points = RULES.facts(end).points
    assert points is not None
    assert points == pack.count(own | discards)
    theirs = pack.count(pile(end, B) | pile(end, C) | left)
    assert points + theirs == 70


def kings_made(state):
    """Return by which sides kralji were made; the declarer's side is True."""
    feats = RULES.facts(state).feats
    return {f.seat == state.declarer for f in feats if f.item == "kralji" and f.made}


def test_ziri_47_kralji_need_all_four_kings_in_the_tricks_and_discards_of_a_side():
    seen: set[str] = set()
    for seed in range(40):
        if seen == {"talon", "made", "shared"}:
            break
        for end in (done.state for _, done in random_hand(ZIRI, f"kings {seed}")):
            if not end.result.over or end.result.points is None or RULES.is_each(end):
                continue
            sides = {True: end.deal.discards[end.declarer].cards, False: CardSet()}
            for trick in end.play.tricks:
                cards = CardSet.gather(entry.card for entry in trick.cards)
                sides[trick.winner == end.declarer] |= cards
            whole = {side for side, cards in sides.items() if cards >= KINGS}
            assert kings_made(end) == whole
            left = CardSet.gather(
                p.card for p in end.deal.talon if p.taken_by is None and p.card is not None
            )
            seen.add("talon" if left & KINGS else "made" if whole else "shared")
    assert seen == {"talon", "made", "shared"}


@pytest.mark.parametrize(("looker", "ruled"), [("winner", False), ("other side", True)])
def test_ziri_88_the_last_trick_may_be_seen_on_the_own_pile_only(looker, ruled):
    state = bid_won("brez-talona")
    while state.phase is not Phase.PLAY or len(state.play.tricks) < 2:
        state = decide(state, next(iter(legal_actions(state, ZIRI))), ZIRI, Mode.TOURNAMENT).state
    winner = state.play.tricks[-1].winner
    others = [seat for seat in (A, B, C) if (seat == A) != (winner == A)]
    seat = winner if looker == "winner" else others[0]
    kind = "look-last" if looker == "winner" else "look-trick"
    claimant = next(s for s in (A, B, C) if (s == A) != (seat == A))
    for action in (Lapse(seat, kind), Claim(claimant, seat)):
        state = decide(state, action, ZIRI, Mode.TOURNAMENT).state
    assert [ruling.row for ruling in state.book.rulings] == (["ZIRI-P18"] if ruled else [])
    assert isinstance(next(iter(legal_actions(state, ZIRI)), None), PlayCard) is not ruled
