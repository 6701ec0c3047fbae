"""The number of a hand gives its cards again, by the same rules and by others."""

import tomllib
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.cards.pack import PACK
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.deal_number import (
    EXAMPLE,
    Chosen,
    Cut,
    DealNumber,
    Packets,
    Split,
    numbered_seed,
    parse_number,
)
from tarock_desktop.session.deals import lay_deal, load_deal
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.numbered_deals import deal_of_number, number_of_hand
from tarock_desktop.session.saves import begin
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import Shuffle
from tarock_desktop.table.events import HandRedealt
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.first_card import answer_as_computer, new_table
from tests.kit.play import legal_act, random_steps, variant_with
from tests.kit.thinking import EVERY_SHEET
from tests.unit.session.tables import seating

BEFORE = (Phase.BETWEEN, Phase.SHUFFLE, Phase.CUT, Phase.PACKET)
GOLDEN = tomllib.loads(
    (Path(__file__).parents[2] / "golden" / "deal_numbers.toml").read_text(encoding="utf-8")
)


def numbered_act(state, variant, chance):
    act = legal_act(state, variant, chance)
    return replace(act, seed=numbered_seed(act.seed)) if isinstance(act, Shuffle) else act


@cache
def dealt(ruleset, hands=60, people=None):
    """Return the acts of some hands until the cards lie, with the table then."""
    variant = variant_with(ruleset)
    found, done = [], False
    entries: list[Entry] = []
    for step in random_steps(variant, f"numbers {ruleset}", hands, people, numbered_act):
        if step.before.phase is Phase.BETWEEN:
            entries, done = [], False
        entries.append(Entry(step.action, step.decision.events))
        if not done and step.after.phase not in BEFORE:
            found.append((tuple(entries), step.after))
            done = True
    return found


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_every_hand_has_a_number_that_gives_its_cards(ruleset):
    variant, kinds = variant_with(ruleset), set()
    # Random bids of Königrufen lead to games that take long.
    for entries, table in dealt(ruleset, 20 if ruleset == "koenigrufen" else 60):
        number = number_of_hand(entries, variant.sheet.deal)
        assert number is not None
        kinds.add(type(number.way))
        number = parse_number(str(number))
        deal = deal_of_number(number, variant, len(table.round.seats))
        assert deal.dealer == table.round.dealer
        assert [set(hand) for hand in deal.hands] == [set(h.cards) for h in table.deal.hands]
        assert deal.talon == tuple(place.card for place in table.deal.talon)
    assert {Cut, Chosen} <= kinds
    assert (Split in kinds) is any(style.split_first for style in variant.sheet.deal.knock)


@pytest.mark.parametrize("people", [5, 6])
def test_those_who_rest_get_no_cards_again(people):
    variant = variant_with("koenigrufen")
    for entries, table in dealt("koenigrufen", 3, people):
        number = number_of_hand(entries, variant.sheet.deal)
        assert number is not None
        deal = deal_of_number(number, variant, people)
        assert [set(hand) for hand in deal.hands] == [set(h.cards) for h in table.deal.hands]


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
@pytest.mark.parametrize(
    "way",
    [Cut(), Cut(1), Cut(53), Packets(4), Packets(16), Split(), Chosen((3, 1, 0, 2))],
    ids=repr,
)
def test_the_pack_is_the_same_under_every_sheet(ruleset, way):
    variant, number = variant_with(ruleset), DealNumber(12345, Seat(5), way)
    people = max(variant.sheet.ruleset.players)
    deal = deal_of_number(number, variant, people)
    cards = [*deal.talon, *(card for hand in deal.hands for card in hand)]
    assert sorted(cards) == sorted(PACK) == sorted(number.cards)
    assert deal.dealer == people - 1
    assert deal.number == str(number)


@pytest.mark.parametrize("row", GOLDEN["deal"], ids=lambda row: f"{row['ruleset']}-{row['is']}")
def test_a_number_gives_the_same_hands_for_ever(row):
    variant = variant_with(row["ruleset"])
    deal = deal_of_number(parse_number(row["is"]), variant, len(row["hands"]))
    assert deal.talon == parse_cards(row["talon"])
    assert [set(hand) for hand in deal.hands] == [set(parse_cards(h)) for h in row["hands"]]


def table(ruleset="spjst", mode=Mode.GUARD):
    variant = variant_with(ruleset)
    seats = new_table(ruleset, "seats").seating
    return begin(variant, {}, seats, None, Seeds("n", number_packs=True), mode=mode)


def play(game):
    while game.prompt_for_bot() is not None:
        assert game.deal_number() is None, "it tells all cards of a running hand"
        answer_as_computer(game)


@pytest.mark.parametrize("mode", Mode)
def test_the_number_is_told_when_the_hand_is_over(mode):
    game = table(mode=mode)
    assert game.deal_number() is None
    Evening(game).start_hand()
    play(game)
    first = game.deal_number()
    assert first is not None
    Evening(game).start_hand()
    play(game)
    assert game.deal_number() not in (None, first)


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
def test_a_deal_that_is_played_by_its_number_has_it_again(ruleset):
    game, number = table(ruleset), parse_number(EXAMPLE)
    people = len(game.seating.places)
    assert lay_deal(game, deal_of_number(number, game.variant, people)).accepted
    seen = game.observation(Watcher.REFEREE)
    assert seen.round.dealer == min(number.dealer, people - 1)
    play(game)
    assert game.deal_number() == number


def test_a_given_secret_has_numbers_only_if_wanted():
    assert Seeds().number_packs
    assert not Seeds("s").number_packs
    game = begin(variant_with(), {}, seating(0), None, Seeds("s"))
    Evening(game).start_hand(Seat(0))
    answer_as_computer(game)
    assert not game._journal.entries[1].action.seed.startswith("pack ")


def test_a_deal_of_a_file_and_cards_that_were_moved_have_no_number():
    entries, _ = dealt("spjst", 1)[0]
    deal = variant_with().sheet.deal
    assert number_of_hand(entries, deal) is not None
    moved = Entry(entries[-1].action, (HandRedealt(Seat(0), NO_CARDS, 0),))
    assert number_of_hand((*entries, moved), deal) is None
    game = begin(variant_with("koenigrufen"), {}, new_table("koenigrufen", "f").seating)
    file = Path(__file__).parents[3] / "docs" / "deals" / "koenigrufen-kaiserstich.toml"
    lay_deal(game, load_deal(file))
    while game.prompt_for_bot() is not None:
        answer_as_computer(game)
    assert game.deal_number() is None
