"""Case files and the vocabularies of all five sheets, as far as tests of the format need them."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.cards.pack import Suit
from tarock_desktop.cases.reading import CaseBook, CaseFileError, read_cases
from tarock_desktop.cases.vocabulary import ContractWord, OptionWord, Vocabulary
from tarock_desktop.documents.toml import read_toml

HEAD = 'case = "X"\nruleset = "spjst"\ntitle = "x"\n'

FLAG = OptionWord(flag=True)
HONOURS = parse_cardset("T1 T21 T22 HK DK SK CK")
TRULL = parse_cardset("T1 T21 T22")


def may_declare(cards: CardSet) -> frozenset[str]:
    """The values of SPJST 5.4 that a hand may declare (written for the tests of the format)."""
    trumps, high = len(cards.of_suit(Suit.TAROCK)), cards & HONOURS
    kings, trull = len(high - TRULL), len(high & TRULL)
    held = {
        "uni": trumps == 0,
        "beeda": trumps in {1, 2},
        "tarocky": trumps in {8, 9},
        "taroky": trumps >= 10,
        "trull": trull == 3,
        "pane": len(high) >= 4,
        "trull-pane": trull == 3 and kings > 0,
        "krale": kings == 4,
        "rosanne-pane": kings == 4 and trull > 0,
        "spjst": len(high) == 7,
    }
    return frozenset(name for name, holds in held.items() if holds)


def rules(prefix: str, last: int) -> frozenset[str]:
    return frozenset(f"{prefix}-P{number:02}" for number in range(1, last + 1))


SPJST = Vocabulary(
    ruleset="spjst",
    players=(4,),
    contracts={"povinost": ContractWord(partners=True), "prever": ContractWord()},
    items=frozenset({"pagat", "valat"}),
    values=may_declare(parse_cardset("T1 T21 T22 HK DK SK CK"))
    | {"uni", "beeda", "tarocky", "taroky"},
    rules=rules("SPJST", 46),
    articles=frozenset(str(number) for number in range(1, 32)),
    options={
        "povinost_rule": OptionWord(words=frozenset({"first_hand", "every_hand"})),
        "loan_unit": OptionWord(amount=True),
        "round_length": OptionWord(number=True, words=frozenset({"open"})),
        "stack_values": FLAG,
    },
    total=Fraction(106),
    thirds=False,
    ladder=4,
    item_ladders={"valat": 0},
    may_declare=may_declare,
    false_declarations=frozenset({"SPJST-P17", "SPJST-P18", "SPJST-P19"}),
)

WESTFEST = Vocabulary(
    ruleset="westfest",
    players=(4,),
    contracts=SPJST.contracts,
    items=SPJST.items,
    values=frozenset({"uni", "bida", "tarocky", "taroky", "trul", "honery"}),
    rules=rules("WF", 40),
    articles=frozenset(),
    options={},
    total=Fraction(106),
    thirds=False,
    ladder=3,
    item_ladders={"pagat": 1, "valat": 0},
)

_NEGATIVE = ("piccolo", "bettler", "piccolo-ouvert", "bettel-ouvert")
KOENIGRUFEN = Vocabulary(
    ruleset="koenigrufen",
    players=(4, 5, 6),
    contracts={
        **{name: ContractWord(partners=True) for name in ("rufer", "solorufer", "besserrufer")},
        **{name: ContractWord() for name in ("sechserdreier", "dreier", "solodreier", *_NEGATIVE)},
        "zwiccolo": ContractWord(),
        "trischaken": ContractWord(alone=True),
    },
    items=frozenset({"pagat", "uhu", "kakadu", "quapil", "koenig-ultimo", "trull", "valat"}),
    values=frozenset(),
    rules=rules("KR", 40),
    articles=frozenset(),
    options={
        "jungfrau": OptionWord(words=frozenset({"from_all_three"})),
        "pagatkassa": OptionWord(
            keys={"stake": OptionWord(amount=True), "cap": OptionWord(amount=True)}
        ),
        "minor_limit": OptionWord(number=True),
    },
    total=Fraction(70),
    thirds=True,
    ladder=3,
    bids=frozenset({"vorhand"}),
)

ZIRI = Vocabulary(
    ruleset="ziri",
    players=(3, 4),
    contracts={
        **{name: ContractWord() for name in ("trojka", "dvojka", "enka", "brez-talona")},
        "klop": ContractWord(alone=True),
    },
    items=frozenset({"trul", "kralji", "pagat", "mondfang", "valat"}),
    values=frozenset(),
    rules=rules("ZIRI", 30),
    articles=frozenset(),
    options={},
    total=Fraction(70),
    thirds=True,
    ladder=4,
    hand_size=16,
    dealt=3,
    bare_knock=True,
)

CZECH = Vocabulary(
    ruleset="czech-gp",
    players=(4,),
    contracts={
        "zakladni": ContractWord(partners=True),
        "preferanc": ContractWord(),
        "varsava": ContractWord(alone=True),
    },
    items=SPJST.items,
    values=frozenset({"barvy", "barvicky", "tarocky", "taroky", "trul", "honery"}),
    rules=rules("CZ", 40),
    articles=frozenset(),
    options={},
    total=Fraction(70),
    thirds=False,
    ladder=4,
    bare_knock=True,
)

ALL_SHEETS = {words.ruleset: words for words in (SPJST, WESTFEST, KOENIGRUFEN, ZIRI, CZECH)}


def book(text: str) -> CaseBook:
    """Return the cases of a file with this text."""
    return read_cases(read_toml(text, "x.toml"), ALL_SHEETS)


def mistakes(text: str) -> list[tuple[int, str]]:
    """Return the mistakes of a file with this text, each with its line."""
    with pytest.raises(CaseFileError) as caught:
        book(text)
    return [(mistake.position.line, mistake.sentence) for mistake in caught.value.mistakes]
