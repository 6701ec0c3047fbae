"""Every sampled deal is one that the observer could be playing."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarock_desktop.bots.knowledge import PlaceKind, knowledge_of
from tarock_desktop.bots.sampling import sampled_deals
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.kernel.imagined import imagine
from tarock_desktop.rules.exchange.calling import basis_hand, call_set
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import legal_cards
from tarock_desktop.rules.words.declaring import is_worth
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Book
from tarock_desktop.table.redact import observe
from tests.kit.play import seeds
from tests.kit.thinking import EVERY_SHEET, filling, thinking_moments

DEALS = 4


def is_left(place):
    return place.taken_by is None and not place.added


@given(thinking_moments(EVERY_SHEET), st.integers(0, 3), seeds(), st.booleans())
@settings(max_examples=30, deadline=None)
def test_a_sampled_deal_looks_to_the_observer_like_the_true_one(moment, place, seed, guesses):
    variant, state = moment
    viewer = state.deal.order[place % len(state.deal.order)]
    seen = observe(state, viewer)
    for deal in sampled_deals(seen, variant, DEALS, seed, weighted=guesses):
        table = imagine(seen, variant, filling(deal))
        # Rulings are settled at the real table; an imagined one has none.
        assert table.observation(viewer) == replace(seen, book=Book())
        cards = [card for hand in (*deal.hands, *deal.piles) for card in hand]
        cards += [place.card for place in table.state.deal.talon if place.card and is_left(place)]
        cards += [e.card for t in seen.play.tricks for e in t.cards]
        cards += [entry.card for entry in seen.play.trick]
        cards += [place.card for place in table.state.deal.talon if place.card and place.added]
        assert sorted(cards) == list(ALL_CARDS)


@given(thinking_moments(), st.integers(0, 3), seeds())
@settings(max_examples=50, deadline=None)
def test_nobody_in_a_sampled_deal_has_broken_a_rule(moment, place, seed):
    variant, state = moment
    sheet, viewer = variant.sheet, state.deal.order[place]
    seen = observe(state, viewer)
    for deal in sampled_deals(seen, variant, DEALS, seed):
        table = imagine(seen, variant, filling(deal)).state
        hands = dict(enumerate(deal.hands))
        for entry in reversed([*(e for t in seen.play.tricks for e in t.cards), *seen.play.trick]):
            hands[entry.seat] = hands[entry.seat].add(entry.card)
        for seat, values in enumerate(seen.notices.declared):
            for value in sheet.value:
                if value.id in (values or ()):
                    assert is_worth(hands[seat], value)
        for said in seen.notices.announcements:
            if said.item == "pagat":
                assert PAGAT in hands[said.seat]
        declarer = seen.auction.declarer
        begun = seen.play.trick or seen.play.tricks
        early = sheet.call.basis == "after-drawing" and not begun
        if declarer is not None and seen.calls.card and seen.calls.spoken and early:
            allowed = call_set(basis_hand(table, declarer, sheet.call), sheet.call)
            assert seen.calls.card in allowed
        _plays_by_the_rules(variant, seen, hands)


@given(thinking_moments(EVERY_SHEET), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_what_is_so_is_never_ruled_out(moment, place):
    """Where nobody has broken a rule, every card may lie where it does."""
    variant, state = moment
    viewer = state.deal.order[place % len(state.deal.order)]
    known = knowledge_of(observe(state, viewer), variant)
    for spot in known.places:
        if spot.kind is PlaceKind.HAND:
            cards = state.deal.hands[spot.seat].cards
        elif spot.kind is PlaceKind.PILE:
            cards = state.deal.discards[spot.seat].cards
        else:
            continue
        assert spot.must <= cards
        assert cards & known.hidden <= spot.may
    for seat, limits in enumerate(known.limits):
        played = (e for trick in state.play.tricks for e in trick.cards)
        had = CardSet.gather(e.card for e in (*played, *state.play.trick) if e.seat == seat)
        had |= state.deal.hands[seat].cards
        for limit in limits:
            assert limit.least <= len(had & limit.cards) <= limit.most


def _plays_by_the_rules(variant, seen, hands):
    rules = variant.phases[Phase.PLAY]
    assert isinstance(rules, TrickPlay)
    law = rules.law_of(seen)
    for trick in (*(trick.cards for trick in seen.play.tricks), seen.play.trick):
        for number, entry in enumerate(trick):
            before = tuple(card.card for card in trick[:number])
            assert entry.card in legal_cards(hands[entry.seat], before, law, rules.pack)
            hands[entry.seat] = hands[entry.seat].remove(entry.card)


@given(thinking_moments(), seeds())
@settings(max_examples=20, deadline=None)
def test_equal_seeds_give_equal_deals_and_others_differ(moment, seed):
    variant, state = moment
    seen = observe(state, state.turn)
    found = sampled_deals(seen, variant, DEALS, seed)
    assert sampled_deals(seen, variant, DEALS, seed) == found
    if any(len(hand.cards) + 2 < hand.size for hand in seen.deal.hands):
        assert len({deal.hands for deal in found}) > 1


def test_all_cards_are_dealt_to_all_places_in_the_long_run():
    """A chain that got stuck would still pass all of the above."""
    from tests.kit.positions import Table  # noqa: PLC0415

    table = Table().deal().walk_to(Phase.BID)
    seen = table.seen_by(table.turn)
    met = [CardSet() for _ in range(4)]
    for deal in sampled_deals(seen, table.variant, 300, "long"):
        for seat, hand in enumerate(deal.hands):
            met[seat] |= hand
    hidden = ALL_CARDS - table.hand(table.turn)
    assert all(met[seat] == hidden for seat in range(4) if seat != table.turn)
