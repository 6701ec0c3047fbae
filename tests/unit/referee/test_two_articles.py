"""A ruling cites the article of the duty and, where it is another one, that of what follows."""

import msgspec
import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef, SuitRef
from tarock_desktop.rules.hand.violations import Outcome
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.codec import new_decoder, new_encoder
from tarock_desktop.table.rulings import Citation, Remedy, Ruling, Severity
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.ruling_texts import BETWEEN_ARTICLES
from tarock_desktop.variants.facts_of_rows import row_fact
from tarock_desktop.variants.schema import Afterwards, DutyArticle, Irregularity
from tests.kit.play import variant_with
from tests.unit.texts.speech import CODES, words

RENONCE = Outcome(settlement="renonce")
RULE = "play.follow-suit"


def row(consequence=None, late=None):
    return Irregularity(
        id="KR-P01",
        rules=("play.follow-suit",),
        article="Grundlagen",
        consequence_article=consequence,
        severity=Severity.CORRECTABLE,
        remedy=Remedy.TAKE_BACK,
        afterwards=Afterwards(remedy=Remedy.END_HAND, article=late, outcome=RENONCE),
    )


def ruling(citation):
    card = parse_card("HK")
    return Ruling(
        rule="play.follow-suit",
        row="KR-P01",
        citation=citation,
        severity=Severity.CORRECTABLE,
        remedy=Remedy.TAKE_BACK,
        seat=Seat(0),
        action=PlayCard(Seat(0), card),
        explanation=message(
            "play.follow-suit", SeatRef(Seat(0)), SuitRef(card.suit), CardRef(card)
        ),
    )


@pytest.mark.parametrize(
    ("consequence", "late", "in_time", "afterwards"),
    [
        (None, None, None, None),
        ("Allgemeines", None, "Allgemeines", "Allgemeines"),
        (None, "Renonce", None, "Renonce"),
        ("Allgemeines", "Renonce", "Allgemeines", "Renonce"),
        ("Allgemeines", "Grundlagen", "Allgemeines", None),
    ],
)
def test_citation_names_the_article_of_what_was_applied(consequence, late, in_time, afterwards):
    sheet, law = variant_with("koenigrufen").sheet, row(consequence, late)
    assert sheet.citation(law, Remedy.TAKE_BACK, RULE) == Citation(
        "koenigrufen", "Grundlagen", consequence=in_time
    )
    assert sheet.citation(law, Remedy.END_HAND, RULE).consequence == afterwards


def test_duty_may_stand_elsewhere_for_a_rule_or_a_kind_of_game():
    elsewhere = (
        DutyArticle(article="Zusätze", rule="announce.taken"),
        DutyArticle(article="Farbspiele", games=("farbensolo",)),
    )
    law = msgspec.structs.replace(row(), duty_articles=elsewhere)
    assert law.duty_article("announce.taken", "farbensolo") == "Zusätze"
    assert law.duty_article("announce.no-such", "farbensolo") == "Farbspiele"
    assert law.duty_article("announce.no-such", "piccolo") == "Grundlagen"
    assert law.articles == ("Grundlagen", "Zusätze", "Farbspiele")
    assert law.articles_on("announce.no-such") == ("Grundlagen", "Farbspiele")
    assert row_fact(law, "announce.taken").articles == ("Zusätze", "Grundlagen")


def test_articles_of_a_row_are_named_once():
    assert row("Allgemeines", "Renonce").articles == ("Grundlagen", "Allgemeines", "Renonce")
    assert row("Renonce", "Renonce").articles == ("Grundlagen", "Renonce")
    assert row().articles == ("Grundlagen",)


def test_rows_of_two_sheets_are_equal_whatever_their_articles():
    assert row_fact(row("Allgemeines", "Renonce")) == row_fact(row())


@pytest.mark.parametrize("code", CODES)
def test_both_articles_are_cited_in_one_line_and_told_on_demand(code):
    said, duty, other = words(code, "koenigrufen"), "Grundlagen", "Renonce"
    told = said.ruling(ruling(Citation("koenigrufen", duty, consequence=other)))
    headings = (said.article(duty).heading, said.article(other).heading)
    assert told.cited == BETWEEN_ARTICLES.join(headings)
    gists = [said.article(duty).gist, said.article(other).gist]
    assert [text for text in told.more if text in gists] == gists


def test_one_article_is_cited_once():
    told = words("en", "koenigrufen").ruling(ruling(Citation("koenigrufen", "Grundlagen")))
    assert told.cited == "Grundlagen (basics)"
    assert len(told.more) == 1


def test_ruling_of_an_older_journal_has_one_article():
    one = ruling(Citation("koenigrufen", "Grundlagen", "A40"))
    stored = new_encoder().encode(one).replace(b',"consequence":null', b"")
    assert b"consequence" not in stored
    assert new_decoder(Ruling).decode(stored) == one
