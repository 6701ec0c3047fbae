"""Questions a player may ask at any time."""

from tarock_desktop.session.called_card import CalledCardAnswer, ask_for_called_card
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.play import random_steps, variant_with


def test_spjst_70_whether_the_called_card_was_played_and_by_whom():
    played = asked = 0
    for seed in range(12):
        for step in random_steps(variant_with(), str(seed)):
            state = step.after
            answer = ask_for_called_card(observe(state, Watcher.PUBLIC))
            called = state.calls.card
            assert answer.card is called
            everywhere = [*(trick.cards for trick in state.play.tricks), state.play.trick]
            places = [
                (number, entry.seat)
                for number, cards in enumerate(everywhere, start=1)
                for entry in cards
                if called is not None and entry.card is called
            ]
            assert places == ([] if answer.seat is None else [(answer.trick, answer.seat)])
            asked += called is not None
            played += answer.seat is not None
    assert asked > played > 0


def test_everybody_gets_the_same_answer():
    for step in random_steps(variant_with(), "5"):
        answers = {
            ask_for_called_card(observe(step.after, viewer))
            for viewer in (Seat(0), Seat(1), Seat(2), Seat(3), Watcher.PUBLIC)
        }
        assert len(answers) == 1
        assert all(isinstance(answer, CalledCardAnswer) for answer in answers)
