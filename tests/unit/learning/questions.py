"""Questions for judges as the tests ask for them."""

from fractions import Fraction

from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.learning.questions import question_of
from tarock_desktop.learning.situations import situation_of
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.examination import ExaminationTexts
from tarock_desktop.texts.languages import language


def right(question):
    return question.options[question.right]


def met(row):
    situation = situation_of(row)
    assert situation is not None
    return situation


def asked(row, kind, seed="1"):
    question = question_of(incident_rows()[row], row, kind, seed)
    assert question is not None
    return question


def amounts(*whole):
    return tuple(map(Fraction, whole))


def told_of(row, kind, seed="1", code="en"):
    question = asked(row, kind, seed)
    texts = ExaminationTexts(read_catalogue(language(code)), question.ruleset)
    return texts.told(question)
