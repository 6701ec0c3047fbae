"""The deals of a first hand are won by somebody who plays any card that is allowed."""

import random
from fractions import Fraction

import pytest

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.resources import data
from tarock_desktop.session.deals import HUMAN, Deal, lay_deal, load_deal
from tarock_desktop.session.first_hand import settle_game
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.amounts import total
from tarock_desktop.table.phases import BETWEEN_HANDS, Phase
from tarock_desktop.table.seats import Seat

PERSON = Seat(0)
GAMES = 20


def gain(deal: Deal, seed: int) -> Fraction:
    """Return what the person gains who plays any card that is allowed."""
    chance = random.Random(seed)
    names = ("Anna", "Josef", "Karel", "Marie")[: len(deal.hands)]
    seats = (human(names[0]), *(computer(name, "novice") for name in names[1:]))
    session = new_game(deal.ruleset, {}, Seating(seats), None, Seeds(str(seed)))
    lay_deal(session, deal)
    settle_game(session)
    while (prompt := session.prompt()) is not None and prompt.phase not in BETWEEN_HANDS:
        seen = session.observation(prompt.seat)
        if prompt.seat == PERSON and prompt.phase is Phase.PLAY and prompt.cards is not None:
            legal = list(prompt.cards.legal or ())
            session.submit(PlayCard(PERSON, chance.choice(legal)))
            continue
        request = Request(session.ticket, session.variant, seen, prompt, session.seed("test"))
        session.submit(LEVELS["novice"](request))
    lines = session.observation(PERSON).result.lines
    return total((line.amounts for line in lines), len(names))[PERSON]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_any_card_that_is_allowed_wins_nine_times_of_ten(ruleset):
    deal = load_deal(data("lessons") / "first-hand" / f"{ruleset}.toml")
    assert (deal.ruleset, deal.players[PERSON]) == (ruleset, HUMAN)
    won = sum(gain(deal, seed) > 0 for seed in range(GAMES))
    assert won >= 0.9 * GAMES


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_the_first_hand_begins_with_the_first_card(ruleset):
    deal = load_deal(data("lessons") / "first-hand" / f"{ruleset}.toml")
    games = []
    for secret in ("a", "b"):
        names = ("Anna", "Josef", "Karel", "Marie")[: len(deal.hands)]
        seats = (human(names[0]), *(computer(name, "novice") for name in names[1:]))
        session = new_game(deal.ruleset, {}, Seating(seats), None, Seeds(secret))
        lay_deal(session, deal)
        settle_game(session)
        seen = session.observation(PERSON)
        assert (seen.phase, seen.play.tricks, seen.play.trick) == (Phase.PLAY, (), ())
        assert session.done_by_table()
        assert not session.may_undo
        games.append(session.history(PERSON))
    assert games[0] == games[1]
