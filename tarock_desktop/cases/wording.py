"""Every name and seat in a case must be one of the sheet and of the table."""

from __future__ import annotations

from typing import Final

from tarock_desktop.cases.mistakes import Mistakes
from tarock_desktop.cases.notation import Kontra
from tarock_desktop.cases.schema import (
    CaseFacts,
    Expectation,
    Facts,
    HandFacts,
    IrregularityFact,
    ItemFact,
    JoinedFact,
    OptionValue,
    TableFacts,
)
from tarock_desktop.cases.vocabulary import REMEDIES, OptionWord
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.positions import KeyPath

MODES: Final = ("guard", "warn", "tournament")
KINGS: Final = ("dragged", "taken", "left", "talon")
TIMES: Final = (
    "at-once",
    "before-declarations",
    "before-first-card",
    "before-covered",
    "before-trick-turned",
    "during-play",
    "hand-end",
    "before-settlement",
)
CHOICES: Final = ("result", "penalty")
ACTS_DUE: Final = ("deal", "bid", "take", "call", "discard", "declare", "announce", "play")
OTHER_LINES: Final = ("game", "values", "rounding", "cap")


def check_words(case: CaseFacts, mistakes: Mistakes) -> None:
    """Note every name and seat of a case that is not known."""
    mistakes.words = mistakes.words.with_options(case.table.options)
    for index, article in enumerate(case.articles):
        mistakes.article(("articles", index), article)
    _table(("table",), case.table, mistakes)
    for index, hand in enumerate(case.before):
        _hand(("before", index), hand, mistakes)
    _hand(("hand",), case.hand, mistakes)
    _expectation(case.expect, mistakes)


def _table(path: KeyPath, table: TableFacts, mistakes: Mistakes) -> None:
    words = mistakes.words
    if table.players is not None and table.players not in words.players:
        usual = " or ".join(str(number) for number in sorted(words.players))
        mistakes.add((*path, "players"), f"{words.ruleset} is played by {usual}")
    mistakes.seat((*path, "dealer"), table.dealer)
    mistakes.name((*path, "mode"), "mode", table.mode, MODES)
    mistakes.at_least((*path, "double_left"), table.double_left, 0)
    mistakes.each_seat((*path, "skip"), table.skip)
    for key, amounts in (
        ("chips", table.chips),
        ("loans", table.loans),
        ("scores", table.scores),
        ("kassa", table.kassa),
    ):
        mistakes.every_seat((*path, key), amounts)
    _card((*path,), table, mistakes)
    for name, value in table.options.items():
        place = (*path, "options", name)
        word = words.options.get(name)
        if word is None:
            mistakes.name(place, "option", name, words.options)
        else:
            _option(place, word, value, mistakes)


def _card(path: KeyPath, table: TableFacts, mistakes: Mistakes) -> None:
    """Check what is told of the card of the round."""
    for key, told in (("start_numbers", table.start_numbers), ("signed", table.signed)):
        if told is not None and not mistakes.words.signed:
            ruleset = mistakes.words.ruleset
            mistakes.add((*path, key), f"{ruleset} has no card of the round that is signed")
    mistakes.every_seat((*path, "start_numbers"), table.start_numbers)
    mistakes.each_seat((*path, "signed"), table.signed)
    seen: dict[int, str] = {}
    for seat, number in (table.start_numbers or {}).items():
        place = (*path, "start_numbers", seat)
        mistakes.at_least(place, number, 1)
        if number in seen:
            mistakes.add(place, f"{seen[number]} and {seat} have the same start number")
        seen[number] = seat


def _option(path: KeyPath, word: OptionWord, value: OptionValue, mistakes: Mistakes) -> None:
    name = path[-1]
    match value:
        case bool():
            if not word.flag:
                mistakes.add(path, f'the option "{name}" is not true or false')
        case int():
            if not word.number:
                mistakes.add(path, f'the option "{name}" is no number')
        case str():
            if not word.amount and value not in word.words:
                sentence = unknown(f'value of the option "{name}"', value, sorted(word.words))
                mistakes.add(path, sentence)
        case dict():
            for key, inner in value.items():
                if key in word.keys:
                    _option((*path, key), word.keys[key], inner, mistakes)
                else:
                    kind = f'key of the option "{name}"'
                    mistakes.name((*path, key), kind, key, word.keys)


def _hand(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    _game(path, hand, mistakes)
    _result(path, hand, mistakes)
    _position(path, hand, mistakes)


def _game(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    words = mistakes.words
    mistakes.name((*path, "contract"), "contract", hand.contract, words.contracts)
    mistakes.seat((*path, "declarer"), hand.declarer)
    if hand.partner != "none":
        mistakes.seat((*path, "partner"), hand.partner)
    if hand.called is not None and len(hand.called) != 1:
        mistakes.add((*path, "called"), "exactly one card is called")
    if hand.draw is not None and hand.draw not in {1, 2, 3}:
        mistakes.add((*path, "draw"), "draw is 1, 2 or 3")
    mistakes.name((*path, "king"), "fate of the king", hand.king, KINGS)
    for index, bird in enumerate(hand.birds):
        mistakes.name((*path, "birds", index), "item", bird, words.items)
    for index, joined in enumerate(hand.bei):
        _joined((*path, "bei", index), joined, mistakes)
    mistakes.seat((*path, "forehand"), hand.forehand)


def _joined(path: KeyPath, joined: JoinedFact, mistakes: Mistakes) -> None:
    mistakes.name((*path, "contract"), "contract", joined.contract, mistakes.words.contracts)
    mistakes.seat((*path, "declarer"), joined.declarer)
    _kontra((*path, "kontra"), joined.kontra, "game", mistakes)


def _kontra(path: KeyPath, kontra: Kontra | None, target: str, mistakes: Mistakes) -> None:
    steps = mistakes.words.steps_on(target)
    for chain in kontra or ():
        mistakes.each_seat(path, chain)
        if len(chain) > steps:
            what = "the game" if target == "game" else f'"{target}"'
            mistakes.add(
                path, f"{len(chain)} steps of Kontra on {what}: the sheet has {steps or 'none'}"
            )


def _result(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    if hand.points is not None:
        mistakes.keys((*path, "points"), hand.points.by_seat)
    mistakes.keys((*path, "piles"), hand.piles)
    mistakes.each_seat((*path, "trickless"), hand.trickless)
    _kontra((*path, "kontra"), hand.kontra, "game", mistakes)
    for index, item in enumerate(hand.items):
        _item((*path, "items", index), item, mistakes)
    _values((*path, "declared"), hand.declared, mistakes)
    for index, irregularity in enumerate(hand.irregularities):
        _irregularity((*path, "irregularities", index), irregularity, mistakes)


def _item(path: KeyPath, item: ItemFact, mistakes: Mistakes) -> None:
    mistakes.name((*path, "item"), "item", item.item, mistakes.words.items)
    mistakes.seat((*path, "by"), item.by)
    _kontra((*path, "kontra"), item.kontra, item.item, mistakes)


def _values(path: KeyPath, values: dict[str, str] | None, mistakes: Mistakes) -> None:
    mistakes.keys(path, values)
    for seat, names in (values or {}).items():
        for name in names.split():
            mistakes.name((*path, seat), "value", name, mistakes.words.values)


def _irregularity(path: KeyPath, fact: IrregularityFact, mistakes: Mistakes) -> None:
    mistakes.name((*path, "rule"), "rule", fact.rule, mistakes.words.rules)
    mistakes.each_seat((*path, "by"), fact.by)
    if not fact.by:
        mistakes.add((*path, "by"), "an irregularity has at least one offender")
    mistakes.seat((*path, "holder"), fact.holder)
    mistakes.name((*path, "found"), "time", fact.found, TIMES)
    mistakes.name((*path, "choice"), "choice", fact.choice, CHOICES)


def _position(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    for key, table in (
        ("hands", hand.hands),
        ("drawn", hand.drawn),
        ("discards", hand.discards),
        ("exposed", hand.exposed),
    ):
        mistakes.keys((*path, key), table)
    mistakes.seat((*path, "leader"), hand.leader)
    if hand.trick is not None:
        mistakes.seat((*path, "trick"), hand.trick.leader)
    mistakes.at_least((*path, "number"), hand.number, 1)
    mistakes.name((*path, "at"), "act", hand.at, ACTS_DUE)


def _expectation(expect: Expectation, mistakes: Mistakes) -> None:
    words = mistakes.words
    at: KeyPath = ("expect",)
    for key, amounts in (
        ("pay", expect.pay),
        ("written", expect.written),
        ("levelled", expect.levelled),
    ):
        mistakes.every_seat((*at, key), amounts)
    known = {*OTHER_LINES, *words.items, *words.rules}
    for part, amounts in (expect.lines or {}).items():
        mistakes.name((*at, "lines", part), "line", part, known)
        mistakes.every_seat((*at, "lines", part), amounts)
    for index, ruling in enumerate(expect.rulings or ()):
        place = (*at, "rulings", index)
        mistakes.name((*place, "rule"), "rule", ruling.rule, words.rules)
        mistakes.each_seat((*place, "by"), ruling.by)
        mistakes.name((*place, "remedy"), "remedy", ruling.remedy, REMEDIES)
        mistakes.article((*place, "article"), ruling.article)
        mistakes.article((*place, "consequence_article"), ruling.consequence_article)
        mistakes.every_seat((*place, "pay"), ruling.pay)
    if expect.table is not None:
        _table((*at, "table"), expect.table, mistakes)
    if expect.hand is not None:
        _hand((*at, "hand"), expect.hand, mistakes)
    _values((*at, "values"), expect.values, mistakes)
    mistakes.seat((*at, "winner"), expect.winner)
    mistakes.keys((*at, "count"), expect.count)
    mistakes.seat((*at, "turn"), expect.turn)


def says_nothing(facts: Facts) -> bool:
    """Return whether a table of a case names no key at all."""
    return facts == type(facts)()
