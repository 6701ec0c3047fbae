"""`deal`: files that people can read, write and have checked."""

import tomllib

import pytest

from tarock_desktop.cards.pack import PACK


def test_a_deal_has_every_card_once(tarock):
    ended = tarock("deal", "--seed", "x", "--dealer", "b")
    assert (ended.code, ended.err) == (0, "")
    deal = tomllib.loads(ended.out)
    assert deal["dealer"] == "B"
    hands = [hand.split() for hand in deal["hands"].values()]
    assert [len(hand) for hand in hands] == [12, 12, 12, 12]
    cards = [*deal["talon"].split(), *(card for hand in hands for card in hand)]
    assert sorted(cards) == sorted(card.name for card in PACK)


def test_a_seed_gives_the_same_deal_and_none_another(tarock):
    assert tarock("deal", "--seed", "x").out == tarock("deal", "--seed", "x").out
    first = tarock("deal").out
    assert first != tarock("deal").out
    number = first.splitlines()[0].removeprefix("# number ")
    assert tarock("deal", "--number", number).out == first


def test_a_number_gives_its_dealer_and_the_same_pack_under_every_sheet(tarock):
    seen = set()
    for ruleset in ("spjst", "westfest", "czech-gp", "ziri", "koenigrufen"):
        ended = tarock("deal", "--number", "k7q 2mf 9kp", "--ruleset", ruleset)
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith("# number K7Q-2MF-9KP\n")
        deal = tomllib.loads(ended.out)
        assert deal["dealer"] == max(deal["hands"])
        cards = [*deal["talon"].split(), *" ".join(deal["hands"].values()).split()]
        assert sorted(cards) == sorted(card.name for card in PACK)
        seen.add(deal["talon"])
    # SPJST, Westfest, Czech and Žiri lay the talon first, Königrufen after the first packets.
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--number", "K7Q-2MF-9PK"), "a sign of this deal number is wrong"),
        (("--number", "K7Q"), "a deal number has 9 letters and digits, such as K7Q-2MF-9KP"),
        (("--number", "K7Q-2MF-9KP", "--dealer", "a"), "the number says who deals"),
        (("--number", "K7Q-2MF-9KP", "--seed", "x"), "not allowed with argument"),
    ],
)
def test_a_wrong_number_is_told_in_one_sentence(tarock, words, sentence):
    ended = tarock("deal", *words)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err


def test_a_written_deal_is_checked_and_printed(tarock, tmp_path):
    file = tmp_path / "deal.toml"
    written = tarock("deal", "--seed", "x", "-o", file)
    assert written.code == 0
    assert file.read_text(encoding="utf-8") == written.out
    checked = tarock("deal", "--check", file)
    assert (checked.code, checked.err) == (0, "")
    assert written.out == f"# seed x\n{checked.out}"


def test_a_file_is_never_written_over(tarock, tmp_path):
    file = tmp_path / "deal.toml"
    file.write_text("precious", encoding="utf-8")
    ended = tarock("deal", "-o", file)
    assert (ended.code, ended.out) == (2, "")
    assert f"{file}: cannot be written" in ended.err
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_seed_cannot_write_into_the_file(tarock):
    ended = tarock("deal", "--seed", 'x\nruleset = "y"')
    assert tomllib.loads(ended.out)["ruleset"] == "spjst"


def test_every_mistake_of_a_file_is_told_with_its_place(tarock, tmp_path):
    deal = tarock("deal", "--seed", "x").out
    lines = deal.splitlines()
    number = next(place for place, line in enumerate(lines, 1) if line.startswith("C = "))
    first = lines[number - 1].split('"')[1].split()[0]
    lines[number - 1] = lines[number - 1].replace(first, "T99", 1)
    file = tmp_path / "deal.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    ended = tarock("deal", "--check", file)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"{file}:{number}:")
    assert '"T99" is not a card' in ended.err


@pytest.mark.parametrize(
    ("ruleset", "people"), [("koenigrufen", 5), ("koenigrufen", 6), ("ziri", 4)]
)
def test_those_who_rest_have_an_empty_hand(tarock, tmp_path, ruleset, people):
    file = tmp_path / "deal.toml"
    words = ("--ruleset", ruleset, "--people", people, "--dealer", "b", "--seed", "x")
    written = tarock("deal", *words, "-o", file)
    hands = tomllib.loads(written.out)["hands"]
    resting = [letter for letter, hand in hands.items() if not hand]
    assert resting == {5: ["B"], 6: ["A", "B"], 4: ["B"]}[people]
    assert tarock("deal", "--check", file).code == 0


def test_a_deal_of_a_young_sheet_is_whole_without_being_told_how_many_play(tarock, tmp_path):
    for ruleset in ("koenigrufen", "ziri", "czech-gp", "westfest"):
        file = tmp_path / f"{ruleset}.toml"
        assert tarock("deal", "--ruleset", ruleset, "-o", file).code == 0
        assert tarock("deal", "--check", file).code == 0


@pytest.mark.parametrize("words", [("--dealer", "E"), ("--ruleset", "tarot"), ("--people", "5")])
def test_a_deal_that_cannot_be_is_said(tarock, words):
    ended = tarock("deal", *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("tarock deal: ")


def test_a_missing_file_is_said(tarock, tmp_path):
    ended = tarock("deal", "--check", tmp_path / "none.toml")
    assert ended.code == 2
    assert "there is no such file" in ended.err


DRAFT = """deal = 1
ruleset = "spjst"
talon = ""
[hands]
A = "T22 T21"
B = ""
C = ""
D = ""
[wishes.A]
least_trumps = 8
void = "H"
"""


def test_what_a_file_leaves_open_is_dealt_as_it_wishes(tarock, tmp_path):
    draft, out = tmp_path / "draft.toml", tmp_path / "deal.toml"
    draft.write_text(DRAFT, encoding="utf-8")
    ended = tarock("deal", "--fill", draft, "--seed", "x", "-o", out)
    assert (ended.code, ended.err) == (0, "")
    hand = tomllib.loads(ended.out)["hands"]["A"].split()
    assert {"T22", "T21"} <= set(hand)
    assert sum(card.startswith("T") for card in hand) >= 8
    assert not any(card.startswith("H") for card in hand)
    assert tarock("deal", "--check", out).code == 0
    assert tarock("deal", "--fill", draft, "--seed", "y").out != ended.out


@pytest.mark.parametrize(
    ("old", "new", "code", "sentence"),
    [
        ("= 8", "= 13", 1, "hand A: at least 13 trumps are wished, 12 are possible"),
        ('"H"', '"T"', 2, '"T" is no suit: there are H, D, S and C'),
        ("wishes.A", "wishes.E", 2, '"E" is no seat'),
        ("least_trumps", "least_tramps", 2, 'unknown key "least_tramps"'),
        ('C = ""', 'C = "HX"', 2, '"HX" is not a card'),
    ],
)
def test_a_wish_that_cannot_be_is_told(tarock, tmp_path, old, new, code, sentence):
    draft = tmp_path / "draft.toml"
    draft.write_text(DRAFT.replace(old, new, 1), encoding="utf-8")
    ended = tarock("deal", "--fill", draft)
    assert (ended.code, ended.out) == (code, "")
    assert sentence in ended.err
