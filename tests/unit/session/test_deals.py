"""Deal files: written, read, checked with all mistakes at once, and played."""

import pytest
from hypothesis import given, settings

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.session.deals import (
    deal_mistakes,
    format_deal,
    lay_deal,
    load_deal,
    random_deal,
    read_deal,
    status,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.play import seeds, variant_with
from tests.unit.session.tables import session

SHEET = variant_with().sheet
DEAL = random_deal(SHEET, "example")
TEXT = format_deal(DEAL, SHEET)


def mistakes(text):
    return [str(mistake) for mistake in deal_mistakes(read_toml(text, "d.toml"))]


def swapped(old, new, text=TEXT):
    assert old in text
    return text.replace(old, new, 1)


def line_of(start):
    return next(row for row in TEXT.splitlines() if row.startswith(start))


@given(seeds())
@settings(max_examples=25)
def test_a_deal_is_read_as_it_was_written(seed):
    deal = random_deal(SHEET, seed, Seat(1))
    again = read_deal(read_toml(format_deal(deal, SHEET), "deal.toml"))
    assert status(again, SHEET) == ()
    assert (again.talon, again.dealer) == (deal.talon, deal.dealer)
    assert [set(hand) for hand in again.hands] == [set(hand) for hand in deal.hands]


def test_names_are_kept():
    text = TEXT.replace("[hands]", '[names]\nA = "Ana \\"x\\""\nC = "Čeněk"\n\n[hands]')
    deal = read_deal(read_toml(text, "deal.toml"))
    assert deal.names == ('Ana "x"', "", "Čeněk", "")
    assert read_deal(read_toml(format_deal(deal, SHEET), "deal.toml")) == deal


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ('A = "   "', "a name is not empty"),
        ('A = ""', "a name is not empty"),
        ('A = "\u202eevil"', "no characters that cannot be seen"),
        ('B = "b\u200b"', "no characters that cannot be seen"),
        (f'A = "{"x" * 41}"', "at most 40 characters"),
        ('A = "Anna"\nB = "ANNA"', '"ANNA" is the name of another player'),
        ('A = "Anna"\nB = "Anna"\nC = "Anna"', '"Anna" is the name of another player'),
        ('"" = "Anna"', '"" is no seat'),
        ('AB = "Anna"', '"AB" is no seat'),
    ],
)
def test_a_name_that_nobody_can_have_is_told(names, sentence):
    (told,) = mistakes(TEXT.replace("[hands]", f"[names]\n{names}\n\n[hands]"))
    assert sentence in told


@pytest.mark.parametrize(
    "name",
    [
        "Wolfeschlegelsteinhausenbergerdorff",
        "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f \u0628\u0646",
        "\U0001f469\u200d\U0001f469\u200d\U0001f467\U0001f0a1",
        "<b>bold</b>&amp;",
        '<img src=\\"/dev/zero\\">',
    ],
)
def test_a_name_that_somebody_may_have_is_kept(name):
    text = TEXT.replace("[hands]", f'[names]\nA = "{name}"\n\n[hands]')
    assert mistakes(text) == []
    assert read_deal(read_toml(text, "deal.toml")).names[0] == name.replace("\\", "")


@pytest.mark.parametrize("seat", ["", "AB"])
def test_a_seat_is_one_letter(seat):
    text = swapped("\nA = ", f'\n"{seat}" = ')
    assert any(f'"{seat}" is no seat' in told for told in mistakes(text))


def test_who_plays_is_kept():
    text = TEXT.replace("[hands]", '[players]\nA = "human"\nC = "novice"\n\n[hands]')
    deal = read_deal(read_toml(text, "deal.toml"))
    assert deal.players == ("human", "", "novice", "")
    assert read_deal(read_toml(format_deal(deal, SHEET), "deal.toml")) == deal


def test_equal_seeds_give_equal_deals():
    assert random_deal(SHEET, "1") == random_deal(SHEET, "1")
    assert random_deal(SHEET, "1") != random_deal(SHEET, "2")


def test_a_deal_is_read_from_a_file(tmp_path):
    path = tmp_path / "deal.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load_deal(path).talon == DEAL.talon
    with pytest.raises(DocumentError, match="no such file"):
        load_deal(tmp_path / "none.toml")


def test_a_hand_without_a_dealer_is_dealt_by_the_last_seat():
    deal = read_deal(read_toml(swapped('dealer = "D"\n', ""), "d.toml"))
    assert deal.dealer == Seat(3)


def test_all_mistakes_are_told_at_once_in_the_order_of_the_text():
    first = DEAL.talon[0].name
    hand = line_of("A = ")
    text = swapped(hand, hand[:-1] + f' {first}"')
    last = DEAL.talon[-1].name
    text = swapped(f' {last}"', '"', text)
    assert mistakes(text) == [
        "d.toml:4:9: the talon has 5 cards, not 6",
        f"d.toml:4:10: {first} lies in hand A already",
        f"d.toml:6:1: these cards are missing: {last}",
        "d.toml:7:5: hand A has 13 cards, not 12",
    ]


def test_a_card_named_twice_is_told_where_it_stands_the_second_time():
    hand = line_of("B = ")
    words = hand.split('"')[1].split()
    doubled = hand.replace(words[-1], words[0])
    text = swapped(hand, doubled)
    line = text.splitlines().index(doubled) + 1
    column = doubled.rindex(words[0]) + 1
    assert f"d.toml:{line}:{column}: {words[0]} lies in hand B already" in mistakes(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("deal = 1", "deal = 2", "d.toml:1:8"),
        ('"spjst"', '"spjts"', 'd.toml:2:11: unknown ruleset "spjts"; did you mean "spjst"?'),
        ('"spjst"', "7", "d.toml:2:11: ruleset must be a text in quotation marks"),
        ('dealer = "D"', 'dealer = "F"', 'd.toml:3:10: "F" is no seat'),
        ("\nD = ", "\nE = ", '"E" is no seat; 4 hands belong to ABCD'),
        ("[hands]", "[hand]", "unknown key"),
        (line_of("talon = "), 'talon = "T1 X9 Q"', '"X9" is not a card'),
        (line_of("talon = "), "talon = 5", "d.toml:4:9: cards are a text"),
        ("[hands]", '[names]\nA = ""\n[hands]', "a name is not empty"),
        ("[hands]", '[names]\nE = "x"\n[hands]', '"E" is no seat'),
        ("[hands]", '[players]\nE = "club"\n[hands]', '"E" is no seat'),
        ("[hands]", '[players]\nA = "clubb"\n[hands]', 'unknown player "clubb"'),
    ],
)
def test_a_mistake_is_told_with_its_place(old, new, sentence):
    found = mistakes(swapped(old, new))
    assert any(sentence in mistake for mistake in found), found


def test_three_hands_are_too_few():
    text = swapped(line_of("D = ") + "\n", "").replace('dealer = "D"\n', "")
    assert any("not played with 3 hands" in mistake for mistake in mistakes(text))


def test_every_unknown_card_is_told():
    text = swapped(line_of("talon = "), 'talon = "T1 X9 Q"')
    assert sum("is not a card" in mistake for mistake in mistakes(text)) == 2


def test_a_deal_is_laid_and_the_bidding_begins():
    game = session(0)
    assert lay_deal(game, DEAL).accepted
    table = game.observation(Watcher.REFEREE)
    assert table.phase is Phase.BID
    assert [set(hand.cards) for hand in table.deal.hands] == [set(hand) for hand in DEAL.hands]
    assert tuple(place.card for place in table.deal.talon) == DEAL.talon
    assert table.round.dealer == DEAL.dealer


def test_a_faulty_deal_is_not_laid():
    game = session(0)
    faulty = type(DEAL)(DEAL.ruleset, DEAL.dealer, DEAL.hands[:3], DEAL.talon)
    with pytest.raises(ValueError, match="3 hands"):
        lay_deal(game, faulty)
    with pytest.raises(ValueError, match="bridge"):
        lay_deal(game, type(DEAL)("bridge", DEAL.dealer, DEAL.hands, DEAL.talon))
    assert game.position == 0


def test_a_deal_can_not_be_laid_in_the_middle_of_a_hand():
    game = session(0)
    assert lay_deal(game, DEAL).accepted
    before = game.position
    assert not lay_deal(game, DEAL).accepted
    assert game.position == before
