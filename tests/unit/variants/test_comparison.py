"""What two rule sheets say differently."""

import re
from copy import deepcopy
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tarock_desktop.documents.conversion import convert
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.codec import decode_value
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.variants.comparison import compare
from tarock_desktop.variants.fact import Chips, Choice, Faces, Section, Times
from tarock_desktop.variants.loader import load_sheet, option_default, sheet_document, sheet_form
from tarock_desktop.variants.sheet_facts import facts

NO_RULE = {"id", "article", "consequence_article", "reading", "colour", "family", "not_offered"}
"""What names or orders things and is no difference in play."""
NUMBER = re.compile(r"\d+([./]\d+)?")
"""An exact number as a sheet writes it: 3, 0.50, 107/3."""
WHOLE = ("format", "ruleset", "articles", "reading", "option", "preset", "cited", "unsaid")


def differences():
    found = compare(load_sheet("spjst", {}), load_sheet("westfest", {}))
    return {line.match: line for line in found}


def said(match):
    line = differences()[match]
    return (line.left and line.left.value, line.right and line.right.value)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_sheet_does_not_differ_from_itself(ruleset):
    assert compare(load_sheet(ruleset, {}), load_sheet(ruleset, {})) == ()


@pytest.mark.parametrize(
    ("match", "left", "right"),
    [
        ("pack.red", Faces(tuple("KQNJ4321")), Faces(tuple("KQNJ1432"))),
        ("cut.least", 6, 1),
        ("shuffle.least", 7, 1),
        (
            "draws.loss_factors",
            tuple(Times(Fraction(n)) for n in (1, 2, 3)),
            tuple(Times(Fraction(n)) for n in (1, 2, 4)),
        ),
        ("throw_in.amount", None, Chips(Fraction(2))),
        ("discard.forbids_trull", Choice("discard.forbids_trull=false"), False),
        ("item.steps/pagat-last", 4, 1),
        ("call.time", Choice("call.time=after-pickup"), Choice("call.time=after-discards")),
    ],
)
def test_what_differs_is_found_with_both_sides(match, left, right):
    assert said(match) == (left, right)


def test_what_is_the_same_is_left_out():
    assert not {"deal.hand", "bank.start", "score.par", "item.silent/all-tricks"} & set(
        differences()
    )


def test_values_meet_by_what_the_hand_must_hold():
    line = differences()["value/1-2 0-4 0-3 0-7"]
    assert (line.left.subject.name.name, line.right.subject.name.name) == ("beeda", "bida")


def test_a_revoke_is_remedied_differently():
    left, right = said("rule.play.follow-suit")
    assert [row.remedy for row in left] == [Remedy.TAKE_BACK, Remedy.PLAY_ON]
    assert [fine.amount for row in left for fine in row.outcome.fines] == [2]
    assert [fine.amount for row in right for fine in row.outcome.fines] == [5]


def test_rows_that_provide_the_same_do_not_differ():
    assert "rule.play.exposed" in differences()  # exposed here, taken back there
    assert "rule.challenge.side" not in differences()  # another row, the same provision


def test_a_row_without_rules_stands_alone():
    sheet = load_sheet("spjst", {})
    first, *others = sheet.irregularity
    bare = msgspec.structs.replace(first, rules=())
    changed = msgspec.structs.replace(sheet, irregularity=(bare, *others))
    alone = [line for line in compare(sheet, changed) if line.left is None]
    assert [line.match for line in alone] == [f"row/spjst/{first.id}"]


def test_the_other_way_round_is_the_mirror_image():
    forth = compare(load_sheet("spjst", {}), load_sheet("westfest", {}))
    back = compare(load_sheet("westfest", {}), load_sheet("spjst", {}))
    assert {(line.left, line.right) for line in forth} == {
        (line.right, line.left) for line in back
    }


def test_sections_come_in_their_order():
    order = list(Section)
    for lines in (differences().values(), *(facts(load_sheet(name, {})) for name in FAMILY_OF)):
        places = [order.index(line.section) for line in lines]
        assert places == sorted(places)


def test_a_setting_is_cited_where_its_option_is():
    lines = differences()
    assert lines["score.tie"].right.article == "Ties"
    assert lines["score.silent_valat_voids_pagat"].right.article == "Pagat"


def choices():
    for ruleset in sorted(FAMILY_OF):
        document = sheet_document(ruleset)
        for option in load_sheet(ruleset, {}).option:
            default = option_default(document, option)
            for choice in option.choices or (option.least, option.most):
                if choice != default:
                    yield ruleset, option.id, choice


@pytest.mark.parametrize(("ruleset", "option", "choice"), list(choices()))
def test_every_choice_of_a_table_option_is_a_difference(ruleset, option, choice):
    assert compare(load_sheet(ruleset, {}), load_sheet(ruleset, {option: choice}))


def leaves(value, path=()):
    """Yield the path of every number and every yes or no that is a rule, with another value."""
    match value:
        case dict() if value.get("offered") is False:
            # What the table does not play with can only begin to be played with.
            yield (*path, "offered"), True
        case dict():
            for key, child in value.items():
                if key not in NO_RULE and (path or key not in WHOLE):
                    yield from leaves(child, (*path, key))
        case list():
            for index, child in enumerate(value):
                yield from leaves(child, (*path, index))
        case bool():
            yield path, not value
        case int():
            yield path, value + 1
        case str() if NUMBER.fullmatch(value) and path[-2:-1] not in [("red",), ("black",)]:
            yield path, str(Fraction(value) + 1)


def numbers():
    return [
        pytest.param(ruleset, path, other, id=f"{ruleset} {'.'.join(map(str, path))}")
        for ruleset in FAMILY_OF
        for path, other in leaves(sheet_document(ruleset).data)
    ]


@pytest.mark.parametrize(("ruleset", "path", "other"), numbers())
def test_every_number_of_a_sheet_is_compared(ruleset, path, other):
    document = sheet_document(ruleset)
    data = deepcopy(dict(document.data))
    *way, last = path
    table: Any = data
    for key in way:
        table = table[key]
    table[last] = other
    changed = convert(replace(document, data=data), sheet_form(document.data), decode_value)
    assert compare(load_sheet(ruleset, {}), changed)


@pytest.mark.parametrize(
    ("ruleset", "match", "article"),
    [
        ("spjst", "deal.knock", "5"),
        ("spjst", "cut.cutter", "4"),
        ("spjst", "talon.discards_between", "9"),
        ("spjst", "score.tie", "13"),
        ("spjst", "score.silent_valat_voids_pagat", "16"),
        ("spjst", "item.must_hold/pagat-last", "19"),
        ("westfest", "deal.knock", "par. 3"),
        ("westfest", "talon.discards_between", "par. 8"),
        ("koenigrufen", "contract.value/bettler", "Speisen"),
        ("koenigrufen", "contract.talon/rufer", "Übrige Positivspiele"),
        ("koenigrufen", "item.counts/sack-1", "Farbspiele/Zusätze"),
        ("koenigrufen", "item.plain/valat", "Solospiele"),
        ("koenigrufen", "option/challenge.void", "Allgemeines/Kontrieren"),
        ("westfest", "score.failed_valat_keeps_pagat", "Pagat"),
        ("ziri", "contract.wins/dvojka", "6"),
        ("ziri", "contract.renons/enka", "10/value"),
        ("ziri", "contract.sold/trojka", "11/sale"),
        ("ziri", "each.renons", "10/klop"),
        ("ziri", "round.first_dealer", None),
        ("czech-gp", "each_follow.must_beat", "Renonc je zejména"),
        ("czech-gp", "item.steps/pagat-last", "Základní povinnost"),
        ("czech-gp", "points.deduction", None),
    ],
)
def test_a_fact_is_cited_where_the_sheet_says_it(ruleset, match, article):
    assert {fact.match: fact.article for fact in facts(load_sheet(ruleset, {}))}[match] == article


def test_the_czech_partner_is_called_before_the_talon_is_taken_up():
    told = {fact.match: fact.value for fact in facts(load_sheet("czech-gp", {}))}
    assert told["call.time"] == Choice("call.time=before-drawing")


def test_what_cannot_be_challenged_is_multiplied_by_no_challenge():
    told = {fact.match for fact in facts(load_sheet("spjst", {}))}
    assert "item.doubling/pagat-last" in told
    assert "item.doubling/all-tricks" not in told


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_what_is_cited_elsewhere_is_a_fact_of_the_sheet(ruleset):
    sheet = load_sheet(ruleset, {})
    told = facts(sheet)
    keys = {key for fact in told for key in (fact.subject.key, fact.match)}
    assert {key for cited in sheet.cited for key in cited.facts} <= keys
    assert set(sheet.unsaid) <= keys
    assert {fact.article for fact in told if fact.subject.key in sheet.unsaid} <= {None}


@pytest.mark.parametrize(
    ("ruleset", "match"),
    [
        ("spjst", "penalties.go_on_vote"),  # an exposed card goes back, without a vote (31)
        ("westfest", "penalties.false_valat"),  # the sheet knows no false declaration
        ("spjst", "rule.discard.forbidden"),  # Trull cards may be discarded (A13)
        ("koenigrufen", "round.sheet_total"),  # no sum is named
    ],
)
def test_what_a_sheet_does_not_say_is_no_fact_of_it(ruleset, match):
    assert match not in {fact.match for fact in facts(load_sheet(ruleset, {}))}


def test_each_multiplier_is_cited_where_it_stands():
    told = {fact.match: fact.article for fact in facts(load_sheet("westfest", {}))}
    assert told["contract.multiplier/povinost"] == "Counting"
    assert told["contract.multiplier/prever"] == "Prever Score"
    assert told["announcing.all_tricks_by_defenders"] == "Valat"
