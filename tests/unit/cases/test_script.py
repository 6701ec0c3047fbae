"""The words of a script: every act, answer and check of the format."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.cards.pack import Suit
from tarock_desktop.cases import acts
from tarock_desktop.cases.acts import Saying
from tarock_desktop.cases.grammar import Grammar
from tarock_desktop.cases.notation import Cards, parse_card, parse_cards
from tarock_desktop.cases.script import (
    Answer,
    AnswerWord,
    Check,
    Deed,
    Legal,
    parse_line,
    parse_script,
)
from tarock_desktop.documents.conversion import MisfitError
from tests.unit.cases.words import ALL_SHEETS

SPJST = Grammar(ALL_SHEETS["spjst"], "ABCD")
KOENIGRUFEN = Grammar(ALL_SHEETS["koenigrufen"], "ABCD")


def act(text, grammar=SPJST, who="A"):
    return grammar.act(text, who)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("shuffle 7", acts.Shuffle(7)),
        ("cut 20", acts.Cut(20)),
        ("knock 12", acts.Knock("12")),
        ("knock choice", acts.Knock("choice")),
        ("knock II", acts.Knock("II")),
        ("packet 2", acts.TakePacket(2)),
        ("misdeal B 13, D 11", acts.Misdeal((("B", 13), ("D", 11)))),
        ("misdeal talon 5", acts.Misdeal(((None, 5),))),
        ("misdeal style", acts.Say(Saying.MISDEAL_STYLE)),
        ("bid povinost", acts.Bid("povinost")),
        ("hold", acts.Say(Saying.HOLD)),
        ("pass", acts.Say(Saying.PASS)),
        ("call T19", acts.Call(parse_card("T19"))),
        ("call fourth", acts.Say(Saying.CALL_FOURTH)),
        ("call nothing", acts.Say(Saying.CALL_NOTHING)),
        ("take 1-4", acts.TakeTalon(1, 4)),
        ("take 5", acts.TakeTalon(5, 5)),
        ("take 4-6 hidden", acts.TakeTalon(4, 6, hidden=True)),
        ("pass talon", acts.Say(Saying.PASS_TALON)),
        ("accept", acts.Say(Saying.ACCEPT)),
        ("refuse", acts.Say(Saying.REFUSE)),
        ("add talon", acts.Say(Saying.ADD_TALON)),
        ("talon first-six", acts.Say(Saying.TALON_FIRST_SIX)),
        ("talon last-trick", acts.Say(Saying.TALON_LAST_TRICK)),
        ("drag", acts.Say(Saying.DRAG)),
        ("throw in", acts.Say(Saying.THROW_IN)),
        ("sell", acts.Say(Saying.SELL)),
        ("discard S7 T2 show T2", acts.Discard(parse_cards("S7 T2"), parse_cards("T2"))),
        ("discard nothing", acts.Discard(Cards(), Cards())),
        ("declare tarocky trull", acts.Declare(("tarocky", "trull"))),
        ("declare nothing", acts.Declare(())),
        ("announce pagat", acts.Announce("pagat")),
        ("ready", acts.Say(Saying.READY)),
        ("good", acts.Say(Saying.GOOD)),
        ("kontra game", acts.Challenge(1, "game")),
        ("re pagat", acts.Challenge(2, "pagat")),
        ("sub game", acts.Challenge(3, "game")),
        ("mor game", acts.Challenge(4, "game")),
        ("kontra pagat of B", acts.Challenge(1, "pagat", "B")),
        ("HK", acts.Play(parse_cards("HK"))),
        ("HK H4 H3 H2", acts.Play(parse_cards("HK H4 H3 H2"))),
        ("can I go", acts.Say(Saying.CAN_I_GO)),
        ("go", acts.Say(Saying.GO)),
        ("claim B SPJST-P16", acts.Claim("B", "SPJST-P16")),
        ("demand hearts", acts.DemandLead(Suit.HEARTS)),
        ("demand tarocks", acts.DemandLead(Suit.TAROCK)),
        ("vote go-on", acts.Say(Saying.VOTE_GO_ON)),
        ("vote redeal", acts.Say(Saying.VOTE_REDEAL)),
        ("choose result", acts.Say(Saying.CHOOSE_RESULT)),
        ("choose penalty", acts.Say(Saying.CHOOSE_PENALTY)),
        ("lay open", acts.Say(Saying.LAY_OPEN)),
        ("stake", acts.Say(Saying.STAKE)),
        ("correct declare nothing", acts.Correct(acts.Declare(()))),
        ("correct misdeal", acts.Correct(acts.Say(Saying.MISDEAL))),
        ("expose H4", acts.Expose(parse_card("H4"))),
        ("drop", acts.Drop()),
        ("drop H4", acts.Drop(parse_card("H4"))),
        ("throw H4 H3", acts.Throw(parse_cards("H4 H3"))),
        ("throw H4 H3 covered", acts.Throw(parse_cards("H4 H3"), covered=True)),
        ("pull H4", acts.Pull(parse_card("H4"))),
        ("swap", acts.Say(Saying.SWAP)),
        ("take back", acts.Say(Saying.TAKE_BACK)),
        ("look bottom", acts.Say(Saying.LOOK_BOTTOM)),
        ("look cards", acts.Say(Saying.LOOK_CARDS)),
        ("look talon", acts.Say(Saying.LOOK_TALON)),
        ("look discards", acts.Say(Saying.LOOK_DISCARDS)),
        ("look trick 3", acts.LookTrick(3)),
        ("show hand", acts.Say(Saying.SHOW_HAND)),
        ("talk", acts.Say(Saying.TALK)),
        ("merge", acts.Say(Saying.MERGE)),
        ("other leaves the table", acts.Other("leaves the table")),
    ],
)
def test_every_act_of_the_format(text, expected):
    assert act(text) == expected


def test_acts_of_other_sheets():
    assert act("bid vorhand", KOENIGRUFEN) == acts.Bid("vorhand")
    assert act("bid zwiccolo bei", KOENIGRUFEN) == acts.Bid("zwiccolo", joined=True)
    assert act("kontra piccolo of A", KOENIGRUFEN) == acts.Challenge(1, "piccolo", "A")


def test_the_judge_and_the_table():
    assert act("rule A -2, B 2", who="judge") == acts.JudgeRuling(
        {"A": Fraction(-2), "B": Fraction(2)}
    )
    rest = act("rest 41+2", KOENIGRUFEN, "table")
    assert rest.points.side == Fraction(125, 3)
    assert act("rest won", who="table") == acts.Rest(None)
    by_seat = act("rest A 30+0, B 20+0, C 12+0, D 8+0", KOENIGRUFEN, "table").points.by_seat
    assert by_seat == {"A": 30, "B": 20, "C": 12, "D": 8}
    assert act("close round", who="table") == acts.Say(Saying.CLOSE_ROUND)
    assert act("good", who="table") == acts.Say(Saying.GOOD)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid prefer", 'unknown contract "prefer"; did you mean "prever"?'),
        ("bid prever loudly", 'only "bei" may stand behind a bid, not "loudly"'),
        ("annuonce pagat", 'unknown act "annuonce"; did you mean "announce"?'),
        ("announce pagta", 'unknown item "pagta"; did you mean "pagat"?'),
        ("H5", 'unknown card "H5"; there are HK HQ HN HJ H1 H2 H3 H4'),
        ("HK T23", 'unknown card "T23"; there are T1 to T22'),
        ("call X1", 'unknown card "X1"'),
        ("cut", '"cut" needs something behind it'),
        ("cut 0", '"0" is not a whole number from 1 to 999'),
        ("take four", 'talon cards are taken by places, as in "take 1-4", not "four"'),
        ("take 4-1", '"4-1" counts backwards'),
        ("discard S7 show T2", "T2 is shown but not discarded"),
        ("claim B SPJST-16", 'unknown rule "SPJST-16"; did you mean "SPJST-P16"?'),
        ("claim E SPJST-P16", "E is not at the table: there are A B C D"),
        ("kontra gaem", 'unknown item "gaem"; did you mean "game"?'),
        ("throw H4", "at least two cards are thrown at once"),
        ("demand heart", 'unknown suit "heart"; did you mean "hearts"?'),
        ("look ceiling", 'unknown thing to look at "ceiling"'),
        ("look talon now", 'nothing stands behind "look talon"'),
        ("correct correct pass", '"correct pass" cannot be corrected'),
        ("misdeal B", 'a misdeal is written as in "misdeal B 13", not "B"'),
        ("vote goon", 'unknown act ending "goon"; did you mean "go-on"?'),
        ("knock 3 4", 'one way of dealing is chosen, not "3 4"'),
        ("rest 59", '"rest" is an act of the table'),
        ("close round", '"close" is an act of the table'),
        ("can I going", 'unknown act ending "I going"; did you mean "I go"?'),
        ("", "the act is missing"),
    ],
)
def test_a_wrong_act_is_explained(text, sentence):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - compared below
        act(text)
    assert str(caught.value) == sentence


def test_the_judge_does_nothing_but_rule():
    with pytest.raises(ValueError, match="the judge only rules"):
        act("pass", who="judge")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B: pass", Deed("B", acts.Say(Saying.PASS), Answer())),
        ("B: pass -> accepted", Deed("B", acts.Say(Saying.PASS), Answer())),
        ("B: pass -> refused", Deed("B", acts.Say(Saying.PASS), Answer(AnswerWord.REFUSED))),
        (
            "B: pass -> refused SPJST-P35",
            Deed("B", acts.Say(Saying.PASS), Answer(AnswerWord.REFUSED, "SPJST-P35")),
        ),
        (
            "B: HK -> warned SPJST-P16",
            Deed("B", acts.Play(parse_cards("HK")), Answer(AnswerWord.WARNED, "SPJST-P16")),
        ),
        ("B: HK anyway", Deed("B", acts.Play(parse_cards("HK")), Answer(), anyway=True)),
        (
            "C: claim B SPJST-P16 -> ruling SPJST-P16",
            Deed("C", acts.Claim("B", "SPJST-P16"), Answer(AnswerWord.RULING, "SPJST-P16")),
        ),
        ("table: shuffle 7", Deed("table", acts.Shuffle(7), Answer())),
        ("? turn B", Check("turn", "B")),
        ("? legal HK H2", Check("legal", Legal((parse_cards("HK H2"),)))),
        ("? legal", Check("legal", Legal((Cards(),)))),
        (
            "? legal pass, bid prever",
            Check("legal", Legal(((acts.Say(Saying.PASS), acts.Bid("prever")),))),
        ),
        ("? legal pass", Check("legal", Legal(((acts.Say(Saying.PASS),),)))),
        ("? calls T18 T19", Check("calls", "T18 T19")),
        ("? contract prever by C", Check("contract", "prever", "C")),
        ("? contract povinost", Check("contract", "povinost")),
        ("? winner B", Check("winner", "B")),
        ("? hand B: T5 HK", Check("hand", str(parse_cardset("T5 HK")), "B")),
        ("? count A 16", Check("count", "16", "A")),
        (
            "? pay A 3, B -3, C 3, D -3",
            Check("pay", "A 3, B -3, C 3, D -3"),
        ),
        ("? rulings SPJST-P16", Check("rulings", "SPJST-P16")),
        ("? rulings", Check("rulings", "none")),
    ],
)
def test_every_line_of_the_format(text, expected):
    assert parse_line(text, SPJST) == expected


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("B pass", 'a line is written as in "A: pass" or "? turn A", not "B pass"'),
        ("E: pass", "E is not at the table: there are A B C D"),
        ("bank: pass", '"bank" is not a seat; seats are single letters from A to F'),
        ("B: pass -> refusd", 'unknown answer "refusd"; did you mean "refused"?'),
        ("B: pass -> accepted SPJST-P35", '"accepted" has no rule behind it'),
        ("B: pass -> warned", '"warned" needs the rule behind it'),
        ("? trun B", 'unknown check "trun"; did you mean "turn"?'),
        ("? turn", '"? turn" needs a seat'),
        ("? pay A 3, B -3", "the amounts leave out C D"),
        ("? pay A 3, A -3", "A is named twice"),
        ("? pay A", 'a seat and a number are written as in "A 3", not "A"'),
        ("? contract prefer", 'unknown contract "prefer"; did you mean "prever"?'),
    ],
)
def test_a_wrong_line_is_explained(text, sentence):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - compared below
        parse_line(text, SPJST)
    assert str(caught.value) == sentence


def test_a_script_keeps_its_line_numbers_and_drops_comments():
    script = parse_script("# start\nA: bid povinost   # he must\n\n? turn B\n", SPJST)
    assert [(line.number, line.text) for line in script] == [
        (2, "A: bid povinost"),
        (4, "? turn B"),
    ]


def test_every_wrong_line_of_a_script_is_told():
    with pytest.raises(MisfitError) as caught:
        parse_script("A: foo\nA: pass\n? bar", SPJST)
    assert [line for line, _ in caught.value.faults] == [1, 3]
