"""What whole hands, legal and illegal, sound like."""

from fractions import Fraction
from typing import get_args

import msgspec
import pytest

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.cards.pack import PACK
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import HiddenRef, Message, NameRef, NumberRef, SeatRef
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Ruling, Severity
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.everything import attempts
from tests.kit.play import random_steps, variant_with
from tests.unit.texts.speech import CODES, assert_readable, words

SECRET = ("discard.", "talon.pass")
SILENT = {ev.TalonLaid, ev.CardsDealt, ev.SeatReady, ev.LeaveGiven, ev.TurnGiven}


def refusals(seeds=6):
    """Give the rulings on whatever could be tried in some random hands, each kind once."""
    variant, met = variant_with(), {}
    for seed in range(seeds):
        chance = Generator(str(seed))
        for step in random_steps(variant, f"refuse {seed}"):
            state = step.after
            if state.phase is Phase.PLAY and len(state.play.tricks) > 3:
                continue
            for seat in state.deal.order:
                for action in attempts(state, seat, chance):
                    ruling = decide(state, action, variant, Mode.GUARD).ruling
                    if ruling is not None and ruling.rule not in met:
                        met[ruling.rule] = (ruling, state.deal.hands[seat].cards)
    return met


REFUSALS = refusals()


def cards_named(text, code):
    """Return the cards whose names stand in *text*, longest names first."""
    found = NO_CARDS
    for card in sorted(PACK, key=lambda card: -len(words(code).card(card))):
        name = words(code).card(card)
        if name in text:
            found = found.add(card)
            text = text.replace(name, "")
    return found


def test_attempts_meet_most_rules():
    assert len(REFUSALS) >= 18
    assert {"discard.king", "play.follow-suit", "call.set", "talon.pass"} <= set(REFUSALS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", REFUSALS)
def test_ruling_can_be_read_by_everybody(rule, code):
    ruling, _ = REFUSALS[rule]
    for viewer in (None, ruling.seat, Seat((ruling.seat + 1) % 4), *Watcher):
        said = words(code).ruling(ruling, viewer)
        for part in (*said.shown, *said.more):
            assert_readable(part, code)
            assert part.endswith((".", "?"))


@pytest.mark.parametrize("code", CODES)
def test_what_was_taken_out_of_a_ruling_is_not_asked_for(code):
    ruling, _ = REFUSALS["discard.king"]
    seat, _ = ruling.explanation.parameters
    bare = Message(ruling.explanation.key, (seat, HiddenRef()))
    hidden = msgspec.structs.replace(ruling, explanation=bare)
    said = words(code).ruling(hidden).what
    assert "…" not in said
    assert said == words(code).ruling(ruling, Watcher.PUBLIC).what


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", REFUSALS)
def test_ruling_names_no_card_to_those_who_may_not_know_it(rule, code):
    ruling, hand = REFUSALS[rule]
    said = words(code).ruling(ruling, Watcher.PUBLIC)
    told = cards_named(" ".join((*said.shown, said.allowed, *said.notes)), code)
    spoken_or_shown = {"play.": 1, "call.": 1, "announce.": 1}
    allowed = sum(many for start, many in spoken_or_shown.items() if rule.startswith(start))
    own_cards = [card for card in told if card in hand]
    assert len(own_cards) <= allowed
    if rule.startswith(SECRET):
        assert not told


def test_offender_is_told_the_cards():
    ruling, hand = REFUSALS["discard.king"]
    told = cards_named(words("en").ruling(ruling, ruling.seat).allowed, "en")
    assert told == ruling.alternatives <= hand


def test_ruling_says_the_duty_and_cards_only_to_the_offender():
    ruling, _ = REFUSALS["play.follow-suit"]
    said = words("en").ruling(ruling, Watcher.PUBLIC)
    assert said.duty == "You must follow suit if you can."
    assert said.allowed == ""
    assert words("en").ruling(ruling, ruling.seat).allowed.startswith("Can be played: ")


def test_guard_says_who_chooses_again_and_the_referee_what_it_costs():
    ruling, _ = REFUSALS["discard.king"]
    guarded = words("en").ruling(ruling)
    ruled = words("en").ruling(ruling, mode=Mode.TOURNAMENT)
    cost = "The king is taken back, and the offender pays 5 chips to each player."
    assert (ruled.follows, ruled.elsewhere) == (cost, "")
    name = words("en").seat(ruling.seat)
    assert guarded.follows == f"The referee does not allow this: {name} chooses again."
    assert guarded.elsewhere == f"Otherwise, by the rule sheet: {cost}"
    assert guarded.shown == (guarded.what, guarded.duty, guarded.follows, guarded.elsewhere)


def test_remark_of_the_sheet_refuses_nothing():
    shuffled = next(
        step.action for step in random_steps(variant_with(), "x") if hasattr(step.action, "times")
    )
    ruling = note_on(shuffled)
    assert words("en").ruling(ruling).follows == "This is a reminder only; nobody pays."


def note_on(shuffle):
    some, _ = REFUSALS["discard.king"]
    return Ruling(
        rule="deal.shuffles",
        row="SPJST-P07",
        citation=some.citation,
        severity=Severity.NOTE,
        remedy=some.remedy,
        seat=Seat(0),
        action=shuffle,
        explanation=message("act.not-now", SeatRef(0)),
    )


def test_decided_reading_is_given_with_the_ruling():
    ruling, _ = REFUSALS["call.set"]
    assert ruling.citation.reading == "A23"
    assert words("en").ruling(ruling).reading == words("en").reading("A23")


@pytest.mark.parametrize("code", CODES)
def test_whole_hands_can_be_logged(code):
    said = words(code)
    for seed in range(4):
        for step in random_steps(variant_with(), f"log {seed}"):
            for event in step.decision.events:
                line = said.event(event, Watcher.PUBLIC)
                if type(event) in SILENT:
                    assert line is None
                elif line is not None:
                    assert_readable(line, code)
                    assert line[0] != " "


@pytest.mark.parametrize("code", CODES)
def test_whole_hands_can_be_asked(code):
    said = words(code)
    for seed in range(3):
        for step in random_steps(variant_with(), f"ask {seed}"):
            asked = prompt(step.after, variant_with())
            if asked is None:
                continue
            assert_readable(said.message(asked.question), code)
            for option in asked.options:
                for text in (option.label, option.gloss, option.barred):
                    if text is not None:
                        assert_readable(said.message(text), code)


@pytest.mark.parametrize("code", CODES)
def test_log_names_no_hidden_card(code):
    hidden = parse_cardset("HK T19 S10")
    events: list[ev.Event] = [
        ev.CardsDealt(Seat(0), hidden, 3),
        ev.TalonTaken(Seat(0), (0, 1, 2), tuple(hidden)),
        ev.TalonReturned(Seat(0), (0, 1, 2), tuple(hidden), shown=False),
        ev.CardsDiscarded(Seat(0), hidden, 3, NO_CARDS),
        ev.DiscardsTakenBack(Seat(0), hidden),
        ev.PacketTaken(Seat(0), 1, hidden),
        ev.DeckShuffled(7, PACK),
    ]
    for event in events:
        for viewer in (Seat(0), Seat(1), *Watcher):
            assert not cards_named(words(code).event(event, viewer) or "", code)


def test_shown_cards_are_named_in_the_log():
    shown = CardSet.of(parse_card("T7"))
    line = words("cs").event(ev.CardsDiscarded(Seat(3), shown, 2, shown), Watcher.PUBLIC)
    assert line == "Anna odkládá 2\u00a0karty, lícem nahoru: tarok VII."
    back = ev.TalonReturned(Seat(3), (0,), tuple(shown), shown=True)
    assert words("sl").event(back, Watcher.PUBLIC) == "Anna pokaže in vrne v talon: tarok VII."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.BidMade(Seat(3), "povinost"), "Anna bids Povinost."),
        (ev.CardCalled(Seat(3), parse_card("T19"), spoken=True), "Anna calls the XIX."),
        (ev.CardPlayed(Seat(3), parse_card("HK"), Seat(3)), "Anna plays the king of hearts."),
        (ev.ValuesDeclared(Seat(3), ("tarocky", "pane")), "Anna declares: Tarocky, Pane."),
        (ev.Challenged(Seat(3), "game", 3), "Anna says Supre."),
        (ev.Challenged(Seat(3), "pagat", 1), "Anna says Kontra to Pagat."),
        (ev.LoanTaken(Seat(3), Fraction(10)), "Anna borrows 10 chips from the bank."),
        (ev.DeckShuffled(0, ()), None),
    ],
)
def test_log_line(event, line):
    said = words("en").event(event, Watcher.PUBLIC)
    assert (said and said.replace("\N{NO-BREAK SPACE}", " ")) == line


def test_every_event_is_known_to_the_log():
    met = {
        type(event)
        for seed in range(30)
        for step in random_steps(variant_with(), str(seed))
        for event in step.decision.events
    }
    assert met <= set(get_args(ev.Event))
    assert len(met) > 20


def test_score_line_shows_its_calculation():
    last = [
        event
        for step in random_steps(variant_with(), "score")
        for event in step.decision.events
        if isinstance(event, ev.LinesScored)
    ][-1]
    for line in last.lines:
        said = words("sl").score_line(line)
        assert len(said.amounts) == 4
        assert said.article.gist
        steps = [step for step in line.working if "×" not in words("en").message(step)]
        assert len(steps) <= len(said.working) <= len(line.working)
        assert all(step.cause and "|" not in step.line for step in said.working)


def test_working_says_causes_and_what_they_come_to():
    line = ScoreLine(
        "game",
        message("line.game-won", SeatRef(3), NameRef("contract", "prever")),
        (Fraction(-6), Fraction(-6), Fraction(-6), Fraction(18)),
        "29",
        (
            message("working.points", *numbers(59, 106, 54)),
            message("working.difference", *numbers(59, 53, 6)),
            message("working.add", *numbers(6, 10, 16)),
            message("working.multiply", *numbers(16, 3, 48)),
        ),
    )
    said = words("cs").score_line(line)
    assert said.label == "Prever, výhra: Anna"
    assert [(step.cause, step.result) for step in said.working] == [
        ("59 z 106 bodů; potřeba je 54", "výhra"),
        ("Body nad polovinu, 59 − 53", "6"),
        ("10 za hru, 6 + 10", "16"),
        ("Násobek hry, 16 × 3", "48"),
    ]
    assert said.working[1].line == "Body nad polovinu, 59 − 53: 6"
    assert said.amounts == ("−6", "−6", "−6", "+18")
    assert said.summary == "59 z 106, potřeba 54: 6 nad polovinu, 10 za hru, hra ×3"


def test_working_of_a_lost_game_says_what_was_missing():
    label = message("line.game-lost", SeatRef(3), NameRef("contract", "povinost"))
    steps = (
        message("working.points", *numbers(44, 106, 54)),
        message("working.difference", *numbers(53, 44, 9)),
        message("working.multiply", *numbers(19, 1, 19)),
    )
    line = ScoreLine("game", label, (Fraction(0),) * 4, "29", steps)
    said = words("en").score_line(line)
    # Nobody is told that something was multiplied by one.
    assert [step.line for step in said.working] == [
        "44 of 106 points; 54 are needed: lost",
        "Points below the half, 53 − 44: 9",
    ]
    assert said.summary == "44 of 106, needed 54: 9 below the half"


def numbers(*values):
    return tuple(NumberRef(Fraction(value)) for value in values)
