"""The appendix of the Žiri sheet ("Točke pri renonsih"): its figures, and those that follow.

The tables stand here as the sheet prints them; the engine has to come to every figure. What the
sheet does not print follows from its §10: the value by the game and its kontra, and two points
(valat eight) times the game for every announcement, each at its own kontra.
"""

from fractions import Fraction
from itertools import product

import pytest

from tarock_desktop.cases.notation import parse_amount
from tarock_desktop.cases.reading import read_cases
from tarock_desktop.cases.reporting import report_lines
from tarock_desktop.cases.running import work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.documents.toml import read_toml

WORDS = vocabularies()
GAMES = ("trojka", "dvojka", "enka", "brez-talona")
TRUL = '{ item = "trul", by = "A", announced = true }'
PAGAT = '{ item = "pagat", by = "B", announced = true }'
PRINTED = {
    # title: (kontra, announcements, with four at the table, with three)
    "plain": ("", "", "3 4,5 13,5", "2,2/3 4 12"),
    "kontra": ("C", "", "3 9 27", "2,2/3 8 24"),
    "ena napoved": ("", TRUL, "4,5 7,5 18", "4 6,2/3 16"),
    "dve napovedi": ("", f"{TRUL}, {PAGAT}", "6 10,5 22,5", "5,1/3 9,1/3 20"),
}
FIGURES = [
    (title, people, game, figure)
    for title, (_, _, four, three) in PRINTED.items()
    for people, row in ((4, four), (3, three))
    for game, figure in zip(GAMES, row.split(), strict=False)
]
CHAINS = ("", "B", "B A", "B A C", "B A C A")
SAID = {
    # title: (announcements, what they add to the value, in games of one point)
    "nothing": ("", 0),
    "trul": (TRUL, 2),
    "trul under kontra": (TRUL.replace(" }", ', kontra = "B" }'), 4),
    "trul up to mor": (TRUL.replace(" }", ', kontra = "B A C A" }'), 32),
    "pagat of the defenders, re": (PAGAT.replace(" }", ', kontra = "A B" }'), 8),
    "trul of both": (f"{TRUL}, {TRUL.replace('A', 'C', 1)}", 4),
    "trul and valat": (f"{TRUL}, {TRUL.replace('trul', 'valat')}", 10),
}


def outcome(game, people, offender, *, kontra, items, written, pay):
    """Let the engine work a renons out and compare it with both columns."""
    sheet = ", ".join(f'{seat} = "{amount}"' for seat, amount in written.items())
    cash = ", ".join(f'{seat} = "{amount}"' for seat, amount in pay.items())
    chain = f'kontra = "{kontra}"' if kontra else ""
    text = f"""
case = "appendix"
ruleset = "ziri"
title = "renons"
[table]
players = {people}
[hand]
contract = "{game}"
declarer = "A"
{chain}
items = [{items}]
irregularities = [{{ rule = "ZIRI-P12", by = "{offender}" }}]
[expect]
written = {{ {sheet} }}
levelled = {{ {cash} }}
pay = {{ {cash} }}
"""
    (case,) = read_cases(read_toml(text, "appendix"), WORDS).cases
    return work_out(case)


def check(result):
    assert result.is_as_expected, "\n".join(report_lines(result))


def test_the_appendix_has_twenty_four_figures():
    assert len(FIGURES) == 24


@pytest.mark.parametrize(("title", "people", "game", "figure"), FIGURES)
def test_a_figure_of_the_appendix(title, people, game, figure):
    kontra, items, *_ = PRINTED[title]
    amount = parse_amount(figure)
    written = dict.fromkeys("ABCD"[:people], Fraction(0)) | {"A": amount, "B": -amount}
    # The offender pays for everybody who shares the payment.
    pay = {seat: people * points for seat, points in written.items()}
    check(outcome(game, people, "B", kontra=kontra, items=items, written=written, pay=pay))


def value(game, steps, added):
    """Return what a renons is worth by §10: game and kontra, and the announcements."""
    plain = {"trojka": 4, "dvojka": 6, "enka": 18, "brez-talona": 24}[game]
    # Kontra leaves a trojka at four, as the appendix prints it; from re on it doubles.
    base = max(4, 2 * 2**steps) if game == "trojka" else plain * 2**steps
    return base + added * (GAMES.index(game) + 1)


@pytest.mark.parametrize(("game", "said"), list(product(GAMES, SAID)))
def test_what_the_appendix_does_not_print(game, said):
    items, added = SAID[said]
    for steps, people in product(range(5), (3, 4)):
        worth = value(game, steps, added)
        seats = "ABCD"[:people]
        share = Fraction(worth * (people - 1), people)
        written = dict.fromkeys(seats, Fraction(0)) | {"A": share, "C": -share}
        pay = {seat: people * points for seat, points in written.items()}
        facts = {"kontra": CHAINS[steps], "items": items}
        check(outcome(game, people, "C", **facts, written=written, pay=pay))
        # The declarer's own renons goes to his column alone.
        alone = dict.fromkeys(seats, Fraction(0)) | {"A": Fraction(-worth)}
        to_each = dict.fromkeys(seats, worth) | {"A": -worth * (people - 1)}
        check(outcome(game, people, "A", **facts, written=alone, pay=to_each))
